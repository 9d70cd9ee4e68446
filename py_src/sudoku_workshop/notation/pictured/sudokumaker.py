"""The drawings in the elements of SudokuMaker (lines, cages and symbols), and the cells of rules of a setter."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from math import cos, radians, sin

from sudoku_workshop.notation.pictured.strokes import Part, number, parts, pointer, stroke, symbol, words
from sudoku_workshop.notation.sudokumaker.forms import Element
from sudoku_workshop.notation.sudokumaker.places import cells_in
from sudoku_workshop.notation.sudokumaker.rules import CUSTOM, DRAWN, type_of
from sudoku_workshop.rules.outlines import cage, centre
from sudoku_workshop.rules.shapes import Point, Shape

USUAL_LINE, USUAL_WIDTH, USUAL_TEXT = "#aaaaaa", 0.15, 0.5


def shapes_in(elements: Iterable[Element], n: int) -> Iterator[Shape]:
    """Yield the shapes of drawn elements and of rules that a setter programmed."""
    for element in elements:
        if type_of(element) in (CUSTOM, *DRAWN):
            yield from _shapes(element, n)


def _shapes(element: Element, n: int) -> Iterator[Shape]:
    style = element.get("style")
    how: Part = style if isinstance(style, dict) else {}
    lines = element.get("lines")
    for one in lines if isinstance(lines, list) else ():
        points = _points(one, n)
        yield from stroke(points, how.get("color", USUAL_LINE), number(how, "thickness", usual=USUAL_WIDTH))
    given = element.get("input")
    for part in (*parts(element, "cages"), *(parts(given, "groups") if isinstance(given, dict) else ())):
        with suppress(KeyError, TypeError, ValueError):
            cells = cells_in(part["cells"], n)
            yield from cage(cells, n, str(part.get("value") or "").strip()) if cells else ()
    for part in parts(element, "symbols"):
        yield from _symbol(part, n)


def _symbol(part: Part, n: int) -> Iterator[Shape]:
    at, how = _points([part.get("position")], n), part.get("params")
    if not at or not isinstance(how, dict):
        return
    fill, edge, angle = how.get("fill"), how.get("stroke"), number(how, "angle")
    match how.get("type"):
        case "text":
            yield from words(at[0], how.get("text"), number(how, "size", usual=USUAL_TEXT))
        case "arrow":
            half, turn = number(how, "length", usual=0.5) / 2, radians(angle)
            across, down = half * cos(turn), half * sin(turn)
            ends = (at[0][0] - across, at[0][1] - down), (at[0][0] + across, at[0][1] + down)
            yield from pointer(ends, edge or fill, number(how, "strokeWidth"))
        case "ellipse":
            sides = 2 * number(how, "rx"), 2 * number(how, "ry")
            yield from symbol(at[0], sides, fill=fill, edge=edge, round_=True, angle=angle, over=True)
        case _:
            sides = number(how, "width"), number(how, "height")
            yield from symbol(at[0], sides, fill=fill, edge=edge, angle=angle, over=True)


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
