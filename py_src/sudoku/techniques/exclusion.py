"""Aligned exclusion: what two or three cells could hold together, tried out against the cells that see all of them.

A combination is impossible if it puts one digit twice in a house, or takes every candidate of a cell that sees all the
cells. A candidate that is in no possible combination goes. Sound: every combination was tried.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from operator import or_

from sudoku.board import Grid, Mask, bits_of, mask_of
from sudoku.geometry import Cell
from sudoku.layout import seen_by
from sudoku.position import Position
from sudoku.step import Cells, Digits, Mark, Step, Word

NAMES = {2: "aligned-pair-exclusion", 3: "aligned-triplet-exclusion"}
ER = {2: 6.2, 3: 7.5}


def find_aligned_exclusion(position: Position, size: int) -> Iterator[Step]:
    """Sets of cells seen by two cells or more of 2 to `size` candidates; by second cell, then first, then third."""
    excluders = _excluders(position, size)
    for cells, common in _pairs(position, excluders) if size == 2 else _sets(position, excluders):
        gone = _excluded(position, cells, common)
        if gone:
            yield _step(position, size, mask_of(cells), common, gone)


def _excluders(position: Position, size: int) -> dict[Cell, Mask]:
    """Per cell the cells with few candidates that see it. While there are naked singles about, nothing is tried."""
    few, peers = position.at_most(size), position.layout.peers
    cells = bits_of(position.at_least_two)
    return {cell: peers[cell] & few for cell in cells if peers[cell] & few and not peers[cell] & position.naked}


def _pairs(position: Position, excluders: Mapping[Cell, Mask]) -> Iterator[tuple[tuple[Cell, ...], Mask]]:
    """Two cells with two or more excluders in common, and these, where one loses a candidate beside the other."""
    hits: set[tuple[Cell, Cell]] = set()
    filled = mask_of(excluders)
    for digit in range(position.n):
        hits |= {(min(pair), max(pair)) for pair in _taken_whole(position, digit, filled)}
    for first, second in sorted(hits, key=lambda pair: pair[::-1]):
        common = excluders[first] & excluders[second]
        if common & common - 1:
            yield (first, second), common


def _taken_whole(position: Position, digit: int, filled: Mask) -> Iterator[tuple[Cell, Cell]]:
    """Pairs of cells of which one may have nothing left if the other takes a digit: for each candidate of the one
    there is a cell with just these two digits that both see."""
    plane, peers, digits_of, bit = position.planes[digit], position.layout.peers, position.digits_of, 1 << digit
    takers: dict[Mask, Mask] = {}  # by the other digit
    for cell in bits_of(position.bivalue & plane):
        other = digits_of[cell] ^ bit
        takers[other] = takers.get(other, 0) | 1 << cell
    for cell in bits_of(filled & _within(position, reduce(or_, takers, bit)) if takers else 0):
        others = filled & plane & (peers[cell] if plane >> cell & 1 else ~(1 << cell))
        for candidate in bits_of(digits_of[cell] & ~bit):
            others &= position.peers_of_any(takers[1 << candidate] & peers[cell])
        for other in bits_of(others):
            yield cell, other


def _within(position: Position, digits: Mask) -> Mask:
    """The blank cells that hold none but these digits."""
    cells = position.at_least_two
    for digit, plane in enumerate(position.planes):
        if not digits >> digit & 1:
            cells &= ~plane
    return cells


def _sets(position: Position, excluders: Mapping[Cell, Mask]) -> Iterator[tuple[tuple[Cell, ...], Mask]]:
    """Three cells with two or more excluders in common, and these; each three once."""
    filled = mask_of(excluders)
    for second, seen in excluders.items():
        for first, also in excluders.items():
            if first >= second:
                break
            common = seen & also
            if common & common - 1:
                thirds = filled & (seen | also) & ~_met(position, first, second)
                yield from _thirds(position, excluders, (first, second), thirds, common)


def _thirds(
    position: Position, excluders: Mapping[Cell, Mask], pair: tuple[Cell, Cell], thirds: Mask, common: Mask
) -> Iterator[tuple[tuple[Cell, ...], Mask]]:
    """The pair with each third cell that may exclude one of it: those of the first, then those of the second."""
    seen, left = seen_by(position.geometry), thirds
    for end in pair if left else ():
        for cell in seen[end]:
            if left >> cell & 1:
                left ^= 1 << cell
                shared = common & excluders[cell]
                if shared & shared - 1:
                    yield (*pair, cell), shared


def _met(position: Position, first: Cell, second: Cell) -> Mask:
    """The two cells, and those that come before one that may be their third: these three were met with that one."""
    peers, few = position.layout.peers, position.at_most(3)
    side_by_side, met = peers[first] >> second & 1, 1 << first | 1 << second
    for cell in (first, second):
        if few >> cell & 1:
            met |= (-1 if side_by_side else peers[cell]) & (1 << cell) - 1
    return met


def _excluded(position: Position, cells: Sequence[Cell], common: Mask) -> Grid:
    """The candidates of these cells that are in no possible combination."""
    digits_of = position.digits_of
    options = [digits_of[cell] for cell in cells]
    union = reduce(or_, options)
    taken = {digits for cell in bits_of(common) if not (digits := digits_of[cell]) & ~union}
    if not taken or (len(cells) == 2 and len(taken) < min(map(int.bit_count, options)) - 1):
        return 0  # of two cells, every pair that holds the digit but one must be taken
    n, last = position.n, (len(cells) - 1) * position.n  # a set of digits for each cell, side by side in one integer
    wanted, met = reduce(or_, [digits << i * n for i, digits in enumerate(options)]), 0
    for chosen, held, barred in _beginnings(position, cells):
        free = _last(held, options[-1] & ~barred, taken)
        if free:
            met |= chosen | free << last
            if met == wanted:
                return 0
    lost = wanted & ~met
    return reduce(or_, [position.at(1 << cell, lost >> i * n & options[i]) for i, cell in enumerate(cells)])


def _beginnings(position: Position, cells: Sequence[Cell]) -> Iterator[tuple[Mask, Mask, Mask]]:
    """What the one or two cells before the last can hold together: side by side, as one set, and what the last sees.

    Every digit of either cell comes soon, so that it is seen soon where nothing is lost.
    """
    *firsts, last = cells
    peers, options = position.layout.peers, [_each(position.digits_of[cell]) for cell in firsts]
    apart, shift = not peers[firsts[0]] >> firsts[-1] & 1, (len(firsts) - 1) * position.n
    sees = [-(peers[last] >> cell & 1) for cell in firsts]  # all digits or none
    return (
        (first | second << shift, first | second, first & sees[0] | second & sees[-1])
        for first, second in (_askew(*options) if len(options) == 2 else zip(*options, *options, strict=True))
        if apart or first != second
    )


def _askew(firsts: Sequence[Mask], seconds: Sequence[Mask]) -> Iterator[tuple[Mask, Mask]]:
    """All pairs, each time with another partner for every one of the first."""
    count = len(seconds)
    return ((first, seconds[(i + turn) % count]) for turn in range(count) for i, first in enumerate(firsts))


def _last(held: Mask, options: Mask, taken: Iterable[Mask]) -> Mask:
    """Those of its options that the last cell can hold beside what is held by the cells before it."""
    for digits in taken:
        rest = digits & ~held
        if not rest:
            return 0
        if not rest & rest - 1:  # the last cell would take the last candidate
            options &= ~rest
    return options


@cache
def _each(digits: Mask) -> tuple[Mask, ...]:
    """The digits of a set, each as a set."""
    return tuple(1 << digit for digit in bits_of(digits))


def _step(position: Position, size: int, cells: Mask, common: Mask, gone: Grid) -> Step:
    marks = (Mark("base", position.candidates_in(cells) & ~gone, cells), Mark("cover", cells=common), Mark("out", gone))
    words: dict[str, Word] = {
        "cells": Cells(cells),
        "excluders": Cells(common),
        "digits": Digits(position.digits_in(cells)),
    }
    return Step(NAMES[size], ER[size], 0, gone, marks, words=words)
