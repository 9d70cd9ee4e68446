"""The ways of one rule: how its cells can be filled with the candidates that are left, if there are at most 12 ways.

A digit that a cell has in none of the ways can be removed, and so can a candidate elsewhere that every way excludes.
The ways also respect what the cells exclude among each other: those of a line in one row are all different.

A step that has to compare more ways is no explanation, so there is none.
Source: dclamage's SudokuSolver and lisudoku, which name such steps after the rule.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial, reduce
from operator import and_, or_
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.grid.names import digit_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled import relations
from sudoku_workshop.logic.ruled.cages import MOST_SHOWN
from sudoku_workshop.logic.ruled.derived import derived_sums
from sudoku_workshop.logic.ruled.named import claims, names_of, rule_phrase
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.relations import domains
from sudoku_workshop.logic.ruled.sums import View, stated_sums
from sudoku_workshop.logic.step import Claims, Mark, Phrase, Step, Word
from sudoku_workshop.rules.frame import Digits
from sudoku_workshop.rules.lines import Line
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.joint import narrow_of
from sudoku_workshop.search.sums import Groups

MOST_TRIED = 150  # partial ways that are looked at before a rule is given up
Own = tuple[Digits, ...]
Narrow = Callable[[Own], "Own | None"]
Way = tuple[Digits, ...]


class Subject(NamedTuple):
    """Cells of a rule, what the rule leaves of their candidates, and the phrase that names it."""

    cells: tuple[Cell, ...]
    narrow: Narrow
    stated: Phrase

    def ways(self, position: Position) -> list[Way] | None:
        """Return the ways of the rule in a position (see `list_ways`)."""
        every = position.once(domains)
        return list_ways(self.cells, self.narrow, tuple([every[cell] for cell in self.cells]), position.geometry)


@lru_cache(maxsize=KEPT)
def subjects(geometry: Geometry) -> tuple[Subject, ...]:
    """Return the rules whose ways can be listed: sums, lines, and all others about several cells together."""
    found = [_sum(view) for view in stated_sums(geometry)]
    found += [_joint(rule, geometry) for rule in geometry.meaning.joint]
    lines = [rule for rule in geometry.rules if isinstance(rule, Line) and len({*rule.cells}) > 2]
    found += [Subject(tuple(dict.fromkeys(rule.cells)), keep, rule_phrase(rule, geometry)) for rule in lines]
    return tuple(found)


def keep(own: Own) -> Own | None:
    """Return the candidates as they are: what a line leaves of them beyond its pairs."""
    return own


def subjects_now(position: Position) -> tuple[Subject, ...]:
    """Return the rules whose ways can be listed, and the sums that follow from the rule of 45."""
    return (*subjects(position.geometry), *(_sum(each.view) for each in position.once(derived_sums)))


def _sum(view: View) -> Subject:
    return Subject(view.equation.cells, _narrow_of(view.groups), view.stated)


@lru_cache(maxsize=1 << 12)
def _narrow_of(groups: Groups) -> Narrow:
    return partial(_left, groups)


@lru_cache(maxsize=1 << 14)  # nets ask about most sums several times
def _left(groups: Groups, own: Own) -> Own | None:
    found = groups.narrow(own)
    return None if found is None else tuple(found[0])


def _joint(rule: Rule, geometry: Geometry) -> Subject:
    cells = tuple(dict.fromkeys(rule.involved(geometry.frame)))
    found = narrow_of(rule, cells, geometry)

    def narrow(own: Own) -> Own | None:
        left = found(own)
        return None if left is None else tuple(left[0])

    return Subject(cells, narrow, rule_phrase(rule, geometry))


def find_ways(position: Position, elsewhere: bool = False) -> Iterator[Step]:
    """Yield rules all of whose ways leave out a candidate of their cells or, with `elsewhere`, exclude another one."""
    yield from steps_by_ways(position.once(few_ways), position, elsewhere)


def steps_by_ways(found: list[tuple[Subject, list[Way]]], position: Position, elsewhere: bool) -> Iterator[Step]:
    """Yield steps by the ways of these rules (see `find_ways`)."""
    for subject, ways in found:
        gone = outside(subject, ways, position) if elsewhere else never(subject, ways, position)
        if gone:
            yield _step(subject, ways, gone, position, elsewhere)


def few_ways(position: Position) -> list[tuple[Subject, list[Way]]]:
    """Return the rules with few ways, each with its ways."""
    found = []
    for subject in position.once(subjects_now):
        if any(not position.written >> cell & 1 for cell in subject.cells):
            ways = subject.ways(position)
            if ways:
                found.append((subject, ways))
    return found


@lru_cache(maxsize=1 << 13)
def list_ways(cells: tuple[Cell, ...], narrow: Narrow, own: Own, geometry: Geometry) -> list[Way] | None:
    """Return the ways of a rule, or None if there are more than 12 or if it takes too many tries to list them."""
    budget, found, stack = MOST_TRIED, list[Way](), [own]
    weak = relations.relations(geometry).weak
    while stack:
        narrowed = narrow_all(cells, narrow, stack.pop(), weak, geometry.cells)
        budget -= 1
        if budget < 0:
            return None
        if narrowed is None:
            continue
        open_at = [at for at, digits in enumerate(narrowed) if digits & digits - 1]
        if not open_at:
            found.append(narrowed)
            if len(found) > MOST_SHOWN:
                return None
            continue
        at = min(open_at, key=lambda place: narrowed[place].bit_count())
        for digit in reversed(bits_of(narrowed[at])):
            stack.append((*narrowed[:at], 1 << digit, *narrowed[at + 1 :]))
    return sorted(found, key=lambda way: [digits.bit_length() for digits in way])


def narrow_all(cells: tuple[Cell, ...], narrow: Narrow, own: Own, weak: tuple[int, ...], size: int) -> Own | None:
    """Return what is left of the candidates when the rule and the relations of its cells are applied, or None."""
    before: Own = ()
    placed = 0  # places whose digits the other cells have lost already
    while own != before:
        before = own
        left = [*own]
        for at, digits in enumerate(own):
            if not digits & digits - 1 and not placed >> at & 1:
                placed |= 1 << at
                gone = weak[(digits.bit_length() - 1) * size + cells[at]]
                for other, cell in enumerate(cells):
                    if other != at:
                        left[other] &= ~digits_at(gone, cell, size)
        if not all(left):
            return None
        narrowed = narrow(tuple(left))
        if narrowed is None or not all(narrowed):
            return None
        own = tuple(mine & theirs for mine, theirs in zip(left, narrowed, strict=True))
        if not all(own):
            return None
    return own


@lru_cache(maxsize=1 << 16)
def digits_at(candidates: Grid, cell: Cell, size: int) -> Digits:
    """Return the digits that some candidates have in a cell."""
    column, digits, digit = candidates >> cell, 0, 0
    while column:
        if column & 1:
            digits |= 1 << digit
        column >>= size
        digit += 1
    return digits


def never(subject: Subject, ways: list[Way], position: Position) -> Grid:
    """Return the candidates of the cells that are in none of the ways."""
    some = [reduce(or_, (way[at] for way in ways)) for at in range(len(subject.cells))]
    taken = sum(
        1 << digit * position.size + cell
        for cell, digits in zip(subject.cells, some, strict=True)
        for digit in bits_of(digits)
    )
    return position.candidates_in(mask_of(subject.cells)) & ~taken


def outside(subject: Subject, ways: list[Way], position: Position) -> Grid:
    """Return the candidates of other cells that every way excludes."""
    weak = relations.of(position).weak
    each = (
        reduce(or_, (weak[_candidate(digits, cell, position)] for cell, digits in zip(subject.cells, way, strict=True)))
        for way in ways
    )
    return reduce(and_, each) & position.open & ~position.candidates_in(mask_of(subject.cells))


def _candidate(digits: Digits, cell: Cell, position: Position) -> int:
    return (digits.bit_length() - 1) * position.size + cell


def _step(subject: Subject, ways: list[Way], gone: Grid, position: Position, elsewhere: bool) -> Step:
    blank = [at for at, cell in enumerate(subject.cells) if not position.written >> cell & 1]
    cells = [subject.cells[at] for at in blank]
    shown = Claims(tuple("-".join(digit_text(way[at].bit_length()) for at in blank) for way in ways))
    words: dict[str, Word] = {
        "rule": subject.stated,
        "cells": names_of(cells, position.geometry),
        "ways": shown,
        "excluded": claims(gone, position.geometry),
    }
    mine = mask_of(cells)
    marks = (Mark("base", position.candidates_in(mine) & ~gone, mine), Mark("out", gone))
    return Step("common-exclusion" if elsewhere else "rule-ways", None, 0, gone, marks, words=words)


FEW = (Ruled("rule-ways", 3, find_ways, "{cells}: {ways}"),)
RECORDS = (Ruled("common-exclusion", 4, partial(find_ways, elsewhere=True), "{cells}: {ways}"),)
