"""Colouring: candidates of one digit that strong links join into clusters, each with two colours.

In each cluster exactly one of the two colours is true.

*Simple Colors* uses one cluster.

- Trap: candidates that see both colours can be removed.
- Wrap: a colour with two cells that see each other is false.

*Multi Colors* uses two clusters.

- Type 1: a colour of one cluster sees a colour of the other, so these two colours are not both true. At least one of
  the two other colours is true, and candidates that see both of these can be removed.
- Type 2: a colour that sees both colours of the other cluster is false.

Source: HoDoKu's definitions.
"""

from collections.abc import Iterator
from functools import partial
from itertools import combinations, permutations
from typing import NamedTuple

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Mark, Role, Step, Word
from sudoku_workshop.logic.techniques.technique import COLOURED, TWICE_COLOURED, Technique


class Cluster(NamedTuple):
    """Candidates that strong links join, divided into two colours. If one colour is false, the other is true."""

    first: Mask
    second: Mask

    @property
    def turned(self) -> "Cluster":
        """Return the cluster with its colours exchanged."""
        return Cluster(self.second, self.first)


def find_simple_colors(position: Position, wrap: bool = False) -> Iterator[Step]:
    """Yield simple colouring steps, sorted by digit and cluster: candidates that see both colours are removed.

    With `wrap`, the steps are for colours with two cells that see each other. Such a colour is false.
    """
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
    """Yield Multi Colors steps of type 1 or 2, sorted by digit and by pair of clusters."""
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
    """Return the clusters of a digit, sorted by their first cells."""
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
    """Return the cluster that contains this cell, with colours that alternate along the strong links.

    A cycle of odd length would need a cell in both colours, which makes the digit impossible. In this case, the cell
    keeps its first colour.
    """
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
    """Return the first two of these cells that see each other, or 0 if no two do."""
    peers = position.layout.peers
    pairs = combinations(bits_of(cells), 2)
    return next((1 << one | 1 << other for one, other in pairs if peers[one] >> other & 1), 0)


def _seen(position: Position, digit: int, cells: Mask, others: Mask) -> Mask:
    """Return the candidates of the digit that see at least one of the cells and at least one of the others."""
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


RECORDS = (
    Technique("simple-colors-trap", "colours", None, "0500", COLOURED, find_simple_colors, 380, 440),
    Technique(
        "simple-colors-wrap", "colours", None, "0501", COLOURED, partial(find_simple_colors, wrap=True), 390, 450
    ),
    Technique("multi-colors-1", "colours", None, "0502", TWICE_COLOURED, partial(find_multi_colors, kind=1), 400, 460),
    Technique("multi-colors-2", "colours", None, "0503", TWICE_COLOURED, partial(find_multi_colors, kind=2), 410, 470),
)
