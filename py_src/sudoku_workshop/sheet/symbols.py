"""The symbols for a digit on paper: the digit itself or, on small grids, a letter, a shape, a picture or a colour."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from sudoku_workshop.grid.digit_text import BLANK, SYMBOLS, Digit
from sudoku_workshop.sheet import dots
from sudoku_workshop.sheet.drawing import BLACK, Area, Ink, Operation, Ring, Text, box, regular
from sudoku_workshop.sheet.silhouettes import silhouette
from sudoku_workshop.sheet.typeset import DIGIT

LARGEST = 6  # the largest grid with symbols other than digits
COLOURS: tuple[Ink, ...] = (  # colours by Okabe and Ito, which colour-blind people can distinguish
    (0.84, 0.37, 0.0),
    (0.0, 0.45, 0.7),
    (0.94, 0.89, 0.26),
    (0.0, 0.62, 0.45),
    (0.34, 0.71, 0.91),
    (0.9, 0.62, 0.0),
)
LETTERS = "ABCDEF"
ROUND = 48  # the number of corners of a polygon that looks round


def _circle(x: float, y: float, r: float) -> Ring:
    return regular(x, y, (0.92 * r,), ROUND)


def _square(x: float, y: float, r: float) -> Ring:
    return box(x - 0.82 * r, y - 0.82 * r, 1.64 * r, 1.64 * r)


def _triangle(x: float, y: float, r: float) -> Ring:
    return regular(x, y + 0.2 * r, (1.15 * r,), 3)


def _star(x: float, y: float, r: float) -> Ring:
    return regular(x, y + 0.06 * r, (1.15 * r, 0.47 * r), 10)


def _diamond(x: float, y: float, r: float) -> Ring:
    return ((x, y - 1.15 * r), (x + 0.75 * r, y), (x, y + 1.15 * r), (x - 0.75 * r, y))


def _cross(x: float, y: float, r: float) -> Ring:
    a, b = 0.32 * r, 0.98 * r
    arm = ((-a, -b), (a, -b), (a, -a))
    turns = ((1, 0), (0, 1), (-1, 0), (0, -1))
    return tuple((x + c * u - s * v, y + s * u + c * v) for c, s in turns for u, v in arm)


SHAPES: tuple[Callable[[float, float, float], Ring], ...] = (_circle, _triangle, _square, _star, _diamond, _cross)


class Signs(NamedTuple):
    """The symbols of a grid: their kind, and the character for each digit when it is written or read aloud."""

    kind: str = "digits"
    letters: str = SYMBOLS

    def text(self, digits: Iterable[Digit]) -> str:
        """Return the digits of a grid as a line of characters."""
        return "".join((BLANK + self.letters)[digit] for digit in digits)


def symbol(signs: Signs, digit: Digit, x: float, y: float, size: float, bold: bool, ink: Ink = BLACK) -> Operation:
    """Draw the symbol of `digit`, centred on (x, y).

    With `bold`, the symbol is drawn as for a clue: shapes and pictures are filled, and colours are large.
    """
    if signs.kind == "braille":
        return dots.sign(signs.letters[digit - 1], x, y)
    if signs.kind == "colours":
        return Area((regular(x, y, (size * (0.5 if bold else 0.34),), ROUND),), COLOURS[digit - 1])
    if signs.kind == "shapes":
        ring = SHAPES[digit - 1](x, y, 0.36 * size)
        return Area((ring,), ink, None if bold else 0.05 * size)
    if signs.kind == "pictures":
        ring = silhouette(digit, x, y, 0.4 * size)
        return Area((ring,), ink, None if bold else 0.05 * size)
    return Text(x, y + DIGIT / 2 * size, signs.letters[digit - 1], size, "middle", bold, ink, digit=True)
