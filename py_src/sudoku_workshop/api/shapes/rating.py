"""How hard a puzzle is."""

from typing import TypedDict

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
    """A rating; while there is something to go on from, it is what is known so far: a bound."""

    next: Reached | None
