"""The content of a document and the options for it, as plain data."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import SYMBOLS as DIGITS
from sudoku_workshop.sheet.press import AROUND
from sudoku_workshop.sheet.styles import STYLES

PAPERS = {
    "A4": (210.0, 297.0),
    "A5": (148.0, 210.0),
    "A6": (105.0, 148.0),
    "B6": (125.0, 176.0),
    "Letter": (215.9, 279.4),
    "Legal": (215.9, 355.6),
}
PER_PAGE = (1, 2, 4, 6, 8, 9, 12)
SHOWN = ("number", "name", "grade", "er", "id")
NUMBERS = ("section", "through")
RUNNING = ("title", "both", "none")  # the heads of pages: the title, or also the section on right-hand pages
INTENTS = ("none", "coated", "uncoated", "newsprint")  # the paper for which a file is PDF/X-4, or none
NOTES = ("none", "all", "empty")
SOLUTIONS = ("end", "page", "below", "none")
STOCKS = {"offset-80": 0.1, "offset-90": 0.113, "bulky-80": 0.128, "us-white": 0.1144, "us-cream": 0.127}  # a leaf's
# thickness in millimetres, by the kind of paper
LOOKS = tuple(STYLES)
SYMBOLS = ("digits", "letters", "shapes", "pictures", "colours")
SMALLEST, LARGEST = 30.0, 2000.0  # the shortest and the longest side of custom paper, in millimetres
MOST_PUPILS, MOST_EACH = 500, 100  # the most pupils of a class set, and the most puzzles for each of them
LEFT = 40.0  # the shortest side that the margins must leave, in millimetres

Say = Callable[..., str]  # say(key, **arguments) returns a sentence in the document's language


class Shown(NamedTuple):
    """A picture in an explanation: a board, and for each of its steps the name and the sentences.

    `marks` and `links` have the same format as in the JSON of a Step.
    """

    lines: Sequence[tuple[str, str]]
    board: Board
    marks: Sequence[Mapping[str, Any]] = ()
    links: Sequence[Mapping[str, Any]] = ()
    digit: int = 0  # the only digit whose candidates are drawn, or 0 for all digits
    letters: str = DIGITS  # the characters that stand for the digits


class Puzzle(NamedTuple):
    """A puzzle, and the facts that are known about it. Unknown facts are not printed.

    `grade` is a word, and `er` is Sudoku Explainer's rating (ER). If the puzzle is `beyond` our ratings, `er` is a
    lower bound.
    """

    board: Board
    solution: tuple[int, ...] | None = None
    name: str = ""
    grade: str = ""
    er: float | None = None
    id: str = ""
    steps: Sequence[Shown] = ()  # the pictures of the solution path, which come after the puzzles
    beyond: bool = False
    position: Board | None = None  # a partly solved board, which is printed with its remaining candidates
    word: str = ""  # the word to hide in this puzzle's solution, if not that of the options
    told: str = ""  # the author's words about rules that are not supported


class Section(NamedTuple):
    """Puzzles that belong together, numbered from 1, with a heading and a `note` below it.

    A section without puzzles is a lesson. Its pictures with words are in `shown`. `layout` has the options that differ
    in this section, of those in LAYOUT.
    """

    title: str
    puzzles: tuple[Puzzle, ...]
    note: str = ""
    shown: Sequence[Shown] = ()
    layout: Mapping[str, Any] = {}


LAYOUT = ("per_page", "notes")  # the options that a section can have of its own


def _option(default: Any, choices: Sequence[Any] = (), offers: Sequence[Any] = (), **more: str) -> Any:
    """Return the field of an option with its default.

    `choices` are all possible values. If other values are possible too, `offers` are those that the page offers. `more`
    may have the option's `flag` on the command line, and `metavar`, the word for its value in the help.
    """
    return field(default=default, metadata={"choices": choices, "offers": offers, **more})


@dataclass(frozen=True)
class Options:
    """The look of a document. Lengths are in millimetres. `cell`, the size of a cell, overrides `per_page`.

    An option is defined only here. The options of the command line and of the page are derived from these fields.
    """

    paper: str = _option("A4", tuple(PAPERS))
    size: tuple[float, float] | None = _option(None, metavar="WxH")
    landscape: bool = _option(False)
    per_page: int = _option(4, PER_PAGE)
    cell: float | None = _option(None, offers=(6, 8, 10, 12, 15, 20, 25), metavar="MM")
    margin: float = _option(15.0, offers=(5, 10, 15, 20, 25), metavar="MM")
    booklet: bool = _option(False)
    signature: int = _option(0, offers=(8, 16, 24, 32), metavar="N")
    creep: float = _option(0.0, offers=(0.1, 0.2), metavar="MM")
    gutter: float = _option(0.0, offers=(3, 5, 8), metavar="MM")
    cover: bool = _option(False)
    back_cover: bool = _option(False)
    title_page: bool = _option(False)
    imprint: str = _option("", metavar="TEXT")
    contents: bool = _option(False)
    openers: bool = _option(False)
    introduction: bool = _option(False)
    techniques: bool = _option(False)
    title: str = _option("")
    subtitle: str = _option("")
    author: str = _option("")
    name_line: bool = _option(False)
    footer: bool = _option(True)
    outer_numbers: bool = _option(False)
    running: Literal["title", "both", "none"] = _option("title", RUNNING)
    numbers: Literal["section", "through"] = _option("section", NUMBERS)
    pointers: bool = _option(False)
    show: tuple[str, ...] = _option(("number", "grade", "er"), SHOWN)
    notes: Literal["none", "all", "empty"] = _option("none", NOTES)
    solutions: Literal["end", "page", "below", "none"] = _option("end", SOLUTIONS)
    handout: int = _option(0, offers=(1, 2, 3, 4, 6, 8, 12), flag="--class-set", metavar="N")
    pupils: int = _option(0, metavar="N")
    names: str = _option("", metavar="FILE")  # of the pupils of a class set, one per line
    style: Literal["plain", "newspaper", "clear", "tactile"] = _option("plain", LOOKS)
    large: bool = _option(False)
    symbols: Literal["digits", "letters", "shapes", "pictures", "colours"] = _option("digits", SYMBOLS)
    word: str = _option("", metavar="WORD")
    word_row: int = _option(1, offers=(*range(1, 10), 0), metavar="N")
    tint: bool = _option(False)
    press: bool = _option(False)
    intent: Literal["none", "coated", "uncoated", "newsprint"] = _option("none", INTENTS)
    back_text: str = _option("", metavar="TEXT")
    isbn: str = _option("", metavar="ISBN")
    stock: Literal["offset-80", "offset-90", "bulky-80", "us-white", "us-cream"] = _option("offset-80", tuple(STOCKS))
    spine: float = _option(0.0, offers=(5, 8, 10, 12, 15, 20), metavar="MM")  # 0 is as wide as the leaves
    qr: str = _option("", metavar="ADDRESS")  # the address in QR codes; empty if there are no codes

    @property
    def sheet(self) -> tuple[float, float]:
        """The width and height of the paper, as it lies in the printer."""
        width, height = (min(max(side, SMALLEST), LARGEST) for side in self.size or PAPERS[self.paper])
        short, long = sorted((width, height))
        if self.booklet:
            return (long, short)
        if self.size and not self.landscape:
            return (width, height)
        return (long, short) if self.landscape else (short, long)

    @property
    def media(self) -> tuple[float, float]:
        """The width and height of the printed sheet. For a printing press, it is larger than the final paper."""
        width, height = self.sheet
        return (width + 2 * AROUND, height + 2 * AROUND) if self.press else (width, height)

    @property
    def key(self) -> str:
        """Return the place where the solutions are printed.

        In large print and in braille, they do not fit below the puzzles, so they are at the end instead.
        """
        return "end" if (self.large or self.tactile) and self.solutions == "below" else self.solutions

    @property
    def titled(self) -> bool:
        """Return whether a page of its own has the title, so that the first page does not repeat it."""
        return self.cover or self.title_page

    @property
    def words(self) -> list[str]:
        """Return the words to hide: one for all puzzles, or a list from which every puzzle gets its own."""
        return [word for word in re.split(r"[\s,，、;；]+", self.word) if word]

    @property
    def is_class_set(self) -> bool:
        """Return whether every pupil gets puzzles of their own."""
        return bool(self.class_size and self.handout)

    @property
    def pupil_names(self) -> list[str]:
        """Return the names of the pupils of a class set. Blank lines are left out."""
        return [name for line in self.names.splitlines() if (name := " ".join(line.split()))] if self.handout else []

    @property
    def class_size(self) -> int:
        """Return the number of pupils, which their names determine if these are given. 0 is unknown."""
        return len(self.pupil_names) or self.pupils

    @property
    def tactile(self) -> bool:
        """Whether the document is to be read by touch."""
        return self.style == "tactile"

    @property
    def signs(self) -> str:
        """The kind of symbols for the digits.

        For a printing press, which prints in black only, colours are replaced by shapes. In a tactile document, all
        digits are braille.
        """
        if self.tactile:
            return "digits"
        return "shapes" if self.press and self.symbols == "colours" else self.symbols

    @property
    def coloured(self) -> bool:
        """Return whether other colours than black are printed. For a printing press, they are not."""
        return self.tint and not self.press

    @property
    def page(self) -> tuple[float, float]:
        """The width and height of a page as it is read. In a booklet, a page is half a sheet."""
        width, height = self.sheet
        return (width / 2, height) if self.booklet else (width, height)

    @property
    def margins(self) -> float:
        """The margin in millimetres. It is reduced if it would leave no room for a grid."""
        return max(0.0, min(self.margin, (min(self.page) - LEFT) / 2)) if min(self.page) > LEFT else 0.0
