"""Almost locked sets in grouped chains.

A chain enters an almost locked set by a digit that is ruled out in all cells of the set (the set loses the digit). The
set then contains all its other digits, and the chain leaves it by one of these. A candidate is false if it sees all
cells of its digit in the set, and so is a group of such candidates. Another set loses a digit if all its cells for the
digit see all cells for the digit in this set. A cell that is left with one candidate is that digit. As in HoDoKu, a
path through a set with many digits counts as several links.
"""

from collections.abc import Iterator, Mapping, Sequence

from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.techniques.almost_locked import AlmostLocked, Als
from sudoku_workshop.logic.techniques.node_links import Claim, Node, NodeLinks

Groups = Sequence[tuple[int, Mask]]  # for one digit, the number and the cells of each of its groups
Entered = Mapping[tuple[int, int], int]  # the node's number, by the set's number and the digit that it loses


def link_sets(known: NodeLinks) -> None:
    """Add nodes for almost locked sets of two or more cells, and all links of these nodes.

    A set has one node for each digit that may be missing from it.
    """
    almost = known.position.once(AlmostLocked)
    entered = _entered(known, almost)
    groups = _groups_by_digit(known)
    for number, als in enumerate(almost.sets):
        entries = [digit for digit in bits_of(als.digits) if (number, digit) in entered]
        exits = {digit: _exits(known, almost, number, digit, groups, entered) for digit in als.seen if entries}
        in_sight = _in_sight_twice(als) & known.position.at_least_three
        for digit in entries:
            node, others = ~entered[number, digit], [each for other, each in exits.items() if other != digit]
            known.count[node] = 2 * als.digits.bit_count() - 1
            for claim in _entered_by(known, groups[digit], digit, als):
                known.add(claim, node)
            known.links[node] = [claim for kind in (0, 1) for each in others for claim in each[kind]]
            known.forced[node] = list(_forced_by(known, als, digit, in_sight))


def _exits(
    known: NodeLinks, almost: AlmostLocked, number: int, digit: int, groups: Sequence[Groups], entered: Entered
) -> tuple[list[Claim], list[Claim]]:
    """Return the claims that follow if an almost locked set contains a digit, in two lists.

    The first list has claims that candidates, or groups of candidates, are false. The second list has claims that other
    almost locked sets do not contain the digit.
    """
    left = _left_by(known, groups[digit], digit, almost.sets[number].seen[digit])
    return list(left), _into_sets(almost, number, digit, entered)


def _groups_by_digit(known: NodeLinks) -> Sequence[Groups]:
    """Return, per digit, its group nodes: the number and the cells of each."""
    found: list[list[tuple[int, Mask]]] = [[] for _ in range(known.position.n)]
    for number, group in known.groups.items():
        found[group.digit].append((number, group.cells))
    return found


def _entered(known: NodeLinks, almost: AlmostLocked) -> Entered:
    """Add a node for each almost locked set and each digit that may be missing from it.

    Return the numbers of the nodes.
    """
    entered: dict[tuple[int, int], int] = {}
    first = known.position.n * known.size + len(known.groups)
    for number, als in enumerate(almost.sets):
        for digit in bits_of(als.digits) if als.cells & als.cells - 1 else ():
            if any(seen for other, seen in als.seen.items() if other != digit):
                node = entered[number, digit] = first + len(entered)
                known.nodes[node] = Node(digit, als.cells, als.digits)
    return entered


def _entered_by(known: NodeLinks, groups: Groups, digit: int, als: Als) -> Iterator[Claim]:
    """Yield the candidates and groups that rule out the digit in an almost locked set if they are true.

    They see all cells of the set in which the digit is a candidate.
    """
    seen = als.seen[digit]
    yield from (digit * known.size + cell for cell in bits_of(seen))
    yield from (number for number, cells in groups if not cells & ~seen)


def _left_by(known: NodeLinks, groups: Groups, digit: int, seen: Mask) -> Iterator[Claim]:
    """Yield claims that follow if an almost locked set contains a digit: candidates and groups of the digit are false.

    `seen` are the cells that see all cells of the set in which the digit is possible. The claims are about these cells.
    """
    yield from (~(digit * known.size + cell) for cell in bits_of(seen))
    yield from (~number for number, cells in groups if not cells & ~seen)


def _into_sets(almost: AlmostLocked, number: int, digit: int, entered: Entered) -> list[Claim]:
    """Return the claims that other almost locked sets do not contain the digit if this set does.

    Sets that overlap with this set are left out.
    """
    others = bits_of(almost.sharing()[number][digit])
    return [~entered[other, digit] for other in others if (other, digit) in entered]


def _in_sight_twice(als: Als) -> Mask:
    """Return the cells in which an almost locked set may rule out two digits or more."""
    once = twice = 0
    for cells in als.seen.values():
        once, twice = once | cells, twice | once & cells
    return twice


def _forced_by(known: NodeLinks, als: Als, entry: int, among: Mask) -> Iterator[Claim]:
    """Yield candidates that are true because the almost locked set rules out all other candidates of their cell."""
    for cell in bits_of(among):
        lost = mask_of(digit for digit, cells in als.seen.items() if digit != entry and cells >> cell & 1)
        left = known.position.digits_of[cell] & ~lost
        if lost and left and not left & left - 1:
            yield (left.bit_length() - 1) * known.size + cell
