"""Steps, one by one and as a path."""

from typing import Literal, TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Candidate, Digits, HouseName, Link, Mark, Snapshot
from sudoku_workshop.logic.hint import Code as HintCode
from sudoku_workshop.logic.path import TechniqueOrder

Word = str | list[str] | HouseName | list[HouseName]  # of a sentence: text, digits, a house, houses


class Branch(TypedDict):
    """One of the suppositions that a step weighs, and what follows from it."""

    title: str
    links: list[Link]
    nested: list["NestedChain"]


class NestedChain(TypedDict):
    """A chain, or branches, among what a branch has left: what it rules out there, and what was ruled out before."""

    kind: Literal["chain", "cycle", "double", "cell", "region", "contradiction"]
    gone: list[Candidate]
    without: list[Candidate]
    branches: list[Branch]


class Conclusion(TypedDict):
    """All of these cells are the digit, or (`taken` is false) none of them is any of the digits."""

    taken: bool
    cells: list[str]
    digits: list[str]


class Step(TypedDict):
    """One deduction, and what it comes to; `words` fill its sentence, `reasons` are digits that rule out candidates.

    `nested` is of `links`. `er` is null where Sudoku Explainer has no such step.
    """

    technique: str
    er: float | None
    placements: list[Candidate]
    eliminations: list[Candidate]
    marks: list[Mark]
    links: list[Link]
    reasons: list[Link]
    branches: list[Branch]
    nested: list[NestedChain]
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


class Way(TypedDict):
    """How many steps of each technique an order takes, in the order of their first use; `next` is where it goes on."""

    order: TechniqueOrder
    counts: dict[str, int]
    solved: bool
    next: Snapshot | None


class Backdoors(TypedDict):
    """The smallest sets of cells whose digits leave singles alone: an empty set where singles suffice."""

    cells: list[list[int]]


class Example(TypedDict):
    """A position and what a technique does there."""

    state: BoardState
    step: Step
