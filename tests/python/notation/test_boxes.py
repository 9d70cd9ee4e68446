"""Tests of boxes drawn in a text, in every shape and style: they are read, or refused with an error."""

from collections.abc import Callable, Sequence

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import SYMBOLS, text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import OTHER_BOXES, SIZES
from sudoku_workshop.notation import NotationError, parse, read, write
from sudoku_workshop.search import solve

TALL = """\
      +-----+-----+-----+
      | 4 2 | . . | . . |
      | . . | . . | . . |
      | . . | . 3 | 5 . |
      +-----+-----+-----+
      | . . | 3 . | 6 . |
      | 5 . | 4 . | . 2 |
      | . . | . . | . 5 |
      +-----+-----+-----+
"""
SHAPES = (*SIZES, *OTHER_BOXES)
LARGE = [name for name in SHAPES if geometry(name).n > 9]


def some(name: str) -> Board:
    """Return some digits of a full grid, without duplicates."""
    n, (width, height) = geometry(name).n, geometry(name).box
    full = [(width * (row % height) + row // height + column) % n + 1 for row in range(n) for column in range(n)]
    return board_of(geometry(name), [0 if (3 * (at // n) + 5 * at) % 4 else digit for at, digit in enumerate(full)])


def rows_of(board: Board, write: Callable[[int], str]) -> list[list[list[str]]]:
    """Return the cells as text, by row and within a row by box."""
    n, width = board.geometry.n, board.geometry.box[0]
    rows = [[write(digit) for digit in board.values[start : start + n]] for start in range(0, n * n, n)]
    return [[row[start : start + width] for start in range(0, n, width)] for row in rows]


def letter(digit: int) -> str:
    return SYMBOLS[digit - 1] if digit else "."


def number(digit: int) -> str:
    return f"{digit or '.':>2}"


def banded(board: Board, rows: Sequence[str], border: str | None) -> str:
    """Return rows as text, with a border between bands if there is one."""
    height = board.geometry.box[1]
    parts = ["\n".join(rows[start : start + height]) for start in range(0, len(rows), height)]
    return "\n".join(parts) if border is None else f"\n{border}\n".join(parts)


def parted(board: Board, gap: str, bar: str, border: str | None, write: Callable[[int], str] = letter) -> str:
    return banded(board, [bar.join(gap.join(box) for box in row) for row in rows_of(board, write)], border)


def celled(board: Board, thin: str, thick: str, line: str, heavy: str) -> str:
    """Return the board drawn with lines around every cell, and heavier lines around boxes."""
    rows = [thick + thick.join(thin.join(f" {cell} " for cell in box) for box in row) + thick
            for row in rows_of(board, letter)]  # fmt: skip
    height, wide = board.geometry.box[1], len(rows[0])
    made = [heavy * wide]
    for number, row in enumerate(rows, 1):
        made += [row, (line if number % height else heavy) * wide]
    return "\n".join(made)


STYLES: dict[str, Callable[[Board], str]] = {
    "as we draw it": str,
    "bars and lines": lambda board: parted(board, " ", " | ", "------+------"),
    "bars and blank lines": lambda board: parted(board, "", "|", ""),
    "bars alone": lambda board: parted(board, " ", " | ", None),
    "double bars between cells with bars": lambda board: parted(board, " | ", " || ", None),
    "lines alone": lambda board: parted(board, " ", " ", "======"),
    "gaps and blank lines": lambda board: parted(board, " ", "   ", ""),
    "groups and blank lines": lambda board: parted(board, "", " ", ""),
    "commas and bars": lambda board: parted(board, ",", "|", None),
    "light and heavy box drawing": lambda board: celled(board, "│", "┃", "─", "━"),
    "single and double box drawing": lambda board: celled(board, "│", "║", "─", "═"),
    "candidates": lambda board: write(board, "candidates"),
}
NUMBERED: dict[str, Callable[[Board], str]] = {
    "numbers, bars and lines": lambda board: parted(board, " ", " | ", "------+------", number),
    "numbers, gaps and blank lines": lambda board: parted(board, " ", "   ", "", number),
}


def test_tall_boxes_are_read_as_they_are_drawn() -> None:
    solution = solve(parse(TALL))
    assert solution
    assert text_of(solution.values) == "425613351426612354243561564132136245"


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", SHAPES)
def test_boxes_are_read_in_every_style(name: str, style: str) -> None:
    board = some(name)
    assert read(STYLES[style](board)).puzzles == (board,)


@pytest.mark.parametrize("style", NUMBERED)
@pytest.mark.parametrize("name", LARGE)
def test_boxes_of_large_grids_are_read(name: str, style: str) -> None:
    board = some(name)
    assert read(NUMBERED[style](board)).puzzles == (board,)


USUAL = {
    "Markdown": "| 4 | 2 | . | . | . | . |\n|---|---|---|---|---|---|\n" + "| . | . | . | . | . | . |\n" * 5,
    "a heading above": "| a | b |\n|---|---|\n" + "| . | 4 | . | . | . | . |\n" * 6,
    "a line around each cell": "+-+-+-+-+-+-+\n" + "|4|.|.|.|.|.|\n+-+-+-+-+-+-+\n" * 6,
    "commas": "4,.,.,.,.,.\n" * 6,
    "groups that are no boxes": "12345678 9ABCDEFG\n" * 16,
}


@pytest.mark.parametrize("text", USUAL.values(), ids=USUAL.keys())
def test_what_draws_no_boxes_leaves_the_usual_ones(text: str) -> None:
    (board,) = read(text).puzzles
    assert board.geometry.name in SIZES


REFUSED = {
    "quarters of a 6x6": "425|...\n...|...\n...|.3.\n---+---\n...|...\n...|...\n...|...",
    "boxes that are too small": "42|..|..\n..|..|..\n--+--+--\n..|..|..\n..|..|..\n--+--+--\n..|..|..\n..|..|..",
    "a jigsaw": "1.|.|.\n.|.|..\n.|..|.\n..|.|4",
    "lines in uneven places": "42....\n------\n......\n......\n......\n------\n......\n......",
    "candidates in quarters": "12 3 4 | 5 6 1\n" * 3 + "-------+-------\n" + "12 3 4 | 5 6 1\n" * 3,
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
def test_lines_that_are_no_boxes_are_refused(text: str) -> None:
    with pytest.raises(NotationError, match="the lines drawn here do not divide the grid into equal boxes"):
        read(text)


def test_a_bar_that_is_missing_does_not_matter() -> None:
    assert parse(TALL.replace("| 5 . | 4 .", "| 5 .   4 .")) == parse(TALL)


WANTED = {  # kind of text: (text, the wanted geometry, the geometry that is read)
    "digits alone": ("." * 81, "9x", "9x"),
    "rows": ("\n".join(["........."] * 9), "9x", "9x"),
    "a frame with the boxes of the chosen one": (str(some("9")), "9x", "9x"),
    "a frame with other boxes": (str(some("6")), "6+boxes:2x3", "6"),
    "digits alone, tall boxes": ("." * 36, "6+boxes:2x3", "6+boxes:2x3"),
    "candidates": (write(some("9"), "candidates"), "9x", "9x"),
    "729 characters": (write(some("9"), "sukaku"), "9x", "9x"),
    "a record without a geometry": ('{"puzzle": "' + "." * 81 + '"}', "9x", "9x"),
    "a record with a geometry": ('{"puzzle": "' + "." * 81 + '", "geometry": "9"}', "9x", "9"),
    "a program's own form": (write(some("9"), "solo"), "9x", "9"),
    "another size": ("." * 16, "9x", "4"),
    "the usual geometry": ("." * 81, "9", "9"),
}


@pytest.mark.parametrize(("text", "wanted", "expected"), WANTED.values(), ids=WANTED.keys())
def test_a_chosen_geometry_goes_where_the_text_tells_no_other(text: str, wanted: str, expected: str) -> None:
    found = read(text, geometry(wanted))
    assert [board.geometry.name for board in found.puzzles] == [expected]
    told = [warning.details for warning in found.warnings if warning.code == "as-wanted"]
    assert told == ([{"geometry": wanted}] if expected == wanted != "9" else [])
