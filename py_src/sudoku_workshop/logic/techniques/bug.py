"""Bivalue universal grave (BUG): every blank cell has two candidates, and each house has two cells per missing digit.

A grid like this has no solution or several. A puzzle with a unique solution therefore never reaches a BUG. If a few
extra candidates keep a grid from being a BUG, at least one of them is true.

- Type 1: one cell has extra candidates, so this cell is one of these digits.
- Type 2: all extra candidates are one digit, so cells that see all of them cannot be that digit.
- Type 3: the cells with extra candidates act as one cell of a naked subset.
- Type 4: two cells with extra candidates in one house share one other digit, which is in one of the two cells.

Source: Sudoku Explainer. Type 1 is HoDoKu's BUG+1.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.technique import SUBSET, Technique

ER = {1: 5.6, 2: 5.7, 3: 5.8, 4: 5.7}  # ratings by type; that of type 3 is for the smallest subset
LARGEST_SUBSET = 6


class Grave(NamedTuple):
    """The extra candidates that keep a position from being a BUG (bivalue universal grave).

    In a BUG, every blank cell has two candidates, and every digit two or no possible cells in each house. `extras` has
    the extra digits by cell, in the order in which the cells are found. `common` are the cells that see every cell in
    `extras`.
    """

    extras: dict[Cell, Mask]
    common: Mask

    @property
    def cells(self) -> Mask:
        """Return the cells with extra candidates."""
        return mask_of(self.extras)

    @property
    def digits(self) -> Mask:
        """Return the digits of all extra candidates."""
        digits = 0
        for extra in self.extras.values():
            digits |= extra
        return digits


def find_bug(position: Position, kinds: tuple[int, ...] = (1, 2, 3, 4)) -> Iterator[Step]:
    """Yield BUGs of these types, in the order in which Sudoku Explainer tries them."""
    grave = _grave(position)
    if grave:
        for kind, step in _of_grave(position, grave):
            if kind in kinds:
                yield step


def _of_grave(position: Position, grave: Grave) -> Iterator[tuple[int, Step]]:
    if len(grave.extras) == 1:
        cells = grave.cells
        yield 1, _step(position, grave, 1, 0.0, position.candidates_in(cells) & ~position.at(cells, grave.digits))
    elif grave.digits.bit_count() == 1:
        gone = position.at(grave.common, grave.digits)
        if gone:
            yield 2, _step(position, grave, 2, 0.0, gone)
        yield from _type_4(position, grave)
    else:
        yield from _type_4(position, grave)
        yield from _type_3(position, grave)


def _grave(position: Position) -> Grave | None:
    """Return the extra candidates that keep the position from being a BUG, or None.

    The result is None if the position would not be a BUG without the extra candidates. It is also None if these are of
    several digits and no cell sees all cells that have extra candidates.
    """
    grid, size = position.open, position.size
    extras: dict[Cell, Mask] = {}
    digits, common = 0, position.masks.plane
    many = position.at_least_three
    if not many:
        return None
    layout = position.layout
    for region in layout.linked:
        for digit, places in enumerate(position.places[region.number]):
            if places and places.bit_count() != 2:
                suspects = places & many
                if not suspects:
                    return None
                if suspects & suspects - 1 == 0:
                    cell = suspects.bit_length() - 1
                    extras[cell] = extras.get(cell, 0) | 1 << digit
                    digits |= 1 << digit
                    grid &= ~(suspects << digit * size)
                    common = common & layout.peers[cell] & ~mask_of(extras)
                    if len(extras) > 1 and digits & digits - 1 and not common:
                        return None
    return Grave(extras, common) if _is_grave(position, grid) else None


def _is_grave(position: Position, grid: Grid) -> bool:
    """Return whether each blank cell has two candidates, and each digit has two or no possible cells in each house."""
    size, blank = position.size, position.masks.plane & ~position.written
    if any((grid >> cell & position.masks.cell).bit_count() != 2 for cell in bits_of(blank)):
        return False
    planes = [grid >> digit * size & position.masks.plane for digit in range(position.n)]
    return all((region.cells & plane).bit_count() in (0, 2) for region in position.layout.all for plane in planes)


def _shared(position: Position, grave: Grave) -> list[Region]:
    """Return the houses that contain all cells with extra candidates, in the order box, row, column, others."""
    return [region for region in position.layout.linked if not grave.cells & ~region.cells]


def _type_3(position: Position, grave: Grave) -> Iterator[tuple[int, Step]]:
    """Yield steps for naked subsets in which all cells with extra candidates together count as one cell."""
    for region in _shared(position, grave):
        others = grave.common & region.cells & ~position.written
        for size in range(2, LARGEST_SUBSET + 1):
            if others.bit_count() < size:
                break
            for chosen in sorted(mask_of(cells) for cells in combinations(bits_of(others), size - 1)):
                digits = position.digits_in(chosen)
                if digits.bit_count() == size and not grave.digits & ~digits:
                    gone = position.at(others & ~chosen, digits)
                    if gone:
                        words: dict[str, Word] = {
                            "extra": Digits(digits),
                            "subset": Cells(chosen),
                            "house": region.house,
                        }
                        yield 3, _step(position, grave, 3, 0.1 * (size - 2), gone, words)


def _type_4(position: Position, grave: Grave) -> Iterator[tuple[int, Step]]:
    """Yield steps for two cells with extra candidates that share a house and have exactly one other digit in common.

    One of the two cells must be this digit, and the other cell is one of its own extra candidates.
    """
    if len(grave.extras) != 2:
        return
    first, second = grave.extras
    common = position.digits_of[first] & position.digits_of[second] & ~grave.digits
    if common.bit_count() != 1:
        return
    gone = 0
    for cell, extra in grave.extras.items():
        gone |= position.at(1 << cell, position.digits_of[cell] & ~extra & ~common)
    for region in _shared(position, grave):
        if gone:
            yield 4, _step(position, grave, 4, 0.0, gone, {"digit": common.bit_length(), "house": region.house})


def _step(
    position: Position, grave: Grave, kind: int, more: float, gone: Grid, words: dict[str, Word] | None = None
) -> Step:
    found = 0
    for cell, extra in grave.extras.items():
        found |= position.at(1 << cell, extra)
    marks = [Mark("fin", found, grave.cells), Mark("out", gone)]
    all_words: dict[str, Word] = {"cells": Cells(grave.cells), "digits": Digits(grave.digits)}
    subset = (words or {}).get("subset")
    if isinstance(subset, Cells):
        marks.append(Mark("cover", position.candidates_in(subset.mask) & ~gone, subset.mask))
    left = found if kind == 1 and found.bit_count() == 1 else 0
    er = round(ER[kind] + more, 1)
    return Step(f"bug-{kind}", er, 0, gone, tuple(marks), words=all_words | (words or {}), left=left)


RECORDS = (
    Technique("bug-1", "uniqueness", ER[1], "0610", SUBSET, partial(find_bug, kinds=(1,)), 150, 180),
    Technique("bug-2", "uniqueness", ER[2], "", SUBSET, partial(find_bug, kinds=(2,)), 630),
    Technique("bug-3", "uniqueness", ER[3], "", SUBSET, partial(find_bug, kinds=(3,)), 640),
    Technique("bug-4", "uniqueness", ER[4], "", SUBSET, partial(find_bug, kinds=(4,)), 650),
)
