"""Templates: all ways to place one digit in every row, column and box that lacks it.

A place in all of them is right; a place in none is wrong. A place that all templates of one digit share is lost to the
other digits, whose templates are fewer then, and so on until nothing changes.

The ways are not listed. Row after row, a set of column sets tells which columns the rows above can have used: 2^n bits
of one integer, one for every column set. To take a column is a shift. The same from below tells what can be filled.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Mark, Step, Word

Used = dict[Mask, int]  # per set of boxes of the band, the column sets that can be used by now


class Columns(NamedTuple):
    """Per column the column sets without it, and how far taking it shifts them."""

    without: tuple[int, ...]
    shift: tuple[int, ...]


@cache
def _columns(n: int) -> Columns:
    every = (1 << (1 << n)) - 1
    # Column sets as numbers: those without column c come in runs of 2^c, a run with it after each.
    return Columns(tuple(every // ((1 << (1 << c)) + 1) for c in range(n)), tuple(1 << c for c in range(n)))


def in_templates(position: Position, plane: Mask) -> Mask:
    """The places of a digit that lie in one of its templates, or more; `plane` has its written places, too."""
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
    """Whether these places hold a template; a row that cannot be filled ends the search."""
    return all(_from_above(position, _in_rows(position, plane)))


def _in_rows(position: Position, plane: Mask) -> list[list[tuple[int, Mask]]]:
    """Per row, the columns of its places, each with its box."""
    n, boxes = position.n, position.layout.box_of
    return [[(c, 1 << boxes[row * n + c]) for c in bits_of(plane >> n * row & (1 << n) - 1)] for row in range(n)]


def _from_above(position: Position, rows: list[list[tuple[int, Mask]]]) -> Iterator[Used]:
    """What can be used before the first row, and after each."""
    _, height = position.geometry.box
    used: Used = {0: 1}
    yield used
    for number, row in enumerate(rows):
        used = _after(used, row, _columns(position.n), ends=number % height == height - 1)
        yield used


def _after(used: Used, row: list[tuple[int, Mask]], columns: Columns, ends: bool) -> Used:
    """What can be used after one more row; a band that ends has all its boxes, which count no more."""
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
    """By digit: the blank cells that all its templates share, or the candidates that none has."""
    found = position.once(refined) if position.is_small else ()
    for digit, places in enumerate(found):
        blank, shift = position.planes[digit], digit * position.size
        hit = blank & ~places if delete else blank & _shared(position, places)
        if hit:
            words: dict[str, Word] = {"digit": digit + 1, "cells": Cells(hit)}
            marks = Mark("base", (blank & places & ~hit) << shift), Mark("out" if delete else "found", hit << shift)
            name = f"template-{'delete' if delete else 'set'}"
            yield Step(name, None, 0 if delete else hit << shift, hit << shift if delete else 0, marks, words=words)


def refined(position: Position) -> tuple[Mask, ...]:
    """Per digit, the places of its templates, written ones too, without the places that another digit needs."""
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
    """The places that are alone in their row: every template has one in each row."""
    n, shared = position.n, 0
    for row in range(n):
        here = places & position.layout.rows[row].cells
        if here and not here & here - 1:
            shared |= here
    return shared
