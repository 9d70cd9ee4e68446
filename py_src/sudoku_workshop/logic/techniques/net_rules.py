"""Rules that a net may use when singles lead no further: locked candidates, pairs and X-Wings.

Each rule works on the candidates that are left in the net. A result counts only if it depends on candidates that the
net has ruled out before. These candidates are the reasons of the result.

Source: Sudoku Explainer, including the order of results.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, compress, count, permutations, product
from operator import ne
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
    fitting = _fitting(field.geometry)
    for _, (inner, outer, shared, also) in sorted(
        [each for number in _narrowed(field, left) for each in fitting[number].get(left[number], ())]
    ):
        if others := left[outer] & ~also:
            yield Inference(field.among(outer, others), field.among(inner, field.left[inner] & ~shared))


def hidden_pairs(field: Field, left: Left) -> Iterator[Inference]:
    """Yield what hidden pairs rule out, in houses with five or more blank cells."""
    for unit in _units(field, 5, [number for number in _two_left(field, left) if number >= field.geometry.cells]):
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
    for unit in _units(field, 4, [number for number in _two_left(field, left) if number < field.geometry.cells]):
        for a, b in _pairs(unit.cells, left):
            others = [cell for cell in unit.cells if cell not in (a, b)]
            gone = [candidate for cell in sorted(others) for candidate in field.among(cell, left[cell] & left[a])]
            reasons = [candidate for cell in (a, b) for candidate in field.among(cell, field.left[cell] & ~left[a])]
            yield Inference(gone, reasons)


def x_wings(field: Field, left: Left) -> Iterator[Inference]:
    """Yield what X-Wings rule out, first X-Wings in columns, then X-Wings in rows.

    Both kinds are sorted by their two lines, then by digit.
    """
    narrow = set(_two_left(field, left))
    columns, rows = field.groups.units["column"], field.groups.units["row"]
    for base, cover in ((columns, rows), (rows, columns)) if narrow else ():
        digits = [digit for digit in range(field.geometry.n) if field.values.count(digit + 1) <= 5]
        places = [(digit, [unit.digits[digit] for unit in base]) for digit in digits]
        found = [
            (digit, *pair)
            for digit, numbers in places
            if not narrow.isdisjoint(numbers)
            for pair in _pairs(numbers, left)
        ]
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


def _narrowed(field: Field, left: Left) -> Iterator[Number]:
    """Return the groups that have lost a member in the net. Without one of them, a result has no reasons."""
    return compress(count(), map(ne, left, field.left))


def _two_left(field: Field, left: Left) -> list[Number]:
    """Return the groups that have lost a member in the net and have two left."""
    return [number for number in _narrowed(field, left) if left[number].bit_count() == 2]


def _units(field: Field, blank: int, numbers: Sequence[Number]) -> Iterator[Unit]:
    """Yield the houses of some groups that have at least this number of blank cells.

    They are in the order boxes, columns, rows, others.
    """
    holding, units = _holding(field.geometry)
    for place in sorted({place for number in numbers for place in holding[number]}):
        if sum(not field.values[cell] for cell in units[place].cells) >= blank:
            yield units[place]


@lru_cache(maxsize=KEPT)
def _holding(geometry: Geometry) -> tuple[list[list[int]], list[Unit]]:
    """Return, by group, the places of the houses that hold it in the list of all houses, and this list."""
    table = groups(geometry)
    units = [*chain(*table.units.values())]
    holding: list[list[int]] = [[] for _ in table.members]
    for place, unit in enumerate(units):
        for number in (*unit.cells, *unit.digits):
            holding[number].append(place)
    return holding, units


@lru_cache(maxsize=KEPT)
def _fitting(geometry: Geometry) -> list[dict[Mask, list[tuple[int, Overlap]]]]:
    """Return the overlaps by the group `inner`, then by each mask of two or more of its members that all are shared.

    Each overlap comes with its place in the order of all overlaps.
    """
    fitting: list[dict[Mask, list[tuple[int, Overlap]]]] = [{} for _ in groups(geometry).members]
    for each in enumerate(overlaps(geometry)):
        places = shared = each[1].shared
        while places:
            if places & places - 1:
                fitting[each[1].inner].setdefault(places, []).append(each)
            places = places - 1 & shared
    return fitting


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
