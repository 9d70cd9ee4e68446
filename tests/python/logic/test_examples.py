"""The example of every technique, in the package's data file."""

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.search import count, solve
from tests.support.laws import broken


@pytest.mark.parametrize("technique", TECHNIQUES)
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


@pytest.mark.parametrize("technique", TECHNIQUES)
def test_it_is_rated_no_lower_than_its_record_says_and_only_where_that_has_a_rating(technique: str) -> None:
    found, lowest = example(technique), TECHNIQUES[technique].er
    assert found
    rated = found[1].er
    assert rated is lowest is None or (rated is not None and lowest is not None and rated >= lowest)


def test_what_is_no_technique_has_none() -> None:
    assert example("no technique") is None
