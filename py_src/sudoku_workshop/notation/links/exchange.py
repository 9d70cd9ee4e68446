"""The short formats of SudokuExchange and SudokuPad for a classic 9x9.

In the format that both use, one character of 0-9A-Za-x means a digit and the blanks after it: digit + 10 * blanks. A
blank without a digit before it is 0. In SudokuPad's older format, a capital letter is a run of blanks, beginning with B
for one blank. Nothing marks the format, so a text that is not a whole grid in the newer format is read in the older
one.
"""

import re
from string import ascii_uppercase

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import BLANK, text_of
from sudoku_workshop.notation.state import GEOMETRY

CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
FEWEST_CLUES = 17  # fewest clues of a puzzle with one solution
PIECE = re.compile(r"(.)(\.{0,5})")


def read_short(text: str) -> list[int]:
    """Return the 81 digits of a text in the format of SudokuExchange. Raises ValueError if there are not exactly 81."""
    numbers = map(CHARACTERS.index, text)
    return _whole([digit for number in numbers for digit in (number % 10, *[0] * (number // 10))])


def read_runs(text: str) -> list[int]:
    """Return the 81 digits of a text in SudokuPad's older format. Raises ValueError if there are not exactly 81.

    If a text is so short that it is probably the name of a puzzle on SudokuPad's server, it is not valid either.
    """
    if len(text) < FEWEST_CLUES:
        raise ValueError(f"expected {FEWEST_CLUES} characters or more, found {len(text)}")
    runs = (each if each.isdecimal() else "0" * ascii_uppercase.index(each) for each in text)
    return _whole([*map(int, "".join(runs))])


def _whole(digits: list[int]) -> list[int]:
    if len(digits) != GEOMETRY.cells:
        raise ValueError(f"expected {GEOMETRY.cells} cells, found {len(digits)}")
    return digits


def link_exchange(board: Board) -> str:
    """Return a link that opens the givens of a 9x9 board at SudokuExchange."""
    return f"https://sudokuexchange.com/play/?s={_short(board.givens)}"


def _short(digits: tuple[int, ...]) -> str:
    pieces = PIECE.findall(text_of(digits))
    return "".join(CHARACTERS[int(first.replace(BLANK, "0")) + 10 * len(blanks)] for first, blanks in pieces)
