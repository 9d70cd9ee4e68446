"""Chains of alternating strong and weak links, named as in HoDoKu.

A chain that starts and ends with a strong link shows: if one end is false, the other is true. At least one of its ends
is true, and candidates that see both ends can be removed.

- *X-Chain*: all links are of one digit.
- *XY-Chain*: the chain goes through cells with two candidates, and both ends are the same digit.
- *AIC*: the links are of any kind, and the chain removes two candidates or more.

A *nice loop* returns to its start.

- *Discontinuous*: the loop shows its start to be true or false. The start is true if assuming it false makes it true.
  It is false if it sees both ends of a chain, at least one of which is true.
- *Continuous*: the ends see each other. At least one side of every weak link is true, so candidates that see both sides
  can be removed.

A chain visits no cell twice. Of several chains between the same ends, only the shortest is used. Of several chains that
remove the same candidates, only the first is used.

Source: HoDoKu's definitions.
"""

from collections.abc import Iterator
from heapq import merge
from itertools import count
from operator import itemgetter
from typing import NamedTuple

from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Cells, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.implications import Implications
from sudoku_workshop.logic.techniques.technique import CHAINED, Technique
from sudoku_workshop.logic.techniques.trails import Trail, colours_of, ends_words, links_of, supposed_words, trail_text


class Ends(NamedTuple):
    """Two ends of a chain, at least one of which is true.

    `rounds` is the length of the shortest chain between the ends: in each round, a weak and a strong link are added. If
    both ends are the same candidate, this candidate is true.
    """

    start: Candidate
    end: Candidate
    rounds: int


class FoundChain(NamedTuple):
    """A chain or loop, and the candidates that it removes."""

    trail: Trail
    first_true: bool
    gone: Grid


class Chains:
    """The chains of a position. `x` allows links within one digit, and `y` allows links within one cell."""

    def __init__(self, position: Position, x: bool, y: bool) -> None:
        self.position, self.size = position, position.size
        self.links = position.once(Implications, x, y)
        self._trails: dict[Candidate, list[dict[Candidate, Trail]]] = {}

    def ends(self, shortest: int) -> Iterator[Ends]:
        """Yield all pairs of ends that chains connect, shortest chains first. Each pair comes only once."""
        for rounds in count(shortest):
            news = self.links.waves.if_false(rounds)
            if not news:
                return
            for end, starts in sorted(news.items()):
                yield from (Ends(start, end, rounds) for start in bits_of(starts & (2 << end) - 1))

    def seen_by_both(self, ends: Ends) -> Grid:
        """Return the candidates that are false if either end is true."""
        return self.links.weak[ends.start] & self.links.weak[ends.end]

    def trail(self, ends: Ends) -> Trail | None:
        """Return the shortest chain between two ends, or None if it would visit a cell twice.

        The search starts from the first end. If it finds no such chain, a second search starts from the other end.
        """
        start, end, rounds = ends
        return self._trails_from(start, rounds).get(end) or self._trails_from(end, rounds).get(start)

    def _trails_from(self, start: Candidate, rounds: int) -> dict[Candidate, Trail]:
        """Return the candidates that are true if the start is false, each with the chain that leads to it.

        Only chains with exactly this number of rounds are returned. A round is a weak and a strong link.
        """
        if start not in self._trails:
            self._trails[start] = [{end: (start, end) for end in self.links.strong[start]}]
        found = self._trails[start]
        while len(found) <= rounds:
            known = set().union(*found)
            fresh: dict[Candidate, Trail] = {}
            for trail in found[-1].values():
                for further in self._further(trail):
                    if further[-1] not in known:
                        fresh.setdefault(further[-1], further)
            found.append(fresh)
        return found[rounds]

    def _further(self, trail: Trail) -> Iterator[Trail]:
        """Yield the chain extended by two links, in every possible way.

        A chain that has returned to its first cell is not extended.
        """
        size, last = self.size, trail[-1] % self.size
        visited = {candidate % size for candidate in trail}
        if last == trail[0] % size and len(trail) > 2:
            return
        for middle in self.links.made_false_in_order(trail[-1]):
            if middle % size == last or middle % size not in visited:
                for end in self.links.strong[middle]:
                    if end % size in {middle % size, trail[0] % size} or end % size not in visited:
                        yield (*trail, middle, end)


def find_x_chain(position: Position) -> Iterator[Step]:
    """Yield X-Chains: chains of one digit."""
    chains = Chains(position, x=True, y=False)
    return _steps(position, "x-chain", (_open(chains, ends) for ends in chains.ends(1)))


def find_xy_chain(position: Position) -> Iterator[Step]:
    """Yield XY-Chains through three or more cells with two candidates. Both ends are the same digit."""
    chains = Chains(position, x=False, y=True)
    alike = (ends for ends in chains.ends(2) if ends.start // chains.size == ends.end // chains.size)
    return _steps(position, "xy-chain", (_open(chains, ends) for ends in alike))


def find_aic(position: Position) -> Iterator[Step]:
    """Yield AICs: chains that may use links of any kind. Only chains that remove two candidates or more are yielded.

    A chain that removes only one candidate is a discontinuous nice loop instead.
    """
    chains = Chains(position, x=True, y=True)
    apart = (ends for ends in chains.ends(1) if ends.start % chains.size != ends.end % chains.size)
    several = (ends for ends in apart if chains.seen_by_both(ends).bit_count() > 1)
    return _steps(position, "aic", (_open(chains, ends) for ends in several))


def find_continuous_nice_loop(position: Position) -> Iterator[Step]:
    """Yield continuous nice loops: chains whose two ends see each other."""
    chains = Chains(position, x=True, y=True)
    closing = (ends for ends in chains.ends(1) if chains.links.weak[ends.end] >> ends.start & 1)
    return _steps(position, "continuous-nice-loop", (_closed(chains, ends) for ends in closing))


def find_discontinuous_nice_loop(position: Position) -> Iterator[Step]:
    """Yield discontinuous nice loops: loops that show their start to be true, or to be false."""
    chains = Chains(position, x=True, y=True)
    found = (found for ends in chains.ends(1) for found in _broken(chains, ends))
    return _steps(position, "discontinuous-nice-loop", found)


def find_chains(position: Position) -> Iterator[Step]:
    """Yield XY-Chains, nice loops and AICs together, shortest first, because short chains are easier for people.

    Here an AIC may also remove only one candidate. A discontinuous loop would give the same result, but the AIC is
    easier to see.
    """
    cells, all_links = Chains(position, x=False, y=True), Chains(position, x=True, y=True)
    alike = (ends for ends in cells.ends(2) if ends.start // cells.size == ends.end // cells.size)
    ways = (
        ((ends.rounds, "xy-chain", _open(cells, ends)) for ends in alike),
        ((ends.rounds, *_best_named(all_links, ends)) for ends in all_links.ends(1)),
    )
    seen = set()
    for _, technique, found in merge(*ways, key=itemgetter(0)):
        if found and found.gone and found.gone not in seen:
            seen.add(found.gone)
            yield _step(position, technique, found)


def _best_named(chains: Chains, ends: Ends) -> tuple[str, FoundChain | None]:
    """Return the technique to name for a chain between these ends, and the chain or loop itself.

    The chain or loop is None if there is none.
    """
    if ends.start == ends.end:
        return "discontinuous-nice-loop", next(_broken(chains, ends), None)
    loop = _closed(chains, ends) if chains.links.weak[ends.end] >> ends.start & 1 else None
    return ("continuous-nice-loop", loop) if loop else ("aic", _open(chains, ends))


def _open(chains: Chains, ends: Ends) -> FoundChain | None:
    gone = chains.seen_by_both(ends)
    if not gone or ends.start == ends.end:
        return None
    trail = chains.trail(ends)
    return FoundChain(trail, False, gone) if trail else None


def _broken(chains: Chains, ends: Ends) -> Iterator[FoundChain]:
    """Yield the discontinuous loops for these ends.

    If both ends are one candidate, there is one loop, which starts there. Otherwise, there is one loop for each
    candidate that sees both ends.
    """
    gone, size = chains.seen_by_both(ends), chains.size
    trail = chains.trail(ends) if gone else None
    if trail is None:
        return
    if ends.start == ends.end:
        yield FoundChain(trail, False, chains.position.candidates_in(1 << ends.start % size) & ~(1 << ends.start))
        return
    between = {candidate % size for candidate in trail} - {ends.start % size, ends.end % size}
    for candidate in bits_of(gone):
        if candidate % size not in between:
            yield FoundChain((candidate, *trail, candidate), True, 1 << candidate)


def _closed(chains: Chains, ends: Ends) -> FoundChain | None:
    """Return the continuous loop that is formed when the ends of a chain are joined, or None.

    Some loops enter and leave a cell by strong links. Such a loop is returned only if it starts in this cell.
    Otherwise, and if there is no chain between the ends, the result is None.
    """
    trail, size = chains.trail(ends), chains.size
    if trail is None:
        return None
    weak = [(ends.end, ends.start), *zip(trail[1:-1:2], trail[2:-1:2], strict=True)]
    if ends.start % size != ends.end % size and any(a % size == b % size for a, b in weak):
        return None
    return FoundChain((*trail, ends.start), False, _removed_by_loop(chains.position, trail, weak))


def _removed_by_loop(position: Position, trail: Trail, weak: list[tuple[Candidate, Candidate]]) -> Grid:
    """Return the candidates that see both sides of a weak link of the loop.

    If both sides are in one cell, the other candidates of the cell are removed. Otherwise only candidates outside the
    loop's cells are removed.
    """
    size, peers = position.size, position.layout.peers
    outside = ~mask_of(candidate % size for candidate in trail)
    gone = 0
    for a, b in weak:
        if a % size == b % size:
            gone |= position.candidates_in(1 << a % size) & ~(1 << a | 1 << b)
        else:
            gone |= position.at(peers[a % size] & peers[b % size] & outside, 1 << a // size)
    return gone


def _steps(position: Position, technique: str, chains: Iterator[FoundChain | None]) -> Iterator[Step]:
    seen = set()
    for found in chains:
        if found and found.gone and found.gone not in seen:
            seen.add(found.gone)
            yield _step(position, technique, found)


def _step(position: Position, technique: str, found: FoundChain) -> Step:
    trail, first_true, gone = found
    marks = (*colours_of(trail, first_true), Mark("out", gone))
    words: dict[str, Word] = {
        "digits": Digits(mask_of(candidate // position.size for candidate in bits_of(gone))),
        "cells": Cells(mask_of(candidate % position.size for candidate in trail)),
        **ends_words(trail, position.size),
        **supposed_words(trail[0], first_true, position.size),
        "chain": trail_text(trail, first_true, position.geometry),
    }
    return Step(technique, None, 0, gone, marks, links_of(trail, first_true), words, left=_shown(trail, first_true))


def _shown(trail: Trail, first_true: bool) -> Grid:
    """Return the candidate that a loop shows to be true, or 0 if there is none.

    It is true because assuming it false would make it true.
    """
    return 0 if first_true or trail[0] != trail[-1] or len(trail) % 2 else 1 << trail[0]


RECORDS = (
    Technique("x-chain", "chains", None, "0701", CHAINED, find_x_chain, 480, 480),
    Technique("xy-chain", "chains", None, "0702", CHAINED, find_xy_chain, hodoku=490),
    Technique("continuous-nice-loop", "chains", None, "0706", CHAINED, find_continuous_nice_loop, hodoku=500),
    Technique("discontinuous-nice-loop", "chains", None, "0707", CHAINED, find_discontinuous_nice_loop, hodoku=510),
    Technique("aic", "chains", None, "0708", CHAINED, find_aic, 490, 520),
)
