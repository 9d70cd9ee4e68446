"""One run of an algorithm on one puzzle, with limits for runs that would take too long."""

from collections.abc import Iterator
from random import Random
from typing import Literal, NamedTuple

from sudoku_workshop.classroom import Algorithm
from sudoku_workshop.classroom.events import Run, Steps
from sudoku_workshop.classroom.fill_shuffle_dig import make_and_solve
from sudoku_workshop.classroom.givens import Fault, Rows, is_bad, rows_of
from sudoku_workshop.classroom.replay import Counters, Replay
from sudoku_workshop.grid.board import Board

End = Literal["end", "first", "tries", "solutions"]

TRIES_REFUSED = 100_000  # the most tries with contradictory clues, to see if a program reports them as solved


class Bounds(NamedTuple):
    """The limits of a run: the numbers of tries and of solutions after which it stops. None means no limit."""

    tries: int | None = None
    solutions: int | None = None


class Attempt:
    """A run of an algorithm on a puzzle. It continues only while the caller iterates over `solutions`.

    `replay` has the current board and counters. `end` is the reason why the run ended: everything was searched ("end"),
    the algorithm stops at the first solution ("first"), or a limit was reached ("tries" or "solutions").
    """

    def __init__(self, algorithm: Algorithm, start: Rows, steps: Steps) -> None:
        self.algorithm = algorithm
        self.run = Run(steps)
        self.replay = Replay([digit for row in start for digit in row])
        self.end: End | None = None

    def solutions(self, bounds: Bounds = Bounds()) -> Iterator[Rows]:  # noqa: B008  # an immutable default
        """Continue the run, and yield each solution when it is found. Stop at one of the limits in `bounds`."""
        replay, counters = self.replay, self.replay.counters
        for event in self.run:
            if event[0] == "try" and counters.tries == bounds.tries:
                self.end = "tries"
                return
            replay.take(event)
            if event[0] == "solution":
                yield replay.rows
                if counters.solutions == bounds.solutions and self.algorithm.all_solutions:
                    self.end = "solutions"
                    return
        self.end = "end" if self.algorithm.all_solutions or not counters.solutions else "first"

    def finish(self, bounds: Bounds) -> Counters:
        """Continue the run to its end or to one of the limits, and return the counters."""
        for _ in self.solutions(bounds):
            pass
        return self.replay.counters


def solving(algorithm: Algorithm, board: Board, seed: str) -> Attempt:
    """Return a run that solves a puzzle. First check the puzzle with `refusal`. Raises ValueError if it is not 9x9."""
    return Attempt(algorithm, rows_of(board), algorithm.steps(rows_of(board), Random(seed)))


def making(maker: Algorithm, holes: int, seed: str) -> Attempt:
    """Return a run of the algorithm of tutorial 5, which makes a puzzle with this number of holes and solves it.

    Raises ValueError if there are more holes than cells.
    """
    board = [[0] * 9 for _ in range(9)]
    return Attempt(maker, [[0] * 9 for _ in range(9)], make_and_solve(board, Random(seed), holes))


class Refusal(NamedTuple):
    """A reason for not starting an algorithm: the clues contradict each other.

    `fault` says whether a digit is twice in a row, in a column or in a box, by the numbers that tutorial 2 uses.
    `unchecked` says that the tutorial's own program would print these clues as solved, because it does not check them.
    """

    fault: Fault
    unchecked: bool


def refusal(algorithm: Algorithm, board: Board) -> Refusal | None:
    """Return why an algorithm cannot start on this puzzle, or None if the clues do not contradict each other."""
    fault = is_bad(rows_of(board))
    if not fault:
        return None
    if algorithm.text is None:
        return Refusal(fault, False)
    attempt = solving(algorithm, board, "")
    return Refusal(fault, any(True for _ in attempt.solutions(Bounds(TRIES_REFUSED))))
