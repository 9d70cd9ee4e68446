"""Branches: what several assumptions of which one must hold lead to, all of them; and what contradicts itself.

*Cell*: each candidate of a cell leads to it. *Region*: each place of a digit in a house does. *Double*: a candidate's
being true does, and its being false. *Contradiction*: an assumption leads to something and to its contrary, so that it
is wrong. Sound: one of the branches is true, and each of them holds what all hold.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import reduce
from operator import and_, or_
from typing import NamedTuple, Protocol

from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.logic.step import Branch, Candidate, NestedChain
from sudoku_workshop.logic.techniques.groups import Number
from sudoku_workshop.logic.techniques.net_field import Claim, Claims, Field, Rule, claim_text
from sudoku_workshop.logic.techniques.nets import Net


class Kind(IntEnum):
    """What the branches are, in Sudoku Explainer's order among equally complex ones."""

    DOUBLE = 1
    CELL = 5
    REGION = 6
    CONTRADICTION = 7


class Agreement(NamedTuple):
    """What branches lead to: the claim that holds, and the branches."""

    kind: Kind
    claim: Claim
    branches: Sequence[Claim]
    group: Number | None  # the cell, or the region's places of a digit, of which the branches are the candidates


class Finding(NamedTuple):
    """An agreement with all that leads to it. They sort by complexity, then kind, then as they are found."""

    complexity: int
    kind: Kind
    order: int
    claim: Claim
    gone: Grid
    branches: Sequence[Claim]
    group: Number | None
    sides: Sequence[Claims]  # all that leads to it, on each branch; or to either side of the contradiction


class KnownChains(Protocol):
    """What is known of the chains that nets rest on, by their bits."""

    def cost(self, notes: Claims) -> int:
        """How complex those are together whose bits are set."""

    def told(self, note: Claims, gone: Grid, without: Grid) -> NestedChain:
        """The chain of this bit: what it rules out, and what had to be ruled out before."""


class Branches:
    """All findings of one grid of candidates. `at_most`, by start, what its net can claim; what is not known is not
    asked. `elsewhere`: nets that have been worked out there, all of them or none."""

    def __init__(
        self,
        field: Field,
        dynamic: bool,
        rules: Sequence[Rule],
        chains: KnownChains,
        at_most: Mapping[Claim, Claims] | None = None,
        elsewhere: Mapping[Claim, Net] | None = None,
    ) -> None:
        self.field, self.dynamic, self.rules, self.chains, self.at_most = field, dynamic, rules, chains, at_most
        self._count = field.geometry.n * field.geometry.cells
        self._elsewhere = elsewhere or {}
        self._nets: dict[Claim, Net] = {}

    def net(self, start: Claim) -> Net:
        """What follows from a start; worked out once."""
        if start in self._elsewhere:
            return self._elsewhere[start]
        if start not in self._nets:
            self._nets[start] = Net(self.field, start, self.dynamic, self.rules)
        return self._nets[start]

    def findings(self) -> list[Finding]:
        """Those that remove something: the simplest first, and of those that remove the same that one alone."""
        first: dict[Grid, Finding] = {}
        for finding in sorted(self._finding(*each) for each in self._agreements()):
            first.setdefault(finding.gone, finding)
        return list(first.values())

    def in_order(self) -> Iterator[Finding]:
        """The same. The first comes sooner, as a rating needs no other."""
        first = self.simplest()
        if first:
            yield self._once_more(first) if self._elsewhere else first
            yield from self.findings()[1:]

    def _once_more(self, found: Finding) -> Finding:
        """The same from nets of our own: only these can be told."""
        self._elsewhere = {}
        return self._finding(found.order, Agreement(found.kind, found.claim, found.branches, found.group))

    def simplest(self) -> Finding | None:
        """The first of the findings. Only what may be simpler than what was found before is worked out."""
        best: Finding | None = None
        for order, agreement in self._agreements():
            if not best or self._least(agreement) <= best.complexity:
                finding = self._finding(order, agreement)
                best = min(best, finding) if best else finding
        return best

    def refuted(self, starts: Iterable[Claim]) -> Iterator[Finding]:
        """Those of these assumptions that contradict themselves."""
        for order, agreement in enumerate(each for start in starts for each in self._contradiction(start)):
            yield self._finding(order, agreement)

    def _agreements(self) -> Iterator[tuple[int, Agreement]]:
        """Those that remove something, numbered, in Sudoku Explainer's order."""
        all_of_them = (each for cell in range(self.field.geometry.cells) for each in self._of_cell(cell))
        return enumerate(each for each in all_of_them if self._removed_by(each.claim))

    def _of_cell(self, cell: int) -> Iterator[Agreement]:
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
        return self.field.among(group, self.field.left[group])

    def _contradiction(self, start: Claim) -> Iterator[Agreement]:
        if self.net(start).clash:
            yield Agreement(Kind.CONTRADICTION, ~start, (start,), None)

    def _common(self, kind: Kind, starts: Sequence[Claim], group: Number | None) -> Iterator[Agreement]:
        """What all branches claim: first what is true, then what is false, each in the order of the first branch."""
        if self.at_most and not reduce(and_, [self.at_most[start] for start in starts]):
            return
        common = reduce(and_, [self.net(start).claims for start in starts])
        if common:
            own = self.field.own
            claims = [claim for claim in self.net(starts[0]).came if own[claim] & common]
            for claim in sorted(claims, key=lambda claim: claim < 0):
                yield Agreement(kind, claim, starts, group)

    def _least(self, agreement: Agreement) -> int:
        """As complex as it is at least."""
        nets = [self.net(start) for start in agreement.branches]
        if agreement.kind is Kind.CONTRADICTION:
            return nets[0].least_of_sides()
        return sum(net.least(agreement.claim) for net in nets)

    def _finding(self, order: int, agreement: Agreement) -> Finding:
        kind, claim, starts, group = agreement
        nets = [self.net(start) for start in starts]
        sides = nets[0].sides() if kind is Kind.CONTRADICTION else [net.led_to(claim) for net in nets]
        return Finding(self._complexity(sides), kind, order, claim, self._removed_by(claim), starts, group, sides)

    def clash_of(self, finding: Finding) -> Candidate | None:
        """What would have to be true and false, if the finding is a contradiction."""
        clash = self.net(finding.branches[0]).clash if finding.kind is Kind.CONTRADICTION else None
        return max(clash.claim, ~clash.claim) if clash else None

    def told(self, finding: Finding) -> tuple[Branch, ...]:
        """The branches link by link, with what is nested in them; of a contradiction both sides in one."""
        sides = [reduce(or_, finding.sides)] if finding.kind is Kind.CONTRADICTION else finding.sides
        return tuple(self._branch(start, side) for start, side in zip(finding.branches, sides, strict=True))

    def _branch(self, start: Claim, side: Claims) -> Branch:
        net = self.net(start)
        nested = [self._nested(net, note, gone) for note, gone in net.chains(side).items()]
        return Branch(claim_text(start, self.field.geometry), net.told(side), tuple(nested))

    def _nested(self, net: Net, note: Claims, gone: Sequence[Claim]) -> NestedChain:
        without = {reason for claim in gone for reason in net.came[claim]}
        return self.chains.told(note, mask_of(~claim for claim in gone), mask_of(~reason for reason in without))

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
        claims = (1 << 2 * self._count) - 1
        return sum((side & claims).bit_count() for side in sides) + self.chains.cost(reduce(or_, sides))

    def _removed_by(self, claim: Claim) -> Grid:
        if claim < 0:
            return 1 << ~claim
        cell = self.field.groups.parts[claim][0].group
        return self.field.groups.grids[cell] & self.field.grid & ~(1 << claim)
