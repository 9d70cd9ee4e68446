"""Thermometers: digits increase from the bulb. On a slow thermometer, they may also stay the same."""

from collections.abc import Iterable

from sudoku_workshop.rules.frame import Digit, Frame
from sudoku_workshop.rules.lines import Line, SteadyLine
from sudoku_workshop.rules.shapes import BULB, Shape, between, circle, line


class Thermometer(SteadyLine):
    """Digits along a thermometer increase from the bulb, which is the first cell."""

    kind = "thermometer"

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line and its bulb."""
        points = self.points(frame)
        return line(points, "grey", 0.28), circle(points[0], BULB, "grey")

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether the second digit is larger."""
        return one < other


class SlowThermometer(Line):
    """Digits along a slow thermometer never decrease from the bulb."""

    kind = "slow-thermometer"

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the line and its bulb, which is hollow."""
        points = self.points(frame)
        start = between(points[0], points[1], BULB + 0.14)
        return line((start, *points[1:]), "slate", 0.28), circle(points[0], BULB - 0.05, None, "slate", 0.1)

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether the second digit is not smaller."""
        return one <= other
