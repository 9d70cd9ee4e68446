"""Runs of the teaching algorithms."""

from typing import TypedDict

from sudoku_workshop.classroom.compare import End
from sudoku_workshop.classroom.givens import Fault


class Refused(TypedDict):
    """The reason for not starting an algorithm: the clues contradict each other.

    `code` is the number that tutorial 2 uses for the kind of conflict: a digit twice in a row, a column or a box.
    `unchecked` says that the tutorial's own program would print these clues as solved, because it does not check them.
    """

    code: Fault
    unchecked: bool


class Counters(TypedDict):
    """The numbers of events in a run, by kind.

    `depth` is the largest number of blank cells that were filled at the same time. `first` is the number of tries up to
    the first solution.
    """

    tries: int
    conflicts: int
    places: int
    backtracks: int
    solutions: int
    depth: int
    first: int | None


class Events(TypedDict):
    """Some events of a run. Each is a list of numbers: kind, cell, digit, other cell, depth, line of the program."""

    items: list[list[int]]
    next: int | None
    counters: Counters
    refused: Refused | None


class Compared(Counters):
    """The result of one algorithm on one puzzle."""

    slug: str
    end: End
    seconds: float


class Thrown(TypedDict):
    """A puzzle made by the algorithm of tutorial 5, and the puzzle's ER if it has exactly one solution.

    `ours` is the ER of another puzzle with the same number of clues, which our generator has made. It is null if no
    such puzzle was made.
    """

    puzzle: str
    er: float | None
    ours: float | None


class MadeByText(TypedDict):
    """Some puzzles made by the algorithm of tutorial 5, which does not check that there is only one solution."""

    items: list[Thrown]
    next: int
