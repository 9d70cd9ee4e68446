"""The rating of one puzzle by several workers is the rating of one."""

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.logic.rating_shared import rate_shared
from sudoku_workshop.logic.techniques.shares import share_of

PUZZLE = "...3..........1..2.13.4..5.....5...6..64.3....5.7...3.1.5.7..6..64.3..1.8.....9.."  # ER 9.7
WORKERS = 3
NINE = geometry("9")


class Crew(Executor):
    """An executor that does everything at once, in this process, and counts the shares that it was asked for."""

    def __init__(self, is_ready: bool) -> None:
        self.is_ready, self.shares = is_ready, 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        self.shares += fn is share_of
        if self.is_ready:
            future.set_result(fn(*args, **kwargs))
        return future


@pytest.mark.parametrize("is_ready", [True, False])
def test_workers_that_are_ready_divide_the_nets(is_ready: bool) -> None:
    board, crew = board_of(NINE, digits_of(NINE, PUZZLE)), Crew(is_ready)
    assert rate_shared(board, True, crew, WORKERS) == rate(board)
    assert (crew.shares > 0, crew.shares % WORKERS) == (is_ready, 0)


def test_a_puzzle_with_several_solutions_has_no_rating() -> None:
    crew = Crew(True)
    assert rate_shared(board_of(NINE, (0,) * 81), True, crew, WORKERS) is None
    assert crew.shares == 0
