"""Braille as drawn dots, to be raised by swell paper or an embosser.

Sizes are those of Specification 800, "Braille Books and Pamphlets", of the Library of Congress's National Library
Service (3.2, February 2008). Digits are the letters a to j; before a number stands the number sign, in grids none
does.
"""

from collections.abc import Iterator

from sudoku_workshop.sheet.drawing import Area, Ring, regular

DIAMETER, APART, CELL, LINE = 1.44, 2.34, 6.2, 10.0  # a dot; from dot to dot, from cell to cell, from line to line
CLEAR = 3.2  # what keeps a line and a dot apart for a finger: an eighth of an inch
LEAST = 2 * APART + DIAMETER + 2 * CLEAR  # of a grid's cell
MOST = 9  # larger digits have no single cell
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
    """Whether each has a cell of its own: of other alphabets' braille we know nothing."""
    return all(map(SIGNS.__contains__, letters))


def sign(character: str, x: float, y: float) -> Area:
    """A digit or a letter whose six places are centred on (x, y)."""
    return Area(tuple(_rings(SIGNS[character], x, y)))


def number(value: int, x: float, y: float) -> Area:
    """A number that begins at x and whose middle dots are at y."""
    cells = (NUMBER, *(DIGITS[int(each)] for each in str(value)))
    places = ((dots, x + (DIAMETER + APART) / 2 + place * CELL) for place, dots in enumerate(cells))
    return Area(tuple(ring for dots, middle in places for ring in _rings(dots, middle, y)))


def _rings(dots: tuple[int, ...], x: float, y: float) -> Iterator[Ring]:
    """Dots 1 to 3 stand on the left, 4 to 6 on the right."""
    for dot in dots:
        column, row = divmod(dot - 1, 3)
        yield regular(x + (column - 0.5) * APART, y + (row - 1) * APART, (DIAMETER / 2,), ROUND)
