"""The drawings of f-puzzles, its coloured cells, and the lines and cells of rules that are not supported."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sudoku_workshop.notation.fpuzzles.places import cell_of, place_of
from sudoku_workshop.notation.fpuzzles.rules import without_copies
from sudoku_workshop.notation.metadata import told_by
from sudoku_workshop.notation.pictured.drawings import (
    Cage,
    Drawing,
    Form,
    Part,
    Stroke,
    Symbol,
    brush,
    middle,
    number,
    parts,
    shapes_of,
)
from sudoku_workshop.rules.outlines import shaded
from sudoku_workshop.rules.shapes import Point, Shape

CAGE, TEXT = "cage", "text"
DOTS = {"difference": "#fff", "ratio": "#000"}
SYMBOLS: dict[str, Form] = {"rectangle": "square", "circle": "circle"}
UNKNOWN_LINE, UNKNOWN_WIDTH, HEIGHT, DOT = "#8af", 0.2, 0.8, 0.3


def shapes_in(facts: Part, cells: Sequence[Mapping[str, Any]], unknown: Sequence[str], n: int) -> Iterator[Shape]:
    """Yield the shapes of a puzzle. `unknown` are the fields that are rules which are not supported."""
    for place, cell in enumerate(cells):
        colour = brush(cell.get("highlight") or cell.get("c"))
        if colour and colour != "blank":
            yield from shaded([place], n, "grey" if colour == "black" else colour)
    yield from shapes_of(drawings_in(facts, n, unknown), n)


def drawings_in(facts: Part, n: int, unknown: Sequence[str] = (CAGE,)) -> Iterator[Drawing]:
    """Yield the drawings of a puzzle, and those that stand for its `unknown` fields."""
    plain = {name: without_copies(value) for name, value in facts.items()}
    for name, form in SYMBOLS.items():
        for part in parts(plain, name):
            sides = number(part, "width", "size", usual=1.0), number(part, "height", "size", usual=1.0)
            yield _symbol(part, sides, form, min(sides) * HEIGHT, part.get("baseC"), part.get("outlineC"))
    for part in parts(plain, "line"):
        for points in _lines(part):
            yield Stroke(points, part.get("outlineC"), number(part, "width", usual=UNKNOWN_WIDTH))
    for name in unknown:
        for part in parts(plain, name):
            yield from _unknown(part, name, n)
    for part in parts(plain, TEXT):
        size = number(part, "size", usual=1.0)
        yield _symbol(part, (size, size), "text", size * HEIGHT)


def _symbol(
    part: Part, sides: tuple[float, float], form: Form, height: float, fill: object = None, edge: object = None
) -> Symbol | None:
    places = _places(part.get("cells"))
    if not places:
        return None
    return Symbol(middle(places), sides, form, part.get("value"), height, fill, edge, number(part, "angle"))


def _unknown(part: Part, name: str, n: int) -> Iterator[Drawing]:
    """Yield the dot, the lines, the cells or the cell of a rule."""
    lines = list(_lines(part))
    if name in DOTS or name == "xv":
        form: Form = "circle" if name in DOTS else "text"
        yield _symbol(part, (DOT, DOT), form, DOT, DOTS.get(name), "#000")
    elif lines:
        yield from (Stroke(points, UNKNOWN_LINE, UNKNOWN_WIDTH) for points in lines)
    elif part.get("cells"):
        with suppress(TypeError, ValueError):
            cells = () if told_by(part) else tuple(cell_of(each, n) for each in part["cells"])
            yield from [Cage(cells, str(part.get("value") or "").strip())] if cells else ()
    else:
        for at in _places([part.get("cell")]):
            yield Symbol(at, (1.0, 1.0), "text", part.get("value"), HEIGHT / 2)


def _lines(part: Part) -> Iterator[Sequence[Point]]:
    lines = part.get("lines")
    yield from (_places(names) for names in lines if isinstance(names, list)) if isinstance(lines, list) else ()


def _places(names: object) -> list[Point]:
    """Return the middles of cells with these names, or nothing if a name is not one of a cell."""
    with suppress(TypeError, ValueError):
        return [(column - 0.5, row - 0.5) for row, column in map(place_of, names)]  # type: ignore[call-overload]
    return []
