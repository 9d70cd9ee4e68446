"""Our engine, for comparison: the whole grid is one integer, and every try settles whatever follows from it.

`propagate` finds all naked and hidden singles of the grid at once, so one try often fills dozens of cells, or
fails. Only where nothing follows any more is a cell tried: one with the fewest candidates. (`sudoku.search` chooses
among those with more care and tells nobody what it does, so it is faster than this.)
"""

from random import Random

from sudoku.board import Digit, Grid, Masks, bits_of, board_of, is_solved, masks, place, propagate
from sudoku.geometry import Cell, geometry
from sudoku.textbook.events import CONFLICT, NOWHERE, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku.textbook.givens import Rows

NINE = geometry("9")


def steps(rows: Rows, _: Random) -> Steps:
    """All solutions."""
    board = board_of(NINE, [digit for row in rows for digit in row])
    blanks = [cell for cell, given in enumerate(board.givens) if not given]
    return search(board.grid, blanks, masks(NINE), (NOWHERE, 0))


def search(grid: Grid, blanks: list[Cell], m: Masks, tried: tuple[Cell, Digit]) -> Steps:
    """Settle the grid in which `tried` has been placed, tell what that fills of the `blanks`, and go on below it."""
    grid = propagate(grid, m)
    if not grid:
        yield CONFLICT, *tried
        return
    left = {cell: grid >> cell & m.cell for cell in blanks}
    settled = [cell for cell, candidates in left.items() if candidates.bit_count() == 1]
    for cell in settled:
        yield PLACE, cell, digits(left.pop(cell), m)[0]
    if is_solved(grid, m):
        yield SOLVED
    else:
        cell = min(left, key=lambda cell: left[cell].bit_count())
        for digit in digits(left[cell], m):
            yield TRY, cell, digit
            yield search(place(grid, (digit - 1) * m.size + cell, m), [*left], m, (cell, digit))
            yield UNDO, cell, 0
    for cell in settled:
        if cell != tried[0]:
            yield PLACE, cell, 0


def digits(candidates: Grid, m: Masks) -> list[Digit]:
    """The digits of one cell's candidates, ascending."""
    return [bit // m.size + 1 for bit in bits_of(candidates)]
