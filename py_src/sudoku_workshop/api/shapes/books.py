"""Facts about the puzzles of a book."""

from typing import TypedDict

from sudoku_workshop.logic.rating import Grade


class Examined(TypedDict):
    """The facts about a puzzle of a book.

    `solutions` is the number of solutions, with 2 for more than one. The rest is only for a puzzle with one solution.
    `unmet` are the parts of the wish that it does not meet, `techniques` those it takes beyond singles. Grade and ER
    are null unless requested and defined; with `beyond` the ER is a lower bound.
    """

    solutions: int
    unmet: list[str]
    techniques: list[str]
    grade: Grade | None
    er: float | None
    beyond: bool
