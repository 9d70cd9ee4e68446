"""Steps, one by one and as a solution path."""

from typing import Literal, TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Candidate, Digits, HouseName, Link, Mark, Snapshot
from sudoku_workshop.logic.hint import Code as HintCode
from sudoku_workshop.logic.path import TechniqueOrder

Word = str | list[str] | HouseName | list[HouseName]  # in a sentence: text, digits, a house, houses


class Branch(TypedDict):
    """One of the assumptions of a step, and its consequences."""

    title: str
    links: list[Link]
    nested: list["NestedChain"]


class NestedChain(TypedDict):
    """A chain, or branches, on the grid that a branch has left: the candidates it removes, and those removed before."""

    kind: Literal["chain", "cycle", "double", "cell", "region", "contradiction"]
    gone: list[Candidate]
    without: list[Candidate]
    branches: list[Branch]


class Conclusion(TypedDict):
    """The cells that all have the digit, or, if `taken` is false, that have none of the digits."""

    taken: bool
    cells: list[str]
    digits: list[str]


class Step(TypedDict):
    """One deduction and its result.

    `words` are the values in its sentence, `reasons` are digits that rule out candidates.

    `nested` are the chains that `links` rest on. `er` is null for steps that Sudoku Explainer does not have.
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
    """The next thing to do. `right` is the solution if something is wrong."""

    code: HintCode
    wrong: list[int]
    right: str
    step: Step | None
    cells: Digits


class Steps(TypedDict):
    """Some of the possible steps."""

    items: list[Step]
    next: int | None
    cells: Digits


class OnPath(Snapshot):
    """The point where a path continues.

    It is a board, the number of finders without a step there, and the first technique of the next finder.
    """

    tried: int
    technique: str


class Path(TypedDict):
    """The steps to the solution, and the boards before each of them and after the last; `next` is where to continue."""

    steps: list[Step]
    boards: list[Snapshot]
    solved: bool
    next: OnPath | None


class Way(TypedDict):
    """The number of steps of each technique in one order, by their first use; `next` is where to continue."""

    order: TechniqueOrder
    counts: dict[str, int]
    solved: bool
    next: Snapshot | None


class Backdoors(TypedDict):
    """The smallest sets of cells whose digits leave a puzzle for singles; an empty set if singles suffice."""

    cells: list[list[int]]


class Example(TypedDict):
    """A position, and a step of a technique there."""

    state: BoardState
    step: Step
