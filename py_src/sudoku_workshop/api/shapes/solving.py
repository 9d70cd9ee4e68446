"""Results, solutions and mistakes."""

from typing import TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Digits, Problem
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.verdict import Code as VerdictCode


class Verdict(TypedDict):
    """The number of solutions, which is complete if `exact`.

    If there is one, `wrong` are the cells with wrong entries, and `crossed` those whose right digit is crossed out. The
    other fields are null until the puzzle is rated.
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
    """A cell of a picture that is read as something other than its likeliest digit; 0 is a blank."""

    cell: int
    seen: int
    read: int


class Proofread(TypedDict):
    """A puzzle read from a picture. `unique`: it has one solution. `doubtful`: the cells for a person to check."""

    state: BoardState
    unique: bool
    rereads: list[Reread]
    doubtful: list[int]


class Open(TypedDict):
    """The digits of cells."""

    cells: Digits


class Solved(TypedDict):
    """The first solution, or null if there is none."""

    code: VerdictCode
    solution: str | None


class Solutions(TypedDict):
    """Some solutions."""

    items: list[str]
    next: str | None


class Counted(TypedDict):
    """The number of further solutions."""

    count: int
    next: str | None


class Checked(TypedDict):
    """The cells whose entries are in no solution, and whether any solution has all entries."""

    wrong: list[int]
    solvable: bool


class Slips(TypedDict):
    """Some clues that may be mistyped, with the `total` number of clues to try."""

    items: list[Slip]
    next: int | None
    total: int
