"""Almost locked sets: cells of one house with one digit more than cells. If they lose one, the others are locked.

A *restricted common* of two sets is a digit whose places in the one all see all its places in the other: only one of
the two can hold it, so that one of them loses it and is locked.

The sets of a position are numbered, and sets of sets are masks of these numbers. Who holds a digit where a set does not
see it cannot share it as a restricted common: a few ors tell of all others at once.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.logic.position import Position

ORDER = "row column box"  # of the houses; other kinds come last
Sets = Mask  # of numbers of almost locked sets
Numbers = tuple[int, ...]  # of sets, in the order of their links


class Als(NamedTuple):
    """One set: its cells and digits, and by digit its places, and the places of the digit that see all of these."""

    cells: Mask
    digits: Mask
    places: Mapping[int, Mask]
    seen: Mapping[int, Mask]


class AlmostLocked:
    """All almost locked sets of a position, and which share a restricted common."""

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
        """How many cells some sets have."""
        return sum([self._sizes[number] for number in numbers])

    @cached_property
    def overlapping(self) -> tuple[Sets, ...]:
        """Per set those that have a cell in common with it; itself, too."""
        return tuple(reduce(or_, [self._by_cell[cell] for cell in bits_of(als.cells)]) for als in self.sets)

    @cached_property
    def _sharing(self) -> tuple[Mapping[int, Sets], ...]:
        return tuple({digit: self.that_lose(digit, als.seen[digit]) for digit in als.places} for als in self.sets)

    @cached_property
    def _apart(self) -> tuple[Mapping[int, Sets], ...]:
        both = zip(self._sharing, self.overlapping, strict=True)
        return tuple({digit: sets & ~near for digit, sets in shared.items()} for shared, near in both)

    def sharing(self, overlap: bool = False) -> tuple[Mapping[int, Sets], ...]:
        """Per set and digit, the sets with which the digit is its restricted common; or those that overlap it, too."""
        return self._sharing if overlap else self._apart

    def that_lose(self, digit: int, gone: Mask) -> Sets:
        """The sets that hold the digit in these cells and nowhere else."""
        by_place, others = self._by_place[digit], self.position.planes[digit] & ~gone
        return self._holders[digit] & ~reduce(or_, [by_place[cell] for cell in bits_of(others)], 0)

    def commons(self, one: int, other: int, overlap: bool = False) -> list[int]:
        """The restricted commons of two sets."""
        return [digit for digit, sets in self.sharing(overlap)[one].items() if sets >> other & 1]

    def seen_by_both(self, one: int, other: int, digits: Mask) -> Grid:
        """What sees all places of one of these digits in both sets."""
        first, second, size, gone = self.sets[one], self.sets[other], self.position.size, 0
        for digit in bits_of(first.digits & second.digits & digits):
            gone |= (first.seen[digit] & second.seen[digit]) << digit * size
        return gone

    @cached_property
    def with_a_victim(self) -> tuple[Sets, ...]:
        """Per set the others with which it has a victim: a candidate that sees all places of its digit in both."""
        losing = self.losing
        return tuple(
            reduce(or_, [losing[digit][cell] for digit, seen in als.seen.items() for cell in bits_of(seen)], 0)
            for als in self.sets
        )

    @cached_property
    def losing(self) -> tuple[Mapping[int, Sets], ...]:
        """Per digit and place of it, the sets that lose the digit if it stands there."""
        planes = enumerate(self.position.planes)
        peers = self.position.layout.peers
        return tuple({cell: self.that_lose(digit, peers[cell]) for cell in bits_of(plane)} for digit, plane in planes)


def _in_house(position: Position, region: Region) -> tuple[tuple[Mask, Mask], ...]:
    """The sets of a house as cells and digits, in the order of their cells: r1c1, r1c12, r1c123, r1c13 and so on."""
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
