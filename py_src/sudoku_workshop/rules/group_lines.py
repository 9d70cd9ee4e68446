"""Lines with digits of different groups: low, middle and high; by remainder; odd and even."""

from typing import ClassVar

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digit, Frame
from sudoku_workshop.rules.lines import GroupLine
from sudoku_workshop.rules.shapes import Colour


class Entropic(GroupLine):
    """Any three successive cells have a low, a middle and a high digit.

    If 3 does not divide n, the middle group has one digit more or fewer than the two others.
    """

    kind = "entropic"
    colour: ClassVar[Colour | None] = "pink"
    standard: ClassVar[int | None] = 3

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless there are three groups."""
        if self.number != 3:
            raise RuleError("rule-number", self.kind, found=self.number)

    def group(self, digit: Digit, frame: Frame) -> int:
        """Return 0 for a low, 1 for a middle and 2 for a high digit."""
        outer = round(frame.n / 3)
        return (digit > outer) + (digit > frame.n - outer)


class Modular(GroupLine):
    """Any `number` successive cells, usually three, have different remainders when divided by `number`."""

    kind = "modular"
    colour: ClassVar[Colour | None] = "teal"
    standard: ClassVar[int | None] = 3

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless each remainder belongs to a digit."""
        if not 1 < (self.number or 0) <= frame.n:
            raise RuleError("rule-number", self.kind, found=self.number)

    def group(self, digit: Digit, frame: Frame) -> int:
        """Return the remainder of a digit."""
        return digit % (self.number or 1)


class Parity(Modular):
    """Odd and even digits alternate along the line."""

    kind = "parity"
    colour: ClassVar[Colour | None] = "red"
    standard: ClassVar[int | None] = 2

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless the groups are odd and even."""
        if self.number != 2:
            raise RuleError("rule-number", self.kind, found=self.number)
