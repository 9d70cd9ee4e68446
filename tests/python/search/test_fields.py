"""Tests of the search's fields: their candidates and conclusions, against folds and simple loops."""

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.grid.masks import masks
from sudoku_workshop.logic.path import path
from sudoku_workshop.search import count, solutions, solve
from sudoku_workshop.search.field_layout import Fields, layout_of
from sudoku_workshop.search.fields import digits_in, fields_of, is_solved, propagate, values_of
from tests.python.search.test_laws import damaged, scattered
from tests.support import folding
from tests.support.samples import sample

pytestmark = pytest.mark.law

NINE = geometry("9")
SOLVED = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"


def sparse(name: str) -> st.SearchStrategy[tuple[Geometry, list[int]]]:
    """Return grids without contradictions in which at most a third of the cells have digits."""
    grid = geometry(name)
    solved = solve(board_of(grid, [0] * grid.cells))
    assert solved is not None
    kept = st.sets(st.integers(0, grid.cells - 1), min_size=grid.cells // 5, max_size=grid.cells // 3)
    return kept.map(lambda cells: (grid, [digit if c in cells else 0 for c, digit in enumerate(solved.values)]))


def grid_of(fields: Fields, grid: Geometry) -> int:
    """Return the candidates of fields as a grid."""
    return sum(
        1 << (digit - 1) * grid.cells + cell
        for cell in range(grid.cells)
        for digit in digits_in(fields, cell, layout_of(grid))
    )


@pytest.mark.parametrize("name", SIZES)
def test_every_candidate_stands_in_four_groups_of_n(name: str) -> None:
    grid, layout = geometry(name), layout_of(geometry(name))
    assert len(layout.groups) == 4 * grid.cells
    assert {len(set(group)) for group in layout.groups} == {grid.n}
    assert layout.all_bits(layout.bit(0, 1)).bit_count() == 4


@settings(max_examples=sample(30, 200), deadline=None)
@given(st.one_of(scattered("6", 8), scattered("9", 20), damaged("6"), damaged("9"), damaged("10")))
def test_the_fields_of_a_board_hold_its_candidates(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    board = board_of(grid, digits)
    if fields := fields_of(board):
        assert grid_of(fields, grid) == board.grid
    else:
        assert count(board) == 0
        assert folding.propagate(board.grid, masks(grid)) == 0


@settings(max_examples=sample(40, 300), deadline=None)
@given(st.one_of(scattered("6", 8), scattered("9", 20), damaged("6"), damaged("9"), *map(sparse, ("6", "9", "10"))))
def test_fields_find_whatever_folds_find(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    board = board_of(grid, digits)
    folded = folding.propagate(board.grid, masks(grid))
    left = grid_of(propagate(fields_of(board), layout_of(grid)), grid)
    assert left & ~folded == 0


@settings(max_examples=sample(20, 150), deadline=None)
@given(st.one_of(*map(sparse, ("6", "8", "9", "9", "10", "12"))))
def test_no_locked_candidate_is_left(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    left = grid_of(propagate(fields_of(board_of(grid, digits)), layout_of(grid)), grid)
    assert list(locked(left, grid)) == []


def locked(left: int, grid: Geometry) -> Iterator[tuple[int, int]]:
    """Yield each (digit, cell) that locked candidates remove.

    All possible cells for the digit in one house are also in another house, which has the removed candidate.
    """
    for digit in range(grid.n):
        plane = left >> digit * grid.cells & (1 << grid.cells) - 1
        for house in grid.houses:
            places = {cell for cell in house.cells if plane >> cell & 1}
            for other in grid.houses:
                if other != house and len(places) > 1 and places <= set(other.cells):
                    yield from ((digit, cell) for cell in other.cells if plane >> cell & 1 and cell not in places)


def test_solved_means_every_group_placed() -> None:
    digits = digits_of(NINE, SOLVED)
    fields = fields_of(board_of(NINE, digits))
    assert is_solved(fields, layout_of(NINE))
    assert values_of(fields, layout_of(NINE)) == digits
    assert fields_of(board_of(NINE, (digits[1], digits[0], *digits[2:]))) == 0, "two 7s in a row"


def test_a_removed_candidate_stays_out() -> None:
    digits = (0, *digits_of(NINE, SOLVED)[1:])
    assert count(board_of(NINE, digits)) == 1
    assert count(board_of(NINE, digits, removed=1 << 3 * 81)) == 0
    assert count(board_of(NINE, digits, removed=1 << 8 * 81 + 40)) == 1, "that was no candidate"


def test_the_fields_of_a_board_that_steps_made_hold_its_candidates() -> None:
    puzzle = "3...8.......7....51..............36...2..4....7...........6.13..452...........8.."
    boards = path(board_of(NINE, digits_of(NINE, puzzle))).boards
    assert any(board.grid != board_of(NINE, board.givens, board.values).grid for board in boards), "steps remove some"
    for board in boards:
        assert grid_of(fields_of(board), NINE) == board.grid


@pytest.mark.parametrize("name", ["10", "12", "16"])
def test_the_order_is_fixed_where_the_search_looks_ahead(name: str) -> None:
    empty = board_of(geometry(name), [0] * geometry(name).cells)
    found = [board.values for board in islice(solutions(empty), 8)]
    assert len(set(found)) == 8
    for known in (0, 3):
        later = solutions(empty, after=found[known])
        assert [board.values for board in islice(later, 7 - known)] == found[known + 1 :]
