"""Forcing chains and cycles, with Sudoku Explainer's ratings. One finder yields all kinds, easiest first.

- *Forcing chain*: a chain leads from an assumption about a candidate to its opposite. If the candidate was assumed
  true, it is false, and if it was assumed false, it is true.
- *Cycle*: a chain that returns to its start and can be followed in both directions. Its candidates are alternately true
  and false. Suppose that a candidate outside sees two candidates of its digit on the cycle, and one of these two must
  be true. The candidate outside can then be removed.

The rating of a chain grows by 0.1 at certain lengths. The search goes in rounds, and all chains found in one round are
equally long. All kinds of chains can therefore be searched in the order of their ratings, shorter chains before longer
ones.

Source: Sudoku Explainer.
"""

from collections.abc import Iterator
from functools import cached_property, reduce
from heapq import heappop, heappush
from itertools import count, takewhile
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Mark, Step, Word
from sudoku_workshop.logic.techniques.implications import Implications, Waves, add_link, conjugate_pairs
from sudoku_workshop.logic.techniques.technique import FORCED, ONE_DIGIT_CHAINED, Technique
from sudoku_workshop.logic.techniques.trails import Trail, colours_of, length_cost, links_of, supposed_words, trail_text


class ChainKind(NamedTuple):
    """A kind of chain. `base` is the rating of its shortest chains. Kinds with the same rating are sorted by `rank`."""

    base: float
    rank: int
    links: tuple[bool, bool]  # whether it uses X links, and Y links
    cycle: str = ""  # the slugs of its cycles and of its chains, or empty
    chain: str = ""


KINDS = (
    ChainKind(6.5, 2, (True, False), cycle="x-cycle"),
    ChainKind(6.5, 3, (False, True), cycle="y-cycle"),
    ChainKind(6.6, 2, (True, False), chain="forcing-x-chain"),
    ChainKind(7.0, 4, (True, True), cycle="xy-cycle", chain="forcing-chain"),
)
ER = {slug: kind.base for kind in KINDS for slug in (kind.cycle, kind.chain) if slug}


class Graph:
    """The strong and weak links of a position, and the chains and cycles that use them.

    X links join candidates of one digit, and Y links join candidates of one cell. A graph has one of these kinds or
    both.
    """

    def __init__(self, position: Position, x: bool, y: bool) -> None:
        self.position = position
        cells = () if x else (_in_a_ring(position),)
        self.links = position.once(Implications, x, y, *cells)
        self.if_true, self.if_false = self.links.waves.if_true, self.links.waves.if_false
        self._wrong_by: list[Grid] = [0]

    @cached_property
    def behind(self) -> dict[Candidate, Grid]:
        """Return, per possible start of a cycle, the candidates that can be two links before the start in a cycle.

        These are the candidates from which a weak link and then a strong link lead to the start.
        """
        weak = self.links.weak
        return {start: reduce(or_, [weak[false] for false in falses]) for start, falses in self.links.strong.items()}

    def closing(self, rounds: int) -> set[Candidate]:
        """Return where cycles with this number of rounds can start, if any of them may remove something.

        A round is a weak link and a strong link. No cycle removes anything if no chain with one more round refutes a
        candidate. To see this, suppose that a cycle removes a candidate. It sees two candidates of the cycle, exactly
        one of which is true. If the removed candidate were true, the first of the two would be false. From there, the
        cycle would lead to the second, in no more links than the cycle has. The second would be true and would make the
        removed candidate false. A chain with one more round therefore refutes it.
        """
        if not self.wrong_by(rounds + 1):
            return set()
        return {start for start, ends in self.if_true(rounds).items() if ends & self.behind[start]}

    def wrong(self, rounds: int) -> set[Candidate]:
        """Return the candidates that a chain of this number of rounds refutes, but no shorter chain.

        A round is two links.
        """
        return set(bits_of(self.wrong_by(rounds) & ~self.wrong_by(rounds - 1)))

    def wrong_by(self, rounds: int) -> Grid:
        """Return the candidates that are refuted by chains of at most this number of rounds (two links each).

        A chain shows that at least one of its two ends is true. It refutes every candidate that would be false in both
        cases.
        """
        weak, known = self.links.weak, self._wrong_by
        while len(known) <= rounds:
            wrong = known[-1]
            for start, ends in self.if_false(len(known) - 1).items():
                seen, further = 0, ends >> start  # each pair of ends only once, because chains work in both directions
                while further:  # like bits_of, but without building a list for one or two bits
                    end = further.bit_length() - 1
                    seen |= weak[start + end]
                    further ^= 1 << end
                wrong |= seen & weak[start]
            known.append(wrong)
        return known[rounds]

    def right(self, rounds: int) -> set[Candidate]:
        """Return the candidates that are true because assuming them false makes them true.

        This is shown by a chain of the given number of rounds, of two links each.
        """
        return {start for start, ends in self.if_false(rounds).items() if ends >> start & 1}


def _refutes(position: Position, digit: int) -> bool:
    """Return whether any chain within this digit refutes a candidate.

    If none does, no forcing X chain and no X cycle (chains and cycles within one digit) removes anything.
    """
    plane, peers, size = position.planes[digit], position.layout.peers, position.size
    strong: dict[Candidate, list[Candidate]] = {}
    for a, b in position.once(conjugate_pairs):
        if a // size == digit:
            add_link(strong, a % size, b % size)
    linked = mask_of(strong)
    waves = Waves(strong, {cell: bits_of(peers[cell] & linked) for cell in strong})
    for news in takewhile(bool, map(waves.if_false, count())):
        for start, ends in news.items():
            seen = peers[start] & plane
            if any(peers[start + further] & seen for further in bits_of(ends >> start)):
                return True
    return False


def _in_a_ring(position: Position) -> Mask:
    """Return the cells that may be in Y cycles: cycles that pass only through cells with two candidates.

    Such a cell has two candidates. For each of them, it sees another such cell with the same digit.
    """
    peers, cells, before = position.layout.peers, position.bivalue, 0
    while cells != before:
        before = cells
        for plane in position.planes:
            here = cells & plane
            cells &= ~mask_of(cell for cell in bits_of(here) if not peers[cell] & here)
    return cells


class ForcingChain(NamedTuple):
    """A chain or cycle: its technique, its candidates, whether the first candidate is assumed true, and its result."""

    technique: str
    trail: Trail
    first_true: bool
    placements: Grid
    eliminations: Grid

    @property
    def is_cycle(self) -> bool:
        """Return whether this is a cycle: it returns to its start without a contradiction."""
        return len(self.trail) % 2 == 1


def find_forcing_chain(position: Position) -> Iterator[Step]:
    """Yield the steps of chains and cycles, easiest first.

    They are sorted by rating, then by number of candidates, then by kind, then by start. Of several steps that remove
    the same candidates, only the first is yielded.
    """
    for found, rating, _ in forcing_chains(position):
        yield _step(position, found, round(rating, 1))


def forcing_chains(position: Position) -> Iterator[tuple[ForcingChain, float, int]]:
    """Yield the chains and cycles of a position, each with its unrounded rating and the number of its candidates."""
    graphs: dict[tuple[bool, bool], Graph] = {}
    with_x = any(position.of_digits(_refutes))
    queue = [(kind.base, 4, kind.rank, kind) for kind in KINDS if with_x or kind.links != (True, False)]
    seen = set()
    while queue:
        rating, nodes, rank, kind = heappop(queue)
        graph = graphs.get(kind.links) or graphs.setdefault(kind.links, Graph(position, *kind.links))
        rounds = nodes // 2 - 1
        if graph.if_false(rounds - 1):
            for found in _of_kind(graph, kind, rounds):
                if found.eliminations not in seen:
                    seen.add(found.eliminations)
                    yield found, rating, nodes
            heappush(queue, (kind.base + length_cost(nodes + 2), nodes + 2, rank, kind))


def _of_kind(graph: Graph, kind: ChainKind, rounds: int) -> Iterator[ForcingChain]:
    """Yield the chains and cycles of one kind, sorted by the cell of their start, then by its digit.

    For one start, cycles come first, then the chain that refutes the start, then the chain that confirms it.
    """
    size = graph.links.size
    closing = graph.closing(rounds) if kind.cycle else set()
    wrong = graph.wrong(rounds) if kind.chain else set()
    right = graph.right(rounds) if kind.chain else set()
    for start in sorted(closing | wrong | right, key=lambda candidate: (candidate % size, candidate)):
        if start in closing:
            yield from _cycles(graph, kind.cycle, start, rounds)
        if start in wrong:
            yield _refuted(graph.links, kind.chain, start, rounds)
        if start in right:
            yield _confirmed(graph, kind.chain, start, rounds)


def _cycles(graph: Graph, technique: str, start: Candidate, rounds: int) -> Iterator[ForcingChain]:
    """Yield the cycles through this start that remove something.

    Cycles that would come to the same false candidate twice are left out.
    """
    links, behind = graph.links, graph.behind[start]
    tree = links.tree(start, True, rounds)
    for end in tree.ends:
        if behind >> end & 1:
            trail = tree.trail(end)
            for middle in links.made_false_in_order(end):
                if start in links.strong[middle] and middle not in trail[1::2]:
                    cycle = (*trail, middle)
                    gone = _removed_by(graph.position, cycle)
                    if gone:
                        yield ForcingChain(technique, (*cycle, start), True, 0, gone)


def _removed_by(position: Position, cycle: Trail) -> Grid:
    """Return the candidates that a cycle removes.

    They are outside the cells of the cycle. Each sees two candidates of its digit on the cycle, one of which must be
    true.
    """
    size, peers, cells = position.size, position.layout.peers, 0
    seen = [0, 0]
    for i, candidate in enumerate(cycle):
        digit, cell = divmod(candidate, size)
        seen[i % 2] |= peers[cell] << digit * size
        cells |= 1 << cell
    return seen[0] & seen[1] & position.open & ~(cells * position.masks.cell)


def _refuted(links: Implications, technique: str, start: Candidate, rounds: int) -> ForcingChain:
    tree = links.tree(start, True, rounds)
    end = next(end for end in tree.ends if links.weak[end] >> start & 1)
    return ForcingChain(technique, (*tree.trail(end), start), True, 0, 1 << start)


def _confirmed(graph: Graph, technique: str, start: Candidate, rounds: int) -> ForcingChain:
    position, tree = graph.position, graph.links.tree(start, False, rounds)
    others = position.candidates_in(1 << start % position.size) & ~(1 << start)
    return ForcingChain(technique, tree.trail(start), False, 1 << start, others)


def _step(position: Position, found: ForcingChain, rating: float) -> Step:
    trail, size = found.trail, position.size
    out = Mark("out", found.eliminations)
    words: dict[str, Word] = {
        **supposed_words(trail[0], found.first_true, size),
        "chain": trail_text(trail, found.first_true, position.geometry),
    }
    eliminations = 0 if found.placements else found.eliminations
    links = links_of(trail, found.first_true)
    marks = (*colours_of(trail, found.first_true), out)
    return Step(found.technique, rating, found.placements, eliminations, marks, links, words)


RECORDS = (
    Technique("x-cycle", "last", ER["x-cycle"], "", ONE_DIGIT_CHAINED, find_forcing_chain),
    Technique("y-cycle", "last", ER["y-cycle"], "", FORCED, find_forcing_chain),
    Technique("xy-cycle", "last", ER["xy-cycle"], "", FORCED, find_forcing_chain),
    Technique("forcing-x-chain", "last", ER["forcing-x-chain"], "", ONE_DIGIT_CHAINED, find_forcing_chain),
    Technique("forcing-chain", "last", ER["forcing-chain"], "", FORCED, find_forcing_chain, 670),
)
