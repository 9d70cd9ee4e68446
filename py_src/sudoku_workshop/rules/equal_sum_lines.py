"""Lines on which parts have equal sums: double arrows, zipper lines, region sum lines."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import ClassVar

from sudoku_workshop.rules.equal_sums import equality
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule


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

    def parts(self, frame: Frame) -> Iterable[Cells]:
        """Return the ends, and the cells between them."""
        return (self.cells[0], self.cells[-1]), self.cells[1:-1]


class Zipper(EqualSumLine):
    """Two digits equally far from the middle of the line always have the same sum, which is the digit in the middle."""

    kind = "zipper"

    def parts(self, frame: Frame) -> Iterator[Cells]:
        """Yield each two cells equally far from the ends, and the cell in the middle if there is one."""
        half = len(self.cells) // 2
        yield from zip(self.cells[:half], self.cells[: -half - 1 : -1], strict=True)
        if len(self.cells) % 2:
            yield (self.cells[half],)


class RegionSum(EqualSumLine):
    """The parts of the line inside each box or region have the same sum. Where it comes back, a new part begins."""

    kind = "region-sum"
    in_one_grid: ClassVar[bool] = True
    fewest: ClassVar[int] = 2

    def parts(self, frame: Frame) -> Iterator[Cells]:
        """Yield the parts. Cells without a region are left out."""
        regions = next((rule.all for rule in frame.rules if isinstance(rule, Regions)), frame.boxes)
        of_cell = {cell: index for index, region in enumerate(regions) for cell in region}
        inside = [cell for cell in self.cells if cell in of_cell]
        return (tuple(cells) for _, cells in groupby(inside, of_cell.__getitem__))
