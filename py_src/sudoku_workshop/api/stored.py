"""The shapes of stored data, and of files that the page writes. The page does not read data with another shape.

Other versions of the page, and other programs, may have written the data. The solver itself uses none of these shapes.
"""

from typing import Literal, NotRequired, TypedDict

from sudoku_workshop.api.shapes import BoardState, Colors, Layout, Made, Rated
from sudoku_workshop.api.shapes import Reached as Reached  # Rated needs it
from sudoku_workshop.logic.rating import Grade


class Change(TypedDict, total=False):
    """The differences between two boards of the same geometry and rules, by cell.

    A value is null if its cell is empty on the board that the change leads to.
    """

    givens: dict[str, str]
    values: dict[str, str]
    notes: dict[str, list[int] | None]
    corners: dict[str, list[int] | None]
    crossed: dict[str, list[int] | None]
    colors: dict[str, int | None]
    note_colors: dict[str, Colors | None]


class History(TypedDict):
    """The undo and redo steps of a board.

    The last step of `past` is undone first. The first step of `future` is redone first.

    A step is stored as the board that it leads to, or as the differences that lead to that board. `points` has the
    length that `past` had at each checkpoint.
    """

    past: list[BoardState | Change]
    future: list[BoardState | Change]
    points: NotRequired[list[int]]


class Place(TypedDict):
    """The position of a puzzle in a list, and the key of this list."""

    key: str
    index: int


class ClockRecord(TypedDict):
    """The time spent on a puzzle in milliseconds, the numbers of hints, checks and mistakes, and when it was solved.

    `assigned` is the key of the assignment that the puzzle belongs to. Mistakes are counted only for assignments and
    while they are shown at once.
    """

    puzzle: str
    time: float
    hints: int
    mistakes: NotRequired[int]
    checks: NotRequired[int]
    assigned: NotRequired[str]
    solved: str | None


class BoardRecord(TypedDict):
    """The current board, as the page stores it."""

    state: BoardState
    history: History
    mode: Literal["enter", "play"]
    panel: str
    shelf: NotRequired[Place | None]
    clock: NotRequired[ClockRecord]


class ShelfRecord(TypedDict):
    """The puzzles of the last text that was read. An untouched puzzle of a usual geometry is stored as text."""

    key: str
    puzzles: list[str | BoardState]


class Progress(TypedDict):
    """A person's progress with a puzzle: the board and what the clock has counted.

    `played` is the date and time of the last change. Earlier versions of the page did not store it.
    """

    board: BoardState
    time: float
    hints: int
    mistakes: NotRequired[int]
    checks: NotRequired[int]
    assigned: NotRequired[str]
    solved: str | None
    played: NotRequired[str]


class Ready(TypedDict):
    """A puzzle that was made in advance, and the key of the wish that it fulfils."""

    wish: str
    made: Made


class SolvedRecord(TypedDict):
    """A puzzle that a person has solved. `time` is null if the time was not measured."""

    puzzle: str
    grade: Grade | None
    time: float | None
    hints: int
    when: str


class Facts(TypedDict, total=False):
    """The facts known about a puzzle. A fact with a wrong shape is ignored.

    `stated` and `remark` are the rating and the comment that the puzzle's text gives. With `beyond`, the ER is a lower
    bound. `technique` is the slug of the hardest technique. `reached` is the state of an unfinished rating. `asked` is
    true while missing facts are being worked out. `symmetry`, `automorphisms` and `minlex` are the fields of `Traits`.
    """

    name: str
    folder: str
    stated: str
    remark: str
    solution: str
    grade: Grade | None
    er: float | None
    ep: float | None
    ed: float | None
    beyond: bool
    technique: str | None
    symmetry: str
    automorphisms: int | None
    minlex: str | None
    reached: Rated
    asked: bool
    id: str
    progress: Progress


class Kept(TypedDict):
    """The place of a puzzle in My puzzles, and its `source`.

    The source says where the puzzle came from: the board, a text, a file, or the generator.
    """

    key: str
    order: float
    created: str
    source: Literal["board", "text", "made", "file"]


class BookPuzzle(TypedDict):
    """A puzzle of a book, in the format of `generate --json`, with the facts known about it.

    `unmet` names the properties that the section asks for and the puzzle does not have. `techniques` are the techniques
    that its solution path uses besides singles. `original` is the source of a puzzle with unsupported rules.
    """

    puzzle: str
    geometry: str
    original: NotRequired[str]
    solution: NotRequired[str]
    name: NotRequired[str]
    grade: NotRequired[Grade | None]
    er: NotRequired[float | None]
    beyond: NotRequired[bool]
    id: NotRequired[str]
    techniques: NotRequired[list[str]]
    unmet: NotRequired[list[str]]


class BookOrder(TypedDict):
    """The puzzles to make for a section of a book: `count` puzzles with the properties in `wish`.

    The seed decides which puzzles they are. `skipped` are the indices that are left out, because their puzzles are in
    earlier volumes.
    """

    wish: dict[str, str]
    count: int
    seed: str
    skipped: NotRequired[list[int]]


class BookSection(TypedDict):
    """A section of a book. Its `order` says which new puzzles to make for it. They are recognised by their IDs.

    `practise` is a technique. In each puzzle, the reader has to find the first step of the technique on the solution
    path. `layout` has the print options that differ in this section.
    """

    title: str
    note: str
    practise: NotRequired[str]
    layout: NotRequired[Layout]
    order: BookOrder | None
    puzzles: list[BookPuzzle]


class EarlierPuzzle(TypedDict):
    """A puzzle of an earlier volume."""

    puzzle: str
    geometry: str


class Volume(TypedDict):
    """An earlier volume, whose puzzles a book does not repeat."""

    name: str
    puzzles: list[EarlierPuzzle]


class Book(TypedDict):
    """A book, as the book editor stores it and `print` reads it.

    `options` are options of a document. If `path` is true, the solution paths are explained. If `codes` is true, QR
    codes are wanted. The book does not say which web address they open.
    """

    book: Literal[1]
    language: str
    options: dict[str, object]
    path: bool
    codes: NotRequired[bool]
    earlier: NotRequired[list[Volume]]
    sections: list[BookSection]


class Program(TypedDict):
    """A program that a person has written.

    A program with an algorithm's key is the person's version of that algorithm, and has no name. A `shared` program
    came with a link and has not been run yet.
    """

    key: str
    name: str
    code: str
    shared: NotRequired[bool]


class TrayFile(TypedDict):
    """An exported file of My puzzles: the state and facts of each puzzle.

    A backup of everything also has settings, records, a book, programs, texts of assignments, decisions about answers,
    and your own rules with their drafts.
    """

    version: Literal[1]
    puzzles: list[object]
    settings: NotRequired[object]
    records: NotRequired[list[object]]
    book: NotRequired[object]
    programs: NotRequired[list[object]]
    assigned: NotRequired[object]
    rules: NotRequired[object]
