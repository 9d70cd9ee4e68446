"""Sue de Coq: two or three cells where a line crosses a box, with two digits more than cells, or a few more still.

Some cells of the line take a part of that surplus, some cells of the box the rest, and these two share no digit of the
crossing: all these cells together have no digit to spare. So each of the digits stands in them. What the crossing and
the line's cells alone can hold goes from the rest of the line, what the crossing and the box's cells alone can from the
rest of the box, and a digit that line and box hold besides, from both.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Role, Step, Word

ROLES: tuple[Role, ...] = ("base", "color-a", "color-b")


class Side(NamedTuple):
    """Some cells of a line or box beside a crossing, and the digits that they hold."""

    cells: Mask
    digits: Mask

    def gain(self, crossing: "Side") -> int:
        """How many digits of the crossing they take: one a cell, but for digits that the crossing lacks."""
        return self.cells.bit_count() - (self.digits & ~crossing.digits).bit_count()


def find_sue_de_coq(position: Position) -> Iterator[Step]:
    """By line, rows first, then box, crossing, line's cells and box's cells."""
    for line in (*position.layout.rows, *position.layout.columns) if position.is_small else ():
        for box in position.layout.boxes:
            blank = bits_of(line.cells & box.cells & ~position.written)
            for size in range(2, len(blank) + 1):
                for cells in combinations(blank, size):
                    yield from _of_crossing(position, line, box, _side(position, mask_of(cells)))


def _side(position: Position, cells: Mask) -> Side:
    return Side(cells, position.digits_in(cells))


def _of_crossing(position: Position, line: Region, box: Region, crossing: Side) -> Iterator[Step]:
    surplus = crossing.digits.bit_count() - crossing.cells.bit_count()
    if surplus < 2:
        return
    beside = _sides(position, line, crossing, surplus - 1)
    others = _sides(position, box, crossing, surplus - 1) if beside else []
    for along in beside:
        for within in others:
            apart = not (along.cells & within.cells or along.digits & within.digits & crossing.digits)
            if apart and along.gain(crossing) + within.gain(crossing) == surplus:
                yield from _step(position, line, box, crossing, along, within)


def _sides(position: Position, region: Region, crossing: Side, most: int) -> list[Side]:
    """The cells of a house outside the crossing that hold a digit of it and take one of its digits, or more."""
    digits_of, found = position.digits_of, [Side(0, 0)]
    for cell in bits_of(region.cells & ~position.written & ~crossing.cells):
        found += [Side(cells | 1 << cell, digits | digits_of[cell]) for cells, digits in found]
    return [side for side in found if side.digits & crossing.digits and 1 <= side.gain(crossing) <= most]


def _step(position: Position, line: Region, box: Region, crossing: Side, along: Side, within: Side) -> Iterator[Step]:
    both = along.digits & within.digits
    from_box = (crossing.digits | within.digits) & ~along.digits | both
    from_line = (crossing.digits | along.digits) & ~within.digits | both
    gone: Grid = position.at(box.cells & ~crossing.cells & ~within.cells, from_box)
    gone |= position.at(line.cells & ~crossing.cells & ~along.cells, from_line)
    if not gone:
        return
    marks = [
        Mark(role, position.candidates_in(side.cells), side.cells)
        for role, side in zip(ROLES, (crossing, along, within), strict=True)
    ]
    words: dict[str, Word] = {
        "digits": Digits(mask_of(candidate // position.size for candidate in bits_of(gone))),
        "held": Digits(crossing.digits | along.digits | within.digits),
        "cells": Cells(crossing.cells),
        "along": Cells(along.cells),
        "within": Cells(within.cells),
        "line": line.house,
        "box": box.house,
    }
    yield Step("sue-de-coq", None, 0, gone, (*marks, Mark("out", gone)), words=words)
