"""Checks before an algorithm starts: the puzzle is 9x9, and no digit appears twice among the clues of a house."""

from typing import Literal

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit

Rows = list[list[Digit]]
Fault = Literal[0, 1, 2, 3]  # tutorial 2's codes: no fault, or a digit twice in a row, in a column, in a box

BOXES = [(y, x) for y in (0, 3, 6) for x in (0, 3, 6)]  # the upper left cells of the boxes


def rows_of(board: Board) -> Rows:
    """Return the clues as nine lists of nine digits, with 0 for a blank.

    Raises ValueError if the board is not a plain 9x9.
    """
    board.geometry.refuse_unexplained()
    if board.geometry.name != "9":
        raise ValueError("the teaching algorithms are written for 9x9")
    return [list(board.givens[start : start + 9]) for start in range(0, 81, 9)]


def is_bad(rows: Rows) -> Fault:
    """Return in which kind of house a clue is repeated: 1 for a row, 2 for a column, 3 for a box, 0 for none.

    The houses are checked in tutorial 2's order: row 0, column 0, row 1, column 1 and so on, and then the boxes.
    """
    for i in range(9):
        row: set[Digit] = set()
        column: set[Digit] = set()
        for j in range(9):
            if _comes_again(rows[i][j], row):
                return 1
            if _comes_again(rows[j][i], column):
                return 2
    for y, x in BOXES:
        box: set[Digit] = set()
        if any(_comes_again(rows[y + i][x + j], box) for i in range(3) for j in range(3)):
            return 3
    return 0


def _comes_again(digit: Digit, seen: set[Digit]) -> bool:
    again = digit in seen
    if digit:
        seen.add(digit)
    return again
