"""Whispers: neighbours on the line differ by at least a number: 5 on German, 4 on Dutch whispers in a 9x9."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Digit, Frame
from sudoku_workshop.rules.lines import Line
from sudoku_workshop.rules.shapes import Shape, line


class Whisper(Line):
    """Two successive digits on the line differ by at least `number`, usually half of n, rounded up."""

    kind = "whisper"
    has_direction: ClassVar[bool] = False

    @classmethod
    def usual(cls, n: int) -> int:
        """Return the usual number in a grid of n rows."""
        return (n + 1) // 2

    def check(self, frame: Frame) -> None:
        """Raise RuleError if no two digits differ that much."""
        if not 0 < (self.number or 0) < frame.n:
            raise RuleError("rule-number", self.kind, found=self.number)

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line: green for the usual number, orange for a smaller one, as on Dutch whispers."""
        return (line(self.points(frame), "orange" if (self.number or 0) < self.usual(frame.n) else "green"),)

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether the digits differ enough."""
        return abs(one - other) >= (self.number or 0)
