"""A dated series of puzzles for a newspaper."""

from typing import Literal, TypedDict

from sudoku_workshop.api.shapes.generating import Recipe
from sudoku_workshop.logic.rating import Grade


class Newspaper(TypedDict):
    """A series: its days, its puzzles, and how its files look.

    `start` is an ISO 8601 date. `week` has the difficulty of each weekday from Monday, or "-" for a day without a
    newspaper. `strip` is the number of puzzles side by side. With `apart`, each puzzle has a file of its own.
    """

    start: str
    days: int
    week: list[str]
    strip: int
    size: str
    symmetry: str
    clues: str
    solutions: Literal["yesterday", "same", "none"]
    placing: Literal["beside", "upside-down"]
    width: float
    formats: list[Literal["pdf", "eps", "svg"]]
    naming: Literal["date", "id"]
    apart: bool
    style: Literal["plain", "newspaper", "clear"]


class NewspaperDay(TypedDict):
    """A day with the recipes of its puzzles. If it is not `printed`, only its solutions are."""

    day: str
    printed: bool
    recipes: list[Recipe]


class NewspaperDays(TypedDict):
    """The days of a series, and the least and the greatest width of its files in millimetres."""

    days: list[NewspaperDay]
    least: float
    most: float


class MadeFor(TypedDict):
    """A puzzle that was made for a series. If `met` is false, it is only the closest match."""

    id: str
    puzzle: str
    solution: str
    grade: Grade | None
    met: bool


class NewspaperZip(TypedDict):
    """The files of a series as a ZIP, or None while only `done` of `total` days are drawn.

    `drawing` is the first strip as SVG, and `files` is the number of files in the ZIP.
    """

    zip: bytes | None
    done: int
    total: int
    drawing: str
    files: int
