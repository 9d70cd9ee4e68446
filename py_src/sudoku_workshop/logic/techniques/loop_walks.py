"""Loops of cells that all have the same two candidates, found as in Sudoku Explainer: by stepping from cell to cell.

Two neighbouring cells of a loop are in one house.
"""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position

SHORTEST = 4
SPARE = 2  # the number of cells of a loop that may have several different extra digits


class Loop(NamedTuple):
    """A closed loop of cells that have both digits of `pair` as candidates.

    `extra` are the cells of the loop that have other candidates as well.
    """

    cells: Mask
    pair: Mask
    extra: tuple[Cell, ...]


def find_loops(position: Position) -> Iterator[Loop]:
    """Return the loops that have extra candidates in any of their cells, in the order in which they are found.

    The same loop may be returned several times, for different starts.
    """
    digits_of = position.digits_of
    pairs = {digits_of[start] for start in bits_of(position.bivalue)}
    found = [hit for pair in pairs for hit in position.of_pair(_of_pair, pair)]
    return (loop for _, loop in sorted(found, key=lambda hit: hit[0]))


def _of_pair(position: Position, pair: Mask) -> list[tuple[Cell, Loop]]:
    """Return the loops with this pair of digits and extra candidates, each with its start, sorted by start."""
    alive = _may_loop(position, pair)
    starts = bits_of(alive & position.bivalue)
    walk = _Walk(position, pair, alive if starts else 0)
    paths = [(start, path) for start in starts for path in walk.loops(start)]
    found = [(start, path, tuple(cell for cell in path if position.digits_of[cell] != pair)) for start, path in paths]
    return [(start, Loop(mask_of(path), pair, extra)) for start, path, extra in found if extra]


def _may_loop(position: Position, pair: Mask) -> Mask:
    """Return the cells that can be in loops with this pair of digits.

    In a loop, at most two cells have extra candidates, unless all extra candidates are the same digit.
    """
    cells = position.with_all(pair)
    plain, alike = cells & position.bivalue, cells & position.trivalue
    if plain & plain - 1:
        return _meeting(position, cells)
    found = 0
    for extra in bits_of(position.digits_in(alike) & ~pair) if alike.bit_count() > SPARE else ():
        same = alike & position.planes[extra]
        if same.bit_count() > SPARE:
            found |= _meeting(position, plain | same)
    return found


def _meeting(position: Position, cells: Mask) -> Mask:
    """Return those of `cells` that may be in a loop: each of their houses contains another such cell."""
    before = 0
    while cells != before:
        if cells.bit_count() < SHORTEST:
            return 0
        before = cells
        for region in position.layout.all:
            inside = cells & region.cells
            if not inside & inside - 1:
                cells &= ~inside
    return cells


class _Walk:
    """A search for loops through cells that have both digits of a pair.

    Each step goes to another cell in the same house, and two steps in a row never use the same kind of house.
    """

    def __init__(self, position: Position, pair: Mask, alive: Mask) -> None:
        layout, self.houses_of, self.plain_houses = position.layout, position.layout.houses_of, 0
        self.most = max(map(int.bit_count, self.houses_of))
        for cell in bits_of(alive & position.bivalue):
            self.plain_houses |= self.houses_of[cell]
        both = position.with_all(pair)
        kinds = (layout.boxes, layout.box_of), (layout.rows, layout.row_of), (layout.columns, layout.column_of)
        # By cell: the cell itself, its extra candidates, its houses, and whether it can be in a loop.
        way = {
            cell: (cell, position.digits_of[cell] & ~pair, self.houses_of[cell], alive >> cell & 1)
            for cell in bits_of(both)
        }
        self.ways = {
            cell: [
                [way[other] for other in bits_of(regions[of[cell]].cells & both ^ 1 << cell)] for regions, of in kinds
            ]
            for cell in bits_of(alive)
        }

    def loops(self, start: Cell) -> Iterator[list[Cell]]:
        """Yield the closed loops through `start` that visit each house exactly twice or not at all.

        The two visits to a house are an odd number of steps apart.
        """
        return self._on([start], SPARE, 0, None, self.houses_of[start], 0)

    def _on(
        self, path: list[Cell], spare: int, extra: Mask, last: int | None, here: Mask, there: Mask
    ) -> Iterator[list[Cell]]:
        """Yield the loops that continue from the last cell of the path.

        `here` are the houses of every second cell of the path, counted back from the last cell. `there` are the houses
        of the cells between them. A loop visits each house twice, once with a cell of each group, so it is complete
        only when `here` and `there` are equal. `last` is the kind of house of the last step. Up to `spare` more cells
        may have extra candidates of several digits.

        `extra` collects the extra candidates of every cell that is considered from here, even if the path does not use
        the cell. Sudoku Explainer does the same, and other rules would give other ratings.
        """
        start, may_close = path[0], len(path) >= SHORTEST
        for kind, ways in enumerate(self.ways[path[-1]]):
            for following, extras, houses, alive in ways if kind != last else ():
                if may_close and following == start:
                    if here == there:
                        yield path
                elif following not in path:
                    extra |= extras
                    if alive and not houses & there and (not extras or spare > 0 or not extra & extra - 1):
                        after, left = there | houses, spare - (extras > 0)
                        far = (after ^ here) & ~self.plain_houses  # without houses of plain cells
                        if not far or far.bit_count() <= self.most * left or not extra & extra - 1:
                            yield from self._on([*path, following], left, extra, kind, after, here)
