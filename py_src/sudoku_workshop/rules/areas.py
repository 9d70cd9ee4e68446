"""Areas without repeated digits: shaded areas, extra regions, and cages without a sum.

An area of n cells has every digit once.
"""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.outlines import cage, spread
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape


class Area(Rule):
    """Cells whose digits are all different, drawn as a shaded area."""

    kind = "area"
    fewest: ClassVar[int] = 2
    most: ClassVar[int | None] = None

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the shaded area. A line separates it from others."""
        return spread(self.cells, frame.side, "grey")

    def check(self, frame: Frame) -> None:
        """Raise RuleError if there are more cells than digits."""
        if len(self.cells) > frame.n:
            raise RuleError("rule-too-long", self.kind, found=len(self.cells), most=frame.n)

    def houses(self, frame: Frame) -> Iterable[Cells]:
        """Return the area if it has n cells."""
        return (self.cells,) if len(self.cells) == frame.n else ()

    def apart(self, frame: Frame) -> Iterable[Cells]:
        """Return the area if it has fewer cells."""
        return () if len(self.cells) == frame.n else (self.cells,)


class Cage(Area):
    """Cells whose digits are all different, drawn with a dashed outline."""

    kind = "cage"
    fewest: ClassVar[int] = 1

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the cage."""
        return cage(self.cells, frame.side)
