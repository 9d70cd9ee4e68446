"""The nets of a position in shares, so that several workers can work them out beside each other.

A net depends on the position, on its start and on its level alone. Each worker tells the nets of some candidates as
plain numbers; who puts them together finds the same simplest step as if it had worked them all out itself.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.nested import Nesting
from sudoku_workshop.logic.techniques.net_field import Claim
from sudoku_workshop.logic.techniques.nets import Clash, Net


class NetTold(NamedTuple):
    """A net: its claims, each before those that it follows from; the claim that contradicts an earlier one, before
    those that it follows from, if there is one; which claims rest on which chain."""

    came: Sequence[Sequence[Claim]]
    clash: Sequence[Claim]
    notes: Sequence[tuple[Claim, int]]


class Share(NamedTuple):
    """Some nets, and the chains that they rest on: number, name and complexity."""

    nets: Sequence[NetTold]
    chains: Sequence[tuple[int, str, int]]


def share(position: Position, level: int, part: int, of: int) -> Share:
    """The nets of every so many-th candidate, whether it is true or false."""
    nesting = position.once(Nesting)
    branches = nesting.branches(position, level)
    starts = [start for candidate in bits_of(position.open)[part::of] for start in (candidate, ~candidate)]
    nets = [_told(branches.net(start), nesting) for start in starts]
    chains = sorted({number for net in nets for _, number in net.notes})
    return Share(nets, [(number, nesting.name(number), nesting.costs[number]) for number in chains])


def join(position: Position, level: int, shares: Iterable[Share]) -> None:
    """Let the position know nets that have been worked out elsewhere. They are of use only if they are all there."""
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


def _told(net: Net, nesting: Nesting) -> NetTold:
    came = [[claim, *reasons] for claim, reasons in net.came.items()]
    clash = [net.clash.claim, *net.clash.reasons] if net.clash else []
    return NetTold(came, clash, [(claim, nesting.number_of(note)) for claim, note in net.notes.items()])
