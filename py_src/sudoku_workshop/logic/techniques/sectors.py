"""Multi-sector locked sets and SK loops: as many cells as digits that can be in them, counted by house.

Choose some cells. Each of their digits is covered by a few houses: all cells that have it as a candidate are in these
houses, so it is at most once for each of them in the cells. If the houses of all digits together are as many as the
cells, every digit is exactly once in each of its houses, within the cells. It can be removed from the rest of these
houses.

- *Multi-sector locked set*: the cells are the blank cells where some rows cross some columns. Each digit is covered by
  all these rows or all these columns in which it is a candidate.
- *SK loop*: the cells are pairs of cells in four boxes, two pairs in each. They form a loop of four lines and four
  boxes: in each box, one pair lies in a row and one in a column, and the pairs of two boxes side by side lie in one
  line. Each digit is covered by as few of the eight houses as possible.

Source: Steve Kurzhals for the SK loop, David P Bird and Allan Barker for multi-sector locked sets
(forum.enjoysudoku.com; https://sudoku.allanbarker.com).
"""

from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise, product
from typing import NamedTuple

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.grid.names import digits_text, houses_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Claims, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.als_steps import removed_digits
from sudoku_workshop.logic.techniques.guarded import is_nine
from sudoku_workshop.logic.techniques.technique import Technique

FEWEST_CELLS = 14  # of an SK loop, which has sixteen if none of them is filled
FEWEST_SECTOR_CELLS = 12  # of a multi-sector locked set; smaller ones are subsets and fish
FEWEST_LINES, MOST_LINES = 3, 5  # rows of a multi-sector locked set


class Covered(NamedTuple):
    """Some cells, and for each of their digits the houses that cover it."""

    cells: Mask
    covers: tuple[tuple[int, tuple[Region, ...]], ...]  # a digit may have several covers

    def gone(self, position: Position) -> Grid:
        """Return the candidates that can be removed if the houses of the digits are as many as the cells."""
        gone = 0
        for digit, houses in self.covers:
            for house in houses:
                gone |= (position.planes[digit] & house.cells & ~self.cells) << digit * position.size
        return gone


def find_sk_loop(position: Position) -> Iterator[Step]:
    """Yield SK loops."""
    for rows, columns in product(_lines_apart(), repeat=2) if is_nine(position) else ():
        houses = _ring(position, rows, columns)
        pivots = mask_of(row * 9 + column for row in rows for column in columns)
        pairs = [one.cells & other.cells & ~pivots & ~position.written for one, other in pairwise([*houses, houses[0]])]
        cells = mask_of(cell for pair in pairs for cell in bits_of(pair))
        if all(pairs) and cells.bit_count() >= FEWEST_CELLS:
            covers = [_ring_covers(position, digit, pairs) for digit in range(9)]
            if sum(each[0].bit_count() for each in covers) == cells.bit_count():
                found = ((d, tuple(houses[i] for i in bits_of(c))) for d, each in enumerate(covers) for c in each if c)
                yield from _step(position, "sk-loop", Covered(cells, tuple(found)))


def _lines_apart() -> list[tuple[int, int]]:
    """Return the pairs of rows (or columns) that are in two bands."""
    return [(one, other) for one, other in combinations(range(9), 2) if one // 3 != other // 3]


def _ring(position: Position, rows: tuple[int, int], columns: tuple[int, int]) -> list[Region]:
    """Return the eight houses of a loop round four boxes: a row, a box, a column, a box and so on."""
    layout, (top, bottom), (left, right) = position.layout, rows, columns
    boxes = [layout.boxes[row // 3 * 3 + column // 3] for row in rows for column in columns]
    lines = layout.rows[top], layout.columns[right], layout.rows[bottom], layout.columns[left]
    return [lines[0], boxes[1], lines[1], boxes[3], lines[2], boxes[2], lines[3], boxes[0]]


def _ring_covers(position: Position, digit: int, pairs: list[Mask]) -> list[Mask]:
    """Return the smallest sets of the eight houses of a loop (bits) that cover a digit in all pairs of cells.

    Pair number i is where houses i and i + 1 cross.
    """
    edges = [1 << i | 1 << (i + 1) % 8 for i, pair in enumerate(pairs) if pair & position.planes[digit]]
    for size in range(5):
        sets = map(mask_of, combinations(range(8), size))
        if found := [each for each in sets if all(each & edge for edge in edges)]:
            return found
    return [0]  # not reached: four houses cover the whole loop


def find_multi_sector(position: Position) -> Iterator[Step]:
    """Yield multi-sector locked sets, those with the fewest cells first. Nothing is removed by two of them."""
    found = sorted(_sectors(position), key=lambda each: each.cells.bit_count()) if is_nine(position) else ()
    known = 0
    for each in found:
        if each.gone(position) & ~known:
            known |= each.gone(position)
            yield from _step(position, "multi-sector-locked-set", each)


def _sectors(position: Position) -> Iterator[Covered]:
    """Yield the multi-sector locked sets of each set of rows, and of each choice of digits that rows cover."""
    blank = ~position.written
    for size in range(FEWEST_LINES, MOST_LINES + 1):
        for rows in combinations(position.layout.rows, size):
            area = mask_of(cell for row in rows for cell in bits_of(row.cells & blank))
            columns = [column.cells & area for column in position.layout.columns]
            held = [position.digits_in(cells) for cells in columns]
            counts = [cells.bit_count() for cells in columns]
            for by_row in range(1, 1 << 9):
                if FEWEST_LINES <= by_row.bit_count() <= 6:
                    yield from _with_digits(position, rows, columns, held, counts, by_row)


def _with_digits(
    position: Position, rows: tuple[Region, ...], columns: list[Mask], held: list[Mask], counts: list[int], by_row: Mask
) -> Iterator[Covered]:
    """Yield the locked set in which rows cover the digits `by_row` and columns the others, if there is one.

    Only columns with more cells than other digits help to reach the number of cells that is needed.
    """
    spare = [count - (digits & ~by_row).bit_count() for count, digits in zip(counts, held, strict=True)]
    most = by_row.bit_count() * len(rows)
    total = sum(each for each in spare if each > 0)
    if not most - 2 * len(rows) <= total <= most or total == 0:
        return
    chosen = [number for number, each in enumerate(spare) if each > 0]
    cells = mask_of(cell for number in chosen for cell in bits_of(columns[number]))
    if cells.bit_count() < FEWEST_SECTOR_CELLS:
        return
    covers = [(digit, _holding(rows, cells & position.planes[digit])) for digit in bits_of(by_row)]
    if sum(len(houses) for _, houses in covers) == total:
        lines = [position.layout.columns[number] for number in chosen]
        others = [(digit, _holding(lines, cells & position.planes[digit])) for digit in bits_of(511 & ~by_row)]
        yield Covered(cells, tuple((digit, houses) for digit, houses in (*covers, *others) if houses))


def _holding(lines: Iterable[Region], places: Mask) -> tuple[Region, ...]:
    """Return the lines that contain at least one of these cells."""
    return tuple(line for line in lines if line.cells & places)


def _step(position: Position, technique: str, found: Covered) -> Iterator[Step]:
    gone = found.gone(position)
    if gone:
        marks = (
            Mark("base", position.candidates_in(found.cells), found.cells),
            Mark("out", gone),
        )
        words: dict[str, Word] = {
            "digits": Digits(removed_digits(position, gone)),
            "cells": Cells(found.cells),
            "count": str(found.cells.bit_count()),
            "links": Claims(tuple(_links(found.covers))),
        }
        yield Step(technique, None, 0, gone, marks, words=words)


def _links(covers: Iterable[tuple[int, tuple[Region, ...]]]) -> Iterator[str]:
    """Return the digits and the houses that cover them as texts, such as "3,5 r28". Only the first cover is told."""
    first: dict[int, tuple[Region, ...]] = {}
    for digit, houses in covers:
        first.setdefault(digit, houses)
    together: dict[tuple[Region, ...], Mask] = {}
    for digit, houses in first.items():
        together[houses] = together.get(houses, 0) | 1 << digit
    for houses, digits in together.items():
        yield f"{digits_text(digits)} {houses_text([each.house for each in houses])}"


RECORDS = (
    Technique("sk-loop", "exotic", None, "", "{cells} ({links})", find_sk_loop, 843, 744),
    Technique("multi-sector-locked-set", "exotic", None, "", "{cells} ({links})", find_multi_sector, 856, 745),
)
