"""The styles of grids. Each has a typeface for the digits and the widths of three kinds of lines.

The last style is tactile: its lines can be distinguished by touch, and its digits are braille.
"""

from typing import NamedTuple

BROADEST = 0.22  # no line is wider than this share of a cell, or it would touch the digits


class Weight(NamedTuple):
    """The width of a grid's lines, as a share of a cell's size. `least` and `most` are its limits in millimetres."""

    share: float
    least: float
    most: float

    def of(self, cell: float) -> float:
        return min(max(cell * self.share, min(self.least, cell * BROADEST)), self.most)


class Style(NamedTuple):
    """A style of grids. `digits` is the name of the typeface in which its digits are drawn."""

    digits: str
    frame: Weight
    box: Weight
    cell: Weight


STYLES = {
    "plain": Style("latin", Weight(0.06, 0.55, 1.2), Weight(0.045, 0.45, 0.9), Weight(0.009, 0.15, 0.3)),
    "newspaper": Style("serif", Weight(0.035, 0.45, 0.8), Weight(0.035, 0.45, 0.8), Weight(0.009, 0.15, 0.25)),
    "clear": Style("clear", Weight(0.075, 0.7, 1.8), Weight(0.06, 0.6, 1.4), Weight(0.018, 0.2, 0.45)),
    "tactile": Style("latin", Weight(0.11, 1.6, 2.4), Weight(0.075, 1.2, 1.7), Weight(0.035, 0.6, 0.8)),
}
PLAIN = STYLES["plain"]
