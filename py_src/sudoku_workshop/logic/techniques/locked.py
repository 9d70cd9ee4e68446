"""Locked candidates: all candidates of a digit in one house are in another house too.

The digit must be in one of the cells that both houses share. It can therefore be removed from the rest of the second
house.

- *Pointing*: the first house is a box.
- *Claiming*: the first house is any other house.
- *Direct*: the removal leaves only one candidate of the digit in some house, so the digit is placed there.

Source: the usual names; ratings and direct forms from Sudoku Explainer.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.layout import Region, layout
from sudoku_workshop.grid.masks import Mask
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import HOUSE, Technique

ER = {"pointing": 2.6, "claiming": 2.8, "direct-pointing": 1.7, "direct-claiming": 1.9}


class Lock(NamedTuple):
    """A digit whose candidates in the house `inner` are all in the house `outer` too.

    `places` are the cells of these candidates.
    """

    inner: Region
    outer: Region
    digit: int
    places: Mask

    @property
    def name(self) -> str:
        """Return the name of the technique: pointing or claiming."""
        return "pointing" if self.inner.house.kind == "box" else "claiming"


def find_locked(position: Position, techniques: tuple[str, ...] = ("pointing", "claiming")) -> Iterator[Step]:
    """Yield locked candidates that remove something."""
    for lock, gone in position.once(_locks):
        technique = lock.name
        if technique in techniques:
            yield _step(position, technique, lock, gone)


def find_direct_locked(position: Position) -> Iterator[Step]:
    """Yield locked candidates that leave only one candidate of their digit in a third house.

    All candidates of the digit in one house are in a second house as well. They remove candidates from a third house,
    which is of the same kind as the first. The step places the digit in the third house and removes nothing, as in
    Sudoku Explainer 1.2.1.3.
    """
    for lock, gone in position.once(_locks):
        for third in position.layout.kinds[lock.inner.house.kind]:
            left = _left_single(position, lock, third) if third.cells & gone else 0
            if left:
                yield _step(position, f"direct-{lock.name}", lock, 0, left, third.house)


def _left_single(position: Position, lock: Lock, third: Region) -> Mask:
    """Return the only cell that a lock leaves for the digit in the third house.

    Return 0 if the lock removes nothing from the third house, or if several cells are left in it.
    """
    before = position.planes[lock.digit] & third.cells
    left = before & ~lock.outer.cells
    return left if before != left and left.bit_count() == 1 else 0


def _locks(position: Position) -> list[tuple[Lock, Mask]]:
    """Return every lock (locked candidates) that removes something, with the cells from which the digit is removed.

    The locks are sorted by the kinds of both houses, then by house and digit.
    """
    planes, order = position.planes, list(position.layout.kinds)
    removing = [
        (lock, gone)
        for inside in position.in_houses(_locks_in)
        for lock in inside
        if (gone := planes[lock.digit] & lock.outer.cells & ~lock.places)
    ]
    return sorted(removing, key=lambda hit: [order.index(house.house.kind) for house in hit[0][:2]])


def _locks_in(position: Position, inner: Region) -> list[Lock]:
    """Return the locks (locked candidates) of the house `inner`, sorted by the other house.

    In a lock, all candidates of a digit in `inner` are in the other house too. There are two or more of them.
    """
    few = [found for found in position.few_places[inner.number] if found[0] <= position.layout.shared]
    return [
        Lock(inner, outer, digit, places)
        for outer in _crossing(position.geometry)[inner.number]
        for _, digit, places in few
        if not places & ~outer.cells
    ]


@lru_cache(maxsize=KEPT)
def _crossing(geometry: Geometry) -> tuple[tuple[Region, ...], ...]:
    """Return, per house, the other houses that share more than one cell with it."""
    houses = layout(geometry).all
    return tuple(
        tuple(outer for outer in houses if outer != inner and (outer.cells & inner.cells).bit_count() > 1)
        for inner in houses
    )


def _step(
    position: Position, technique: str, lock: Lock, gone: Mask, left: Mask = 0, third: House | None = None
) -> Step:
    shift = lock.digit * position.size
    words: dict[str, Word] = {
        "digit": lock.digit + 1,
        "cells": Cells(lock.places),
        "house": lock.inner.house,
        "other": lock.outer.house,
    }
    found: tuple[Mark, ...] = ()
    if third:
        words |= {"cell": Cells(left), "third": third}
        found = (Mark("found", left << shift, houses=(third,)),)
    return Step(
        technique,
        ER[technique],
        left << shift,
        gone << shift,
        marks=(
            Mark("base", lock.places << shift, houses=(lock.inner.house,)),
            Mark("cover", houses=(lock.outer.house,)),
            Mark("out", gone << shift),
            *found,
        ),
        words=words,
    )


RECORDS = (
    Technique(
        "pointing",
        "intersections",
        ER["pointing"],
        "0100",
        HOUSE,
        partial(find_locked, techniques=("pointing",)),
        70,
        60,
    ),
    Technique(
        "claiming",
        "intersections",
        ER["claiming"],
        "0101",
        HOUSE,
        partial(find_locked, techniques=("claiming",)),
        80,
        70,
    ),
    Technique("direct-pointing", "intersections", ER["direct-pointing"], "", HOUSE, find_direct_locked),
    Technique("direct-claiming", "intersections", ER["direct-claiming"], "", HOUSE, find_direct_locked),
)
