"""Documents to print, and their pages."""

from typing import Literal, NotRequired, TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Link, Mark
from sudoku_workshop.logic.rating import Grade


class Warning(TypedDict):
    """A warning before printing. `puzzles` are numbers of puzzles, counted from 1 through the whole document."""

    code: str
    puzzles: list[int]
    args: dict[str, str]


class Picture(TypedDict):
    """A board of an explained path, with its marks, its chain, and for each of its steps a name and a sentence.

    `letters` are the characters that are used for the digits.
    """

    lines: list[tuple[str, str]]
    state: BoardState
    marks: list[Mark]
    links: list[Link]
    letters: str


class Fact(TypedDict, total=False):
    """A puzzle to print, and the facts known about it.

    `path` is the key of its explained path, which the solver may have cached. `techniques` are the techniques that its
    solution path uses besides singles, for a book that teaches them.
    """

    state: BoardState
    name: str | None
    solution: str | None
    grade: Grade | None
    er: float | None
    beyond: bool | None
    id: str | None
    path: str
    techniques: list[str]


class Layout(TypedDict, total=False):
    """The print options that differ in one section."""

    per_page: int
    notes: Literal["none", "all", "empty"]


class Section(TypedDict):
    """Puzzles under a heading. The heading is `name`, or the grade with the code `title`. A `note` may be below it.

    `practise` is a technique. In each puzzle, the reader has to find the first step of the technique on the solution
    path. Only this step of the path is then printed.

    `lesson` names a lesson on a technique, and `lines` are positions as the page stores them. With `practise`, they are
    exercises of the lesson. Otherwise, the section explains the technique: it has the note and these positions as
    examples, and no puzzles.
    """

    title: str | None
    name: NotRequired[str]
    note: NotRequired[str]
    practise: NotRequired[str]
    lesson: NotRequired[str]
    lines: NotRequired[list[str]]
    layout: NotRequired[Layout]
    puzzles: list[Fact]


class OwnFonts(TypedDict):
    """The keys of the person's font files. A key is empty if no file is chosen."""

    regular: str
    bold: str


class ChosenFont(TypedDict):
    """A font file that was chosen.

    `title` is its name. If the file is a collection, `file` is the font that was taken out of it. `refused` is the
    reason for refusing it.
    """

    title: str
    file: bytes | None
    refused: str


class Sheets(TypedDict):
    """Some pages of a document as SVG, with the total number of its pages and their size in millimetres."""

    items: list[str]
    next: int | None
    total: int
    width: float
    height: float
    warnings: list[Warning]


class Missing(TypedDict):
    """The parts that a worker lacks: keys of explained paths and of the person's own fonts, and names of other fonts.

    The page then repeats the request and sends the missing parts with it.
    """

    missing: list[str]


class Pictures(TypedDict):
    """An explained path, or its first step of a technique.

    It is empty if there is no such step, or if the puzzle does not have exactly one solution.
    """

    steps: list[Picture]


Ending = Literal["brf", "txt"]  # braille for an embosser; text to be read aloud


class TextFile(TypedDict):
    """A text file. `file` is None if there is no puzzle to print."""

    file: bytes | None


class Wrap(TypedDict):
    """The cover of a book with this number of pages. The width of the spine is in millimetres.

    If the cover is refused, `refused` is the reason, and `pdf` is None.
    """

    pdf: bytes | None
    pages: int
    spine: float
    refused: str


class Pdf(TypedDict):
    """A document of `total` pages. `pdf` is None while only `done` of them are drawn, or if there are no pages.

    `lost` are the characters that none of the page's fonts has.
    """

    pdf: bytes | None
    done: int
    total: int
    lost: str
    warnings: list[Warning]
