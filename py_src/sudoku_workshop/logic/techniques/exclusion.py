"""Aligned exclusion: combinations of digits for two or three cells are tested against the cells that see all of them.

A combination is impossible if it puts one digit twice into a house. An excluder is a cell that sees all the cells of
the combination. The combination is also impossible if it contains every candidate of an excluder, because the excluder
would have none left. A candidate that is in no possible combination can be removed.

Source: Sudoku Explainer's Aligned Pair and Aligned Triplet Exclusion.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial, reduce
from itertools import product
from operator import or_

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import ordered_peers
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import EXCLUDED, Technique

NAMES = {2: "aligned-pair-exclusion", 3: "aligned-triplet-exclusion"}
ER = {2: 6.2, 3: 7.5}


def find_aligned_exclusion(position: Position, size: int) -> Iterator[Step]:
    """Yield aligned exclusions for sets of `size` cells that have two or more excluders.

    An excluder is a cell that sees the whole set and has 2 to `size` candidates. The steps are sorted by the second
    cell of the set, then the first, then the third.
    """
    excluders, found = _excluders(position, size), False
    changed = position.changed_cells(NAMES[size])
    for cells, common in _pairs(position, excluders) if size == 2 else _sets(position, excluders, changed):
        gone = _excluded(position, cells, common)
        if gone:
            found = True
            yield _step(position, size, mask_of(cells), common, gone)
    if not found and not position.naked:
        position.record_no_result(NAMES[size])


def _excluders(position: Position, size: int) -> dict[Cell, Mask]:
    """Return, per cell, the excluders that see it. Cells that see a naked single are left out.

    An excluder is a cell with 2 to `size` candidates.
    """
    few, peers = position.at_most(size), position.layout.peers
    cells = bits_of(position.at_least_two)
    return {cell: peers[cell] & few for cell in cells if peers[cell] & few and not peers[cell] & position.naked}


def _pairs(position: Position, excluders: Mapping[Cell, Mask]) -> Iterator[tuple[tuple[Cell, ...], Mask]]:
    """Yield pairs of cells from which a candidate may be removed, each with the excluders that see both cells.

    An excluder is a cell with few candidates. Pairs with fewer than two common excluders are left out.
    """
    hits: set[tuple[Cell, Cell]] = set()
    filled = mask_of(excluders)
    for digit in range(position.n):
        hits |= {(min(pair), max(pair)) for pair in _using_up(position, digit, filled)}
    for first, second in sorted(hits, key=lambda pair: pair[::-1]):
        common = excluders[first] & excluders[second]
        if common & common - 1:
            yield (first, second), common


def _using_up(position: Position, digit: int, filled: Mask) -> Iterator[tuple[Cell, Cell]]:
    """Yield pairs of cells in which the first may have no candidate left if the second is this digit.

    For each candidate of the first cell, there is then a cell with only that candidate and the digit, which sees both
    cells.
    """
    plane, peers, digits_of, bit = position.planes[digit], position.layout.peers, position.digits_of, 1 << digit
    takers: dict[Mask, Mask] = {}  # the cells with this digit and one other candidate, by that other candidate
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
    """Return the cells with two or more candidates, all of which are among these digits."""
    cells = position.at_least_two
    for digit, plane in enumerate(position.planes):
        if not digits >> digit & 1:
            cells &= ~plane
    return cells


def _sets(position: Position, excluders: Mapping[Cell, Mask], changed: Mask) -> Iterator[tuple[tuple[Cell, ...], Mask]]:
    """Yield sets of three cells, each with the two or more excluders that see all three of its cells.

    Each set is yielded once. A set is left out if nothing in `changed` is among its cells or among the common excluders
    of its first two cells.
    """
    filled = mask_of(excluders)
    for second, seen in excluders.items():
        for first, also in excluders.items():
            if first >= second:
                break
            common = seen & also
            if common & common - 1:
                thirds = filled & (seen | also) & ~_met_before(position, first, second)
                if not changed & (common | 1 << first | 1 << second):
                    thirds &= changed
                yield from _thirds(position, excluders, (first, second), thirds, common)


def _thirds(
    position: Position, excluders: Mapping[Cell, Mask], pair: tuple[Cell, Cell], thirds: Mask, common: Mask
) -> Iterator[tuple[tuple[Cell, ...], Mask]]:
    """Yield the pair of cells together with each possible third cell, and with the excluders of all three cells.

    Third cells that see the first cell of the pair come before those that see only the second.
    """
    seen, left = ordered_peers(position.geometry), thirds
    for end in pair if left else ():
        for cell in seen[end]:
            if left >> cell & 1:
                left ^= 1 << cell
                shared = common & excluders[cell]
                if shared & shared - 1:
                    yield (*pair, cell), shared


def _met_before(position: Position, first: Cell, second: Cell) -> Mask:
    """Return the cells that are not used as third cells for this pair.

    They are the pair itself, and cells that would form a set that has been yielded before.
    """
    peers, few = position.layout.peers, position.at_most(3)
    side_by_side, met = peers[first] >> second & 1, 1 << first | 1 << second
    for cell in (first, second):
        if few >> cell & 1:
            met |= (-1 if side_by_side else peers[cell]) & (1 << cell) - 1
    return met


def _excluded(position: Position, cells: Sequence[Cell], common: Mask) -> Grid:
    """Return the candidates of these cells that are in no possible combination.

    Each combination of digits for the other cells is a bit of a mask. For each candidate of the first cell, such a mask
    says which combinations are possible with it.
    """
    digits_of, n, size, peers = position.digits_of, position.n, position.size, position.layout.peers
    options = [digits_of[cell] for cell in cells]
    union = reduce(or_, options)
    taken = {digits for cell in bits_of(common) if not (digits := digits_of[cell]) & ~union}
    if not taken or (len(cells) == 2 and len(taken) < min(map(int.bit_count, options)) - 1):
        return 0  # with two cells, a digit is removed only if excluders rule out all of its pairs but one
    first, *rest = cells
    holding, completing = _combined(n, len(rest))
    beside = _possible_together(options[1:], n, not peers[rest[0]] >> rest[-1] & 1)
    seen = [held for cell, held in zip(rest, holding, strict=True) if peers[first] >> cell & 1]
    lost = met = 0
    for digit in bits_of(options[0]):
        possible, others = beside, ~(1 << digit)
        for held in seen:
            possible &= ~held[digit]
        for digits in taken:
            possible &= ~completing.get(digits & others, 0)
        met |= possible
        if not possible:
            lost |= 1 << digit * size + first
    for cell, held, some in zip(rest, holding, options[1:], strict=True):
        for digit in bits_of(some):
            if not met & held[digit]:
                lost |= 1 << digit * size + cell
    return lost


def _possible_together(options: Sequence[Mask], n: int, apart: bool) -> Mask:
    """Return the possible combinations of digits for one or two cells. Digits a and b have bit a * n + b.

    `apart` says that the two cells do not see each other. Otherwise, they cannot be the same digit.
    """
    if len(options) == 1:
        return options[0]
    first, last = options
    found = 0
    for digit in bits_of(first):
        found |= (last if apart else last & ~(1 << digit)) << digit * n
    return found


@cache
def _combined(n: int, count: int) -> tuple[list[list[Mask]], dict[Mask, Mask]]:
    """Return two tables of all combinations of digits for `count` cells. A set of combinations is stored as a mask.

    The first table has, by cell and digit, the combinations in which the cell is the digit. The second table has, by
    set of digits, the combinations that contain all of them. If a cell sees all `count` cells and has only these
    digits, such a combination is impossible, because it leaves no candidate for that cell.
    """
    all_digits = list(product(range(n), repeat=count))
    holding = [
        [mask_of(i for i, digits in enumerate(all_digits) if digits[place] == digit) for digit in range(n)]
        for place in range(count)
    ]
    completing: dict[Mask, Mask] = {}
    for i, digits in enumerate(all_digits):
        for held in {mask_of(digits), *(1 << digit for digit in digits)}:
            completing[held] = completing.get(held, 0) | 1 << i
    return holding, completing


def _step(position: Position, size: int, cells: Mask, common: Mask, gone: Grid) -> Step:
    marks = (Mark("base", position.candidates_in(cells) & ~gone, cells), Mark("cover", cells=common), Mark("out", gone))
    words: dict[str, Word] = {
        "cells": Cells(cells),
        "excluders": Cells(common),
        "digits": Digits(position.digits_in(cells)),
    }
    return Step(NAMES[size], ER[size], 0, gone, marks, words=words)


RECORDS = (
    Technique("aligned-pair-exclusion", "sets", ER[2], "1000", EXCLUDED, partial(find_aligned_exclusion, size=2), 660),
    Technique(
        "aligned-triplet-exclusion", "sets", ER[3], "1001", EXCLUDED, partial(find_aligned_exclusion, size=3), 680
    ),
)
