"""Verdicts, solutions, and what is wrong with a puzzle."""

from typing import TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Digits, Problem
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.verdict import Code as VerdictCode


class Verdict(TypedDict):
    """How many solutions there are; `exact`: `count` is all of them. Where there is one, `wrong` are the cells with
    wrong entries, `crossed` those where the right digit is crossed out. The rest is null while it is not rated.
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
    """A clue that may be mistyped: with `instead` there would be one solution."""

    cell: int
    digit: int
    instead: int


class Reread(TypedDict):
    """A cell of a picture that is read otherwise than it looks: 0 is a blank."""

    cell: int
    seen: int
    read: int


class Proofread(TypedDict):
    """A puzzle as it stands in a picture, with its one solution if `unique`; `doubtful` are the cells to look at."""

    state: BoardState
    unique: bool
    rereads: list[Reread]
    doubtful: list[int]


class Open(TypedDict):
    """Digits of cells."""

    cells: Digits


class Solved(TypedDict):
    """The first solution, null where there is none."""

    code: VerdictCode
    solution: str | None


class Solutions(TypedDict):
    """Some solutions."""

    items: list[str]
    next: str | None


class Counted(TypedDict):
    """So many solutions more."""

    count: int
    next: str | None


class Checked(TypedDict):
    """The cells whose entries are in no solution; whether a solution has all entries."""

    wrong: list[int]
    solvable: bool


class Slips(TypedDict):
    """Some clues that may be mistyped; `total` clues are to be asked about."""

    items: list[Slip]
    next: int | None
    total: int
