"""The choice of a branch when no single is left.

Each branch is a candidate of one group, exactly one of which is right. Any group would do. A good group has few
candidates, each of which leads to many placements. The choice depends on the grid alone, so the order of the solutions
is always the same.
"""

from functools import reduce
from itertools import islice
from math import prod
from operator import or_

from sudoku_workshop.grid.masks import Mask
from sudoku_workshop.search.field_layout import Bit, FieldLayout, Fields, bits_down
from sudoku_workshop.search.fields import place, propagate

QUICK = 9  # the largest n for the quick choice: small grids are searched so fast that a better choice does not pay off
SAMPLE = 24  # the number of groups whose candidates are tried by looking ahead


def branches(fields: Fields, layout: FieldLayout) -> list[Fields]:
    """Return the grids to search next: one for each candidate of a group. The last one is to be searched first.

    Every solution of `fields` is a solution of exactly one of these grids. Grids with a contradiction may be left out.
    """
    few = fewest(fields, layout)
    quick = candidates_of(fields, first_group(few, layout), layout)
    if layout.n <= QUICK or len(quick) > 2:
        return [place(fields, bit, layout) for bit in quick]
    return _looking_ahead(few, fields, layout)


def fewest(fields: Fields, layout: FieldLayout) -> Mask:
    """Return the groups with the fewest candidates, as a mask of their guard bits (see `fields.py`).

    Groups with a placed candidate are left out. All others must have at least two candidates. One candidate after
    another is taken from all groups at once, and the groups that become empty first are returned.
    """
    guards, ones = layout.guards, layout.ones
    opened, rest = fields & layout.branching, fields & fields - ones
    while True:
        rest &= (rest | guards) - ones
        if few := opened ^ opened & (rest | guards) - ones:
            return few


def first_group(few: Mask, layout: FieldLayout) -> Bit:
    """Return the group in `few` whose candidates are to be tried. A group is identified by its guard bit.

    It is the cell that sees the most other cells in `few`. If `few` has no cells, it is any group.
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
    """Return the grids to search next, one for each candidate of a group.

    It is the group whose candidates remove the most others: the numbers of candidates that they remove are multiplied.
    Only a sample of the groups in `few` is tried, without locked candidates, which would double the time. A candidate
    that all candidates of a group remove is removed for good. If only one candidate of a group leads to no
    contradiction, it is placed, and the rest of the sample is tried in the new grid.
    """
    best, most, before = list[Fields](), -1, fields.bit_count()
    for guard in islice(bits_down(few), 0, None, max(1, few.bit_count() // SAMPLE)):
        bits = candidates_of(fields, guard, layout)
        if len(bits) < 2:
            continue
        after = [propagate(place(fields, bit, layout), layout, locked=False) for bit in bits]
        left = [followed for followed in after if followed]
        if not left:
            return []
        if len(left) < 2:
            fields, best, most = left[0], [], -1  # the grids in `best` lack what this one has placed
            before = fields.bit_count()
            continue
        fields &= reduce(or_, left) | layout.guards  # guards stay set: only placing a candidate may clear one
        cleared = prod(before - followed.bit_count() for followed in left)
        if cleared > most:
            best, most = left, cleared
    return [grid & fields for grid in best] or [fields]


def candidates_of(fields: Fields, guard: Bit, layout: FieldLayout) -> list[Bit]:
    """Return the candidates that are left in the group with this guard bit."""
    start = guard - layout.width
    return [start + bit for bit in bits_down(fields >> start & (1 << layout.n) - 1)]
