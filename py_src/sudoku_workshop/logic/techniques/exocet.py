"""Exocets: two base cells and two target cells that contain the same two digits.

The *base* are two cells of a box that lie in one of its rows (or columns). In a *junior exocet*, the two *targets* are
in the other two boxes of that band, outside the row of the base. Each target has a *companion*: the cell beside it,
in its column, that is outside the row of the base, too. It contains and can be none of the base's digits.

Suppose that a digit is true in the base. Three columns matter: those of the two targets, and that of the base's box
without a base cell. In the first two, the digit can be within the band only in the target. In the third, it is outside
the band. If the digit can be at most twice in the cells of the three columns outside the band, it is in a target. This
is required of each digit of the base, so the targets contain the two digits that the base contains.

- Other digits can be removed from the targets.
- The two base cells and the two targets can be filled only with two digits for which this is possible: each of them can
  be placed in the whole grid with one base cell and one target, without regard to the others (for the usual case, this
  is the rule on the target's *mirror*), and both together without sharing a cell (*compatible* digits).

In a *senior exocet*, the targets are anywhere. For each digit of the base, all ways to place it in the whole grid, with
a cell of the base, use a target.

Source: David P Bird's JExocet compendium (forum.enjoysudoku.com), the pattern by Champagne and Allan Barker.
"""

from collections.abc import Iterable, Iterator
from itertools import islice, permutations, product
from typing import NamedTuple

from sudoku_workshop.grid.houses import Cell, House
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.grid.names import digits_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Claims, Digits, Houses, Mark, Step, Word
from sudoku_workshop.logic.techniques.als_steps import removed_digits
from sudoku_workshop.logic.techniques.guarded import is_nine
from sudoku_workshop.logic.techniques.technique import Technique

FEWEST, MOST = 2, 5  # digits of the base
MOST_PLACEMENTS = 400  # of one digit, when two digits are compared


class Exocet(NamedTuple):
    """The base and target cells of an exocet, and the three lines outside whose band each digit is at most twice."""

    base: tuple[Cell, Cell]
    targets: tuple[Cell, Cell]
    companions: Mask = 0
    lines: tuple[House, ...] = ()
    crossing: Mask = 0  # the cells of these lines outside the band


def find_junior_exocet(position: Position) -> Iterator[Step]:
    """Yield junior exocets. For each, the digits outside the base are removed first, then incompatible ones."""
    for exocet in position.once(_juniors):
        yield from _steps(position, exocet, "junior-exocet")


def _juniors(position: Position) -> list[Exocet]:
    return [each for down in (False, True) for each in _in_direction(position, down)] if is_nine(position) else []


def _in_direction(position: Position, down: bool) -> Iterator[Exocet]:
    """Yield the junior exocets in bands or, with `down`, in stacks."""
    for line, box, gap in product(range(9), range(3), range(3)):
        base = [_cell(line, box * 3 + place, down) for place in range(3) if place != gap]
        digits = _base_digits(position, base)
        if digits:
            others = [each for each in range(3) if each != box]
            sides = [list(_objects(position, line, each, digits, down)) for each in others]
            for (first, across), (second, along) in product(*sides):
                columns = (box * 3 + gap, across, along)
                lines = position.layout.rows if down else position.layout.columns
                band = range(line // 3 * 3, line // 3 * 3 + 3)
                outside = [row for row in range(9) if row not in band]
                crossing = mask_of(_cell(row, column, down) for row in outside for column in columns)
                if all(_is_at_most_twice(position, digit, columns, band, down) for digit in bits_of(digits)):
                    yield Exocet(
                        (base[0], base[1]),
                        (first[0], second[0]),
                        1 << first[1] | 1 << second[1],
                        tuple(lines[column].house for column in columns),
                        crossing,
                    )


def _cell(row: int, column: int, down: bool) -> Cell:
    return column * 9 + row if down else row * 9 + column


def _base_digits(position: Position, base: Iterable[Cell]) -> Mask:
    """Return the digits of two base cells, or 0 if a cell is filled or there are too few or too many digits."""
    cells = mask_of(base)
    digits = position.digits_in(cells)
    return 0 if cells & position.written or not FEWEST <= digits.bit_count() <= MOST else digits


def _objects(
    position: Position, line: int, box: int, digits: Mask, down: bool
) -> Iterator[tuple[tuple[Cell, Cell], int]]:
    """Yield the targets in a box, each with its companion, and the index of their column."""
    rows = [row for row in range(line // 3 * 3, line // 3 * 3 + 3) if row != line]
    for column in range(box * 3, box * 3 + 3):
        for target, companion in permutations([_cell(row, column, down) for row in rows]):
            held = position.digits_of[companion] | 1 << position.board.values[companion] >> 1
            if position.digits_of[target] & digits and not held & digits:
                yield (target, companion), column


def _is_at_most_twice(position: Position, digit: int, columns: Iterable[int], band: range, down: bool) -> bool:
    """Return whether a digit cannot be in all three columns outside the band, each time in another row."""
    places = [{r for r in range(9) if r not in band and _may_be(position, _cell(r, c, down), digit)} for c in columns]
    return not any(len({*rows}) == 3 for rows in product(*places))


def _may_be(position: Position, cell: Cell, digit: int) -> bool:
    return bool(position.digits_of[cell] >> digit & 1) or position.board.values[cell] == digit + 1


def find_senior_exocet(position: Position) -> Iterator[Step]:
    """Yield exocets whose targets may be anywhere, without the junior exocets."""
    juniors = {(each.base, mask_of(each.targets)) for each in position.once(_juniors)}
    for line, box, gap, down in product(range(9), range(3), range(3), (False, True)) if is_nine(position) else ():
        one, two = (_cell(line, box * 3 + place, down) for place in range(3) if place != gap)
        digits = _base_digits(position, (one, two))
        for targets in _all_targets(position, 1 << one | 1 << two, digits) if digits.bit_count() > FEWEST else ():
            if ((one, two), mask_of(targets)) not in juniors:
                yield from _steps(position, Exocet((one, two), targets), "senior-exocet")


def _all_targets(position: Position, base: Mask, digits: Mask) -> Iterator[tuple[Cell, Cell]]:
    """Yield pairs of cells, one of which is used by every way to place any digit of the base with a cell of the base.

    One target is a cell of any such way, and the other a cell of any way that avoids the first.
    """
    blank = ~base & ~position.written
    digit, *others = bits_of(digits)
    seen = set()
    for first in bits_of(next(_placements(position, digit, base), 0) & blank):
        for second in bits_of(next(_placements(position, digit, base, 1 << first), 0) & blank):
            pair = 1 << first | 1 << second
            free = (next(_placements(position, each, base, pair), 0) for each in (*others, digit))
            if pair not in seen and not any(free):
                yield first, second
            seen.add(pair)


def _placements(position: Position, digit: int, use: Mask, avoid: Mask = 0) -> Iterator[Mask]:
    """Yield the ways to place a digit once in each row, column and box, with a cell of `use` and none of `avoid`."""
    written = mask_of(cell for cell in bits_of(position.written) if position.board.values[cell] == digit + 1)
    rows, peers = position.layout.rows, position.layout.peers
    todo: list[tuple[int, Mask, Mask]] = [(0, (position.planes[digit] | written) & ~avoid, 0)]
    while todo:
        row, free, taken = todo.pop()
        if row == position.n:
            yield taken
            continue
        for cell in bits_of(free & rows[row].cells):
            left, used = free & ~peers[cell], taken | 1 << cell
            if (used | left) & use and not written & ~(used | left):
                todo.append((row + 1, left, used))


def _steps(position: Position, exocet: Exocet, technique: str) -> Iterator[Step]:
    """Yield the step that removes other digits from the targets, and the one that removes incompatible digits."""
    base, targets = mask_of(exocet.base), mask_of(exocet.targets)
    digits = position.digits_in(base)
    others = position.candidates_in(targets) & ~position.at(targets, digits)
    if others:
        yield _step(position, exocet, technique, others, ())
    fillings = [*_fillings(position, exocet, digits)]
    kept = mask_of(digit * position.size + cell for filling in fillings for cell, digit in filling)
    gone = position.candidates_in(base | targets) & ~others & ~kept
    if gone and fillings:
        pairs = {digits_text(mask_of(digit for _, digit in filling), "") for filling in fillings}
        yield _step(position, exocet, technique, gone, tuple(sorted(pairs)))


def _fillings(position: Position, exocet: Exocet, digits: Mask) -> Iterator[tuple[tuple[Cell, int], ...]]:
    """Yield the ways to fill base and targets with two digits that can both be placed in the grid, as (cell, digit)."""
    ways: dict[tuple[int, Cell, Cell], list[Mask]] = {}
    for digit, base in product(bits_of(digits), exocet.base):
        for target, other in permutations(exocet.targets):
            found = _placements(position, digit, 1 << base, 1 << other)
            ways[digit, base, target] = [*islice((way for way in found if way >> target & 1), MOST_PLACEMENTS)]
    for (one, two), (first, second) in product(permutations(bits_of(digits), 2), permutations(exocet.targets)):
        ours, theirs = ways[one, exocet.base[0], first], ways[two, exocet.base[1], second]
        many = MOST_PLACEMENTS in (len(ours), len(theirs)) and ours and theirs
        if many or any(not way & other for way in ours for other in theirs):
            yield (exocet.base[0], one), (exocet.base[1], two), (first, one), (second, two)


def _step(position: Position, exocet: Exocet, technique: str, gone: Grid, pairs: tuple[str, ...]) -> Step:
    base, targets = mask_of(exocet.base), mask_of(exocet.targets)
    digits = position.digits_in(base)
    crossing = position.at(exocet.crossing, digits)
    marks = (
        Mark("base", position.at(base, digits) & ~gone, base),
        Mark("fin", position.at(targets, digits) & ~gone, targets),
        *([Mark("cover", crossing, exocet.companions, exocet.lines)] if exocet.lines else ()),
        Mark("out", gone),
    )
    words: dict[str, Word] = {
        "digits": Digits(digits),
        "cells": Cells(base),
        "targets": Cells(targets),
        "companions": Cells(exocet.companions),
        "lines": Houses(exocet.lines),
        "others": Digits(0 if pairs else removed_digits(position, gone)),
        "pairs": Claims(pairs),
    }
    return Step(technique, None, 0, gone, marks, words=words)


RECORDS = (
    Technique(
        "junior-exocet", "exotic", None, "", "{digits} in {cells}, targets {targets}", find_junior_exocet, 844, 742
    ),
    Technique(
        "senior-exocet", "exotic", None, "", "{digits} in {cells}, targets {targets}", find_senior_exocet, 846, 743
    ),
)
