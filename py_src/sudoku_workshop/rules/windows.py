"""Windoku: windows of the size of a box, one cell apart, each with every digit once."""

from collections.abc import Iterable

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.outlines import shaded
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape


class Windoku(Rule):
    """The shaded windows of a Windoku, which lie one cell away from the border and from each other."""

    kind = "windoku"
    house = "window"

    def check(self, frame: Frame) -> None:
        """Raise RuleError if the grid has no boxes, because a window has the size of a box."""
        if not frame.boxes:
            raise RuleError("rule-boxes", self.kind)

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the cells of the windows, shaded."""
        return [shape for window in self.houses(frame) for shape in shaded(window, frame.side, "grey")]

    def houses(self, frame: Frame) -> Iterable[Cells]:
        """Return the windows, row by row, each in all grids."""
        n, box = frame.n, frame.boxes[0]
        height, width = box[-1] // n + 1, box[-1] % n + 1
        for top in range(1, n - height, height + 1):
            for left in range(1, n - width, width + 1):
                window = [(top + down) * n + left + across for down in range(height) for across in range(width)]
                yield from frame.in_each_grid(window)
