"""What to try where nothing follows any more: the candidates of one group, of which exactly one is right.

Any group may be chosen; a good choice is one with few candidates, each of which would settle much. Only the grid
decides, so the order of the solutions is always the same.
"""

from itertools import islice
from math import prod

from sudoku.board import Mask
from sudoku.fields import place
from sudoku.frame import Bit, Fields, Frame, bits_down

QUICK = 9  # up to this n a node costs so little that only a quick choice pays
SAMPLE = 16  # groups that are weighed: with all of them the nodes are as many, and cost twice as much


def branches(fields: Fields, frame: Frame) -> list[Bit]:
    """The candidates to try, the highest first."""
    few = fewest(fields, frame)
    guard = _quick(few, frame) if frame.n <= QUICK else _far_reaching(few, fields, frame)
    return candidates_of(fields, guard, frame)


def fewest(fields: Fields, frame: Frame) -> Mask:
    """The guards of the groups with fewest candidates: one is taken from every open group until some have no more."""
    guards, ones = frame.guards, frame.ones
    opened, rest, less = fields & guards, fields, (fields | guards) - ones
    while True:
        rest &= less
        less = (rest | guards) - ones
        if few := opened ^ opened & less:
            return few


def _quick(few: Mask, frame: Frame) -> Bit:
    """Of the cells the one that sees most others of them; where there is no cell, any group."""
    cells = few >> frame.cells_at
    if not cells:
        return few.bit_length()
    sees = frame.sees
    return frame.cells_at + max(bits_down(cells), key=lambda guard: (sees[guard] & cells).bit_count())


def _far_reaching(few: Mask, fields: Fields, frame: Frame) -> Bit:
    """Of a sample of them the group whose candidates, multiplied, would clear most from the others."""
    held = few - (few >> frame.n) & fields
    total = held.bit_count()

    def reach(guard: Bit) -> int:
        return prod(total - place(held, bit, frame).bit_count() for bit in candidates_of(fields, guard, frame))

    return max(islice(bits_down(few), 0, None, max(1, few.bit_count() // SAMPLE)), key=reach)


def candidates_of(fields: Fields, guard: Bit, frame: Frame) -> list[Bit]:
    """The candidates of the group with this guard, the highest first."""
    start = guard - frame.width
    return [start + bit for bit in bits_down(fields >> start & (1 << frame.n) - 1)]
