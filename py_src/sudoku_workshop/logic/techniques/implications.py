"""The implication graph: what follows if a candidate is true, and what follows if it is false.

A *weak* link leads from a true candidate to one that is then false: the same digit in its houses or, with Y links,
another digit of its cell. A *strong* link leads from a false candidate to one that is then true. With X links, that is
the only other candidate of the digit in a house. With Y links, that is the only other candidate of the cell. A chain
alternates between the two.

Chains are not followed one by one. Instead, `Waves` go out from all candidates at once, one link at a time. For each
start, one integer is the set of all candidates that the start has made true so far. It is the union (`or`) of the sets
that the start's neighbours had reached one link earlier. The chains themselves are worked out (`tree`) only for starts
that have a cycle or a contradiction. They are worked out in Sudoku Explainer's order: links within a cell, then in the
box, row, column and other houses.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.layout import peer_ranks
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of, removed_by
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate

News = Mapping[Candidate, Grid]
Ends = Mapping[Candidate, Sequence[Candidate]]
Pair = tuple[Candidate, Candidate]


class Implications:
    """The links of a position: X links (within a digit), Y links (within a cell) or both.

    Strong Y links may be limited to some `cells`.
    """

    def __init__(self, position: Position, x: bool = True, y: bool = True, cells: Mask = -1) -> None:
        self.geometry, self.size = position.geometry, position.size
        self.weak = position.once(_weak_links, y)
        self.strong: dict[Candidate, list[Candidate]] = {}
        for a, b in (*(position.once(_in_cells, cells) if y else ()), *(position.once(conjugate_pairs) if x else ())):
            add_link(self.strong, a, b)
        self._linked = mask_of(self.strong)
        self._made_false: dict[Candidate, Sequence[Candidate]] = {}
        self.waves = Waves(self.strong, {start: self.made_false(start) for start in self.strong})
        self._ordered: dict[Candidate, list[Candidate]] = {}
        self._trees: dict[tuple[Candidate, bool], _TreeGrowth] = {}

    def made_false(self, start: Candidate) -> Sequence[Candidate]:
        """Return the candidates that are false if `start` is true, except those without strong links."""
        if start not in self._made_false:
            self._made_false[start] = bits_of(self.weak[start] & self._linked)
        return self._made_false[start]

    def made_false_in_order(self, start: Candidate) -> list[Candidate]:
        """Return the candidates that are false if `start` is true, sorted by the kind of link.

        Links within the cell come first, then those in the box, row, column and other houses.
        """
        if start not in self._ordered:
            size = self.size
            place_of = peer_ranks(self.geometry)[start % size]
            self._ordered[start] = sorted(self.made_false(start), key=lambda false: place_of[false % size])
        return self._ordered[start]

    def tree(self, start: Candidate, is_true: bool, rounds: int) -> "Tree":
        """Return all that follows from the start within this number of rounds. `is_true` says how the start is assumed.

        A round adds a weak and a strong link. If a candidate is reached by several chains, the first one is kept.
        """
        grown = self._trees.get((start, is_true))
        if not grown:
            came: dict[Candidate, tuple[Candidate, ...]] = {start: ()}
            if not is_true:
                came = dict.fromkeys(self.strong[start], (start,))
            grown = self._trees[start, is_true] = _TreeGrowth([list(came)], came)
        while len(grown.ends) <= rounds:
            grown.ends.append(list(self._further(grown.ends[-1], grown.came)))
        return Tree(grown.ends[rounds], grown.came)

    def _further(self, ends: list[Candidate], came: dict[Candidate, tuple[Candidate, ...]]) -> Iterator[Candidate]:
        for end in ends:
            for middle in self.made_false_in_order(end):
                for other in self.strong[middle]:
                    if other not in came:
                        came[other] = (middle, end)
                        yield other


class _TreeGrowth(NamedTuple):
    """A tree of consequences that is being built, round by round.

    `ends` has the candidates that each round adds, and `came` what each candidate follows from.
    """

    ends: list[list[Candidate]]
    came: dict[Candidate, tuple[Candidate, ...]]


class Tree(NamedTuple):
    """The consequences of a start: the candidates that become true in one round, and how they follow.

    A round is two links, and `ends` has the candidates of the round. `came` has, for each true candidate, two
    candidates: the false one directly before it, and the true one before that. There are two exceptions. A start that
    is assumed true has no candidates before it. If the start is assumed false, the candidates that it makes true
    directly have only the start before them.
    """

    ends: list[Candidate]
    came: dict[Candidate, tuple[Candidate, ...]]

    def trail(self, end: Candidate) -> tuple[Candidate, ...]:
        """Return the candidates on the chain from the start to `end`, both included, alternately true and false."""
        steps = [end]
        while len(before := self.came[steps[-1]]) == 2:
            steps.extend(before)
        return tuple(reversed((*steps, *before)))


class Waves:
    """A search for the candidates that become true, made in rounds, for all starts at once.

    Starts are the candidates with strong links. Each is assumed true, and also assumed false. A round is two links.
    Links work in both directions: if one candidate becomes true when another is false, the reverse also holds.
    """

    def __init__(self, strong: Ends, made_false: Ends) -> None:
        self._strong, self._made_false = strong, made_false
        bit = self._by_true = {start: 1 << start for start in strong}  # per start, the candidates it has made true
        self._by_false = {start: reduce(or_, [bit[end] for end in ends]) for start, ends in strong.items()}
        self._rounds: list[tuple[News, News]] = [(self._by_true.copy(), self._by_false.copy())]

    def if_true(self, rounds: int) -> News:
        """Return, for each start, the candidates that first become true in this round if the start is true.

        A round is two links. A start is left out if it makes no further candidate true.
        """
        return self._round(rounds)[0]

    def if_false(self, rounds: int) -> News:
        """Return, for each start, the candidates that first become true in this round if the start is false.

        A round is two links. Chains from a false start have one link more than those from a true start.
        """
        return self._round(rounds)[1]

    def all_if_false(self) -> Mapping[Candidate, Grid]:
        """Return, per candidate with strong links, all candidates that become true if this one is false."""
        while self.if_false(len(self._rounds) - 1):
            self._round(len(self._rounds))
        return self._by_false

    def _round(self, rounds: int) -> tuple[News, News]:
        while len(self._rounds) <= rounds:
            if_true = _fresh(self._made_false, self._rounds[-1][1], self._by_true)
            self._rounds.append((if_true, _fresh(self._strong, if_true, self._by_false)))
        return self._rounds[rounds]


def _fresh(ends: Ends, news: News, known: dict[Candidate, Grid]) -> News:
    """Return, per start, the candidates that it now reaches for the first time, and add them to `known`.

    `ends` has the neighbours of each start. A start reaches the candidates that its neighbours have just reached
    (`news`).
    """
    fresh, brought = {}, news.get
    for start, nexts in ends.items() if news else ():
        before = reached = known[start]
        for end in nexts:
            reached |= brought(end, 0)
        if reached != before:
            fresh[start] = reached ^ before
            known[start] = reached
    return fresh


def _weak_links(position: Position, y: bool) -> dict[Candidate, Grid]:
    m, weak = position.masks, {}
    for digit, plane in enumerate(position.planes):
        within = position.open if y else plane << digit * m.size
        for cell in bits_of(plane):
            start = digit * m.size + cell
            weak[start] = (m.removed[start] or removed_by(start, m)) & within ^ 1 << start
    return weak


def _in_cells(position: Position, cells: Mask) -> list[Pair]:
    """Return, for each cell with exactly two candidates, these two candidates."""
    size = position.size
    digits = ((cell, *bits_of(position.digits_of[cell])) for cell in bits_of(position.bivalue & cells))
    return [(low * size + cell, high * size + cell) for cell, low, high in digits]


def conjugate_pairs(position: Position) -> list[Pair]:
    """Return the two candidates of a digit for each house in which the digit has exactly two.

    The houses are in the order box, row, column, others.
    """
    layout, size = position.layout, position.size
    return [
        (digit * size + (places & -places).bit_length() - 1, digit * size + places.bit_length() - 1)
        for region in layout.linked
        for count, digit, places in position.few_places[region.number]
        if count == 2
    ]


def add_link(links: dict[Candidate, list[Candidate]], a: Candidate, b: Candidate) -> None:
    """Link two candidates in both directions, unless they are linked already."""
    ends = links.setdefault(a, [])
    if b not in ends:
        ends.append(b)
        links.setdefault(b, []).append(a)
