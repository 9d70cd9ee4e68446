"""Chains as in HoDoKu's test library. From a premise to each consequence there is one path.

If a claim is reached again by a shorter path, this path replaces the earlier one. The claims that were derived from it
before keep their distances, so a few paths are not the shortest. A link has the length `LINK`, and a link from an
almost locked set is longer by 2 for each of its digits but one.

A chain that visits a cell twice is discarded. The page's own search finds a chain that goes round that cell instead
(`grouped_ways.py`).
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.grouped import Found, linked, loop, open_chain, simplest_chains
from sudoku_workshop.logic.techniques.grouped_steps import GROUPED, Chain, chain_step
from sudoku_workshop.logic.techniques.grouped_ways import Ways
from sudoku_workshop.logic.techniques.node_links import Claim, NodeLinks

LINK = 2
SHORTEST_LOOP = 3 * LINK


def find_tabled_chain(position: Position, name: str, groups: bool, sets: bool = False) -> Iterator[Step]:
    """Yield the steps of the loops or chains with this name.

    If `groups` is true, they contain a group or, with `sets`, an almost locked set. Otherwise they have only single
    candidates.
    """
    found = position.once(_told, groups, sets)
    return (chain_step(position, GROUPED * groups + name, each) for each in found if each.name == name)


def _told(position: Position, groups: bool, sets: bool) -> tuple[Chain, ...]:
    known = linked(position, groups, sets)
    found = (each for each in tabled_chains(known) if known.is_grouped(each.claims) == groups)
    return simplest_chains(known, found, every=True)


def tabled_chains(known: NodeLinks) -> Iterator[Found]:
    """Yield all loops and chains, sorted by the candidate that they assume, and then by their last candidate."""
    for start in known.candidates:
        for premise in (start, ~start):
            ways = _tabled(premise, known)
            for last in known.candidates:
                if last % known.size == start % known.size:
                    for end in (last, ~last):
                        if ways.far.get(end, 0) >= SHORTEST_LOOP and _may_loop(known, claims := ways.way(end)):
                            yield from loop(known, claims, ways.far[end])
                elif premise < 0:
                    found = open_chain(known, ways, (premise,), last)
                    yield from (each for each in found if _is_simple(known, each.claims))


def _tabled(premise: Claim, known: NodeLinks) -> Ways:
    """Return everything that follows from a premise, in the order of discovery."""
    far, came, _ = ways = Ways({premise: 0}, {}, {})
    queue = [premise]
    for claim in queue:
        there = far[claim] + known.count.get(claim, 1) + LINK - 1
        for distance, ends in (there, known.links.get(claim, ())), (there + 1, known.forced.get(claim, ())):
            for end in ends:
                if end not in far:
                    queue.append(end)
                elif far[end] <= distance:
                    continue
                far[end], came[end] = distance, claim
    return ways


def _may_loop(known: NodeLinks, claims: Sequence[Claim]) -> bool:
    """Return whether a chain can be a loop. It must leave its start cell at once, and visit no other cell twice."""
    cell = known.node(claims[-1]).cells
    return cell not in (known.node(claims[1]).cells, known.node(claims[-2]).cells) and _is_simple(known, claims)


def _is_simple(known: NodeLinks, claims: Sequence[Claim]) -> bool:
    """Return whether a chain enters no cell that it has visited, except the cell in which a loop starts and ends.

    A node with several cells is entered by its first cell, and visits all of them. It does not count if its first cell
    is the cell of the loop.
    """
    nodes = [known.node(claim) for claim in claims]
    start, visited = nodes[0].cells, 0
    in_loop = start == nodes[-1].cells
    for before, node in pairwise(nodes):
        if visited & known.first_cell(node):
            return False
        if not (in_loop and known.first_cell(before) == start):
            visited |= before.cells
    return True
