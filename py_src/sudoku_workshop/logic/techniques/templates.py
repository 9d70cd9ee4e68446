"""Templates of a digit: the ways to place it in every row, column and box that does not have it yet.

A candidate in all templates of its digit is true. A candidate in none of them is false. A cell that all templates of
one digit share cannot be another digit. The other digits then have fewer templates, and so on until nothing changes.

The templates are not listed one by one. Instead, for each row, there is an integer with one bit for each of the 2^n
sets of columns. The bit says whether the digit can be placed in the rows above so that it uses exactly these columns.
If the digit is placed in one more column, the integer is shifted. A second pass, from the last row up, finds which sets
can be completed.

Source: HoDoKu's Template Set and Template Delete.
"""

from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import ONE_DIGIT, Technique

Used = dict[Mask, int]  # by set of boxes used in the current band, the sets of columns that can be used so far


class Columns(NamedTuple):
    """Two numbers for each column, for work with integers in which each bit stands for one set of columns.

    `without` is the mask of all sets that do not contain the column. If the bit of such a set is shifted by `shift`, it
    becomes the bit of the set with this column added.
    """

    without: tuple[int, ...]
    shift: tuple[int, ...]


@cache
def _columns(n: int) -> Columns:
    every = (1 << (1 << n)) - 1
    # Counted from 0, the column sets without column c come in runs of 2^c, each followed by a run of 2^c sets with
    # column c.
    return Columns(tuple(every // ((1 << (1 << c)) + 1) for c in range(n)), tuple(1 << c for c in range(n)))


def in_templates(position: Position, plane: Mask) -> Mask:
    """Return the cells that are in at least one template, a way to place a digit in every row, column and box.

    `plane` are all cells in which the digit is filled in or possible.
    """
    n, (_, height) = position.n, position.geometry.box
    columns, rows = _columns(n), _in_rows(position, plane)
    above = list(_from_above(position, rows))
    found, below = 0, {0: 1 << (1 << n) - 1}
    for row in reversed(range(n)):
        before: Used = {}
        ends = row % height == height - 1
        for held, sets in above[row].items():
            for column, box in rows[row]:
                taken = (sets & columns.without[column]) << columns.shift[column]
                good = taken & below.get(0 if ends else held | box, 0) if not held & box else 0
                if good:
                    found |= 1 << row * n + column
                    before[held] = before.get(held, 0) | good >> columns.shift[column]
        below = before
    return found


def has_template(position: Position, plane: Mask) -> bool:
    """Return whether a digit can be placed once in every row, column and box, using only the cells in `plane`.

    The search ends at the first row in which this is impossible.
    """
    return all(_from_above(position, _in_rows(position, plane)))


def _in_rows(position: Position, plane: Mask) -> list[list[tuple[int, Mask]]]:
    """Return, per row, the columns of the row's cells that are in `plane`, each with the box of the cell."""
    n, boxes = position.n, position.layout.box_of
    return [[(c, 1 << boxes[row * n + c]) for c in bits_of(plane >> n * row & (1 << n) - 1)] for row in range(n)]


def _from_above(position: Position, rows: list[list[tuple[int, Mask]]]) -> Iterator[Used]:
    """Yield, first for no rows and then after each row, the sets of columns in which a digit can be placed so far."""
    _, height = position.geometry.box
    used: Used = {0: 1}
    yield used
    for number, row in enumerate(rows):
        used = _after(used, row, _columns(position.n), ends=number % height == height - 1)
        yield used


def _after(used: Used, row: list[tuple[int, Mask]], columns: Columns, ends: bool) -> Used:
    """Return the sets of columns in which a digit can be placed so far, after one more row.

    They are grouped by the boxes of the current band in which the digit is placed. `ends` says that the row is the last
    one of its band. The next band then starts without such boxes.
    """
    after: Used = {}
    for held, sets in used.items():
        for column, box in row:
            if not held & box:
                taken = (sets & columns.without[column]) << columns.shift[column]
                if taken:
                    key = 0 if ends else held | box
                    after[key] = after.get(key, 0) | taken
    return after


def find_template(position: Position, delete: bool = False) -> Iterator[Step]:
    """Yield a step for each digit: it is placed in the blank cells that are in all its templates.

    A template is a way to place the digit in every row, column and box. With `delete`, the steps instead remove the
    candidates that are in no template.
    """
    found = position.once(refine_templates) if position.is_small else ()
    for digit, places in enumerate(found):
        blank, shift = position.planes[digit], digit * position.size
        hit = blank & ~places if delete else blank & _shared(position, places)
        if hit:
            words: dict[str, Word] = {"digit": digit + 1, "cells": Cells(hit)}
            marks = Mark("base", (blank & places & ~hit) << shift), Mark("out" if delete else "found", hit << shift)
            name = f"template-{'delete' if delete else 'set'}"
            yield Step(name, None, 0 if delete else hit << shift, hit << shift if delete else 0, marks, words=words)


def refine_templates(position: Position) -> tuple[Mask, ...]:
    """Return, for each digit, the cells that are in its templates, including filled cells.

    A template is a way to place the digit in every row, column and box. It is left out if one of its cells is in all
    templates of another digit.
    """
    written = [0] * position.n
    for cell, value in enumerate(position.board.values):
        if value:
            written[value - 1] |= 1 << cell
    places = [plane | own for plane, own in zip(position.planes, written, strict=True)]
    changed = (1 << position.n) - 1
    while changed:
        for digit in bits_of(changed):
            places[digit] = in_templates(position, places[digit])
        needed = [_shared(position, held) for held in places]
        changed = 0
        for digit, held in enumerate(places):
            lost = 0
            for other, cells in enumerate(needed):
                lost |= cells if other != digit else 0
            if held & lost:
                places[digit] = held & ~lost
                changed |= 1 << digit
    return tuple(places)


def _shared(position: Position, places: Mask) -> Mask:
    """Return the cells that are in all templates of a digit. `places` are the cells that are in any template.

    Every template has one cell in each row, so a cell is in all templates if it is the only one of its row in `places`.
    """
    n, shared = position.n, 0
    for row in range(n):
        here = places & position.layout.rows[row].cells
        if here and not here & here - 1:
            shared |= here
    return shared


RECORDS = (
    Technique("template-set", "last", None, "1201", ONE_DIGIT, find_template, 860, 730),
    Technique("template-delete", "last", None, "1202", ONE_DIGIT, partial(find_template, delete=True), 870, 740),
)
