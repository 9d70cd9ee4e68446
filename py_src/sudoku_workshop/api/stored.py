"""The shapes of what the page stores and of the files that it writes: it reads nothing back that has another one.

Other versions of the page, and other programs, may have written there. The engine itself uses none of these.
"""

from typing import Literal, NotRequired, TypedDict

from sudoku_workshop.api.shapes import BoardState, Colors, Rated
from sudoku_workshop.api.shapes import Reached as Reached  # is within Rated
from sudoku_workshop.logic.rating import Grade


class Change(TypedDict, total=False):
    """What another board of the same geometry and rules has otherwise, by cell; null where it has nothing there."""

    givens: dict[str, str]
    values: dict[str, str]
    notes: dict[str, list[int] | None]
    corners: dict[str, list[int] | None]
    crossed: dict[str, list[int] | None]
    colors: dict[str, int | None]
    note_colors: dict[str, Colors | None]


class History(TypedDict):
    """The way back from the board, the last step at the end, and the way forward, the next one first.

    A step is the board that it leads to, or what that has otherwise. `points` are how many steps of `past` there were
    when the person asked to remember the board.
    """

    past: list[BoardState | Change]
    future: list[BoardState | Change]
    points: NotRequired[list[int]]


class Place(TypedDict):
    """Which puzzle of the shelf with this key."""

    key: str
    index: int


class ClockRecord(TypedDict):
    """How long a person has been at a puzzle, in milliseconds; hints asked for; when it was solved."""

    puzzle: str
    time: float
    hints: int
    solved: str | None


class BoardRecord(TypedDict):
    """The board at work."""

    state: BoardState
    history: History
    mode: Literal["enter", "play"]
    panel: str
    shelf: NotRequired[Place | None]
    clock: NotRequired[ClockRecord]


class ShelfRecord(TypedDict):
    """The puzzles of the text that was read last; those of a usual geometry that nobody has touched as their Text."""

    key: str
    puzzles: list[str | BoardState]


class Progress(TypedDict):
    """How far a person is with a puzzle: the board as left, milliseconds, hints asked for, when it was solved."""

    board: BoardState
    time: float
    hints: int
    solved: str | None


class SolvedRecord(TypedDict):
    """A puzzle that a person has solved; `time` where it was counted."""

    puzzle: str
    grade: Grade | None
    time: float | None
    hints: int
    when: str


class Facts(TypedDict, total=False):
    """What is known of a puzzle; `beyond`: ER is that at least; `technique`: the hardest, by its slug;
    `reached`: how far its rating has come, while it is not finished; `asked`: what it lacks is being worked out;
    from `symmetry` on as in `Traits`.

    What has another form is left out.
    """

    name: str
    folder: str
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
    """Where a puzzle of the tray is, and where it came from."""

    key: str
    order: float
    created: str
    source: Literal["board", "text", "made", "file"]


class BookPuzzle(TypedDict):
    """A puzzle of a book, as `generate --json` writes it, and what is known of it; `unmet`: the parts of its section's
    wish that it is known not to meet; `techniques`: those that it takes beyond singles."""

    puzzle: str
    geometry: str
    solution: NotRequired[str]
    name: NotRequired[str]
    grade: NotRequired[Grade | None]
    er: NotRequired[float | None]
    beyond: NotRequired[bool]
    id: NotRequired[str]
    techniques: NotRequired[list[str]]
    unmet: NotRequired[list[str]]


class BookOrder(TypedDict):
    """Puzzles to be made for a section: so many of a wish; the seed decides which."""

    wish: dict[str, str]
    count: int
    seed: str


class BookSection(TypedDict):
    """A section of a book. Those of its puzzles that were ordered are known by their ids. `practise`: a technique,
    which is to be found where the way to each solution first takes it."""

    title: str
    note: str
    practise: NotRequired[str]
    order: BookOrder | None
    puzzles: list[BookPuzzle]


class Book(TypedDict):
    """A book, as the editor's desk keeps it and `print` takes it. `options` are those of a sheet; `path`: the way to
    each solution is explained; `codes`: they are wished, and what they open is still to be said."""

    book: Literal[1]
    language: str
    options: dict[str, object]
    path: bool
    codes: NotRequired[bool]
    sections: list[BookSection]


class Program(TypedDict):
    """A program that a person has written. One with an algorithm's key is that algorithm made their own, and has no
    name; `shared` ones came with a link and have not been run yet."""

    key: str
    name: str
    code: str
    shared: NotRequired[bool]


class TrayFile(TypedDict):
    """An exported tray: of each puzzle its state and facts. Of everything also settings, records, a book, programs, and
    what was written to assignments and decided about answers."""

    version: Literal[1]
    puzzles: list[object]
    settings: NotRequired[object]
    records: NotRequired[list[object]]
    book: NotRequired[object]
    programs: NotRequired[list[object]]
    assigned: NotRequired[object]
