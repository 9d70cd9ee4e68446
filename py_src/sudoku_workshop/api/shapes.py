"""The shapes that pass between page and engine, and those that the page stores: said here and nowhere else.

`tools/contract.py` writes the page's types, its constants and docs/contract.md from them; mypy holds the engine to
them, tsc the page, and the tests every answer. A cell is a number row by row from 0, a digit one from 1.
"""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from sudoku_workshop.classroom.compare import End
from sudoku_workshop.classroom.givens import Fault
from sudoku_workshop.grid.problems import Code as ProblemCode
from sudoku_workshop.logic.hint import Code as HintCode
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.logic.step import Role
from sudoku_workshop.sheet.options import Options
from sudoku_workshop.verdict import Code as VerdictCode

Candidate = tuple[int, int]  # cell and digit
HouseName = tuple[str, int]  # kind and index, from 0
Digits = dict[str, list[int]]  # by cell; none for a cell without any
Colors = dict[str, int]  # by cell or digit: one of eight, from 1
SheetOptions = Annotated[dict[str, Any], Options]  # any of its fields
Word = str | list[str] | HouseName | list[HouseName]  # of a sentence: text, digits, a house, houses


class BoardState(TypedDict):
    """A board. Texts are n*n characters, row by row: `.` for a blank, 1-9, then A-P; `values` include `givens`.

    What a person keeps in blank cells: `notes`, the candidates that are left (a cell without any has all that its peers
    leave); `crossed`, those that are ruled out; `corners`, remarks from which nothing is concluded; and colours of
    cells and of their small digits. `rules` go for the puzzle besides those that are known: nothing is answered about
    it as long as they do.
    """

    geometry: str
    givens: str
    values: str
    notes: Digits | None
    corners: NotRequired[Digits]
    crossed: NotRequired[Digits]
    colors: NotRequired[Colors]
    note_colors: NotRequired[dict[str, Colors]]
    rules: NotRequired[list[str]]


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


class Verdict(TypedDict):
    """How many solutions there are; `exact`: `count` is all of them. What follows is null while it is not rated."""

    code: VerdictCode
    count: int
    exact: bool
    problems: list[Problem]
    er: float | None
    ep: float | None
    ed: float | None
    grade: Grade | None
    technique: str | None
    beyond: bool | None


class Rating(TypedDict):
    """How hard a puzzle is; `beyond`: ER is that at least. ER, EP and ED are null where they are not defined."""

    er: float | None
    ep: float | None
    ed: float | None
    grade: Grade
    technique: str | None
    beyond: bool


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


class Code(TypedDict):
    """A QR code: the side of its square in modules, with the white edge that it needs; the dark ones as an SVG path."""

    side: int
    path: str


class Slip(TypedDict):
    """A clue that may be mistyped: with `instead` there would be one solution."""

    cell: int
    digit: int
    instead: int


class Mark(TypedDict):
    """What a step highlights, and the part it plays."""

    role: Role
    candidates: list[Candidate]
    cells: list[int]
    houses: list[HouseName]


Link = TypedDict("Link", {"from": Candidate, "to": Candidate, "strong": bool})


class Branch(TypedDict):
    """One of the suppositions that a step weighs, and what follows from it."""

    title: str
    links: list[Link]


class Conclusion(TypedDict):
    """All of these cells are the digit, or (`taken` is false) none of them is any of the digits."""

    taken: bool
    cells: list[str]
    digits: list[str]


class Step(TypedDict):
    """One deduction; `words` fill its sentence, `reasons` are digits that rule out candidates; what it comes to.

    `er` is null where Sudoku Explainer has no such step.
    """

    technique: str
    er: float | None
    placements: list[Candidate]
    eliminations: list[Candidate]
    marks: list[Mark]
    links: list[Link]
    reasons: list[Link]
    branches: list[Branch]
    words: dict[str, Word]
    conclusions: list[Conclusion]


class Snapshot(TypedDict):
    """A board on the way: what is written, and what may still stand in the other cells."""

    values: str
    cells: Digits


class SomeWish(TypedDict, total=False):
    """What a puzzle should be like; what is left out is free."""

    size: str
    grade: str
    symmetry: str
    clues: str
    technique: str


class Recipe(TypedDict):
    """What decides a puzzle."""

    wish: SomeWish
    seed: str
    index: int


class Made(TypedDict):
    """A puzzle that was made; where its wish was not met, the nearest to it that was found."""

    geometry: str
    puzzle: str
    solution: str
    id: str
    minimal: bool
    met: bool
    tries: int
    grade: Grade | None
    er: float | None
    beyond: bool


class Sought(TypedDict):
    """So many tries have not found one yet."""

    met: Literal[False]
    tries: int
    effort: int


class Disguised(TypedDict):
    """A puzzle in disguise."""

    puzzle: str
    solution: str
    grade: Grade | None
    er: float | None
    beyond: bool


class Technique(TypedDict):
    """A technique that can be wished for, with the grades of the puzzles whose hardest step it is."""

    name: str
    grades: list[Grade]


class Hint(TypedDict):
    """What to do next; `right` is the solution where something is wrong."""

    code: HintCode
    wrong: list[int]
    right: str
    step: Step | None
    cells: Digits


class Warning(TypedDict):
    """What to know before printing; `puzzles` are numbered through the document from 1."""

    code: str
    puzzles: list[int]
    args: dict[str, str]


class Picture(TypedDict):
    """A board of an explained path, with what is marked on it, its chain and (name, sentence) of each of its steps."""

    lines: list[tuple[str, str]]
    state: BoardState
    marks: list[Mark]
    links: list[Link]


class Fact(TypedDict, total=False):
    """A puzzle to print and what is known of it. `path`: the key of its explained path, which the engine may know."""

    state: BoardState
    name: str | None
    solution: str | None
    grade: Grade | None
    er: float | None
    beyond: bool | None
    id: str | None
    path: str


class Section(TypedDict):
    """Puzzles under a heading, the code of a grade."""

    title: str | None
    puzzles: list[Fact]


class Part(TypedDict):
    """A page of a PDF; `data` is base64."""

    width: float
    height: float
    data: str
    fonts: list[str]


# What the methods answer, where that is not one of the shapes above. `next` is where the rest begins, null at the end.


class Reached(Snapshot):
    """How far rating has come: a board, how many rungs of the ladder have nothing there, and what its steps were."""

    tried: int
    er: float
    ep: float | None
    ed: float | None
    technique: str | None


class Rated(Rating):
    """A rating; while there is something to go on from, it is what is known so far: a bound."""

    next: Reached | None


class Written(TypedDict):
    """A text."""

    text: str


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


class Example(TypedDict):
    """A position and what a technique does there."""

    state: BoardState
    step: Step


class Techniques(TypedDict):
    """Those that the page offers."""

    techniques: list[Technique]


class Sheets(TypedDict):
    """Some pages as SVG, and of how many sheets of which size, in millimetres."""

    items: list[str]
    next: int | None
    total: int
    width: float
    height: float
    warnings: list[Warning]


class Missing(TypedDict):
    """The keys of explained paths that this worker does not know: to be sent with the same request."""

    missing: list[str]


class Pictures(TypedDict):
    """An explained path; empty where there is not exactly one solution."""

    steps: list[Picture]


class Parts(TypedDict):
    """The same as parts of a PDF."""

    items: list[Part]
    next: int | None
    total: int
    width: float
    height: float
    warnings: list[Warning]


class Pdf(TypedDict):
    """A file, base64."""

    pdf: str


class Algorithm(TypedDict):
    """A teaching algorithm, and the number of the text that it is from."""

    slug: str
    text: int | None


class Algorithms(TypedDict):
    """All of them."""

    items: list[Algorithm]


class Refused(TypedDict):
    """Why an algorithm does not start: its text's code, or that it does not check this."""

    code: Fault
    unchecked: bool


class Counters(TypedDict):
    """What a run has done; `depth`: blanks filled at most; `first`: tries to the first solution."""

    tries: int
    conflicts: int
    places: int
    backtracks: int
    solutions: int
    depth: int
    first: int | None


class Events(TypedDict):
    """Some events of a run, each as numbers: kind, cell, digit, other cell, depth, line of the source."""

    items: list[list[int]]
    next: int | None
    counters: Counters
    refused: Refused | None


class Compared(Counters):
    """How one algorithm did on one puzzle."""

    slug: str
    end: End
    seconds: float


class Thrown(TypedDict):
    """A puzzle as text 5 makes it, its ER if it has one solution, and the ER of one of ours with as many clues."""

    puzzle: str
    er: float | None
    ours: float | None


class MadeByText(TypedDict):
    """Some of them."""

    items: list[Thrown]
    next: int
