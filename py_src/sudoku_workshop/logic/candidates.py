"""Candidates: what follows from the candidates of one board, computed when first needed.

`open` holds the candidates of blank cells only; techniques do not need the written ones. Everything else is derived
from it. Cells, places and peers are masks within one plane; digits are 0-based here, a set of digits is a mask with bit
0 for digit 1.
"""

from functools import cached_property

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.layout import layout
from sudoku_workshop.grid.masks import Grid, Mask, Masks, alone, bits_of, mask_of, masks

SMALL = 9


class Candidates:
    """A board's candidates, asked by cell, digit and house. Never changed."""

    def __init__(self, board: Board, written: Mask | None = None) -> None:
        self.board = board
        self.geometry = board.geometry
        self.n = board.geometry.n
        self.size = board.geometry.cells
        self.masks: Masks = masks(board.geometry)
        self.layout = layout(board.geometry)
        self.written = mask_of(i for i, value in enumerate(board.values) if value) if written is None else written
        self.open: Grid = board.grid & ~(self.written * self.masks.cell)

    @property
    def is_small(self) -> bool:
        """Whether one may look at all sets of columns, or of a house's cells."""
        return self.n <= SMALL

    @property
    def is_solved(self) -> bool:
        """Whether every cell is written."""
        return self.written == self.masks.plane

    @cached_property
    def planes(self) -> tuple[Mask, ...]:
        """Per digit, the blank cells that may hold it."""
        plane, size, grid = self.masks.plane, self.size, self.open
        return tuple(grid >> digit * size & plane for digit in range(self.n))

    @cached_property
    def digits_of(self) -> tuple[Mask, ...]:
        """Per cell, the digits that it may hold; none where one is written."""
        digits = [0] * self.size
        for digit, plane in enumerate(self.planes):
            bit = 1 << digit
            for cell in bits_of(plane):
                digits[cell] |= bit
        return tuple(digits)

    @cached_property
    def _sums(self) -> tuple[Mask, ...]:
        """Cells with at least 1, 2, 3, 4, 5 candidates."""
        one = two = three = four = five = 0
        for plane in self.planes:
            five |= four & plane
            four |= three & plane
            three |= two & plane
            two |= one & plane
            one |= plane
        return one, two, three, four, five

    @property
    def at_least_one(self) -> Mask:
        """The cells with a candidate or more."""
        return self._sums[0]

    @property
    def at_least_two(self) -> Mask:
        """The cells with two candidates or more."""
        return self._sums[1]

    @property
    def at_least_three(self) -> Mask:
        """The cells with three candidates or more."""
        return self._sums[2]

    @property
    def naked(self) -> Mask:
        """The cells with one candidate."""
        return self._sums[0] & ~self._sums[1]

    @property
    def bivalue(self) -> Mask:
        """The cells with two candidates."""
        return self._sums[1] & ~self._sums[2]

    @property
    def trivalue(self) -> Mask:
        """The cells with three candidates."""
        return self._sums[2] & ~self._sums[3]

    def at_most(self, count: int) -> Mask:
        """The cells with at least 2, and at most `count` (2 to 4) candidates."""
        return self._sums[1] & ~self._sums[count]

    def singles(self, kind: str) -> Grid:
        """The candidates that are alone in their group of one kind: a cell, or a kind of house."""
        return alone(self.open, self.masks.kinds[kind])

    def peers_of_all(self, cells: Mask) -> Mask:
        """The cells that see every one of `cells`."""
        peers = self.layout.peers
        seen = self.masks.plane
        for cell in bits_of(cells):
            seen &= peers[cell]
        return seen

    def peers_of_any(self, cells: Mask) -> Mask:
        """The cells that see one of `cells`, or more."""
        peers = self.layout.peers
        seen = 0
        for cell in bits_of(cells):
            seen |= peers[cell]
        return seen

    def at(self, cells: Mask, digits: Mask) -> Grid:
        """The candidates, among those that are still there, of these digits in these cells."""
        size, found = self.size, 0
        for digit in bits_of(digits):
            found |= cells << digit * size
        return found & self.open

    def candidates_in(self, cells: Mask) -> Grid:
        """All candidates of these cells."""
        return cells * self.masks.cell & self.open

    def with_all(self, digits: Mask) -> Mask:
        """The blank cells that may hold each of these digits."""
        cells = self.masks.plane
        for digit in bits_of(digits):
            cells &= self.planes[digit]
        return cells

    def digits_in(self, cells: Mask) -> Mask:
        """The digits that one or more of these cells may hold."""
        return mask_of(digit for digit, plane in enumerate(self.planes) if plane & cells)
