"""Colouring: the places of one digit, joined by strong links into clusters of two colours; one colour of each is true.

*Simple colours*: what sees both colours of a cluster is eliminated (trap); a colour that sees itself is false (wrap).
*Multi colours*, two clusters: where a colour of the one sees a colour of the other, not both are true, so one of the
two other colours is, and what sees both of these is eliminated (1); a colour that sees both colours of the other is
false (2).
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import NamedTuple

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Mark, Role, Step, Word


class Cluster(NamedTuple):
    """Places joined by strong links: if those of one colour are false, those of the other are true."""

    first: Mask
    second: Mask

    @property
    def turned(self) -> "Cluster":
        """The same with the colours exchanged."""
        return Cluster(self.second, self.first)


def find_simple_colors(position: Position, wrap: bool = False) -> Iterator[Step]:
    """By digit, then cluster: what a cluster traps, or its colour that wraps round to itself."""
    for digit in range(position.n):
        for cluster in _clusters(position, digit):
            if wrap:
                for false, true in (cluster, cluster.turned):
                    if pair := _pair_that_sees(position, false):
                        step = _step(position, "simple-colors-wrap", digit, false, (Cluster(true, false),))
                        yield step._replace(words={**step.words, "pair": Cells(pair)})
            else:
                gone = _seen(position, digit, *cluster)
                if gone:
                    yield _step(position, "simple-colors-trap", digit, gone, (cluster,))


def find_multi_colors(position: Position, kind: int) -> Iterator[Step]:
    """By digit, then pair of clusters: what both of the other colours see, or the colour that sees both."""
    for digit in range(position.n):
        clusters = _clusters(position, digit)
        if kind == 1:
            for pair in combinations(clusters, 2):
                gone = _ruled_out(position, digit, *pair)
                if gone:
                    yield _step(position, "multi-colors-1", digit, gone, pair)
        else:
            for one, other in permutations(clusters, 2):
                for false, true in (one, one.turned):
                    if _sees(position, false, other.first) and _sees(position, false, other.second):
                        yield _step(position, "multi-colors-2", digit, false, (Cluster(true, false), other))


def _ruled_out(position: Position, digit: int, one: Cluster, other: Cluster) -> Mask:
    gone = 0
    for near, far in (one, one.turned):
        for close, remote in (other, other.turned):
            if _sees(position, near, close):
                gone |= _seen(position, digit, far, remote)
    return gone


def _clusters(position: Position, digit: int) -> list[Cluster]:
    """The clusters of a digit, by first cell."""
    linked: dict[int, Mask] = {}
    for _, places in position.strong[digit]:
        for cell in bits_of(places):
            linked[cell] = linked.get(cell, 0) | places ^ 1 << cell
    clusters, left = [], set(linked)
    for start in sorted(linked):
        if start in left:
            cluster = _coloured(linked, start)
            left.difference_update(bits_of(cluster.first | cluster.second))
            clusters.append(cluster)
    return clusters


def _coloured(linked: dict[int, Mask], start: int) -> Cluster:
    """Colours taken in turn along the links; on a cycle of odd length (an impossible digit) the first colour stays."""
    colours, new, turn = [1 << start, 0], 1 << start, 0
    while new:
        turn = 1 - turn
        reached = 0
        for cell in bits_of(new):
            reached |= linked[cell]
        new = reached & ~(colours[0] | colours[1])
        colours[turn] |= new
    return Cluster(*colours)


def _sees(position: Position, cells: Mask, others: Mask) -> bool:
    return any(position.layout.peers[cell] & others for cell in bits_of(cells))


def _pair_that_sees(position: Position, cells: Mask) -> Mask:
    """The first two of the cells that see each other; 0 where none do."""
    peers = position.layout.peers
    pairs = combinations(bits_of(cells), 2)
    return next((1 << one | 1 << other for one, other in pairs if peers[one] >> other & 1), 0)


def _seen(position: Position, digit: int, cells: Mask, others: Mask) -> Mask:
    """The places of the digit that see one of the cells and one of the others."""
    return position.planes[digit] & position.peers_of_any(cells) & position.peers_of_any(others) & ~(cells | others)


def _step(position: Position, technique: str, digit: int, gone: Mask, clusters: tuple[Cluster, ...]) -> Step:
    shift = digit * position.size
    marks = [Mark("out", gone << shift)]
    roles: tuple[tuple[Role, Role], ...] = (("color-a", "color-b"), ("base", "cover"))
    for names, cluster in zip(roles, clusters, strict=False):
        marks += [Mark(role, cells << shift) for role, cells in zip(names, cluster, strict=True)]
    words: dict[str, Word] = {"digit": digit + 1}
    colours = (Cells(cells) for cluster in clusters for cells in cluster)
    words.update(zip(("cells", "others", "cells2", "others2"), colours, strict=False))
    return Step(technique, None, 0, gone << shift, tuple(marks), words=words)
