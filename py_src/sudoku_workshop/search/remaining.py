"""The bits that remain of a packed grid when cells lose digits."""

from collections.abc import Callable, Sequence

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.rules.frame import Digits
from sudoku_workshop.search.by_digits import ByDigits

Removed = Sequence[tuple[Mask, Digits]]  # cells with the digits that they lose


class Remaining:
    """The bits of all candidates of a layout, by cells and digits. `own` returns the bits of a candidate."""

    def __init__(self, every: Mask, own: Callable[[int], Mask], geometry: Geometry) -> None:
        self.all, self._own, self._n, self._size = every, own, geometry.n, geometry.cells
        self._of_cells: dict[int, ByDigits] = {}

    def left(self, gone: Removed | None) -> Mask:
        """Return the bits that remain if cells lose digits, or 0 if a rule found a contradiction (None)."""
        if gone is None:
            return 0
        return self.all ^ self.bits_of(gone)

    def bits_of(self, some: Removed) -> Mask:
        """Return the bits of these candidates."""
        found, of_cells = 0, self._of_cells
        for cells, digits in some:
            for cell in bits_of(cells):
                found |= (of_cells.get(cell) or self.of_cell(cell))[digits]
        return found

    def of_cell(self, cell: int) -> ByDigits:
        """Return the bits of the candidates of a cell, by sets of digits."""
        if cell not in self._of_cells:
            self._of_cells[cell] = ByDigits([self._own(digit * self._size + cell) for digit in range(self._n)])
        return self._of_cells[cell]
