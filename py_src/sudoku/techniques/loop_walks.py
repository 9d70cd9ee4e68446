"""Loops of cells that hold the same two digits, as Sudoku Explainer finds them: a walk from house to house."""

from collections.abc import Iterator
from typing import NamedTuple

from sudoku.board import Mask, bits_of, mask_of
from sudoku.geometry import Cell
from sudoku.position import Position

SHORTEST = 4
SPARE = 2  # cells of a loop that may have any extras


class Loop(NamedTuple):
    """A closed loop of cells that hold the two digits of `pair`; `extra` are those that hold more."""

    cells: Mask
    pair: Mask
    extra: tuple[Cell, ...]


def loops(position: Position) -> Iterator[Loop]:
    """The loops with extras, as they are found: the same ones from several starts."""
    walks: dict[Mask, _Walk] = {}
    for start in bits_of(position.bivalue):
        pair = position.digits_of[start]
        if position.once(_may_loop, pair) >> start & 1:
            walk = walks.get(pair) or walks.setdefault(pair, _Walk(position, pair))
            for path in walk.loops(start):
                extra = tuple(cell for cell in path if position.digits_of[cell] != pair)
                if extra:
                    yield Loop(mask_of(path), pair, extra)


def _may_loop(position: Position, pair: Mask) -> Mask:
    """The cells that may be in loops of two digits, of which more than two have extras only if those are one digit."""
    cells, bivalue = _meeting(position, _with_both(position, pair)), position.bivalue
    plain, alike = cells & bivalue, cells & position.trivalue
    if plain & plain - 1:
        return cells
    found = 0
    for extra in bits_of(position.digits_in(alike) & ~pair) if plain else ():
        same = alike & position.planes[extra]
        if same.bit_count() > SPARE:
            found |= _meeting(position, plain | same)
    return found


def _meeting(position: Position, cells: Mask) -> Mask:
    """Those of the cells that have another one left in each of their houses, as the four or more of a loop have."""
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
    """A walk over the cells that hold both digits, from house to house, always changing the kind of house."""

    def __init__(self, position: Position, pair: Mask) -> None:
        self.pair, self.digits_of, self.houses_of = pair, position.digits_of, position.layout.houses_of
        both, layout = _with_both(position, pair), position.layout
        self.alive = position.once(_may_loop, pair)
        self.plain_houses = 0
        for cell in bits_of(self.alive & position.bivalue):
            self.plain_houses |= self.houses_of[cell]
        kinds = (layout.boxes, layout.box_of), (layout.rows, layout.row_of), (layout.columns, layout.column_of)
        self.neighbours = {
            cell: [tuple(bits_of(regions[of[cell]].cells & both & ~(1 << cell))) for regions, of in kinds]
            for cell in bits_of(both)
        }

    def loops(self, start: Cell) -> Iterator[list[Cell]]:
        """The closed loops through `start` that visit every house twice or never, with steps of different parity."""
        return self._on([start], SPARE, 0, None, (self.houses_of[start], 0))

    def _on(
        self, path: list[Cell], spare: int, extra: Mask, last: int | None, visited: tuple[Mask, Mask]
    ) -> Iterator[list[Cell]]:
        """Go on from the last cell. `extra` gathers the extras of every cell looked at from here, taken or not: so does
        Sudoku Explainer, and equal ratings need it. `visited` are the houses of even and of odd cells: while those
        differ there is more to visit, which only plain cells can do once the extras are used up."""
        parity = len(path) % 2
        for kind, cells in enumerate(self.neighbours[path[-1]]):
            if kind == last:
                continue
            for following in cells:
                if following == path[0] and len(path) >= 4:
                    if visited[0] == visited[1]:
                        yield path
                elif following not in path:
                    digits = self.digits_of[following]
                    extra = (extra | digits) & ~self.pair
                    plain = digits == self.pair
                    houses = self.houses_of[following]
                    if (plain or extra.bit_count() == 1 or spare > 0) and not houses & visited[parity]:
                        after = (visited[0], visited[1] | houses) if parity else (visited[0] | houses, visited[1])
                        left = spare - (not plain)
                        far = (after[0] ^ after[1]) & ~self.plain_houses  # three a cell can be visited with extras
                        may = not far or far.bit_count() <= 3 * left or not extra & extra - 1
                        if may and self.alive >> following & 1:
                            yield from self._on([*path, following], left, extra, kind, after)


def _with_both(position: Position, pair: Mask) -> Mask:
    cells = position.masks.plane
    for digit in bits_of(pair):
        cells &= position.planes[digit]
    return cells
