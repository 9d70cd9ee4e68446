"""The operations that make up a page: lines, areas and texts.

Coordinates are millimetres from the page's upper left corner, y downwards. The layout draws with these operations, and
`svg` and `pdf` write them. There are no bitmaps, so a page is sharp at every size.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Literal, NamedTuple

Point = tuple[float, float]
Ring = tuple[Point, ...]
Stroke = tuple[str, tuple[float, ...]]
Ink = float | tuple[float, float, float]  # a grey (0 black, 1 white), or red, green and blue from 0 to 1

Role = Literal["P", "H1", "H2", "H3", "Artifact"]  # for a screen reader, which skips each Artifact

BLACK: Ink = 0.0
WHITE: Ink = 1.0


class Lines(NamedTuple):
    """Straight lines that look alike. If `dash` is given, they are dashed.

    `dash` is the length of a dash and the length of the gap after it.
    """

    segments: tuple[tuple[float, float, float, float], ...]
    width: float
    ink: Ink = BLACK
    dash: tuple[float, float] | None = None


class Area(NamedTuple):
    """Closed shapes. They are filled or, if `width` is given, drawn as outlines of that width."""

    rings: tuple[Ring, ...]
    ink: Ink = BLACK
    width: float | None = None


class Text(NamedTuple):
    """One line of text on its baseline.

    `size` is the height of the font (its em), not of a letter. If `digit` is true, the text is a digit or letter in a
    grid: it is drawn in the typeface for digits, and is equally high in every typeface. `role` tells a screen reader
    what kind of text it is.
    """

    x: float
    baseline: float
    text: str
    size: float
    anchor: Literal["start", "middle", "end"] = "start"
    bold: bool = False
    ink: Ink = BLACK
    digit: bool = False
    role: Role = "P"
    to: int = 0  # the number of the page that the text links to, or 0 for no link


class Curves(NamedTuple):
    """Closed shapes with curved sides, such as the outlines of letters. They are filled.

    Each stroke is a letter of SVG paths (M, L, C or Z) with its coordinates. If `width` is given, the outline is also
    drawn, which makes letters look bold.
    """

    strokes: tuple["Stroke", ...]
    ink: Ink = BLACK
    width: float = 0.0


class Figure(NamedTuple):
    """Operations that form one picture, and a text alternative for people who cannot see it."""

    operations: tuple["Operation", ...]
    alternative: str


class Moved(NamedTuple):
    """Operations that are drawn at another place: their origin is moved to (x, y).

    If `turned` is true, they are upside down, and (x, y) is the lower right corner of the drawing. If `quarter` is
    true, they are turned clockwise by a quarter, as on the spine of a book, and (x, y) is the upper right corner.
    """

    operations: tuple["Operation", ...]
    x: float
    y: float
    turned: bool = False
    quarter: bool = False


Operation = Lines | Area | Curves | Text | Figure | Moved


class Page(NamedTuple):
    """One page, or one side of a sheet with several pages.

    `trim` is the distance from the edges of the sheet to where it will be cut. `number` is the page number that links
    refer to, or 0 if there is none.
    """

    width: float
    height: float
    operations: tuple[Operation, ...]
    trim: float = 0.0
    number: int = 0


def box(x: float, y: float, width: float, height: float) -> Ring:
    """Return the corners of a rectangle."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def regular(x: float, y: float, radii: Sequence[float], corners: int, angle: float = -pi / 2) -> Ring:
    """Return the corners of a polygon around (x, y). Their distances from that point are `radii`, used in turn.

    With one distance, the polygon is regular (with many corners, it is almost a circle). With two distances, it is a
    star.
    """
    turns = (angle + 2 * pi * corner / corners for corner in range(corners))
    return tuple((x + r * cos(turn), y + r * sin(turn)) for turn, r in zip(turns, cycled(radii, corners), strict=True))


def cycled(values: Sequence[float], count: int) -> Iterable[float]:
    """Yield `count` values: the given values in order, again and again."""
    return (values[i % len(values)] for i in range(count))
