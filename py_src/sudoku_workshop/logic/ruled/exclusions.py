"""Exclusions through rules: what no partner allows, and what every place of a digit or every digit of a cell excludes.

- *No partner*: a digit of a cell that excludes all candidates of another cell cannot be right.
- *Single of a rule*: a digit that a rule needs in its cells, with one place left, goes there.
- *Pointing*: all places of a digit that a house or rule certainly contains exclude the same candidate. One of the
  places is right, so the candidate is not. The same is true of all candidates of a cell (*cell exclusion*).

With `now`, the links that rules give in the present position count, too (see `links.py`).
Source: dclamage's SudokuSolver for weak links that come from rules; the usual names otherwise.
"""

from collections.abc import Iterator
from functools import partial

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled import relations
from sudoku_workshop.logic.ruled.certain import Certain, certain_by_rules, certain_in_houses
from sudoku_workshop.logic.ruled.links import excluded_by_all, reasons_now
from sudoku_workshop.logic.ruled.named import claims, rule_phrase
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.step import Cells, Digits, Link, Mark, Phrases, Step, Word
from sudoku_workshop.rules.rule import Rule


def find_without_partner(position: Position) -> Iterator[Step]:
    """Yield, for two cells that a rule relates, the digits of one that no digit of the other goes with."""
    digits_of, weak = position.digits_of, relations.of(position).weak
    for rule, first, second, _ in relations.of(position).pairs:
        for one, other in ((first, second), (second, first)):
            if position.written >> one & 1 or position.written >> other & 1:
                continue
            left = position.candidates_in(1 << other)
            gone = 0
            for digit in bits_of(digits_of[one]):
                candidate = digit * position.size + one
                if not left & ~weak[candidate]:
                    gone |= 1 << candidate
            if gone:
                yield _without_partner(position, gone, rule, (one, other))


def _without_partner(position: Position, gone: Grid, rule: Rule, cells: tuple[Cell, Cell]) -> Step:
    one, other = cells
    left = position.candidates_in(1 << other)
    words: dict[str, Word] = {
        "cell": Cells(1 << one),
        "digits": Digits(_digits(gone, position)),
        "other": Cells(1 << other),
        "left": Digits(position.digits_of[other]),
        "rule": rule_phrase(rule, position.geometry),
    }
    return Step("no-partner", None, 0, gone, (Mark("base", left, 1 << other), Mark("out", gone)), words=words)


def find_single_of_rule(position: Position) -> Iterator[Step]:
    """Yield digits that a rule needs in its cells and that only one of these cells can have."""
    for each in position.once(certain_by_rules):
        if each.places.bit_count() == 1 and each.stated:
            found = each.grid(position.size)
            words: dict[str, Word] = {"digit": each.digit + 1, "cell": Cells(each.places), "rule": each.stated}
            yield Step("rule-single", None, found, marks=(Mark("found", found),), words=words)


def find_pointing_of_rule(position: Position, now: bool = False) -> Iterator[Step]:
    """Yield digits that a rule needs in its cells: candidates that all their places exclude can be removed."""
    for each in position.once(certain_by_rules):
        if gone := _excluded(position, each.grid(position.size), now):
            yield _pointing("rule-pointing", position, each, gone)


def find_house_exclusion(position: Position, now: bool = False) -> Iterator[Step]:
    """Yield digits of a house all of whose places exclude a candidate outside, at least one of them by a rule."""
    for each in position.once(certain_in_houses):
        if gone := _excluded(position, each.grid(position.size), now):
            yield _pointing("house-exclusion", position, each, gone)


def find_cell_exclusion(position: Position, now: bool = False) -> Iterator[Step]:
    """Yield cells all of whose candidates exclude a candidate of another cell."""
    for cell in bits_of(position.at_least_two):
        places = position.candidates_in(1 << cell)
        gone = _excluded(position, places, now)
        if gone:
            first = bits_of(gone)[0]
            links = [(candidate, first) for candidate in bits_of(places)]
            words: dict[str, Word] = {
                "cell": Cells(1 << cell),
                "digits": Digits(position.digits_of[cell]),
                "excluded": claims(gone, position.geometry),
                "links": Phrases(reasons_now(position, links)),
            }
            marks = (Mark("base", places, 1 << cell), Mark("out", gone))
            yield Step("cell-exclusion", None, 0, gone, marks, (), words, _weak(links))


def _excluded(position: Position, places: Grid, now: bool) -> Grid:
    """Return the candidates that all places exclude: in any case or, with `now`, also as rules are in the position."""
    if now:
        return excluded_by_all(places, position) if places else 0
    return relations.of(position).seen_by_all(places) & position.open if places else 0


def _pointing(technique: str, position: Position, each: Certain, gone: Grid) -> Step:
    places = each.grid(position.size)
    first = bits_of(gone)[0]
    links = [(candidate, first) for candidate in bits_of(places)]
    words: dict[str, Word] = {
        "digit": each.digit + 1,
        "cells": Cells(each.places),
        "excluded": claims(gone, position.geometry),
        "links": Phrases(reasons_now(position, links)),
    }
    words |= {"house": each.house} if each.house else {}
    words |= {"rule": each.stated} if each.stated else {}
    houses = (each.house,) if each.house else ()
    marks = (Mark("base", places, each.places, houses), Mark("out", gone))
    return Step(technique, None, 0, gone, marks, words=words, reasons=_weak(links))


def _weak(links: list[tuple[int, int]]) -> tuple[Link, ...]:
    return tuple(Link(start, end, False) for start, end in links)


def _digits(candidates: Grid, position: Position) -> int:
    digits = 0
    for candidate in bits_of(candidates):
        digits |= 1 << candidate // position.size
    return digits


PARTNERS = (
    Ruled("no-partner", 1, find_without_partner, "{digits} in {cell}, {left} in {other}"),
    Ruled("rule-single", 2, find_single_of_rule, ""),
)
POINTING = (
    Ruled("rule-pointing", 3, find_pointing_of_rule, "{digit} in {cells}"),
    Ruled("house-exclusion", 3, find_house_exclusion, "{digit} in {house} ({cells})"),
)
NOW = (
    Ruled("rule-pointing", 4, partial(find_pointing_of_rule, now=True), "{digit} in {cells}"),
    Ruled("house-exclusion", 4, partial(find_house_exclusion, now=True), "{digit} in {house} ({cells})"),
    Ruled("cell-exclusion", 4, partial(find_cell_exclusion, now=True), "{digits} in {cell}"),
)
CELLS = (Ruled("cell-exclusion", 4, find_cell_exclusion, "{digits} in {cell}"),)
