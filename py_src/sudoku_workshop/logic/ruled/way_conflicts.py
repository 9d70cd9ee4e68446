"""Conflicting ways: the ways of one rule that another rule, a cell or a house does not survive.

A rule has few ways left. If one of them excludes all candidates of a cell, all places of a digit, or all ways of
another rule, it is impossible. What all other ways leave out can be removed. For cages, this compares ways as
`conflicts.py` compares combinations.

Source: usual among solvers of variants, who try the few ways of a rule against the rules beside it.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.grid.names import digit_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled import relations
from sudoku_workshop.logic.ruled.joined import joined_now
from sudoku_workshop.logic.ruled.named import lines, names_of
from sudoku_workshop.logic.ruled.net import Field, field_of
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.relations import domains
from sudoku_workshop.logic.ruled.ways import Subject, Way, few_ways, narrow_all, never, outside
from sudoku_workshop.logic.step import Claims, Mark, Phrase, Step, Word

IN_WAYS = {"net.cell": "conflict.cell", "net.place": "conflict.place"}


def find_conflicting_ways(position: Position) -> Iterator[Step]:
    """Yield rules with few ways some of which are impossible, if the others remove a candidate."""
    field = position.once(field_of)
    for subject, ways in (*position.once(joined_now), *position.once(few_ways)):
        against = {way: why for way in ways if (why := _conflict(subject, way, field))}
        left = [way for way in ways if way not in against]
        if against and left:
            gone = never(subject, left, position) or outside(subject, left, position)
            if gone:
                yield _step(subject, against, left, gone, position)


def _conflict(subject: Subject, way: Way, field: Field) -> Phrase | None:
    """Return what a way leaves without a candidate or without a way, or None."""
    position, size = field.position, field.position.size
    placed = [(digits.bit_length() - 1) * size + cell for cell, digits in zip(subject.cells, way, strict=True)]
    gone = reduce(or_, (field.weak[each] for each in placed)) & position.open
    for group in field.touched(gone):
        if not group.members & ~gone:
            return Phrase(IN_WAYS[group.told.key], group.told.words)
    return _broken_rule(subject, mask_of(placed), gone, field)


def _broken_rule(subject: Subject, placed: Grid, gone: Grid, field: Field) -> Phrase | None:
    """Return a rule that has no way left beside a way of another rule, or None."""
    size, every = field.position.size, [*field.position.once(domains)]
    changed = 0
    for candidate in bits_of(gone):
        digit, cell = divmod(candidate, size)
        every[cell] &= ~(1 << digit)
        changed |= 1 << cell
    for candidate in bits_of(placed):
        every[candidate % size] = 1 << candidate // size
    for other, cells in field.rules:
        if cells & changed and other.cells != subject.cells:
            own = tuple([every[cell] for cell in other.cells])
            weak = relations.of(field.position).weak
            if not all(own) or narrow_all(other.cells, other.narrow, own, weak, size) is None:
                return Phrase("conflict.rule", {"rule": other.stated})
    return None


def _step(subject: Subject, against: dict[Way, Phrase], left: list[Way], gone: Grid, position: Position) -> Step:
    blank = [at for at, cell in enumerate(subject.cells) if not position.written >> cell & 1]
    cells = [subject.cells[at] for at in blank]
    told = [Phrase("conflict.way", {"way": _text(way, blank), "why": why}) for way, why in against.items()]
    words: dict[str, Word] = {
        "rule": subject.stated,
        "cells": names_of(cells, position.geometry),
        "why": lines(told),
        "ways": Claims(tuple(_text(way, blank) for way in left)),
    }
    mine = mask_of(cells)
    marks = (Mark("base", position.candidates_in(mine) & ~gone, mine), Mark("out", gone))
    return Step("conflicting-ways", None, 0, gone, marks, words=words)


def _text(way: Way, blank: list[int]) -> str:
    return "-".join(digit_text(way[at].bit_length()) for at in blank)


RECORDS = (Ruled("conflicting-ways", 4, find_conflicting_ways, "{cells}: {ways}"),)
