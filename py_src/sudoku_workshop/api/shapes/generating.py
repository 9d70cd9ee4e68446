"""Puzzles that the generator has made, and the wishes for them."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from sudoku_workshop.generator import Wish
from sudoku_workshop.logic.rating import Grade

SomeWish = Annotated[dict[str, Any], Wish]  # any parts of a Wish; missing parts have their defaults


class Recipe(TypedDict):
    """Everything that decides which puzzle is made: its wanted properties (`wish`), a seed, and an index.

    `old` is true for very hard puzzles whose ID is of an older version.
    """

    wish: SomeWish
    seed: str
    index: int
    old: NotRequired[bool]


class Made(TypedDict):
    """A puzzle that was made.

    If `met` is false, it is only the closest match: it lacks some of the wanted properties.
    """

    geometry: str
    puzzle: str
    solution: str
    id: str
    minimal: bool
    met: bool
    tries: int
    grade: Grade | None
    er: float | None
    beyond: bool


class DayId(TypedDict):
    """The ID of the daily puzzle for a date."""

    id: str


class Sought(TypedDict):
    """A search that has not found a puzzle after this number of tries."""

    met: Literal[False]
    tries: int
    effort: int


class Disguised(TypedDict):
    """A variant of a puzzle, with its own rating."""

    puzzle: str
    solution: str
    grade: Grade | None
    er: float | None
    beyond: bool


class Technique(TypedDict):
    """A technique that a request for a new puzzle can name.

    `grades` are the grades of the puzzles in which it is the hardest technique.
    """

    name: str
    grades: list[Grade]


class Techniques(TypedDict):
    """The techniques for which the page can make puzzles."""

    techniques: list[Technique]
