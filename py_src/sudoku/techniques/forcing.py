"""Forcing chains and cycles, as Sudoku Explainer rates them: one family, the easiest first whatever its kind.

*Forcing chain*: if a candidate's being true makes it false, it is false; if its being false makes it true, it is true.
*Cycle*: a chain that comes back to its start both ways, so that its candidates are true and false in turn: what sees a
true and a false one of its digit goes, for one of the two is true whichever way round.

A chain costs 0.1 more for each length that it passes. Rounds of a wave are lengths, so that the kinds of chain are
taken up in the order of their ratings, and a longer chain is looked for only if no shorter one was found.
"""

from collections.abc import Iterator
from functools import reduce
from heapq import heappop, heappush
from operator import or_
from typing import NamedTuple

from sudoku.board import Grid, bits_of
from sudoku.position import Position
from sudoku.step import Candidate, Cells, Mark, Step, Word
from sudoku.techniques.implications import Implications, Starts, Wave
from sudoku.techniques.trails import Trail, colours_of, length_cost, links_of, trail_text


class Kind(NamedTuple):
    """A kind of chain: its rating at its shortest, and its place among equals."""

    base: float
    rank: int
    links: tuple[bool, bool]  # X, Y
    cycle: str = ""  # the slugs of the steps, where the kind has such
    chain: str = ""


KINDS = (
    Kind(6.5, 2, (True, False), cycle="x-cycle"),
    Kind(6.5, 3, (False, True), cycle="y-cycle"),
    Kind(6.6, 2, (True, False), chain="forcing-x-chain"),
    Kind(7.0, 4, (True, True), cycle="xy-cycle", chain="forcing-chain"),
)


class Graph:
    """The links of one sort, and the waves that go out over them."""

    def __init__(self, position: Position, x: bool, y: bool) -> None:
        self.links = Implications(position, x, y)
        self.from_true = Wave(self.links, is_true=True)
        self.from_false = Wave(self.links, is_true=False)
        self._wrong = 0

    def is_at_rest(self, rounds: int, falsely: bool) -> bool:
        """Whether nothing new follows any more from what is true, nor `falsely` from what is false."""
        return not self.from_true.news(rounds) and not (falsely and self.from_false.news(rounds))

    def may_close(self, rounds: int) -> Starts:
        """The starts to which a strong link leads back from what they make true."""
        follows = self.links.follows
        return _any(starts & follows(end) for end, starts in self.from_true.news(rounds).items())

    def wrong(self, rounds: int) -> Starts:
        """The starts that, if true, make something true that makes them false: now, and not in fewer rounds."""
        weak, before = self.links.weak, self._wrong
        self._wrong |= _any(starts & weak[end] for end, starts in self.from_true.news(rounds).items())
        return self._wrong & ~before

    def right(self, rounds: int) -> Starts:
        """The starts that are true if they are false."""
        return _any(starts & 1 << end for end, starts in self.from_false.news(rounds).items())


class Found(NamedTuple):
    """A chain or cycle: its technique, its candidates, whether the first is taken as true, and what follows."""

    technique: str
    trail: Trail
    first_true: bool
    placements: Grid
    eliminations: Grid


def find_forcing_chain(position: Position) -> Iterator[Step]:
    """By rating, then number of candidates, then rank, then start; of those that remove the same, the first."""
    graphs: dict[tuple[bool, bool], Graph] = {}
    queue = [(kind.base, 4, kind.rank, kind) for kind in KINDS]
    seen = set()
    while queue:
        rating, nodes, rank, kind = heappop(queue)
        graph = graphs.get(kind.links) or graphs.setdefault(kind.links, Graph(position, *kind.links))
        rounds = nodes // 2 - 1
        if not graph.is_at_rest(rounds, bool(kind.chain)):
            for found in _of_kind(graph, kind, rounds):
                if found.eliminations not in seen:
                    seen.add(found.eliminations)
                    yield _step(position, found, round(rating, 1))
            heappush(queue, (kind.base + length_cost(nodes + 2), nodes + 2, rank, kind))


def _of_kind(graph: Graph, kind: Kind, rounds: int) -> Iterator[Found]:
    """By start (cell, then digit); of one start cycles, then the chain that refutes it, then that which proves it."""
    size = graph.links.position.size
    closing = graph.may_close(rounds) if kind.cycle else 0
    wrong = graph.wrong(rounds) if kind.chain else 0
    right = graph.right(rounds) if kind.chain else 0
    for start in sorted(bits_of(closing | wrong | right), key=lambda candidate: (candidate % size, candidate)):
        if closing >> start & 1:
            yield from _cycles(graph.links, kind.cycle, start, rounds)
        if wrong >> start & 1:
            yield _refuted(graph.links, kind.chain, start, rounds)
        if right >> start & 1:
            yield _confirmed(graph.links, kind.chain, start, rounds)


def _cycles(links: Implications, technique: str, start: Candidate, rounds: int) -> Iterator[Found]:
    """The cycles through a start that remove something. No candidate is false twice on the way."""
    tree = links.tree(start, True, rounds)
    for end in tree.ends:
        if links.follows(end) >> start & 1:
            trail = tree.trail(end)
            for middle in links.weakly(end):
                if start in links.strong[middle] and middle not in trail[1::2]:
                    cycle = (*trail, middle)
                    gone = _removed_by(links.position, cycle)
                    if gone:
                        yield Found(technique, (*cycle, start), True, 0, gone)


def _removed_by(position: Position, cycle: Trail) -> Grid:
    """What sees a true and a false candidate of its digit, outside the cells of the cycle."""
    size, peers, cells = position.size, position.layout.peers, 0
    seen = [0, 0]
    for i, candidate in enumerate(cycle):
        digit, cell = divmod(candidate, size)
        seen[i % 2] |= peers[cell] << digit * size
        cells |= 1 << cell
    return seen[0] & seen[1] & position.open & ~(cells * position.masks.cell)


def _refuted(links: Implications, technique: str, start: Candidate, rounds: int) -> Found:
    tree = links.tree(start, True, rounds)
    end = next(end for end in tree.ends if links.weak[end] >> start & 1)
    return Found(technique, (*tree.trail(end), start), True, 0, 1 << start)


def _confirmed(links: Implications, technique: str, start: Candidate, rounds: int) -> Found:
    position, tree = links.position, links.tree(start, False, rounds)
    others = position.candidates_in(1 << start % position.size) & ~(1 << start)
    return Found(technique, tree.trail(start), False, 1 << start, others)


def _step(position: Position, found: Found, rating: float) -> Step:
    trail, size = found.trail, position.size
    out = Mark("out", found.eliminations)
    words: dict[str, Word] = {
        "digit": trail[0] // size + 1,
        "cells": Cells(1 << trail[0] % size),
        "chain": trail_text(trail, found.first_true, position.geometry),
    }
    eliminations = 0 if found.placements else found.eliminations
    links = links_of(trail, found.first_true)
    marks = (*colours_of(trail, found.first_true), out)
    return Step(found.technique, rating, found.placements, eliminations, marks, links, words)


def _any(masks: Iterator[Starts]) -> Starts:
    return reduce(or_, masks, 0)
