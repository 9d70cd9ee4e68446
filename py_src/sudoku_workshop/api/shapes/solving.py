"""Results of checking puzzles, solutions and mistakes."""

from typing import TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Digits, Problem
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.verdict import Code as VerdictCode


class Verdict(TypedDict):
    """The result of checking a puzzle.

    `count` is the number of solutions that were found. If not `exact`, there may be more. For a puzzle with exactly one
    solution, `wrong` are the cells with wrong entries, and `crossed` are the cells whose right digit is crossed out.
    The rating's fields are null until the puzzle is rated.
    """

    code: VerdictCode
    count: int
    exact: bool
    problems: list[Problem]
    wrong: list[int]
    crossed: list[int]
    er: float | None
    ep: float | None
    ed: float | None
    grade: Grade | None
    technique: str | None
    beyond: bool | None


class Slip(TypedDict):
    """A clue that may be mistyped: with the digit `instead` of `digit`, the puzzle would have exactly one solution."""

    cell: int
    digit: int
    instead: int


class RuleSlip(TypedDict):
    """A rule that may be mistyped. With the number `instead`, the puzzle would have exactly one solution.

    If `instead` is null, the rule would have to be left out. `geometry` is the name of the geometry with this change.
    The lower the `rank`, the likelier is the mistake: 0 for the next number and for swapped digits, 1 for one wrong
    digit, 2 for other numbers, 3 for a rule to leave out.
    """

    kind: str
    cells: list[int]
    number: int | None
    instead: int | None
    geometry: str
    rank: int


class Reread(TypedDict):
    """A cell of a picture for which another digit was chosen than the likeliest one (`seen`). 0 is a blank."""

    cell: int
    seen: int
    read: int


class Proofread(TypedDict):
    """A puzzle read from a picture.

    `unique` says whether it has exactly one solution. `doubtful` are the cells that a person should check.
    """

    state: BoardState
    unique: bool
    rereads: list[Reread]
    doubtful: list[int]


class Open(TypedDict):
    """For each cell, the digits that it has in at least one solution."""

    cells: Digits


class Solved(TypedDict):
    """The first solution, or null if there is none."""

    code: VerdictCode
    solution: str | None


class Solutions(TypedDict):
    """Some of a puzzle's solutions."""

    items: list[str]
    next: str | None


class Counted(TypedDict):
    """The number of solutions that were counted in this request, without those counted before."""

    count: int
    next: str | None


class Checked(TypedDict):
    """The cells whose entries are in no solution, and whether there is a solution with all entries.

    `published` says that the entries were only compared with the published solution, because not all rules are known.
    """

    wrong: list[int]
    solvable: bool
    published: bool


class Slips(TypedDict):
    """Some clues that may be mistyped, and the `total` number of clues of the puzzle."""

    items: list[Slip]
    next: int | None
    total: int


class RuleSlips(TypedDict):
    """Some rules that may be mistyped, and the `total` number of rules that were or will be tried."""

    items: list[RuleSlip]
    next: int | None
    total: int
