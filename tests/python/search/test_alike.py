"""Tests of the lower bound for the number of solutions, which is compared with a plain solver."""

from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.search import alike, count
from tests.python.search.test_laws import scattered
from tests.support.plain import plain_count
from tests.support.samples import sample

MOST = 300


@pytest.mark.law
@settings(max_examples=sample(60, 300))
@given(st.one_of(scattered("4", 8), scattered("6", 20)))
def test_a_grid_with_a_solution_has_at_least_as_many(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    found = plain_count(digits, *grid.box, MOST)
    assert not found or min(alike.least(board_of(grid, digits)), MOST) <= found


@pytest.mark.parametrize(
    ("clues", "expected"),
    [
        ({}, factorial(6)),
        ({0: 1, 1: 2}, 24),  # four digits; one row of the first band is left, and two of each other band
        ({0: 1, 7: 2, 14: 3, 21: 4}, 2),  # two digits, two rows or two columns, which may be the same swap
        (dict(enumerate((1, 2, 3, 4, 5, 6))), 4),
    ],
)
def test_the_bound_counts_the_orders_of_digits_rows_or_columns(clues: dict[int, int], expected: int) -> None:
    assert alike.least(board_of(geometry("6"), [clues.get(cell, 0) for cell in range(36)])) == expected


def test_other_rules_and_removed_candidates_leave_no_swaps() -> None:
    six = geometry("6")
    assert alike.least(board_of(geometry("6+knight"), [0] * 36)) == 1
    assert alike.least(board_of(six, [0] * 36, excluded=1)) == 1
    assert alike.least(board_of(six, [0] * 36, [1, *[0] * 35])) == 1


def test_a_large_grid_with_few_clues_has_as_many_solutions_as_are_counted() -> None:
    grid = geometry("16")
    empty = [0] * grid.cells
    assert count(board_of(grid, empty), 1001) == 1001
    assert count(board_of(grid, [1, 1, *empty[2:]]), 1001) == 0
