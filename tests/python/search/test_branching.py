"""Tests of the choice by looking ahead, which is meant for large grids, on small ones.

The results are compared with those of the quick choice and of a simple solver.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.search import branching, solutions
from tests.python.search.test_fields import sparse
from tests.python.search.test_laws import damaged, scattered
from tests.support.plain import plain_count
from tests.support.samples import sample

pytestmark = pytest.mark.law

LIMIT = 40


@contextmanager
def quick_up_to(n: int) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(branching, "QUICK", n)
        yield


def found(board: Board) -> list[tuple[Digit, ...]]:
    return [solution.values for solution in islice(solutions(board), LIMIT)]


@settings(max_examples=sample(20, 150))
@given(st.one_of(scattered("4", 5), scattered("6", 12), damaged("6"), sparse("6"), sparse("8")))
def test_looking_ahead_finds_as_many_solutions_as_a_plain_solver(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    expected = plain_count(digits, *grid.box, LIMIT)
    assume(expected is not None)
    with quick_up_to(1):
        assert len(found(board_of(grid, digits))) == expected


@settings(max_examples=sample(10, 60))
@given(st.one_of(*map(sparse, ("6", "9", "10", "12"))))
def test_both_choices_lead_to_the_same_solutions(made: tuple[Geometry, list[int]]) -> None:
    board = board_of(*made)
    with quick_up_to(25):
        quick = found(board)
    with quick_up_to(1):
        looked = found(board)
    assert len(set(looked)) == len(looked) == len(quick)
    if len(quick) < LIMIT:
        assert {*quick} == {*looked}


@settings(max_examples=sample(6, 40))
@given(st.one_of(sparse("6"), sparse("9")), st.integers(0, LIMIT - 1))
def test_one_can_go_on_after_any_solution(made: tuple[Geometry, list[int]], index: int) -> None:
    board = board_of(*made)
    with quick_up_to(1):
        every = found(board)
        known = min(index, len(every) - 1)
        later = islice(solutions(board, after=every[known]), LIMIT - 1 - known)
        assert [solution.values for solution in later] == every[known + 1 :]
