"""Candidates in a row: 729 characters, nine a cell, `.` or 0 where the digit is gone. What is true of a candidate grid
is true of it: a lone digit is a written value, unless it also occurs elsewhere in one of its houses.
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import BLANK, Board, candidates
from sudoku_workshop.notation.groups import board_of_groups
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.state import DIGITS, GEOMETRY

CELLS = re.compile(rf"(?<![^\s\"':,]){''.join(f'[{digit}.0]' for digit in DIGITS)}[1-9.0]{{720}}(?![^\s\"':,])")


def take_sukaku(source: Source) -> Iterator[Whole]:
    """Takes all such lines out of a text."""
    taken = []
    for match in CELLS.finditer(source.marked):
        groups = [_group(match[0][at : at + len(DIGITS)]) for at in range(0, len(match[0]), len(DIGITS))]
        if all(groups):
            taken.append(match.span())
            board = board_of_groups(GEOMETRY, [group or "" for group in groups])
            yield Whole("sukaku", *match.span(), board, tells="size")
    source.take(taken)


def _group(text: str) -> str | None:
    """The digits that are left, each in its place."""
    right = all(symbol in (BLANK, "0", str(digit)) for symbol, digit in zip(text, DIGITS, strict=True))
    return text.replace(BLANK, "").replace("0", "") if right else None


def write_sukaku(board: Board) -> str:
    """The candidates of a board of 9x9."""
    groups = (candidates(board, cell) for cell in range(GEOMETRY.cells))
    return "".join(str(digit) if digit in group else BLANK for group in groups for digit in DIGITS)
