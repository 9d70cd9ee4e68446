"""An example of every technique: a position, and the step that the technique takes there.

They stand in `examples.txt`, which `tools/examples.py` writes: puzzles of our own generator, the clearest step found.
"""

import pkgutil
from functools import cache

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.step import Step
from sudoku_workshop.notation.hodoku import Case, read_hodoku


@cache
def example(technique: str) -> tuple[Board, Step] | None:
    """A position and what the technique does there; None for a technique without an example."""
    case = _cases().get(technique)
    if not case:
        return None
    wanted = (case.placements, case.eliminations)
    steps = (step for step in find(technique, case.board) if (step.placements, _gone(step)) == wanted)
    return next(((case.board, step) for step in steps), None)


def _gone(step: Step) -> int:
    """What a step removes besides what a placement removes anyway."""
    return step.eliminations & ~step.placements


@cache
def _cases() -> dict[str, Case]:
    text = (pkgutil.get_data("sudoku_workshop.logic", "examples.txt") or b"").decode()
    lines = (line.split(" ", 1) for line in text.splitlines())
    return {technique: case for technique, line in lines if (case := read_hodoku(line))}
