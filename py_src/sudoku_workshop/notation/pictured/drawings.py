"""The drawings of a record in one form, whatever program made it, and the shapes that show them.

Colours are those of CSS, and places and sizes are in cells. Each program has a module `pictures` that yields its
drawings, with None for one without a place. `drawn/pictures.py` makes of the same drawings what guesses are about.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, inf, radians, sin
from typing import Any, Literal, NamedTuple

from sudoku_workshop.notation.pictured.colours import colour_of
from sudoku_workshop.rules.frame import Cells
from sudoku_workshop.rules.outlines import cage
from sudoku_workshop.rules.shapes import THIN, Colour, Point, Shape, arrow, line, text

Part = Mapping[str, Any]
Form = Literal["circle", "square", "text"]
NAMES: dict[str, Colour] = {"turquoise": "teal"}  # colours with another name here
SMALL = 0.6  # symbols that are not larger are above the lines of the grid if their program draws them so
FAINT, COLOURED = 0.02, 0.07  # the widths of the thinnest lines, and of the thinnest ones with a pale colour
WIDEST = 0.8
DOT = 0.4  # the widest dot


class Stroke(NamedTuple):
    """A line, perhaps with an arrowhead at its end."""

    points: Sequence[Point]
    colour: object
    width: float
    is_arrow: bool = False


class Symbol(NamedTuple):
    """A rectangle, an ellipse or nothing around a point, turned by an angle in degrees, with a text of a height.

    `over` says whether it is above the lines of the grid.
    """

    at: Point
    sides: tuple[float, float]
    form: Form
    told: object = None
    height: float = 0.0
    fill: object = None
    edge: object = None
    angle: float = 0.0
    over: bool = True


class Cage(NamedTuple):
    """A cage that declares no rule, and the text in its corner. `may_repeat` says whether digits may repeat in it."""

    cells: Cells
    text: str = ""
    may_repeat: bool = False


Drawing = Stroke | Symbol | Cage | None


def shapes_of(drawings: Iterable[Drawing], n: int) -> Iterator[Shape]:
    """Yield the shapes that show these drawings."""
    for each in drawings:
        match each:
            case Stroke():
                yield from _line(each)
            case Symbol():
                yield from _symbol(each)
                yield from _words(each)
            case Cage():
                yield from cage(each.cells, n, each.text)


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


def _line(stroke: Stroke) -> Iterable[Shape]:
    colour, width = pen(stroke.colour), stroke.width
    if not colour or len(stroke.points) < 2:
        return ()
    if stroke.is_arrow:
        return arrow(stroke.points, "soft" if colour == "grey" else colour, min(max(width, THIN), COLOURED))
    least = FAINT if colour == "ink" else COLOURED
    return [line(stroke.points, colour, min(max(width, least), WIDEST))]


def _symbol(symbol: Symbol) -> Iterator[Shape]:
    """Yield a symbol. What is white without an outline cannot be seen and is left out."""
    at, (width, height), is_round = symbol.at, symbol.sides, symbol.form == "circle"
    inside, outline = brush(symbol.fill), pen(symbol.edge)
    if symbol.form == "text" or min(symbol.sides) <= 0 or not (outline or (inside and (is_round or inside != "blank"))):
        return
    above = symbol.over and max(symbol.sides) <= SMALL
    if is_round and max(symbol.sides) <= DOT and not symbol.told:  # dots look like those of known rules
        inside, outline = ("white" if inside == "blank" else inside), outline or "ink"
    if is_round and width == height:
        yield Shape("circle", (at,), outline, THIN if outline else 0.0, inside, width / 2, over=above)
        return
    turns = [step * 15.0 for step in range(24)] if is_round else [45.0, 135.0, 225.0, 315.0]
    reach = 0.5 if is_round else 0.5**0.5
    corners = [(width * reach * cos(radians(turn)), height * reach * sin(radians(turn))) for turn in turns]
    c, s = cos(radians(symbol.angle)), sin(radians(symbol.angle))
    points = tuple((at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in corners)
    yield Shape("area", points, outline, THIN if outline else 0.0, inside, over=above)


def _words(symbol: Symbol) -> Iterator[Shape]:
    """Yield the text of a symbol. On a black one, it is white."""
    told = " ".join(str("" if symbol.told is None else symbol.told).split())
    if told:
        height = min(max(symbol.height, 0.12), 1.0)
        yield text(symbol.at, told, height, "white" if brush(symbol.fill) == "black" else "ink")


def number(part: Part, *names: str, usual: float = 0.0) -> float:
    """Return the first of these fields that is a number."""
    values: list[Any] = [part.get(name) for name in names]
    return next((float(each) for each in values if type(each) in (int, float) and abs(each) < inf), usual)


def parts(facts: Part, *names: str) -> Iterator[Part]:
    """Yield the records in these fields."""
    for name in names:
        found = facts.get(name)
        yield from (part for part in found if isinstance(part, dict)) if isinstance(found, list) else ()


def middle(points: Iterable[Point]) -> Point:
    """Return the middle of points, of which there is at least one."""
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)
