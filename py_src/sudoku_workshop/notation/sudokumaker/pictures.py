"""The drawings in the elements of SudokuMaker (lines, cages and symbols), and the cells of rules of a setter."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from math import cos, radians, sin

from sudoku_workshop.notation.pictured.drawings import Cage, Drawing, Part, Stroke, Symbol, number, parts, shapes_of
from sudoku_workshop.notation.sudokumaker.forms import Element
from sudoku_workshop.notation.sudokumaker.places import cells_in
from sudoku_workshop.notation.sudokumaker.rules import CUSTOM, DRAWN, type_of
from sudoku_workshop.rules.outlines import centre
from sudoku_workshop.rules.shapes import Point, Shape

USUAL_LINE, USUAL_WIDTH, USUAL_TEXT = "#aaaaaa", 0.15, 0.5


def shapes_in(elements: Iterable[Element], n: int) -> Iterator[Shape]:
    """Yield the shapes of drawn elements and of rules that a setter programmed."""
    return shapes_of(drawings_in(elements, n), n)


def drawings_in(elements: Iterable[Element], n: int) -> Iterator[Drawing]:
    """Yield the drawings of these elements."""
    for element in elements:
        if type_of(element) in (CUSTOM, *DRAWN):
            yield from _drawings(element, n)


def _drawings(element: Element, n: int) -> Iterator[Drawing]:
    style, given, lines = element.get("style"), element.get("input"), element.get("lines")
    how: Part = style if isinstance(style, dict) else {}
    for one in lines if isinstance(lines, list) else ():
        yield Stroke(_points(one, n), how.get("color", USUAL_LINE), number(how, "thickness", usual=USUAL_WIDTH))
    for part in (*parts(element, "cages"), *(parts(given, "groups") if isinstance(given, dict) else ())):
        with suppress(KeyError, TypeError, ValueError):
            if cells := cells_in(part["cells"], n):
                yield Cage(cells, str(part.get("value") or "").strip())
    for part in parts(element, "symbols"):
        at, params = _points([part.get("position")], n), part.get("params")
        if at and isinstance(params, dict):
            yield _symbol(at[0], params)


def _symbol(at: Point, how: Part) -> Drawing:
    fill, edge, angle = how.get("fill"), how.get("stroke"), number(how, "angle")
    match how.get("type"):
        case "text":
            size = number(how, "size", usual=USUAL_TEXT)
            return Symbol(at, (size, size), "text", how.get("text"), size)
        case "arrow":
            half, turn = number(how, "length", usual=0.5) / 2, radians(angle)
            across, down = half * cos(turn), half * sin(turn)
            ends = (at[0] - across, at[1] - down), (at[0] + across, at[1] + down)
            return Stroke(ends, edge or fill, number(how, "strokeWidth"), is_arrow=True)
        case "ellipse":
            sides = 2 * number(how, "rx"), 2 * number(how, "ry")
            return Symbol(at, sides, "circle", fill=fill, edge=edge, angle=angle)
        case _:
            return Symbol(
                at, (number(how, "width"), number(how, "height")), "square", fill=fill, edge=edge, angle=angle
            )


def _points(found: object, n: int) -> list[Point]:
    """Return points, each a record, a pair (x, y), or the number of a cell, which means its middle."""
    points = list[Point]()
    for each in found if isinstance(found, list) else ():
        if isinstance(each, dict):
            each = (each.get("x"), each.get("y"))
        if isinstance(each, list | tuple) and len(each) == 2 and {*map(type, each)} <= {int, float}:
            points.append((float(each[0]), float(each[1])))
        elif type(each) is int and 0 <= each < n * n:
            points.append(centre(each, n))
    return points
