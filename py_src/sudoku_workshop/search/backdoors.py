"""Backdoors: sets of cells that make a puzzle solvable by singles alone once their digits are filled in."""

from collections.abc import Iterator
from itertools import combinations

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.search import solve
from sudoku_workshop.search.field_layout import Fields, layout_of
from sudoku_workshop.search.fields import fields_of, is_solved, place, propagate

MOST = 2  # the most cells in a backdoor; to try three would take minutes


def backdoors(board: Board) -> tuple[tuple[Cell, ...], ...]:
    """Return all backdoors of the smallest size.

    A backdoor is a set of cells: once they are filled in, singles solve the puzzle. If singles solve it from the start,
    the only backdoor is one without cells. If there is no solution, or if two cells are not enough, the result is
    empty. If there are several solutions, the digits of the first solution are used.
    """
    solved = solve(board)
    if solved is None:
        return ()
    for size in range(MOST + 1):
        if found := tuple(_of_size(board, solved, size)):
            return found
    return ()


def _of_size(board: Board, solved: Board, size: int) -> Iterator[tuple[Cell, ...]]:
    layout, start = layout_of(board.geometry), fields_of(board)
    blank = [cell for cell, digit in enumerate(board.values) if not digit]

    def with_digits(cells: tuple[Cell, ...]) -> Fields:
        fields = start
        for cell in cells:
            fields = place(fields, layout.bit(cell, solved.values[cell]), layout)
        return propagate(fields, layout, locked=False)

    yield from (cells for cells in combinations(blank, size) if is_solved(with_digits(cells), layout))
