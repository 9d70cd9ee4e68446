"""The drawings of a puzzle in one form, whatever program made them. Places are in cells: 0.5, 0.5 is the first cell."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import copysign
from typing import Literal, NamedTuple

from sudoku_workshop.notation.pictured import drawings
from sudoku_workshop.notation.pictured.colours import WHITE, Colour, colour_of
from sudoku_workshop.notation.pictured.drawings import Cage
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Cells

Point = tuple[float, float]  # row and column
Shape = Literal["circle", "square", "diamond", "text"]
NEAR = 0.15  # in cells; programs shorten lines and shift symbols by less
LARGE = 0.55  # the width of a symbol that is about its cell
TURNED = 45  # degrees
FULL = 0.95  # the width of a symbol that colours its whole cell


class Line(NamedTuple):
    """A line through the middles of cells. `is_arrow` says whether it ends with an arrowhead."""

    cells: Cells
    colour: Colour
    is_arrow: bool = False


class Pointer(NamedTuple):
    """An arrow outside the grid that points along a diagonal."""

    at: Point
    step: tuple[int, int]


class Mark(NamedTuple):
    """A symbol or text. `fill` and `border` are empty if they cannot be seen."""

    at: Point
    width: float
    height: float
    shape: Shape
    fill: Colour = ""
    border: Colour = ""
    text: str = ""

    @property
    def size(self) -> float:
        """Return the larger of the width and the height."""
        return max(self.width, self.height)


Drawing = Line | Pointer | Mark | Cage


class Picture(NamedTuple):
    """All drawings of a puzzle with n rows. `others` is the number of drawings that have no form here."""

    n: int
    lines: tuple[Line, ...] = ()
    pointers: tuple[Pointer, ...] = ()
    marks: tuple[Mark, ...] = ()
    cages: tuple[Cage, ...] = ()
    others: int = 0

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """Return all drawings."""
        return (*self.lines, *self.pointers, *self.marks, *self.cages)


def picture_of(drawn: Iterable[drawings.Drawing], n: int) -> Picture:
    """Return the drawings of a record as what guesses are about. A line that is drawn twice counts once."""
    every = list(drawn)
    lines = [_line(each, n) for each in every if isinstance(each, drawings.Stroke)]
    return Picture(
        n,
        tuple(dict.fromkeys(line for line in lines if isinstance(line, Line))),
        tuple(line for line in lines if isinstance(line, Pointer)),
        tuple(mark for each in every if isinstance(each, drawings.Symbol) if _is_seen(mark := _mark(each))),
        tuple(each for each in every if isinstance(each, Cage)),
        every.count(None) + lines.count(None),
    )


def _line(stroke: drawings.Stroke, n: int) -> Line | Pointer | None:
    """Return a line, or an arrow outside the grid, or None for any other form."""
    points = [(row, column) for column, row in stroke.points]
    if len(points) < 2:
        return None
    if stroke.is_arrow and is_outside(points[0], n):
        down, across = (_sign(last - first) for first, last in zip(points[0], points[-1], strict=True))
        return Pointer(points[0], (down, across)) if down and across else None
    cells, colour = cells_along(points, n), colour_of(stroke.colour)
    return Line(cells, colour, stroke.is_arrow) if len(cells) > 1 and colour else None


def _sign(number: float) -> int:
    return (number > 0.05) - (number < -0.05)


def _mark(symbol: drawings.Symbol) -> Mark:
    (x, y), (width, height) = symbol.at, symbol.sides
    shape: Shape = "diamond" if symbol.form == "square" and symbol.angle % 90 == TURNED else symbol.form
    text = "".join(str(symbol.told or "").split())
    return Mark((y, x), width, height, shape, colour_of(symbol.fill), colour_of(symbol.edge), text)


def _is_seen(mark: Mark) -> bool:
    """Return whether a mark is more than a white or empty area."""
    return bool(mark.text or mark.border or mark.fill not in ("", WHITE) or mark.shape == "circle")


def kind_of(drawing: Drawing) -> tuple[str, Colour]:
    """Return the kind of a drawing for the words of a proposal, and its colour, or "" if it has none."""
    match drawing:
        case Line():
            return "arrow" if drawing.is_arrow else "line", drawing.colour
        case Pointer():
            return "arrow", ""
        case Cage():
            return "cage", ""
        case Mark(text=text) if text:
            return "text", ""
        case Mark(shape="circle"):
            return "circle", drawing.fill or drawing.border
        case _:
            return "square", drawing.fill or drawing.border


def cell_at(point: Point, n: int) -> Cell | None:
    """Return the cell whose middle is near a point, or None."""
    row, column = point
    if not (0 <= row < n and 0 <= column < n):
        return None
    is_middle = abs(row % 1 - 0.5) < NEAR and abs(column % 1 - 0.5) < NEAR
    return int(row) * n + int(column) if is_middle else None


def neighbours_at(point: Point, n: int) -> Cells:
    """Return the two cells on both sides of the edge, or the four cells around the corner, that is near a point."""
    row, column = ((round(at), round(at) - 1) if abs(at - round(at)) < NEAR else (int(at // 1),) for at in point)
    cells = [(r, c) for r in sorted({*row}) for c in sorted({*column})]
    if len(cells) == 1 or not all(0 <= at < n for cell in cells for at in cell):
        return ()
    return tuple(r * n + c for r, c in cells)


def is_outside(point: Point, n: int) -> bool:
    """Return whether a point is beside the grid."""
    return not all(0 <= at <= n for at in point)


def cells_along(points: Sequence[Point], n: int) -> Cells:
    """Return the cells on a line through these points, or nothing if it does not run through the middles of cells."""
    ends = list(_cells(_from_corners(points), n))
    if not ends or None in ends:
        return ()
    found = [cell for cell in ends[:1] if cell is not None]
    for one, other in pairwise(cell for cell in ends if cell is not None):
        steps = _steps(one, other, n)
        if steps is None:
            return ()
        found += steps
    return tuple(found)


def _from_corners(points: Sequence[Point]) -> Sequence[Point]:
    """Return a diagonal from corner to corner of cells as a line from middle to middle."""
    (row, column), (last_row, last_column) = points[0], points[-1]
    down, across = last_row - row, last_column - column
    if len(points) != 2 or abs(down) != abs(across) or any(at % 1 for point in points for at in point):
        return points
    half_down, half_across = copysign(0.5, down), copysign(0.5, across)
    return (row + half_down, column + half_across), (last_row - half_down, last_column - half_across)


def _cells(points: Iterable[Point], n: int) -> Iterator[Cell | None]:
    """Yield the cell of each point. The ends of a line may be anywhere in their cells."""
    every = list(points)
    for place, (row, column) in enumerate(every):
        is_end = place in (0, len(every) - 1)
        inside = 0 < row < n and 0 < column < n and bool(row % 1 and column % 1)
        yield int(row) * n + int(column) if is_end and inside else cell_at((row, column), n)


def _steps(one: Cell, other: Cell, n: int) -> list[Cell] | None:
    """Return the cells after `one` up to `other` in a straight line, or None if there is no such line."""
    (row, column), (last_row, last_column) = divmod(one, n), divmod(other, n)
    down, across = last_row - row, last_column - column
    if down and across and abs(down) != abs(across):
        return None
    far = max(abs(down), abs(across))
    return [one + step * (down // far * n + across // far) for step in range(1, far + 1)]
