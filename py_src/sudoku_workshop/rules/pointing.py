"""The base of rules about a digit that is the number of another cell."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Cells, Digit, Digits, Frame
from sudoku_workshop.rules.outlines import corner_text, shaded
from sudoku_workshop.rules.rule import Pair, Rule
from sudoku_workshop.rules.shapes import Shape


class Indexer(Rule):
    """Cells whose digit is the number of the cell that has a certain digit, among the cells of a list."""

    in_one_grid: ClassVar[bool] = True
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = None

    letter: ClassVar[str] = ""  # that shows the kind

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the cells, coloured and with the letter of the kind."""
        for cell in self.cells:
            yield from shaded([cell], frame.side, self.colour or "grey", 0.05)
            yield corner_text(cell, frame.side, self.letter)

    def lists(self, frame: Frame) -> Iterable[tuple[Cell, Cells, Digit]]:
        """Return each indexing cell with the list of cells, and the digit that it finds there."""
        raise NotImplementedError

    def only(self, frame: Frame) -> Iterator[tuple[Cell, Digits]]:
        """Yield the cells that are in their own list. A cell can point to itself only if it has the wanted digit."""
        for cell, listed, digit in self.lists(frame):
            own = listed.index(cell) + 1
            yield cell, frame.all & ~(1 << own - 1) if own != digit else frame.all

    def pairs(self, frame: Frame) -> Iterator[Pair]:
        """Yield each indexing cell with each cell of its list."""
        for cell, listed, digit in self.lists(frame):
            for place, other in enumerate(listed):
                if other != cell:
                    wanted = (1 << digit - 1 if place == index else frame.all for index in range(frame.n))
                    yield Pair(cell, other, tuple(wanted))
