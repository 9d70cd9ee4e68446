"""Answers for people who set puzzles with rules. The text of a rule is as in the name of a geometry."""

from typing import TypedDict

from sudoku_workshop.api.shapes.boards import Digits
from sudoku_workshop.api.shapes.rules import Drawing, RuleData
from sudoku_workshop.logic.rating import Grade


class ListedRule(TypedDict):
    """A rule with its text, its data, and the cells that it is about.

    `numbered` says whether the rule has a number, such as a sum, or could have one.
    """

    text: str
    rule: RuleData
    numbered: bool


class RuleList(TypedDict):
    """The rules of a puzzle that are on, those that are switched off, and the drawing of those."""

    on: list[ListedRule]
    off: list[ListedRule]
    drawing: Drawing


class Conflict(TypedDict):
    """The texts of rules, and the cells of clues, that leave no solution together.

    Both are empty if there is a solution. If the search was too long, `known` is false.
    """

    known: bool
    rules: list[str]
    clues: list[int]


class UnneededRules(TypedDict):
    """The texts of some rules without each of which the solution is still the only one.

    `total` is the number of rules that were or will be tried.
    """

    items: list[str]
    next: int | None
    total: int


class NumberTried(TypedDict):
    """A number of a rule, the text of the rule with it, and the number of solutions: 0, 1, or 2 for more.

    `count` is null if the search took too long.
    """

    number: int
    text: str
    count: int | None


class NumbersTried(TypedDict):
    """Some numbers that a rule can have, and the `total` number of those that were or will be tried."""

    items: list[NumberTried]
    next: int | None
    total: int


class LogicReach(TypedDict):
    """How far the techniques up to a grade lead: the digits, the candidates, the blank cells and the number of steps.

    `grade` is that of the hardest step, or null if there was none.
    """

    values: str
    cells: Digits
    left: int
    steps: int
    grade: Grade | None


class EasingClues(TypedDict):
    """Cells and digits that each, as one more clue, make a puzzle easy enough; `total` cells were or will be tried."""

    items: list[tuple[int, int]]
    next: int | None
    total: int


class CluesAt(TypedDict):
    """Clues that leave one solution, or null while none are found after some tries of `total`."""

    givens: str | None
    tries: int
    total: int
