"""The two diagonals of the grid: each has every digit once."""

from collections.abc import Iterable

from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape, line


class FallingDiagonal(Rule):
    """The diagonal from the upper left to the lower right has every digit once."""

    kind = "diagonal-down"
    house = "diagonal"

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line from corner to corner of each grid."""
        return [line(((x, y), (x + frame.n, y + frame.n)), "soft", 0.025) for y, x in frame.corners]

    def houses(self, frame: Frame) -> Iterable[Cells]:
        """Return the diagonal of each grid."""
        return frame.in_each_grid(range(0, frame.n**2, frame.n + 1))


class RisingDiagonal(Rule):
    """The diagonal from the upper right to the lower left has every digit once."""

    kind = "diagonal-up"
    house = "antidiagonal"

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line from corner to corner of each grid."""
        return [line(((x + frame.n, y), (x, y + frame.n)), "soft", 0.025) for y, x in frame.corners]

    def houses(self, frame: Frame) -> Iterable[Cells]:
        """Return the diagonal of each grid."""
        return frame.in_each_grid(range(frame.n - 1, frame.n**2 - 1, frame.n - 1))
