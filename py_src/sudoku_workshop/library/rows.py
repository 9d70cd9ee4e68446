"""Puzzles given as rows of numbers: lists, tuples, or the rows of an array."""

from collections.abc import Sequence
from operator import index

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.library.choices import listed

Rows = Sequence[Sequence[int | None]]


def from_rows(rows: Rows) -> Board:
    """Return the board with these rows. Raises SudokuError if they are not a grid of a known size."""
    numbers = _numbers(rows)
    n = len(numbers)
    if str(n) not in SIZES:
        raise SudokuError(f"the number of rows is {n}; a grid has {listed(SIZES)}")
    for place, row in enumerate(numbers, 1):
        if len(row) != n:
            raise SudokuError(f"row {place}: the length is {len(row)}, {n} needed")
        if not all(0 <= digit <= n for digit in row):
            raise SudokuError(f"row {place}: numbers from 1 to {n} needed, or 0 for a blank")
    return board_of(geometry(str(n)), [digit for row in numbers for digit in row])


def _numbers(rows: Rows) -> list[list[int]]:
    try:
        return [[0 if number is None else index(number) for number in row] for row in rows]
    except TypeError as error:
        told = "a puzzle is a text, rows of whole numbers (0 or None for a blank) or a Board"
        raise SudokuError(f"{told}, not {rows!r:.60}") from error
