"""Between lines and lockout lines, whose digits are between the digits at the ends, or outside these."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.line_ends import END, Ends, LineWithEnds, pairs_of_ends
from sudoku_workshop.rules.shapes import Shape, diamond, line, shortened


class Between(LineWithEnds):
    """Each digit on the line is larger than the digit at one end and smaller than the digit at the other end."""

    kind = "between"
    fewest: ClassVar[int] = 3

    def ends(self, n: int) -> Iterable[Ends]:
        """Return the pairs of digits with another digit between them."""
        return [ends for ends in pairs_of_ends(n) if ends.inside]


class Lockout(LineWithEnds):
    """The ends differ by at least `number`, usually 4, and no digit on the line equals one or lies between them."""

    kind = "lockout"
    fewest: ClassVar[int] = 2
    standard: ClassVar[int | None] = 4

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line, and a diamond at each end."""
        points = self.points(frame)
        marks = (diamond(at, 0.4, None, "slate", 0.08) for at in (points[0], points[-1]))
        return line(shortened(points, END), "slate"), *marks

    def check(self, frame: Frame) -> None:
        """Raise RuleError if no two digits differ that much, or none is left for the cells between the ends."""
        most = frame.n - 1 if len(self.cells) == 2 else frame.n - 2
        if not 0 <= (self.number or 0) <= most:
            raise RuleError("rule-number", self.kind, found=self.number)

    def ends(self, n: int) -> Iterable[Ends]:
        """Return the pairs of digits that differ enough, with the digits outside their interval."""
        every = (1 << n) - 1
        for low, high, inside in pairs_of_ends(n):
            if high.bit_length() - low.bit_length() >= (self.number or 0):
                yield Ends(low, high, every & ~(low | inside | high))
