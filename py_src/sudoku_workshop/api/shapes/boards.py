"""The contents of boards, and the texts that boards are read from and written as."""

from typing import NotRequired, TypedDict

from sudoku_workshop.grid.problems import Code as ProblemCode
from sudoku_workshop.logic.step import Role

Candidate = tuple[int, int]  # cell and digit
HouseName = tuple[str, int] | tuple[str, int, int]  # kind, index from 0 and, in overlapping grids, number of the grid
Digits = dict[str, list[int]]  # by cell; cells without digits are left out
Colors = dict[str, int]  # by cell or digit, the number of one of eight colours, from 1


class BoardState(TypedDict):
    """A board. Its texts have a character per cell, row by row: `.` for a blank, 1-9, A-P. `values` include `givens`.

    `excluded` is for puzzles that consist of candidates and not only of clues. It has the candidates that such a puzzle
    itself rules out. `notes`, `corners`, `crossed`, `colors` and `note_colors` are a person's marks. `notes` are the
    remaining candidates of blank cells. A cell without notes has all candidates that its peers allow. `crossed` are
    crossed-out candidates. `corners` are corner notes, which say nothing about candidates. `colors` are the colours of
    cells, `note_colors` those of small digits. `original` is the source of a puzzle with rules that are not supported.
    `off` are the texts of rules that a setter has switched off. They are no part of the puzzle.
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
    off: NotRequired[list[str]]


class About(TypedDict):
    """The facts about a puzzle that a text states in addition to the cells.

    `unknown` are rules that are not supported. `left_out` are other ignored parts. `other` are further facts by name.
    """

    title: str
    author: str
    rules: str
    unknown: list[str]
    left_out: list[str]
    other: dict[str, str]


class Problem(TypedDict):
    """A problem of a board that can be found without a search, or a rule that makes a puzzle impossible."""

    code: ProblemCode
    digit: int | None
    house: HouseName | None
    cells: list[int]
    rule: NotRequired[str]
    digits: NotRequired[list[int]]
    total: NotRequired[int]
    bound: NotRequired[int]


class ErrorData(TypedDict):
    """The reason why a text could not be read, and where. Line and column count from 1."""

    code: str
    line: int
    column: int
    character: str
    args: dict[str, str | int | list[str]]


class Ignored(TypedDict):
    """A part of a text that was ignored, because it is not part of a puzzle."""

    line: int
    column: int
    text: str


class Reading(TypedDict):
    """The puzzles that were found in a text."""

    puzzles: list[BoardState]
    format: str
    warnings: list[ErrorData]
    ignored: list[Ignored]
    about: list[About]


class Mark(TypedDict):
    """Cells, candidates and houses that a step highlights, and their role in the step."""

    role: Role
    candidates: list[Candidate]
    cells: list[int]
    houses: list[HouseName]


Link = TypedDict("Link", {"from": Candidate, "to": Candidate, "strong": bool})
Link.__doc__ = "A link of a chain, from one candidate to the next."


class Snapshot(TypedDict):
    """A board on a solution path: its values, and the remaining candidates of its blank cells."""

    values: str
    cells: Digits


class Written(TypedDict):
    """A text, such as a board in one of the formats, or the output of a program."""

    text: str


class Code(TypedDict):
    """A QR code: the side of its square in modules, including the quiet zone, and the dark modules as an SVG path."""

    side: int
    path: str
