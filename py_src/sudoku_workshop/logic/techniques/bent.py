"""WXYZ-wings and VWXYZ-wings: four cells with four digits, or five cells with five, of which one may be absent.

The cells lie in two houses that cross: a line and a box, or a row and a column. Each digit but one, *restricted*, has
all its candidates in the cells in one house, so it is in one of the cells at most. If the last digit, Z, were in none
of them, there would be fewer digits than cells. So at least one of the cells is Z.

Source: the Sudopedia and https://www.sudokuwiki.org/WXYZ_Wing; Sudoku Explainer has no such steps.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import CELLS, Technique

NAMES = {4: "wxyz-wing", 5: "vwxyz-wing"}


def find_bent_wing(position: Position, size: int) -> Iterator[Step]:
    """Yield wings with this number of cells and digits: WXYZ-wings with 4, VWXYZ-wings with 5."""
    seen = set()
    for one, other in combinations(position.layout.all, 2) if position.is_small else ():
        if one.cells & other.cells and one.house.kind != other.house.kind:
            for cells, digits in _bent(position, one, other, size):
                if cells not in seen:
                    seen.add(cells)
                    yield from _of_cells(position, cells, digits, size)


def _bent(position: Position, one: Region, other: Region, size: int) -> Iterator[tuple[Mask, Mask]]:
    """Yield sets of cells in two houses, some of them in only one of the houses each, with as many digits as cells."""
    blank = (one.cells | other.cells) & ~position.written & ~position.naked
    digits_of = position.digits_of
    cells = [cell for cell in bits_of(blank) if digits_of[cell].bit_count() <= size]
    todo = [(0, 0, 0, 0)]
    while todo:
        first, count, area, digits = todo.pop()
        if count == size:
            if digits.bit_count() == size and area & one.cells & ~other.cells and area & other.cells & ~one.cells:
                yield area, digits
            continue
        for number in range(first, len(cells) - (size - count) + 1):
            together = digits | digits_of[cells[number]]
            if together.bit_count() <= size:
                todo.append((number + 1, count + 1, area | 1 << cells[number], together))


def _of_cells(position: Position, cells: Mask, digits: Mask, size: int) -> Iterator[Step]:
    """Yield the wing of these cells if exactly one of their digits, Z, is not restricted and can be removed."""
    loose = mask_of(digit for digit in bits_of(digits) if not _is_restricted(position, cells & position.planes[digit]))
    if loose.bit_count() != 1:
        return
    ends = cells & position.planes[loose.bit_length() - 1]
    gone = position.at(position.peers_of_all(ends), loose)
    if gone:
        marks = (
            Mark("base", position.candidates_in(cells) & ~position.at(ends, loose), cells),
            Mark("fin", position.at(ends, loose)),
            Mark("out", gone),
        )
        words: dict[str, Word] = {
            "digits": Digits(digits),
            "digit": loose.bit_length(),
            "others": Digits(digits & ~loose),
            "cells": Cells(cells),
            "ends": Cells(ends),
            "count": str(size),
        }
        yield Step(NAMES[size], None, 0, gone, marks, words=words)


def _is_restricted(position: Position, places: Mask) -> bool:
    """Return whether all these cells see each other, so that only one of them can be the same digit."""
    return all(not places & ~(position.layout.peers[cell] | 1 << cell) for cell in bits_of(places))


RECORDS = (
    Technique("wxyz-wing", "wings", None, "", CELLS, partial(find_bent_wing, size=4), 494, 752),
    Technique("vwxyz-wing", "wings", None, "", CELLS, partial(find_bent_wing, size=5), 498, 753),
)
