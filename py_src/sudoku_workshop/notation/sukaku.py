"""All candidates in one line of 729 characters, nine per cell. A `.` or 0 stands for a digit that is not a candidate.

As in candidate grids, a cell with one candidate is filled, unless a peer has the same candidate (see `groups`).
"""

import re
from collections.abc import Iterator

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.digit_text import BLANK, text_of
from sudoku_workshop.notation.groups import board_of_groups
from sudoku_workshop.notation.source import Source, Whole
from sudoku_workshop.notation.state import DIGITS, GEOMETRY

CELLS = re.compile(rf"(?<![^\s\"':,]){''.join(f'[{digit}.0]' for digit in DIGITS)}[1-9.0]{{720}}(?![^\s\"':,])")


def take_sukaku(source: Source) -> Iterator[Whole]:
    """Yield the boards that are written as a line of 729 characters, nine for each cell.

    These lines are removed from the text.
    """
    taken = []
    for match in CELLS.finditer(source.marked):
        if board := board_of_line(match[0]):
            taken.append(match.span())
            yield Whole("sukaku", *match.span(), board, tells="size")
    source.take(taken)


def board_of_line(text: str) -> Board | None:
    """Return the board that is written as 729 characters, nine for each cell.

    Return None if the text is something else or has no candidates.
    """
    groups = [_group(text[at : at + len(DIGITS)]) for at in range(0, len(text), len(DIGITS))]
    held = [group for group in groups if group is not None]
    return board_of_groups(GEOMETRY, held) if len(groups) == len(held) == GEOMETRY.cells and any(held) else None


def _group(text: str) -> str | None:
    """Return the candidates in the nine characters of a cell, or None if a digit is not at its own position."""
    places = zip(text, DIGITS, strict=False)
    right = len(text) == len(DIGITS) and all(symbol in (BLANK, "0", str(digit)) for symbol, digit in places)
    return text.replace(BLANK, "").replace("0", "") if right else None


def puzzle_text(board: Board) -> str:
    """Return the board's puzzle as text without spaces.

    The text has all candidates if it is a 9x9 puzzle that excludes some of them. Otherwise it has the givens.
    """
    has_own = board.excluded and board.geometry is GEOMETRY
    return write_sukaku(board.puzzle) if has_own else text_of(board.givens)


def write_sukaku(board: Board) -> str:
    """Return the candidates of a 9x9 board as a line of 729 characters."""
    groups = (candidates(board, cell) for cell in range(GEOMETRY.cells))
    return "".join(str(digit) if digit in group else BLANK for group in groups for digit in DIGITS)
