"""The example of every technique, in the package's data file."""

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques import HINT_ORDER, LADDER
from sudoku_workshop.search import count, solve
from tests.support.laws import broken

SLUGS = sorted({*(technique.slug for technique in HINT_ORDER), *(slug for rung in LADDER for slug in rung.slugs)})


@pytest.mark.parametrize("technique", SLUGS)
def test_the_technique_is_found_on_its_example(technique: str) -> None:
    found = example(technique)
    assert found
    board, step = found
    puzzle = board_of(board.geometry, board.givens)
    solved = solve(puzzle)
    assert step.technique == technique
    assert count(puzzle, 2) == 1
    assert solved
    assert broken(Position(board), step, solved.grid) is None
    assert board.grid & solved.grid == solved.grid


def test_what_is_no_technique_has_none() -> None:
    assert example("no technique") is None
