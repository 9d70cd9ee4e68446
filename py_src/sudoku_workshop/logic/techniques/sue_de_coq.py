"""Sue de Coq: two or three cells where a line crosses a box have at least two more digits than cells (the surplus).

Some cells in the rest of the line, the line's part, use up some of the surplus. Some cells in the rest of the box, the
box's part, use up the remainder. The two parts share no digit of the crossing. Crossing and parts together then have
exactly as many digits as cells, where a digit of both parts counts twice. Each of the digits must therefore be in these
cells. Candidates are removed from other cells as follows.

- From the rest of the line: digits of the crossing or of the line's part that the box's part does not have.
- From the rest of the box: digits of the crossing or of the box's part that the line's part does not have.
- From the rest of both: digits that both parts have but the crossing does not, because these digits are in both parts.

Source: HoDoKu's definition.
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Role, Step, Word
from sudoku_workshop.logic.techniques.simplest import simplest
from sudoku_workshop.logic.techniques.technique import Technique

ROLES: tuple[Role, ...] = ("base", "color-a", "color-b")


class Flank(NamedTuple):
    """Some cells of a line or box, and the digits that are candidates in them."""

    cells: Mask
    digits: Mask

    def gain(self, crossing: "Flank") -> int:
        """Return how many of the crossing's digits these cells must contain.

        That is the number of these cells, minus the number of their digits that are not in the crossing.
        """
        return self.cells.bit_count() - (self.digits & ~crossing.digits).bit_count()


class Found(NamedTuple):
    """A Sue de Coq pattern: the crossing of a line and a box, cells in the rest of both, and the candidates removed."""

    line: Region
    box: Region
    sides: tuple[Flank, Flank, Flank]
    gone: Grid


def find_sue_de_coq(position: Position, every: bool = False) -> Iterator[Step]:
    """Yield Sue de Coq steps, sorted by the number of cells.

    Without `every`, a step is left out if cheaper steps together remove the same candidates.
    """
    return (_step(position, each) for each in simplest(_all(position), _cells, every))


def _cells(found: Found) -> int:
    return sum(side.cells.bit_count() for side in found.sides)


def _all(position: Position) -> Iterator[Found]:
    """Yield all Sue de Coq patterns, sorted by line (rows first), then by box, then by the cells that are used."""
    for line in (*position.layout.rows, *position.layout.columns) if position.is_small else ():
        for box in position.layout.boxes:
            blank = bits_of(line.cells & box.cells & ~position.written)
            for size in range(2, len(blank) + 1):
                for cells in combinations(blank, size):
                    yield from _of_crossing(position, line, box, _side(position, mask_of(cells)))


def _side(position: Position, cells: Mask) -> Flank:
    return Flank(cells, position.digits_in(cells))


def _of_crossing(position: Position, line: Region, box: Region, crossing: Flank) -> Iterator[Found]:
    """Yield the Sue de Coq patterns at one crossing of a line and a box."""
    surplus = crossing.digits.bit_count() - crossing.cells.bit_count()
    if surplus < 2:
        return
    beside = _sides(position, line, crossing, surplus - 1)
    others = _sides(position, box, crossing, surplus - 1) if beside else []
    for along in beside:
        for within in others:
            apart = not (along.cells & within.cells or along.digits & within.digits & crossing.digits)
            if apart and along.gain(crossing) + within.gain(crossing) == surplus:
                sides = crossing, along, within
                yield Found(line, box, sides, _gone(position, line, box, *sides))


def _sides(position: Position, region: Region, crossing: Flank, most: int) -> list[Flank]:
    """Return the sets of cells that must contain between one and `most` digits of a crossing of a line and a box.

    The cells are in the line or box `region`, outside the crossing.
    """
    digits_of, found = position.digits_of, [Flank(0, 0)]
    for cell in bits_of(region.cells & ~position.written & ~crossing.cells):
        found += [Flank(cells | 1 << cell, digits | digits_of[cell]) for cells, digits in found]
    return [side for side in found if side.digits & crossing.digits and 1 <= side.gain(crossing) <= most]


def _gone(position: Position, line: Region, box: Region, crossing: Flank, along: Flank, within: Flank) -> Grid:
    """Return the candidates that are removed from the rest of the line and of the box."""
    both = along.digits & within.digits
    from_box = (crossing.digits | within.digits) & ~along.digits | both
    from_line = (crossing.digits | along.digits) & ~within.digits | both
    beside = position.at(box.cells & ~crossing.cells & ~within.cells, from_box)
    return beside | position.at(line.cells & ~crossing.cells & ~along.cells, from_line)


def _step(position: Position, found: Found) -> Step:
    line, box, (crossing, along, within), gone = found
    marks = [
        Mark(role, position.candidates_in(side.cells), side.cells)
        for role, side in zip(ROLES, found.sides, strict=True)
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
    return Step("sue-de-coq", None, 0, gone, (*marks, Mark("out", gone)), words=words)


RECORDS = (
    Technique(
        "sue-de-coq",
        "sets",
        None,
        "1101",
        "{held} in {cells},{along},{within} ({line} {box})",
        find_sue_de_coq,
        500,
        430,
    ),
)
