"""Tridagon (Thor's hammer, trivalue oddagon): twelve cells in four boxes that cannot all be one of three digits.

The four boxes are those in two bands and two stacks. Each has three of the cells, one in each of its rows and columns.
Such cells are a permutation of the box's rows and columns. If an odd number of the four permutations are odd, the cells
cannot contain only three digits: in two boxes side by side, the digits are in other rows, but in the same cyclic order,
and so it is with the columns of two boxes one below the other. Going round the four boxes, each permutation changes
the order of rows into that of columns, and the orders would have to agree again at the end.

So at least one of the other candidates of these cells, the guardians, is true.

Source: Denis Berthier's tridagon and Ryokousha's proof by parity (forum.enjoysudoku.com, and
https://www.sudokuwiki.org/Tridagons).
"""

from collections.abc import Iterator
from itertools import combinations, permutations, product
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.guarded import Guarded, guarded_step, is_nine, refuted_by_all
from sudoku_workshop.logic.techniques.technique import Technique

MOST_GUARDIANS = 6
CORNERS = [  # the four boxes in two bands and two stacks
    [band * 3 + stack for band in bands for stack in stacks]
    for bands, stacks in product(combinations(range(3), 2), repeat=2)
]
ORDERS = [(order, sum(a > b for a, b in combinations(order, 2)) % 2) for order in permutations(range(3))]


class Diagonal(NamedTuple):
    """Three cells of a box, one in each of its rows and columns, their guardians, and whether they are odd."""

    cells: Mask
    guardians: Grid
    is_odd: bool


def find_tridagon(position: Position) -> Iterator[Step]:
    """Yield tridagons, those with the fewest guardians first."""
    if not is_nine(position):
        return
    found: dict[Grid, tuple[int, Step]] = {}
    for digits in map(mask_of, combinations(range(9), 3)):
        boxes = [list(_diagonals(position, box, digits)) for box in range(9)]
        for corners in CORNERS:
            for four in product(*(boxes[box] for box in corners)):
                guardians = four[0].guardians | four[1].guardians | four[2].guardians | four[3].guardians
                if sum(each.is_odd for each in four) % 2 and 0 < guardians.bit_count() <= MOST_GUARDIANS:
                    gone = refuted_by_all(position, guardians)
                    if gone and (gone not in found or found[gone][0] > guardians.bit_count()):
                        cells = mask_of(cell for each in four for cell in bits_of(each.cells))
                        held = Guarded(position.at(cells, digits), cells, digits, guardians)
                        found[gone] = guardians.bit_count(), guarded_step(position, "tridagon", held, gone)
    yield from (step for _, step in sorted(found.values(), key=lambda each: each[0]))


def _diagonals(position: Position, box: int, digits: Mask) -> Iterator[Diagonal]:
    """Yield the sets of three cells of a box, one in each row and column, that have few candidates besides `digits`.

    Each of the cells must have at least two of the digits. Otherwise, simpler techniques show more.
    """
    top, left = box // 3 * 27, box % 3 * 3
    for order, is_odd in ORDERS:
        cells = [top + row * 9 + left + column for row, column in enumerate(order)]
        if all((position.digits_of[cell] & digits).bit_count() > 1 for cell in cells):
            area = mask_of(cells)
            guardians = position.candidates_in(area) & ~position.at(area, digits)
            if guardians.bit_count() <= MOST_GUARDIANS:
                yield Diagonal(area, guardians, bool(is_odd))


RECORDS = (Technique("tridagon", "exotic", None, "", "{digits} in {cells}: {guardians}", find_tridagon, 842, 741),)
