"""Shapes made from colours as in CSS and from places and sizes in cells, as programs store them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, inf, radians, sin
from typing import Any

from sudoku_workshop.notation.pictured.colours import colour_of
from sudoku_workshop.rules.shapes import THIN, Colour, Point, Shape, arrow, line, text

Part = Mapping[str, Any]
NAMES: dict[str, Colour] = {"turquoise": "teal"}  # colours with another name here
SMALL = 0.6  # symbols that are not larger are above the lines of the grid if their program draws them so
FAINT, COLOURED = 0.02, 0.07  # the widths of the thinnest lines, and of the thinnest ones with a pale colour
WIDEST = 0.8
DOT = 0.4  # the widest dot


def pen(css: object) -> Colour | None:
    """Return the colour of a line or an outline, or None if it cannot be seen."""
    name = colour_of(css)
    if name in ("black", "grey"):
        return "ink" if name == "black" else "grey"
    return brush(css)


def brush(css: object) -> Colour | None:
    """Return the colour of an area, or None if it cannot be seen."""
    name = colour_of(css)
    found: Colour = NAMES.get(name, "blank" if name == "white" else name)  # type: ignore[arg-type]
    return found if name else None


def stroke(points: Sequence[Point], css: object, width: float, dashed: bool = False) -> Iterator[Shape]:
    """Yield a line through these points."""
    colour = pen(css)
    if colour and len(points) > 1:
        least = FAINT if colour in ("ink", "soft") else COLOURED
        yield line(points, colour, min(max(width, least), WIDEST), dashed)


def pointer(points: Sequence[Point], css: object, width: float) -> Iterator[Shape]:
    """Yield a line with an arrowhead at its end."""
    colour = pen(css)
    if colour and len(points) > 1:
        yield from arrow(points, "soft" if colour == "grey" else colour, min(max(width, THIN), COLOURED))


def symbol(
    at: Point,
    sides: tuple[float, float],
    *,
    fill: object = None,
    edge: object = None,
    round_: bool = False,
    angle: float = 0.0,
    over: bool = False,
    told: object = None,
) -> Iterator[Shape]:
    """Yield a rectangle or an ellipse with these sides around a point, turned by an angle in degrees.

    What is white without an outline cannot be seen and is left out. `told` is the text on the symbol.
    """
    inside, outline = brush(fill), pen(edge)
    width, height = sides
    if min(sides) <= 0 or not (outline or (inside and (round_ or inside != "blank"))):
        return
    above = over and max(sides) <= SMALL
    if round_ and max(sides) <= DOT and not told:  # white and black dots look like those of known rules
        inside, outline = ("white" if inside == "blank" else inside), outline or "ink"
    if round_ and width == height:
        yield Shape("circle", (at,), outline, THIN if outline else 0.0, inside, width / 2, over=above)
        return
    turns = [step * 15.0 for step in range(24)] if round_ else [45.0, 135.0, 225.0, 315.0]
    reach = 0.5 if round_ else 0.5**0.5
    corners = [(width * reach * cos(radians(turn)), height * reach * sin(radians(turn))) for turn in turns]
    c, s = cos(radians(angle)), sin(radians(angle))
    points = tuple((at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in corners)
    yield Shape("area", points, outline, THIN if outline else 0.0, inside, over=above)


def words(at: Point, value: object, size: float, fill: object = None) -> Iterator[Shape]:
    """Yield a text around a point. On a black symbol, it is white."""
    told = " ".join(str("" if value is None else value).split())
    if told:
        yield text(at, told, min(max(size, 0.12), 1.0), "white" if brush(fill) == "black" else "ink")


def number(part: Part, *names: str, usual: float = 0.0) -> float:
    """Return the first of these fields that is a number."""
    values: list[Any] = [part.get(name) for name in names]
    return next((float(each) for each in values if type(each) in (int, float) and abs(each) < inf), usual)


def parts(facts: Part, *names: str) -> Iterator[Part]:
    """Yield the records in these fields."""
    for name in names:
        found = facts.get(name)
        yield from (part for part in found if isinstance(part, dict)) if isinstance(found, list) else ()


def points_of(value: object) -> list[Point]:
    """Return points that are stored as pairs of a row and a column."""
    found = value if isinstance(value, list) else []
    pairs = [each for each in found if isinstance(each, list | tuple) and len(each) == 2]
    return [(float(x), float(y)) for y, x in pairs if all(type(at) in (int, float) and abs(at) < inf for at in (x, y))]


def middle(points: Iterable[Point]) -> Point:
    """Return the middle of points, of which there is at least one."""
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)
