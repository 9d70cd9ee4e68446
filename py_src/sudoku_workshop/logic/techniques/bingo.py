"""Bowman's bingo: suppose a candidate, and fill cells with one candidate left until two equal digits see each other.

The supposed digit is removed from every cell that its cell sees. A cell that is left with one candidate has that digit,
which is removed from the cells that it sees, and so on. No other deduction is used: on a table, each digit is a chip.
If a cell would have a digit that it cannot have, because an equal digit sees it, the supposition is false.

Source: Robert Woodhead (MadOverLord), named after Doug Bowman (https://www.sudokuwiki.org/Bowmans_Bingo).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Cells, Link, Mark, Step, Word
from sudoku_workshop.logic.techniques.trails import supposed_words


class Bingo(NamedTuple):
    """A supposition that fails: the candidates that become true, in order, and the one that is both true and false.

    `removed_by` is, per candidate that was removed, the true candidate that removed it.
    """

    chips: Sequence[Candidate]
    clash: Candidate
    removed_by: dict[Candidate, Candidate]


def find_bingo(position: Position) -> Iterator[Step]:
    """Yield a step for each candidate that fails, those with the fewest chips first. At least one cell is filled."""
    candidates = bits_of(position.open) if position.is_small else ()
    found = [bingo for start in candidates if (bingo := _suppose(position, start)) and len(bingo.chips) > 1]
    return (_step(position, each) for each in sorted(found, key=lambda each: (len(each.chips), each.chips)))


def _suppose(position: Position, start: Candidate) -> Bingo | None:
    """Return how a candidate fails, or None if it does not."""
    size, left = position.size, list(position.digits_of)
    left[start % size] = 1 << start // size
    removed_by: dict[Candidate, Candidate] = {}
    chips = [start]
    for chip in chips:
        digit, cell = divmod(chip, size)
        for other in bits_of(position.layout.peers[cell]):
            if left[other] >> digit & 1:
                left[other] ^= 1 << digit
                removed_by[digit * size + other] = chip
                if not left[other]:
                    return _needed(position, start, Bingo(chips, digit * size + other, removed_by))
                if not left[other] & left[other] - 1:
                    chips.append((left[other].bit_length() - 1) * size + other)
    return None


def _needed(position: Position, start: Candidate, bingo: Bingo) -> Bingo:
    """Return the same contradiction with only the chips that it needs."""
    needed = {start, bingo.removed_by[bingo.clash]}
    waiting = [bingo.clash, bingo.removed_by[bingo.clash]]
    for chip in waiting:
        for other in _others(position, chip, start):
            if (cause := bingo.removed_by[other]) not in needed:
                needed.add(cause)
                waiting.append(cause)
    return bingo._replace(chips=[chip for chip in bingo.chips if chip in needed])


def _others(position: Position, chip: Candidate, start: Candidate) -> Iterator[Candidate]:
    """Yield the other candidates of a chip's cell. A supposed candidate needs no others to be removed."""
    digit, cell = divmod(chip, position.size)
    if chip != start:
        yield from (other * position.size + cell for other in bits_of(position.digits_of[cell] & ~(1 << digit)))


def _step(position: Position, bingo: Bingo) -> Step:
    start, size = bingo.chips[0], position.size
    blocker = bingo.removed_by[bingo.clash]
    filled = mask_of(chip % size for chip in bingo.chips[1:])
    words: dict[str, Word] = {
        **supposed_words(start, True, size),
        "cells": Cells(filled),
        "clash": Cells(1 << bingo.clash % size),
        "clash_digit": bingo.clash // size + 1,
        "blocker": Cells(1 << blocker % size),
    }
    marks = (
        Mark("base", 1 << start),
        Mark("cover", mask_of(bingo.chips[1:]), filled),
        Mark("out", 1 << start),
    )
    return Step("bowmans-bingo", None, 0, 1 << start, marks, tuple(_links(position, bingo)), words)


def _links(position: Position, bingo: Bingo) -> Iterator[Link]:
    """Yield the links of each chip and of the clash: what removes the other candidates, and what is left then."""
    start = bingo.chips[0]
    for chip in dict.fromkeys((*bingo.chips, bingo.clash)):
        for other in _others(position, chip, start):
            yield Link(bingo.removed_by[other], other, False)
            yield Link(other, chip, True)
    yield Link(bingo.removed_by[bingo.clash], bingo.clash, False)
