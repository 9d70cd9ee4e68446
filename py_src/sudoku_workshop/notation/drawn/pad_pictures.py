"""The drawings in a record of SudokuPad. A record has short or long names for the parts of a drawing."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from sudoku_workshop.notation.drawn.pictures import (
    DrawnCage,
    Line,
    Mark,
    Picture,
    Point,
    Pointer,
    Shape,
    cells_along,
    is_outside,
)
from sudoku_workshop.notation.metadata import told_by
from sudoku_workshop.notation.pictured.colours import WHITE, Colour, colour_of
from sudoku_workshop.notation.sudokupad.rules import CAGES, CELLS, DRAWN_CAGE, SUM_CAGE, VALUE, cage_rule, cells_of
from sudoku_workshop.rules.frame import Frame

Part = Mapping[str, Any]
OVERLAYS, UNDERLAYS, LINES, ARROWS = "o", "u", "l", "a"
TURNED = 45  # degrees


def pad_picture(facts: Part, frame: Frame) -> Picture:
    """Return the drawings of a record."""
    n = frame.n
    lines, pointers, marks, others = list[Line](), list[Pointer](), list[Mark](), 0
    for name in (LINES, ARROWS):
        for part in _parts(facts, name):
            found = _line(part, name == ARROWS, n)
            if isinstance(found, Pointer):
                pointers.append(found)
            elif found:
                lines.append(found)
            else:
                others += 1
    for part in (*_parts(facts, UNDERLAYS), *_parts(facts, OVERLAYS)):
        mark = _mark(part)
        others += mark is None
        marks += [mark] if mark and _is_seen(mark) else []
    metadata = facts.get("metadata")
    others += isinstance(metadata, dict) and bool(metadata.get("bgimage"))
    return Picture(n, tuple(lines), tuple(pointers), tuple(marks), tuple(_cages(facts, frame)), others)


def _parts(facts: Part, name: str) -> Iterator[Part]:
    found = facts.get(name)
    yield from (part for part in found if isinstance(part, dict)) if isinstance(found, list) else ()


def _field(part: Part, *names: str) -> Any:
    return next((part[name] for name in names if name in part), None)


def _line(part: Part, is_arrow: bool, n: int) -> Line | Pointer | None:
    """Return a line, or an arrow outside the grid, or None for any other form."""
    points = list(_points(_field(part, "wp", "wayPoints")))
    if len(points) < 2:
        return None
    (row, column), (last_row, last_column) = points[0], points[-1]
    if is_arrow and is_outside(points[0], n):
        step = _sign(last_row - row), _sign(last_column - column)
        return Pointer(points[0], step) if all(step) else None
    cells, colour = cells_along(points, n), colour_of(_field(part, "c", "color"))
    return Line(cells, colour, is_arrow) if len(cells) > 1 and colour else None


def _sign(number: float) -> int:
    return (number > 0.05) - (number < -0.05)


def _points(value: object) -> Iterator[Point]:
    for point in value if isinstance(value, list) else ():
        with suppress(TypeError, ValueError):
            row, column = point
            yield float(row), float(column)


def _mark(part: Part) -> Mark | None:
    """Return a symbol or a text, or None if its place is not known."""
    at = [*_points([_field(part, "ct", "center")])]
    if not at:
        return None
    width, height = (_number(part, *names) for names in (("w", "width"), ("h", "height")))
    fill, border = (colour_of(_field(part, *names)) for names in (("c2", "backgroundColor"), ("c1", "borderColor")))
    text = "".join(str(_field(part, "te", "text") or "").split())
    return Mark(at[0], width, height, _shape(part, fill or border), fill, border, text)


def _shape(part: Part, colour: Colour) -> Shape:
    if not colour:
        return "text"
    if _field(part, "r", "rounded"):
        return "circle"
    return "diamond" if _number(part, "angle") % 90 == TURNED else "square"


def _number(part: Part, *names: str) -> float:
    found = _field(part, *names)
    return float(found) if isinstance(found, int | float) else 0


def _is_seen(mark: Mark) -> bool:
    """Return whether a mark is more than a white or empty area."""
    return bool(mark.text or mark.border or mark.fill not in ("", WHITE) or mark.shape == "circle")


def _cages(facts: Part, frame: Frame) -> Iterable[DrawnCage]:
    """Yield the cages that declare no rule."""
    for cage in _parts(facts, CAGES):
        if told_by(cage, VALUE) or cage_rule(cage, frame) not in (SUM_CAGE, DRAWN_CAGE):
            continue
        with suppress(KeyError, TypeError, ValueError):
            text = str(cage.get(VALUE) or cage.get("sum") or "").strip()
            yield DrawnCage(cells_of(cage[CELLS], frame.n), text, cage.get("unique") is False)
