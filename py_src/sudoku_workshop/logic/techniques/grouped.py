"""Grouped chains: nice loops and AICs, as in `chains`, through group nodes and almost locked sets as well.

From every premise, a candidate's being true or false, one way to each consequence is kept: the first of the shortest.
It is thrown away if it comes back to where it has been. Of the chains that remove the same the first of the shortest is
told. Sound: what follows from a premise holds if the premise does, and backwards, its contrary if the contrary does.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Step
from sudoku_workshop.logic.techniques.grouped_steps import GROUPED, Chain, beside, chain_step
from sudoku_workshop.logic.techniques.news import with_news
from sudoku_workshop.logic.techniques.node_links import Claim, NodeLinks
from sudoku_workshop.logic.techniques.set_links import link_sets

SHORTEST_LOOP = 3  # links


class Ways(NamedTuple):
    """What a premise leads to: how far each consequence is, and what it follows from."""

    far: dict[Claim, int]
    came: dict[Claim, Claim]

    def way(self, end: Claim) -> list[Claim]:
        """The claims from the premise to a consequence, both included."""
        claims = [end]
        while claims[-1] in self.came:
            claims.append(self.came[claims[-1]])
        return claims[::-1]


class Found(NamedTuple):
    """A loop or chain: what it is called without groups, its length, its claims in order, and what it removes."""

    name: str
    length: int
    claims: Sequence[Claim]
    gone: Grid


def find_grouped_chain(position: Position, name: str, sets: bool = True, every: bool = False) -> Iterator[Step]:
    """The grouped loops or AICs, by length, those that remove something new; `every` one that does not remove the same
    as another for HoDoKu's library. `sets` are almost locked ones."""
    found = position.once(told_chains, True, sets) if position.is_small else ()
    found = found if every else tuple(with_news(found))
    return (chain_step(position, GROUPED + name, each) for each in found if each.name == name)


def find_tabled_chain(position: Position, name: str) -> Iterator[Step]:
    """Chains without groups, one way only from a premise to a consequence: for HoDoKu's library alone."""
    return (chain_step(position, name, each) for each in position.once(told_chains, False, False) if each.name == name)


def told_chains(position: Position, groups: bool, sets: bool) -> tuple[Chain, ...]:
    """The chains of candidates alone, or those with a group or set in them, the shortest first."""
    known, first = NodeLinks(position, groups), dict[Grid, Found]()
    if sets:
        link_sets(known)
    for found in _chains(known):
        if known.is_grouped(found.claims) == groups:
            before = first.setdefault(found.gone, found)
            if found.length < before.length:
                first[found.gone] = found
    in_order = sorted(first.values(), key=lambda found: found.length)
    return tuple(Chain(found.name, known.named(found.claims), found.gone) for found in in_order)


def _chains(known: NodeLinks) -> Iterator[Found]:
    """All chains and loops, by premise and then by candidate."""
    candidates = bits_of(known.position.open)
    for start in candidates:
        for premise in (start, ~start):
            ways = _ways_from(premise, known)
            for last in candidates:
                if start % known.size != last % known.size:
                    if premise < 0 and last in ways.far:
                        yield from _open(known, premise, last, ways)
                else:
                    for end in (last, ~last):
                        if ways.far.get(end, 0) >= SHORTEST_LOOP:
                            yield from _loop(known, premise, end, ways)


def _ways_from(premise: Claim, known: NodeLinks) -> Ways:
    """All that follows, in the order in which it is met. A way found later counts if it is shorter."""
    far, came = ways = Ways({premise: 0}, {})
    queue = [premise]
    for claim in queue:
        there = far[claim] + known.count.get(claim, 1)
        for distance, ends in (there, known.links.get(claim, ())), (there + 1, known.forced.get(claim, ())):
            for end in ends:
                if end not in far:
                    queue.append(end)
                elif far[end] <= distance:
                    continue
                far[end], came[end] = distance, claim
    return ways


def _open(known: NodeLinks, premise: Claim, end: Claim, ways: Ways) -> Iterator[Found]:
    """An AIC, if it removes two candidates or more; one that removes one is a discontinuous loop as well."""
    gone = _seen_by_ends(known.position, ~premise, end)
    if gone & gone - 1 and _is_simple(known, claims := ways.way(end)):
        yield Found("aic", ways.far[end], claims, gone)


def _seen_by_ends(position: Position, first: Candidate, last: Candidate) -> Grid:
    """What sees both ends; of ends of two digits that see each other, either's digit in the other."""
    size, peers = position.size, position.layout.peers
    if first // size == last // size:
        return position.at(peers[first % size] & peers[last % size], 1 << first // size)
    if not peers[first % size] >> last % size & 1:
        return 0
    return position.at(1 << first % size, 1 << last // size) | position.at(1 << last % size, 1 << first // size)


def _loop(known: NodeLinks, premise: Claim, end: Claim, ways: Ways) -> Iterator[Found]:
    """The loop from a cell back to it. It is continuous if both ends are strong or, in a cell of two, both weak."""
    claims, position = ways.way(end), known.position
    start, last, cell = max(premise, ~premise), max(end, ~end), 1 << max(end, ~end) % known.size
    if known.node(claims[1]).cells == cell or not _is_simple(known, claims):
        return
    if start != last and (premise < 0) == (end >= 0):
        if (premise < 0 or position.bivalue & cell) and (gone := beside(position, known.named(claims))):
            yield Found("continuous-nice-loop", ways.far[end], claims, gone)
        return
    if start != last:  # within the cell, the loop starts with the digit that goes, and comes back to it
        claims = [~end, *claims] if premise < 0 else [*claims, ~premise]
    gone = 1 << claims[0] if claims[0] >= 0 else position.candidates_in(cell) & ~(1 << start)
    if gone:
        yield Found("discontinuous-nice-loop", ways.far[end], claims, gone)


def _is_simple(known: NodeLinks, claims: Sequence[Claim]) -> bool:
    """Whether no node's first cell has been visited before, but for the cell where a loop starts and ends."""
    nodes = [known.node(claim) for claim in claims]
    start, visited = nodes[0].cells, 0
    in_loop = start == nodes[-1].cells
    for before, node in pairwise(nodes):
        if node.cells != before.cells:
            visited |= before.cells & ~(start if in_loop else 0)
            if visited & known.first_cell(node) or (node.cells == start and node is not nodes[-1]):
                return False
    return True
