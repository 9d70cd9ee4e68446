"""Almost locked sets in grouped chains: entered by a digit that they lose, left by any other of theirs.

The rest of the digits then stand in the set, and what sees all places of one of them is false: candidates, groups, all
places of a digit in another set. A cell that is left with one candidate takes it. To go through a set of many digits
counts as several links, as HoDoKu has it.
"""

from collections.abc import Iterator, Mapping

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.techniques.almost_locked import AlmostLocked, Als
from sudoku_workshop.logic.techniques.node_links import Claim, Node, NodeLinks

Entered = Mapping[tuple[int, int], int]  # the node's number, by the set's and the digit that it loses


def link_sets(known: NodeLinks) -> None:
    """Add a node for every set of two cells or more and digit that it may lose, and all its links."""
    almost = known.position.once(AlmostLocked)
    entered = _entered(known, almost)
    for (number, digit), node in entered.items():
        als = almost.sets[number]
        known.count[~node] = 2 * als.digits.bit_count() - 1
        for claim in _entered_by(known, als, digit):
            known.add(claim, ~node)
        for claim in _left_by(known, als, digit):
            known.add(~node, claim)
        for claim in _into_sets(almost, number, digit, entered):
            known.add(~node, claim)
        known.forced[~node] = list(_forced_by(known, als, digit))


def _entered(known: NodeLinks, almost: AlmostLocked) -> Entered:
    entered: dict[tuple[int, int], int] = {}
    first = known.position.n * known.size + len(known.groups)
    for number, als in enumerate(almost.sets):
        for digit in bits_of(als.digits) if als.cells & als.cells - 1 else ():
            if any(seen for other, seen in als.seen.items() if other != digit):
                node = entered[number, digit] = first + len(entered)
                known.nodes[node] = Node(digit, als.cells, als.digits)
    return entered


def _entered_by(known: NodeLinks, als: Als, digit: int) -> Iterator[Claim]:
    """The candidates and groups of the digit that see all its places in the set."""
    yield from (digit * known.size + cell for cell in bits_of(als.seen[digit]))
    for number, group in known.groups.items():
        if group.digit == digit and not group.cells & ~als.seen[digit]:
            yield number


def _left_by(known: NodeLinks, als: Als, entry: int) -> Iterator[Claim]:
    """What the set makes false: candidates, and groups that lie wholly in these."""
    for digit, cells in als.seen.items():
        if digit != entry:
            yield from (~(digit * known.size + cell) for cell in bits_of(cells))
            for number, group in known.groups.items():
                if group.digit == digit and not group.cells & ~cells:
                    yield ~number


def _into_sets(almost: AlmostLocked, number: int, entry: int, entered: Entered) -> Iterator[Claim]:
    """Other sets, apart from this one, that lose a digit to it."""
    for digit, cells in almost.sets[number].seen.items():
        others = almost.that_lose(digit, cells) & ~almost.overlapping[number] if digit != entry else 0
        yield from (~entered[other, digit] for other in bits_of(others) if (other, digit) in entered)


def _forced_by(known: NodeLinks, als: Als, entry: int) -> Iterator[Claim]:
    """What is left alone in a cell of more than two candidates."""
    position = known.position
    for cell in bits_of(position.at_least_three):
        lost: Mask = sum(1 << digit for digit, cells in als.seen.items() if digit != entry and cells >> cell & 1)
        left = position.digits_of[cell] & ~lost
        if lost and left and not left & left - 1:
            yield (left.bit_length() - 1) * known.size + cell
