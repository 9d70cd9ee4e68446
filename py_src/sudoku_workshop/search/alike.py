"""A lower bound for the number of solutions, from swaps that change no clue.

Two digits that are in no clue can be swapped in any solution. So can two lines of a band that have no clues. All orders
of such digits give different solutions, and all orders of such rows or of such columns as well. Searching for each of
these solutions would take seconds on a large grid with few clues.
"""

from collections import Counter
from math import factorial, prod

from sudoku_workshop.grid.board import Board, board_of


def least(board: Board) -> int:
    """Return a number of solutions that the board has at least, if it has any.

    It is 1 for boards with rules, entries or removed candidates.
    """
    grid = board.geometry
    if grid.rules or grid.unknown or grid.is_overlapping or board != board_of(grid, board.givens):
        return 1
    clues = [(cell, digit) for cell, digit in enumerate(board.givens) if digit]
    width, height = grid.box
    row_clues = {cell // grid.n for cell, _ in clues}
    column_clues = {cell % grid.n for cell, _ in clues}
    digits = factorial(grid.n - len({digit for _, digit in clues}))
    return max(digits, _orders(grid.n, height, row_clues), _orders(grid.n, width, column_clues))


def _orders(n: int, size: int, taken: set[int]) -> int:
    """Return the number of orders of the lines without clues, if lines stay within their band of this size."""
    return prod(map(factorial, Counter(line // size for line in range(n) if line not in taken).values()))
