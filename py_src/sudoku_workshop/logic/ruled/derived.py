"""Sums that follow from the rule of 45: hidden cages, and the sums and differences of cells beside cages.

Each is about the blank cells that houses and the sums in them leave over, so it depends on what is filled.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.named import names_of
from sudoku_workshop.logic.ruled.sums import View, view_of
from sudoku_workshop.logic.step import Claims, Houses, Number, Phrase, Word
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.search.implied import Balance, balances

MOST_CELLS = 10  # cells on both sides, filled ones included
MOST_BLANK = 5


class Derived(NamedTuple):
    """A fact that the rule of 45 gives about blank cells: those in the houses (`inside`), and those outside.

    `view` is the sum with a short name. `told` is the whole argument.
    """

    balance: Balance
    view: View
    inside: tuple[int, ...]
    outside: tuple[int, ...]
    told: Phrase


@lru_cache(maxsize=KEPT)
def _balances(geometry: Geometry) -> tuple[Balance, ...]:
    """Return what the rule of 45 says about an empty grid, few houses first."""
    found = balances([equation for _, equation in geometry.meaning.sums], geometry, MOST_CELLS)
    return tuple(sorted(found, key=lambda each: (len(each.houses), len(each.equation.cells))))


def derived_sums(position: Position) -> tuple[Derived, ...]:
    """Return what the rule of 45 says about up to five blank cells, each set of cells once."""
    found: dict[Equation, Derived] = {}
    geometry, values = position.geometry, position.board.values
    for number, balance in enumerate(_balances(geometry)):
        each = _derived(geometry, number, tuple([values[cell] for cell in balance.equation.cells]))
        if each:
            found.setdefault(each.view.equation, each)
    return tuple(found.values())


@lru_cache(maxsize=1 << 11)  # most are the same after the next step of a path
def _derived(geometry: Geometry, number: int, values: tuple[Digit, ...]) -> Derived | None:
    """Return what a balance says about its blank cells, given their digits, or None if too many are blank."""
    balance = _balances(geometry)[number]
    if not 0 < values.count(0) <= MOST_BLANK:
        return None
    left = _without_filled(balance.equation, values)
    area = {cell for house in balance.houses for cell in house.cells}
    inside = tuple(cell for cell in left.cells if cell in area)
    outside = tuple(cell for cell in left.cells if cell not in area)
    words = _words(balance, left, (inside, outside), geometry)
    name = Phrase("named.difference" if inside and outside else "named.derived", words)
    side = "equal" if not left.total else "more" if left.total > 0 else "less"
    told = Phrase(f"balance.{side if inside and outside else 'innies' if inside else 'outies'}", words)
    return Derived(balance, view_of(left, name, geometry), inside, outside, told)


def _without_filled(equation: Equation, values: Sequence[Digit]) -> Equation:
    """Return the equation about its blank cells, given the digits of its cells."""
    total, terms = equation.total, []
    for cell, factor, value in zip(equation.cells, equation.factors, values, strict=True):
        if value:
            total -= factor * value
        else:
            terms.append((cell, factor))
    return Equation.of(terms, total)


def _words(
    balance: Balance, left: Equation, sides: tuple[tuple[int, ...], tuple[int, ...]], geometry: Geometry
) -> dict[str, Word]:
    """Return what is added up and what is left, as values for sentences."""
    totals = [str(geometry.meaning.sums[at][1].total) for at in balance.counted]
    covered = sum(geometry.meaning.sums[at][1].total for at in balance.counted)
    sums = f"{' + '.join(totals)} = {covered}" if len(totals) > 1 else "".join(totals)
    known = [cell for cell in balance.equation.cells if cell not in left.cells]
    return {
        "houses": Houses(balance.houses),
        "total": Number(len(balance.houses) * geometry.n * (geometry.n + 1) // 2),
        "sums": Claims((sums,) if sums else ()),
        "known": names_of(known, geometry),
        "cells": names_of(sides[0], geometry),
        "others": names_of(sides[1], geometry),
        "every": names_of(left.cells, geometry),
        "sum": Number(abs(left.total)),
    }
