"""The grid as the search keeps it: group beside group, so that one subtraction looks into all of them.

A `Grid` holds each candidate once. Here it stands four times, in its row, column, box and cell, and again in every
other house of its cell: each of these groups is a *field* of n bits. Above them the field has a *guard*: 1 as long as
nothing is placed in the group. The 4 x 81 fields of a usual 9x9 grid are one integer, and subtracting 1 from every
field at once tells how many candidates each has left:

                            none            one             two or more     placed
    field                   1 000000000     1 000010000     1 010010000     0 000010000
    less 1                  0 111111111     1 000001111     1 010001111     0 000001111
    both: `rest`            0 000000000     1 000000000     1 010000000     0 000000000     the lowest is gone
    all guards up           1 000000000     1 000000000     1 010000000     1 000000000
    less 1: `less`          0 111111111     0 111111111     1 001111111     0 111111111

A guard that falls at the first subtraction tells a contradiction, one that falls only at the second a single, naked or
hidden alike. The guards keep a field from borrowing from the next. Placing is one `&`: it removes the other
candidates of its groups wherever they stand, and their guards. Fields without a guard are a solved grid.
"""

from itertools import compress

from sudoku_workshop.grid.board import Board, Digit
from sudoku_workshop.grid.geometry import Cell
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.search.field_layout import Bit, FieldLayout, Fields, layout_of


def fields_of(board: Board) -> Fields:
    """The fields of a board: what its values leave, less what its grid has lost besides. 0 where they contradict."""
    layout, values = layout_of(board.geometry), board.values
    fields, at, width = layout.full, layout.cells_at, layout.width
    for cell in compress(range(len(values)), values):  # `place` written out: a twentieth of an easy puzzle's time
        bit = at + cell * width + values[cell]
        with_it, _ = layout.placing[bit] or layout.make_placing(bit)
        fields &= with_it
    if (fields & layout.cells).bit_count() != board.grid.bit_count():
        fields = _without_removed(fields, board, layout)
    return fields if ((fields | layout.guards) - layout.ones) & layout.guards == layout.guards else 0


def _without_removed(fields: Fields, board: Board, layout: FieldLayout) -> Fields:
    """Less the candidates that the board has lost by other ways than a written digit."""
    for candidate in range(layout.n * layout.geometry.cells):
        if not board.grid >> candidate & 1:
            digit, cell = divmod(candidate, layout.geometry.cells)
            bit = layout.bit(cell, digit + 1)
            fields = remove(fields, bit, layout) if fields >> bit - 1 & 1 else fields
    return fields


def place(fields: Fields, bit: Bit, layout: FieldLayout) -> Fields:
    """With this candidate written."""
    with_it, _ = layout.placing[bit] or layout.make_placing(bit)
    return fields & with_it


def remove(fields: Fields, bit: Bit, layout: FieldLayout) -> Fields:
    """Without this candidate."""
    return fields & ~layout.own(bit)


def is_solved(fields: Fields, layout: FieldLayout) -> bool:
    """Whether every group has its one candidate placed."""
    return not fields & layout.guards


def values_of(fields: Fields, layout: FieldLayout) -> tuple[Digit, ...]:
    """The digits of solved fields, row by row."""
    cells = (fields & layout.cells) >> layout.cells_at
    digits = f"{cells:0{layout.width * layout.geometry.cells}b}"[::-1]  # cell by cell n+1 characters, one of them "1"
    starts = range(0, len(digits), layout.width)
    return tuple(digits.index("1", start) - start + 1 for start in starts)


def digits_in(fields: Fields, cell: Cell, layout: FieldLayout) -> tuple[Digit, ...]:
    """The digits that are left in a cell, ascending."""
    field = fields >> layout.bit(cell, 1) - 1 & (1 << layout.n) - 1
    return tuple(shift + 1 for shift in bits_of(field))


def propagate(fields: Fields, layout: FieldLayout, locked: bool = True) -> Fields:
    """Place singles and remove `locked` candidates until nothing changes. 0 where a group has no candidate left."""
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
    """Locked candidates: a segment alone in its line clears its box, one alone in its box clears its line.

    A segment that is alone in both has nothing left to clear.
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
