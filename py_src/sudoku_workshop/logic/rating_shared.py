"""The rating of one hard puzzle by several workers of an executor, such as a process pool.

Nearly all the time of a long rating is spent in nets, so the workers divide the nets of a position among them. The
rating stays the same. See decision 403.
"""

from typing import TYPE_CHECKING

from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.rating import Rating, Reached, continue_rating, nested_level, rating_of, start_rating
from sudoku_workshop.logic.techniques.shares import join, share_of

if TYPE_CHECKING:  # because the page does not use this module and need not load it
    from concurrent.futures import Executor, Future


def rate_shared(board: Board, unique: bool, executor: "Executor", workers: int) -> Rating | None:
    """Return the rating of a puzzle as `rate` does, with this number of workers of an executor.

    The workers start with the first techniques that need many nets. Until they are ready, this process works alone.
    """
    reached, starting = start_rating(board, unique), list["Future[None]"]()
    while reached and not reached.is_finished:
        if reached.nested is not None:
            starting = starting or [executor.submit(_start) for _ in range(workers)]
            if all(future.done() for future in starting):
                _share(reached, reached.nested, executor, workers)
        reached = continue_rating(reached, lambda rung: nested_level(rung) is not None)
    return rating_of(reached) if reached else None


def _start() -> None:
    """Do nothing in a new worker. It has then loaded this module."""


def _share(reached: Reached, level: int, executor: "Executor", workers: int) -> None:
    """Let each worker work out its share of the nets that the next techniques need, and add them to the position."""
    board = reached.position.board
    shares = [executor.submit(share_of, board, level, part, workers) for part in range(workers)]
    join(reached.position, level, [each.result() for each in shares])
