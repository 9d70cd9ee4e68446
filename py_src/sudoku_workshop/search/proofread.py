"""Reading a puzzle from a picture: the likeliest digits that make a puzzle with exactly one solution."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count as counting
from math import log
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.search import count

Reading = Sequence[float]  # the probabilities that one cell is blank, that it is 1, that it is 2 and so on

DOUBT = 0.004  # a reading of a cell with a lower probability is not tried
SURE = 0.9  # if no reading of a cell has this probability, the cell is doubtful, even in a puzzle with one solution
FAR = log(500)  # a reading of the whole grid that is 500 times less likely than the likeliest one is not tried


class Proof(NamedTuple):
    """A proofread puzzle.

    `digits` has 0 for a blank. `changed` lists the cells whose digit is not the likeliest reading of the cell.
    `doubtful` lists the cells for a person to check. `unique` says whether the puzzle `digits` has exactly one
    solution.
    """

    digits: tuple[Digit, ...]
    changed: tuple[Cell, ...]
    doubtful: tuple[Cell, ...]
    unique: bool


def proofread(geometry: Geometry, cells: Sequence[Reading], tries: int = 300) -> Proof:
    """Return the likeliest reading of a grid that has exactly one solution.

    If none of the `tries` likeliest grids has exactly one solution, return the likeliest digit for each cell by itself.
    Cells are read independently, so the next likeliest grid is the one with the cheapest changes: those that lower the
    probability least. A heap yields the changes, cheapest first (Lawler, A procedure for computing the k best
    solutions, 1972).
    """
    seen = tuple(max(range(len(cell)), key=cell.__getitem__) for cell in cells)
    unsure = tuple(cell for cell, reading in enumerate(cells) if max(reading) < SURE)
    for _, changes in zip(range(tries), _changes(seen, cells), strict=False):
        digits = tuple(changes.get(cell, digit) for cell, digit in enumerate(seen))
        if _is_unique(board_of(geometry, digits)):
            return Proof(digits, tuple(sorted(changes)), tuple(sorted({*unsure, *changes})), True)
    return Proof(seen, (), _suspects(board_of(geometry, seen), unsure), False)


def _changes(seen: Sequence[Digit], cells: Sequence[Reading]) -> Iterator[dict[Cell, Digit]]:
    """Yield sets of changes to the likeliest grid, the likeliest sets first.

    The very first set has no changes.
    """
    others = sorted(_others(seen, cells))
    order = counting()
    waiting: list[tuple[float, int, int, dict[Cell, Digit]]] = [(0.0, next(order), 0, {})]
    while waiting:
        cost, _, start, changes = heappop(waiting)
        yield changes
        for index in range(start, len(others)):
            more, cell, digit = others[index]
            if cell not in changes and cost + more <= FAR:
                heappush(waiting, (cost + more, next(order), index + 1, {**changes, cell: digit}))


def _others(seen: Sequence[Digit], cells: Sequence[Reading]) -> Iterator[tuple[float, Cell, Digit]]:
    """Yield, for each cell, every possible reading except the likeliest, with its cost.

    The cost says how much less likely this reading is: it is the logarithm of the ratio of the two probabilities.
    """
    for cell, reading in enumerate(cells):
        for digit, share in enumerate(reading):
            if digit != seen[cell] and share >= DOUBT:
                yield log(max(reading)) - log(share), cell, digit


def _is_unique(board: Board) -> bool:
    return not any(duplicates(board)) and count(board, 2) == 1


def _suspects(board: Board, unsure: Sequence[Cell]) -> tuple[Cell, ...]:
    """Return the cells for a person to check: those read with doubt, and those whose digits clash."""
    return tuple(sorted({*unsure, *(cell for clash in duplicates(board) for cell in clash.cells)}))
