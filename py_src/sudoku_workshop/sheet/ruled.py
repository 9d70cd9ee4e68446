"""A grid on paper with the shapes that show its rules. Digits and notes are drawn above all of them.

Without colours, lines behind digits are grey with a thin line in their middle, whose dashes tell the colours apart.
"""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import hypot

from sudoku_workshop.rules.shapes import Colour, Shape
from sudoku_workshop.sheet.drawing import BLACK, WHITE, Area, Ink, Lines, Operation, Point, Ring, Text, regular
from sudoku_workshop.sheet.grid import Frame, lines, tints

ROUND = 32  # the corners of a polygon that looks round
LEAST_TEXT, MOST_TEXT = 1.9, 1.3  # millimetres (a bit more than 5 points), and how much a text may grow to reach them
DIGIT_ROOM = 0.3  # the most that a text in the corner may take of the side of a cell, because digits begin there
HIGH = 0.36  # half the height of a digit, in font sizes
HAIR = 0.12  # the thinnest line that printers print well, in millimetres
BROAD = 0.15  # in cells: lines of this width are behind digits
GREY: Ink = 0.83
INKS: dict[Colour, Ink] = {"ink": BLACK, "soft": 0.3, "blank": WHITE, "white": WHITE, "black": BLACK}
COLOURED: dict[Colour, Ink] = {
    "ink": BLACK,
    "soft": (0.4, 0.43, 0.47),
    "blank": WHITE,
    "white": WHITE,
    "black": BLACK,
    "grey": (0.84, 0.85, 0.86),
    "slate": (0.78, 0.83, 0.88),
    "green": (0.71, 0.90, 0.73),
    "orange": (1.0, 0.83, 0.63),
    "purple": (0.91, 0.78, 0.96),
    "blue": (0.73, 0.85, 0.98),
    "teal": (0.67, 0.90, 0.87),
    "red": (0.98, 0.78, 0.76),
    "yellow": (0.96, 0.89, 0.53),
    "lilac": (0.85, 0.82, 0.97),
    "brown": (0.89, 0.82, 0.72),
    "pink": (0.99, 0.82, 0.89),
}
CORES: dict[Colour, tuple[float, float] | None] = {  # the dashes and gaps in the middle of lines, in cells
    "green": None,
    "orange": (0.3, 0.1),
    "purple": (0.04, 0.08),
    "blue": (0.12, 0.06),
    "teal": (0.12, 0.18),
    "red": (0.06, 0.06),
    "yellow": (0.2, 0.2),
    "lilac": (0.03, 0.15),
    "brown": (0.2, 0.05),
    "pink": (0.4, 0.06),
    "slate": (0.06, 0.16),
}


def ruled(frame: Frame, tint: bool = False, texts: bool = True) -> Iterator[Operation]:
    """Draw the lines of an empty grid and its rules. Without `texts`, sums and other small words are left out."""
    shapes = [shape for shape in frame.geometry.shapes if texts or shape.form != "text"]
    yield from tints(frame, tint)
    yield from _drawn(frame, (shape for shape in shapes if not shape.over), tint)
    yield from lines(frame)
    yield from _drawn(frame, (shape for shape in shapes if shape.over), tint)


def _drawn(frame: Frame, shapes: Iterable[Shape], coloured: bool) -> Iterator[Operation]:
    inks = COLOURED if coloured else INKS
    for shape in shapes:
        points = [(frame.x + x * frame.cell, frame.y + y * frame.cell) for x, y in shape.points]
        match shape.form:
            case "text":
                yield _text(frame, shape, points[0], inks)
            case "line":
                yield from _line(frame, shape, points, inks)
                if not coloured and shape.width >= BROAD and shape.line in CORES:
                    yield Lines(_segments(points), HAIR, 0.35, _dash(frame, CORES[shape.line]))
            case "area":
                yield from _filled(frame, shape, tuple(points), inks)
            case "circle":
                yield from _filled(frame, shape, regular(*points[0], (shape.size * frame.cell,), ROUND), inks)


def _dash(frame: Frame, dash: tuple[float, float] | None) -> tuple[float, float] | None:
    return (dash[0] * frame.cell, dash[1] * frame.cell) if dash else None


def _text(frame: Frame, shape: Shape, at: Point, inks: dict[Colour, Ink]) -> Text:
    """Return a text around its middle. On small grids, it is larger, so that it can be read."""
    usual = shape.size * frame.cell
    size = max(usual, min(LEAST_TEXT, usual * MOST_TEXT, DIGIT_ROOM / (2 * HIGH) * frame.cell))
    ink = inks.get(shape.fill or "ink", BLACK)
    return Text(at[0], at[1] + size * HIGH, shape.text, size, "middle", size < LEAST_TEXT, ink)


def _line(frame: Frame, shape: Shape, points: list[Point], inks: dict[Colour, Ink]) -> Iterator[Operation]:
    """Yield a thin line as segments, and a broad one as areas with round ends."""
    ink, width = inks.get(shape.line or "ink", GREY), max(shape.width * frame.cell, HAIR)
    if shape.width < BROAD:
        yield Lines(_segments(points), width, ink, (0.1 * frame.cell, 0.06 * frame.cell) if shape.dashed else None)
        return
    rings = [regular(x, y, (width / 2,), ROUND) for x, y in points]
    yield Area((*rings, *(_band(*ends, width / 2) for ends in pairwise(points))), ink)


def _segments(points: list[Point]) -> tuple[tuple[float, float, float, float], ...]:
    return tuple((x, y, u, v) for (x, y), (u, v) in pairwise(points))


def _band(start: Point, end: Point, half: float) -> Ring:
    """Return the corners of a thick line, clockwise like those of a circle."""
    (x, y), (u, v) = start, end
    length = hypot(u - x, v - y) or 1.0
    across, down = (u - x) / length * half, (v - y) / length * half
    return ((x + down, y - across), (u + down, v - across), (u - down, v + across), (x - down, y + across))


def _filled(frame: Frame, shape: Shape, ring: Ring, inks: dict[Colour, Ink]) -> Iterator[Operation]:
    if shape.fill:
        yield Area((ring,), inks.get(shape.fill, GREY))
    if shape.line:
        yield Area((ring,), inks.get(shape.line, GREY), max(shape.width * frame.cell, HAIR))
