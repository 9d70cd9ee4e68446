"""The drawings of f-puzzles, its coloured cells, and the lines and cells of rules that are not supported."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sudoku_workshop.notation.fpuzzles.cells import cell_of, place_of
from sudoku_workshop.notation.fpuzzles.rules import without_copies
from sudoku_workshop.notation.metadata import told_by
from sudoku_workshop.notation.pictured.strokes import Part, brush, middle, number, parts, stroke, symbol, words
from sudoku_workshop.rules.outlines import cage, shaded
from sudoku_workshop.rules.shapes import Point, Shape

CAGE = "cage"
BETWEEN = {"xv": False, "difference": False, "ratio": True}  # rules about two neighbours, and whether they are black
SYMBOLS = {"rectangle": False, "circle": True}  # whether it is round
UNKNOWN_LINE, UNKNOWN_WIDTH, TEXT, DOT = "#8af", 0.2, 0.8, 0.3


def shapes_in(facts: Part, cells: Sequence[Mapping[str, Any]], unknown: Sequence[str], n: int) -> Iterator[Shape]:
    """Yield the shapes of a puzzle. `unknown` are the fields that are rules which are not supported."""
    yield from _coloured(cells, n)
    plain = {name: without_copies(value) for name, value in facts.items()}
    for name, is_round in SYMBOLS.items():
        for part in parts(plain, name):
            yield from _symbol(part, is_round)
    for part in parts(plain, "line"):
        for points in _lines(part):
            yield from stroke(points, part.get("outlineC"), number(part, "width", usual=UNKNOWN_WIDTH))
    for name in unknown:
        for part in parts(plain, name):
            yield from _mark(part, name) if name in BETWEEN else _unknown(part, n)
    for part in parts(plain, *[CAGE] * (CAGE not in unknown)):
        yield from _cage(part, n)
    for part in parts(plain, "text"):
        for at in _middle(part):
            yield from words(at, part.get("value"), number(part, "size", usual=1.0) * TEXT)


def _coloured(cells: Sequence[Mapping[str, Any]], n: int) -> Iterator[Shape]:
    for place, cell in enumerate(cells):
        colour = brush(cell.get("highlight") or cell.get("c"))
        if colour and colour != "blank":
            yield from shaded([place], n, "grey" if colour == "black" else colour)


def _symbol(part: Part, is_round: bool) -> Iterator[Shape]:
    sides = number(part, "width", "size", usual=1.0), number(part, "height", "size", usual=1.0)
    fill, told = part.get("baseC"), part.get("value")
    for at in _middle(part):
        yield from symbol(
            at,
            sides,
            fill=fill,
            edge=part.get("outlineC"),
            round_=is_round,
            angle=number(part, "angle"),
            over=True,
            told=told,
        )
        yield from words(at, told, min(sides) * TEXT, fill)


def _mark(part: Part, name: str) -> Iterator[Shape]:
    """Yield a dot or a text between two cells."""
    fill = "#000" if BETWEEN[name] else "#fff"
    for at in _middle(part):
        if name != "xv":
            yield from symbol(at, (DOT, DOT), fill=fill, edge="#000", round_=True, over=True, told=part.get("value"))
        yield from words(at, part.get("value"), DOT, fill)


def _unknown(part: Part, n: int) -> Iterator[Shape]:
    """Yield the lines, the cells or the cell of a rule."""
    lines = list(_lines(part))
    for points in lines:
        yield from stroke(points, UNKNOWN_LINE, UNKNOWN_WIDTH)
    if not lines and part.get("cells"):
        yield from _cage(part, n)
    elif not lines:
        for at in _places([part.get("cell")]):
            yield from words(at, part.get("value"), TEXT / 2)


def _cage(part: Part, n: int) -> Iterator[Shape]:
    with suppress(KeyError, TypeError, ValueError):
        cells = [] if told_by(part) else [cell_of(each, n) for each in part["cells"]]
        yield from cage(cells, n, str(part.get("value") or "").strip()) if cells else ()


def _lines(part: Part) -> Iterator[Sequence[Point]]:
    lines = part.get("lines")
    yield from (_places(names) for names in lines if isinstance(names, list)) if isinstance(lines, list) else ()


def _middle(part: Part) -> list[Point]:
    places = _places(part.get("cells"))
    return [middle(places)] if places else []


def _places(names: object) -> list[Point]:
    """Return the middles of cells with these names, or nothing if a name is not one of a cell."""
    with suppress(TypeError, ValueError):
        return [(column - 0.5, row - 0.5) for row, column in map(place_of, names)]  # type: ignore[call-overload]
    return []
