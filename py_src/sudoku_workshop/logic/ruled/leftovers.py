"""Equal sets: two families of houses that cover each digit equally often, so what is left over on both sides is equal.

If k rows and k jigsaw regions overlap, the cells of the rows outside the regions have the same digits as the cells of
the regions outside the rows: the *law of leftovers*. The same count shows the *Phistomefel ring* in a classic grid, and
the *hidden houses* of a windoku: three rows without two windows that lie in them are one more house.

Sources: the usual names in forums (law of leftovers; Phistomefel, 2020); hidden houses of windoku are usual, too.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.logic.step import Houses, Phrase
from sudoku_workshop.rules.local import union

MOST_LINES = 4  # neighbouring rows or columns that are compared with regions
MOST_CELLS = 6  # cells that are left over on each side
RING = 9  # the size of the grid whose corners and ring have the same digits


class Leftovers(NamedTuple):
    """Two sets of cells with the same digits, each as often, and the houses that prove it.

    `ones` are the cells of `houses` that are not in `others`, and `rest` are the cells of `others` not in `houses`.
    """

    ones: Mask
    rest: Mask
    houses: tuple[House, ...]
    others: tuple[House, ...]


@lru_cache(maxsize=KEPT)
def leftovers(geometry: Geometry) -> tuple[Leftovers, ...]:
    """Return the pairs of sets of cells with equal digits, those with few cells first."""
    found: dict[tuple[Mask, Mask], Leftovers] = {}
    for each in (*_lines_and_areas(geometry), *_ring(geometry)):
        if each.ones.bit_count() == each.rest.bit_count() > 0:
            found.setdefault((each.ones, each.rest), each)
    return tuple(sorted(found.values(), key=lambda each: each.ones.bit_count()))


def _lines_and_areas(geometry: Geometry) -> Iterator[Leftovers]:
    """Yield neighbouring rows or columns with equally many areas that nearly cover them."""
    areas = [house for house in geometry.houses if house.kind not in ("row", "column")]
    for kind in ("row", "column"):
        lines = [house for house in geometry.houses if house.kind == kind]
        for number in range(1, min(MOST_LINES, len(lines) - 1) + 1):
            for first in range(len(lines) - number + 1):
                some = lines[first : first + number]
                yield from _with_areas(some, areas, geometry)


def _with_areas(lines: list[House], areas: list[House], geometry: Geometry) -> Iterator[Leftovers]:
    inside = mask_of(cell for line in lines for cell in line.cells)
    if inside.bit_count() < len(lines) * geometry.n:
        return
    near = [area for area in areas if 2 * (mask_of(area.cells) & inside).bit_count() >= geometry.n]
    for some in combinations(near, len(lines)) if len(near) <= 2 * len(lines) else ():
        covered = mask_of(cell for area in some for cell in area.cells)
        if covered.bit_count() == len(lines) * geometry.n and (inside & ~covered).bit_count() <= MOST_CELLS:
            yield Leftovers(inside & ~covered, covered & ~inside, tuple(lines), some)


def _ring(geometry: Geometry) -> Iterator[Leftovers]:
    """Yield the Phistomefel ring: the cells around the central box, and the four corners of 2 by 2 cells."""
    boxes = {house.index: house for house in geometry.houses if house.kind == "box"}
    if geometry.n != RING or len(boxes) != RING or geometry.box != (3, 3) or geometry.is_overlapping:
        return
    lines = {(house.kind, house.index): house for house in geometry.houses}
    ones = [lines["row", 2], lines["row", 6], boxes[3], boxes[5]]
    others = [lines["column", index] for index in (0, 1, 7, 8)]
    mine = [cell for house in ones for cell in house.cells]
    theirs = [cell for house in others for cell in house.cells]
    both = {cell for cell in mine if cell in theirs}
    if len({*mine}) == len(mine) and len({*theirs}) == len(theirs):
        yield Leftovers(mask_of({*mine} - both), mask_of({*theirs} - both), tuple(ones), tuple(others))


@lru_cache(maxsize=KEPT)
def hidden_houses(geometry: Geometry) -> tuple[tuple[Mask, Phrase], ...]:
    """Return sets of cells that contain every digit because other houses do: the hidden houses of windows."""
    windows = [house for house in geometry.houses if house.kind == "window"]
    own = {mask_of(house.cells) for house in geometry.houses}
    found: dict[Mask, Phrase] = {}
    for kind in ("row", "column") if windows else ():
        lines = [house for house in geometry.houses if house.kind == kind]
        for first, number in _spans(windows, lines):
            some = lines[first : first + number]
            inside = mask_of(cell for line in some for cell in line.cells)
            within = [window for window in windows if not mask_of(window.cells) & ~inside]
            cells = inside & ~union(mask_of(window.cells) for window in within)
            if len(within) == number - 1 and cells.bit_count() == geometry.n and cells not in own:
                found.setdefault(cells, _hidden(some, within))
    for cells, stated in _crossing(windows, found, geometry):
        found.setdefault(cells, stated)
    return tuple(found.items())


def _spans(windows: Iterable[House], lines: list[House]) -> Iterator[tuple[int, int]]:
    """Yield the rows or columns that windows span, each as the first one and how many there are."""
    for window in windows:
        cells = mask_of(window.cells)
        crossed = [at for at, line in enumerate(lines) if mask_of(line.cells) & cells]
        yield crossed[0], len(crossed)


def _hidden(lines: Iterable[House], windows: Iterable[House]) -> Phrase:
    return Phrase("named.hidden-house", {"houses": Houses(tuple(lines)), "others": Houses(tuple(windows))})


def _crossing(windows: list[House], found: dict[Mask, Phrase], geometry: Geometry) -> Iterator[tuple[Mask, Phrase]]:
    """Yield the cells where the rows and columns without windows cross.

    The other cells of these rows are in hidden houses already, so what is left of the rows is one more house.
    """
    outside = []
    for kind in ("row", "column"):
        lines = [house for house in geometry.houses if house.kind == kind]
        spanned = {at for first, number in _spans(windows, lines) for at in range(first, first + number)}
        outside.append([line for at, line in enumerate(lines) if at not in spanned])
    rows, columns = outside
    inside = mask_of(cell for row in rows for cell in row.cells)
    covering = [cells for cells in found if not cells & ~inside]
    cells = inside & ~union(covering)
    if rows and len(covering) == len(rows) - 1 and cells.bit_count() == geometry.n:
        yield cells, Phrase("named.crossing", {"houses": Houses(tuple(rows)), "others": Houses(tuple(columns))})
