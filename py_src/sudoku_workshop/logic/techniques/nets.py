"""Nets: all that follows from one assumption about a candidate, in the order in which Sudoku Explainer works it out.

A *static* net follows links as they are in the position. In a *dynamic* one, what is false is gone for all that
follows, and what was gone before is a reason, too. A net stops at the first contradiction that it meets.

What the net says about candidate c is the number c if it is true and ~c if it is false.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.logic.step import Candidate, Link
from sudoku_workshop.logic.techniques.groups import Groups, Number, Part, groups

Claim = int  # c: candidate c is true; ~c: it is false
Claims = int  # a set of claims as a mask; see `bit_of_claim`


class Field:
    """A grid of candidates as nets use it: its groups' masks, and what each candidate rules out if it is true."""

    def __init__(self, geometry: Geometry, values: Sequence[int], grid: Grid) -> None:
        self.geometry, self.values, self.grid = geometry, values, grid
        self.groups: Groups = groups(geometry)
        self.left: list[Mask] = [0] * len(self.groups.members)
        self.weak: dict[Candidate, list[Claim]] = {}
        self.own = bits_of_claims(geometry)
        for candidate in bits_of(grid):
            for group, bit, _ in self.groups.parts[candidate]:
                self.left[group] |= bit
            self.weak[candidate] = [~other for other in self.groups.weak[candidate] if grid >> other & 1]

    def grid_of(self, left: Sequence[Mask]) -> Grid:
        """The candidates that are left, by what each cell has left."""
        size, grid = self.geometry.cells, 0
        for cell in range(size):
            for digit in bits_of(left[cell]):
                grid |= 1 << digit * size + cell
        return grid

    def among(self, group: Number, bits: Mask) -> tuple[Candidate, ...]:
        """Members of a group by their bits."""
        members = self.groups.members[group]
        return tuple([members[i] for i in bits_of(bits)])


class Inference(NamedTuple):
    """What a rule rules out, and what had to be ruled out before."""

    gone: Sequence[Candidate]
    reasons: Sequence[Candidate]
    note: Claims = 0  # the bit of the chain that it rests on, if it rests on one; beyond those of claims


Rule = Callable[[Field, Sequence[Mask]], Iterable[Inference]]


@cache
def bits_of_claims(geometry: Geometry) -> dict[Claim, Claims]:
    """Each claim's own bit in a set of claims."""
    count = geometry.n * geometry.cells
    return {claim: 1 << (claim if claim >= 0 else count + ~claim) for claim in range(-count, count)}


class Clash(NamedTuple):
    """A claim whose contrary had come before, with its reasons and, if it is true, the group that left nothing else."""

    claim: Claim
    reasons: Sequence[Claim]
    group: Number | None = None


class Net:
    """What follows from one claim. `came` has every claim with those that it follows from, in order of discovery."""

    def __init__(self, field: Field, start: Claim, dynamic: bool = False, rules: Sequence[Rule] = ()) -> None:
        self.field, self.start, self.dynamic, self.rules = field, start, dynamic, rules
        self.left = field.left.copy() if dynamic else field.left
        self.came: dict[Claim, Sequence[Claim]] = {start: ()}
        self.through: dict[Candidate, Number] = {}  # by what is true, the group that left nothing else
        self.clash: Clash | None = None
        self._trues, self._falses = (deque([start]), deque[Claim]()) if start >= 0 else (deque[Claim](), deque([start]))
        self._contrary: set[Claim] = set()  # what a rule has ruled out though it was true
        self._notes: dict[Claim, Claims] = {}
        self._known: dict[Claim, Claims] = {}
        self.follow()
        while not self.clash and self._infer():
            self.follow()

    def follow(self) -> None:
        """Go on until nothing waits, or two claims clash. What is true is followed up before what is false."""
        trues, falses = self._trues, self._falses
        while trues or falses:
            self.clash = self._rule_out(trues.popleft()) if trues else self._leave_one(falses.popleft())
            if self.clash:
                return

    def _infer(self) -> bool:
        """Rule out what the first rule does that has anything to say."""
        for rule in self.rules:
            for gone, reasons, note in rule(self.field, self.left):
                if reasons:
                    self._lose(gone, [~reason for reason in reasons], note)
            if self._falses:
                return True
        return False

    def _lose(self, gone: Sequence[Candidate], reasons: Sequence[Claim], note: Claims) -> None:
        for candidate in gone:
            if ~candidate not in self.came:
                self.came[~candidate] = reasons
                if note:
                    self._notes[~candidate] = note
                self._falses.append(~candidate)
                if candidate in self.came:
                    self._contrary.add(~candidate)

    def _rule_out(self, true: Candidate) -> Clash | None:
        came, reasons = self.came, (true,)
        for false in self.field.weak[true]:
            if false not in came:
                if ~false in came:
                    return Clash(false, reasons)
                came[false] = reasons
                self._falses.append(false)
            elif false in self._contrary:
                return Clash(false, reasons)
        return None

    def _leave_one(self, false: Claim) -> Clash | None:
        """What stands alone in a group of this candidate without it. In a dynamic net that candidate goes now."""
        came, left = self.came, self.left
        found = []
        for part in self.field.groups.parts[~false]:
            group, bit, alone = part
            rest = left[group] ^ bit
            if rest in alone:
                found.append((alone[rest], part))
        for true, part in found:
            if ~true in came:
                return Clash(true, self._reasons(false, part), part.group)
            if true not in came:
                came[true] = self._reasons(false, part)
                self.through[true] = part.group
                self._trues.append(true)
        self._contrary.discard(false)
        if self.dynamic:
            for group, bit, _ in self.field.groups.parts[~false]:
                left[group] ^= bit
        return None

    def _reasons(self, false: Claim, part: Part) -> Sequence[Claim]:
        """What ruled out all but one of a group: the last of these first, and all that went before it."""
        members = self.field.groups.members[part.group]
        gone = self.field.left[part.group] ^ self.left[part.group]
        return (false, *(~members[i] for i in bits_of(gone))) if gone else (false,)

    def led_to(self, claim: Claim) -> Claims:
        """All claims that lead to this one, itself too."""
        known, waiting = self._known, [claim]
        while waiting:
            last = waiting[-1]
            unknown = [reason for reason in self.came[last] if reason not in known]
            if unknown:
                waiting += unknown
            else:
                known[last] = self._joined(last, self.came[last]) | self._notes.get(last, 0)
                waiting.pop()
        return known[claim]

    def _joined(self, claim: Claim, reasons: Sequence[Claim]) -> Claims:
        found = self.field.own[claim]
        for reason in reasons:
            found |= self._known[reason]
        return found

    def sides(self) -> tuple[Claims, Claims]:
        """What leads to the two sides of the contradiction: to what would be true, and to what would be false."""
        assert self.clash
        claim, reasons, _ = self.clash
        for reason in reasons:
            self.led_to(reason)
        new, before = self._joined(claim, reasons), self.led_to(~claim)
        return (new, before) if claim >= 0 else (before, new)

    def told(self, side: Claims) -> tuple[Link, ...]:
        """How these claims follow one from the other, in the order of discovery; the clash comes last."""
        came = {claim: reasons for claim, reasons in self.came.items() if self.field.own[claim] & side}
        steps = [*came.items(), *((self.clash,) if self.clash and self.field.own[self.clash.claim] & side else ())]
        return tuple(
            Link(max(reason, ~reason), max(claim, ~claim), claim >= 0)
            for claim, reasons, *_ in steps
            for reason in reasons
        )
