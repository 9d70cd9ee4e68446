"""What is on a board, and the texts that boards are read from and written as."""

from typing import NotRequired, TypedDict

from sudoku_workshop.grid.problems import Code as ProblemCode
from sudoku_workshop.logic.step import Role

Candidate = tuple[int, int]  # cell and digit
HouseName = tuple[str, int]  # kind and index, from 0
Digits = dict[str, list[int]]  # by cell; none for a cell without any
Colors = dict[str, int]  # by cell or digit: one of eight, from 1


class BoardState(TypedDict):
    """A board. Texts are n*n characters, row by row: `.` for a blank, 1-9, then A-P; `values` include `givens`.

    `excluded` are candidates that the puzzle rules out besides its givens: it is given by candidates.
    What a person keeps in blank cells: `notes`, the candidates that are left (a cell without any has all that its peers
    leave); `crossed`, those that are ruled out; `corners`, remarks from which nothing is concluded; and colours of
    cells and of their small digits. Where the geometry has unknown rules, `original` is the puzzle's whole source.
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
    """What a text tells about a puzzle besides its cells; `unknown` are rules that are not known, `other` by name."""

    title: str
    author: str
    rules: str
    unknown: list[str]
    left_out: list[str]
    other: dict[str, str]


class Problem(TypedDict):
    """What is wrong with a board at first sight."""

    code: ProblemCode
    digit: int | None
    house: HouseName | None
    cells: list[int]


class ErrorData(TypedDict):
    """Why a text cannot be read, and where; line and column from 1."""

    code: str
    line: int
    column: int
    character: str
    args: dict[str, str | int]


class Ignored(TypedDict):
    """A part of a text that is no puzzle."""

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
    """What a step highlights, and the part it plays."""

    role: Role
    candidates: list[Candidate]
    cells: list[int]
    houses: list[HouseName]


Link = TypedDict("Link", {"from": Candidate, "to": Candidate, "strong": bool})


class Snapshot(TypedDict):
    """A board on the way: what is written, and what may still stand in the other cells."""

    values: str
    cells: Digits


class Written(TypedDict):
    """A text."""

    text: str


class Code(TypedDict):
    """A QR code: the side of its square in modules, with the white edge that it needs; the dark ones as an SVG path."""

    side: int
    path: str
