"""The steps of each technique on its example, in the usual notation, and all details of the first one.

`python -m tests.python.logic.test_steps_golden` rewrites the file. Read its diff before you commit it.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.names import candidates_text, cells_text, digits_text, houses_text
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.step import Branch, Link, NestedChain, Step
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from tests.python.logic.test_techniques import FOUND, board_of
from tests.support.golden import Golden, grouped

GOLDEN = Golden(Path(__file__).with_name("steps.txt"))
MOST = 12  # steps shown for each technique
SLOW = {f"nested-forcing-chain-{level}" for level in (1, 2, 3, 4)}  # chains within dynamic ones


def boards() -> Iterator[tuple[str, Board]]:
    """Yield the examples, and the positions that have few steps of a technique."""
    for technique in (each for each in TECHNIQUES if each not in SLOW):
        board, _ = example(technique) or (None, None)
        assert board
        yield technique, board
    yield from ((technique, board_of(written, removed)) for technique, _, written, removed, _ in FOUND)


@cache
def found() -> dict[str, str]:
    return grouped(told())


def told() -> Iterator[tuple[str, str]]:
    """Yield lines, each with its case: a technique, and the number of its position if there are several."""
    number = Counter[str]()
    for technique, board in boards():
        number[technique] += 1
        case = technique if number[technique] == 1 else f"{technique} {number[technique]}"
        yield from ((case, line) for line in lines_of(technique, board))


def lines_of(technique: str, board: Board) -> Iterator[str]:
    first, *rest = islice(find(technique, board), MOST)
    yield f"{first.er} {step_text(first, technique, board.geometry)}"
    yield from (f"  {line}" for line in parts(first, board.geometry))
    yield from (f"{step.er} {step_text(step, step.technique, board.geometry)}" for step in rest)


def parts(step: Step, grid: Geometry) -> Iterator[str]:
    for mark in step.marks:
        drawn = (written(mark.candidates, grid), cells_text(mark.cells, grid), houses_text(mark.houses))
        yield f"{mark.role}: {' '.join(filter(None, drawn))}"
    words = as_json(step, grid)["words"]
    assert isinstance(words, dict)
    yield f"words: {', '.join(f'{name} {json.dumps(word)}' for name, word in words.items() if word)}"
    for taken, cells, digits in step.conclusions(grid):
        yield f"so: {cells_text(cells, grid)}{'=' if taken else '<>'}{digits_text(digits)}"
    if step.left:
        yield f"left: {written(step.left, grid)}"
    yield from linked("links", step.links, grid)
    yield from linked("reasons", step.reasons, grid)
    yield from weighed(step.branches, grid)
    yield from chained(step.nested, grid)


def written(candidates: int, grid: Geometry) -> str:
    return candidates_text(candidates, grid, "=")


def linked(name: str, links: Iterable[Link], grid: Geometry) -> Iterator[str]:
    """Yield a line of links: strong ones as `r1c2=3 || r1c5=3`, weak ones with a dash."""
    ends = (
        (written(1 << start, grid), "||" if strong else "-", written(1 << end, grid)) for start, end, strong in links
    )
    if texts := ", ".join(map(" ".join, ends)):
        yield f"{name}: {texts}"


def weighed(branches: Iterable[Branch], grid: Geometry) -> Iterator[str]:
    for title, links, nested in branches:
        yield from linked(title, links, grid)
        yield from (f"  {line}" for line in chained(nested, grid))


def chained(chains: Iterable[NestedChain], grid: Geometry) -> Iterator[str]:
    for chain in chains:
        yield f"{chain.kind}: {written(chain.gone, grid)} without {written(chain.without, grid)}"
        yield from (f"  {line}" for line in weighed(chain.branches, grid))


@pytest.mark.parametrize("technique", GOLDEN.cases)
def test_the_steps_of_a_technique_are_those_in_the_file(technique: str) -> None:
    GOLDEN.check(technique, found()[technique])


def test_the_file_has_every_position() -> None:
    assert list(GOLDEN.cases) == list(found())


if __name__ == "__main__":
    GOLDEN.write(found())
