"""Groups of cells that belong together, shaded and with a letter, because they may be far apart."""

from collections.abc import Iterable
from string import ascii_uppercase

from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.outlines import corner_text, spread
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape


def letter_of(rule: Rule, frame: Frame) -> str:
    """Return the letter of a rule, which no other rule of its kind has as long as there are letters."""
    alike = [other for other in frame.rules if other.kind == rule.kind]
    place = alike.index(rule) if rule in alike else 0
    return ascii_uppercase[place % len(ascii_uppercase)]


def lettered(cells: Iterable[Cell], side: int, letter: str) -> list[Shape]:
    """Return the cells shaded, and the letter in the first of them."""
    own = tuple(cells)
    return [*spread(own, side, "grey"), corner_text(min(own), side, letter)]
