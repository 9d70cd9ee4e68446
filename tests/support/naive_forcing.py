"""Sudoku Explainer's forcing chains from 8.0 on in the plain way: every run, every node and every hint is an object.

They are the reference for the rungs that our rater climbs with integers. `hints` is the whole ordered list of a family.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sudoku_workshop.logic.techniques.trails import length_cost
from tests.support import naive_chains
from tests.support.naive_grid import ORDER, Grid, Hint, Node, Pattern, Place, What, in_order
from tests.support.naive_patterns import PATTERNS
from tests.support.naive_run import Rule, Run

RANKS = {"double": 1, "cell": 5, **dict.fromkeys(ORDER, 6), "contradiction": 7}  # the order of equally long ones


class Family(NamedTuple):
    """One rung. `dynamic`: what a run has removed counts in what follows; `level`: which further rules it may use."""

    base: float
    dynamic: bool = True
    level: int = 0


STATIC, DYNAMIC, WITH_PATTERNS, *NESTED = FAMILIES = (
    Family(8.0, dynamic=False),
    *(Family(8.5 + level / 2, level=level) for level in range(6)),
)


class Nested:
    """A rule for chains within a run: it yields every hint on what the run has left. The lists are cached."""

    def __init__(self, find: Callable[[Grid], list[Hint]]) -> None:
        self.find = find
        self.known: dict[tuple[tuple[int, ...], ...], list[Hint]] = {}

    def __call__(self, position: Grid, left: Grid) -> Iterator[Pattern]:
        if left.key not in self.known:
            self.known[left.key] = self.find(left)
        for hint in self.known[left.key]:
            yield Pattern(sorted(hint.removed), list(reasons(hint, position, left)), hint)


def rules_of(level: int) -> tuple[Rule, ...]:
    """Return the rules that a run of this level tries when nothing else follows."""
    static, dynamic, nested = (Nested(partial(hints, family=family)) for family in (STATIC, DYNAMIC, NESTED[0]))
    chains = Nested(naive_chains.hints)
    inside: Sequence[tuple[Rule, ...]] = ((), (chains,), (chains, static), (dynamic,), (dynamic, nested))
    return (*PATTERNS, *inside[level - 1]) if level else ()


def reasons(hint: Hint, position: Grid, left: Grid) -> dict[Place, None]:
    """Return the candidates that had to be removed first for a hint on what is left, in order."""
    found: dict[Place, None] = {}
    for node in (node for end in hint.ends for node in end.ancestors if node.true):
        cause = node.cause or hint.kind
        places = position.in_cell(node.cell) if cause == "cell" else []
        for house in position.houses(node.cell):
            if house.kind == cause:
                places = position.in_house(house, node.digit)
        found |= dict.fromkeys(left.lost(places))
    return found


def hints(grid: Grid, family: Family) -> list[Hint]:
    """Return all hints in Sudoku Explainer's order; of those that remove the same, only the first."""
    search = Search(grid, family)
    return in_order(hint for cell in grid.digits for hint in search.of_cell(cell))


class Search:
    """The runs of a position, and the hints that they give together."""

    def __init__(self, grid: Grid, family: Family) -> None:
        self.grid, self.family, self.rules = grid, family, rules_of(family.level)
        self.runs: dict[What, Run] = {}

    def run(self, place: Place, true: bool) -> Run:
        """Return everything that follows from this assumption."""
        what = (*place, true)
        if what not in self.runs:
            self.runs[what] = Run(self.grid, what, self.family.dynamic, self.rules)
        return self.runs[what]

    def of_cell(self, cell: int) -> Iterator[Hint]:
        """Yield the hints that start from a cell.

        A hint that starts from a house belongs to the first possible cell for its digit in the house.
        """
        candidates, dynamic = self.grid.in_cell(cell), self.family.dynamic
        if len(candidates) < (2 if dynamic else 3):
            return
        for place in candidates:
            if dynamic:
                yield from self._contradictions(place)
            if dynamic and len(candidates) > 2:
                yield from self._agreed("double", [self.run(place, True), self.run(place, False)])
            for house in self.grid.houses(cell):
                places = self.grid.in_house(house, place[1])
                if len(places) > 1 and places[0] == place:
                    yield from self._agreed(house.kind, [self.run(other, True) for other in places])
        yield from self._agreed("cell", [self.run(place, True) for place in candidates])

    def _contradictions(self, place: Place) -> Iterator[Hint]:
        for true in (True, False):
            clash = self.run(place, true).clash
            if clash:
                yield from self._hint("contradiction", (*place, not true), clash)

    def _agreed(self, kind: str, runs: Sequence[Run]) -> Iterator[Hint]:
        for reached in ([run.true for run in runs], [run.false for run in runs]):
            for what in reached[0]:
                if all(what in nodes for nodes in reached):
                    yield from self._hint(kind, what, tuple(nodes[what] for nodes in reached))

    def _hint(self, kind: str, what: What, ends: tuple[Node, ...]) -> Iterator[Hint]:
        """Yield a hint, unless it removes nothing. A true candidate removes the other digits of its cell."""
        *place, true = what
        cell, digit = place
        removed = {other for other in self.grid.in_cell(cell) if (other[1] != digit) == true}
        if removed:
            nodes = complexity(ends)
            rating = self.family.base + length_cost(nodes)
            placed = (cell, digit) if true else None
            yield Hint(kind, rating, nodes, RANKS[kind], ends, frozenset(removed), placed)


def complexity(ends: Sequence[Node]) -> int:
    """Return the number of nodes that lead to the ends, counted separately for each branch.

    The complexity of each different nested hint is added.
    """
    reached = [node for end in ends for node in end.ancestors]
    nested = {node.nested.signature: node.nested.complexity for node in reached if node.nested}
    return len(reached) + sum(nested.values())
