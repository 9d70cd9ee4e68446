"""Exact cover by dancing links, which many programs use. It is not from the five tutorials.

A Sudoku has 324 requirements: a digit in each of the 81 cells, and each digit once in each of the 27 houses. A
candidate (digit d in cell c) meets four of them: those of its cell, row, column and box. A solution is a set of
candidates that meets every requirement exactly once. Choose the requirement with the fewest candidates, try each of
these, and cross out all candidates that would meet the same requirements again.

Dancing links (Donald Knuth, "Dancing Links", 2000): requirements and candidates are nodes of doubly linked lists. A
removed node still has links to its neighbours, so `left[right[x]] = right[left[x]] = x` puts it back. Going back copies
nothing.
"""

from collections.abc import Iterator
from random import Random

from sudoku_workshop.classroom.events import CONFLICT, NOWHERE, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell

HEADER = 0
REQUIREMENTS = 324


class LinkedTable:
    """The table of dancing links. Node 0 is its header, nodes 1 to 324 are the requirements (see the top of this file).

    Each candidate has four nodes. `size` is the number of candidates that are left for each requirement.
    """

    def __init__(self) -> None:
        heads = range(REQUIREMENTS + 1)
        self.left = [(i - 1) % (REQUIREMENTS + 1) for i in heads]
        self.right = [(i + 1) % (REQUIREMENTS + 1) for i in heads]
        self.up, self.down, self.requirement = [*heads], [*heads], [*heads]
        self.size = [0] * (REQUIREMENTS + 1)
        # The first 81 requirements are those of the cells. Each has its cell here.
        self.candidate: list[tuple[Cell, Digit]] = [(head - 1, 0) for head in heads]
        for cell in range(81):
            for digit in range(1, 10):
                self._add(cell, digit)

    def _add(self, cell: Cell, digit: Digit) -> None:
        """Add a candidate to the lists of its four requirements, with its nodes linked in a ring."""
        first = len(self.left)
        row, column = divmod(cell, 9)
        box = row // 3 * 3 + column // 3
        met = (cell, 81 + row * 9 + digit - 1, 162 + column * 9 + digit - 1, 243 + box * 9 + digit - 1)
        for i, requirement in enumerate(met):
            node, head = first + i, requirement + 1
            self.left.append(first + (i - 1) % 4)
            self.right.append(first + (i + 1) % 4)
            self.up.append(self.up[head])
            self.down.append(head)
            self.down[self.up[head]] = self.up[head] = node
            self.requirement.append(head)
            self.candidate.append((cell, digit))
            self.size[head] += 1

    def cover(self, head: int) -> None:
        """Remove a requirement, and remove the candidates that meet it from the lists of all other requirements."""
        left, right, up, down = self.left, self.right, self.up, self.down
        left[right[head]], right[left[head]] = left[head], right[head]
        i = down[head]
        while i != head:
            j = right[i]
            while j != i:
                up[down[j]], down[up[j]] = up[j], down[j]
                self.size[self.requirement[j]] -= 1
                j = right[j]
            i = down[i]

    def uncover(self, head: int) -> None:
        """Undo `cover`, step by step in the opposite order."""
        left, right, up, down = self.left, self.right, self.up, self.down
        i = up[head]
        while i != head:
            j = left[i]
            while j != i:
                up[down[j]] = down[up[j]] = j
                self.size[self.requirement[j]] += 1
                j = left[j]
            i = up[i]
        left[right[head]] = right[left[head]] = head

    def choose(self, node: int) -> None:
        """Choose this candidate: cover the other requirements that it meets."""
        j = self.right[node]
        while j != node:
            self.cover(self.requirement[j])
            j = self.right[j]

    def release(self, node: int) -> None:
        """Undo `choose`."""
        j = self.left[node]
        while j != node:
            self.uncover(self.requirement[j])
            j = self.left[j]

    def open_requirements(self) -> Iterator[int]:
        """Yield the requirements that are not met yet."""
        head = self.right[HEADER]
        while head != HEADER:
            yield head
            head = self.right[head]


def steps(rows: Rows, _: Random) -> Steps:
    """Find all solutions. Always try the requirement that the fewest candidates can meet."""
    net = LinkedTable()
    for cell in range(81):
        if digit := rows[cell // 9][cell % 9]:
            node = REQUIREMENTS + 1 + 4 * (cell * 9 + digit - 1)
            net.cover(net.requirement[node])
            net.choose(node)
    return search(net)


def search(net: LinkedTable) -> Steps:
    """Choose candidates until every requirement is met, in every possible way."""
    head = min(net.open_requirements(), key=net.size.__getitem__, default=HEADER)
    if head == HEADER:
        yield SOLVED
        return
    if not net.size[head]:
        yield CONFLICT, net.candidate[head][0] if head <= 81 else NOWHERE, 0
        return
    net.cover(head)
    node = net.down[head]
    while node != head:
        cell, digit = net.candidate[node]
        yield TRY, cell, digit
        net.choose(node)
        yield PLACE, cell, digit
        yield search(net)
        net.release(node)
        yield UNDO, cell, 0
        node = net.down[node]
    net.uncover(head)
