"""The editor's desk: what it asks of each puzzle of a book."""

from typing import TypedDict

from sudoku_workshop.logic.rating import Grade


class Examined(TypedDict):
    """How many solutions a puzzle has (2: more than one). Of one with a single solution: what of the wish it does not
    meet, the techniques that it takes beyond singles; grade and ER where they were asked for and are defined."""

    solutions: int
    unmet: list[str]
    techniques: list[str]
    grade: Grade | None
    er: float | None
    beyond: bool
