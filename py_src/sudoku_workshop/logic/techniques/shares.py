"""The nets of a position, divided among several workers.

A net depends only on the position, its start and its level. Each worker returns the nets of some candidates as plain
numbers. A caller that joins them finds the same simplest step as if it had worked out all nets itself.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.nested import Nesting
from sudoku_workshop.logic.techniques.net_field import Claim
from sudoku_workshop.logic.techniques.nets import Clash, Net


class NetTold(NamedTuple):
    """A net as plain numbers, to be passed between workers.

    `came` has a list for each claim: the claim, followed by its reasons. `clash` is such a list for the claim that
    contradicts an earlier one. It is empty if there is no contradiction. `notes` has the claims that depend on nested
    chains, each with the number of its chain.
    """

    came: Sequence[Sequence[Claim]]
    clash: Sequence[Claim]
    notes: Sequence[tuple[Claim, int]]


class Share(NamedTuple):
    """Some nets, and the nested chains that they depend on: the number, name and complexity of each."""

    nets: Sequence[NetTold]
    chains: Sequence[tuple[int, str, int]]


def share(position: Position, level: int, part: int, of: int) -> Share:
    """Return the nets for a part of all candidates. The candidates are divided into `of` parts, numbered from 0.

    Each candidate has two nets: one assumes that it is true, the other that it is false.
    """
    nesting = position.once(Nesting)
    branches = nesting.branches(position, level)
    starts = [start for candidate in bits_of(position.open)[part::of] for start in (candidate, ~candidate)]
    nets = [_as_plain(branches.net(start), nesting) for start in starts]
    chains = sorted({number for net in nets for _, number in net.notes})
    return Share(nets, [(number, nesting.name(number), nesting.costs[number]) for number in chains])


def share_of(board: Board, level: int, part: int, of: int) -> Share:
    """Return the nets for a part of all candidates on a board.

    The latest position is cached, because the techniques of several levels search it one after the other.
    """
    return share(_latest(board), level, part, of)


@lru_cache(maxsize=1)
def _latest(board: Board) -> Position:
    return Position(board)


def join(position: Position, level: int, shares: Iterable[Share]) -> None:
    """Add the nets of other workers to the position. They are used only if no net is missing."""
    nesting = position.once(Nesting)
    field, nets = nesting.branches(position, level).field, {}
    for each in shares:
        bits = {number: nesting.bit_of(name, complexity) for number, name, complexity in each.chains}
        for told in each.nets:
            came: dict[Claim, Sequence[Claim]] = {claim: reasons for claim, *reasons in told.came}
            clash = Clash(told.clash[0], told.clash[1:]) if told.clash else None
            net = Net.known(field, came, clash, {claim: bits[number] for claim, number in told.notes})
            nets[net.start] = net
    if len(nets) == 2 * position.open.bit_count():
        nesting.elsewhere[level] = nets


def _as_plain(net: Net, nesting: Nesting) -> NetTold:
    came = [[claim, *reasons] for claim, reasons in net.came.items()]
    clash = [net.clash.claim, *net.clash.reasons] if net.clash else []
    return NetTold(came, clash, [(claim, nesting.number_of(note)) for claim, note in net.notes.items()])
