"""Steps, one by one and as a solution path."""

from typing import Literal, TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Candidate, Digits, HouseName, Link, Mark, Problem, Snapshot
from sudoku_workshop.logic.hint import Code as HintCode
from sudoku_workshop.logic.path import TechniqueOrder


class Phrase(TypedDict):
    """A sentence, or a part of one, inside another sentence: its key in the catalogs, and its values."""

    key: str
    args: dict[str, "Word"]


# A value in a sentence: text, digits, a house, several houses, or another sentence or several.
Word = str | list[str] | HouseName | list[HouseName] | Phrase | list[Phrase]


class Branch(TypedDict):
    """One of the assumptions of a step, and its consequences."""

    title: str
    links: list[Link]
    nested: list["NestedChain"]


class NestedChain(TypedDict):
    """A chain, or a set of branches, inside a branch of a step. It uses the candidates that are left at that point.

    `gone` are the candidates that the nested chain removes. `without` are the candidates that the branch must have
    removed first, because the nested chain is valid only without them.
    """

    kind: Literal["chain", "cycle", "double", "cell", "region", "contradiction"]
    gone: list[Candidate]
    without: list[Candidate]
    branches: list[Branch]


class Conclusion(TypedDict):
    """A fact: all of the cells are the digit or, if `taken` is false, none of the cells is any of the digits."""

    taken: bool
    cells: list[str]
    digits: list[str]


class Notation(TypedDict):
    """A step in one line, without its name: as HoDoKu writes it, and in Eureka notation."""

    hodoku: str
    eureka: str


class Step(TypedDict):
    """One deduction and its result.

    `words` are the values for the placeholders of its sentence. `reasons` are links from digits on the board to the
    candidates that they rule out. `nested` are the nested chains that prove some of the `links`. `er` is null for steps
    that Sudoku Explainer does not have.
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
    notation: Notation
    conclusions: list[Conclusion]


class Hint(TypedDict):
    """The next thing to do. `right` is the solution if entries are wrong, or if notes lack the right digit.

    `checked` is false if finding the solution would take too long, so that entries and notes were not compared with it.
    """

    code: HintCode
    wrong: list[int]
    right: str
    step: Step | None
    cells: Digits
    checked: bool


class Steps(TypedDict):
    """Some of the steps that are possible on a board.

    `untried` is the first technique that was not tried, because others have steps.
    """

    items: list[Step]
    next: int | None
    cells: Digits
    untried: str | None


class OnPath(Snapshot):
    """The point from which a solution path can be continued.

    It consists of a board, the number of finders (searches for techniques) that found no step there, and the first
    technique of the next finder.
    """

    tried: int
    technique: str


class Path(TypedDict):
    """The steps to the solution, and the boards before each step and after the last.

    `next` is the point to continue from.
    """

    steps: list[Step]
    boards: list[Snapshot]
    solved: bool
    next: OnPath | None


class Trial(TypedDict):
    """The consequences of a candidate: a path, and the contradiction that it ends with, or null."""

    path: Path
    problem: Problem | None


class Way(TypedDict):
    """The number of steps of each technique on a solution path, sorted by first use.

    `order` is the order in which techniques are tried. `next` is the board to continue from.
    """

    order: TechniqueOrder
    counts: dict[str, int]
    solved: bool
    next: Snapshot | None


class Backdoors(TypedDict):
    """The smallest sets of cells such that, once their digits are filled in, singles solve the rest of the puzzle.

    If singles alone solve the puzzle, there is only one set, which is empty.
    """

    cells: list[list[int]]


class Example(TypedDict):
    """A position, and a step of a technique in this position."""

    state: BoardState
    step: Step
