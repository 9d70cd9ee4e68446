"""Lines on which parts have equal sums: double arrows and zipper lines."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from sudoku_workshop.rules.arrows import CIRCLE
from sudoku_workshop.rules.equal_sums import equality
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import THIN, Shape, circle, line, shortened


class EqualSumLine(Rule):
    """A line whose parts all have the same sum."""

    is_line: ClassVar[bool] = True
    fewest: ClassVar[int] = 3
    most: ClassVar[int | None] = None

    def parts(self, frame: Frame) -> Iterable[Cells]:
        """Return the parts of the line."""
        raise NotImplementedError

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the equations of the smallest part with each other one."""
        first, *others = sorted(self.parts(frame), key=len) or [()]
        return [equality(first, other) for other in others]


class DoubleArrow(EqualSumLine):
    """The digits between the two ends of the line have the same sum as those at the ends."""

    kind = "double-arrow"

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line, and a circle at each end."""
        points = self.points(frame)
        circles = (circle(at, CIRCLE, None, "soft") for at in (points[0], points[-1]))
        return line(shortened(points, CIRCLE), "soft", THIN), *circles

    def parts(self, frame: Frame) -> Iterable[Cells]:
        """Return the ends, and the cells between them."""
        return (self.cells[0], self.cells[-1]), self.cells[1:-1]


class Zipper(EqualSumLine):
    """Two digits equally far from the middle of the line always have the same sum, which is the digit in the middle."""

    kind = "zipper"

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line, and a mark in its middle."""
        points = self.points(frame)
        half = len(points) // 2
        (x, y), (u, v) = points[half], points[-half - 1]
        return line(points, "lilac"), circle(((x + u) / 2, (y + v) / 2), 0.2, "lilac")

    def parts(self, frame: Frame) -> Iterator[Cells]:
        """Yield each two cells equally far from the ends, and the cell in the middle if there is one."""
        half = len(self.cells) // 2
        yield from zip(self.cells[:half], self.cells[: -half - 1 : -1], strict=True)
        if len(self.cells) % 2:
            yield (self.cells[half],)
