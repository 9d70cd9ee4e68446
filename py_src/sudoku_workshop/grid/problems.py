"""What is wrong with a board and can be found without a search: which digit, which house, which cells."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board, Digit
from sudoku_workshop.grid.geometry import Cell, House
from sudoku_workshop.grid.masks import masks

Code = Literal["duplicate", "empty-cell", "no-place", "too-few-clues", "too-few-digits"]


class Problem(NamedTuple):
    """One fault. `duplicate`: a digit twice in a house; `empty-cell`: no digit can go there; `no-place`: a house cannot
    take a digit any more; `too-few-clues` (where it is known how many are needed) and `too-few-digits` (two
    digits unused, so they can be exchanged): never exactly one solution."""

    code: Code
    digit: Digit | None = None
    house: House | None = None
    cells: tuple[Cell, ...] = ()


def problems(board: Board) -> tuple[Problem, ...]:
    """Everything wrong at first sight, duplicates first; they hide what merely follows from them. Empty: nothing found.

    A search refuses a board with duplicates at once (it has no solution); the other problems do not stop one.
    """
    if found := tuple(duplicates(board)):
        return found
    return (*_empty_cells(board), *_no_places(board), *_too_few(board))


def duplicates(board: Board) -> Iterator[Problem]:
    """Digits written more than once in a house: rows first, then columns, then boxes, then others."""
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
    if board.excluded:  # its candidates can make up for clues
        return
    if sum(map(bool, board.givens)) < board.geometry.fewest_clues:
        yield Problem("too-few-clues")
    if board.geometry.n - len({*board.givens} - {0}) >= 2:
        yield Problem("too-few-digits")
