"""The contents of boards, and the texts that boards are read from and written as."""

from typing import NotRequired, TypedDict

from sudoku_workshop.grid.problems import Code as ProblemCode
from sudoku_workshop.logic.step import Role

Candidate = tuple[int, int]  # cell and digit
HouseName = tuple[str, int]  # kind and index, from 0
Digits = dict[str, list[int]]  # by cell, only for cells that have any
Colors = dict[str, int]  # by cell or digit: one of eight colours, from 1


class BoardState(TypedDict):
    """A board. Texts have n*n characters, row by row: `.` for a blank, 1-9, then A-P; `values` include `givens`.

    `excluded` are candidates that the puzzle itself rules out, where it is given by candidates.
    A person's marks in blank cells are optional. `notes` are the candidates left; a cell without notes has all
    candidates that its peers allow. `crossed` are candidates ruled out. `corners` are corner notes, which say nothing
    about candidates. `colors` are of cells, `note_colors` of small digits. `original` is the source of a puzzle with
    rules that are not supported.
    """

    geometry: str
    givens: str
    values: str
    notes: Digits | None
    excluded: NotRequired[Digits]
    corners: NotRequired[Digits]
    crossed: NotRequired[Digits]
    colors: NotRequired[Colors]
    note_colors: NotRequired[dict[str, Colors]]
    original: NotRequired[str]


class About(TypedDict):
    """The facts that a text states about a puzzle besides its cells.

    `unknown` are rules that are not supported. `other` are further facts by name.
    """

    title: str
    author: str
    rules: str
    unknown: list[str]
    left_out: list[str]
    other: dict[str, str]


class Problem(TypedDict):
    """An obvious fault of a board."""

    code: ProblemCode
    digit: int | None
    house: HouseName | None
    cells: list[int]


class ErrorData(TypedDict):
    """The reason and the place of a failure to read a text, with line and column from 1."""

    code: str
    line: int
    column: int
    character: str
    args: dict[str, str | int]


class Ignored(TypedDict):
    """A part of a text that is not a puzzle."""

    line: int
    column: int
    text: str


class Reading(TypedDict):
    """The puzzles of a text."""

    puzzles: list[BoardState]
    format: str
    warnings: list[ErrorData]
    ignored: list[Ignored]
    about: list[About]


class Mark(TypedDict):
    """The cells, candidates and houses that a step highlights, and their role in it."""

    role: Role
    candidates: list[Candidate]
    cells: list[int]
    houses: list[HouseName]


Link = TypedDict("Link", {"from": Candidate, "to": Candidate, "strong": bool})
Link.__doc__ = "A link of a chain, from one candidate to the next."


class Snapshot(TypedDict):
    """A board on a solution path: its values, and the candidates of its blank cells."""

    values: str
    cells: Digits


class Written(TypedDict):
    """A text."""

    text: str


class Code(TypedDict):
    """A QR code: the side of its square in modules, including the quiet zone, and the dark modules as an SVG path."""

    side: int
    path: str
