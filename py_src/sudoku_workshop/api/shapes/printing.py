"""Documents to print, and their pages."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Link, Mark
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.sheet.options import Options

SheetOptions = Annotated[dict[str, Any], Options]  # any of the fields of Options


class Warning(TypedDict):
    """A warning before printing. `puzzles` are numbers of puzzles, counted through the document from 1."""

    code: str
    puzzles: list[int]
    args: dict[str, str]


class Picture(TypedDict):
    """A board of an explained path, with its marks, its chain, and a (name, sentence) for each of its steps.

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
    solution takes in addition to singles, for a book that teaches them.
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


class Section(TypedDict):
    """Puzzles under a heading. The heading is `name`, or the grade with the code `title`. A `note` may be below it.

    `practise` is a technique. In each puzzle, the reader has to find the first step of the technique on the solution
    path. Only this step of the path is then printed.
    """

    title: str | None
    name: NotRequired[str]
    note: NotRequired[str]
    practise: NotRequired[str]
    puzzles: list[Fact]


class Part(TypedDict):
    """A page of a PDF.

    `data` is base64. `fonts` has, by typeface, the characters that the page uses. `marks` has the role and the words of
    each tagged part of the page. `number` is the page number that links refer to. Each of the `links` is a rectangle
    (left, top, right, bottom in millimetres) and the number of the page to which it leads.
    """

    width: float
    height: float
    data: str
    fonts: dict[str, str]
    marks: list[tuple[str, str]]
    trim: float
    number: int
    links: list[tuple[float, float, float, float, int]]


class OwnFonts(TypedDict):
    """The keys of the person's font files. A key is empty if no file is chosen."""

    regular: str
    bold: str


class ChosenFont(TypedDict):
    """A font file that was chosen.

    `title` is its name. `file` (base64) is the face taken out of a collection. `refused` is the reason for refusing it.
    """

    title: str
    file: str
    refused: str


class Sheets(TypedDict):
    """Some pages as SVG, with the total number of sheets and their size in millimetres."""

    items: list[str]
    next: int | None
    total: int
    width: float
    height: float
    warnings: list[Warning]


class Missing(TypedDict):
    """What this worker lacks: keys of explained paths, keys of the person's own fonts, and names of other fonts.

    The page repeats the request and sends them with it.
    """

    missing: list[str]


class Pictures(TypedDict):
    """An explained path, or its first step of a technique.

    It is empty if there is no such step, or if the puzzle does not have exactly one solution.
    """

    steps: list[Picture]


class Parts(TypedDict):
    """Some pages as parts of a PDF."""

    items: list[Part]
    next: int | None
    total: int
    width: float
    height: float
    warnings: list[Warning]


Ending = Literal["brf", "txt"]  # braille for an embosser; text to be read aloud


class TextFile(TypedDict):
    """A file, base64."""

    file: str


class Pdf(TypedDict):
    """A file, base64. `lost` are the characters that none of the page's fonts has."""

    pdf: str
    lost: str
