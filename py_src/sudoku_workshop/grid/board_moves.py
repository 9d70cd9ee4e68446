"""The part of a board that changes it: each move makes another board."""

from typing import Self

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board_view import BoardView
from sudoku_workshop.grid.digit_grids import Fields, candidate_grid, digits_at_base, fields_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Grid, Mask, cell_mask
from sudoku_workshop.rules import StatedRule, parse_rule


class BoardMoves(BoardView):
    """The moves of a person: digits, crossed-out candidates and rules."""

    __slots__ = ()

    givens: tuple[Digit, ...]
    grid: Grid
    excluded: Mask

    @property
    def crossed(self) -> Mask:
        """Return the candidates that are crossed out although no digit on the board rules them out."""
        return candidate_grid(self.geometry, self.values) & ~self.grid

    def candidates(self, row: int, column: int) -> tuple[Digit, ...]:
        """Return the candidates of a cell in ascending order, or only the digit if the cell is filled."""
        cell = self.cell(row, column)
        size = self.geometry.cells
        return digits_at_base(self.grid >> cell & cell_mask(self.geometry.n, size), size)

    def with_value(self, row: int, column: int, digit: Digit) -> Self:
        """Return the board with a digit entered in a cell, or with the cell's entry removed if the digit is 0.

        A wrong digit can be entered, too. Raises SudokuError if the cell has a clue.
        """
        cell = self._blank(row, column)
        values = (*self.values[:cell], self.checked(digit), *self.values[cell + 1 :])
        here = cell_mask(self.geometry.n, self.geometry.cells) << cell
        removed = self.crossed & ~self.excluded & ~here
        return self._with(fields_of(self.geometry, self.givens, values, removed, self.excluded))

    def without_candidate(self, row: int, column: int, digit: Digit) -> Self:
        """Return the board with a candidate of a cell crossed out. Raises SudokuError if the cell is filled."""
        cell = self._blank(row, column)
        if self.values[cell]:
            raise SudokuError(f"r{row}c{column} is filled; only blank cells have candidates to cross out")
        if not self.checked(digit):
            raise SudokuError(f"digit 0: expected a digit from 1 to {self.geometry.n}")
        gone = 1 << (digit - 1) * self.geometry.cells + cell
        return self._with((self.geometry, self.givens, self.values, self.grid & ~gone, self.excluded))

    def with_rules(self, *rules: StatedRule) -> Self:
        """Return the board with these rules added, which functions of `sudoku.rules` make. Regions replace others.

        Raises RuleError if a rule does not fit the grid, or if the rules can never hold together.
        """
        for rule in rules:
            if not isinstance(rule, StatedRule):
                raise SudokuError(f"rule {rule!r:.60}: expected a rule, such as sudoku.rules.knight()")
        geometry = with_rules(self.geometry, [parse_rule(rule.text, self.geometry.frame) for rule in rules])
        removed = self.crossed & ~self.excluded
        return self._with(fields_of(geometry, self.givens, self.values, removed, self.excluded))

    def _blank(self, row: int, column: int) -> Cell:
        """Return the number of a cell without a clue. Raises SudokuError if it has one."""
        cell = self.cell(row, column)
        if self.givens[cell]:
            raise SudokuError(f"r{row}c{column} has the clue {self.givens[cell]}; only other cells can be changed")
        if cell not in self.geometry.used:
            raise SudokuError(f"r{row}c{column} is in no grid")
        return cell

    def _with(self, fields: Fields) -> Self:
        """Return a board with these fields."""
        return type(self)(*fields)  # type: ignore[call-arg]  # that of Board
