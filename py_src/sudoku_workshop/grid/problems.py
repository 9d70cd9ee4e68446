"""Problems of a board that can be found without a search. Each is described by its digit, house and cells."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board, Digit
from sudoku_workshop.grid.geometry import Cell, House
from sudoku_workshop.grid.masks import masks

Code = Literal["duplicate", "empty-cell", "no-place", "too-few-clues", "too-few-digits"]


class Problem(NamedTuple):
    """One problem of a board, by its code.

    - `duplicate`: a digit is more than once in a house.
    - `empty-cell`: a cell has no candidates.
    - `no-place`: a house has no possible cell for a digit.
    - `too-few-clues`: there are fewer clues than in any puzzle with exactly one solution, as far as that number is
      known.
    - `too-few-digits`: two digits are not among the clues, so they can be swapped, and there is no unique solution.
    """

    code: Code
    digit: Digit | None = None
    house: House | None = None
    cells: tuple[Cell, ...] = ()


def problems(board: Board) -> tuple[Problem, ...]:
    """Return the problems of a board.

    If there are duplicates, only these are returned, because the other problems may result from them.

    Duplicates stop a search at once, because there is no solution. The other problems do not.
    """
    if found := tuple(duplicates(board)):
        return found
    return (*_empty_cells(board), *_no_places(board), *_too_few(board))


def duplicates(board: Board) -> Iterator[Problem]:
    """Yield a problem for each digit that a house has more than once: rows first, then columns, boxes and others."""
    for house in board.geometry.houses:
        cells_of: dict[Digit, list[Cell]] = {}
        for cell in house.cells:
            cells_of.setdefault(board.values[cell], []).append(cell)
        for digit, cells in cells_of.items():
            if digit and len(cells) > 1:
                yield Problem("duplicate", digit, house, tuple(cells))


def _empty_cells(board: Board) -> Iterator[Problem]:
    m = masks(board.geometry)
    for cell in range(m.size):
        if not board.grid >> cell & m.cell:
            yield Problem("empty-cell", cells=(cell,))


def _no_places(board: Board) -> Iterator[Problem]:
    m = masks(board.geometry)
    for digit in range(board.geometry.n):
        plane = board.grid >> digit * m.size & m.plane
        for house in board.geometry.houses:
            if not any(plane >> cell & 1 for cell in house.cells):
                yield Problem("no-place", digit + 1, house, house.cells)


def _too_few(board: Board) -> Iterator[Problem]:
    if board.excluded:  # excluded candidates can replace clues
        return
    if sum(map(bool, board.givens)) < board.geometry.fewest_clues:
        yield Problem("too-few-clues")
    if board.geometry.n - len({*board.givens} - {0}) >= 2:
        yield Problem("too-few-digits")
