"""Exact cover by dancing links: not from the five texts, but what many programs use.

A Sudoku asks 324 things: a digit in each of the 81 cells, and each digit once in each of 27 houses. A candidate
(digit d in cell c) answers four of them, its cell, row, column and box. Wanted are candidates that answer every
question exactly once. Take the question with the fewest possible answers, try each, and cross out whatever answers
the same questions again.

The dance (Donald Knuth, "Dancing Links", 2000): questions and answers hang in a net of doubly linked lists. A node
taken out still knows its neighbours, so putting it back is `left[right[x]] = right[left[x]] = x`: going back copies
nothing.
"""

from collections.abc import Iterator
from random import Random

from sudoku_workshop.classroom.events import CONFLICT, NOWHERE, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.board import Digit
from sudoku_workshop.grid.geometry import Cell

HEADER = 0
QUESTIONS = 324


class LinkedTable:
    """Node 0 is the header, 1 to 324 are the questions, four nodes each candidate follow. `size`: answers left."""

    def __init__(self) -> None:
        heads = range(QUESTIONS + 1)
        self.left = [(i - 1) % (QUESTIONS + 1) for i in heads]
        self.right = [(i + 1) % (QUESTIONS + 1) for i in heads]
        self.up, self.down, self.question = [*heads], [*heads], [*heads]
        self.size = [0] * (QUESTIONS + 1)
        self.answer: list[tuple[Cell, Digit]] = [(head - 1, 0) for head in heads]  # (a question's cell, if it is one)
        for cell in range(81):
            for digit in range(1, 10):
                self._hang(cell, digit)

    def _hang(self, cell: Cell, digit: Digit) -> None:
        """Hang a candidate under its four questions, its nodes in a ring."""
        first = len(self.left)
        row, column = divmod(cell, 9)
        box = row // 3 * 3 + column // 3
        asked = (cell, 81 + row * 9 + digit - 1, 162 + column * 9 + digit - 1, 243 + box * 9 + digit - 1)
        for i, question in enumerate(asked):
            node, head = first + i, question + 1
            self.left.append(first + (i - 1) % 4)
            self.right.append(first + (i + 1) % 4)
            self.up.append(self.up[head])
            self.down.append(head)
            self.down[self.up[head]] = self.up[head] = node
            self.question.append(head)
            self.answer.append((cell, digit))
            self.size[head] += 1

    def cover(self, head: int) -> None:
        """Take a question out, and everything that would answer it out of the other questions' lists."""
        left, right, up, down = self.left, self.right, self.up, self.down
        left[right[head]], right[left[head]] = left[head], right[head]
        i = down[head]
        while i != head:
            j = right[i]
            while j != i:
                up[down[j]], down[up[j]] = up[j], down[j]
                self.size[self.question[j]] -= 1
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
                self.size[self.question[j]] += 1
                j = left[j]
            i = up[i]
        left[right[head]] = right[left[head]] = head

    def choose(self, node: int) -> None:
        """Answer with this candidate: its other questions go too."""
        j = self.right[node]
        while j != node:
            self.cover(self.question[j])
            j = self.right[j]

    def release(self, node: int) -> None:
        """Undo `choose`."""
        j = self.left[node]
        while j != node:
            self.uncover(self.question[j])
            j = self.left[j]

    def open_questions(self) -> Iterator[int]:
        """The questions without an answer yet."""
        head = self.right[HEADER]
        while head != HEADER:
            yield head
            head = self.right[head]


def steps(rows: Rows, _: Random) -> Steps:
    """All solutions, the question with the fewest answers first."""
    net = LinkedTable()
    for cell in range(81):
        if digit := rows[cell // 9][cell % 9]:
            node = QUESTIONS + 1 + 4 * (cell * 9 + digit - 1)
            net.cover(net.question[node])
            net.choose(node)
    return search(net)


def search(net: LinkedTable) -> Steps:
    """Answer the questions that are still open, in every possible way."""
    head = min(net.open_questions(), key=net.size.__getitem__, default=HEADER)
    if head == HEADER:
        yield SOLVED
        return
    if not net.size[head]:
        yield CONFLICT, net.answer[head][0] if head <= 81 else NOWHERE, 0
        return
    net.cover(head)
    node = net.down[head]
    while node != head:
        cell, digit = net.answer[node]
        yield TRY, cell, digit
        net.choose(node)
        yield PLACE, cell, digit
        yield search(net)
        net.release(node)
        yield UNDO, cell, 0
        node = net.down[node]
    net.uncover(head)
