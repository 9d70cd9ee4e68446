"""Ratings of puzzles, and the data to continue and share their computation."""

from typing import NotRequired, TypedDict

from sudoku_workshop.api.shapes.boards import Snapshot
from sudoku_workshop.logic.rating import Grade


class Rating(TypedDict):
    """The difficulty of a puzzle.

    With `beyond`, the ER is a lower bound. ER, EP and ED are null for puzzles for which they are not defined.
    """

    er: float | None
    ep: float | None
    ed: float | None
    grade: Grade
    technique: str | None
    beyond: bool


class Reached(Snapshot):
    """The state of an unfinished rating.

    It consists of a board, the number of rungs (groups of techniques) that have no step there, and the ratings so far.
    """

    tried: int
    er: float
    ep: float | None
    ed: float | None
    technique: str | None


class Rated(Rating):
    """A rating. If there is a `next` state to continue from, the rating is a lower bound.

    `nested` says whether the next techniques need nested chains. Finding these is slow, so several workers should share
    it.
    """

    next: Reached | None
    nested: NotRequired[bool]


class NetTold(TypedDict):
    """A net: the consequences of an assumption, as one worker sends them to another. Chains are found in nets.

    A claim is a number: c says that candidate c is true, and -1 - c says that it is false. `came` has a list for each
    claim of the net: this claim, and then the claims from which it follows. `clash` is such a list for the
    contradiction, if there is one. `notes` has a pair for each claim that depends on a nested chain: the claim and the
    chain's number.
    """

    came: list[list[int]]
    clash: list[int]
    notes: list[tuple[int, int]]


class Share(TypedDict):
    """Some of the nets of a position (see `NetTold`), and the nested chains on which these nets depend.

    Each chain has a number, a name and a complexity.
    """

    nets: list[NetTold]
    chains: list[tuple[int, str, int]]
