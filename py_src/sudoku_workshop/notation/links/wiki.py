"""The links of SudokuWiki, with two characters per cell.

sudoku.htm?bd=S9B050f2e...    in base 36: 1 to 9 given, 10 to 18 placed, over 18 candidates, with bit 0 for digit 1
sudoku.htm?bd=0g41...         the older format, in base 32: candidates from bit 1, with bit 0 set for a clue
"""

from collections.abc import Sequence
from functools import cache

from sudoku_workshop.grid.board import Board
from sudoku_workshop.notation.state import CellState, cells_of, digits_in, mask

PREFIX = "S9B"
PLACED, OPEN = 9, 18
CHARACTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


def read_wiki(text: str) -> Sequence[CellState]:
    """Return the cells of a link to SudokuWiki: 162 characters, with a number in base 36 for each cell.

    Raises ValueError for a number that no cell has.
    """
    return [_cell(number) for number in _numbers(text, 36)]


@cache
def _cell(number: int) -> CellState:
    if number <= OPEN:
        return CellState(number) if number <= PLACED else CellState(entry=number - PLACED)
    return CellState(open=_digits(number - OPEN, 0))


def read_old_wiki(text: str) -> Sequence[CellState]:
    """Return the cells of an older link to SudokuWiki: 162 characters, with a number in base 32 for each cell.

    Raises ValueError for a number that no cell has.
    """
    return [_old_cell(number) for number in _numbers(text, 32)]


def _old_cell(number: int) -> CellState:
    digits = _digits(number, 1)
    if not number & 1:
        return CellState(open=digits)
    if len(digits) != 1:
        raise ValueError("a clue must have one digit")
    return CellState(digits[0])


def _numbers(text: str, base: int) -> list[int]:
    return [int(text[at : at + 2], base) for at in range(0, len(text), 2)]


def _digits(bits: int, first: int) -> Sequence[int]:
    if bits >> first + 9:
        raise ValueError("more than nine candidates")
    return digits_in(bits, first)


def link_wiki(board: Board) -> str:
    """Return a link that opens a 9x9 board at SudokuWiki."""
    numbers = [
        cell.given or (PLACED + cell.entry if cell.entry else OPEN + mask(cell.open)) for cell in cells_of(board)
    ]
    return f"https://www.sudokuwiki.org/sudoku.htm?bd={PREFIX}{''.join(map(_two, numbers))}"


def _two(number: int) -> str:
    return "".join(CHARACTERS[part] for part in divmod(number, 36))
