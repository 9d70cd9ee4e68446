"""Braille drawn as dots. Swell paper or an embosser raises them.

The sizes are those of Specification 800, "Braille Books and Pamphlets", of the Library of Congress's National Library
Service (3.2, February 2008). Digits are the letters a to j. A number sign comes before a number, but not in grids.
"""

from collections.abc import Iterator

from sudoku_workshop.sheet.drawing import Area, Ring, regular

DIAMETER, APART, CELL, LINE = 1.44, 2.34, 6.2, 10.0  # of a dot; distances of dots, of cells and of lines
CLEAR = 3.2  # the least distance between a line and a dot: an eighth of an inch, so that a finger can feel both
LEAST = 2 * APART + DIAMETER + 2 * CLEAR  # the least side of a grid's cell
MOST = 9  # the largest digit that one braille cell can hold
ROUND = 48

NUMBER = (3, 4, 5, 6)
DIGITS = ((2, 4, 5), (1,), (1, 2), (1, 4), (1, 4, 5), (1, 5), (1, 2, 4), (1, 2, 4, 5), (1, 2, 5), (2, 4))  # from 0 on
LETTERS = (
    *(*DIGITS[1:], DIGITS[0]),
    *((*dots, 3) for dots in (*DIGITS[1:], DIGITS[0])),  # K to T
    *((*dots, 3, 6) for dots in DIGITS[1:6]),  # U, V, X, Y, Z
)
SIGNS = dict(zip("1234567890", (*DIGITS[1:], DIGITS[0]), strict=True))
SIGNS |= dict(zip("ABCDEFGHIJKLMNOPQRSTUVXYZ", LETTERS, strict=True)) | {"W": (2, 4, 5, 6)}


def can_write(letters: str) -> bool:
    """Return whether each letter has a braille cell.

    Only the letters A to Z and digits are supported.
    """
    return all(map(SIGNS.__contains__, letters))


def sign(character: str, x: float, y: float) -> Area:
    """Draw a digit or a letter in braille. (x, y) is the centre of its six dots."""
    return Area(tuple(_rings(SIGNS[character], x, y)))


def number(value: int, x: float, y: float) -> Area:
    """Draw a number in braille. It begins at x, and its middle row of dots is at y."""
    cells = (NUMBER, *(DIGITS[int(each)] for each in str(value)))
    places = ((dots, x + (DIAMETER + APART) / 2 + place * CELL) for place, dots in enumerate(cells))
    return Area(tuple(ring for dots, middle in places for ring in _rings(dots, middle, y)))


def _rings(dots: tuple[int, ...], x: float, y: float) -> Iterator[Ring]:
    """Yield the dots of a braille cell. Dots 1 to 3 are on the left, 4 to 6 on the right."""
    for dot in dots:
        column, row = divmod(dot - 1, 3)
        yield regular(x + (column - 0.5) * APART, y + (row - 1) * APART, (DIAMETER / 2,), ROUND)
