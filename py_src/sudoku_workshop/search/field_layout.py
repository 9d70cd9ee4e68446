"""The position of every candidate in the integer that holds a grid, and the masks that follow from it.

In this integer, every group of candidates has a field of bits (see `fields.py`). Groups are numbered. First come the
rows of digit 1, of digit 2 and so on. Columns, boxes and other houses follow in the same way, and cells come last. The
field of group `g` begins at bit `g * width`: n candidates, with the guard bit above them.

A *segment* is the part of a line that is in one box: `length` neighbouring bits of the line's field. A bit is
identified by its `bit_length`, so the lowest bit is 1.
"""

from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from typing import NamedTuple

from sudoku_workshop.grid.board import Digit
from sudoku_workshop.grid.geometry import Cell, Geometry
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of

Fields = int
Bit = int
Candidate = int  # as in a Grid: (digit - 1) * cells + cell
Group = tuple[Candidate, ...]


class LineSegments(NamedTuple):
    """The segments of the rows, of the columns, or of both if the boxes are square.

    A segment is the part of a line that is in one box. All lines that cross the same boxes are called a run.
    """

    candidates: Mask
    ones: Mask
    guards: Mask
    segments: Mask  # the lowest bit of each segment
    corners: Mask  # the segments of the first line in each run
    spread: Mask  # a factor that turns a corner into the segments of its whole run
    along: range  # shifts from the other bits of a segment to its lowest bit
    across: range  # shifts from the other lines of a run to its first line


class FieldLayout:
    """The layout of all fields for one geometry: one field of bits for each group of candidates.

    The masks of a candidate are computed when they are first needed.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry, self.n, self.width = geometry, geometry.n, geometry.n + 1
        self.groups = tuple(_groups(geometry))
        self.ones = self._every(range(len(self.groups)))
        self.guards = self.ones << self.n
        self.full = self.guards | self.guards - self.ones
        self.cells_at = self.width * (len(self.groups) - geometry.cells)
        self.cells = self.full >> self.cells_at << self.cells_at & ~self.guards
        self.placing: list[tuple[Mask, Mask] | None] = [None] * (self.full.bit_length() + 1)
        self.locking = [0] * (self.full.bit_length() + 1)
        self._members = cache(lambda group: self._bits_of(self.groups[group]))

    @cached_property
    def lines(self) -> tuple[LineSegments, ...]:
        """The segments of rows and columns, or nothing if the boxes are not rectangles."""
        (width, height), cells = self.geometry.box, self.geometry.cells
        if not (self._in_boxes(range(self.n), width) and self._in_boxes(range(cells, cells + self.n), height)):
            return ()
        if width == height:
            return (self._lines(range(2 * cells), width),)
        return self._lines(range(cells), width), self._lines(range(cells, 2 * cells), height)

    @cached_property
    def sees(self) -> dict[Bit, Mask]:
        """For each cell, given by its guard bit, a mask of the guard bits of the cells that it sees.

        The bits are counted from `cells_at`, where the fields of the cells begin.
        """
        return {(cell + 1) * self.width: self._every(peers) << self.n for cell, peers in enumerate(self.geometry.peers)}

    def bit(self, cell: Cell, digit: Digit) -> Bit:
        """Return a candidate's bit in the field of its cell."""
        return self.cells_at + cell * self.width + digit

    def all_bits(self, bit: Bit) -> Mask:
        """Return all bits of a candidate, one for each of its groups. `bit` is any one of them."""
        group, k = divmod(bit - 1, self.width)
        return self._bits_of(self.groups[group][k : k + 1])

    def make_placing(self, bit: Bit) -> tuple[Mask, Mask]:
        """Return the bits that remain in all fields when this candidate is placed, as two masks.

        The first mask includes the bits of the candidate itself, the second does not.
        """
        own, gone = self.all_bits(bit), 0
        bits = [other + 1 for other in bits_of(own)]
        for group in ((other - 1) // self.width for other in bits):
            gone |= self._members(group) | 1 << group * self.width + self.n
        made = self.full & ~gone | own, self.full & ~gone
        for other in bits:
            self.placing[other] = made
        return made

    def make_locking(self, bit: Bit, length: int) -> Mask:
        """Return the bits that remain when a digit must be in the segment that begins at `bit`.

        The digit is then in no other segment of the same line, and in no other segment of the same box.
        """
        line, k = divmod(bit - 1, self.width)
        segment = self.groups[line][k : k + length]
        box = self._places[segment[0]][2] // self.width
        self.locking[bit] = self.full & ~(self._members(line) | self._members(box)) | self._bits_of(segment)
        return self.locking[bit]

    @cached_property
    def _places(self) -> list[list[int]]:
        """For each candidate, the positions of its bits, one in each of its groups."""
        places: list[list[int]] = [[] for _ in range(self.n * self.geometry.cells)]
        for group, candidates in enumerate(self.groups):
            for k, candidate in enumerate(candidates):
                places[candidate].append(group * self.width + k)
        return places

    def _bits_of(self, candidates: Iterable[Candidate]) -> Mask:
        return mask_of(shift for candidate in candidates for shift in self._places[candidate])

    def _every(self, groups: Iterable[int]) -> Mask:
        """Return a mask with the lowest bit of the field of each of these groups."""
        return mask_of(group * self.width for group in groups)

    def _in_boxes(self, groups: range, length: int) -> bool:
        """Return whether every piece of these rows or columns, `length` cells long, is inside one box."""
        boxes = [[self._places[candidate][2] // self.width for candidate in self.groups[group]] for group in groups]
        return all(len({*line[k : k + length]}) == 1 for line in boxes for k in range(0, self.n, length))

    def _lines(self, groups: range, length: int) -> LineSegments:
        count = self.n // length
        ones, cuts = self._every(groups), mask_of(range(0, self.n, length))
        return LineSegments(
            candidates=(ones << self.n) - ones,
            ones=ones,
            guards=ones << self.n,
            segments=ones * cuts,
            corners=self._every(groups[::count]) * cuts,
            along=range(1, length),
            across=range(self.width, self.width * count, self.width),
            spread=mask_of(range(0, self.width * count, self.width)),
        )


def bits_down(mask: Mask) -> Iterator[Bit]:
    """Yield the bits of a mask, highest first."""
    while mask:
        bit = mask.bit_length()
        yield bit
        mask ^= 1 << bit - 1


@cache
def layout_of(geometry: Geometry) -> FieldLayout:
    """Return the layout of a geometry. For equal geometries, it is the same object."""
    return FieldLayout(geometry)


def _groups(geometry: Geometry) -> Iterator[Group]:
    """Yield every group: a set of candidates, exactly one of which is right."""
    for kind in geometry.kinds:
        houses = [house.cells for house in geometry.houses if house.kind == kind]
        for plane in range(0, geometry.n * geometry.cells, geometry.cells):
            yield from (tuple(plane + cell for cell in cells) for cells in houses)
    for cell in range(geometry.cells):
        yield tuple(range(cell, geometry.n * geometry.cells, geometry.cells))
