"""Facts about the puzzles of a book."""

from typing import TypedDict

from sudoku_workshop.logic.rating import Grade


class Examined(TypedDict):
    """The facts about a puzzle of a book.

    `solutions` is the number of solutions, or 2 if there are more than one. The other fields are only for a puzzle with
    one solution. `unmet` names the wanted properties that the puzzle does not have. `techniques` are the techniques
    that its solution path uses besides singles. Grade and ER are null if they were not requested or are not defined.
    With `beyond`, the ER is a lower bound.
    """

    solutions: int
    unmet: list[str]
    techniques: list[str]
    grade: Grade | None
    er: float | None
    beyond: bool
