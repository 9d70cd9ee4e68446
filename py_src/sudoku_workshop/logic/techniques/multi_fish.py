"""Multi-fish: several digits in some rows have as many places to fill as cells and columns for them.

Choose some digits, the *base digits*, and some rows. Each base digit goes once in each of the rows. In each column,
the candidates of base digits in these rows are covered in one of two ways:

- *By cells*: each cell with such candidates can be only one of the base digits.
- *By digits*: each of these digits can be in the column only once.

If there are as many covers as places to fill, each cover is used: every covering cell is one of the base digits, so its
other candidates can be removed. Every covering digit is in its column in one of the chosen rows, so it can be removed
from the other rows of the column. The same goes for columns, with rows as covers.

If only cells or only digits cover, the pattern is made of subsets or of fish, which are simpler.

Source: David P Bird, "Using Multi-Sector Locked Sets", section "Finding Multi-fish"
(http://forum.enjoysudoku.com/using-multi-sector-locked-sets-t31222.html).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.grid.names import digits_text, houses_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Claims, Digits, Houses, Mark, Step, Word
from sudoku_workshop.logic.techniques.als_steps import removed_digits
from sudoku_workshop.logic.techniques.guarded import is_nine

SIZES = range(3, 6)  # of base digits, and of lines
FEWEST_PLACES = 12  # smaller ones are subsets and fish
CHOICES = tuple(mask_of(choice) for size in SIZES for choice in combinations(range(9), size))
Digits9 = Sequence[Mask]  # per cell of a line, its candidate digits


class Side(NamedTuple):
    """The rows or the columns, the lines across them, and the candidate digits per line and cell."""

    lines: Sequence[Region]
    across: Sequence[Region]
    digits: Sequence[Digits9]


class MultiFish(NamedTuple):
    """Base digits, some lines, and the covers: cells, and digits with the lines across in which each of them covers."""

    base: Mask
    lines: Sequence[Region]
    places: int
    cells: Mask
    across: Sequence[tuple[int, Region]]

    def gone(self, position: Position) -> Grid:
        """Return the candidates that can be removed."""
        area = mask_of(cell for line in self.lines for cell in bits_of(line.cells))
        gone = position.candidates_in(self.cells) & ~position.at(self.cells, self.base)
        for digit, line in self.across:
            gone |= position.at(line.cells & ~area, 1 << digit)
        return gone


def find_multi_fish(position: Position) -> Iterator[Step]:
    """Yield multi-fish, those with the fewest places first. Nothing is removed by two of them."""
    known = 0
    for found in sorted(multi_fish(position), key=lambda each: each.places) if is_nine(position) else ():
        if (gone := found.gone(position)) & ~known:
            known |= gone
            yield _step(position, found, gone)


def multi_fish(position: Position) -> Iterator[MultiFish]:
    """Yield all multi-fish, also those that remove nothing."""
    rows, columns = position.layout.rows, position.layout.columns
    for lines, across in ((rows, columns), (columns, rows)):
        cells = [[(line.cells & other.cells).bit_length() - 1 for other in across] for line in lines]
        side = Side(lines, across, [[position.digits_of[cell] for cell in each] for each in cells])
        yield from _on(position, side)


def _on(position: Position, side: Side) -> Iterator[MultiFish]:
    """Yield the multi-fish of each choice of base digits and of rows (or columns)."""
    held = _held(side.digits)
    for base in CHOICES:
        with_base = [mask_of(i for i, line in enumerate(side.digits) if line[j] & base) for j in range(9)]
        places = [(held[1 << i][9] & base).bit_count() for i in range(9)]
        for chosen in CHOICES:
            wanted = sum([places[i] for i in bits_of(chosen)])
            least = 0
            for digits, lines in zip(held[chosen], with_base, strict=False):
                by_digits, by_cells = (digits & base).bit_count(), (lines & chosen).bit_count()
                least += by_digits if by_digits < by_cells else by_cells
                if least > wanted:
                    break
            else:
                if least == wanted >= FEWEST_PLACES:
                    yield from _covered(position, side, base, chosen, wanted)


def _held(digits: Sequence[Digits9]) -> list[list[Mask]]:
    """Return, per choice of lines, the candidate digits in each line across, and then those of all lines."""
    held = [[0] * 10 for _ in range(1 << 9)]
    for chosen in range(1, 1 << 9):
        line = digits[(chosen & -chosen).bit_length() - 1]
        together = [one | other for one, other in zip(held[chosen & chosen - 1], line, strict=False)]
        held[chosen] = [*together, mask_of(digit for each in together for digit in bits_of(each))]
    return held


def _covered(position: Position, side: Side, base: Mask, chosen: Mask, places: int) -> Iterator[MultiFish]:
    """Yield the multi-fish if both cells and digits cover. If a line can be covered in both ways, more is removed."""
    lines = [side.lines[i] for i in bits_of(chosen)]
    cells, across = 0, list[tuple[int, Region]]()
    for line in side.across:
        crossing = mask_of(cell for each in lines for cell in bits_of(each.cells & line.cells))
        taken = mask_of(cell for cell in bits_of(crossing) if position.digits_of[cell] & base)
        digits = [(digit, line) for digit in bits_of(position.digits_in(crossing) & base)]
        ways = [MultiFish(base, lines, places, taken, ()), MultiFish(base, lines, places, 0, digits)]
        if taken.bit_count() == len(digits):
            ways.sort(key=lambda way: -way.gone(position).bit_count())
        way = ways[taken.bit_count() > len(digits)]
        cells, across = cells | way.cells, [*across, *way.across]
    if cells and across:
        yield MultiFish(base, lines, places, cells, across)


def _step(position: Position, found: MultiFish, gone: Grid) -> Step:
    area = mask_of(cell for line in found.lines for cell in bits_of(line.cells))
    lines = tuple(line.house for line in found.lines)
    marks = (
        Mark("base", position.at(area, found.base), houses=lines),
        Mark("cover", position.at(found.cells, found.base), found.cells),
        Mark("out", gone),
    )
    words: dict[str, Word] = {
        "digits": Digits(removed_digits(position, gone)),
        "base": Digits(found.base),
        "lines": Houses(lines),
        "places": str(found.places),
        "cells": Cells(found.cells),
        "links": Claims(tuple(_links(found))),
    }
    return Step("multi-fish", None, 0, gone, marks, words=words)


def _links(found: MultiFish) -> Iterator[str]:
    """Return the covering digits with the lines in which they cover, as texts such as "3,5 c28"."""
    by_digit: dict[int, list[Region]] = {}
    for digit, line in found.across:
        by_digit.setdefault(digit, []).append(line)
    together: dict[str, Mask] = {}
    for digit, across in sorted(by_digit.items()):
        text = houses_text([line.house for line in across])
        together[text] = together.get(text, 0) | 1 << digit
    for text, digits in together.items():
        yield f"{digits_text(digits)} {text}"
