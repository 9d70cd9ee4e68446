"""Death Blossom: a stem cell, and an almost locked set (a petal) for each of its candidates.

Each candidate of the stem sees all cells of its digit in its own petal. Whichever digit the stem is, the petal of this
digit loses it and is locked. A digit that all petals have is therefore in at least one of them. Candidates of that
digit that see all its cells in all petals can be removed.

Source: HoDoKu's definition.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.grid.names import cells_text, digits_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Claims, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.almost_locked import AlmostLocked, Numbers, Sets
from sudoku_workshop.logic.techniques.als_steps import ROLES, removed_digits
from sudoku_workshop.logic.techniques.simplest import simplest
from sudoku_workshop.logic.techniques.technique import Technique


class Blossom(NamedTuple):
    """A death blossom: a cell (the stem), and for each of its digits an almost locked set (a petal).

    It also has the candidates that are removed.
    """

    stem: Cell
    petals: Numbers
    gone: Grid


def find_death_blossom(position: Position, overlap: bool = False, every: bool = False) -> Iterator[Step]:
    """Yield death blossoms, sorted by the number of cells.

    With `overlap`, petals may have cells in common. This is only for comparison with HoDoKu's library.
    """
    known = position.once(AlmostLocked)
    found = (
        Blossom(stem, petals, _seen_by_all(known, stem, petals))
        for stem in bits_of(position.at_least_two)
        for petals in _petals(known, stem, overlap)
        if known.size(petals) > len(petals)
    )
    return (_step(known, each) for each in simplest(found, lambda each: known.size(each.petals), every))


def _petals(known: AlmostLocked, stem: Cell, overlap: bool) -> Iterator[Numbers]:
    """Yield choices of petals for this stem: for each digit of the stem, an almost locked set.

    If the stem is a digit, this digit's petal cannot contain it. For each candidate that might be removed, only the
    first choice of petals is yielded. Small petals are tried first.
    """
    digits = bits_of(known.position.digits_of[stem])
    losing = [known.losing[digit][stem] for digit in digits]
    if all(losing):
        for digit, victims in enumerate(known.losing):
            for cell, sets in victims.items() if digit not in digits else ():
                if cell != stem and (petals := _apart(known, [each & sets for each in losing], overlap)):
                    yield petals


def _apart(known: AlmostLocked, choices: Sequence[Sets], overlap: bool) -> Numbers | None:
    """Choose one almost locked set from each of the collections in `choices`, or return None if that is impossible.

    Unless `overlap` is true, the chosen sets have no cells in common.
    """
    if not all(choices):
        return None
    if not choices:
        return ()
    for number in sorted(bits_of(choices[0]), key=lambda number: known.sets[number].cells.bit_count()):
        taken = 0 if overlap else known.overlapping[number]
        rest = _apart(known, [choice & ~taken for choice in choices[1:]], overlap)
        if rest is not None:
            return (number, *rest)
    return None


def _seen_by_all(known: AlmostLocked, stem: Cell, petals: Numbers) -> Grid:
    """Return the candidates that see all cells of their digit in every petal.

    Candidates of the stem's own digits are left out.
    """
    position, gone = known.position, 0
    for digit in range(position.n):
        seen = 0 if position.digits_of[stem] >> digit & 1 else position.planes[digit] & ~(1 << stem)
        for number in petals if seen else ():
            seen &= known.sets[number].seen.get(digit, 0)
        gone |= seen << digit * position.size
    return gone


def _step(known: AlmostLocked, blossom: Blossom) -> Step:
    stem, petals, gone = blossom
    position, sets = known.position, [known.sets[number] for number in petals]
    marks = [Mark(ROLES[i % len(ROLES)], position.candidates_in(als.cells), als.cells) for i, als in enumerate(sets)]
    texts = tuple(f"{cells_text(als.cells, position.geometry)} {{{digits_text(als.digits)}}}" for als in sets)
    words: dict[str, Word] = {
        "digits": Digits(removed_digits(position, gone)),
        "cells": Cells(1 << stem),
        "held": Digits(position.digits_of[stem]),
        "petals": Claims(texts),
    }
    stem_mark = Mark("fin", position.candidates_in(1 << stem), 1 << stem)
    return Step("death-blossom", None, 0, gone, (stem_mark, *marks, Mark("out", gone)), words=words)


RECORDS = (
    Technique("death-blossom", "sets", None, "0904", "{digits} {cells}: {petals}", find_death_blossom, 540, 600),
)
