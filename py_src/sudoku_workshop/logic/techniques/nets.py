"""Nets: everything that follows from one assumption about a candidate, in Sudoku Explainer's order.

A claim says that a candidate is true, or that it is false. A *static* net follows links as they are in the position. In
a *dynamic* net, a candidate that is found to be false counts as removed from then on, and claims may have such removals
as reasons. A net stops at the first contradiction.

Source: Sudoku Explainer.
"""

from collections import deque
from collections.abc import Sequence
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.logic.step import Candidate, Link
from sudoku_workshop.logic.techniques.groups import Number
from sudoku_workshop.logic.techniques.net_field import Claim, Claims, Field, Rule


class Clash(NamedTuple):
    """A claim that contradicts an earlier claim, and the reasons for it.

    If the claim is that a candidate is true, `group` is the group in which it was the only candidate left.
    """

    claim: Claim
    reasons: Sequence[Claim]
    group: Number | None = None


class Gone(NamedTuple):
    """Candidates that a later grid lacks: all claims about them, and their groups with masks of the other members."""

    claims: Claims
    groups: Sequence[tuple[Number, Mask]]


def gone_from(field: Field, grid: Grid) -> Gone:
    """Return what the grid of a later position lacks."""
    claims, lost = 0, dict[Number, Mask]()
    for candidate in bits_of(field.grid & ~grid):
        claims |= field.own[candidate] | field.own[~candidate]
        for group, bit, _ in field.groups.parts[candidate]:
            lost[group] = lost.get(group, 0) | bit
    return Gone(claims, [(group, ~mask) for group, mask in lost.items()])


class Net:
    """The consequences of one claim: a candidate is true, or it is false.

    `came` has every claim of the net with its reasons, in order of discovery.
    """

    def __init__(self, field: Field, start: Claim, dynamic: bool = False, rules: Sequence[Rule] = ()) -> None:
        self.field, self.start = field, start
        self.came: dict[Claim, Sequence[Claim]] = {start: ()}
        self.through: dict[Candidate, Number] = {}  # by true candidate, the group that had only this one left
        self.notes: dict[Claim, Claims] = {}  # by claim from a nested chain, the bit of the chain
        growth = _Growth(self, dynamic)
        self.clash, self._left = growth.clash(rules), growth.left
        self._known: dict[Claim, Claims] = {}

    @classmethod
    def known(
        cls, field: Field, came: dict[Claim, Sequence[Claim]], clash: Clash | None, notes: dict[Claim, Claims]
    ) -> "Net":
        """Return a net that was worked out in another worker.

        Unlike other nets, it does not say why its true candidates are true: in which group each was the only one left.
        """
        net = cls.__new__(cls)
        net.field, net.start, net.came, net.through = field, next(iter(came)), came, {}
        net.clash, net.notes, net._known, net._left = clash, notes, {}, []
        return net

    def holds_without(self, gone: Gone) -> bool:
        """Return whether a dynamic net without rules would be the same if some candidates were not in the grid.

        It is the same if it claims nothing of them and if each of their groups keeps two other members. It is also the
        same if nothing in the group has been ruled out.
        """
        if self.claims & gone.claims:
            return False
        left, first = self._left, self.field.left
        for group, kept in gone.groups:
            rest = left[group] & kept
            if not rest & rest - 1 and rest != first[group] & kept:
                return False
        return True

    @cached_property
    def claims(self) -> Claims:
        """Return all claims of the net as one set, in which each claim is a bit."""
        return reduce(or_, map(self.field.own.__getitem__, self.came))

    def causes_of(self, claim: Claim) -> Claims:
        """Return all claims that lead to this one, including itself."""
        known, waiting = self._known, [claim]
        while waiting:
            last = waiting[-1]
            unknown = [reason for reason in self.came[last] if reason not in known]
            if unknown:
                waiting += unknown
            else:
                known[last] = self._joined(last, self.came[last]) | self.notes.get(last, 0)
                waiting.pop()
        return known[claim]

    def _joined(self, claim: Claim, reasons: Sequence[Claim]) -> Claims:
        found = self.field.own[claim]
        for reason in reasons:
            found |= self._known[reason]
        return found

    def fewest_causes(self, claim: Claim) -> int:
        """Return a lower bound for the number of claims that lead to this one.

        Only the first reason of each claim is followed.
        """
        number = 1
        while reasons := self.came[claim]:
            claim = reasons[0]
            number += 1
        return number

    def fewest_causes_of_sides(self) -> int:
        """Return a lower bound for the number of claims that lead to the contradiction.

        A contradiction has two sides: a candidate is true, and the same candidate is false. The bounds of both are
        added.
        """
        assert self.clash
        return 1 + self.fewest_causes(self.clash.reasons[0]) + self.fewest_causes(~self.clash.claim)

    def sides(self) -> tuple[Claims, Claims]:
        """Return the two sets of claims that lead to the contradiction.

        The claims in the first set show a candidate to be true, those in the second set show it to be false.
        """
        assert self.clash
        claim, reasons, _ = self.clash
        for reason in reasons:
            self.causes_of(reason)
        new, before = self._joined(claim, reasons), self.causes_of(~claim)
        return (new, before) if claim >= 0 else (before, new)

    def links_between(self, side: Claims) -> tuple[Link, ...]:
        """Return the links between the claims in `side`, in order of discovery. A link to the contradiction comes last.

        `side` is the set of all claims that lead to one result.
        """
        came = {claim: reasons for claim, reasons in self.came.items() if self.field.own[claim] & side}
        steps = [*came.items(), *((self.clash,) if self.clash and self.field.own[self.clash.claim] & side else ())]
        return tuple(
            Link(max(reason, ~reason), max(claim, ~claim), claim >= 0)
            for claim, reasons, *_ in steps
            for reason in reasons
        )

    def chains(self, side: Claims) -> dict[Claims, list[Claim]]:
        """Return the claims in `side` that come from nested chains, grouped by the bit of their chain.

        `side` is the set of all claims that lead to one result.
        """
        found: dict[Claims, list[Claim]] = {}
        for claim, note in self.notes.items():
            if self.field.own[claim] & side:
                found.setdefault(note, []).append(claim)
        return found


class _Growth:
    """A net that is being worked out: the candidates left in each group, and the claims still to be followed up."""

    def __init__(self, net: Net, dynamic: bool) -> None:
        self.net, self.field, self.dynamic = net, net.field, dynamic
        self.left = net.field.left.copy() if dynamic else net.field.left
        self.trues: deque[Candidate] = deque()
        self.falses: deque[Claim] = deque()
        (self.trues if net.start >= 0 else self.falses).append(net.start)
        self.contrary: set[Claim] = set()  # claims by which a rule rules out a candidate that is already true

    def clash(self, rules: Sequence[Rule]) -> Clash | None:
        """Grow the net until nothing more follows. Return the first contradiction, or None."""
        clash = self._follow()
        while not clash and self._infer(rules):
            clash = self._follow()
        return clash

    def _follow(self) -> Clash | None:
        """Follow up all waiting claims, or stop when two claims contradict each other.

        True candidates are followed up before false ones.

        For ratings from 8.5 on, most of the time is spent here. A function call for each claim would make the rating a
        quarter slower.
        """
        left, trues, falses, contrary = self.left, self.trues, self.falses, self.contrary
        parts, dynamic = self.field.groups.parts, self.dynamic
        while trues or falses:
            if trues:
                clash = self._rule_out(trues.popleft())
            else:
                false, alone = falses.popleft(), []
                for group, bit, members in parts[~false]:
                    rest = left[group] ^ bit
                    if dynamic:
                        left[group] = rest
                    if rest in members:
                        alone.append((members[rest], group, rest ^ bit))
                contrary.discard(false)
                clash = self._claim_last(false, alone) if alone else None
            if clash:
                return clash
        return None

    def _rule_out(self, true: Candidate) -> Clash | None:
        """Claim that every candidate that `true` rules out is false. Return the contradiction if this causes one."""
        came, reasons, falses = self.net.came, (true,), self.falses
        for false in self.field.weak[true]:
            if false not in came:
                if ~false in came:
                    return Clash(false, reasons)
                came[false] = reasons
                falses.append(false)
            elif false in self.contrary:
                return Clash(false, reasons)
        return None

    def _claim_last(self, false: Claim, alone: Sequence[tuple[Candidate, Number, Mask]]) -> Clash | None:
        """Claim that the candidates in `alone` are true. Return the contradiction if this causes one.

        Each of them is the only one left in a group of candidates, now that `false` is ruled out. It comes with the
        number of the group, and with the members that were left before.
        """
        came = self.net.came
        for true, group, before in alone:
            if ~true in came:
                return Clash(true, self._reasons(false, group, before), group)
            if true not in came:
                came[true] = self._reasons(false, group, before)
                self.net.through[true] = group
                self.trues.append(true)
        return None

    def _reasons(self, false: Claim, group: Number, before: Mask) -> Sequence[Claim]:
        """Return the claims that have ruled out all members of a group except one.

        The latest of these claims comes first, followed by all earlier ones.
        """
        gone = self.field.left[group] ^ before
        members = self.field.groups.members[group]
        return (false, *[~members[i] for i in bits_of(gone)]) if gone else (false,)

    def _infer(self, rules: Sequence[Rule]) -> bool:
        """Apply the rules in order until one of them rules out a candidate. Return whether one did."""
        for rule in rules:
            for gone, reasons, note in rule(self.field, self.left):
                if reasons:
                    self._remove(gone, [~reason for reason in reasons], note)
            if self.falses:
                return True
        return False

    def _remove(self, gone: Sequence[Candidate], reasons: Sequence[Claim], note: Claims) -> None:
        """Claim that these candidates are false.

        If one of them has been claimed to be true, the contradiction is recorded for later.
        """
        net = self.net
        for candidate in gone:
            if ~candidate not in net.came:
                net.came[~candidate] = reasons
                if note:
                    net.notes[~candidate] = note
                self.falses.append(~candidate)
                if candidate in net.came:
                    self.contrary.add(~candidate)
