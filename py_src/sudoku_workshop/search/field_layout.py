"""The position of every candidate in the integer that holds a grid, and the masks that follow from it.

In this integer, every group of candidates has a field of bits (see `fields.py`). Groups are numbered. First come the
rows of digit 1, of digit 2 and so on. Columns, boxes and other houses follow in the same way, then the supports, and
cells come last. The field of group `g` begins at bit `g * width`: n candidates, with the guard bit above them.

A *support* is a group that stands for a related pair of cells (see rules/): if the first cell has this digit, the
second has one of these. Its members are the candidate "the first cell does not have this digit", and the candidates of
the second cell that go with the digit. If only the first of them is left, the digit is removed.

A bit is identified by its `bit_length`, so the lowest bit is 1.
"""

from collections.abc import Iterable, Iterator
from copy import copy
from functools import cache, cached_property, lru_cache, reduce
from operator import or_
from typing import Self

from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import KEPT as MOST_LAYOUTS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of, masks
from sudoku_workshop.search.groups import Candidate, cell_groups, house_groups, supports
from sudoku_workshop.search.joint import asked_rules, exact_implied_rules, exact_rules, implied_rules
from sudoku_workshop.search.line_segments import LineSegments, line_segments, mask_of_many
from sudoku_workshop.search.questions import Question
from sudoku_workshop.search.remaining import Remaining

Fields = int
Bit = int


class FieldLayout:
    """The layout of all fields for one geometry: one field of bits for each group of candidates.

    The masks of a candidate are computed when they are first needed. A `wide` layout has the supports of an empty grid
    whose cells can have every digit, so that it can be relaxed.
    """

    def __init__(self, geometry: Geometry, wide: bool = False) -> None:
        self.geometry, self.n, self.width = geometry, geometry.n, geometry.n + 1
        self._number = geometry.n * geometry.cells
        self._supported = (*supports(geometry, wide),)
        own = [(self._number + place, *members) for place, (_, members) in enumerate(self._supported)]
        houses, cells = tuple(house_groups(geometry)), tuple(cell_groups(geometry))
        self.groups = (*houses, *own, *cells)
        self._own = cache(lambda candidate: mask_of(self._places[candidate]))
        self.ones = self._every(at for at, group in enumerate(self.groups) if group)
        self.guards = self.ones << self.n
        self._supports = range(len(houses), len(houses) + len(own))
        self.branching = self.guards ^ self._every(self._supports) << self.n
        self._all = self.guards | self._all_members()
        self._idle = 0  # the fields of supports that no longer hold
        self.full = self._full(geometry)
        self.cells_at = self.width * (len(self.groups) - geometry.cells)
        self.cells = self._all >> self.cells_at << self.cells_at & ~self.guards
        self.placing: list[tuple[Mask, Mask] | None] = [None] * (self._all.bit_length() + 1)
        self.locking = [0] * (self._all.bit_length() + 1)
        self._members = cache(lambda group: self._bits_of(self.groups[group]))
        self.remaining = Remaining(self._all, self._own, geometry)
        self._base: FieldLayout | None = None
        self._learn_rules(geometry)

    def _learn_rules(self, geometry: Geometry) -> None:
        self._related, self._is_exact, meaning = masks(geometry).excluded_by, False, geometry.meaning
        # whether rules relate cells in other ways than houses do
        self.is_related = bool(self._related or meaning.sums or meaning.joint)

    @cached_property
    def asked(self) -> tuple[tuple[Question, ...], ...]:
        """The questions to rules, in tiers: a tier is asked when the one before removes nothing more."""
        stated = tuple(exact_rules(self.geometry) if self._is_exact else asked_rules(self.geometry))
        return (stated,) if stated else ()

    def without(self, geometry: Geometry) -> Self:
        """Return the layout of a geometry that only excludes candidates from an empty grid. It shares the tables."""
        made = copy(self)
        for name in ("asked", "thorough", "exact"):  # these have the rules of their own geometry
            vars(made).pop(name, None)
        made.geometry, made.full = geometry, self._full(geometry)
        return made

    def _full(self, geometry: Geometry) -> Fields:
        gone = self._bits_of(_excluded(geometry)) | self._idle
        return self._all ^ self._all & gone

    def beside(self, geometry: Geometry) -> Self:
        """Return the layout of a geometry whose rules add neither houses nor supports. It shares the tables."""
        self.lines, self.sees, self._places  # noqa: B018  # so that they are copied
        made = self.without(geometry)
        made._base, made.placing = self, [None] * len(self.placing)
        made._learn_rules(geometry)
        return made

    def relaxed(self, geometry: Geometry) -> Self:
        """Return the layout of a geometry that has fewer rules and the same houses. It shares the tables.

        This layout must be a wide one. Tables are made again only for candidates that a missing rule is about.
        """
        allowed, before = geometry.meaning.allowed, self.geometry.meaning.allowed
        gone = [mask for pair, mask in self._fields_of_pairs.items() if allowed.get(pair) != before.get(pair)]
        made = copy(self)
        made._idle = idle = reduce(or_, gone, self._idle)
        made.ones, made.guards, made.branching = self.ones & ~idle, self.guards & ~idle, self.branching & ~idle
        made = made.without(geometry)
        made.placing = [*self.placing]
        made._learn_rules(geometry)
        for candidate in {*self._related, *made._related}:
            if self._related.get(candidate) != made._related.get(candidate):
                for place in self._places[candidate]:
                    made.placing[place + 1] = None
        return made

    @cached_property
    def _fields_of_pairs(self) -> dict[tuple[Cell, Cell], Mask]:
        """The fields of the supports of each related pair of cells."""
        found: dict[tuple[Cell, Cell], Mask] = {}
        every = (1 << self.width) - 1
        for group, (candidate, members) in zip(self._supports, self._supported, strict=True):
            pair = candidate % self.geometry.cells, members[0] % self.geometry.cells
            found[pair] = found.get(pair, 0) | every << group * self.width
        return found

    @cached_property
    def thorough(self) -> Self:
        """The same layout for long searches: it also has the equations that follow from others."""
        made, rules = copy(self), exact_implied_rules if self._is_exact else implied_rules
        made.asked = (*self.asked, implied) if (implied := tuple(rules(self.geometry))) else self.asked
        return made

    @cached_property
    def exact(self) -> Self:
        """The same layout for searches without a limit (see `joint.py`)."""
        made = copy(self)
        for name in ("asked", "thorough"):
            vars(made).pop(name, None)
        made._is_exact = True
        return made

    @cached_property
    def lines(self) -> tuple[LineSegments, ...]:
        """The segments of rows and columns, or nothing if the boxes are not rectangles."""
        return line_segments(self.groups, lambda candidate: self._places[candidate][2] // self.width, self.geometry)

    @cached_property
    def sees(self) -> dict[Bit, Mask]:
        """For each cell, given by its guard bit, a mask of the guard bits of the cells that it sees.

        The bits are counted from `cells_at`, where the fields of the cells begin.
        """
        return {(cell + 1) * self.width: self._every(peers) << self.n for cell, peers in enumerate(self.geometry.peers)}

    def bit(self, cell: Cell, digit: Digit) -> Bit:
        """Return a candidate's bit in the field of its cell."""
        return self.cells_at + cell * self.width + digit

    def candidate(self, bit: Bit) -> Candidate:
        """Return the candidate that has this bit in any of its groups."""
        group, k = divmod(bit - 1, self.width)
        return self.groups[group][k]

    def all_bits(self, bit: Bit) -> Mask:
        """Return all bits of a candidate, one for each of its groups. `bit` is any one of them."""
        return self._own(self.candidate(bit))

    def make_placing(self, bit: Bit) -> tuple[Mask, Mask]:
        """Return two masks of the bits that remain when this candidate is placed: with and without its own bits."""
        candidate = self.candidate(bit)
        if self._base:
            with_it, without_it = self._base.placing[bit] or self._base.make_placing(bit)
        else:
            own, gone = self._own(candidate), self._grouped_with(candidate)
            without_it = self._all ^ self._all & (gone | own)  # twice as fast as `& ~` for such large integers
            with_it = without_it | own
        gone = self._bits_of(bits_of(self._related.get(candidate, 0)))
        made = with_it ^ with_it & gone, without_it ^ without_it & gone
        for place in self._places[candidate]:
            self.placing[place + 1] = made
        return made

    def _grouped_with(self, candidate: Candidate) -> Mask:
        """Return the bits that go when a candidate is placed because of its groups: guards and other members."""
        groups = [place // self.width for place in self._places[candidate]]
        gone = mask_of(group * self.width + self.n for group in groups)
        if self._number <= candidate < self._number + len(self._supported):
            return gone | self._own(self._supported[candidate - self._number][0])
        for group in groups:
            if group not in self._supports:
                gone |= self._members(group)
        return gone | self._bits_of(self._negated[candidate]) if candidate < self._number else gone

    @cached_property
    def _negated(self) -> list[list[Candidate]]:
        """Per candidate, the "not" candidates that say that it is wrong."""
        found: list[list[Candidate]] = [[] for _ in range(self._number)]
        for place, (candidate, _) in enumerate(self._supported):
            found[candidate].append(self._number + place)
        return found

    def make_locking(self, bit: Bit, length: int) -> Mask:
        """Return the bits that remain when a digit must be in the segment that begins at `bit`.

        The digit is then in no other segment of the same line, and in no other segment of the same box.
        """
        line, k = divmod(bit - 1, self.width)
        segment = self.groups[line][k : k + length]
        box = self._places[segment[0]][2] // self.width
        gone = self._members(line) | self._members(box)
        self.locking[bit] = self._all ^ gone | self._bits_of(segment)
        return self.locking[bit]

    @cached_property
    def _places(self) -> list[list[int]]:
        """For each candidate, the positions of its bits, in the order of the groups."""
        places: list[list[int]] = [[] for _ in range(self._number + len(self._supported))]
        for group, candidates in enumerate(self.groups):
            for k, candidate in enumerate(candidates):
                places[candidate].append(group * self.width + k)
        return places

    def _all_members(self) -> Mask:
        """Return the bits of all members of groups. A text is the quickest way to so many bits."""
        texts = ["1" * size for size in range(self.width)]
        fields = [texts[len(group)].rjust(self.width, "0") for group in self.groups]
        return int("".join(reversed(fields)), 2)

    def _bits_of(self, candidates: Iterable[Candidate]) -> Mask:
        return reduce(or_, map(self._own, candidates), 0)

    def _every(self, groups: Iterable[int]) -> Mask:
        """Return a mask of the lowest bit of each of these groups."""
        return mask_of_many(group * self.width for group in groups)


def bits_down(mask: Mask) -> Iterator[Bit]:
    """Yield the bits of a mask, highest first."""
    while mask:
        bit = mask.bit_length()
        yield bit
        mask ^= 1 << bit - 1


@lru_cache(maxsize=MOST_LAYOUTS)
def layout_of(geometry: Geometry) -> FieldLayout:
    """Return the layout of a geometry. For equal geometries, it is the same object."""
    if geometry.wider is not geometry:
        return layout_of(geometry.wider).without(geometry)
    if geometry.with_same_houses is not geometry and not any(supports(geometry)):
        return layout_of(geometry.with_same_houses).beside(geometry)
    return FieldLayout(geometry)


def _excluded(geometry: Geometry) -> Iterable[Candidate]:
    """Return the candidates that the rules exclude from an empty grid."""
    return bits_of((1 << geometry.n * geometry.cells) - 1 & ~masks(geometry).full)
