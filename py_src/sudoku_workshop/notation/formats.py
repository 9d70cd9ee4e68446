"""All forms by name: what is written in each, and how much of a board it can hold. docs/formats.md is made of it.

Everything that is written reads back to the same board, as far as the form can hold it: all of them hold the givens,
some the entries too, some also which candidates are left. Where entries are not told apart, they are read as givens.
"""

import json
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.grid.geometry import FLAT
from sudoku_workshop.notation import coach, exchange, fpuzzles, gnome, hodoku, opensudoku, sadman, solo, sukaku, wiki
from sudoku_workshop.notation.candidates import write_candidates
from sudoku_workshop.notation.original import state_of, write_original

Keeps = Literal["givens", "entries", "candidates", "all"]


class Format(NamedTuple):
    """`write` is None for what is only read, and `example` is then how it looks. `keeps`: besides the givens, the
    entries, or the candidates with all digits as givens, or all of it. `suffix` is what a file of it is called.
    """

    write: Callable[[Board], str] | None
    keeps: Keeps = "givens"
    only_9: bool = False
    example: str = ""
    suffix: str = "txt"


def line(board: Board) -> str:
    """The canonical Text: n*n characters."""
    return text_of(board.values)


def lines(board: Board) -> str:
    """n lines of n characters."""
    return "\n".join(text_of(row) for row in rows(board))


def csv(board: Board) -> str:
    """n lines of fields between commas, blank ones empty."""
    return "\n".join(",".join(str(digit) if digit else "" for digit in row) for row in rows(board))


def array(board: Board) -> str:
    """Rows of numbers in brackets, as programs have them."""
    return json.dumps([list(row) for row in rows(board)])


def record(board: Board) -> str:
    """Our own record."""
    return json.dumps({"state": state_of(board)})


def rows(board: Board) -> Sequence[Sequence[int]]:
    """The written digits row by row."""
    n = board.geometry.n
    return [board.values[start : start + n] for start in range(0, n * n, n)]


# What is only read has no other example.
NUMBERS = """\
5 3 0 0 7 0 0 0 0
6 0 0 1 9 5 0 0 0
0 9 8 0 0 0 0 6 0
8 0 0 0 6 0 0 0 3
4 0 0 8 0 3 0 0 1
7 0 0 0 2 0 0 0 6
0 6 0 0 0 0 2 8 0
0 0 0 4 1 9 0 0 5
0 0 0 0 8 0 0 7 9"""
SPACES = """\
| 5 3   |   7   |       |
| 6     | 1 9 5 |       |
|   9 8 |       |   6   |
| 8     |   6   |     3 |
| 4     | 8   3 |     1 |
| 7     |   2   |     6 |
|   6   |       | 2 8   |
|       | 4 1 9 |     5 |
|       |   8   |   7 9 |"""
SIMPLE_SUDOKU = """\
*-----------*
|53.|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*

*-----------*
|534|.7.|...|
|6..|195|...|
|.98|...|.6.|
|---+---+---|
|8..|.6.|..3|
|4..|8.3|..1|
|7..|.2.|..6|
|---+---+---|
|.6.|...|28.|
|...|419|..5|
|...|.8.|.79|
*-----------*"""

FORMATS: dict[str, Format] = {
    "line": Format(line, suffix="sdm"),
    "lines": Format(lines),
    "grid": Format(str),
    "csv": Format(csv, suffix="csv"),
    "array": Format(array, suffix="json"),
    "json": Format(record, "entries", suffix="json"),
    "sadman": Format(sadman.write_sadman, "entries", suffix="sdk"),
    "candidates": Format(write_candidates, "candidates"),
    "sukaku": Format(sukaku.write_sukaku, "candidates", only_9=True),
    "hodoku": Format(hodoku.write_hodoku, "all", only_9=True),
    "opensudoku": Format(opensudoku.write_opensudoku, only_9=True, suffix="opensudoku"),
    "gnome": Format(gnome.write_gnome, "all", only_9=True, suffix="json"),
    "solo": Format(solo.write_solo),
    "fpuzzles": Format(fpuzzles.write_fpuzzles, "all", suffix="json"),
    "fpuzzles-link": Format(lambda board: fpuzzles.link_fpuzzles(fpuzzles.write_fpuzzles(board)), "all"),
    "sudokupad-link": Format(lambda board: fpuzzles.link_sudokupad(fpuzzles.write_fpuzzles(board)), "all"),
    "sudokuexchange-link": Format(exchange.link_exchange, only_9=True),
    "sudokuwiki-link": Format(wiki.link_wiki, "all", only_9=True),
    "sudokucoach-link": Format(coach.link_coach, only_9=True),
    "sudokucoach": Format(coach.write_coach, "all", only_9=True),
    "numbers": Format(None, example=NUMBERS),
    "spaces": Format(None, example=SPACES),
    "simplesudoku": Format(None, "all", example=SIMPLE_SUDOKU),
}
SAY_REGIONS = ("json", "fpuzzles", "fpuzzles-link", "sudokupad-link")  # they tell what houses a grid has
WRITTEN = tuple(name for name, form in FORMATS.items() if form.write)


def write(board: Board, format: str, original: str = "") -> str:
    """Return a board in one of WRITTEN. KeyError for another format, ValueError for a size that it does not have.

    `original` is the source of a puzzle with unknown rules (`About.original`); UnknownRules where the format cannot
    hold them.
    """
    found = FORMATS[format]
    if not found.write:
        raise KeyError(format)
    if board.geometry.unknown:
        return write_original(board, original, format)
    if found.only_9 and board.geometry.name != "9":
        raise ValueError(f"{format} is for 9x9 only")
    if board.geometry.name in FLAT and format not in SAY_REGIONS:
        raise ValueError(f"{format} does not tell a grid without boxes; there are {', '.join(SAY_REGIONS)}")
    return found.write(board)
