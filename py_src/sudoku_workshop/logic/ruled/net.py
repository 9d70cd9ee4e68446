"""A net through rules: everything that follows from an assumption by singles, links and rules, and why."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled import relations
from sudoku_workshop.logic.ruled.certain import Certain, certain_by_rules, certain_in_houses
from sudoku_workshop.logic.ruled.named import name_of
from sudoku_workshop.logic.ruled.relations import domains
from sudoku_workshop.logic.ruled.ways import Own, Subject, keep, subjects_now
from sudoku_workshop.logic.step import Candidate, Phrase
from sudoku_workshop.rules.frame import Digits


class Cause(NamedTuple):
    """Why a claim of a net holds: a placed candidate, a group in which it is the last, a rule, or a nested net."""

    by: Candidate | None = None
    group: "Group | None" = None
    rule: "Subject | None" = None
    own: Own = ()  # of a rule: what was left of its cells
    nested: "Net | None" = None


class Group(NamedTuple):
    """Candidates of which one is true: those of a cell, or the places of a digit that certain cells contain."""

    members: Grid
    told: Phrase


def _asked(position: Position) -> tuple[tuple[Subject, Mask], ...]:
    """Return the rules that a net asks, each with its cells. Lines are left out: their pairs are weak links already."""
    asked = (each for each in position.once(subjects_now) if each.narrow is not keep)
    return tuple((each, mask_of(each.cells)) for each in asked)


class Field(NamedTuple):
    """The tables that all nets of a position share."""

    position: Position
    weak: tuple[Grid, ...]
    groups: tuple[Group, ...]
    groups_of: Mapping[Candidate, Mask]  # the numbers of the groups of each candidate
    rules: tuple[tuple[Subject, Mask], ...]

    def touched(self, candidates: Grid) -> Iterator[Group]:
        """Yield the groups of some candidates, in order."""
        numbers = 0
        for candidate in bits_of(candidates):
            numbers |= self.groups_of.get(candidate, 0)
        return (self.groups[number] for number in bits_of(numbers))


def field_of(position: Position, more: tuple[Group, ...] = ()) -> Field:
    """Return the tables of a position, with `more` groups than those of cells, houses and rules."""
    cells = bits_of(position.at_least_one)
    groups = [Group(position.candidates_in(1 << cell), _cell_phrase(cell, position)) for cell in cells]
    for each in (*position.once(certain_in_houses), *position.once(certain_by_rules)):
        groups.append(Group(each.grid(position.size), _place_phrase(each)))
    groups += more
    groups_of: dict[Candidate, Mask] = {}
    for number, group in enumerate(groups):
        for candidate in bits_of(group.members):
            groups_of[candidate] = groups_of.get(candidate, 0) | 1 << number
    return Field(position, relations.of(position).weak, tuple(groups), groups_of, _asked(position))


def _cell_phrase(cell: int, position: Position) -> Phrase:
    return Phrase("net.cell", {"cell": name_of(cell, position.geometry)})


def _place_phrase(each: Certain) -> Phrase:
    where = each.house or each.stated or ""
    return Phrase("net.place", {"digit": each.digit + 1, "where": where})


class Net:
    """The consequences of assumptions: which candidates are true (`on`), which are false (`off`), and why."""

    def __init__(self, field: Field, outer: "Net | None" = None) -> None:
        self.field = field
        self.on: Grid = outer.on if outer else 0
        self.off: Grid = outer.off if outer else 0
        self.true: dict[Candidate, Cause] = dict(outer.true) if outer else {}
        self.false: dict[Candidate, Cause] = dict(outer.false) if outer else {}
        self.taken_true, self.taken_false = self.on, self.off  # what it takes over from the outer net
        self.start = -1
        self.clash: Cause | None = None
        self.known = field.position.board.grid  # the candidates that the net has not been told are gone
        self._changed = 0  # cells that rules have yet to be asked about
        self._digits: list[Digits] = [*(outer._digits if outer else field.position.once(domains))]

    def assume(self, candidate: Candidate) -> "Net":
        """Add an assumption and everything that follows."""
        self.start = candidate
        self._place(candidate, Cause())
        self._follow()
        return self

    def exclude(self, candidate: Candidate, nested: "Net") -> None:
        """Add that a candidate is false because a nested net shows so, and everything that follows."""
        before = self.off
        self._remove(candidate, Cause(nested=nested))
        self._singles(self.off & ~before)
        self._follow()

    def continue_in(self, position: Position) -> None:
        """Add what is gone or placed in a later position, and everything that follows. This has no causes."""
        grid = position.board.grid
        gone, self.known = self.known & ~grid & ~self.off, grid
        for candidate in bits_of(gone):
            self._remove(candidate, Cause())
        self._singles(gone)
        for candidate in bits_of(self.field.position.open & ~position.open & grid & ~self.on):
            self._place(candidate, Cause())
        self._follow()

    @property
    def left(self) -> Grid:
        """Return the candidates that are neither true nor false."""
        return self.field.position.open & ~self.off & ~self.on

    def _place(self, candidate: Candidate, cause: Cause) -> None:
        queue = [(candidate, cause)]
        while queue and self.clash is None:
            candidate, cause = queue.pop()
            if self.on >> candidate & 1:
                continue
            self.on |= 1 << candidate
            self.true[candidate] = cause
            gone = self.field.weak[candidate] & self.field.position.open & ~self.off
            for other in bits_of(gone):
                self._remove(other, Cause(by=candidate))
            queue += self._alone(gone)

    def _singles(self, gone: Grid) -> None:
        for candidate, cause in self._alone(gone):
            self._place(candidate, cause)

    def _remove(self, candidate: Candidate, cause: Cause) -> None:
        if not self.off >> candidate & 1:
            self.off |= 1 << candidate
            self.false[candidate] = cause
            digit, cell = divmod(candidate, self.field.position.size)
            self._digits[cell] &= ~(1 << digit)
            self._changed |= 1 << cell

    def _alone(self, gone: Grid) -> list[tuple[Candidate, Cause]]:
        """Return the candidates that are the last of their group after some are gone, and note an empty group."""
        found = []
        for group in self.field.touched(gone):
            left = group.members & ~self.off
            if not left:
                self.clash = self.clash or Cause(group=group)
                return []
            if not left & left - 1 and not self.on & left:
                found.append((left.bit_length() - 1, Cause(group=group)))
        return found

    def _follow(self) -> None:
        """Ask the rules until nothing changes or there is a contradiction."""
        while self._changed and self.clash is None:
            changed, self._changed = self._changed, 0
            for subject, cells in self.field.rules:
                if cells & (changed | self._changed) and self.clash is None:
                    self._ask(subject)

    def _ask(self, subject: Subject) -> None:
        own = self.own(subject)
        if not all(own):
            return  # a group shows the contradiction
        left = subject.narrow(own)
        if left is None or not all(left):
            self.clash = Cause(rule=subject, own=own)
            return
        before, position = self.off, self.field.position
        for cell, mine, kept in zip(subject.cells, own, left, strict=True):
            for digit in bits_of(mine & ~kept):
                if position.open >> digit * position.size + cell & 1:
                    self._remove(digit * position.size + cell, Cause(rule=subject, own=own))
        if self.off != before:
            self._singles(self.off & ~before)

    def own(self, subject: Subject) -> Own:
        """Return what is left of the candidates of a rule's cells."""
        return tuple([self._digits[cell] for cell in subject.cells])
