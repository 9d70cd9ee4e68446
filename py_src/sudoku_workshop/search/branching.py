"""How to branch when no single is left: try the candidates of one group, of which exactly one is right.

Any group would do; a good one has few candidates, each of which leads to many placements. The choice depends on the
grid alone, so the order of the solutions is always the same.
"""

from functools import reduce
from itertools import islice
from math import prod
from operator import or_

from sudoku_workshop.grid.masks import Mask
from sudoku_workshop.search.field_layout import Bit, FieldLayout, Fields, bits_down
from sudoku_workshop.search.fields import place, propagate

QUICK = 9  # up to this n a node costs so little that only a quick choice is worth its time
SAMPLE = 24  # groups that are followed up


def branches(fields: Fields, layout: FieldLayout) -> list[Fields]:
    """The grids to go on with, the last one first: every solution is in one of them."""
    few = fewest(fields, layout)
    quick = candidates_of(fields, _quick(few, layout), layout)
    if layout.n <= QUICK or len(quick) > 2:
        return [place(fields, bit, layout) for bit in quick]
    return _looking_ahead(few, fields, layout)


def fewest(fields: Fields, layout: FieldLayout) -> Mask:
    """The guards of the groups with fewest candidates, two or more: all groups lose one until some are empty."""
    guards, ones = layout.guards, layout.ones
    opened, rest = fields & guards, fields & fields - ones
    while True:
        rest &= (rest | guards) - ones
        if few := opened ^ opened & (rest | guards) - ones:
            return few


def _quick(few: Mask, layout: FieldLayout) -> Bit:
    """Of the cells the one that sees most others of them; where there is no cell, any group."""
    cells = left = few >> layout.cells_at
    if not cells:
        return few.bit_length()
    best, most, sees = 0, -1, layout.sees
    while left:  # written out: a tenth faster on the hardest puzzles
        guard = left.bit_length()
        left ^= 1 << guard - 1
        seen = (sees[guard] & cells).bit_count()
        if seen > most:
            best, most = guard, seen
    return layout.cells_at + best


def _looking_ahead(few: Mask, fields: Fields, layout: FieldLayout) -> list[Fields]:
    """Of a sample the group whose candidates, each propagated, remove most (multiplied).

    What every candidate of a group removes is removed for good; if only one leads to no contradiction, it is right.
    """
    best, most, before = 0, -1, fields.bit_count()
    for guard in islice(bits_down(few), 0, None, max(1, few.bit_count() // SAMPLE)):
        after = (propagate(place(fields, bit, layout), layout) for bit in candidates_of(fields, guard, layout))
        left = [followed for followed in after if followed]
        if len(left) < 2:
            return left
        fields &= reduce(or_, left) | layout.guards  # a guard falls only where a candidate is placed
        cleared = prod(before - followed.bit_count() for followed in left)
        if cleared > most:
            best, most = guard, cleared
    return [place(fields, bit, layout) for bit in candidates_of(fields, best, layout)]


def candidates_of(fields: Fields, guard: Bit, layout: FieldLayout) -> list[Bit]:
    """What is left in a group."""
    start = guard - layout.width
    return [start + bit for bit in bits_down(fields >> start & (1 << layout.n) - 1)]
