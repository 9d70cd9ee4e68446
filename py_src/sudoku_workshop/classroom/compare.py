"""A comparison of several algorithms on the same puzzles."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from sudoku_workshop.classroom import Algorithm
from sudoku_workshop.classroom.attempt import Bounds, refusal, solving
from sudoku_workshop.classroom.attempt import End as Ended
from sudoku_workshop.classroom.replay import Counters
from sudoku_workshop.grid.board import Board

End = Ended | Literal["refused"]


class Row(NamedTuple):
    """The result of one algorithm on one puzzle: how it ended, its counters, and the seconds by the caller's clock."""

    slug: str
    puzzle: int
    end: End
    counters: Counters
    seconds: float


def compare(
    algorithms: Iterable[Algorithm], boards: Iterable[Board], bounds: Bounds, clock: Callable[[], float], seed: str = ""
) -> Iterator[Row]:
    """Yield a row for each puzzle and algorithm.

    The time includes the time for reporting events, which is the same for an event of any algorithm.
    """
    algorithms = tuple(algorithms)
    for number, board in enumerate(boards):
        for algorithm in algorithms:
            yield _row(algorithm, number, board, bounds, clock, seed)


def _row(algorithm: Algorithm, number: int, board: Board, bounds: Bounds, clock: Callable[[], float], seed: str) -> Row:
    if refusal(algorithm, board):
        return Row(algorithm.slug, number, "refused", Counters(), 0.0)
    start = clock()
    attempt = solving(algorithm, board, seed)
    counters = attempt.finish(bounds)
    assert attempt.end
    return Row(algorithm.slug, number, attempt.end, counters, clock() - start)
