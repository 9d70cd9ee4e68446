"""Avoidable rectangles: filled cells that are not clues must not complete a rectangle of two digits.

Take four cells in two rows, two columns and two boxes, none of them a clue. If they contained only two digits, in a
crosswise pattern, the two digits could be exchanged. The puzzle would then have two solutions, unless the puzzle itself
excludes one of the two digits from one of the cells.

Source: HoDoKu's Avoidable Rectangle types 1 and 2; the Sudopedia's type 3. Type 4 is the hidden rectangle with a filled
corner.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import Region, rectangles
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import CELLS, Technique

LARGEST_SUBSET = 4
FILLED = {1: 3, 2: 2, 3: 2, 4: 1}  # corners that are filled, by type


class Half(NamedTuple):
    """A rectangle of which two corners are filled: the blank corners, the two digits, and each one's extra digits."""

    ends: Mask
    pair: Mask
    extra: Mask
    more: Mask


def find_avoidable_rectangle(position: Position, kind: int) -> Iterator[Step]:
    """Yield avoidable rectangles of this type, from 1 to 4.

    - Type 1: three corners are filled, and the fourth has two candidates. The candidate that would complete the
      rectangle is removed.
    - Type 2: two corners in one box are filled. The other two corners each have the digit that would complete the
      rectangle and one extra candidate, the same in both. At least one of these two corners is the extra digit, so
      cells that see both of them cannot be that digit.
    - Type 3: as type 2, but with several extra candidates. At least one of them is true, so the two blank corners act
      as one cell of a naked subset.
    - Type 4: one corner is filled, and the opposite one has its digit as a candidate. In both lines of the opposite
      corner, another digit can only go in the rectangle. If the opposite corner were the digit of the filled one, both
      others would be this digit. So it is not.
    """
    finder = {1: _avoid_1, 2: _avoid_2, 3: _avoid_3, 4: _avoid_4}[kind]
    written = position.written & ~mask_of(cell for cell, given in enumerate(position.board.givens) if given)
    for area, cells in rectangles(position.geometry):
        if (area & written).bit_count() == FILLED[kind]:
            yield from finder(position, cells, written)


def _can_be_exchanged(position: Position, cells: tuple[Cell, ...], pair: Mask) -> bool:
    """Return whether the digits of `pair` can be exchanged in these cells.

    The exchange is possible unless the puzzle itself excludes one of the digits from one of the cells.
    """
    return not position.board.excluded & mask_of(
        digit * position.size + cell for digit in bits_of(pair) for cell in cells
    )


def _avoid_1(position: Position, cells: tuple[Cell, Cell, Cell, Cell], written: Mask) -> Iterator[Step]:
    values = position.board.values
    blank = next((i for i in range(4) if not written >> cells[i] & 1), 0)
    across, beside, below = values[cells[3 - blank]], values[cells[blank ^ 1]], values[cells[blank ^ 2]]
    if beside == below and position.bivalue >> cells[blank] & 1:
        gone, pair = position.at(1 << cells[blank], 1 << across - 1), 1 << across - 1 | 1 << beside - 1
        if gone and _can_be_exchanged(position, cells, pair):
            yield _avoidable(position, 1, cells, pair, gone)


def _half_filled(position: Position, cells: tuple[Cell, Cell, Cell, Cell], written: Mask) -> Iterator[Half]:
    """Yield the rectangle, with its extra digits, if two corners in one box are filled and it can be completed."""
    values, digits_of, box = position.board.values, position.digits_of, position.layout.box_of
    for a, b, c, d in ((0, 1, 2, 3), (2, 3, 0, 1), (0, 2, 1, 3), (1, 3, 0, 2)):
        first, second, third, fourth = cells[a], cells[b], cells[c], cells[d]
        if box[first] == box[second] and written >> first & 1 and written >> second & 1:
            one, other = 1 << values[second] - 1, 1 << values[first] - 1
            if digits_of[third] & one and digits_of[fourth] & other and _can_be_exchanged(position, cells, one | other):
                yield Half(1 << third | 1 << fourth, one | other, digits_of[third] & ~one, digits_of[fourth] & ~other)


def _avoid_2(position: Position, cells: tuple[Cell, Cell, Cell, Cell], written: Mask) -> Iterator[Step]:
    for half in _half_filled(position, cells, written):
        if half.extra == half.more and half.extra.bit_count() == 1:
            gone = position.at(position.peers_of_all(half.ends), half.extra)
            if gone:
                yield _avoidable(position, 2, cells, half.pair, gone)


def _avoid_3(position: Position, cells: tuple[Cell, Cell, Cell, Cell], written: Mask) -> Iterator[Step]:
    for half in _half_filled(position, cells, written):
        extra = half.extra | half.more
        for region in position.layout.all if half.extra and half.more and extra.bit_count() > 1 else ():
            if not half.ends & ~region.cells:
                yield from _with_subset(position, cells, half, region)


def _with_subset(position: Position, cells: tuple[Cell, ...], half: Half, region: Region) -> Iterator[Step]:
    """Yield steps for naked subsets in this house in which the two blank corners count as one cell."""
    rest, extra = region.cells & ~position.written & ~half.ends, half.extra | half.more
    for size in range(1, LARGEST_SUBSET):
        for chosen in map(mask_of, combinations(bits_of(rest), size)):
            digits = position.digits_in(chosen) | extra
            if digits.bit_count() == size + 1:
                gone = position.at(rest & ~chosen, digits)
                if gone:
                    yield _avoidable(position, 3, cells, half.pair, gone, (chosen, digits, region))


def _avoid_4(position: Position, cells: tuple[Cell, Cell, Cell, Cell], written: Mask) -> Iterator[Step]:
    filled = next(i for i in range(4) if written >> cells[i] & 1)
    across, beside, below = cells[3 - filled], cells[filled ^ 1], cells[filled ^ 2]
    own = 1 << position.board.values[cells[filled]] - 1
    for digit in bits_of(position.digits_of[beside] & position.digits_of[below] & ~own):
        if all(_is_linked(position, digit, 1 << across | 1 << end) for end in (beside, below)):
            gone = position.at(1 << across, own)
            if gone and _can_be_exchanged(position, cells, own | 1 << digit):
                yield _avoidable(position, 4, cells, own | 1 << digit, gone, digit=digit + 1)


def _is_linked(position: Position, digit: int, ends: Mask) -> bool:
    """Return whether some house has no other cells than these for the digit."""
    houses = [region for region in position.layout.all if not ends & ~region.cells]
    return any(not position.places[region.number][digit] & ~ends for region in houses)


def _avoidable(
    position: Position,
    kind: int,
    cells: tuple[Cell, ...],
    pair: Mask,
    gone: Grid,
    subset: tuple[Mask, Mask, Region] | None = None,
    digit: int = 0,
) -> Step:
    area = mask_of(cells)
    blank = position.candidates_in(area)
    marks = [Mark("base", cells=area), Mark("fin", blank & ~gone), Mark("out", gone)]
    words: dict[str, Word] = {
        "digits": Digits(pair),
        "cells": Cells(area),
        "ends": Cells(area & ~position.written),
        "extra": Digits(position.digits_in(area & ~position.written) & ~pair),
    }
    if subset:
        chosen, digits, region = subset
        marks.append(Mark("cover", position.candidates_in(chosen) & ~gone, chosen))
        words |= {"subset": Cells(chosen), "held": Digits(digits), "house": region.house}
    if digit:
        far = mask_of(each % position.size for each in bits_of(gone))
        words |= {"digit": digit, "own": Digits(pair & ~(1 << digit - 1)), "far": Cells(far)}
    return Step(f"avoidable-rectangle-{kind}", None, 0, gone, tuple(marks), words=words)


RECORDS = tuple(
    Technique(f"avoidable-rectangle-{kind}", "uniqueness", None, code, CELLS, find, hint, hodoku)
    for kind, code, hint, hodoku in ((1, "0607", 360, 350), (2, "0608", 370, 360), (3, "", 372, 758), (4, "", 374, 759))
    for find in (partial(find_avoidable_rectangle, kind=kind),)
)
