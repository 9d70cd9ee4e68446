"""How hard a puzzle is."""

from typing import NotRequired, TypedDict

from sudoku_workshop.api.shapes.boards import Snapshot
from sudoku_workshop.logic.rating import Grade


class Rating(TypedDict):
    """How hard a puzzle is; `beyond`: ER is that at least. ER, EP and ED are null where they are not defined."""

    er: float | None
    ep: float | None
    ed: float | None
    grade: Grade
    technique: str | None
    beyond: bool


class Reached(Snapshot):
    """How far rating has come: a board, how many rungs of the ladder have nothing there, and what its steps were."""

    tried: int
    er: float
    ep: float | None
    ed: float | None
    technique: str | None


class Rated(Rating):
    """A rating; while there is something to go on from, it is what is known so far: a bound. `nested`: what comes next
    is so long that its nets are worth sharing out."""

    next: Reached | None
    nested: NotRequired[bool]


class NetTold(TypedDict):
    """All that follows from a supposition. A claim is a number: its candidate's, or -1 less that if it is false.

    `came`: each claim before those that it follows from; `clash`: the same of the contradiction, if there is one;
    `notes`: which claims rest on which chain.
    """

    came: list[list[int]]
    clash: list[int]
    notes: list[tuple[int, int]]


class Share(TypedDict):
    """Some of the nets of a position, and the chains that they rest on: number, name and complexity."""

    nets: list[NetTold]
    chains: list[tuple[int, str, int]]
