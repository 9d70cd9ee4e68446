"""Grouped chains: nice loops and AICs as in `chains`, but also with group nodes and almost locked sets.

A premise is an assumption: a candidate is true, or it is false. From every premise, paths are extended to everything
that follows from it, shortest first. No path enters a node whose first cell it has visited before. A chain can be read
in both directions: if its premise is true, its end is true, and if its end is false, its premise is false.

Source: HoDoKu's definitions and search order.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Step
from sudoku_workshop.logic.techniques.grouped_steps import GROUPED, Chain, chain_step, removed_by_loop
from sudoku_workshop.logic.techniques.grouped_ways import Growth, Ways
from sudoku_workshop.logic.techniques.node_links import Claim, NodeLinks
from sudoku_workshop.logic.techniques.set_links import link_sets
from sudoku_workshop.logic.techniques.simplest import simplest
from sudoku_workshop.logic.techniques.technique import CHAINED, Technique


class Found(NamedTuple):
    """A loop or chain: its name, its length, its claims in order, and the candidates that it removes.

    A claim says that a node (a candidate, a group or an almost locked set) is true, or that it is false. The name is
    without the prefix "grouped-".
    """

    name: str
    length: int
    claims: Sequence[Claim]
    gone: Grid


def find_grouped_chain(position: Position, name: str) -> Iterator[Step]:
    """Yield the grouped chains with this name, shortest first. Each removes a candidate that no earlier one removes."""
    found = position.once(grouped_chains) if position.is_small else ()
    return (chain_step(position, GROUPED + name, each) for each in found if each.name == name)


def grouped_chains(position: Position, sets: bool = True) -> tuple[Chain, ...]:
    """Return the chains that contain a group or, with `sets`, an almost locked set, shortest first."""
    known = linked(position, True, sets)
    return simplest_chains(known, (found for found in all_chains(known) if known.is_grouped(found.claims)))


def linked(position: Position, groups: bool, sets: bool) -> NodeLinks:
    """Return the links of a position.

    With `groups`, the links of groups are included, and with `sets`, those of almost locked sets.
    """
    known = NodeLinks(position, groups)
    if sets:
        link_sets(known)
    return known


def simplest_chains(known: NodeLinks, found: Iterable[Found], every: bool = False) -> tuple[Chain, ...]:
    """Return the simplest of the given chains (see `simplest`).

    With `every`, more chains are returned, for comparison with HoDoKu.
    """
    kept = simplest(found, lambda each: each.length, every)
    return tuple(Chain(each.name, known.named(each.claims), each.gone) for each in kept)


def all_chains(known: NodeLinks) -> Iterator[Found]:
    """Yield all chains and loops, including those without groups.

    A chain starts with the premise that a candidate is false. If the candidate's cell has only one other candidate,
    this other one is then true, so the chain can go on as a chain from the premise that the other candidate is true.
    """
    growth, size, bivalue = Growth(known), known.size, known.position.bivalue
    for start in known.candidates:
        for premise in (start, ~start):
            ways = growth.ways(premise)
            for end, (length, before) in ways.back.items():
                yield from loop(known, [*ways.way(before), end], length)
            first: tuple[Claim, ...] = (premise,)
            if premise >= 0 and bivalue >> start % size & 1:
                other = known.position.candidates_in(1 << start % size) ^ 1 << start
                first = (~(other.bit_length() - 1), premise)
            for end in known.candidates if first[0] < 0 else ():
                yield from open_chain(known, ways, first, end)


def open_chain(known: NodeLinks, ways: Ways, first: Sequence[Claim], end: Candidate) -> Iterator[Found]:
    """Yield the AIC that begins with these claims (`first`) and ends at `end`, if it removes several candidates.

    `first` are the claims that lead to the premise of `ways`, and the premise itself. From there, the chain follows a
    path in `ways`. A chain that removes only one candidate is yielded elsewhere, as a discontinuous loop.
    """
    gone = _seen_by_ends(known.position, ~first[0], end) if end in ways.far else 0
    if gone & gone - 1:
        yield Found("aic", ways.far[end] + len(first) - 1, [*first, *ways.way(end)[1:]], gone)


def _seen_by_ends(position: Position, first: Candidate, last: Candidate) -> Grid:
    """Return the candidates that are false if either end of a chain is true.

    If both ends are the same digit, the result is the candidates that see both ends. If they are different digits in
    cells that see each other, the result is each end's digit in the cell of the other end.
    """
    size, peers = position.size, position.layout.peers
    if first // size == last // size:
        return position.at(peers[first % size] & peers[last % size], 1 << first // size)
    if not peers[first % size] >> last % size & 1:
        return 0
    return position.at(1 << first % size, 1 << last // size) | position.at(1 << last % size, 1 << first // size)


def loop(known: NodeLinks, claims: Sequence[Claim], length: int) -> Iterator[Found]:
    """Yield the nice loop that is made of these claims, if it removes something. The claims start and end in one cell.

    The loop is continuous if its first and last links are both strong. It is also continuous if both links are weak and
    the cell has two candidates.
    """
    position, premise, end = known.position, claims[0], claims[-1]
    start, last, cell = max(premise, ~premise), max(end, ~end), 1 << max(end, ~end) % known.size
    if start != last and (premise < 0) == (end >= 0):
        if (premise < 0 or position.bivalue & cell) and (gone := removed_by_loop(position, known.named(claims))):
            yield Found("continuous-nice-loop", length, claims, gone)
        return
    if start != last:  # in this cell, the loop starts and ends with the digit that can be removed
        claims = [~end, *claims] if premise < 0 else [*claims, ~premise]
    gone = 1 << claims[0] if claims[0] >= 0 else position.candidates_in(cell) & ~(1 << start)
    if gone:
        yield Found("discontinuous-nice-loop", length, claims, gone)


RECORDS = (
    *(
        Technique(
            f"grouped-{name}", "chains", None, code, CHAINED, partial(find_grouped_chain, name=name), hint, hodoku
        )
        for name, code, hint, hodoku in (
            ("continuous-nice-loop", "0709", 710, 530),
            ("discontinuous-nice-loop", "0710", 720, 540),
            ("aic", "0711", 700, 550),
        )
    ),
)
