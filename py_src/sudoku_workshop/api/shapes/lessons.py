"""Positions to learn a technique on, and what a person finds there."""

from typing import TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Candidate
from sudoku_workshop.api.shapes.explaining import Step
from sudoku_workshop.logic.practice import Worth


class Exercise(TypedDict):
    """A position, its candidates noted, and a step of a technique there; `next`: a hint would be one of it."""

    state: BoardState
    step: Step
    next: bool


class Judged(TypedDict):
    """What marks are worth: `right`, a step of the technique; `also`, one of another; `early`, true, but nothing known
    shows it yet; `wrong`, not the solution's. `marks` are those that are early or wrong; `step` shows the others.
    """

    worth: Worth
    marks: list[Candidate]
    step: Step | None
