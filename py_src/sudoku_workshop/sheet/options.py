"""The options of a document, and what is printed in it. Plain data, wherever it comes from."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from sudoku_workshop.grid.board import Board

PAPERS = {"A4": (210.0, 297.0), "A5": (148.0, 210.0), "Letter": (215.9, 279.4), "Legal": (215.9, 355.6)}
PER_PAGE = (1, 2, 4, 6, 8, 9, 12)
SHOWN = ("number", "name", "grade", "er", "id")
NOTES = ("none", "all", "empty")
SOLUTIONS = ("end", "page", "below", "none")
SYMBOLS = ("digits", "letters", "shapes")
SMALLEST, LARGEST = 50.0, 2000.0  # sides of a custom paper, in millimetres
LEFT = 40.0  # the least that margins leave of a side, in millimetres

Say = Callable[..., str]  # say(key, **arguments): a sentence in the sheet's language


class Shown(NamedTuple):
    """A picture of an explanation: (name, sentence) of its steps, a board, and a Step's marks and links, as in JSON."""

    lines: Sequence[tuple[str, str]]
    board: Board
    marks: Sequence[Mapping[str, Any]] = ()
    links: Sequence[Mapping[str, Any]] = ()


class Puzzle(NamedTuple):
    """A puzzle and what is known of it; what is not known is not printed. `grade` is a word, `er` a number, or
    where the puzzle is `beyond` us the least that it can be."""

    board: Board
    solution: tuple[int, ...] | None = None
    name: str = ""
    grade: str = ""
    er: float | None = None
    id: str = ""
    steps: Sequence[Shown] = ()  # the path to its solution, explained after the puzzles
    beyond: bool = False


class Section(NamedTuple):
    """Puzzles that belong together under a heading, numbered from 1."""

    title: str
    puzzles: tuple[Puzzle, ...]


@dataclass(frozen=True)
class Options:
    """How the document is to look. Lengths in millimetres; `cell` (a wished size of a cell) overrules `per_page`."""

    paper: str = "A4"
    size: tuple[float, float] | None = None  # a custom paper size
    landscape: bool = False
    margin: float = 15
    per_page: int = 4
    cell: float | None = None
    title: str = ""
    subtitle: str = ""
    name_line: bool = False
    footer: bool = True
    show: tuple[str, ...] = ("number", "grade", "er")
    notes: Literal["none", "all", "empty"] = "none"
    solutions: Literal["end", "page", "below", "none"] = "end"
    handout: int = 0  # a class set: so many puzzles for each pupil, and a key for the teacher
    booklet: bool = False
    cover: bool = False
    tint: bool = False
    symbols: Literal["digits", "letters", "shapes"] = "digits"
    qr: str = ""  # the address that the codes open; empty: no codes

    @property
    def sheet(self) -> tuple[float, float]:
        """Width and height of the paper as it lies in the printer."""
        width, height = (min(max(side, SMALLEST), LARGEST) for side in self.size or PAPERS[self.paper])
        short, long = sorted((width, height))
        if self.booklet:
            return (long, short)
        if self.size and not self.landscape:
            return (width, height)
        return (long, short) if self.landscape else (short, long)

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of a page as it is read: in a booklet half a sheet."""
        width, height = self.sheet
        return (width / 2, height) if self.booklet else (width, height)

    @property
    def margins(self) -> float:
        """The margin that leaves room for something."""
        return max(0.0, min(self.margin, (min(self.page) - LEFT) / 2)) if min(self.page) > LEFT else 0.0
