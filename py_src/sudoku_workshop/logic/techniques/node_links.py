"""The links of grouped chains, in the order in which HoDoKu follows them.

A *group node* is the two or three candidates of a digit where a line crosses a box. It is true if one of these
candidates is true, and false if all are false. A *claim* says that a node is true, or that it is false. It is stored as
the number of the node, or as `~` of the number.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.logic.position import Position

Claim = int
Links = dict[Claim, list[Claim]]  # the claims that follow directly from each claim, in order


class Node(NamedTuple):
    """A node of a chain: a digit in some cells.

    If the node is an almost locked set, the chain uses the claim that this digit is in none of its cells.
    """

    digit: int
    cells: Mask
    held: Mask = 0  # the digits of an almost locked set

    @property
    def is_group(self) -> bool:
        """Return whether the node is a group of candidates."""
        return not self.held and self.cells & self.cells - 1 != 0


class NodeLinks:
    """The nodes of a position, each with a number, and their links.

    For a single candidate, the number of its node is the position of its bit in a mask of all candidates.
    """

    def __init__(self, position: Position, groups: bool = True) -> None:
        self.position, self.size = position, position.size
        self.candidates = bits_of(position.open)
        self.nodes = {i: Node(i // self.size, 1 << i % self.size) for i in self.candidates}
        self.links: Links = {}
        self.forced: Links = {}  # like `links`, but such a link counts as one link more
        self.count: dict[Claim, int] = {}  # by claim, the length of its links, if that is not 1
        for number, node in self.nodes.items():
            self._link_candidate(number, node)
        self.groups = dict(enumerate(_groups(position), position.n * self.size)) if groups else {}
        self.nodes |= self.groups
        for number, node in self.groups.items():
            self._link_group(number, node)

    def node(self, claim: Claim) -> Node:
        """Return the node that a claim is about."""
        return self.nodes[max(claim, ~claim)]

    def is_grouped(self, claims: Sequence[Claim]) -> bool:
        """Return whether any of these claims is about a group or an almost locked set.

        The nodes of groups and almost locked sets have higher numbers than those of single candidates.
        """
        most = self.position.n * self.size
        return any(not ~most < claim < most for claim in claims)

    def named(self, claims: Sequence[Claim]) -> tuple[tuple[Node, bool], ...]:
        """Return a pair for each claim: its node, and whether the claim says that the node is true."""
        return tuple((self.node(claim), claim >= 0) for claim in claims)

    def first_cell(self, node: Node) -> Mask:
        """Return the first of the node's cells that has the node's digit as a candidate."""
        places = node.cells & self.position.planes[node.digit]
        return places & -places

    def add(self, start: Claim, end: Claim) -> None:
        """Add a link: if the claim `start` holds, the claim `end` follows."""
        self.links.setdefault(start, []).append(end)

    def _link_candidate(self, number: int, node: Node) -> None:
        position, cell = self.position, number % self.size
        others = [digit for digit in bits_of(position.digits_of[cell]) if digit != node.digit]
        for digit in others:
            self.add(number, ~(digit * self.size + cell))
        if len(others) == 1:
            self.add(~number, others[0] * self.size + cell)
        for house in _houses(position, cell):
            left = position.planes[node.digit] & house & ~node.cells
            for other in bits_of(left):
                self.add(number, ~(node.digit * self.size + other))
            if left and not left & left - 1:
                self.add(~number, node.digit * self.size + left.bit_length() - 1)

    def _link_group(self, number: int, node: Node) -> None:
        plane = self.position.planes[node.digit]
        for cell in bits_of(self.position.peers_of_all(node.cells) & plane):
            self.add(number, ~(node.digit * self.size + cell))
            self.add(node.digit * self.size + cell, ~number)
        houses = [house for house in _houses(self.position, node.cells.bit_length() - 1) if not node.cells & ~house]
        self._link_last_places(number, node, houses)
        for other, second in self.groups.items():
            if second.digit == node.digit and not second.cells & node.cells:
                shared = [house for house in houses if not second.cells & ~house]
                if shared:
                    self.add(number, ~other)
                if any(plane & house == node.cells | second.cells for house in shared):
                    self.add(~number, other)

    def _link_last_places(self, number: int, node: Node, houses: Sequence[Mask]) -> None:
        """Link a group to a single candidate if there is no other candidate for the digit in some house.

        Then the group or the single candidate is true.
        """
        plane = self.position.planes[node.digit]
        for house in houses:
            left = plane & house & ~node.cells
            if left and not left & left - 1:
                other = node.digit * self.size + left.bit_length() - 1
                self.add(~number, other)
                self.add(~other, number)


def _houses(position: Position, cell: int) -> list[Mask]:
    """Return the row, column and box of a cell as masks of cells."""
    layout = position.layout
    return [layout.rows[layout.row_of[cell]].cells, layout.columns[layout.column_of[cell]].cells,
            layout.boxes[layout.box_of[cell]].cells]  # fmt: skip


def _groups(position: Position) -> Iterator[Node]:
    for line in (*position.layout.rows, *position.layout.columns):
        for digit, plane in enumerate(position.planes):
            for box in position.layout.boxes:
                cells = plane & line.cells & box.cells
                if cells & cells - 1:
                    yield Node(digit, cells)
