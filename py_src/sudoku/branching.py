"""What to try where nothing follows any more: the candidates of one group, of which exactly one is right.

Any group may be chosen; a good choice is one with few candidates, each of which would settle much. Only the grid
decides, so the order of the solutions is always the same.
"""

from itertools import islice
from math import prod

from sudoku.board import Mask
from sudoku.fields import place, propagate
from sudoku.frame import Bit, Fields, Frame, bits_down

QUICK = 9  # up to this n a node costs so little that only a quick choice pays
SAMPLE = 16  # groups that are followed up


def branches(fields: Fields, frame: Frame) -> list[Bit]:
    """The candidates to try, the highest first; perhaps without some that are seen to fail."""
    few = fewest(fields, frame)
    quick = candidates_of(fields, _quick(few, frame), frame)
    return quick if frame.n <= QUICK or len(quick) > 2 else _looking_ahead(few, fields, frame)


def fewest(fields: Fields, frame: Frame) -> Mask:
    """The guards of the groups with fewest candidates, two or more: all groups lose one until some are empty."""
    guards, ones = frame.guards, frame.ones
    opened, rest = fields & guards, fields & fields - ones
    while True:
        rest &= (rest | guards) - ones
        if few := opened ^ opened & (rest | guards) - ones:
            return few


def _quick(few: Mask, frame: Frame) -> Bit:
    """Of the cells the one that sees most others of them; where there is no cell, any group."""
    cells = left = few >> frame.cells_at
    if not cells:
        return few.bit_length()
    best, most, sees = 0, -1, frame.sees
    while left:  # written out, which makes the hardest puzzles a tenth faster
        guard = left.bit_length()
        left ^= 1 << guard - 1
        seen = (sees[guard] & cells).bit_count()
        if seen > most:
            best, most = guard, seen
    return frame.cells_at + best


def _looking_ahead(few: Mask, fields: Fields, frame: Frame) -> list[Bit]:
    """Of a sample the group whose candidates, followed up, clear most (multiplied); or a group where one fails."""
    best: list[Bit] = []
    most, before = -1, fields.bit_count()
    for guard in islice(bits_down(few), 0, None, max(1, few.bit_count() // SAMPLE)):
        bits = candidates_of(fields, guard, frame)
        after = [propagate(place(fields, bit, frame), frame) for bit in bits]
        if not all(after):
            return [bit for bit, left in zip(bits, after, strict=True) if left]
        cleared = prod(before - left.bit_count() for left in after)
        if cleared > most:
            best, most = bits, cleared
    return best


def candidates_of(fields: Fields, guard: Bit, frame: Frame) -> list[Bit]:
    start = guard - frame.width
    return [start + bit for bit in bits_down(fields >> start & (1 << frame.n) - 1)]
