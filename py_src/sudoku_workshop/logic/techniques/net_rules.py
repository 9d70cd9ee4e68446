"""Rules that a net may use when singles lead no further: locked candidates, pairs and X-Wings.

Each rule works on the candidates that are left in the net. A result counts only if it depends on candidates that the
net has ruled out before. These candidates are the reasons of the result.

Source: Sudoku Explainer, including the order of results.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, permutations, product
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.techniques.groups import Number, Unit, groups
from sudoku_workshop.logic.techniques.net_field import Field, Inference

Left = Sequence[Mask]  # the members that each group has left
Pairs = list[tuple[Number, Number]]  # pairs of groups that both have the same two members left


class Overlap(NamedTuple):
    """Two groups of candidates of one digit, `inner` and `outer`, in houses that have cells in common.

    The candidates in the common cells have the bits `shared` in the mask of `inner`, and the bits `also` in that of
    `outer`.
    """

    inner: Number
    outer: Number
    shared: Mask
    also: Mask


def locked(field: Field, left: Left) -> Iterator[Inference]:
    """Yield what locked candidates rule out, sorted by the kinds of their two houses, then by house, then by digit."""
    for inner, outer, shared, also in overlaps(field.geometry):
        places = left[inner]
        if not places & ~shared and places & places - 1 and left[outer] & ~also:
            gone = field.among(outer, left[outer] & ~also)
            yield Inference(gone, field.among(inner, field.left[inner] & ~shared))


def hidden_pairs(field: Field, left: Left) -> Iterator[Inference]:
    """Yield what hidden pairs rule out, in houses with five or more blank cells."""
    for unit in _units(field, 5):
        for a, b in _pairs(unit.digits, left):
            digits = (unit.digits.index(a), unit.digits.index(b))
            others = [cell for i, cell in enumerate(unit.cells) if not left[a] >> i & 1]
            cells = [cell for i, cell in enumerate(unit.cells) if left[a] >> i & 1]
            kept = mask_of(digits)
            gone = [candidate for cell in sorted(cells) for candidate in field.among(cell, left[cell] & ~kept)]
            reasons = [candidate for cell in others for candidate in field.among(cell, field.left[cell] & kept)]
            yield Inference(gone, reasons)


def naked_pairs(field: Field, left: Left) -> Iterator[Inference]:
    """Yield what naked pairs rule out, in houses with four or more blank cells."""
    for unit in _units(field, 4):
        for a, b in _pairs(unit.cells, left):
            others = [cell for cell in unit.cells if cell not in (a, b)]
            gone = [candidate for cell in sorted(others) for candidate in field.among(cell, left[cell] & left[a])]
            reasons = [candidate for cell in (a, b) for candidate in field.among(cell, field.left[cell] & ~left[a])]
            yield Inference(gone, reasons)


def x_wings(field: Field, left: Left) -> Iterator[Inference]:
    """Yield what X-Wings rule out, first X-Wings in columns, then X-Wings in rows.

    Both kinds are sorted by their two lines, then by digit.
    """
    columns, rows = field.groups.units["column"], field.groups.units["row"]
    for base, cover in ((columns, rows), (rows, columns)):
        digits = [digit for digit in range(field.geometry.n) if field.values.count(digit + 1) <= 5]
        found = [(digit, *pair) for digit in digits for pair in _pairs([unit.digits[digit] for unit in base], left)]
        for digit, a, b in sorted(found, key=lambda pair: _lines(base, *pair)):
            kept = mask_of(_lines(base, digit, a, b))
            across = [cover[i].digits[digit] for i in bits_of(left[a])]
            gone = [candidate for line in across for candidate in field.among(line, left[line] & ~kept)]
            reasons = [candidate for line in (a, b) for candidate in field.among(line, field.left[line] & ~left[a])]
            yield Inference(sorted(gone), reasons)


RULES: tuple[Callable[[Field, Left], Iterator[Inference]], ...] = (locked, hidden_pairs, naked_pairs, x_wings)


def _pairs(numbers: Sequence[Number], left: Left) -> Pairs:
    """Return all pairs among these groups of candidates in which both groups have the same two members left.

    The pairs are sorted by their second group, then by their first.
    """
    two = [number for number in numbers if left[number].bit_count() == 2]
    if len({left[number] for number in two}) == len(two):
        return []
    return [(a, b) for i, b in enumerate(two) for a in two[:i] if left[a] == left[b]]


def _lines(base: Sequence[Unit], digit: int, a: Number, b: Number) -> tuple[int, int]:
    """Return the indices of two lines, given the numbers of their groups for a digit.

    The index of the line with group `b` comes first, then that of the line with group `a`.
    """
    return b - base[0].digits[digit], a - base[0].digits[digit]


def _units(field: Field, blank: int) -> Iterator[Unit]:
    """Yield the houses with at least this number of blank cells, in the order boxes, columns, rows, others."""
    for unit in chain(*field.groups.units.values()):
        if sum(not field.values[cell] for cell in unit.cells) >= blank:
            yield unit


@lru_cache(maxsize=KEPT)
def overlaps(geometry: Geometry) -> tuple[Overlap, ...]:
    """Return the pairs of groups of one digit whose houses share more than one cell.

    Pairs of a box and a column come first, followed by box and row, column and box, row and box, and other houses.
    """
    found = []
    for inners, outers in permutations(groups(geometry).units.values(), 2):
        for inner, outer in product(inners, outers):
            both = set(inner.cells) & set(outer.cells)
            if len(both) > 1:
                shared, also = (mask_of(unit.cells.index(cell) for cell in both) for unit in (inner, outer))
                for a, b in zip(inner.digits, outer.digits, strict=True):
                    found.append(Overlap(a, b, shared, also))
    return tuple(found)
