"""The links of a chain, drawn on paper from note to note. Strong links are solid, weak links are dashed.

All links are numbered. A link is straight if nothing is in its way. Otherwise it bends around the other candidates of
the chain and around links drawn before it, as on the screen (web/board/link-paths.js).
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import Any

from sudoku_workshop.sheet.drawing import BLACK, WHITE, Area, Lines, Operation, Point, Text, regular
from sudoku_workshop.sheet.grid import Frame, note_size

Links = Sequence[Mapping[str, Any]]
Path = tuple[Point, ...]

BOWS = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9)  # how far the middle of a link may be from the straight line, in cells
PARTS = 16
NEAR = 0.1  # in cells: lines that are closer than this overlap
DASH = (0.6, 0.6)
STRONG, WEAK = 0.4, 0.25
CLEARANCE = 0.62  # distance of a link from the middle of a note, in note sizes
HEAD_LONG, HEAD_HALF = 0.5, 0.22  # length and half the width of an arrowhead, in note sizes
NUMBER = 0.62


def chain(frame: Frame, links: Links) -> Iterator[Operation]:
    """Draw all links, and then their numbers on top of the links."""
    size, paths = note_size(frame), _paths(frame, links)
    for link, path in zip(links, paths, strict=True):
        shown = _shortened(path, size)
        segments = tuple((*start, *end) for start, end in pairwise(shown))
        yield Lines(segments, STRONG if link["strong"] else WEAK, BLACK, None if link["strong"] else DASH)
        yield _head(shown[-2], shown[-1], size)
    for number, path in zip(_numbers(links), paths, strict=True):
        x, y = path[PARTS // 2]
        yield Area((regular(x, y, (size * NUMBER * 0.6,), PARTS),), WHITE)
        yield Text(x, y + size * NUMBER * 0.36, str(number), size * NUMBER, "middle", True)


def _paths(frame: Frame, links: Links) -> list[Path]:
    nodes = {frame.place(*end) for link in links for end in (link["from"], link["to"])}
    drawn: list[Path] = []
    for link in links:
        ends = frame.place(*link["from"]), frame.place(*link["to"])
        bowed = [_bowed(*ends, bow * frame.cell) for bow in BOWS]
        drawn.append(min(bowed, key=lambda path: _obstacles(frame, path, nodes - set(ends), drawn)))
    return drawn


def _shortened(path: Path, size: float) -> Path:
    """Return a link without its ends, so that it does not touch the notes that it joins.

    Less is cut off from a short link.
    """
    cut = min(size * CLEARANCE, dist(path[0], path[-1]) * 0.3)
    return tuple(point for point in path if min(dist(point, path[0]), dist(point, path[-1])) > cut)


def _bowed(start: Point, end: Point, bow: float) -> Path:
    """Return the points of a curve between two points.

    `bow` is the distance of its middle from the straight line. Short curves bend less.
    """
    length = dist(start, end)
    pull = max(-length, min(length, bow * 2)) / length
    (x, y), (x2, y2) = start, end
    middle = (x + x2) / 2 - (y2 - y) * pull, (y + y2) / 2 + (x2 - x) * pull
    return tuple(_between(start, middle, end, part / PARTS) for part in range(PARTS + 1))


def _between(start: Point, middle: Point, end: Point, t: float) -> Point:
    x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, middle, end, strict=True))
    return x, y


def _obstacles(frame: Frame, path: Path, nodes: set[Point], drawn: list[Path]) -> int:
    """Return a penalty for what is in a link's way: other candidates, earlier links, and the edge of the grid."""
    clear, inner = note_size(frame) * 0.6, path[2:-2]
    hidden = sum(any(dist(point, node) < clear for point in inner) for node in nodes)
    covered = sum(dist(point, other) < NEAR * frame.cell for point in inner for line in drawn for other in line)
    edges = (frame.x, frame.x + frame.side), (frame.y, frame.y + frame.side)
    outside = sum(not low < at < high for point in inner for at, (low, high) in zip(point, edges, strict=True))
    return 4 * hidden + covered + 4 * outside


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
