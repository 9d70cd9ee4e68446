"""Chains, strong and weak links in turn, as HoDoKu names them.

If a chain leads from "this is false" to "that is true", one of its two ends is true (backwards it says the same of the
other end), and what sees both ends is eliminated. *X-chain*: one digit. *XY-chain*: through two-candidate cells. *AIC*,
any links: removes two candidates or more. A *nice loop* comes back to its start. *Discontinuous*: the start is true,
for it cannot be false; or false, for it sees both ends of a chain. *Continuous*: the ends see each other, so that one
side of every weak link is true, and what sees both sides is eliminated.

Chains visit no cell twice. Of all between two ends the shortest counts, and the first of those that remove the same.
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
from sudoku_workshop.logic.techniques.trails import Trail, colours_of, ends_words, links_of, supposed_words, trail_text


class Ends(NamedTuple):
    """Two ends of which one is true (or a start that is true), and the rounds of the shortest chain between them."""

    start: Candidate
    end: Candidate
    rounds: int


class FoundChain(NamedTuple):
    """A chain or loop, and what it removes."""

    trail: Trail
    first_true: bool
    gone: Grid


class Chains:
    """The chains over some links."""

    def __init__(self, position: Position, x: bool, y: bool) -> None:
        self.position, self.size = position, position.size
        self.links = position.once(Implications, x, y)
        self._trails: dict[Candidate, list[dict[Candidate, Trail]]] = {}

    def ends(self, shortest: int) -> Iterator[Ends]:
        """All pairs of ends, the nearest first; a pair once, whichever way round."""
        for rounds in count(shortest):
            news = self.links.waves.if_false(rounds)
            if not news:
                return
            for end, starts in sorted(news.items()):
                yield from (Ends(start, end, rounds) for start in bits_of(starts & (2 << end) - 1))

    def seen_by_both(self, ends: Ends) -> Grid:
        """The candidates that each of the two ends makes false."""
        return self.links.weak[ends.start] & self.links.weak[ends.end]

    def trail(self, ends: Ends) -> Trail | None:
        """The shortest chain between two ends, looked for from both; None if it would visit a cell twice."""
        start, end, rounds = ends
        return self._trails_from(start, rounds).get(end) or self._trails_from(end, rounds).get(start)

    def _trails_from(self, start: Candidate, rounds: int) -> dict[Candidate, Trail]:
        """What a false start makes true in just so many rounds, and how."""
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
        """The trail with two more links. One that is back in its first cell ends there."""
        size, last = self.size, trail[-1] % self.size
        visited = {candidate % size for candidate in trail}
        if last == trail[0] % size and len(trail) > 2:
            return
        for middle in self.links.weakly(trail[-1]):
            if middle % size == last or middle % size not in visited:
                for end in self.links.strong[middle]:
                    if end % size in {middle % size, trail[0] % size} or end % size not in visited:
                        yield (*trail, middle, end)


def find_x_chain(position: Position) -> Iterator[Step]:
    """Chains of one digit."""
    chains = Chains(position, x=True, y=False)
    return _steps(position, "x-chain", (_open(chains, ends) for ends in chains.ends(1)))


def find_xy_chain(position: Position) -> Iterator[Step]:
    """Chains through three or more two-candidate cells, between places of one digit."""
    chains = Chains(position, x=False, y=True)
    alike = (ends for ends in chains.ends(2) if ends.start // chains.size == ends.end // chains.size)
    return _steps(position, "xy-chain", (_open(chains, ends) for ends in alike))


def find_aic(position: Position) -> Iterator[Step]:
    """Chains over any links that remove two candidates or more; those that remove one are discontinuous nice loops."""
    chains = Chains(position, x=True, y=True)
    apart = (ends for ends in chains.ends(1) if ends.start % chains.size != ends.end % chains.size)
    several = (ends for ends in apart if chains.seen_by_both(ends).bit_count() > 1)
    return _steps(position, "aic", (_open(chains, ends) for ends in several))


def find_continuous_nice_loop(position: Position) -> Iterator[Step]:
    """Loops whose ends see each other."""
    chains = Chains(position, x=True, y=True)
    closing = (ends for ends in chains.ends(1) if chains.links.weak[ends.end] >> ends.start & 1)
    return _steps(position, "continuous-nice-loop", (_closed(chains, ends) for ends in closing))


def find_discontinuous_nice_loop(position: Position) -> Iterator[Step]:
    """Loops that show their start true, or false."""
    chains = Chains(position, x=True, y=True)
    found = (found for ends in chains.ends(1) for found in _broken(chains, ends))
    return _steps(position, "discontinuous-nice-loop", found)


def find_chains(position: Position) -> Iterator[Step]:
    """XY-chains, loops and AICs together, the shortest first, as a person would rather have them.

    Here an AIC may remove one candidate: that is easier to see than the discontinuous loop which comes to the same.
    """
    cells, all_links = Chains(position, x=False, y=True), Chains(position, x=True, y=True)
    alike = (ends for ends in cells.ends(2) if ends.start // cells.size == ends.end // cells.size)
    ways = (
        ((ends.rounds, "xy-chain", _open(cells, ends)) for ends in alike),
        ((ends.rounds, *_told(all_links, ends)) for ends in all_links.ends(1)),
    )
    seen = set()
    for _, technique, found in merge(*ways, key=itemgetter(0)):
        if found and found.gone and found.gone not in seen:
            seen.add(found.gone)
            yield _step(position, technique, found)


def _told(chains: Chains, ends: Ends) -> tuple[str, FoundChain | None]:
    """What a person sees between these ends."""
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
    """The loop of a start that is its own end; or one for each candidate that sees both ends."""
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
    """A loop is taken up in a cell that it leaves by two strong links, if it has one."""
    trail, size = chains.trail(ends), chains.size
    if trail is None:
        return None
    weak = [(ends.end, ends.start), *zip(trail[1:-1:2], trail[2:-1:2], strict=True)]
    if ends.start % size != ends.end % size and any(a % size == b % size for a, b in weak):
        return None
    return FoundChain((*trail, ends.start), False, _beside(chains.position, trail, weak))


def _beside(position: Position, trail: Trail, weak: list[tuple[Candidate, Candidate]]) -> Grid:
    """What sees both sides of a weak link: in the cell of the two, or outside the cells of the loop."""
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
    """The candidate that a loop shows to be true: supposed to be false, it follows."""
    return 0 if first_true or trail[0] != trail[-1] or len(trail) % 2 else 1 << trail[0]
