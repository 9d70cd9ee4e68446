"""An example for each technique: a position, and the step that the technique finds there.

The examples are in `examples.txt`. `tools/examples.py` writes that file, using puzzles from this project's generator.
For each technique it takes the clearest step that it finds.
"""

import pkgutil
from functools import cache

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.step import Step
from sudoku_workshop.notation.files.hodoku import Case, read_hodoku


@cache
def example(technique: str) -> tuple[Board, Step] | None:
    """Return an example of the technique: a position and the step to find there, or None if there is no example."""
    case = _cases().get(technique)
    if not case:
        return None
    wanted = (case.placements, case.eliminations)
    steps = (step for step in find(technique, case.board) if (step.placements, _removed(step)) == wanted)
    return next(((case.board, step) for step in steps), None)


def _removed(step: Step) -> int:
    """Return a mask of the candidates that a step removes. Candidates that it places are not included."""
    return step.eliminations & ~step.placements


@cache
def _cases() -> dict[str, Case]:
    text = (pkgutil.get_data("sudoku_workshop.logic", "examples.txt") or b"").decode()
    lines = (line.split(" ", 1) for line in text.splitlines())
    return {technique: case for technique, line in lines if (case := read_hodoku(line))}
