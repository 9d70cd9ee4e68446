"""Steps, one by one and as a path."""

from typing import TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Candidate, Digits, HouseName, Link, Mark, Snapshot
from sudoku_workshop.logic.hint import Code as HintCode

Word = str | list[str] | HouseName | list[HouseName]  # of a sentence: text, digits, a house, houses


class Branch(TypedDict):
    """One of the suppositions that a step weighs, and what follows from it."""

    title: str
    links: list[Link]


class Conclusion(TypedDict):
    """All of these cells are the digit, or (`taken` is false) none of them is any of the digits."""

    taken: bool
    cells: list[str]
    digits: list[str]


class Step(TypedDict):
    """One deduction; `words` fill its sentence, `reasons` are digits that rule out candidates; what it comes to.

    `er` is null where Sudoku Explainer has no such step.
    """

    technique: str
    er: float | None
    placements: list[Candidate]
    eliminations: list[Candidate]
    marks: list[Mark]
    links: list[Link]
    reasons: list[Link]
    branches: list[Branch]
    words: dict[str, Word]
    conclusions: list[Conclusion]


class Hint(TypedDict):
    """What to do next; `right` is the solution where something is wrong."""

    code: HintCode
    wrong: list[int]
    right: str
    step: Step | None
    cells: Digits


class Steps(TypedDict):
    """Some of the steps that are possible."""

    items: list[Step]
    next: int | None
    cells: Digits


class Path(TypedDict):
    """The steps to the solution, and the boards before each of them and after the last."""

    steps: list[Step]
    boards: list[Snapshot]
    solved: bool


class Example(TypedDict):
    """A position and what a technique does there."""

    state: BoardState
    step: Step
