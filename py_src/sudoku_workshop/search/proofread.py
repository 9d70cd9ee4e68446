"""What a picture of a puzzle says, where the rules tell more than the eye: the likeliest reading with one solution."""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count as counting
from math import log
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, Digit, board_of
from sudoku_workshop.grid.geometry import Cell, Geometry
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.search import count

Reading = Sequence[float]  # of a cell: how likely it is blank, 1, 2 ...

DOUBT = 0.004  # a reading as likely as that, or more, is worth a try
SURE = 0.9  # less than that is doubtful, even if the puzzle has one solution
FAR = log(500)  # so many times less likely than what the eye sees is no reading any more


class Proof(NamedTuple):
    """`digits` as they should be read, 0 for a blank; `changed`: the cells where that is not the likeliest reading;
    `doubtful`: the cells to look at; `unique`: whether `digits` have one solution."""

    digits: tuple[Digit, ...]
    changed: tuple[Cell, ...]
    doubtful: tuple[Cell, ...]
    unique: bool


def proofread(geometry: Geometry, cells: Sequence[Reading], tries: int = 300) -> Proof:
    """The likeliest reading that has one solution; where none of `tries` has, what each cell by itself looks like.

    Readings are independent of each other, so the next likeliest one differs by the cheapest changes: taken from
    a heap, best first (Lawler, A procedure for computing the k best solutions, 1972).
    """
    seen = tuple(max(range(len(cell)), key=cell.__getitem__) for cell in cells)
    unsure = tuple(cell for cell, reading in enumerate(cells) if max(reading) < SURE)
    for _, changes in zip(range(tries), _changes(seen, cells), strict=False):
        digits = tuple(changes.get(cell, digit) for cell, digit in enumerate(seen))
        if _is_unique(board_of(geometry, digits)):
            return Proof(digits, tuple(sorted(changes)), tuple(sorted({*unsure, *changes})), True)
    return Proof(seen, (), _suspects(board_of(geometry, seen), unsure), False)


def _changes(seen: Sequence[Digit], cells: Sequence[Reading]) -> Iterator[dict[Cell, Digit]]:
    """Sets of other readings, the likeliest set first, beginning with none."""
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
    """What a cell may be read as instead, and what that costs in likelihood."""
    for cell, reading in enumerate(cells):
        for digit, share in enumerate(reading):
            if digit != seen[cell] and share >= DOUBT:
                yield log(max(reading)) - log(share), cell, digit


def _is_unique(board: Board) -> bool:
    return not any(duplicates(board)) and count(board, 2) == 1


def _suspects(board: Board, unsure: Sequence[Cell]) -> tuple[Cell, ...]:
    """The doubtful cells, and those that clash."""
    return tuple(sorted({*unsure, *(cell for clash in duplicates(board) for cell in clash.cells)}))
