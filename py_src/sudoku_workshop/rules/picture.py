"""The picture of all rules of a puzzle: their shapes, the margin for clues outside, and the room left for notes."""

from collections.abc import Iterable, Sequence
from math import ceil

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.shapes import Shape

Room = tuple[float, float, float, float]  # the distances from the edges of a cell: top, right, bottom, left
EDGE = 0.05  # the usual distance of notes from the edges of their cell
STEP = 20  # margins are multiples of a twentieth of a cell


def shapes_of(frame: Frame, more: Iterable[Shape] = ()) -> list[Shape]:
    """Return the shapes of all rules and `more` below them, each once, in the order in which they are drawn."""
    found = dict.fromkeys([*more, *(shape for rule in frame.rules for shape in rule.shapes(frame))])
    return sorted(found, key=_layer)


def _layer(shape: Shape) -> tuple[bool, bool, bool]:
    """Return the place of a shape among the others: areas are below lines, and texts above everything."""
    return shape.over, shape.form == "text", shape.form not in ("area",) or shape.fill is None


def margin_of(shapes: Iterable[Shape], side: int) -> float:
    """Return the width of the margin around the grid that these shapes need, which is 0 if all are inside."""
    boxes = [shape.box for shape in shapes]
    out = max((max(-box[0], -box[1], box[2] - side, box[3] - side) for box in boxes), default=0.0)
    return ceil(out * STEP) / STEP if out > EDGE else 0.0


def rooms_of(shapes: Iterable[Shape], side: int) -> dict[Cell, Room]:
    """Return the room for notes of each cell in which a shape above the grid takes some of it."""
    rooms: dict[Cell, list[float]] = {}
    for box in (shape.box for shape in shapes if shape.over):
        for cell in _touched(box, side):
            inner = _inside(box, cell % side, cell // side)
            room = rooms.setdefault(cell, [EDGE] * 4)
            taken = [inner[3], 1 - inner[0], 1 - inner[1], inner[2]]
            if inner[2] > room[3] and inner[0] < 1 - room[1] and inner[3] > room[0] and inner[1] < 1 - room[2]:
                at = min(range(4), key=lambda place: (round(taken[place], 3), place))
                room[at] = round(max(room[at], taken[at]), 3)
    return {cell: (room[0], room[1], room[2], room[3]) for cell, room in rooms.items() if max(room) > EDGE}


def _touched(box: Sequence[float], side: int) -> Iterable[Cell]:
    left, top, right, bottom = (int(bound // 1) for bound in box)
    rows, columns = range(max(top, 0), min(bottom, side - 1) + 1), range(max(left, 0), min(right, side - 1) + 1)
    return [row * side + column for row in rows for column in columns]


def _inside(box: Sequence[float], x: int, y: int) -> tuple[float, float, float, float]:
    left, top, right, bottom = box
    return max(left - x, 0.0), max(top - y, 0.0), min(right - x, 1.0), min(bottom - y, 1.0)
