"""The implication graph: what follows when a candidate is true, and what when it is false.

A candidate that is true makes others false (a *weak* link: the same digit in its houses; with Y links its cell's other
digits). One that is false makes others true (a *strong* link: with X links the other place of a house that has two for
its digit; with Y links the other digit of a two-candidate cell). A chain takes the two in turn.

Chains are not followed one by one. A `Wave` goes out from all starts at once, two links further a time: per candidate
it keeps one integer, the set of starts that make it true by now. One `or` moves all of them over a link, so that a wave
costs the number of links, not links times starts. Only for a start where something closes are its chains spelt out
(`tree`), in the order in which Sudoku Explainer goes: links within a cell, then box, row and column.
"""

from collections.abc import Iterator, Mapping
from functools import reduce
from operator import or_
from typing import NamedTuple

from sudoku.board import Grid, bits_of, mask_of
from sudoku.layout import place_in_sight
from sudoku.position import Position
from sudoku.step import Candidate

Starts = int
News = Mapping[Candidate, Starts]


class Implications:
    """The links of a position: X links, Y links or both."""

    def __init__(self, position: Position, x: bool = True, y: bool = True) -> None:
        self.position = position
        self.weak: dict[Candidate, Grid] = {}
        self.strong: dict[Candidate, list[Candidate]] = {}
        self._ordered: dict[Candidate, list[Candidate]] = {}
        self._link_weakly(y)
        if y:
            self._link_cells()
        if x:
            self._link_places()
        self.strong_masks = {start: mask_of(ends) for start, ends in self.strong.items()}
        self._linked = mask_of(self.strong)
        self._trees: dict[tuple[Candidate, bool], _Growth] = {}
        self._follows: dict[Candidate, Grid] = {}
        self.breaks = {start: list(bits_of(false & self._linked)) for start, false in self.weak.items()}

    def _link_weakly(self, y: bool) -> None:
        position, size, peers = self.position, self.position.size, self.position.layout.peers
        cell_mask = position.masks.cell if y else 0
        for digit, plane in enumerate(position.planes):
            shift = digit * size
            for cell in bits_of(plane):
                others = (cell_mask << cell & position.open) & ~(1 << shift + cell)
                self.weak[shift + cell] = (peers[cell] & plane) << shift | others

    def _link_cells(self) -> None:
        size = self.position.size
        for cell in bits_of(self.position.bivalue):
            a, b = (digit * size + cell for digit in bits_of(self.position.digits_of[cell]))
            self.strong[a], self.strong[b] = [b], [a]

    def _link_places(self) -> None:
        """Box, row, column is the order of links; a pair of two places is linked once."""
        size, position = self.position.size, self.position
        for regions in (position.layout.boxes, position.layout.rows, position.layout.columns):
            for region in regions:
                for digit, places in enumerate(position.places[region.number]):
                    if places.bit_count() == 2:
                        a, b = (digit * size + cell for cell in bits_of(places))
                        _add(self.strong, a, b)
                        _add(self.strong, b, a)

    def follows(self, start: Candidate) -> Grid:
        """What is true two links on: a weak one, then a strong one."""
        if start not in self._follows:
            self._follows[start] = reduce(or_, (self.strong_masks[false] for false in self.breaks[start]), 0)
        return self._follows[start] & ~(1 << start)

    def weakly(self, start: Candidate) -> list[Candidate]:
        """What a true candidate makes false, as far as a strong link goes on from there: cell, box, row, column."""
        if start not in self._ordered:
            size = self.position.size
            place_of = place_in_sight(self.position.geometry)[start % size]
            self._ordered[start] = sorted(self.breaks[start], key=lambda false: place_of[false % size])
        return self._ordered[start]

    def tree(self, start: Candidate, is_true: bool, rounds: int) -> "Tree":
        """All that follows from a start within some rounds, breadth first; what is met again keeps its first trail."""
        grown = self._trees.get((start, is_true))
        if not grown:
            came: dict[Candidate, tuple[Candidate, ...]] = {start: ()}
            if not is_true:
                came = dict.fromkeys(self.strong[start], (start,))
            grown = self._trees[start, is_true] = _Growth([list(came)], came)
        while len(grown.ends) <= rounds:
            grown.ends.append(list(self._further(grown.ends[-1], grown.came)))
        return Tree(grown.ends[rounds], grown.came)

    def _further(self, ends: list[Candidate], came: dict[Candidate, tuple[Candidate, ...]]) -> Iterator[Candidate]:
        for end in ends:
            for middle in self.weakly(end):
                for other in self.strong[middle]:
                    if other not in came:
                        came[other] = (middle, end)
                        yield other


class _Growth(NamedTuple):
    """A tree as far as it has grown: what came last in each round, and what every candidate came from."""

    ends: list[list[Candidate]]
    came: dict[Candidate, tuple[Candidate, ...]]


class Tree(NamedTuple):
    """What follows from a start: what came last, and per true candidate the two before it (false, true).

    A true start has none before it; what a false start makes true at once has one, the start.
    """

    ends: list[Candidate]
    came: dict[Candidate, tuple[Candidate, ...]]

    def trail(self, end: Candidate) -> tuple[Candidate, ...]:
        """The candidates on the way from the start to here, both included; true and false in turn."""
        steps = [end]
        while len(before := self.came[steps[-1]]) == 2:
            steps.extend(before)
        return tuple(reversed((*steps, *before)))


class Wave:
    """What every start makes true, round by round, for all starts at once. A round is two links: weak, strong."""

    def __init__(self, implications: Implications, is_true: bool) -> None:
        """From every candidate that is true, or from every one with a strong link that is false."""
        self._breaks, self._strong = implications.breaks, implications.strong
        start = {c: 1 << c for c in implications.weak} if is_true else dict(implications.strong_masks)
        self._held = dict(start)
        self._rounds: list[News] = [start]

    def news(self, rounds: int) -> News:
        """Per candidate the starts that make it true after just so many rounds; empty once nothing moves any more."""
        while len(self._rounds) <= rounds and self._rounds[-1]:
            self._rounds.append(self._advance(self._rounds[-1]))
        return self._rounds[rounds] if rounds < len(self._rounds) else {}

    def _advance(self, news: News) -> News:
        false: dict[Candidate, Starts] = {}
        for candidate, starts in news.items():
            for middle in self._breaks[candidate]:
                false[middle] = false.get(middle, 0) | starts
        arriving: dict[Candidate, Starts] = {}
        for middle, starts in false.items():
            for follower in self._strong[middle]:
                arriving[follower] = arriving.get(follower, 0) | starts
        held = self._held
        fresh = {c: new for c, starts in arriving.items() if (new := starts & ~held.get(c, 0))}
        for candidate, starts in fresh.items():
            held[candidate] = held.get(candidate, 0) | starts
        return fresh


def _add(links: dict[Candidate, list[Candidate]], start: Candidate, end: Candidate) -> None:
    ends = links.setdefault(start, [])
    if end not in ends:
        ends.append(end)
