"""Nested chains: chains that nets may use when singles, locked candidates, pairs and X-Wings lead no further.

These chains are searched among the candidates that the net has left. If the net has removed candidates, and a nested
chain is valid only because they are gone, the result of the chain depends on the net.

Source: Sudoku Explainer.
"""

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import reduce
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
from sudoku_workshop.logic.techniques.together import Together
from sudoku_workshop.logic.techniques.trails import links_of
from sudoku_workshop.search.trials import Trials


class Search(Enum):
    """A kind of search for nested chains: the chains that a net may use when simpler rules lead no further."""

    CHAINS = auto()  # forcing chains and cycles
    MULTIPLE = auto()  # multiple forcing chains
    DYNAMIC = auto()  # dynamic forcing chains
    NESTED = auto()  # dynamic forcing chains with rules and chains
    TRIALS = auto()  # assumptions, with further ones where singles lead no further


# By level, the searches that nets use besides the rules.
SEARCHES = (
    (),
    (),
    (Search.CHAINS,),
    (Search.CHAINS, Search.MULTIPLE),
    (Search.DYNAMIC,),
    (Search.DYNAMIC, Search.NESTED),
)
PLAIN, CHAINED = 0, 2  # the levels of nets without rules, and of nets with rules and chains


class Nested(NamedTuple):
    """A nested chain: the candidates that it removes, and the groups of candidates that it uses.

    A group is all candidates of a cell, or of a digit in a house. The chain is valid only because the net has removed
    some candidates of these groups. `note` is the bit that stands for the chain in sets of claims.
    """

    gone: Sequence[Candidate]
    groups_used: Grid
    note: Claims


class _Origin(NamedTuple):
    """The origin of a chain: the kind of search, the candidates among which it was found, and the chain itself.

    The chain can be described later from these data.
    """

    search: Search
    grid: Grid
    found: ForcingChain | Finding


class Nesting:
    """The search for nested chains among the candidates that are left in a net, and the complexity of the chains found.

    Nets that have the same candidates left share one search.
    """

    def __init__(self, position: Position) -> None:
        self.position = self._last = position
        self.costs: list[int] = []
        self.elsewhere: dict[int, dict[Claim, Net]] = {}  # nets from other workers, by level
        self._bits: dict[object, Claims] = {}
        self._origins: dict[Claims, _Origin] = {}
        self._known: dict[Search, dict[Grid, list[Nested]]] = {search: {} for search in Search}
        self._groups_used: dict[Claims, Grid] = {}  # for refuted assumptions, by their bits
        self._groups = groups(position.geometry)
        self._together: list[Together] = []  # those of the latest grid and of the position
        self._shift = 2 * position.n * position.size

    def rules(self, level: int) -> tuple[Rule, ...]:
        """Return the rules that nets of this level may use.

        Level 0 has no rules. Level 1 has rules for locked candidates, pairs and X-Wings. From level 2 on, there are
        also rules that search for chains (see `SEARCHES`).
        """
        return (*(RULES if level else ()), *(self._rule(search) for search in SEARCHES[level]))

    def _rule(self, search: Search) -> Rule:
        """Return a rule that finds one kind of nested chains. Each set of remaining candidates is searched only once.

        A chain is used only if it depends on candidates that the net has ruled out. They are the reasons for its
        result. A refuted assumption is used in any case. If it depends on no such candidate, its reason is the
        candidate with the lowest number that the net has ruled out.
        """

        known = self._known[search]

        def lowest(lost: Grid) -> Sequence[Candidate]:
            return bits_of(lost)[:1] if search is Search.TRIALS else ()

        def rule(field: Field, left: Left) -> Iterator[Inference]:
            grid = field.grid_of(left)
            lost = field.grid & ~grid
            if grid not in known:
                known[grid] = list(self._found(search, grid))
            for gone, groups_used, note in known[grid]:
                yield Inference(gone, bits_of(groups_used & lost) or lowest(lost), note)

        return rule

    def _found(self, search: Search, grid: Grid) -> Iterator[Nested]:
        if search is Search.CHAINS:
            return self._chains(grid)
        return self._trials(grid) if search is Search.TRIALS else self._branches(search, grid)

    def _chains(self, grid: Grid) -> Iterator[Nested]:
        for found, _, nodes in forcing_chains(self._position_with(grid)):
            note = self._note((tuple(found.trail), found.first_true), nodes, _Origin(Search.CHAINS, grid, found))
            yield Nested(self._in_order(found.eliminations), _groups_used(self._groups, grid, found), note)

    def _branches(self, search: Search, grid: Grid) -> Iterator[Nested]:
        branches = self._branches_of(search, grid)
        for finding in branches.findings():
            key = finding.kind, finding.branches, tuple(finding.sides)
            note = self._note(key, finding.complexity, _Origin(search, grid, finding))
            yield Nested(self._in_order(finding.gone), branches.groups_used(finding), note)

    def _trials(self, grid: Grid) -> Iterator[Nested]:
        """Yield the assumptions that singles alone refute among these candidates.

        If there are none, yield one assumption that needs further assumptions to be refuted.
        """
        branches, trials = self._branches_of(Search.TRIALS, grid), Trials(self._position_with(grid).board)
        for finding in branches.refuted(trials.refuted() or trials.following()[:1]):
            note = self._note(tuple(finding.sides), finding.complexity, _Origin(Search.TRIALS, grid, finding))
            within = bits_of(reduce(or_, finding.sides) >> self._shift)
            self._groups_used[note] = reduce(
                or_, (self._groups_used[1 << self._shift + number] for number in within), branches.groups_used(finding)
            )
            yield Nested([finding.branches[0]], self._groups_used[note], note)

    def _branches_of(self, search: Search, grid: Grid) -> Branches:
        position = self._position_with(grid)
        if search is Search.TRIALS:
            return self.trials(position)
        level = CHAINED if search is Search.NESTED else PLAIN
        return self.branches(position, level, dynamic=search is not Search.MULTIPLE)

    def trials(self, position: Position) -> Branches:
        """Return the assumptions (branches) that can be made in this position, to be followed up in nets.

        A net may make further assumptions when singles lead no further.
        """
        field = Field(position.geometry, position.board.values, position.open)
        return Branches(field, True, (self._rule(Search.TRIALS),), self)

    def _position_with(self, grid: Grid) -> Position:
        """Return the position in which the blank cells have only the candidates in `grid`.

        The latest position is cached, because several rules use the same one in turn.
        """
        if self._last.open != grid:
            board = self.position.board
            written = board.grid & ~self.position.open
            board = Board(board.geometry, board.givens, board.values, grid | written, board.excluded)
            self._last = Position(board, self.position.written)
        return self._last

    def branches(self, position: Position, level: int, dynamic: bool = True) -> Branches:
        """Return the assumptions (branches) in this position.

        `level` says which rules the nets of these assumptions may use (see `rules`).
        """
        field = Field(position.geometry, position.board.values, position.open)
        elsewhere = self.elsewhere.get(level) if position is self.position else None
        if level or not dynamic:
            at_most = None if dynamic else position.once(closures)
            return Branches(field, dynamic, self.rules(level), self, at_most, elsewhere)
        if position is self.position:
            return Branches(field, dynamic, (), self, earlier=position.carried.setdefault("nets", {}))
        return Branches(field, dynamic, (), self, together=self._together_in(field))

    def _together_in(self, field: Field) -> Together:
        """Return what follows from each assumption among the candidates that are left in a net."""
        before = next((known for known in self._together if not field.grid & ~known.field.grid), None)
        if not before:
            position = self.position
            before = Together(Field(position.geometry, position.board.values, position.open))
            self._together = [before]
        found = Together(field, before)
        self._together = [found, self._together[-1]]
        return found

    def cost(self, notes: Claims) -> int:
        """Return the total complexity of some nested chains: those whose bits are in this set of claims."""
        return sum(self.costs[number] for number in bits_of(notes >> self._shift))

    def nested_chain(self, note: Claims, gone: Grid, without: Grid) -> NestedChain:
        """Return the chain that the bit `note` stands for, link by link, with the candidates `gone` that it removes.

        The links are not stored, but worked out again.
        """
        search, grid, found = self._origins[note]
        if isinstance(found, Finding):
            branches, kind = self._branches_of(search, grid).as_branches(found), found.kind.name.lower()
        else:
            start = found.trail[0] if found.first_true else ~found.trail[0]
            links = links_of(found.trail, found.first_true)
            branches = (Branch(claim_text(start, self.position.geometry), links),)
            kind = "cycle" if found.is_cycle else "chain"
        return NestedChain(kind, gone, without, branches)

    def _in_order(self, gone: Grid) -> list[Candidate]:
        """Return the candidates in the mask `gone`, sorted by cell, then by digit."""
        size = self.position.size
        return sorted(bits_of(gone), key=lambda candidate: (candidate % size, candidate))

    def _note(self, key: object, complexity: int, origin: "_Origin") -> Claims:
        """Store where a chain was found, and return the bit that stands for the chain in sets of claims.

        The same chain always has the same bit.
        """
        note = self.bit_of(key, complexity)
        self._origins.setdefault(note, origin)
        return note

    def bit_of(self, key: object, complexity: int) -> Claims:
        """Return the bit that stands for a chain in sets of claims. The chain is given by a key and its complexity.

        The same chain always has the same bit.
        """
        if (key, complexity) not in self._bits:
            self._bits[key, complexity] = 1 << self._shift + len(self.costs)
            self.costs.append(complexity)
        return self._bits[key, complexity]

    def number_of(self, note: Claims) -> int:
        """Return the number of the nested chain that the bit `note` stands for."""
        return note.bit_length() - 1 - self._shift

    def name(self, number: int) -> str:
        """Return a name for the chain with this number. Unlike the number, the name is the same in all workers.

        Two different chains almost certainly have different names.
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


def _groups_used(table: GroupTable, grid: Grid, found: ForcingChain) -> Grid:
    """Return the groups that a chain uses, as one mask of candidates.

    A group is all candidates of a cell, or of a digit in a house. A strong link is between the last two candidates of a
    group, so the chain is valid only without the other candidates of this group. In a cycle, the groups of weak links
    count too, because a cycle can be followed in both directions.
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
