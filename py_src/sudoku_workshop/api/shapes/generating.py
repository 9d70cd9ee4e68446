"""Puzzles that the generator has made, and the wishes for them."""

from typing import Annotated, Any, Literal, TypedDict

from sudoku_workshop.generator import Wish
from sudoku_workshop.logic.rating import Grade

SomeWish = Annotated[dict[str, Any], Wish]  # any parts of a Wish; missing parts have their defaults


class Recipe(TypedDict):
    """The data that decide which puzzle is made."""

    wish: SomeWish
    seed: str
    index: int


class Made(TypedDict):
    """A puzzle that was made. If its wish is not `met`, it is the nearest puzzle that was found."""

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
    """The ID of a date's puzzle."""

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
    """A technique that a wish can name, with the grades of puzzles in which it is the hardest technique."""

    name: str
    grades: list[Grade]


class Techniques(TypedDict):
    """The techniques that the page offers."""

    techniques: list[Technique]
