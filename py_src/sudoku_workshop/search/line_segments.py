"""The segments of lines, for locked candidates (see `confine` in `fields.py`).

A *segment* is the part of a line that is in one box: `length` neighbouring bits of the line's field.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.search.groups import Candidate, Group


class LineSegments(NamedTuple):
    """The segments of the rows, of the columns, or of both if the boxes are square.

    A segment is the part of a line that is in one box. All lines that cross the same boxes are called a run.
    """

    candidates: Mask
    ones: Mask
    guards: Mask
    segments: Mask  # the lowest bit of each segment
    corners: Mask  # the segments of the first line in each run
    spread: Mask  # a factor that turns a corner into the segments of its whole run
    along: range  # shifts from the other bits of a segment to its lowest bit
    across: range  # shifts from the other lines of a run to its first line


def line_segments(
    groups: Sequence[Group], box_of: Callable[[Candidate], int], geometry: Geometry
) -> tuple[LineSegments, ...]:
    """Return the segments of rows and columns, or nothing if the boxes are not rectangles.

    The first groups are the rows and columns of all digits. `box_of` returns the box of a candidate.
    """
    (width, height), cells, n = geometry.box, geometry.cells, geometry.n
    rows, columns = range(n), range(cells, cells + n)
    for lines, length in ((rows, width), (columns, height)):
        if not all(_is_in_boxes([*map(box_of, groups[line])], length) for line in lines):
            return ()
    if width == height:
        return (_segments(range(2 * cells), width, n),)
    return _segments(range(cells), width, n), _segments(range(cells, 2 * cells), height, n)


def _is_in_boxes(boxes: Sequence[int], length: int) -> bool:
    """Return whether every piece of a line, `length` cells long, is inside one box."""
    return all(len({*boxes[k : k + length]}) == 1 for k in range(0, len(boxes), length))


def _segments(groups: range, length: int, n: int) -> LineSegments:
    count, width = n // length, n + 1
    ones, cuts = mask_of_many(group * width for group in groups), mask_of(range(0, n, length))
    return LineSegments(
        candidates=(ones << n) - ones,
        ones=ones,
        guards=ones << n,
        segments=ones * cuts,
        corners=mask_of_many(group * width for group in groups[::count]) * cuts,
        along=range(1, length),
        across=range(width, width * count, width),
        spread=mask_of(range(0, width * count, width)),
    )


def mask_of_many(bits: Iterable[int]) -> Mask:
    """Return the integer in which these bits are set. It is faster than `mask_of` for many bits that are far apart."""
    found = [*bits]
    data = bytearray((max(found, default=0) >> 3) + 1)
    for bit in found:
        data[bit >> 3] |= 1 << (bit & 7)
    return int.from_bytes(data, "little")
