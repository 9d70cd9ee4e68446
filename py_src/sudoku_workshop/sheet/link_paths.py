"""The paths of a chain's links on paper, and the places of their numbers, which hide as little as possible.

A link is straight if nothing is in its way. Otherwise it bends around digits, candidates and links drawn before it,
similarly as on the screen (web/board/link-paths.js).
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, product
from math import dist
from typing import Any, NamedTuple

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.sheet.drawing import Point
from sudoku_workshop.sheet.grid import Frame, note_size

Links = Sequence[Mapping[str, Any]]
Path = tuple[Point, ...]

BOWS = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9)  # how far the middle of a link may be from the straight line, in cells
PARTS = 16
FINE = 0.12  # in cells: the distance of the points at which a path is compared with what is printed
NEAR = 0.1  # in cells: lines that are closer than this overlap
DIGIT = 0.22, 0.29  # half the width and half the height of a digit with its clearance, in cells
BESIDE = 0.95  # the distance of a number beside its link, in note sizes
PLACES = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)  # where a number may be on its link, as shares of its length


class Printed(NamedTuple):
    """The cells of a printed board that have digits, and the places of each cell's candidates."""

    frame: Frame
    digits: frozenset[Cell]
    notes: Mapping[Cell, Sequence[Point]]

    def cell_at(self, point: Point) -> Cell | None:
        """Return the cell at a point, or None outside the grid."""
        frame, side = self.frame, self.frame.geometry.side
        column, row = (int((at - edge) // frame.cell) for at, edge in zip(point, (frame.x, frame.y), strict=True))
        return row * side + column if 0 <= row < side and 0 <= column < side else None

    def hidden(self, point: Point, room: float) -> tuple[Cell | None, list[Point]]:
        """Return the cell whose digit a mark of this radius would hide, or None, and the candidates it would hide."""
        cell = self.cell_at(point)
        if cell is None:
            return None, []
        if cell in self.digits:
            middle = self.frame.centre(cell)
            away = (abs(a - b) - room for a, b in zip(point, middle, strict=True))
            near = all(gap < half * self.frame.cell for gap, half in zip(away, DIGIT, strict=True))
            return cell if near else None, []
        clear = note_size(self.frame) * 0.45 + room
        return None, [note for note in self.notes.get(cell, ()) if dist(point, note) < clear]


def printed(frame: Frame, board: Board, digit: Digit = 0) -> Printed:
    """Return what is printed on a board. With `digit`, only the candidates of this digit are."""
    shown = {
        cell: [frame.place(cell, each) for each in candidates(board, cell) if digit in (0, each)]
        for cell, value in enumerate(board.values)
        if not value
    }
    return Printed(frame, frozenset(cell for cell, value in enumerate(board.values) if value), shown)


def paths(on: Printed, links: Links) -> list[Path]:
    """Return the path of each link, in order."""
    frame = on.frame
    nodes = {frame.place(*end) for link in links for end in (link["from"], link["to"])}
    drawn: list[Path] = []
    for link in links:
        ends = frame.place(*link["from"]), frame.place(*link["to"])
        bowed = [_bowed(*ends, bow * frame.cell) for bow in BOWS]
        drawn.append(min(bowed, key=lambda path: _obstacles(on, path, nodes - set(ends), drawn)))
    return drawn


def numbers(on: Printed, drawn: Sequence[Path], size: float) -> Iterator[Point]:
    """Yield the middle of each link's number: on the link or beside it, where it hides least."""
    taken: list[Point] = []
    for path in drawn:
        others = [point for other in drawn if other is not path for point in other]
        weighed = [(_hides(on, spot.at, size, taken, others), *spot) for spot in _spots(path, note_size(on.frame))]
        *_, best = min(weighed)
        taken.append(best)
        yield best


class Spot(NamedTuple):
    """A possible place of a number, and how much worse it is than the middle of its link."""

    cost: float
    at: Point


def _spots(path: Path, note: float) -> Iterator[Spot]:
    (x, y), (u, v) = path[0], path[-1]
    length = dist(path[0], path[-1])
    across = (-(v - y) / length, (u - x) / length)
    for share, side in product(PLACES, (0, 1, -1)):
        middle = path[round(share * PARTS)]
        away = side * BESIDE * note
        cost = abs(share - 0.5) + 0.25 * abs(side)
        yield Spot(cost, (middle[0] + across[0] * away, middle[1] + across[1] * away))


def _hides(on: Printed, at: Point, size: float, taken: Sequence[Point], others: Sequence[Point]) -> float:
    """Return a penalty for what a number would hide."""
    room = size * 0.4
    digit, notes = on.hidden(at, room)
    outside = on.cell_at(at) is None
    crowded = sum(dist(at, other) < size for other in taken)
    crossed = any(dist(at, other) < room for other in others)
    return 4 * (digit is not None) + 4 * len(notes) + 8 * outside + 6 * crowded + crossed


def _bowed(start: Point, end: Point, bow: float) -> Path:
    """Return the points of a curve between two points.

    `bow` is the distance of its middle from the straight line. Short curves bend less.
    """
    length = dist(start, end)
    pull = max(-length, min(length, bow * 2)) / length
    (x, y), (x2, y2) = start, end
    middle = (x + x2) / 2 - (y2 - y) * pull, (y + y2) / 2 + (x2 - x) * pull
    return tuple(_between(start, middle, end, part / PARTS) for part in range(PARTS + 1))


def _between(start: Point, middle: Point, end: Point, t: float) -> Point:
    x, y = ((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, middle, end, strict=True))
    return x, y


def _obstacles(on: Printed, path: Path, nodes: set[Point], drawn: Sequence[Path]) -> float:
    """Return a penalty for what is in a link's way: digits, candidates, earlier links, and the edge of the grid."""
    frame, inner = on.frame, path[2:-2]
    clear = note_size(frame) * 0.6
    hidden = sum(any(dist(point, node) < clear for point in inner) for node in nodes)
    covered = sum(dist(point, other) < NEAR * frame.cell for point in inner for line in drawn for other in line)
    outside = sum(on.cell_at(point) is None for point in inner)
    digits, notes = set[Cell](), set[Point]()
    for point in _finely(path, frame.cell * FINE):
        digit, some = on.hidden(point, 0)
        notes.update(some)
        if digit is not None:
            digits.add(digit)
    notes -= {path[0], path[-1], *nodes}
    return 4 * (hidden + outside + len(digits)) + covered + len(notes)


def _finely(path: Path, step: float) -> Iterator[Point]:
    """Yield points of a path at most `step` apart, except near its ends, where its own candidates are."""
    for (x, y), (u, v) in pairwise(path[1:-1]):
        parts = max(1, round(dist((x, y), (u, v)) / step))
        yield from ((x + (u - x) * part / parts, y + (v - y) * part / parts) for part in range(parts))
