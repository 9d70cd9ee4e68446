"""The teaching algorithms at work."""

from typing import TypedDict

from sudoku_workshop.classroom.compare import End
from sudoku_workshop.classroom.givens import Fault


class Refused(TypedDict):
    """Why an algorithm does not start: its text's code, or that it does not check this."""

    code: Fault
    unchecked: bool


class Counters(TypedDict):
    """What a run has done; `depth`: blanks filled at most; `first`: tries to the first solution."""

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
    """How one algorithm did on one puzzle."""

    slug: str
    end: End
    seconds: float


class Thrown(TypedDict):
    """A puzzle as text 5 makes it, its ER if it has one solution, and the ER of one of ours with as many clues."""

    puzzle: str
    er: float | None
    ours: float | None


class MadeByText(TypedDict):
    """Some of them."""

    items: list[Thrown]
    next: int
