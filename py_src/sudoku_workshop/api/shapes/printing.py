"""Documents: what is to be printed, and their pages."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from sudoku_workshop.api.shapes.boards import BoardState, Link, Mark
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.sheet.options import Options

SheetOptions = Annotated[dict[str, Any], Options]  # any of its fields


class Warning(TypedDict):
    """What to know before printing; `puzzles` are numbered through the document from 1."""

    code: str
    puzzles: list[int]
    args: dict[str, str]


class Picture(TypedDict):
    """A board of an explained path, with what is marked on it, its chain and (name, sentence) of each of its steps;
    `letters` stand for the digits."""

    lines: list[tuple[str, str]]
    state: BoardState
    marks: list[Mark]
    links: list[Link]
    letters: str


class Fact(TypedDict, total=False):
    """A puzzle to print and what is known of it. `path`: the key of its explained path, which the engine may know;
    `techniques`: what its solution takes beyond singles, for a book that teaches it."""

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
    """Puzzles under a heading: `title` is the code of a grade, `name` has words of its own. `note` stands below it.
    `practise`: a technique that is to be found where each path first takes it, which is then all of it that is printed.
    """

    title: str | None
    name: NotRequired[str]
    note: NotRequired[str]
    practise: NotRequired[str]
    puzzles: list[Fact]


class Part(TypedDict):
    """A page of a PDF; `data` is base64, `fonts` the characters that it uses, by face, `marks` what its parts are;
    `links` (left, top, right, bottom in millimetres) lead to the page of a `number`."""

    width: float
    height: float
    data: str
    fonts: dict[str, str]
    marks: list[tuple[str, str]]
    trim: float
    number: int
    links: list[tuple[float, float, float, float, int]]


class OwnFonts(TypedDict):
    """The keys of font files that somebody has chosen; empty where none is."""

    regular: str
    bold: str


class ChosenFont(TypedDict):
    """A font file that was chosen: its name; `file` (base64): the face that was taken out of a collection; why it is
    refused."""

    title: str
    file: str
    refused: str


class Sheets(TypedDict):
    """Some pages as SVG, and of how many sheets of which size, in millimetres."""

    items: list[str]
    next: int | None
    total: int
    width: float
    height: float
    warnings: list[Warning]


class Missing(TypedDict):
    """The keys of explained paths and of own fonts, and the names of fonts, that this worker lacks: to be sent with the
    same request."""

    missing: list[str]


class Pictures(TypedDict):
    """An explained path, or its first step of a technique; empty where there is none, or not exactly one solution."""

    steps: list[Picture]


class Parts(TypedDict):
    """The same as parts of a PDF."""

    items: list[Part]
    next: int | None
    total: int
    width: float
    height: float
    warnings: list[Warning]


Ending = Literal["brf", "txt"]  # braille for an embosser; what is to be read aloud


class TextFile(TypedDict):
    """A file, base64."""

    file: str


class Pdf(TypedDict):
    """A file, base64; `lost` are the characters that no font has which the page could send."""

    pdf: str
    lost: str
