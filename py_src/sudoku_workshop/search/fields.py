"""The grid as the search stores it: one integer with all groups side by side, so one subtraction examines all of them.

A `Grid` holds each candidate once. Here a candidate has four bits, for its row, column, box and cell, and one more for
every other house of its cell. Each of these groups is a *field* of n bits. Above its n bits a field has a *guard*,
which is 1 until a candidate of the group is placed. The 4 x 81 fields of a usual 9x9 grid are one integer. Subtracting
1 from every field at once shows how many candidates each group has left:

                            none            one             two or more     placed
    field                   1 000000000     1 000010000     1 010010000     0 000010000
    less 1                  0 111111111     1 000001111     1 010001111     0 000001111
    both: `rest`            0 000000000     1 000000000     1 010000000     0 000000000     the lowest is removed
    all guards set          1 000000000     1 000000000     1 010000000     1 000000000
    less 1: `less`          0 111111111     0 111111111     1 001111111     0 111111111

A guard that the first subtraction clears shows a contradiction. A guard that only the second subtraction clears shows a
single, either naked or hidden. The guards also stop a field from borrowing from the next one.

Placing is one `&`, which removes the guards and the other candidates of all groups of the placed candidate. Fields
without any guard are a solved grid.
"""

from collections.abc import Iterable
from itertools import accumulate, compress
from operator import sub

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.search.field_layout import Bit, FieldLayout, Fields, layout_of
from sudoku_workshop.search.questions import Question


def fields_of(board: Board) -> Fields:
    """Return a board packed into one integer (see the top of this module), or 0 if a group has no candidate left.

    A candidate is left out if a digit on the board rules it out, or if the board's grid has removed it for another
    reason.
    """
    layout, values = layout_of(board.geometry), board.values
    fields, at, width = layout.full, layout.cells_at, layout.width
    for cell in compress(range(len(values)), values):  # `place` without a call: saves 5% for an easy puzzle
        bit = at + cell * width + values[cell]
        with_it, _ = layout.placing[bit] or layout.make_placing(bit)
        fields &= with_it
    if (fields & layout.cells).bit_count() != board.grid.bit_count():
        fields = _without_removed(fields, board, layout)
    return fields if ((fields | layout.guards) - layout.ones) & layout.guards == layout.guards else 0


def _without_removed(fields: Fields, board: Board, layout: FieldLayout) -> Fields:
    """Return the packed grid without the candidates that the board's grid has removed, for whatever reason."""
    for candidate in range(layout.n * layout.geometry.cells):
        if not board.grid >> candidate & 1:
            digit, cell = divmod(candidate, layout.geometry.cells)
            bit = layout.bit(cell, digit + 1)
            fields = remove(fields, bit, layout) if fields >> bit - 1 & 1 else fields
    return fields


def place(fields: Fields, bit: Bit, layout: FieldLayout) -> Fields:
    """Return the packed grid with this candidate placed."""
    with_it, _ = layout.placing[bit] or layout.make_placing(bit)
    return fields & with_it


def remove(fields: Fields, bit: Bit, layout: FieldLayout) -> Fields:
    """Return the packed grid without this candidate."""
    return fields ^ fields & layout.all_bits(bit)


def is_solved(fields: Fields, layout: FieldLayout) -> bool:
    """Return whether a candidate is placed in every group: every cell is filled."""
    return not fields & layout.guards


def values_of(fields: Fields, layout: FieldLayout) -> tuple[Digit, ...]:
    """Return the digits of a solved packed grid, row by row."""
    cells = (fields & layout.cells) >> layout.cells_at
    digits = f"{cells:0{layout.width * layout.geometry.cells}b}"[::-1]  # n+1 characters per cell, one of them "1"
    starts = range(0, len(digits), layout.width)
    if layout.geometry.is_overlapping:  # some cells may be in no grid
        return tuple(max(digits.find("1", start, start + layout.n) - start + 1, 0) for start in starts)
    ones = accumulate(map(len, digits.split("1")))  # before each cell's "1": the number of "0" from the beginning
    return tuple(map(sub, ones, range(-1, layout.n * layout.geometry.cells - 1, layout.n)))


def digits_in(fields: Fields, cell: Cell, layout: FieldLayout) -> tuple[Digit, ...]:
    """Return the digits that are candidates of a cell, in ascending order."""
    field = fields >> layout.bit(cell, 1) - 1 & (1 << layout.n) - 1
    return tuple(shift + 1 for shift in bits_of(field))


def propagate(fields: Fields, layout: FieldLayout, locked: bool = True, known: Fields = 0) -> Fields:
    """Place singles, and remove candidates by locked candidates and by rules, until nothing changes.

    With `locked=False`, there are no locked candidates. Returns 0 if a group has no candidate left. `known` is a result
    from which the grid was made by placing or removing candidates: rules whose cells are the same in it are not asked.
    Cheap rules are asked first, and the next tier only when they remove nothing more.
    """
    fields = _settled(fields, layout, locked)
    if not layout.asked:
        return fields
    seen, tier = [known] * len(layout.asked), 0  # `seen`: the grid of which each tier was asked last
    while fields and tier < len(layout.asked):
        before, fields = fields, _answered(fields, seen[tier], layout, layout.asked[tier])
        seen[tier] = before
        if fields == before:
            tier += 1
        else:
            fields, tier = _settled(fields, layout, locked), 0
    return fields


def _answered(fields: Fields, known: Fields, layout: FieldLayout, rules: Iterable[Question]) -> Fields:
    """Return what rules leave of a packed grid, or 0. Rules whose cells are the same in `known` are not asked."""
    cells, remaining = fields >> layout.cells_at, layout.remaining
    changed = cells ^ known >> layout.cells_at
    for asked in rules:
        if changed & asked.mask:
            answer = asked.answer(cells, remaining)
            if not answer:
                return 0
            fields &= answer
    return fields


def _settled(fields: Fields, layout: FieldLayout, locked: bool) -> Fields:
    """Place singles, and remove candidates by locked candidates, until nothing changes."""
    n, ones, guards, placing = layout.n, layout.ones, layout.guards, layout.placing
    while opened := fields & guards:
        rest = fields & fields - ones
        if rest & guards != opened:
            return 0
        less = (rest | guards) - ones
        single = opened ^ opened & less
        if single:
            found = single - (single >> n) & fields
            while found:
                bit = found.bit_length()
                with_it, without_it = placing[bit] or layout.make_placing(bit)
                fields &= with_it
                found &= without_it
        else:
            before, fields = fields, confine(fields, layout) if locked else fields
            if fields == before:
                break
    return fields


def confine(fields: Fields, layout: FieldLayout) -> Fields:
    """Remove candidates by locked candidates.

    If a line's only candidates of a digit are in one segment, the digit is removed from the rest of the segment's box.
    In the same way, if a box's only candidates of a digit are in one segment, the digit is removed from the rest of the
    line.
    """
    n, locking = layout.n, layout.locking
    for part, ones, guards, segments, corners, spread, along, across in layout.lines:
        line = held = fields & part
        for shift in along:
            held |= line >> shift
        held &= segments
        rest = held | guards
        rest &= rest - ones
        single = guards ^ guards & rest - ones
        alone_in_line = single - (single >> n) & held
        some, more = held, 0
        for shift in across:
            other = held >> shift
            more |= some & other
            some |= other
        alone_in_box = ((some ^ more) & corners) * spread & held
        useful = alone_in_line ^ alone_in_box
        while useful:
            bit = useful.bit_length()
            fields &= locking[bit] or layout.make_locking(bit, len(along) + 1)
            useful ^= 1 << bit - 1
    return fields
