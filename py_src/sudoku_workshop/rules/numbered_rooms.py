"""Numbered rooms: the first digit that a clue outside the grid sees says where the digit of the clue is."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.clues import outside_clue
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Digit, Frame
from sudoku_workshop.rules.outside import check_line
from sudoku_workshop.rules.pointing import Indexer
from sudoku_workshop.rules.shapes import Shape


class NumberedRoom(Indexer):
    """The first digit of the row or column, seen from the clue, is the position at which the digit `number` is."""

    kind = "numbered-room"
    is_line: ClassVar[bool] = True
    example: ClassVar[int | None] = 3
    is_numbered: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the number outside the grid."""
        return outside_clue(self, frame)

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless the cells are a whole row or column, and the number is a digit."""
        check_line(self, frame)
        if self.number not in frame.digits:
            raise RuleError("rule-number", self.kind, found=self.number)

    def lists(self, frame: Frame) -> Iterable[tuple[Cell, Cells, Digit]]:
        """Return the first cell with the row or column, and the number."""
        return ((self.cells[0], self.cells, self.number or 0),)
