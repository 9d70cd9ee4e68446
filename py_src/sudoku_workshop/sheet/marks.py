"""A board with the marks of a step, for printing.

Every role of a mark has its own shape, because greys do not survive a photocopier. Base houses have a solid outline,
and cover houses have a dashed one. Cells where the two cross are grey. Candidates with the role "found" are white on
black, and candidates to be removed are crossed out. Fins are in diamonds. The two colours of a chain are shown by
circles and squares.
"""

from collections.abc import Iterable, Iterator, Mapping
from math import pi
from typing import Any, NamedTuple

from sudoku_workshop.grid.board import candidates
from sudoku_workshop.grid.houses import Cell, name_of_house
from sudoku_workshop.sheet.drawing import BLACK, WHITE, Area, Ink, Lines, Operation, Ring, box, regular
from sudoku_workshop.sheet.grid import NOTE_SIZE, Frame, digits, note, note_size
from sudoku_workshop.sheet.link_paths import printed
from sudoku_workshop.sheet.links import chain
from sudoku_workshop.sheet.options import Shown
from sudoku_workshop.sheet.ruled import ruled
from sudoku_workshop.sheet.styles import Weight
from sudoku_workshop.sheet.symbols import Signs

Marks = Iterable[Mapping[str, Any]]

ROUND = 32
CELLS: Ink = 0.88
INSET = 0.05  # how far outlines are inside the edge of their cells, in cells: candidates begin further inside
DASH = (1.6, 0.9)
WIDE, FINE = Weight(0.085, 0.3, 0.6), 0.2  # width of outlines, thin enough to leave room for notes in small cells


class Form(NamedTuple):
    """A regular polygon to draw around a candidate.

    `angle` is the direction of its first corner, and `ink` is the grey that fills it.
    """

    corners: int
    angle: float
    ink: Ink


FORMS = {
    "base": Form(ROUND, 0, 0.82),
    "cover": Form(4, pi / 4, 0.92),
    "fin": Form(4, 0, WHITE),
    "color-a": Form(ROUND, 0, WHITE),
    "color-b": Form(4, pi / 4, WHITE),
}


def marked_board(frame: Frame, step: Shown) -> Iterator[Operation]:
    """Draw the board of a step. The digits are drawn on top of the marks."""
    frame = frame._replace(alone=bool(step.digit))
    for mark in step.marks:
        if mark["role"] in FORMS and mark.get("cells"):
            yield Area(tuple(frame.ring(cell) for cell in mark["cells"]), CELLS)
    crossings = _cells_of(frame, step.marks, "base") & _cells_of(frame, step.marks, "cover")
    if crossings:
        yield Area(tuple(frame.ring(cell) for cell in sorted(crossings)), CELLS)
    yield from ruled(frame)
    yield from _outlines(frame, step.marks)
    for mark in step.marks:
        for cell, digit in mark.get("candidates", ()):
            if mark["role"] in FORMS:
                yield from _formed(frame, cell, digit, FORMS[mark["role"]])
    if step.links:
        yield from chain(printed(frame, step.board, step.digit), step.links)
    yield from digits(frame, step.board, Signs(letters=step.letters))
    yield from _notes(frame, step)


def _notes(frame: Frame, step: Shown) -> Iterator[Operation]:
    found, out, signs = _marked(step.marks, "found"), _marked(step.marks, "out"), Signs(letters=step.letters)
    for cell, value in enumerate(step.board.values):
        for digit in () if value else candidates(step.board, cell):
            if step.digit not in (0, digit):
                continue
            if (cell, digit) in found:
                yield Area((_around(frame, cell, digit, Form(ROUND, 0, BLACK)),), BLACK)
            yield note(frame, cell, digit, signs, (cell, digit) in found, WHITE if (cell, digit) in found else BLACK)
            if (cell, digit) in out:
                yield _strike(frame, cell, digit)


def _marked(marks: Marks, role: str) -> set[tuple[Cell, int]]:
    return {(cell, digit) for mark in marks if mark["role"] == role for cell, digit in mark.get("candidates", ())}


def _houses(frame: Frame, marks: Marks, role: str) -> Iterator[tuple[Cell, ...]]:
    """Yield the cells of each house that is marked with this role."""
    houses = {name_of_house(house): house.cells for house in frame.geometry.houses}
    return (houses[tuple(name)] for mark in marks if mark["role"] == role for name in mark.get("houses", ()))


def _cells_of(frame: Frame, marks: Marks, role: str) -> set[Cell]:
    return {cell for cells in _houses(frame, marks, role) for cell in cells}


def _outlines(frame: Frame, marks: Marks) -> Iterator[Operation]:
    for cells in _houses(frame, marks, "base"):
        yield Area(tuple(_rectangles(frame, cells, INSET)), BLACK, WIDE.of(frame.cell))
    for cells in _houses(frame, marks, "cover"):
        sides = (side for ring in _rectangles(frame, cells, INSET) for side in _sides(ring))
        yield Lines(tuple(sides), WIDE.of(frame.cell), BLACK, DASH)


def _rectangles(frame: Frame, cells: tuple[Cell, ...], inset: float) -> Iterator[Ring]:
    """Yield a rectangle just inside the edge of these cells.

    If the cells do not form a rectangle, yield one for each cell.
    """
    rows, columns = zip(*(divmod(cell, frame.geometry.side) for cell in cells), strict=True)
    high, wide = max(rows) + 1 - min(rows), max(columns) + 1 - min(columns)
    if high * wide != len(cells):
        yield from (ring for cell in cells for ring in _rectangles(frame, (cell,), inset))
        return
    x, y, gap = frame.x + min(columns) * frame.cell, frame.y + min(rows) * frame.cell, inset * frame.cell
    yield box(x + gap, y + gap, wide * frame.cell - 2 * gap, high * frame.cell - 2 * gap)


def _sides(ring: Ring) -> Iterator[tuple[float, float, float, float]]:
    return ((*start, *end) for start, end in zip(ring, (*ring[1:], ring[0]), strict=True))


def _formed(frame: Frame, cell: Cell, digit: int, form: Form) -> Iterator[Operation]:
    """Draw a polygon around a candidate: first its grey area, then its edge."""
    ring = _around(frame, cell, digit, form)
    yield Area((ring,), form.ink)
    yield Area((ring,), BLACK, FINE)


def _around(frame: Frame, cell: Cell, digit: int, form: Form) -> Ring:
    """Return the polygon around a candidate. It is as large as the place for a note of normal size.

    Its corners may stick out of this place.
    """
    radius = note_size(frame._replace(note=NOTE_SIZE)) * (0.56 if form.corners == ROUND else 0.66)
    return regular(*frame.place(cell, digit), (radius,), form.corners, form.angle)


def _strike(frame: Frame, cell: Cell, digit: int) -> Lines:
    (x, y), half = frame.place(cell, digit), note_size(frame) / 2
    return Lines(((x - half, y + half, x + half, y - half),), 0.3)
