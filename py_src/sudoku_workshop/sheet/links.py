"""The links of a chain, drawn on paper from note to note. Strong links are solid, weak links are dashed.

All links are numbered. `link_paths` finds their paths and the places of their numbers.
"""

from collections.abc import Iterator
from itertools import pairwise
from math import dist

from sudoku_workshop.sheet.drawing import BLACK, WHITE, Area, Lines, Operation, Point, Text, regular
from sudoku_workshop.sheet.grid import note_size
from sudoku_workshop.sheet.link_paths import PARTS, Links, Path, Printed, numbers, paths

DASH = (0.6, 0.6)
STRONG, WEAK = 0.4, 0.25
CLEARANCE = 0.62  # distance of a link from the middle of a note, in note sizes
HEAD_LONG, HEAD_HALF = 0.5, 0.22  # length and half the width of an arrowhead, in note sizes
NUMBER, NUMBER_MOST = 0.75, 0.25  # the font size of numbers, in note sizes, and at most in cells


def chain(on: Printed, links: Links) -> Iterator[Operation]:
    """Draw all links, and then their numbers on top of the links."""
    size, drawn = note_size(on.frame), paths(on, links)
    for link, path in zip(links, drawn, strict=True):
        shown = _shortened(path, size)
        segments = tuple((*start, *end) for start, end in pairwise(shown))
        yield Lines(segments, STRONG if link["strong"] else WEAK, BLACK, None if link["strong"] else DASH)
        yield _head(shown[-2], shown[-1], size)
    figure = min(size * NUMBER, on.frame.cell * NUMBER_MOST)
    for number, (x, y) in zip(_numbers(links), numbers(on, drawn, figure), strict=True):
        yield Area((regular(x, y, (figure * 0.6,), PARTS),), WHITE)
        yield Text(x, y + figure * 0.36, str(number), figure, "middle", True)


def _shortened(path: Path, size: float) -> Path:
    """Return a link without its ends, so that it does not touch the notes that it joins.

    Less is cut off from a short link.
    """
    cut = min(size * CLEARANCE, dist(path[0], path[-1]) * 0.3)
    return tuple(point for point in path if min(dist(point, path[0]), dist(point, path[-1])) > cut)


def _head(before: Point, tip: Point, size: float) -> Area:
    length = dist(before, tip)
    dx, dy = ((b - a) / length * size for a, b in zip(before, tip, strict=True))
    neck = tip[0] - dx * HEAD_LONG, tip[1] - dy * HEAD_LONG
    wings = ((neck[0] - dy * side, neck[1] + dx * side) for side in (HEAD_HALF, -HEAD_HALF))
    return Area(((tip, *wings),), BLACK)


def _numbers(links: Links) -> Iterator[int]:
    """Yield the number that is printed beside each link.

    Consecutive links share a number if they show the same candidate to be true, or the same candidate to be false.
    """
    number, before = 0, None
    for link in links:
        conclusion = link["to"], link["strong"]
        number += conclusion != before
        before = conclusion
        yield number
