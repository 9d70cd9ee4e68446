"""The drawings of SudokuPad: lines, arrows, symbols and texts (over- and underlays), and cages that state no rule."""

from collections.abc import Iterator
from contextlib import suppress
from math import inf

from sudoku_workshop.notation.metadata import told_by
from sudoku_workshop.notation.pictured.colours import colour_of
from sudoku_workshop.notation.pictured.drawings import (
    Cage,
    Drawing,
    Form,
    Part,
    Stroke,
    Symbol,
    number,
    parts,
    shapes_of,
)
from sudoku_workshop.notation.sudokupad.rules import CAGES, CELLS, DRAWN_CAGE, SUM_CAGE, VALUE, cage_rule, cells_of
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.shapes import Point, Shape

PIXELS = 64  # of a cell, in which the thickness of lines and the size of texts are stored
USUAL_TEXT = 0.44


def shapes_in(facts: Part, frame: Frame) -> Iterator[Shape]:
    """Yield the shapes of a record with short names."""
    return shapes_of(drawings_in(facts, frame), frame.n)


def drawings_in(facts: Part, frame: Frame) -> Iterator[Drawing]:
    """Yield the drawings of a record with short names. Parts of a drawing may have long names."""
    yield from (_symbol(part, over=False) for part in parts(facts, "u"))
    for name in ("l", "a"):
        for part in parts(facts, name):
            width = number(part, "th", "thickness", usual=1.0) / PIXELS
            yield Stroke(_points(_field(part, "wp", "wayPoints")), _field(part, "c", "color"), width, name == "a")
    for part in parts(facts, CAGES):
        if not told_by(part, VALUE) and cage_rule(part, frame) in (SUM_CAGE, DRAWN_CAGE):
            with suppress(KeyError, TypeError, ValueError):
                if cells := cells_of(part[CELLS], frame.n):
                    yield Cage(
                        cells, str(part.get(VALUE) or part.get("sum") or "").strip(), part.get("unique") is False
                    )
    yield from (_symbol(part, over=True) for part in parts(facts, "o"))
    metadata = facts.get("metadata")
    if isinstance(metadata, dict) and metadata.get("bgimage"):
        yield None


def _field(part: Part, *names: str) -> object:
    return next((part[name] for name in names if name in part), None)


def _points(value: object) -> list[Point]:
    """Return points that are stored as pairs of a row and a column."""
    found = value if isinstance(value, list) else []
    pairs = [each for each in found if isinstance(each, list | tuple) and len(each) == 2]
    return [(float(x), float(y)) for y, x in pairs if all(type(at) in (int, float) and abs(at) < inf for at in (x, y))]


def _symbol(part: Part, over: bool) -> Symbol | None:
    at = _points([_field(part, "ct", "center")])
    if not at:
        return None
    sides = number(part, "w", "width"), number(part, "h", "height")
    fill, edge = _field(part, "c2", "backgroundColor"), _field(part, "c1", "borderColor")
    rounded: Form = "circle" if _field(part, "r", "rounded") else "square"
    height = number(part, "fs", "fontSize") / PIXELS or min(USUAL_TEXT, (min(sides) or 1.0) * 0.8)
    form: Form = rounded if colour_of(fill) or colour_of(edge) else "text"
    return Symbol(at[0], sides, form, _field(part, "te", "text"), height, fill, edge, number(part, "angle"), over)
