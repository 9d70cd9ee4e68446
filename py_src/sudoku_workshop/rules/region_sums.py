"""Region sum lines: the parts of the line in each box or region have the same sum."""

from collections.abc import Iterator
from itertools import groupby
from typing import ClassVar

from sudoku_workshop.rules.equal_sum_lines import EqualSumLine
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.shapes import Colour


class RegionSum(EqualSumLine):
    """The parts of the line inside each box or region have the same sum. Where it comes back, a new part begins."""

    kind = "region-sum"
    colour: ClassVar[Colour | None] = "blue"
    in_one_grid: ClassVar[bool] = True
    fewest: ClassVar[int] = 2

    def parts(self, frame: Frame) -> Iterator[Cells]:
        """Yield the parts. Cells without a region are left out."""
        regions = next((rule.all for rule in frame.rules if isinstance(rule, Regions)), frame.boxes)
        of_cell = {cell: index for index, region in enumerate(regions) for cell in region}
        inside = [cell for cell in self.cells if cell in of_cell]
        return (tuple(cells) for _, cells in groupby(inside, of_cell.__getitem__))
