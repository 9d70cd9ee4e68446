"""Positions for learning a technique, and the check of what a person marks there."""

from typing import TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Candidate
from sudoku_workshop.api.shapes.explaining import Step
from sudoku_workshop.logic.practice import Worth


class Exercise(TypedDict):
    """A position with its candidates as notes, and a step of a technique.

    `next` says whether a hint in this position would be a step of the same technique.
    """

    state: BoardState
    step: Step
    next: bool


class Judged(TypedDict):
    """The result of checking marks.

    `right`: the marks belong to a step of the technique. `also`: they belong to a step of another technique. `early`:
    they agree with the solution, but no known technique shows them yet. `wrong`: they contradict the solution. `marks`
    are the marks that are early or wrong. `step` is the step that proves the right marks.
    """

    worth: Worth
    marks: list[Candidate]
    step: Step | None
