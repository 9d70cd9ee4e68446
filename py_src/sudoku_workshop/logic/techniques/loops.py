"""Unique rectangles and unique loops, with Sudoku Explainer's ratings.

Take a loop of cells that have the same two digits as candidates, with two cells in every house that the loop visits. If
these cells had no other candidates, they could be filled in two ways. In a puzzle with a unique solution, at least one
of their extra candidates is therefore true.

- Type 1: one cell has extra candidates, so it is one of these digits, and the two digits of the loop can be removed.
- Type 2: all extra candidates are one digit, which can be removed from cells that see all of them.
- Type 3: two cells with extra candidates act as one cell of a naked or hidden subset.
- Type 4: two cells have extra candidates. One of the two digits is locked in these cells, so the other digit can be
  removed from both.

Source: Sudoku Explainer. Rectangles have HoDoKu's names: uniqueness tests with numbers.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.loop_walks import Loop, find_loops
from sudoku_workshop.logic.techniques.rectangles import ER as RECTANGLE_ER
from sudoku_workshop.logic.techniques.technique import CELLS, Technique

BASE_ER = {4: RECTANGLE_ER, 6: 4.6, 8: 4.7}  # ratings by length; for 10 cells and more, see below
LONGEST_ER = 5.0


def find_unique_loop(position: Position, only: str | None = None) -> Iterator[Step]:
    """Yield the steps of all techniques for unique loops, or only those of the technique `only`. No step comes twice.

    Steps are sorted by rating, then type, then order of discovery.
    """
    return (step for step in position.once(_steps) if only in (None, step.technique))


def _steps(position: Position) -> list[Step]:
    first: dict[tuple[Mask, Mask], Loop] = {}
    for loop in find_loops(position):
        first.setdefault((loop.cells, loop.pair), loop)
    found = [(step.er or 0.0, kind, step) for loop in first.values() for kind, step in _of_loop(position, loop)]
    return [step for _, _, step in sorted(found, key=lambda hit: hit[:2])]


def _of_loop(position: Position, loop: Loop) -> Iterator[tuple[int, Step]]:
    digits_of = position.digits_of
    extras = 0
    for cell in loop.extra:
        extras |= digits_of[cell] & ~loop.pair
    if len(loop.extra) == 1:
        yield 1, _step(position, loop, 1, 0.0, position.at(1 << loop.extra[0], loop.pair))
        return
    if extras.bit_count() == 1:
        gone = position.at(position.peers_of_all(mask_of(loop.extra)), extras)
        if gone:
            yield 2, _step(position, loop, 2, 0.0, gone, words={"extra": Digits(extras)})
    if len(loop.extra) == 2:
        if extras.bit_count() > 1:
            yield from _type_3(position, loop, extras)
        yield from _type_4(position, loop)


def _shared(position: Position, loop: Loop) -> list[Region]:
    """Return the houses that contain both of the loop's cells with extra candidates.

    They are in the order box, row, column, others.
    """
    pair = mask_of(loop.extra)
    return [region for region in position.layout.linked if not pair & ~region.cells]


def _type_3(position: Position, loop: Loop, extras: Mask) -> Iterator[tuple[int, Step]]:
    for size in range(extras.bit_count(), position.n - 1):
        for region in _shared(position, loop):
            blank = (region.cells & ~position.written).bit_count()
            if size * 2 <= blank:
                yield from _naked(position, loop, extras, region, size)
            if size * 2 < blank:
                yield from _hidden(position, loop, extras, region, size)


def _naked(position: Position, loop: Loop, extras: Mask, region: Region, size: int) -> Iterator[tuple[int, Step]]:
    """Yield steps for naked subsets of this size that include the loop's two cells with extra candidates.

    These two cells together count as one cell of the subset.
    """
    digits_of = position.digits_of
    first, second = loop.extra
    both = extras & digits_of[first] & digits_of[second]
    rest = region.cells & position.at_least_two & ~mask_of(loop.extra)
    few = [cell for cell in bits_of(rest) if digits_of[cell].bit_count() <= size]
    for chosen in sorted(mask_of(cells) for cells in combinations(few, size - 1)):
        digits = position.digits_in(chosen)
        if (digits | both).bit_count() == size == (digits | extras).bit_count():
            gone = position.at(rest & ~chosen, digits | extras)
            if gone:
                words: dict[str, Word] = {
                    "extra": Digits(digits | extras),
                    "subset": Cells(chosen),
                    "house": region.house,
                }
                yield 3, _step(position, loop, 3, 0.1 * (size - 1), gone, chosen, words)


def _hidden(position: Position, loop: Loop, extras: Mask, region: Region, size: int) -> Iterator[tuple[int, Step]]:
    """Yield steps for hidden subsets of this size that include the loop's two cells with extra candidates.

    These two cells together count as one cell of the subset.
    """
    places = position.places[region.number]
    pair = mask_of(loop.extra)
    others = [d for d, cells in enumerate(places) if cells and not (extras | loop.pair) >> d & 1]
    locked = 0
    for digit in bits_of(loop.pair):
        locked |= places[digit]
    found = []
    for more in combinations(others, size - 2):
        cells = (locked | _union(places, more)) & ~pair
        if cells.bit_count() == size - 1:
            found.append((mask_of(more), cells))
    for digits, cells in sorted(found):
        gone = position.candidates_in(cells) & ~position.at(cells, digits | loop.pair)
        if gone:
            words: dict[str, Word] = {
                "extra": Digits(digits | loop.pair),
                "subset": Cells(cells),
                "house": region.house,
            }
            yield 3, _step(position, loop, 3, 0.1 * (size - 2), gone, cells, words)


def _union(places: tuple[Mask, ...], digits: tuple[int, ...]) -> Mask:
    cells = 0
    for digit in digits:
        cells |= places[digit]
    return cells


def _type_4(position: Position, loop: Loop) -> Iterator[tuple[int, Step]]:
    """Yield a type 4 step for the first digit of the pair that is locked in a shared house.

    A digit is locked if the only cells for it in a house are the two cells with extra candidates. If this is true of
    two houses, the last one is named.
    """
    pair = mask_of(loop.extra)
    for digit in bits_of(loop.pair):
        locks = [region for region in _shared(position, loop) if position.places[region.number][digit] == pair]
        if locks:
            gone = position.at(pair, loop.pair & ~(1 << digit))
            words: dict[str, Word] = {"digit": digit + 1, "house": locks[-1].house}
            yield 4, _step(position, loop, 4, 0.0, gone, words=words)
            return


def _test(position: Position, loop: Loop, kind: int) -> int:
    """Return which of HoDoKu's uniqueness tests, by number, corresponds to a rectangle of this type.

    A rectangle of type 2 is test 5 if the extra candidates are in three cells, or in two diagonal cells.
    """
    return 5 if kind == 2 and not (len(loop.extra) == 2 and _shared(position, loop)) else kind


def _step(
    position: Position,
    loop: Loop,
    kind: int,
    more: float,
    gone: Grid,
    subset: Mask = 0,
    words: dict[str, Word] | None = None,
) -> Step:
    length = loop.cells.bit_count()
    name = f"uniqueness-test-{_test(position, loop, kind)}" if length == 4 else f"unique-loop-{kind}"
    marks = [
        Mark("base", position.at(loop.cells, loop.pair) & ~gone, loop.cells),
        Mark("fin", position.candidates_in(mask_of(loop.extra)) & ~position.at(loop.cells, loop.pair)),
        Mark("out", gone),
    ]
    if subset:
        marks.append(Mark("cover", position.candidates_in(subset) & ~gone, subset))
    all_words: dict[str, Word] = {
        "digits": Digits(loop.pair),
        "cells": Cells(loop.cells),
        "ends": Cells(mask_of(loop.extra)),
    }
    er = round(BASE_ER.get(length, LONGEST_ER) + more, 1)
    return Step(name, er, 0, gone, tuple(marks), words=all_words | (words or {}))


RECORDS = (
    *(
        Technique(slug, "uniqueness", BASE_ER[6], "", CELLS, partial(find_unique_loop, only=slug), hint)
        for slug, hint in (
            ("unique-loop-1", 590),
            ("unique-loop-2", 600),
            ("unique-loop-3", 610),
            ("unique-loop-4", 620),
        )
    ),
)
