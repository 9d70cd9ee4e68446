"""The short form that SudokuExchange and SudokuPad share for a plain 9x9: a digit and the blanks after it are one
character of 0-9A-Za-x, digit + 10 * blanks; a blank with no digit before it is 0.

SudokuPad had another one before, in which a capital letter is a run of blanks, B for one. Nothing tells which is which:
what is no whole grid in the one is read in the other.
"""

import re
from string import ascii_uppercase

from sudoku_workshop.grid.board import BLANK, Board, text_of
from sudoku_workshop.notation.state import GEOMETRY

CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
FEWEST_CLUES = 17  # of a puzzle with one solution
PIECE = re.compile(r"(.)(\.{0,5})")


def read_short(text: str) -> list[int]:
    """The 81 digits. ValueError where there are more or fewer."""
    numbers = map(CHARACTERS.index, text)
    return _whole([digit for number in numbers for digit in (number % 10, *[0] * (number // 10))])


def read_runs(text: str) -> list[int]:
    """The same of the form before. ValueError also for so few characters that they are rather the name of a record."""
    if len(text) < FEWEST_CLUES:
        raise ValueError(f"{len(text)} characters")
    runs = (each if each.isdecimal() else "0" * ascii_uppercase.index(each) for each in text)
    return _whole([*map(int, "".join(runs))])


def _whole(digits: list[int]) -> list[int]:
    if len(digits) != GEOMETRY.cells:
        raise ValueError(f"{len(digits)} cells")
    return digits


def link_exchange(board: Board) -> str:
    """The address under which SudokuExchange shows the givens of a board of 9x9."""
    return f"https://sudokuexchange.com/play/?s={_short(board.givens)}"


def _short(digits: tuple[int, ...]) -> str:
    pieces = PIECE.findall(text_of(digits))
    return "".join(CHARACTERS[int(first.replace(BLANK, "0")) + 10 * len(blanks)] for first, blanks in pieces)
