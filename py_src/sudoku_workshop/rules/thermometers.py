"""Thermometers: digits increase from the bulb. On a slow thermometer, they may also stay the same."""

from sudoku_workshop.rules.frame import Digit, Frame
from sudoku_workshop.rules.lines import Line, SteadyLine


class Thermometer(SteadyLine):
    """Digits along a thermometer increase from the bulb, which is the first cell."""

    kind = "thermometer"

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether the second digit is larger."""
        return one < other


class SlowThermometer(Line):
    """Digits along a slow thermometer never decrease from the bulb."""

    kind = "slow-thermometer"

    def agree(self, one: Digit, other: Digit, frame: Frame) -> bool:
        """Return whether the second digit is not smaller."""
        return one <= other
