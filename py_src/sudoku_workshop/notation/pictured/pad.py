"""The drawings of SudokuPad: lines, arrows, symbols and texts (over- and underlays), and cages that state no rule."""

from collections.abc import Iterator
from contextlib import suppress

from sudoku_workshop.notation.metadata import told_by
from sudoku_workshop.notation.pictured.strokes import Part, number, parts, pointer, points_of, stroke, symbol, words
from sudoku_workshop.notation.sudokupad.rules import CAGES, CELLS, DRAWN_CAGE, SUM_CAGE, VALUE, cage_rule, cells_of
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.outlines import cage
from sudoku_workshop.rules.shapes import Shape

PIXELS = 64  # of a cell, in which the thickness of lines and the size of texts are stored
USUAL_TEXT = 0.44


def shapes_in(facts: Part, frame: Frame) -> Iterator[Shape]:
    """Yield the shapes of a record with short names."""
    for part in parts(facts, "u"):
        yield from _symbol(part, over=False)
    for part in parts(facts, "l"):
        yield from stroke(points_of(_field(part, "wp", "wayPoints")), _field(part, "c", "color"), _thickness(part))
    for part in parts(facts, "a"):
        yield from pointer(points_of(_field(part, "wp", "wayPoints")), _field(part, "c", "color"), _thickness(part))
    for part in parts(facts, CAGES):
        if not told_by(part, VALUE) and cage_rule(part, frame) in (SUM_CAGE, DRAWN_CAGE):
            with suppress(KeyError, TypeError, ValueError):
                cells = cells_of(part[CELLS], frame.n)
                yield from cage(cells, frame.n, str(part.get(VALUE) or part.get("sum") or "").strip()) if cells else ()
    for part in parts(facts, "o"):
        yield from _symbol(part, over=True)


def _field(part: Part, *names: str) -> object:
    return next((part[name] for name in names if name in part), None)


def _thickness(part: Part) -> float:
    return number(part, "th", "thickness", usual=1.0) / PIXELS


def _symbol(part: Part, over: bool) -> Iterator[Shape]:
    at = points_of([_field(part, "ct", "center")])
    if not at:
        return
    sides = number(part, "w", "width"), number(part, "h", "height")
    fill, edge = _field(part, "c2", "backgroundColor"), _field(part, "c1", "borderColor")
    rounded, told = bool(_field(part, "r", "rounded")), _field(part, "te", "text")
    yield from symbol(
        at[0], sides, fill=fill, edge=edge, round_=rounded, angle=number(part, "angle"), over=over, told=told
    )
    size = number(part, "fs", "fontSize") / PIXELS or min(USUAL_TEXT, (min(sides) or 1.0) * 0.8)
    yield from words(at[0], told, size, fill)
