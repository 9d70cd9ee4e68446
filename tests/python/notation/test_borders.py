"""Tests of rows that look like borders or have only spaces and bars, in each style of drawing and many sizes."""

from collections.abc import Iterator, Sequence

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import parse, read
from tests.support.samples import THOROUGH

MARKS = ".-_*0 "


def boards(side: str) -> Iterator[Board]:
    """Yield boards with few digits and with blank rows: the first, the last, all of a band, all but one."""
    n, height = geometry(side).n, geometry(side).box[1]
    for blank in ({0}, {n - 1}, {*range(height)}, {*range(1, n)}):
        cells = [(cell // n, cell % n) for cell in range(n * n)]
        yield board_of(
            geometry(side),
            [0 if row in blank or (3 * row + 5 * column) % 4 else (row + column) % n + 1 for row, column in cells],
        )


def drawn(board: Board, blank: str, corner: str, line: str, frame: bool, space: str) -> str:
    """Return the board drawn with boxes, perhaps with a frame around it, and with `space` beside each digit."""
    n, (width, height) = board.geometry.n, board.geometry.box
    digits = [SYMBOLS[value - 1] if value else blank for value in board.values]
    border = corner.join([line * len(space.join("x" * width) + 2 * space)] * (n // width))
    made = []
    for row in range(n):
        cells = digits[row * n : row * n + n]
        boxes = [space.join(cells[start : start + width]) for start in range(0, n, width)]
        made += [border] if row and row % height == 0 else []
        made.append(f"{space}|{space}".join(boxes))
    return framed(made, border, corner, space) if frame else "\n".join(made)


def framed(lines: Sequence[str], border: str, corner: str, space: str) -> str:
    around = f"{corner}{border}{corner}"
    inner = [around if line == border else f"|{space}{line}{space}|" for line in lines]
    return "\n".join([around, *inner, around])


SIDES = ("9", "12+boxes:6x2", "4", "6", "8", "16", "6+boxes:2x3", "8+boxes:2x4")
STYLES = ("+-", "*-", "--", "|-", ".-", "*=", ":=")
# Every side in the first style, and two sides in every style. `SUDOKU_THOROUGH=1` tries all pairs.
DRAWN = [(side, *style) for side in SIDES for style in STYLES if THOROUGH or side in SIDES[:2] or style == STYLES[0]]


@pytest.mark.law
@pytest.mark.parametrize("frame", [True, False], ids=["framed", "open"])
@pytest.mark.parametrize(("side", "corner", "line"), DRAWN)
def test_rows_without_digits_are_read_in_every_style(side: str, corner: str, line: str, frame: bool) -> None:
    for board in boards(side):
        for blank in MARKS:
            for space in ("", " "):
                if blank != " " or frame or space:
                    assert parse(drawn(board, blank, corner, line, frame, space)) == board


def test_blanks_behind_the_last_bar_may_be_missing() -> None:
    for board in boards("9"):
        text = drawn(board, " ", "+", "-", False, " ")
        assert parse("\n".join(line.rstrip() for line in text.split("\n"))) == board


def test_what_follows_a_grid_with_missing_blanks_is_no_part_of_it() -> None:
    board = next(boards("9"))
    text = drawn(board, " ", "+", "-", False, " ")
    found = read("\n".join(line.rstrip() for line in text.split("\n")) + "\nThe next line tells who made it")
    assert found.puzzles == (board,)
    assert [part.text for part in found.ignored] == ["The next line tells who made it"]
