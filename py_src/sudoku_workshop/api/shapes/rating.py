"""Ratings."""

from typing import NotRequired, TypedDict

from sudoku_workshop.api.shapes.boards import Snapshot
from sudoku_workshop.logic.rating import Grade


class Rating(TypedDict):
    """The difficulty of a puzzle.

    With `beyond` the ER is a lower bound. ER, EP and ED are null where they are not defined.
    """

    er: float | None
    ep: float | None
    ed: float | None
    grade: Grade
    technique: str | None
    beyond: bool


class Reached(Snapshot):
    """The state of an unfinished rating: a board, the number of rungs without a step there, and the ratings so far."""

    tried: int
    er: float
    ep: float | None
    ed: float | None
    technique: str | None


class Rated(Rating):
    """A rating, or, while there is a `next` state to continue from, a lower bound.

    `nested` says that the next rung is so slow that its nets are worth sharing between workers.
    """

    next: Reached | None
    nested: NotRequired[bool]


class NetTold(TypedDict):
    """The consequences of an assumption.

    A claim is a number: that of its candidate if it is true, or -1 minus that if it is false. `came` lists each claim
    before those that it follows from. `clash` lists the same for the contradiction, if there is one. `notes` say which
    claims rest on which chain.
    """

    came: list[list[int]]
    clash: list[int]
    notes: list[tuple[int, int]]


class Share(TypedDict):
    """Some of the nets of a position, and the chains that they rest on: number, name and complexity."""

    nets: list[NetTold]
    chains: list[tuple[int, str, int]]
