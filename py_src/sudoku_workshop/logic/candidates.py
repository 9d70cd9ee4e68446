"""The candidates of one board, and sets derived from them. Each set is computed when it is first needed.

`open` holds the candidates of the blank cells only, because no technique needs those of filled cells. All other sets
are derived from `open`. A set of cells is a mask with one bit per cell. Digits are 0-based here, and a set of digits is
a mask whose bit 0 is digit 1.
"""

from functools import cached_property

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.layout import layout
from sudoku_workshop.grid.masks import Grid, Mask, Masks, alone, bits_of, mask_of, masks

SMALL = 9


class Candidates:
    """A board's candidates by cell, by digit and by house. The object never changes."""

    def __init__(self, board: Board, written: Mask | None = None) -> None:
        board.geometry.refuse_unknown()
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
        """Return whether the grid is small enough to try all sets of columns, or all sets of cells in a house."""
        return self.n <= SMALL

    @property
    def is_solved(self) -> bool:
        """Return whether every cell is filled, except those that are in no grid."""
        return self.written == self.masks.plane or self.written.bit_count() == len(self.geometry.used)

    @cached_property
    def planes(self) -> tuple[Mask, ...]:
        """Return, per digit, the blank cells that have the digit as a candidate."""
        plane, size, grid = self.masks.plane, self.size, self.open
        return tuple(grid >> digit * size & plane for digit in range(self.n))

    @cached_property
    def digits_of(self) -> tuple[Mask, ...]:
        """Return, per cell, the digits that are its candidates. For a filled cell, there are none."""
        digits = [0] * self.size
        for digit, plane in enumerate(self.planes):
            bit = 1 << digit
            for cell in bits_of(plane):
                digits[cell] |= bit
        return tuple(digits)

    @cached_property
    def _sums(self) -> tuple[Mask, ...]:
        """Return five sets of cells: those with at least 1, 2, 3, 4 and 5 candidates."""
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
        """Return the cells with one candidate or more."""
        return self._sums[0]

    @property
    def at_least_two(self) -> Mask:
        """Return the cells with two candidates or more."""
        return self._sums[1]

    @property
    def at_least_three(self) -> Mask:
        """Return the cells with three candidates or more."""
        return self._sums[2]

    @property
    def naked(self) -> Mask:
        """Return the cells with exactly one candidate."""
        return self._sums[0] & ~self._sums[1]

    @property
    def bivalue(self) -> Mask:
        """Return the cells with exactly two candidates."""
        return self._sums[1] & ~self._sums[2]

    @property
    def trivalue(self) -> Mask:
        """Return the cells with exactly three candidates."""
        return self._sums[2] & ~self._sums[3]

    def at_most(self, count: int) -> Mask:
        """Return the cells with at least 2 and at most `count` candidates, where `count` is 2 to 4."""
        return self._sums[1] & ~self._sums[count]

    def singles(self, kind: str) -> Grid:
        """Return the candidates that are the only ones in their cell, or the only ones of their digit in a house.

        `kind` says where they are alone: in a cell, or in a house of this kind.
        """
        return alone(self.open, self.masks.kinds[kind])

    def peers_of_all(self, cells: Mask) -> Mask:
        """Return the cells that see every one of `cells`."""
        peers = self.layout.peers
        seen = self.masks.plane
        for cell in bits_of(cells):
            seen &= peers[cell]
        return seen

    def peers_of_any(self, cells: Mask) -> Mask:
        """Return the cells that see at least one of `cells`."""
        peers = self.layout.peers
        seen = 0
        for cell in bits_of(cells):
            seen |= peers[cell]
        return seen

    def at(self, cells: Mask, digits: Mask) -> Grid:
        """Return the candidates of these digits in these cells, without those that have been removed."""
        size, found = self.size, 0
        for digit in bits_of(digits):
            found |= cells << digit * size
        return found & self.open

    def candidates_in(self, cells: Mask) -> Grid:
        """Return all candidates of these cells."""
        return cells * self.masks.cell & self.open

    def with_all(self, digits: Mask) -> Mask:
        """Return the blank cells that have all of these digits as candidates."""
        cells = self.masks.plane
        for digit in bits_of(digits):
            cells &= self.planes[digit]
        return cells

    def digits_in(self, cells: Mask) -> Mask:
        """Return the digits that are candidates in at least one of these cells."""
        return mask_of(digit for digit, plane in enumerate(self.planes) if plane & cells)
