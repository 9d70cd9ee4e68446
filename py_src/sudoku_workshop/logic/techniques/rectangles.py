"""Uniqueness tests and hidden rectangles: rectangles of two digits that would give the puzzle two solutions.

Take four cells in two rows, two columns and two boxes, none of them a clue. If they contained only two digits, in a
crosswise pattern, the two digits could be exchanged and the puzzle would have two solutions. In a puzzle with a unique
solution, at least one corner must therefore be another digit. All four corners are blank cells here. A corner may lack
one of the two digits if earlier steps have removed it, but not if the puzzle itself excludes it.

Source: HoDoKu's definitions; ratings from Sudoku Explainer.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.houses import Cell, House
from sudoku_workshop.grid.layout import Region, rectangles
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Houses, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import CELLS, Technique

ER = 4.5


class Rectangle(NamedTuple):
    """Four blank corners of a rectangle, and a pair of digits that all corners may contain.

    If all corners contained only these digits, the puzzle would have two solutions. The corners in `plain` have no
    other candidates. The corners in `extra` have others.
    """

    cells: Mask
    pair: Mask
    plain: Mask
    extra: Mask
    er: float | None  # Sudoku Explainer's rating, or None if some corner lacks one of the digits

    @property
    def is_diagonal(self) -> bool:
        """Return whether exactly two corners have extra candidates, and they are diagonal to each other."""
        corners = list(bits_of(self.cells))
        return self.extra in (1 << corners[0] | 1 << corners[3], 1 << corners[1] | 1 << corners[2])


def find_uniqueness_test(position: Position, kind: int) -> Iterator[Step]:
    """Yield uniqueness tests of one kind, 1 to 6.

    - 1: one corner has extra candidates.
    - 2 and 5: the extra candidates are one digit. In kind 2, they are in two corners of a line. In kind 5, they are in
      two diagonal corners or in three corners.
    - 3: two corners with extra candidates are part of a naked subset.
    - 4: one digit is locked in two corners of a line, so the other digit is removed from both.
    - 6: one digit has no other cells in the rows and columns of the rectangle. It is removed from the two diagonal
      corners that have extra candidates.
    """
    finder = {1: _test_1, 2: _test_2, 3: _test_3, 4: _test_4, 5: _test_5, 6: _test_6}[kind]
    for rectangle in position.once(_rectangles):
        for gone, er, words in finder(position, rectangle):
            if gone:
                yield _step(position, f"uniqueness-test-{kind}", er, rectangle, gone, words)


def find_hidden_rectangle(position: Position) -> Iterator[Step]:
    """Yield hidden rectangles. In one corner, or in two diagonal corners, a pair of digits are the only candidates.

    If one of the two digits has no cells outside the rectangle in the row and column of the opposite corner, that
    corner cannot be the other digit. Otherwise the two digits could be exchanged in all four corners.
    """
    for rectangle in position.once(_rectangles):
        count = rectangle.plain.bit_count()
        if count == 1 or (count == 2 and rectangle.is_diagonal):
            for corner in bits_of(rectangle.plain):
                yield from _hidden(position, rectangle, corner)


Findings = Iterator[tuple[Grid, float | None, dict[str, Word]]]


def _rectangles(position: Position) -> tuple[Rectangle, ...]:
    """Return the rectangles of four blank corners in which at least one corner has only two candidates.

    If a rectangle is possible for several pairs of digits, it is returned once for each pair.
    """
    return tuple(_each_rectangle(position))


def _each_rectangle(position: Position) -> Iterator[Rectangle]:
    blank = position.masks.plane & ~position.written
    size = position.size
    board = position.board
    allowed = (board.grid | board.crossed) & ~board.excluded  # excluded digits cannot be exchanged
    for cells, corner in rectangles(position.geometry):
        if cells & ~blank or not cells & position.bivalue:
            continue
        for pair in sorted({position.digits_of[cell] for cell in bits_of(cells & position.bivalue)}):
            wanted = sum(cells << digit * size for digit in bits_of(pair))
            if wanted & ~allowed:
                continue
            plain = mask_of(cell for cell in corner if not position.digits_of[cell] & ~pair)
            er = None if wanted & ~position.open else ER
            yield Rectangle(cells, pair, plain, cells & ~plain, er)


def _extras(position: Position, rectangle: Rectangle) -> Mask:
    return position.digits_in(rectangle.extra) & ~rectangle.pair


def _test_1(position: Position, rectangle: Rectangle) -> Findings:
    if rectangle.extra.bit_count() == 1:
        yield position.at(rectangle.extra, rectangle.pair), rectangle.er, {}


def _one_extra(position: Position, rectangle: Rectangle) -> Findings:
    extras = _extras(position, rectangle)
    if extras.bit_count() == 1:
        gone = position.at(position.peers_of_all(rectangle.extra), extras)
        yield gone, rectangle.er, {"extra": Digits(extras)}


def _test_2(position: Position, rectangle: Rectangle) -> Findings:
    if rectangle.extra.bit_count() == 2 and not rectangle.is_diagonal:
        yield from _one_extra(position, rectangle)


def _test_5(position: Position, rectangle: Rectangle) -> Findings:
    if rectangle.extra.bit_count() == 3 or (rectangle.extra.bit_count() == 2 and rectangle.is_diagonal):
        yield from _one_extra(position, rectangle)


def _test_3(position: Position, rectangle: Rectangle) -> Findings:
    extras = _extras(position, rectangle)
    if rectangle.extra.bit_count() != 2 or rectangle.is_diagonal or extras.bit_count() < 2:
        return
    for region in position.layout.all:
        if not rectangle.extra & ~region.cells:
            others = [
                cell
                for cell in bits_of(region.cells & ~position.written & ~rectangle.cells)
                if not position.digits_of[cell] & rectangle.pair
            ]
            for size in range(extras.bit_count(), len(others) + 2):
                yield from _subsets(position, rectangle, region, extras, combinations(others, size - 1))


def _subsets(
    position: Position, rectangle: Rectangle, region: Region, extras: Mask, choices: Iterator[tuple[Cell, ...]]
) -> Findings:
    """Yield what naked subsets remove. Each subset is the two corners with extra candidates, and some other cells."""
    for cells in choices:
        chosen = mask_of(cells)
        subset = chosen | rectangle.extra
        digits = extras | position.digits_in(chosen)
        if digits.bit_count() == len(cells) + 1:
            houses = [house for house in position.layout.all if not subset & ~house.cells]
            if region is houses[-1]:  # a subset in two houses is yielded only once, with the results in both
                area = 0
                for house in houses:
                    area |= house.cells
                er = round(rectangle.er + 0.1 * len(cells), 1) if rectangle.er else None
                words: dict[str, Word] = {"extra": Digits(digits), "subset": Cells(chosen), "house": region.house}
                yield position.at(area & ~subset, digits), er, words


def _test_4(position: Position, rectangle: Rectangle) -> Findings:
    if rectangle.extra.bit_count() == 2 and not rectangle.is_diagonal:
        seen = position.peers_of_all(rectangle.extra)
        for digit in bits_of(rectangle.pair):
            if not position.planes[digit] & seen:
                gone = position.at(rectangle.extra, rectangle.pair & ~(1 << digit))
                yield gone, rectangle.er, {"digit": digit + 1, "house": _shared(position, rectangle.extra)}
                return


def _shared(position: Position, cells: Mask) -> House:
    """Return the first house that contains all of the cells."""
    return next(region.house for region in position.layout.all if not cells & ~region.cells)


def _test_6(position: Position, rectangle: Rectangle) -> Findings:
    if rectangle.extra.bit_count() == 2 and rectangle.is_diagonal:
        lines = position.layout.rows + position.layout.columns
        area = sum(region.cells for region in lines[: position.n] if region.cells & rectangle.cells)
        area |= sum(region.cells for region in lines[position.n :] if region.cells & rectangle.cells)
        for digit in bits_of(rectangle.pair):
            if not position.planes[digit] & area & ~rectangle.cells:
                yield position.at(rectangle.extra, 1 << digit), None, {"digit": digit + 1}
                return


def _hidden(position: Position, rectangle: Rectangle, corner: Cell) -> Iterator[Step]:
    """Yield the hidden rectangle in which a candidate is removed from the corner opposite to `corner`.

    In `corner`, the rectangle's two digits are the only candidates.
    """
    of = position.layout
    target = next(
        cell
        for cell in bits_of(rectangle.cells)
        if of.row_of[cell] != of.row_of[corner] and of.column_of[cell] != of.column_of[corner]
    )
    row, column = of.rows[of.row_of[target]], of.columns[of.column_of[target]]
    for digit in bits_of(rectangle.pair):
        if not position.planes[digit] & (row.cells | column.cells) & ~rectangle.cells:
            gone = position.at(1 << target, rectangle.pair & ~(1 << digit))
            if gone:
                words: dict[str, Word] = {
                    "digit": digit + 1,
                    "corner": Cells(1 << corner),
                    "cell": Cells(1 << target),
                    "houses": Houses((row.house, column.house)),
                }
                yield _step(position, "hidden-rectangle", None, rectangle, gone, words)


def _step(
    position: Position, name: str, er: float | None, rectangle: Rectangle, gone: Grid, words: dict[str, Word]
) -> Step:
    marks = [
        Mark("base", position.at(rectangle.cells, rectangle.pair) & ~gone, rectangle.cells),
        Mark("fin", position.at(rectangle.extra, _extras(position, rectangle))),
        Mark("out", gone),
    ]
    if isinstance(subset := words.get("subset"), Cells):
        marks.append(Mark("cover", position.candidates_in(subset.mask), subset.mask))
    all_words: dict[str, Word] = {
        "digits": Digits(rectangle.pair),
        "cells": Cells(rectangle.cells),
        "ends": Cells(rectangle.extra),
    }
    return Step(name, er, 0, gone, tuple(marks), words=all_words | words)


RECORDS = (
    Technique("uniqueness-test-1", "uniqueness", ER, "0600", CELLS, partial(find_uniqueness_test, kind=1), 290, 280),
    Technique("uniqueness-test-2", "uniqueness", ER, "0601", CELLS, partial(find_uniqueness_test, kind=2), 300, 290),
    Technique("uniqueness-test-3", "uniqueness", ER, "0602", CELLS, partial(find_uniqueness_test, kind=3), 310, 300),
    Technique("uniqueness-test-4", "uniqueness", ER, "0603", CELLS, partial(find_uniqueness_test, kind=4), 320, 310),
    Technique("uniqueness-test-5", "uniqueness", ER, "0604", CELLS, partial(find_uniqueness_test, kind=5), 330, 320),
    Technique("uniqueness-test-6", "uniqueness", None, "0605", CELLS, partial(find_uniqueness_test, kind=6), 340, 330),
    Technique("hidden-rectangle", "uniqueness", None, "0606", CELLS, find_hidden_rectangle, 350, 340),
)
