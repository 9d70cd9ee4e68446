"""The part of a board that only shows it: its cells as a sequence, as rows, as text, as a picture and as an array."""

from collections.abc import Iterator
from operator import index
from typing import Any

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.digit_text import BLANK, Digit
from sudoku_workshop.grid.framed import draw_grid
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import Cell


class BoardView:
    """The digits of a board, row by row.

    `list(board)` has one digit for each cell, 0 for a blank, `len(board)` is the number of cells, and `5 in board`
    tells whether some cell has a 5.
    """

    __slots__ = ()

    geometry: Geometry
    values: tuple[Digit, ...]

    @property
    def rows(self) -> tuple[tuple[Digit, ...], ...]:
        """Return the digits of each row, 0 for a blank."""
        side = self.geometry.side
        return tuple(self.values[start : start + side] for start in range(0, len(self.values), side))

    def same_grid(self, other: "BoardView") -> bool:
        """Return whether another board has the same digits, whoever wrote them.

        Which of the digits are clues, the candidates and the rules do not matter.
        """
        if not isinstance(other, BoardView):
            raise SudokuError(f"board {other!r:.60}: expected a Board")
        return self.values == other.values

    def cell(self, row: int, column: int) -> Cell:
        """Return the number of a cell in `values`, from 0. Raises IndexError if the cell is not on the board."""
        side = self.geometry.side
        if not (1 <= row <= side and 1 <= column <= side):
            raise IndexError(f"r{row}c{column} is not on the board: rows and columns are 1 to {side}")
        return (row - 1) * side + column - 1

    def checked(self, digit: Digit) -> Digit:
        """Return the digit, or 0, as an int. Raises SudokuError if the grid does not have this digit."""
        try:
            found = index(digit)
        except TypeError:
            found = -1
        if not 0 <= found <= self.geometry.n:
            raise SudokuError(f"digit {digit!r:.60}: expected a digit from 1 to {self.geometry.n}, or 0 for a blank")
        return found

    def __getitem__(self, place: tuple[int, int]) -> Digit:
        """Return the digit at (row, column), 0 for a blank.

        Rows and columns count from 1, as in r1c3. Raises IndexError outside the grid.
        """
        if not (isinstance(place, tuple) and len(place) == 2):
            raise TypeError(
                f"board[{place!r:.60}]: expected a row and a column, such as board[1, 3]; board.rows has the rows"
            )
        row, column = place
        return self.values[self.cell(row, column)]

    def __len__(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[Digit]:
        return iter(self.values)

    def __contains__(self, digit: object) -> bool:
        return digit in self.values

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """Return the rows as a NumPy array of whole numbers, 0 for a blank. `numpy.array(board)` calls this."""
        import numpy  # imported late, because only who has it asks for arrays

        if copy is False:
            raise ValueError("a board is not an array, so its array is always a copy")
        return numpy.array(self.rows, dtype=numpy.int64 if dtype is None else dtype)

    def __str__(self) -> str:
        kinds = ", ".join(dict.fromkeys(rule.kind for rule in self.geometry.rules))
        return draw_grid(self.values, self.geometry, BLANK) + (f"\nrules: {kinds}" if kinds else "")

    def _repr_svg_(self) -> str:
        """Return the board as an SVG picture. Jupyter notebooks call this method to show a board.

        The drawing code is imported here, because no other method of the board needs it.
        """
        return str(self._drawn("svg"))

    def _repr_html_(self) -> str:
        return str(self._drawn("html"))

    def _drawn(self, form: str) -> object:
        import sudoku_workshop

        return getattr(sudoku_workshop, form)(self)
