"""Avoidable rectangles: filled cells that are not clues must not complete a rectangle of two digits.

Take four cells in two rows, two columns and two boxes, none of them a clue. If they contained only two digits, in a
crosswise pattern, the two digits could be exchanged. The puzzle would then have two solutions, unless the puzzle itself
excludes one of the two digits from one of the cells.

Source: HoDoKu's Avoidable Rectangle types 1 and 2.
"""

from collections.abc import Iterator
from functools import partial

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import rectangles
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import CELLS, Technique


def find_avoidable_rectangle(position: Position, kind: int) -> Iterator[Step]:
    """Yield avoidable rectangles of this type, 1 or 2.

    - Type 1: three corners are filled, and the fourth has two candidates. The candidate that would complete the
      rectangle is removed.
    - Type 2: two corners in one box are filled. The other two corners each have the digit that would complete the
      rectangle and one extra candidate, the same in both. At least one of these two corners is the extra digit, so
      cells that see both of them cannot be that digit.
    """
    finder = {1: _avoid_1, 2: _avoid_2}[kind]
    written = position.written & ~mask_of(cell for cell, given in enumerate(position.board.givens) if given)
    for area, cells in rectangles(position.geometry):
        if (area & written).bit_count() == 4 - kind:
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


def _avoid_2(position: Position, cells: tuple[Cell, Cell, Cell, Cell], written: Mask) -> Iterator[Step]:
    values, digits_of = position.board.values, position.digits_of
    box = position.layout.box_of
    for a, b, c, d in ((0, 1, 2, 3), (2, 3, 0, 1), (0, 2, 1, 3), (1, 3, 0, 2)):
        first, second, third, fourth = cells[a], cells[b], cells[c], cells[d]
        if box[first] != box[second] or not (written >> first & 1 and written >> second & 1):
            continue
        one, other = 1 << values[second] - 1, 1 << values[first] - 1
        extra = digits_of[third] & ~one
        if digits_of[third] == one | extra and digits_of[fourth] == other | extra and extra.bit_count() == 1:
            gone = position.at(position.peers_of_all(1 << third | 1 << fourth), extra)
            if gone and _can_be_exchanged(position, cells, one | other):
                yield _avoidable(position, 2, cells, one | other, gone)


def _avoidable(position: Position, kind: int, cells: tuple[Cell, ...], pair: Mask, gone: Grid) -> Step:
    area = mask_of(cells)
    blank = position.candidates_in(area)
    marks = (Mark("base", cells=area), Mark("fin", blank & ~gone), Mark("out", gone))
    words: dict[str, Word] = {
        "digits": Digits(pair),
        "cells": Cells(area),
        "ends": Cells(area & ~position.written),
        "extra": Digits(position.digits_in(area & ~position.written) & ~pair),
    }
    return Step(f"avoidable-rectangle-{kind}", None, 0, gone, marks, words=words)


RECORDS = (
    Technique(
        "avoidable-rectangle-1", "uniqueness", None, "0607", CELLS, partial(find_avoidable_rectangle, kind=1), 360, 350
    ),
    Technique(
        "avoidable-rectangle-2", "uniqueness", None, "0608", CELLS, partial(find_avoidable_rectangle, kind=2), 370, 360
    ),
)
