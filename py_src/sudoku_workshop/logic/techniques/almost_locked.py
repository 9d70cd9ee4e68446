"""Almost locked sets (ALS): some cells of one house that have one candidate digit more than there are cells.

An ALS *loses* a digit if none of its cells can be that digit. The ALS is then locked: each of its other digits must be
in one of its cells.

A *restricted common* of two sets is a digit whose cells in one set all see its cells in the other. At most one of the
two sets can contain it, so at least one set loses it and is locked.

The sets of a position are numbered, and several sets are a mask of these numbers. To find all sets that share a digit
with one set as a restricted common, the other sets are excluded with a few bitwise ors: every set that has the digit in
a cell that does not see all its cells in the first set.

Source: HoDoKu's definitions.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.logic.position import Position

ORDER = "row column box"  # the order of the kinds of house; other kinds come last
Sets = Mask  # a mask of the numbers of almost locked sets
Numbers = tuple[int, ...]  # the numbers of sets, in the order in which they are linked


class Als(NamedTuple):
    """One almost locked set: its cells and its digits.

    `places` has, per digit, the cells of the set that have the digit as a candidate. `seen` has, per digit, the cells
    outside the set that have the digit as a candidate and see all these cells of the set.
    """

    cells: Mask
    digits: Mask
    places: Mapping[int, Mask]
    seen: Mapping[int, Mask]


class AlmostLocked:
    """The almost locked sets of a position, and their restricted commons."""

    def __init__(self, position: Position) -> None:
        self.position = position
        found = zip(position.layout.all, position.in_houses(_in_house), strict=True) if position.is_small else ()
        in_order = sorted(found, key=lambda each: ORDER.find(each[0].house.kind) % len(ORDER))
        distinct = dict.fromkeys(each for _, sets in in_order for each in sets)
        self.sets = tuple(_als(position, *each) for each in distinct)
        self._sizes = [als.cells.bit_count() for als in self.sets]
        self._by_place = [[0] * position.size for _ in range(position.n)]
        self._by_cell = [0] * position.size
        self._holders = [0] * position.n
        for number, als in enumerate(self.sets):
            for digit, places in als.places.items():
                self._holders[digit] |= 1 << number
                for cell in bits_of(places):
                    self._by_place[digit][cell] |= 1 << number
            for cell in bits_of(als.cells):
                self._by_cell[cell] |= 1 << number

    def size(self, numbers: Numbers) -> int:
        """Return the total number of cells of the almost locked sets with these numbers."""
        return sum([self._sizes[number] for number in numbers])

    @cached_property
    def overlapping(self) -> tuple[Sets, ...]:
        """Return, per almost locked set, all sets that have a cell in common with it, including itself."""
        return tuple(reduce(or_, [self._by_cell[cell] for cell in bits_of(als.cells)]) for als in self.sets)

    @cached_property
    def _sharing(self) -> tuple[Mapping[int, Sets], ...]:
        return tuple({digit: self.sets_losing(digit, als.seen[digit]) for digit in als.places} for als in self.sets)

    @cached_property
    def _apart(self) -> tuple[Mapping[int, Sets], ...]:
        both = zip(self._sharing, self.overlapping, strict=True)
        return tuple({digit: sets & ~near for digit, sets in shared.items()} for shared, near in both)

    def sharing(self, overlap: bool = False) -> tuple[Mapping[int, Sets], ...]:
        """Return, per set and digit, the other sets that share this digit with the set as a restricted common.

        Sets that have cells in common with the set are included only with `overlap`.
        """
        return self._sharing if overlap else self._apart

    def sets_losing(self, digit: int, gone: Mask) -> Sets:
        """Return the sets that have the digit, but only in the cells `gone`. They lose it once it is removed there."""
        by_place, others = self._by_place[digit], self.position.planes[digit] & ~gone
        return self._holders[digit] & ~reduce(or_, [by_place[cell] for cell in bits_of(others)], 0)

    def commons(self, one: int, other: int, overlap: bool = False) -> list[int]:
        """Return the restricted commons of two sets."""
        return [digit for digit, sets in self.sharing(overlap)[one].items() if sets >> other & 1]

    def seen_by_both(self, one: int, other: int, digits: Mask) -> Grid:
        """Return the candidates of these digits that see all cells of their own digit in both sets."""
        first, second, size, gone = self.sets[one], self.sets[other], self.position.size, 0
        for digit in bits_of(first.digits & second.digits & digits):
            gone |= (first.seen[digit] & second.seen[digit]) << digit * size
        return gone

    @cached_property
    def sharing_victims(self) -> tuple[Sets, ...]:
        """Return, per set, the sets that can remove some candidate together with it.

        Such a candidate sees all cells of its digit in both sets.
        """
        losing = self.losing
        return tuple(
            reduce(or_, [losing[digit][cell] for digit, seen in als.seen.items() for cell in bits_of(seen)], 0)
            for als in self.sets
        )

    @cached_property
    def losing(self) -> tuple[Mapping[int, Sets], ...]:
        """Return, per digit and cell, the sets that could not contain the digit if the cell were that digit."""
        planes = enumerate(self.position.planes)
        peers = self.position.layout.peers
        return tuple({cell: self.sets_losing(digit, peers[cell]) for cell in bits_of(plane)} for digit, plane in planes)


def _in_house(position: Position, region: Region) -> tuple[tuple[Mask, Mask], ...]:
    """Return a house's almost locked sets as (cells, digits), in the order r1c1, r1c12, r1c123, r1c13 and so on."""
    cells = [(1 << cell, position.digits_of[cell]) for cell in bits_of(region.cells & ~position.written)]
    return tuple(_grown(cells, 0, 0, 0))


def _grown(cells: list[tuple[Mask, Mask]], first: int, area: Mask, digits: Mask) -> Iterator[tuple[Mask, Mask]]:
    for number in range(first, len(cells)):
        cell, held = cells[number]
        more, both = area | cell, digits | held
        if both.bit_count() == more.bit_count() + 1:
            yield more, both
        yield from _grown(cells, number + 1, more, both)


def _als(position: Position, cells: Mask, digits: Mask) -> Als:
    places = {digit: cells & position.planes[digit] for digit in bits_of(digits)}
    seen = {digit: position.peers_of_all(held) & position.planes[digit] for digit, held in places.items()}
    return Als(cells, digits, places, seen)
