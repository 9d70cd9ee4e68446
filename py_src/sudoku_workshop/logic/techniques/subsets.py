"""Subsets: some cells of one house that must contain the same number of digits.

- *Naked*: some cells together have only as many candidate digits as there are cells. These digits can be removed from
  the rest of the house.
- *Hidden*: some digits together have only as many possible cells as there are digits. All other digits can be removed
  from these cells.
- *Locked*: the cells of a naked subset are in a box and also in a line, so digits can be removed from the rest of both.
- *Direct*: after the eliminations of a hidden subset, another digit has only one possible cell, and is placed there.

All of this is true because each of the digits needs its own cell, and there are just enough cells.

Source: the usual names; ratings and direct forms from Sudoku Explainer, locked subsets from HoDoKu.
"""

from collections.abc import Iterator
from functools import partial

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import SUBSET, Technique
from sudoku_workshop.logic.techniques.unions import tight_unions

SIZES = {2: "pair", 3: "triple", 4: "quadruple"}
NAKED_ER = {2: 3.0, 3: 3.6, 4: 5.0}
HIDDEN_ER = {2: 3.4, 3: 4.0, 4: 5.4}
DIRECT_ER = {2: 2.0, 3: 2.5}
Subset = tuple[Mask, Mask]  # per house, the cells and the digits of each subset
Subsets = tuple[tuple[Region, Subset], ...]


def find_naked(position: Position, size: int, blanks: int = 0) -> Iterator[Step]:
    """Yield naked subsets of this size that remove something, in houses with `blanks` or more blank cells."""
    for region, (cells, digits) in position.once(_naked, size, blanks):
        gone = position.at(region.cells & ~cells, digits)
        if gone:
            yield _step(position, f"naked-{SIZES[size]}", NAKED_ER[size], region, (cells, digits), gone)


def find_hidden(position: Position, size: int, blanks: int = 0) -> Iterator[Step]:
    """Yield hidden subsets of this size that remove something, in houses with `blanks` or more blank cells."""
    for region, (cells, digits) in position.once(_hidden, size, blanks):
        gone = position.candidates_in(cells) & ~position.at(cells, digits)
        if gone:
            yield _step(position, f"hidden-{SIZES[size]}", HIDDEN_ER[size], region, (cells, digits), gone)


def find_direct_hidden(position: Position, size: int) -> Iterator[Step]:
    """Yield hidden subsets that leave one possible cell for another digit. The step only places this other digit."""
    for region, (cells, digits) in position.once(_hidden, size, 0):
        found = _single_left(position, region, cells, digits)
        if found:
            name = f"direct-hidden-{SIZES[size]}"
            yield _step(position, name, DIRECT_ER[size], region, (cells, digits), 0, found)


def find_locked_subset(position: Position, size: int) -> Iterator[Step]:
    """Yield naked subsets whose cells are all in a box and in another house, if they remove candidates from both."""
    boxes = len(position.layout.boxes)
    lines = position.layout.all[boxes:]
    for box, (cells, digits) in position.once(_naked, size, 0):
        for line in lines if box.number < boxes else ():
            gone = [position.at(house.cells & ~cells, digits) for house in (box, line)]
            if not cells & ~line.cells and all(gone):
                step = _step(position, f"locked-{SIZES[size]}", None, box, (cells, digits), gone[0] | gone[1])
                yield step._replace(words={**step.words, "other": line.house})


def _naked(position: Position, size: int, blanks: int) -> Subsets:
    """Return the naked subsets of this size, house by house.

    Within a house, they are sorted by their cells, which are read as the bits of a binary number.
    """
    houses = zip(position.layout.all, position.in_houses(_naked_in, size, blanks), strict=True)
    return tuple([(region, hit) for region, found in houses for hit in found])


def _naked_in(position: Position, region: Region, size: int, blanks: int) -> list[Subset]:
    few = position.at_most(size) & region.cells
    if few.bit_count() < size or (region.cells & position.at_least_one).bit_count() < blanks:
        return []
    return tight_unions([(1 << cell, position.digits_of[cell]) for cell in bits_of(few)], size)


def _hidden(position: Position, size: int, blanks: int) -> Subsets:
    """Return the hidden subsets of this size, house by house.

    Within a house, they are sorted by their digits, which are read as the bits of a binary number.
    """
    houses = zip(position.layout.all, position.in_houses(_hidden_in, size, blanks), strict=True)
    return tuple([(region, hit) for region, found in houses for hit in found])


def _hidden_in(position: Position, region: Region, size: int, blanks: int) -> list[Subset]:
    if (region.cells & position.at_least_one).bit_count() < blanks:
        return []
    few = [(1 << digit, cells) for count, digit, cells in position.few_places[region.number] if count <= size]
    return [(cells, digits) for digits, cells in tight_unions(few, size)]


def _single_left(position: Position, region: Region, cells: Mask, digits: Mask) -> Grid:
    """Return the candidate that becomes a hidden single when a hidden subset is applied, or 0 if there is none."""
    for digit, plane in enumerate(position.planes):
        places = plane & region.cells
        left = places & ~cells
        if left != places and not digits >> digit & 1 and left.bit_count() == 1:
            return left << digit * position.size
    return 0


def _step(
    position: Position, technique: str, er: float | None, region: Region, subset: Subset, gone: Grid, found: Grid = 0
) -> Step:
    cells, digits = subset
    words: dict[str, Word] = {"digits": Digits(digits), "cells": Cells(cells), "house": region.house}
    marks = [Mark("base", position.at(cells, digits), cells, (region.house,)), Mark("out", gone)]
    if found:
        digit, cell = divmod(found.bit_length() - 1, position.size)
        words |= {"digit": digit + 1, "cell": Cells(1 << cell)}
        marks.append(Mark("found", found))
    return Step(technique, er, found, gone, tuple(marks), words=words)


RECORDS = (
    Technique("locked-pair", "subsets", None, "0110", SUBSET, partial(find_locked_subset, size=2), 50, 40),
    Technique("locked-triple", "subsets", None, "0111", SUBSET, partial(find_locked_subset, size=3), 60, 50),
    Technique("naked-pair", "subsets", NAKED_ER[2], "0200", SUBSET, partial(find_naked, size=2), 90, 80),
    Technique("naked-triple", "subsets", NAKED_ER[3], "0201", SUBSET, partial(find_naked, size=3), 100, 90),
    Technique("naked-quadruple", "subsets", NAKED_ER[4], "0202", SUBSET, partial(find_naked, size=4), 250, 120),
    Technique("hidden-pair", "subsets", HIDDEN_ER[2], "0210", SUBSET, partial(find_hidden, size=2), 110, 100),
    Technique("hidden-triple", "subsets", HIDDEN_ER[3], "0211", SUBSET, partial(find_hidden, size=3), 120, 110),
    Technique("hidden-quadruple", "subsets", HIDDEN_ER[4], "0212", SUBSET, partial(find_hidden, size=4), 260, 130),
    Technique("direct-hidden-pair", "subsets", DIRECT_ER[2], "", SUBSET, partial(find_direct_hidden, size=2)),
    Technique("direct-hidden-triple", "subsets", DIRECT_ER[3], "", SUBSET, partial(find_direct_hidden, size=3)),
)
