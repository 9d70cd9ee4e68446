"""Steps by equal sets: the law of leftovers and the Phistomefel ring (see `leftovers.py`).

Two sets of cells have the same digits, each as often. A digit that one of them cannot have is in none of them.
"""

from collections.abc import Iterator

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.leftovers import Leftovers, leftovers
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.relations import candidates_of, domains
from sudoku_workshop.logic.step import Cells, Digits, Houses, Mark, Step, Word
from sudoku_workshop.rules.same_values import same_counts


def find_equal_sets(position: Position) -> Iterator[Step]:
    """Yield pairs of sets of cells with the same digits that remove candidates."""
    every = position.once(domains)
    for each in leftovers(position.geometry):
        ones, others = bits_of(each.ones), bits_of(each.rest)
        own = tuple(every[cell] for cell in (*ones, *others))
        left = same_counts((own[: len(ones)], own[len(ones) :]), position.n)
        if left:
            found = ((cell, mine & ~kept) for cell, mine, kept in zip((*ones, *others), own, left, strict=True))
            if gone := candidates_of(found, position):
                yield _step(each, gone, position)


def _step(each: Leftovers, gone: int, position: Position) -> Step:
    digits = [digit for digit in range(position.n) if gone >> digit * position.size & position.masks.plane]
    words: dict[str, Word] = {
        "houses": Houses(each.houses),
        "others": Houses(each.others),
        "cells": Cells(each.ones),
        "rest": Cells(each.rest),
        "digits": Digits(sum(1 << digit for digit in digits)),
    }
    marks = (
        Mark("base", cells=each.ones, houses=each.houses),
        Mark("cover", cells=each.rest, houses=each.others),
        Mark("out", gone),
    )
    return Step("equal-sets", None, 0, gone, marks, words=words)


RECORDS = (Ruled("equal-sets", 4, find_equal_sets, "{cells} = {rest}"),)
