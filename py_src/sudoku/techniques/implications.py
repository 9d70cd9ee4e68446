"""The implication graph: what follows when a candidate is true, and what when it is false.

A candidate that is true makes others false (a *weak* link: the same digit in its houses; with Y links its cell's other
digits). One that is false makes others true (a *strong* link: with X links the other place of a house that has two for
its digit; with Y links the other digit of a two-candidate cell). A chain takes the two in turn.

Chains are not followed one by one. `Waves` go out from all candidates at once, a link further a time: per start one
integer holds what it makes true by now, and is the `or` of what its next candidates brought on a link ago. Only for a
start where something closes are its chains spelt out (`tree`), in the order in which Sudoku Explainer goes: links
within a cell, then box, row and column.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sudoku.board import Grid, bits_of, mask_of
from sudoku.layout import place_in_sight
from sudoku.position import Position
from sudoku.step import Candidate

News = Mapping[Candidate, Grid]
Ends = Mapping[Candidate, Sequence[Candidate]]


class Implications:
    """The links of a position: X links, Y links or both."""

    def __init__(self, position: Position, x: bool = True, y: bool = True) -> None:
        self.geometry, self.size = position.geometry, position.size
        self.weak = position.once(_weak_links, y)
        self.strong: dict[Candidate, list[Candidate]] = {}
        if y:
            self._link_cells(position)
        if x:
            self._link_places(position)
        linked = mask_of(self.strong)
        self.breaks = {start: [*bits_of(false & linked)] for start, false in self.weak.items()}
        self.waves = Waves(self)
        self._ordered: dict[Candidate, list[Candidate]] = {}
        self._trees: dict[tuple[Candidate, bool], _Growth] = {}

    def _link_cells(self, position: Position) -> None:
        for cell in bits_of(position.bivalue):
            a, b = (digit * self.size + cell for digit in bits_of(position.digits_of[cell]))
            self.strong[a], self.strong[b] = [b], [a]

    def _link_places(self, position: Position) -> None:
        """Box, row, column is the order of links; a pair of two places is linked once."""
        layout = position.layout
        for region in layout.boxes + layout.rows + layout.columns:
            for count, digit, places in position.few_places[region.number]:
                if count == 2:
                    a, b = (digit * self.size + cell for cell in bits_of(places))
                    _add(self.strong, a, b)
                    _add(self.strong, b, a)

    def weakly(self, start: Candidate) -> list[Candidate]:
        """What a true candidate makes false, as far as a strong link goes on from there: cell, box, row, column."""
        if start not in self._ordered:
            size = self.size
            place_of = place_in_sight(self.geometry)[start % size]
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


class Waves:
    """What every candidate makes true if it is true, and if it is false, round by round. A round is two links."""

    def __init__(self, links: Implications) -> None:
        self._breaks, self._strong = links.breaks, links.strong
        self._by_true = {start: 1 << start for start in links.weak}  # all that it makes true by now
        self._by_false = {start: mask_of(ends) for start, ends in links.strong.items()}
        self._rounds: list[tuple[News, News]] = [(self._by_true.copy(), self._by_false.copy())]

    def if_true(self, rounds: int) -> News:
        """Per candidate what it makes true after just so many rounds, if it is true; no key where that is nothing."""
        return self._round(rounds)[0]

    def if_false(self, rounds: int) -> News:
        """The same if it is false, one link more. Links go both ways, so that each of two then makes the other true."""
        return self._round(rounds)[1]

    def _round(self, rounds: int) -> tuple[News, News]:
        while len(self._rounds) <= rounds:
            self._rounds.append(self._advanced(self._rounds[-1][1]))
        return self._rounds[rounds]

    def _advanced(self, if_false: News) -> tuple[News, News]:
        if_true = _fresh(self._breaks, if_false, self._by_true)
        return if_true, _fresh(self._strong, if_true, self._by_false)


def _fresh(ends: Ends, news: News, known: dict[Candidate, Grid]) -> News:
    """Per start what its ends brought, as far as it was not yet known; now it is."""
    fresh, brought = {}, news.get
    for start, nexts in ends.items() if news else ():
        reached = 0
        for end in nexts:
            reached |= brought(end, 0)
        new = reached & ~known[start]
        if new:
            fresh[start] = new
            known[start] |= new
    return fresh


def _weak_links(position: Position, y: bool) -> dict[Candidate, Grid]:
    size, peers = position.size, position.layout.peers
    cell_mask = position.masks.cell if y else 0
    weak = {}
    for digit, plane in enumerate(position.planes):
        shift = digit * size
        for cell in bits_of(plane):
            others = (cell_mask << cell & position.open) & ~(1 << shift + cell)
            weak[shift + cell] = (peers[cell] & plane) << shift | others
    return weak


def _add(links: dict[Candidate, list[Candidate]], start: Candidate, end: Candidate) -> None:
    ends = links.setdefault(start, [])
    if end not in ends:
        ends.append(end)
