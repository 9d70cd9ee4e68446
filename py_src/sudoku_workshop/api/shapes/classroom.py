"""Runs of the teaching algorithms."""

from typing import TypedDict

from sudoku_workshop.classroom.compare import End
from sudoku_workshop.classroom.givens import Fault


class Refused(TypedDict):
    """The reason for not starting an algorithm: contradictory clues, with tutorial 2's code.

    `unchecked` says that the tutorial's own program, which does not check clues, would print them as solved.
    """

    code: Fault
    unchecked: bool


class Counters(TypedDict):
    """The numbers of a run's events.

    `depth`: most blank cells filled at once; `first`: tries up to the first solution.
    """

    tries: int
    conflicts: int
    places: int
    backtracks: int
    solutions: int
    depth: int
    first: int | None


class Events(TypedDict):
    """Some events of a run, each as numbers: kind, cell, digit, other cell, depth, line of the source."""

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
    """A puzzle made by tutorial 5, its ER if it has one solution, and the ER of one of ours with as many clues."""

    puzzle: str
    er: float | None
    ours: float | None


class MadeByText(TypedDict):
    """Some puzzles made by tutorial 5."""

    items: list[Thrown]
    next: int
