"""One algorithm at work on one puzzle, stopped where it would go on too long."""

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

TRIES_REFUSED = 100_000  # tries after which it is clear that bad givens are not taken for a solution at once


class Bounds(NamedTuple):
    """Stop before one try, or after one solution, more than this; None: never."""

    tries: int | None = None
    solutions: int | None = None


class Attempt:
    """Iterate `solutions`; `replay` has the board and the counters at any time, `end` says why it ended.

    `end`: everything was searched ("end"); the algorithm stops at the "first" solution; or a bound was met.
    """

    def __init__(self, algorithm: Algorithm, start: Rows, steps: Steps) -> None:
        self.algorithm = algorithm
        self.run = Run(steps)
        self.replay = Replay([digit for row in start for digit in row])
        self.end: End | None = None

    def solutions(self, bounds: Bounds = Bounds()) -> Iterator[Rows]:  # noqa: B008  # a tuple of nothing
        """The solutions as they are found."""
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
        """Go on to the end, or to a bound."""
        for _ in self.solutions(bounds):
            pass
        return self.replay.counters


def solving(algorithm: Algorithm, board: Board, seed: str) -> Attempt:
    """An attempt at a puzzle (its givens; `refusal` is asked first). ValueError where it is not 9x9."""
    return Attempt(algorithm, rows_of(board), algorithm.steps(rows_of(board), Random(seed)))


def making(maker: Algorithm, holes: int, seed: str) -> Attempt:
    """Text 5 from the empty board on: made, dug, solved. ValueError for more holes than cells."""
    board = [[0] * 9 for _ in range(9)]
    return Attempt(maker, [[0] * 9 for _ in range(9)], make_and_solve(board, Random(seed), holes))


class Refusal(NamedTuple):
    """Bad givens, by text 2's code; `unchecked`: the text's program, not checking, would print them as solved."""

    fault: Fault
    unchecked: bool


def refusal(algorithm: Algorithm, board: Board) -> Refusal | None:
    """Why this puzzle is not begun; None where nothing is wrong with its givens."""
    fault = is_bad(rows_of(board))
    if not fault:
        return None
    if algorithm.text is None:
        return Refusal(fault, False)
    attempt = solving(algorithm, board, "")
    return Refusal(fault, any(True for _ in attempt.solutions(Bounds(TRIES_REFUSED))))
