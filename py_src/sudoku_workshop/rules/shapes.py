"""The shapes that show a rule on a board. Boards, thumbnails and paper draw these shapes and know no kinds of rules.

Lengths are in cells. Points are (x, y) from the upper left corner of the grid, to the right and downwards.
"""

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin
from typing import Literal, NamedTuple

Point = tuple[float, float]
Form = Literal["line", "area", "circle", "text"]
Colour = Literal[
    "ink",  # text and marks
    "soft",  # outlines behind digits, such as cages and the circles of arrows
    "blank",  # the inside of a mark, in the colour of the paper
    "white",  # the inside of a white dot, also on dark boards
    "black",  # the inside of a black dot, also on dark boards
    "grey",
    "slate",
    "green",
    "orange",
    "purple",
    "blue",
    "teal",
    "red",
    "yellow",
    "lilac",
    "brown",
    "pink",
]
HAIR, THIN, BROAD, BULB = 0.02, 0.04, 0.2, 0.36  # widths of lines, and the radius of a bulb
ROUND = 12  # corners of half a circle that is drawn as an area


class Shape(NamedTuple):
    """A line, an area, a circle or a text.

    `points` are those of a line or an area, or the middle of a circle or a text. `size` is the radius of a circle or
    the height of a text. `line` is the colour of a line or an outline, and `width` its width. `fill` is the colour
    inside, or that of a text. `over` says whether the shape is above the lines of the grid. Digits are above all of
    them.
    """

    form: Form
    points: tuple[Point, ...]
    line: Colour | None = None
    width: float = 0.0
    fill: Colour | None = None
    size: float = 0.0
    text: str = ""
    dashed: bool = False
    over: bool = False

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Return the smallest and largest x and y of the shape: left, top, right, bottom."""
        if self.form == "text":
            across, down = self.size * CHARACTER * len(self.text) / 2, self.size * CAPITAL / 2
        else:
            across = down = self.size + (self.width / 2 if self.line else 0)
        xs, ys = zip(*self.points, strict=True)
        return min(xs) - across, min(ys) - down, max(xs) + across, max(ys) + down


CHARACTER, CAPITAL = 0.56, 0.72  # the width of a digit and the height of a capital letter, in heights of the text


def line(points: Iterable[Point], colour: Colour, width: float = BROAD, dashed: bool = False) -> Shape:
    """Return a line through these points, behind the digits."""
    return Shape("line", tuple(points), colour, width, dashed=dashed)


def area(points: Iterable[Point], fill: Colour | None, edge: Colour | None = None, width: float = THIN) -> Shape:
    """Return a closed area, behind the digits."""
    return Shape("area", tuple(points), edge, width if edge else 0.0, fill)


def circle(at: Point, radius: float, fill: Colour | None, edge: Colour | None = None, width: float = THIN) -> Shape:
    """Return a circle behind the digits."""
    return Shape("circle", (at,), edge, width if edge else 0.0, fill, radius)


def text(at: Point, words: object, size: float, colour: Colour = "ink") -> Shape:
    """Return a text whose middle is at this point."""
    return Shape("text", (at,), fill=colour, size=size, text=str(words), over=True)


def square(at: Point, half: float, fill: Colour | None, edge: Colour | None = None, width: float = THIN) -> Shape:
    """Return a square around a point."""
    x, y = at
    corners = ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
    return area(corners, fill, edge, width)


def diamond(at: Point, half: float, fill: Colour | None, edge: Colour | None = None, width: float = THIN) -> Shape:
    """Return a square that stands on a corner."""
    x, y = at
    return area(((x, y - half), (x + half, y), (x, y + half), (x - half, y)), fill, edge, width)


def arrow(points: Sequence[Point], colour: Colour, width: float = THIN, head: float = 0.2) -> tuple[Shape, Shape]:
    """Return a thin line with a head at its end."""
    (x, y), (u, v) = points[-2:]
    length = hypot(u - x, v - y) or 1.0
    across, down = (u - x) / length * head, (v - y) / length * head
    sides = ((u - across + down * 0.8, v - down - across * 0.8), (u - across - down * 0.8, v - down + across * 0.8))
    return line(points, colour, width), line((sides[0], (u, v), sides[1]), colour, width)


def pill(start: Point, end: Point, radius: float, edge: Colour, width: float = THIN) -> Shape:
    """Return the outline of two half circles around two points, and the lines between them."""
    (x, y), (u, v) = start, end
    length = hypot(u - x, v - y) or 1.0
    across, down = (u - x) / length * radius, (v - y) / length * radius
    turns = [pi * (step / ROUND - 0.5) for step in range(ROUND + 1)]
    ahead = [(u + across * cos(turn) - down * sin(turn), v + down * cos(turn) + across * sin(turn)) for turn in turns]
    behind = [(x - across * cos(turn) + down * sin(turn), y - down * cos(turn) - across * sin(turn)) for turn in turns]
    return area((*ahead, *behind), None, edge, width)


def shortened(points: Sequence[Point], distance: float) -> tuple[Point, ...]:
    """Return a line without its ends, which are hidden or inside circles."""
    return between(points[0], points[1], distance), *points[1:-1], between(points[-1], points[-2], distance)


def between(start: Point, end: Point, distance: float) -> Point:
    """Return the point at a distance from the first point, in the direction of the second."""
    (x, y), (u, v) = start, end
    length = hypot(u - x, v - y) or 1.0
    return x + (u - x) / length * distance, y + (v - y) / length * distance
