"""Branches: what several assumptions of which one must hold lead to, all of them; and what contradicts itself.

*Cell*: each candidate of a cell leads to it. *Region*: each place of a digit in a house does. *Double*: a candidate's
being true does, and its being false. *Contradiction*: an assumption leads to something and to its contrary, so that it
is wrong. Sound: one of the branches is true, and each of them holds what all hold.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from functools import reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.step import Candidate, Link
from sudoku_workshop.logic.techniques.groups import Number
from sudoku_workshop.logic.techniques.nets import Claim, Claims, Field, Net, Rule


class Kind(IntEnum):
    """What the branches are, in Sudoku Explainer's order among equally complex ones."""

    DOUBLE = 1
    CELL = 5
    REGION = 6
    CONTRADICTION = 7


class Finding(NamedTuple):
    """What branches lead to. They sort by complexity, then kind, then the order in which they are found."""

    complexity: int
    kind: Kind
    order: int
    claim: Claim
    gone: Grid
    branches: Sequence[Claim]
    group: Number | None  # the cell, or the region's places of a digit, of which the branches are the candidates
    sides: Sequence[Claims]  # all that leads to it, on each branch; or to either side of the contradiction


class Branches:
    """All findings of one grid of candidates."""

    def __init__(
        self, field: Field, dynamic: bool, rules: Sequence[Rule] = (), cost: Callable[[Claims], int] | None = None
    ) -> None:
        self.field, self.dynamic, self.rules, self.cost = field, dynamic, rules, cost
        self._count = field.geometry.n * field.geometry.cells
        self._nets: dict[Claim, Net] = {}

    def net(self, start: Claim) -> Net:
        """What follows from a start; worked out once."""
        if start not in self._nets:
            self._nets[start] = Net(self.field, start, self.dynamic, self.rules)
        return self._nets[start]

    def findings(self) -> list[Finding]:
        """Those that remove something: the simplest first, and of those that remove the same that one alone."""
        found = (finding for cell in range(self.field.geometry.cells) for finding in self._of_cell(cell))
        ordered = sorted(finding._replace(order=order) for order, finding in enumerate(found))
        first: dict[Grid, Finding] = {}
        for finding in ordered:
            first.setdefault(finding.gone, finding)
        return list(first.values())

    def _of_cell(self, cell: int) -> Iterator[Finding]:
        starts = self._members(cell)
        if len(starts) < 3 - self.dynamic:
            return
        for start in starts:
            if self.dynamic:
                yield from self._contradiction(start)
                yield from self._contradiction(~start)
            if self.dynamic and len(starts) > 2:
                yield from self._common(Kind.DOUBLE, (start, ~start), None)
            for group, _, _ in self.field.groups.parts[start][1:]:
                places = self._members(group)
                if len(places) > 1 and places[0] == start:
                    yield from self._common(Kind.REGION, places, group)
        yield from self._common(Kind.CELL, starts, cell)

    def _members(self, group: Number) -> tuple[Candidate, ...]:
        members = self.field.groups.members[group]
        return tuple(members[i] for i in bits_of(self.field.left[group]))

    def _contradiction(self, start: Claim) -> Iterator[Finding]:
        net = self.net(start)
        if net.clash:
            yield from self._finding(Kind.CONTRADICTION, ~start, (start,), None, net.sides())

    def _common(self, kind: Kind, starts: Sequence[Claim], group: Number | None) -> Iterator[Finding]:
        """What all branches claim: first what is true, then what is false, each in the order of the first branch."""
        nets = [self.net(start) for start in starts]
        common = set(nets[0].came).intersection(*(net.came for net in nets[1:]))
        claims = [claim for claim in nets[0].came if claim in common]
        for claim in sorted(claims, key=lambda claim: claim < 0):
            yield from self._finding(kind, claim, starts, group, [net.led_to(claim) for net in nets])

    def _finding(
        self, kind: Kind, claim: Claim, starts: Sequence[Claim], group: Number | None, sides: Sequence[Claims]
    ) -> Iterator[Finding]:
        gone = self._removed_by(claim)
        if gone:
            yield Finding(self._complexity(sides), kind, 0, claim, gone, starts, group, sides)

    def told(self, finding: Finding) -> list[tuple[Link, ...]]:
        """The links of each branch; those of both sides of a contradiction in one."""
        if finding.kind is Kind.CONTRADICTION:
            return [self.net(finding.branches[0]).told(reduce(or_, finding.sides))]
        return [self.net(start).told(side) for start, side in zip(finding.branches, finding.sides, strict=True)]

    def looked_at(self, finding: Finding) -> Grid:
        """The groups of which a finding uses that candidates are gone from them."""
        starts = finding.branches if len(finding.branches) > 1 else (*finding.branches, *finding.branches)
        numbers = {finding.group}
        for start, side in zip(starts, finding.sides, strict=True):
            numbers |= set(map(self.net(start).through.get, bits_of(side & (1 << self._count) - 1)))
        if finding.kind is Kind.CONTRADICTION and (clash := self.net(starts[0]).clash):
            numbers.add(clash.group)
        grids = self.field.groups.grids
        return reduce(or_, [grids[number] for number in numbers if number is not None], 0)

    def _complexity(self, sides: Sequence[Claims]) -> int:
        """The claims of each side, and each chain once that any of them rests on."""
        if not self.cost:
            return sum(map(int.bit_count, sides))
        claims = (1 << 2 * self._count) - 1
        return sum((side & claims).bit_count() for side in sides) + self.cost(reduce(or_, sides))

    def _removed_by(self, claim: Claim) -> Grid:
        if claim < 0:
            return 1 << ~claim
        cell = self.field.groups.parts[claim][0].group
        return self.field.groups.grids[cell] & self.field.grid & ~(1 << claim)
