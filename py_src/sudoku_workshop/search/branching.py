"""The choice of a branch when no single is left: the candidates of one group, exactly one of which is right.

Any group would do. A good group has few candidates, each of which leads to many placements. The choice depends on the
grid alone, so the order of the solutions is always the same.
"""

from functools import reduce
from itertools import islice
from math import prod
from operator import or_

from sudoku_workshop.grid.masks import Mask
from sudoku_workshop.search.field_layout import Bit, FieldLayout, Fields, bits_down
from sudoku_workshop.search.fields import place, propagate

QUICK = 9  # up to this n, searching a grid is so cheap that only a quick choice pays off
SAMPLE = 24  # the number of groups whose candidates are tried by looking ahead


def branches(fields: Fields, layout: FieldLayout) -> list[Fields]:
    """Return the grids to search next. The one to be searched first is the last in the list.

    Every solution of `fields` is a solution of exactly one of these grids.
    """
    few = fewest(fields, layout)
    quick = candidates_of(fields, _quick(few, layout), layout)
    if layout.n <= QUICK or len(quick) > 2:
        return [place(fields, bit, layout) for bit in quick]
    return _looking_ahead(few, fields, layout)


def fewest(fields: Fields, layout: FieldLayout) -> Mask:
    """Return the guards of the groups with the fewest candidates, provided that every open group has at least two.

    In each round, one candidate is taken from every group, until some groups are empty.
    """
    guards, ones = layout.guards, layout.ones
    opened, rest = fields & guards, fields & fields - ones
    while True:
        rest &= (rest | guards) - ones
        if few := opened ^ opened & (rest | guards) - ones:
            return few


def _quick(few: Mask, layout: FieldLayout) -> Bit:
    """Return the guard of the group in `few` whose candidates are to be tried.

    It is the guard of the cell that sees the most other cells in `few`. If `few` has no cell, it is the guard of any
    group.
    """
    cells = left = few >> layout.cells_at
    if not cells:
        return few.bit_length()
    best, most, sees = 0, -1, layout.sees
    while left:  # a plain loop is a tenth faster on the hardest puzzles than `max`
        guard = left.bit_length()
        left ^= 1 << guard - 1
        seen = (sees[guard] & cells).bit_count()
        if seen > most:
            best, most = guard, seen
    return layout.cells_at + best


def _looking_ahead(few: Mask, fields: Fields, layout: FieldLayout) -> list[Fields]:
    """Return the branches of the sampled group whose candidates remove the most when each is placed and propagated.

    For each group, the numbers of removed candidates are multiplied. A candidate that every candidate of a group
    removes is removed for good. If all candidates of a group but one lead to a contradiction, that one is right.
    """
    best, most, before = 0, -1, fields.bit_count()
    for guard in islice(bits_down(few), 0, None, max(1, few.bit_count() // SAMPLE)):
        after = (propagate(place(fields, bit, layout), layout) for bit in candidates_of(fields, guard, layout))
        left = [followed for followed in after if followed]
        if len(left) < 2:
            return left
        fields &= reduce(or_, left) | layout.guards  # only placing a candidate clears a guard
        cleared = prod(before - followed.bit_count() for followed in left)
        if cleared > most:
            best, most = guard, cleared
    return [place(fields, bit, layout) for bit in candidates_of(fields, best, layout)]


def candidates_of(fields: Fields, guard: Bit, layout: FieldLayout) -> list[Bit]:
    """Return the remaining candidates of the group with this guard."""
    start = guard - layout.width
    return [start + bit for bit in bits_down(fields >> start & (1 << layout.n) - 1)]
