"""Puzzles that are made, and what they should be like."""

from typing import Annotated, Any, Literal, TypedDict

from sudoku_workshop.generator import Wish
from sudoku_workshop.logic.rating import Grade

SomeWish = Annotated[dict[str, Any], Wish]  # any of its parts; what is left out is free


class Recipe(TypedDict):
    """What decides a puzzle."""

    wish: SomeWish
    seed: str
    index: int


class Made(TypedDict):
    """A puzzle that was made; where its wish was not met, the nearest to it that was found."""

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
    """The id of a date's puzzle."""

    id: str


class Sought(TypedDict):
    """So many tries have not found one yet."""

    met: Literal[False]
    tries: int
    effort: int


class Disguised(TypedDict):
    """A puzzle in disguise."""

    puzzle: str
    solution: str
    grade: Grade | None
    er: float | None
    beyond: bool


class Technique(TypedDict):
    """A technique that can be wished for, with the grades of the puzzles whose hardest step it is."""

    name: str
    grades: list[Grade]


class Techniques(TypedDict):
    """Those that the page offers."""

    techniques: list[Technique]
