"""Nested chains: what nets may use after singles, locked candidates, pairs and X-Wings are exhausted.

Chains are searched among the candidates that the net has left. The result of a chain depends on the net if the net has
removed candidates from a group, and the chain relies on their absence.

Source: Sudoku Explainer.
"""

from collections.abc import Iterator, Sequence
from functools import partial, reduce
from itertools import pairwise
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Branch, Candidate, NestedChain
from sudoku_workshop.logic.techniques.branches import Branches, Finding
from sudoku_workshop.logic.techniques.closures import closures
from sudoku_workshop.logic.techniques.forcing import ForcingChain, forcing_chains
from sudoku_workshop.logic.techniques.groups import GroupTable, groups
from sudoku_workshop.logic.techniques.net_field import Claim, Claims, Field, Inference, Rule, claim_text
from sudoku_workshop.logic.techniques.net_rules import RULES, Left
from sudoku_workshop.logic.techniques.nets import Net
from sudoku_workshop.logic.techniques.trails import links_of
from sudoku_workshop.search.trials import Trials


class Nested(NamedTuple):
    """A chain among the remaining candidates: the candidates that it removes, and the groups that it relies on.

    `note` is the bit by which sets of claims refer to the chain.
    """

    gone: Sequence[Candidate]
    groups_used: Grid
    note: Claims


class _Origin(NamedTuple):
    """The search that found a chain (see `_searches`), its candidates and its result, to describe the chain later."""

    number: int
    grid: Grid
    found: ForcingChain | Finding


class Nesting:
    """The search for chains among the candidates that nets leave, and the complexity of these chains.

    Each grid is searched only once.
    """

    def __init__(self, position: Position) -> None:
        self.position = self._last = position
        self.costs: list[int] = []
        self.elsewhere: dict[int, dict[Claim, Net]] = {}  # nets from other workers, by level
        self._bits: dict[object, Claims] = {}
        self._origins: dict[Claims, _Origin] = {}
        self._lists: dict[tuple[int, Grid], list[Nested]] = {}
        self._groups_used: dict[Claims, Grid] = {}  # of assumptions, by their bits
        self._groups = groups(position.geometry)
        self._shift = 2 * position.n * position.size

    def rules(self, level: int) -> tuple[Rule, ...]:
        """Return the rules that nets of a level may use.

        Level 0 has none, level 1 has rules without chains, and levels from 2 on also have chains of growing difficulty.
        """
        return (*(RULES if level else ()), *(self._rule(number) for number in _searches(level)))

    def _rule(self, number: int) -> Rule:
        """Return the rule for one kind of chains (see `_searches`).

        A result is used only if it depends on candidates that the net has ruled out. Refuted assumptions are an
        exception: they are used in any case. If one depends on none of these candidates, the candidate with the lowest
        number is given as its reason.
        """

        def lowest(lost: Grid) -> Sequence[Candidate]:
            return bits_of(lost)[:1] if number == TRIAL else ()

        def rule(field: Field, left: Left) -> Iterator[Inference]:
            grid = field.grid_of(left)
            lost = field.grid & ~grid
            for gone, groups_used, note in self._known_chains(number, grid):
                yield Inference(gone, bits_of(groups_used & lost) or lowest(lost), note)

        return rule

    def _known_chains(self, number: int, grid: Grid) -> list[Nested]:
        """Return the chains of one search in a grid. Each search is done once."""
        key = (number, grid)
        if key not in self._lists:
            find = {CHAINS: self._chains, TRIAL: self._trials}.get(number, partial(self._branches, number))
            self._lists[key] = list(find(grid))
        return self._lists[key]

    def _chains(self, grid: Grid) -> Iterator[Nested]:
        for found, _, nodes in forcing_chains(self._position_with(grid)):
            note = self._note((tuple(found.trail), found.first_true), nodes, _Origin(CHAINS, grid, found))
            yield Nested(self._in_order(found.eliminations), _groups_used(self._groups, grid, found), note)

    def _branches(self, number: int, grid: Grid) -> Iterator[Nested]:
        branches = self._branches_of(number, grid)
        for finding in branches.findings():
            key = finding.kind, finding.branches, tuple(finding.sides)
            note = self._note(key, finding.complexity, _Origin(number, grid, finding))
            yield Nested(self._in_order(finding.gone), branches.groups_used(finding), note)

    def _trials(self, grid: Grid) -> Iterator[Nested]:
        """Yield all assumptions that singles refute.

        If there are none, assume one candidate of the group to try next, and yield it if nested assumptions refute it.
        """
        branches, trials = self._branches_of(TRIAL, grid), Trials(self._position_with(grid).board)
        for finding in branches.refuted(trials.refuted() or trials.following()[:1]):
            note = self._note(tuple(finding.sides), finding.complexity, _Origin(TRIAL, grid, finding))
            within = bits_of(reduce(or_, finding.sides) >> self._shift)
            self._groups_used[note] = reduce(
                or_, (self._groups_used[1 << self._shift + number] for number in within), branches.groups_used(finding)
            )
            yield Nested([finding.branches[0]], self._groups_used[note], note)

    def _branches_of(self, number: int, grid: Grid) -> Branches:
        if number == TRIAL:
            return self.trials(self._position_with(grid))
        return self.branches(self._position_with(grid), max(number, 0), number >= 0)

    def trials(self, position: Position) -> Branches:
        """Return the branches for assumptions in this position.

        Their nets may make further assumptions after singles are exhausted.
        """
        field = Field(position.geometry, position.board.values, position.open)
        return Branches(field, True, (self._rule(TRIAL),), self)

    def _position_with(self, grid: Grid) -> Position:
        """Return the position with these candidates.

        The last position is cached, because several rules look at it one after the other.
        """
        if self._last.open != grid:
            board = self.position.board
            written = board.grid & ~self.position.open
            board = Board(board.geometry, board.givens, board.values, grid | written, board.excluded)
            self._last = Position(board, self.position.written)
        return self._last

    def branches(self, position: Position, level: int, dynamic: bool = True) -> Branches:
        """Return the branches of a level in a position."""
        field = Field(position.geometry, position.board.values, position.open)
        at_most = None if dynamic else position.once(closures)
        elsewhere = self.elsewhere.get(level) if position is self.position else None
        return Branches(field, dynamic, self.rules(level), self, at_most, elsewhere)

    def cost(self, notes: Claims) -> int:
        """Return the total complexity of the chains whose bits are in a set of claims."""
        return sum(self.costs[number] for number in bits_of(notes >> self._shift))

    def nested_chain(self, note: Claims, gone: Grid, without: Grid) -> NestedChain:
        """Return the chain of a bit, link by link. Its links are worked out again."""
        number, grid, found = self._origins[note]
        if isinstance(found, Finding):
            branches, kind = self._branches_of(number, grid).as_branches(found), found.kind.name.lower()
        else:
            start = found.trail[0] if found.first_true else ~found.trail[0]
            links = links_of(found.trail, found.first_true)
            branches = (Branch(claim_text(start, self.position.geometry), links),)
            kind = "cycle" if found.is_cycle else "chain"
        return NestedChain(kind, gone, without, branches)

    def _in_order(self, gone: Grid) -> list[Candidate]:
        """Return the candidates sorted by cell, then by digit."""
        size = self.position.size
        return sorted(bits_of(gone), key=lambda candidate: (candidate % size, candidate))

    def _note(self, key: object, complexity: int, origin: "_Origin") -> Claims:
        """Return the bit of a chain, always the same for the same chain."""
        note = self.bit_of(key, complexity)
        self._origins.setdefault(note, origin)
        return note

    def bit_of(self, key: object, complexity: int) -> Claims:
        """Return the bit of the chain with this key and complexity, always the same for the same chain."""
        if (key, complexity) not in self._bits:
            self._bits[key, complexity] = 1 << self._shift + len(self.costs)
            self.costs.append(complexity)
        return self._bits[key, complexity]

    def number_of(self, note: Claims) -> int:
        """Return the number of the chain with this bit."""
        return note.bit_length() - 1 - self._shift

    def name(self, number: int) -> str:
        """Return a name for a chain that other workers can use.

        The name is the same for the same chain, and almost certainly different for another chain.
        """
        found = self._origins[1 << self._shift + number].found
        if isinstance(found, Finding):
            key: object = (int(found.kind), found.branches, [self._names(side) for side in found.sides])
        else:
            key = (found.trail, found.first_true)
        return f"{int.from_bytes(repr(key).encode()) % NAMES:x}"

    def _names(self, side: Claims) -> tuple[Claims, list[str]]:
        return side & (1 << self._shift) - 1, sorted(self.name(number) for number in bits_of(side >> self._shift))


NAMES = (1 << 127) - 1  # the number of possible names, a prime
TRIAL, CHAINS, STATIC = -3, -2, -1  # other numbers are levels of dynamic chains


def _searches(level: int) -> tuple[int, ...]:
    """Return the searches for nested chains that nets of a level make after the rules of `net_rules`."""
    return ((), (), (CHAINS,), (CHAINS, STATIC), (0,), (0, 2))[level]


def _groups_used(table: GroupTable, grid: Grid, found: ForcingChain) -> Grid:
    """Return the groups whose missing candidates a chain relies on, as one mask of candidates.

    These are the groups of its strong links. A cycle works in both directions, so it relies on the groups of all its
    links.
    """
    groups = 0
    for i, (a, b) in enumerate(pairwise(found.trail)):
        shared = [part.group for part in table.parts[a] if part.group in {part.group for part in table.parts[b]}]
        strong = (i % 2 == 1) == found.first_true
        if strong:
            shared = [group for group in shared if (table.grids[group] & grid).bit_count() == 2]
        if strong or found.is_cycle:
            groups |= table.grids[shared[0]]
    return groups
