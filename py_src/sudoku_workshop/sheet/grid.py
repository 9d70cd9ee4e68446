"""A grid on paper: its lines and digits, and its notes or the empty places for notes.

Everything is drawn in solid ink, because hairlines and greys do not survive a photocopier. Less important lines are
thinner.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.overlapping import AT
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.picture import EDGE
from sudoku_workshop.sheet.drawing import BLACK, Area, Ink, Lines, Operation, Point, Ring, box
from sudoku_workshop.sheet.styles import PLAIN, Style
from sudoku_workshop.sheet.symbols import Signs, symbol

DIGIT_SIZE = 0.74  # font size in cells; the digit in a cell of 20 mm is more than 10 mm high
NOTES_SHARE, NOTE_SIZE = 0.9, 0.8  # sizes of all notes in a cell, and of one note in its place, as shares
NOTE_LARGE = 1.05  # like NOTE_SIZE, in large print: as large as possible without touching other notes
NOTE_READ = 0.95  # like NOTE_SIZE, where candidates are read: in lessons, solution paths and positions to practise on
ALONE = 0.5  # in cells: the size of a note that is alone in its cell
PALE: Ink = (0.90, 0.94, 0.98)  # colour of every other box, if colours are used
SHADE: Ink = 0.9  # the grey of cells on diagonals
ACCENT: Ink = (0.10, 0.33, 0.60)  # colour of everything except the clues, if colours are used
DOTS = (0.2, 0.5)
INSET = 0.12  # in cells: the distance of the empty places for notes from the lines


Border = tuple[int, int, int]  # the number of a line, and where a part of it starts and ends, in cells
Segment = tuple[float, float, float, float]  # a straight line: x, y of its start and of its end


class Frame(NamedTuple):
    """The place of a grid on the page: its upper left corner, and the size of a cell."""

    geometry: Geometry
    x: float
    y: float
    cell: float
    style: Style = PLAIN
    note: float = NOTE_SIZE
    alone: bool = False  # only the notes of one digit are drawn, large and centred in their cells

    @property
    def side(self) -> float:
        return self.cell * self.geometry.side

    def corner(self, cell: Cell) -> Point:
        row, column = divmod(cell, self.geometry.side)
        return self.x + column * self.cell, self.y + row * self.cell

    def ring(self, cell: Cell) -> Ring:
        return box(*self.corner(cell), self.cell, self.cell)

    def centre(self, cell: Cell) -> Point:
        x, y = self.corner(cell)
        return x + self.cell / 2, y + self.cell / 2

    def place(self, cell: Cell, digit: Digit) -> Point:
        """Return the middle of the place for a digit's note. A cell's notes are arranged like the cells of a box."""
        if self.alone:
            return self.centre(cell)
        (x, y), (width, height) = self.corner(cell), self.geometry.box
        row, column = divmod(digit - 1, width)
        top, right, bottom, left = self.geometry.rooms.get(cell, (EDGE,) * 4)
        across, down = (column + 0.5) / width, (row + 0.5) / height
        return x + (left + across * (1 - left - right)) * self.cell, y + (top + down * (1 - top - bottom)) * self.cell


def frame_in(geometry: Geometry, x: float, y: float, side: float, style: Style = PLAIN) -> Frame:
    """Return the place of the largest grid that fits into a square, with its outer lines and the clues around it."""
    around = geometry.side + 2 * geometry.margin
    inset = style.frame.of(side / around) / 2
    cell = (side - 2 * inset) / around
    return Frame(geometry, x + inset + geometry.margin * cell, y + inset + geometry.margin * cell, cell, style)


def tints(frame: Frame, coloured: bool) -> Iterator[Operation]:
    """Draw what is behind a grid: diagonals that are houses are tinted or, if `coloured`, every other box is."""
    if diagonals := _diagonals(frame):
        yield Area(diagonals, PALE if coloured else SHADE)
    elif coloured:
        yield Area(tuple(_other_boxes(frame)), PALE)


def lines(frame: Frame) -> Iterator[Operation]:
    """Draw the lines of an empty grid, or of each of the overlapping grids."""
    n, style, grids = frame.geometry.n, frame.style, tuple(_grids(frame))
    yield Lines(tuple(line for grid in grids for line in _inner(grid, False)), style.cell.of(frame.cell))
    if areas := tuple(line for grid in grids for line in _inner(grid, True)):
        yield Lines(areas, style.box.of(frame.cell))
    edges = (line for grid in grids for line in (*_across(grid, (0, n)), *_down(grid, (0, n))))
    yield Lines(tuple(edges), style.frame.of(frame.cell))


def _grids(frame: Frame) -> Iterator[Frame]:
    """Yield the frame of each of the overlapping grids, or that of the only grid."""
    if not frame.geometry.is_overlapping:
        yield frame
        return
    alone = geometry(frame.geometry.base.partition(AT)[0])
    for row, column in frame.geometry.corners:
        yield frame._replace(geometry=alone, x=frame.x + column * frame.cell, y=frame.y + row * frame.cell)


def _diagonals(frame: Frame) -> tuple[Ring, ...]:
    """Return the cells of the diagonals, if each diagonal must have every digit once."""
    found = (rule for rule in frame.geometry.rules if isinstance(rule, FallingDiagonal | RisingDiagonal))
    houses = (house for rule in found for house in rule.houses(frame.geometry.frame))
    return tuple(map(frame.ring, sorted({cell for house in houses for cell in house})))


def _other_boxes(frame: Frame) -> Iterator[Ring]:
    (width, height), side = frame.geometry.drawn_box, frame.geometry.side
    for row in range(side // height):
        for column in range((row + 1) % 2, side // width, 2):
            if row * height * side + column * width not in frame.geometry.used:
                continue
            x, y = frame.x + column * width * frame.cell, frame.y + row * height * frame.cell
            yield box(x, y, width * frame.cell, height * frame.cell)


def _inner(frame: Frame, apart: bool) -> Iterator[Segment]:
    """Yield the lines between neighbouring cells in different areas or, if not `apart`, in the same area."""
    across, down = _borders(frame.geometry, apart)
    for k, start, end in across:
        yield from _across(frame, (k,), start, end)
    for k, start, end in down:
        yield from _down(frame, (k,), start, end)


@lru_cache(maxsize=64)
def _borders(geometry: Geometry, apart: bool) -> tuple[list[Border], list[Border]]:
    """Return the borders between rows, and those between columns, of cells in different areas or in the same."""
    n, areas = geometry.n, geometry.drawn_areas
    across, down = list[Border](), list[Border]()
    for k in range(1, n):
        rows = ((areas[k * n + at] != areas[k * n - n + at]) == apart for at in range(n))
        columns = ((areas[at * n + k] != areas[at * n + k - 1]) == apart for at in range(n))
        across += [(k, start, end) for start, end in _runs(rows)]
        down += [(k, start, end) for start, end in _runs(columns)]
    return across, down


def _runs(wanted: Iterable[bool]) -> Iterator[tuple[int, int]]:
    """Yield the start and the end of each run of true values."""
    for is_wanted, run in groupby(enumerate(wanted), key=itemgetter(1)):
        places = [place for place, _ in run]
        if is_wanted:
            yield places[0], places[-1] + 1


def _across(frame: Frame, rows: Iterable[int], start: int = 0, end: int | None = None) -> Iterator[Segment]:
    left, right = frame.x + start * frame.cell, frame.x + (end or frame.geometry.n) * frame.cell
    for y in (frame.y + row * frame.cell for row in rows):
        yield left, y, right, y


def _down(frame: Frame, columns: Iterable[int], start: int = 0, end: int | None = None) -> Iterator[Segment]:
    top, bottom = frame.y + start * frame.cell, frame.y + (end or frame.geometry.n) * frame.cell
    for x in (frame.x + column * frame.cell for column in columns):
        yield x, top, x, bottom


def digits(frame: Frame, board: Board, signs: Signs, ink: Ink = BLACK) -> Iterator[Operation]:
    """Draw the digits. Clues are bold, and other digits are lighter and in the colour `ink`."""
    size = frame.cell * DIGIT_SIZE
    for cell, (given, value) in enumerate(zip(board.givens, board.values, strict=True)):
        if value:
            x, y = frame.centre(cell)
            yield symbol(signs, value, x, y, size, bool(given), BLACK if given else ink)


def all_notes(frame: Frame, board: Board, signs: Signs) -> Iterator[Operation]:
    """Draw all candidates of all blank cells as small digits."""
    for cell, value in enumerate(board.values):
        for digit in () if value else candidates(board, cell):
            yield note(frame, cell, digit, signs)


def note(frame: Frame, cell: Cell, digit: Digit, signs: Signs, bold: bool = False, ink: Ink = BLACK) -> Operation:
    """Draw one candidate as a small digit, in its place in the cell."""
    return symbol(signs, digit, *frame.place(cell, digit), note_size(frame, cell), bold, ink)


def note_size(frame: Frame, cell: Cell | None = None) -> float:
    """Return the font size of notes. In a cell, it is smaller if shapes take some of the room."""
    if frame.alone:
        return frame.cell * ALONE
    top, right, bottom, left = frame.geometry.rooms.get(-1 if cell is None else cell, (EDGE,) * 4)
    share = min(1 - top - bottom, 1 - left - right) / NOTES_SHARE
    return frame.cell * share * frame.note / max(frame.geometry.box)


def empty_notes(frame: Frame, board: Board) -> Operation:
    """Draw thin lines between the places for notes in every blank cell."""
    blanks = (cell for cell in frame.geometry.used if not board.values[cell])
    return Lines(tuple(line for cell in blanks for line in _places(frame, cell)), 0.12, BLACK, DOTS)


def _places(frame: Frame, cell: Cell) -> Iterator[Segment]:
    (x, y), size, (width, height) = frame.corner(cell), frame.cell, frame.geometry.box
    near, far = INSET * size, (1 - INSET) * size
    for at in (x + k * size / width for k in range(1, width)):
        yield at, y + near, at, y + far
    for at in (y + k * size / height for k in range(1, height)):
        yield x + near, at, x + far, at
