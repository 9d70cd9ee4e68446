"""Indexers: the digit of a cell says where in its row, column or box a certain digit is."""

from collections.abc import Iterator
from typing import ClassVar

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Digit, Frame
from sudoku_workshop.rules.pointing import Indexer
from sudoku_workshop.rules.shapes import Colour


class RowIndexer(Indexer):
    """Cells whose digit, in row r, is the number of the row in which the same column has the digit r."""

    kind = "row-indexer"
    colour: ClassVar[Colour | None] = "green"
    letter: ClassVar[str] = "R"

    def lists(self, frame: Frame) -> Iterator[tuple[Cell, Cells, Digit]]:
        """Yield each cell with its column and the number of its row."""
        for cell in self.cells:
            row, column = divmod(cell, frame.n)
            yield cell, tuple(range(column, frame.n**2, frame.n)), row + 1


class ColumnIndexer(Indexer):
    """Cells whose digit, in column c, is the number of the column in which the same row has the digit c."""

    kind = "column-indexer"
    colour: ClassVar[Colour | None] = "red"
    letter: ClassVar[str] = "C"

    def lists(self, frame: Frame) -> Iterator[tuple[Cell, Cells, Digit]]:
        """Yield each cell with its row and the number of its column."""
        for cell in self.cells:
            row, column = divmod(cell, frame.n)
            yield cell, tuple(range(row * frame.n, (row + 1) * frame.n)), column + 1


class BoxIndexer(Indexer):
    """Cells whose digit, at position p of a box, is the position in the same box at which the digit p is."""

    kind = "box-indexer"
    colour: ClassVar[Colour | None] = "blue"
    letter: ClassVar[str] = "B"

    def check(self, frame: Frame) -> None:
        """Raise RuleError if the grid has no boxes."""
        if not frame.boxes:
            raise RuleError("rule-boxes", self.kind)

    def lists(self, frame: Frame) -> Iterator[tuple[Cell, Cells, Digit]]:
        """Yield each cell with its box and its position in it. The usual boxes count, even beside jigsaw regions."""
        for cell in self.cells:
            box = next(box for box in frame.boxes if cell in box)
            yield cell, box, box.index(cell) + 1
