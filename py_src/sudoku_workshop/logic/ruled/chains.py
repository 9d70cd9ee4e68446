"""Chains through rules: an alternating inference chain whose weak links come from houses and rules alike.

A strong link says that one of two candidates is true: they are the last two of a cell, of a digit in a house, or of a
digit that a rule certainly needs in its cells. If the first candidate of a chain is false, its last one is true, so
candidates that both exclude can be removed. If a chain leads back to its own start, the start is true.

Source: the usual rules of AICs; weak links through rules as in dclamage's SudokuSolver.
"""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.certain import certain_by_rules, certain_in_houses
from sudoku_workshop.logic.ruled.links import reasons_now, weak_now
from sudoku_workshop.logic.ruled.named import claim
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.step import Candidate, Cells, Link, Mark, Phrases, Step, Word

MOST_NODES = 14  # candidates of a chain
WING = 6  # candidates of a chain that is as short as that of an XY-Wing or W-Wing


class Chain(NamedTuple):
    """A chain from a false candidate to a true one: its candidates, and what it removes."""

    nodes: tuple[Candidate, ...]
    gone: Grid


def find_chains(position: Position, most: int = MOST_NODES) -> Iterator[Step]:
    """Yield chains of up to `most` candidates, the shortest first. Each removes what no shorter one does."""
    strong, weak = strong_links(position), position.once(weak_now)
    removed, grid = 0, position.open
    found = [chain for start in bits_of(grid) for chain in _chains(start, strong, weak, grid, most)]
    for chain in sorted(found, key=lambda chain: (len(chain.nodes), chain.nodes)):
        if chain.gone & ~removed:
            removed |= chain.gone
            yield _step(chain, position)


def strong_links(position: Position) -> dict[Candidate, Grid]:
    """Return, for each candidate, those of which one must be true if it is false."""
    found: dict[Candidate, Grid] = {}
    pairs = [position.candidates_in(1 << cell) for cell in bits_of(position.bivalue)]
    for each in (*position.once(certain_in_houses), *position.once(certain_by_rules)):
        if each.places.bit_count() == 2:
            pairs.append(each.grid(position.size))
    for pair in pairs:
        for candidate in bits_of(pair):
            found[candidate] = found.get(candidate, 0) | pair & ~(1 << candidate)
    return found


def _chains(
    start: Candidate, strong: dict[Candidate, Grid], weak: tuple[Grid, ...], grid: Grid, most: int
) -> Iterator[Chain]:
    """Yield the shortest chain to each candidate that follows if `start` is false."""
    came: dict[Candidate, tuple[Candidate, ...]] = {}
    false_seen = 1 << start
    wave: list[tuple[Candidate, ...]] = [(start,)]
    while wave and len(wave[0]) < most:
        following = []
        for nodes in wave:
            for true in bits_of(strong.get(nodes[-1], 0)):
                if true in came:
                    continue
                path = (*nodes, true)
                came[true] = path
                if true == start:
                    yield Chain(path, weak[start] & grid)
                    return
                if gone := weak[start] & weak[true] & grid:
                    yield Chain(path, gone)
                for false in bits_of(weak[true] & grid & ~false_seen):
                    false_seen |= 1 << false
                    if false in strong:
                        following.append((*path, false))
        wave = following


def _step(chain: Chain, position: Position) -> Step:
    nodes = chain.nodes
    links = tuple(Link(one, other, at % 2 == 0) for at, (one, other) in enumerate(pairwise(nodes)))
    weak = [(link.start, link.end) for link in links if not link.strong]
    weak += [(end, candidate) for candidate in bits_of(chain.gone)[:1] for end in dict.fromkeys((nodes[0], nodes[-1]))]
    text = " → ".join(claim(node, position.geometry, "=" if at % 2 else "≠") for at, node in enumerate(nodes))
    ends = {"first": nodes[0], "last": nodes[-1]}
    words: dict[str, Word] = {"chain": text, "links": Phrases(reasons_now(position, weak))}
    for name, node in ends.items():
        words |= {name: Cells(1 << node % position.size), f"{name}_digit": node // position.size + 1}
    marks = (Mark("fin", 1 << nodes[0] | 1 << nodes[-1]), Mark("out", chain.gone))
    return Step("aic", None, 0, chain.gone, marks, links, words)


SHORT = (Ruled("aic", 4, partial(find_chains, most=WING), "{chain}"),)
RECORDS = (Ruled("aic", 5, find_chains, "{chain}"),)
