"""Positions for learning a technique, and the check of a person's marks on them."""

from typing import TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Candidate
from sudoku_workshop.api.shapes.explaining import Step
from sudoku_workshop.logic.practice import Worth


class Exercise(TypedDict):
    """A position with its candidates as notes, and a step of a technique; `next`: a hint there would be such a step."""

    state: BoardState
    step: Step
    next: bool


class Judged(TypedDict):
    """The result of checking marks.

    `right`: a step of the technique. `also`: a step of another technique. `early`: correct, but not proved by anything
    known yet. `wrong`: not in the solution. `marks` are those that are early or wrong; `step` shows the others.
    """

    worth: Worth
    marks: list[Candidate]
    step: Step | None
