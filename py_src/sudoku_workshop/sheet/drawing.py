"""What a page is made of: lines, areas and texts, in millimetres from its upper left corner, y downwards.

The layout draws with these; `svg` and `pdf` write them. There are no pictures, so a page is sharp at every size.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Literal, NamedTuple

Point = tuple[float, float]
Ring = tuple[Point, ...]
Ink = float | tuple[float, float, float]  # a grey (0 black, 1 white), or red, green and blue from 0 to 1

Role = Literal["P", "H1", "H2", "H3", "Artifact"]  # of a text: what it is when it is read aloud; the last is not

BLACK: Ink = 0.0
WHITE: Ink = 1.0


class Lines(NamedTuple):
    """Straight lines of one kind; `dash` (mark, gap) breaks them."""

    segments: tuple[tuple[float, float, float, float], ...]
    width: float
    ink: Ink = BLACK
    dash: tuple[float, float] | None = None


class Area(NamedTuple):
    """Closed shapes, filled; with a `width` only their outlines are drawn."""

    rings: tuple[Ring, ...]
    ink: Ink = BLACK
    width: float | None = None


class Text(NamedTuple):
    """One line of text on its baseline; `size` is the height of the font (its em), not of a letter. `digit`: of a grid,
    in the face for digits and as high in every face. `role`: what it is when the page is read aloud."""

    x: float
    baseline: float
    text: str
    size: float
    anchor: Literal["start", "middle", "end"] = "start"
    bold: bool = False
    ink: Ink = BLACK
    digit: bool = False
    role: Role = "P"
    to: int = 0  # the number of the page that it leads to, where it can be clicked


class Figure(NamedTuple):
    """Operations that are one picture, and what it shows in words, for who cannot see it."""

    operations: tuple["Operation", ...]
    alternative: str


class Moved(NamedTuple):
    """Operations moved to (x, y); `turned`: upside down, so that their own origin becomes the lower right corner."""

    operations: tuple["Operation", ...]
    x: float
    y: float
    turned: bool = False


Operation = Lines | Area | Text | Figure | Moved


class Page(NamedTuple):
    """A sheet's side; `trim` is how far from its edges it is to be cut, once it has been printed; `number` is the one
    that links know it by, 0 where it has none."""

    width: float
    height: float
    operations: tuple[Operation, ...]
    trim: float = 0.0
    number: int = 0


def box(x: float, y: float, width: float, height: float) -> Ring:
    """A rectangle."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def regular(x: float, y: float, radii: Sequence[float], corners: int, angle: float = -pi / 2) -> Ring:
    """A polygon about (x, y) whose corners lie at these distances in turn: one a polygon, two a star, many a circle."""
    turns = (angle + 2 * pi * corner / corners for corner in range(corners))
    return tuple((x + r * cos(turn), y + r * sin(turn)) for turn, r in zip(turns, cycled(radii, corners), strict=True))


def cycled(values: Sequence[float], count: int) -> Iterable[float]:
    """The values again and again, `count` of them."""
    return (values[i % len(values)] for i in range(count))
