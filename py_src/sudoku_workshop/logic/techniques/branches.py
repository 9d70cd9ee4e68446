"""Branches: several assumptions, at least one of which is true. A claim that all of them lead to is true.

- *Cell*: every candidate of a cell leads to the same claim.
- *Region*: every candidate of a digit in a house leads to the same claim.
- *Double*: a candidate leads to the same claim whether it is true or false.
- *Contradiction*: a single assumption leads to a claim and to its opposite, so the assumption is wrong.

A claim says that a candidate is true, or that it is false. In the first three cases, at least one of the branches is
true, so a claim that follows on every branch is true.

Source: Sudoku Explainer.
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
from sudoku_workshop.logic.techniques.nets import Gone, Net, gone_from
from sudoku_workshop.logic.techniques.together import Together


class Kind(IntEnum):
    """The kinds of branches. If findings are equally complex, they are sorted in this order, as in Sudoku Explainer."""

    DOUBLE = 1
    CELL = 5
    REGION = 6
    CONTRADICTION = 7


class Agreement(NamedTuple):
    """A claim that follows on all branches, and the assumptions of these branches.

    A claim is that a candidate is true, or that it is false.
    """

    kind: Kind
    claim: Claim
    branches: Sequence[Claim]
    group: Number | None  # the group whose candidates are the branches, or None


class Finding(NamedTuple):
    """An agreement (a claim that follows on all branches), and all claims on each branch that lead to it.

    Findings are sorted by complexity, then by kind, then in the order in which they are found.
    """

    complexity: int
    kind: Kind
    order: int
    claim: Claim
    gone: Grid
    branches: Sequence[Claim]
    group: Number | None
    sides: Sequence[Claims]  # the claims that lead to `claim` on each branch, or to each side of the contradiction


class KnownChains(Protocol):
    """The nested chains on which the claims of nets depend. A net stores such a chain as one bit in a set of claims."""

    def cost(self, notes: Claims) -> int:
        """Return the total complexity of the nested chains whose bits are in the set `notes`."""

    def nested_chain(self, note: Claims, gone: Grid, without: Grid) -> NestedChain:
        """Return the nested chain whose bit is `note`.

        `gone` are the candidates that the chain rules out. `without` are the candidates that had to be ruled out before
        the chain could be used.
        """


class Branches:
    """A search for claims that follow on several branches, in one grid of candidates.

    A net is everything that follows from one assumption, its start. `at_most` has, by start, a set of claims that
    contains all claims of the start's net. It shows early that some nets have no claim in common, so they need not be
    worked out. `elsewhere` has the nets that other workers have worked out: either all nets or none.
    """

    def __init__(
        self,
        field: Field,
        dynamic: bool,
        rules: Sequence[Rule],
        chains: KnownChains,
        at_most: Mapping[Claim, Claims] | None = None,
        elsewhere: Mapping[Claim, Net] | None = None,
        together: Together | None = None,
        earlier: dict[Claim, Net] | None = None,
    ) -> None:
        self.field, self.dynamic, self.rules, self.chains, self.at_most = field, dynamic, rules, chains, at_most
        self.together, self._earlier = together, earlier
        self._gone: dict[Grid, Gone] = {}
        self._count = field.geometry.n * field.geometry.cells
        self._elsewhere = elsewhere or {}
        self._nets: dict[Claim, Net] = {}

    def net(self, start: Claim) -> Net:
        """Return everything that follows from the assumption `start` (its net). It is worked out only once."""
        if start in self._elsewhere:
            return self._elsewhere[start]
        if start not in self._nets:
            self._nets[start] = self._known_earlier(start) or Net(self.field, start, self.dynamic, self.rules)
            if self._earlier is not None:
                self._earlier[start] = self._nets[start]
        return self._nets[start]

    def _known_earlier(self, start: Claim) -> Net | None:
        """Return the net of an earlier position, if nothing that it depends on has changed since then."""
        net = self._earlier.get(start) if self._earlier else None
        if not net:
            return None
        before = net.field.grid
        if before not in self._gone:
            self._gone[before] = gone_from(net.field, self.field.grid)
        return net if net.holds_without(self._gone[before]) else None

    def findings(self) -> list[Finding]:
        """Return the findings (claims that follow on all branches) that remove candidates, simplest first.

        Of several findings that remove the same candidates, only the simplest is returned.
        """
        best: dict[Grid, Finding] = {}
        for order, agreement in self._agreements():
            known = best.get(self._removed_by(agreement.claim))
            if not known or self._lowest_complexity(agreement) <= known.complexity:
                finding = self._finding(order, agreement)
                if not known or finding < known:
                    best[finding.gone] = finding
        return sorted(best.values())

    def in_order(self) -> Iterator[Finding]:
        """Yield the findings (claims that follow on all branches) that remove candidates, simplest first.

        The first finding is yielded before all others are worked out, because a rating needs only that one.
        """
        first = self.simplest()
        if first:
            yield self._from_own_nets(first) if self._elsewhere else first
            yield from self.findings()[1:]

    def _from_own_nets(self, found: Finding) -> Finding:
        """Return the same finding, worked out again with nets that are built here.

        The nets that come from other workers lack some data that a step needs.
        """
        self._elsewhere = {}
        return self._finding(found.order, Agreement(found.kind, found.claim, found.branches, found.group))

    def simplest(self) -> Finding | None:
        """Return the simplest finding that removes candidates, or None if there is none.

        An agreement (a claim that follows on all branches) is worked out in full only if it may be simpler than the
        best finding so far.
        """
        best: Finding | None = None
        for order, agreement in self._agreements():
            if not best or self._lowest_complexity(agreement) <= best.complexity:
                finding = self._finding(order, agreement)
                best = min(best, finding) if best else finding
        return best

    def refuted(self, starts: Iterable[Claim]) -> Iterator[Finding]:
        """For each of these assumptions that leads to a contradiction, yield the finding that it is wrong."""
        for order, agreement in enumerate(each for start in starts for each in self._contradiction(start)):
            yield self._finding(order, agreement)

    def _agreements(self) -> Iterator[tuple[int, Agreement]]:
        """Yield the agreements (claims that follow on all branches) that remove candidates, each with a running number.

        They are in Sudoku Explainer's order.
        """
        all_of_them = (each for cell in range(self.field.geometry.cells) for each in self._of_cell(cell))
        return enumerate(each for each in all_of_them if self._removed_by(each.claim))

    def _of_cell(self, cell: int) -> Iterator[Agreement]:
        """Yield the agreements (claims that follow on all branches) for which this cell provides the assumptions.

        The assumptions are a candidate of the cell, the same candidate true and false, all candidates of the cell, or
        all candidates of a digit in a house. In the last case, agreements are yielded only for the first possible cell
        of the digit.
        """
        starts, left, dynamic = self._members(cell), self.field.left, self.dynamic
        if len(starts) < 3 - dynamic:
            return
        for start in starts:
            if dynamic:
                yield from self._contradiction(start)
                yield from self._contradiction(~start)
            if dynamic and len(starts) > 2:
                yield from self._common(Kind.DOUBLE, (start, ~start), None)
            for group, bit, _ in self.field.groups.parts[start][1:]:
                places = left[group]
                if places & -places == bit != places:
                    yield from self._common(Kind.REGION, self._members(group), group)
        yield from self._common(Kind.CELL, starts, cell)

    def _members(self, group: Number) -> tuple[Candidate, ...]:
        return self.field.among(group, self.field.left[group])

    def _contradiction(self, start: Claim) -> Iterator[Agreement]:
        if (not self.together or self.together.may_clash(start)) and self.net(start).clash:
            yield Agreement(Kind.CONTRADICTION, ~start, (start,), None)

    def _common(self, kind: Kind, starts: Sequence[Claim], group: Number | None) -> Iterator[Agreement]:
        """Yield an agreement for each claim that follows on all branches. The branches assume the `starts`.

        Claims that a candidate is true come before claims that one is false. Each of these two groups is in the order
        of the first branch.
        """
        if self.at_most and not reduce(and_, [self.at_most[start] for start in starts]):
            return
        if self.together and not self.together.may_agree(starts):
            return
        common = reduce(and_, [self.net(start).claims for start in starts])
        if common:
            own = self.field.own
            claims = [claim for claim in self.net(starts[0]).came if own[claim] & common]
            for claim in sorted(claims, key=lambda claim: claim < 0):
                yield Agreement(kind, claim, starts, group)

    def _lowest_complexity(self, agreement: Agreement) -> int:
        """Return a lower bound for the complexity that this agreement will have once it is worked out as a finding."""
        nets = [self.net(start) for start in agreement.branches]
        if agreement.kind is Kind.CONTRADICTION:
            return nets[0].fewest_causes_of_sides()
        return sum(net.fewest_causes(agreement.claim) for net in nets)

    def _finding(self, order: int, agreement: Agreement) -> Finding:
        kind, claim, starts, group = agreement
        nets = [self.net(start) for start in starts]
        sides = nets[0].sides() if kind is Kind.CONTRADICTION else [net.causes_of(claim) for net in nets]
        return Finding(self._complexity(sides), kind, order, claim, self._removed_by(claim), starts, group, sides)

    def clash_of(self, finding: Finding) -> Candidate | None:
        """Return the candidate that the assumption would make both true and false, or None without a contradiction."""
        clash = self.net(finding.branches[0]).clash if finding.kind is Kind.CONTRADICTION else None
        return max(clash.claim, ~clash.claim) if clash else None

    def as_branches(self, finding: Finding) -> tuple[Branch, ...]:
        """Return the branches of a finding with all their links and nested chains.

        The two sides of a contradiction are returned as one branch.
        """
        sides = [reduce(or_, finding.sides)] if finding.kind is Kind.CONTRADICTION else finding.sides
        return tuple(self._branch(start, side) for start, side in zip(finding.branches, sides, strict=True))

    def _branch(self, start: Claim, side: Claims) -> Branch:
        net = self.net(start)
        nested = [self._nested(net, note, gone) for note, gone in net.chains(side).items()]
        return Branch(claim_text(start, self.field.geometry), net.links_between(side), tuple(nested))

    def _nested(self, net: Net, note: Claims, gone: Sequence[Claim]) -> NestedChain:
        without = {reason for claim in gone for reason in net.came[claim]}
        return self.chains.nested_chain(note, mask_of(~claim for claim in gone), mask_of(~reason for reason in without))

    def groups_used(self, finding: Finding) -> Grid:
        """Return the groups that a finding relies on, as one mask of candidates.

        A group is a cell's candidates, or a digit's candidates in a house. The finding relies on a group if it needs
        some of the group's candidates to be absent.
        """
        starts = finding.branches if len(finding.branches) > 1 else (*finding.branches, *finding.branches)
        numbers = {finding.group}
        for start, side in zip(starts, finding.sides, strict=True):
            numbers |= set(map(self.net(start).through.get, bits_of(side & (1 << self._count) - 1)))
        if finding.kind is Kind.CONTRADICTION and (clash := self.net(starts[0]).clash):
            numbers.add(clash.group)
        grids = self.field.groups.grids
        return reduce(or_, [grids[number] for number in numbers if number is not None], 0)

    def _complexity(self, sides: Sequence[Claims]) -> int:
        """Return the complexity of a finding: the number of claims in all its `sides`, plus that of its nested chains.

        A side is the set of all claims that lead to one result. A nested chain that is used several times counts once.
        """
        claims = (1 << 2 * self._count) - 1
        return sum((side & claims).bit_count() for side in sides) + self.chains.cost(reduce(or_, sides))

    def _removed_by(self, claim: Claim) -> Grid:
        if claim < 0:
            return 1 << ~claim
        cell = self.field.groups.parts[claim][0].group
        return self.field.groups.grids[cell] & self.field.grid & ~(1 << claim)
