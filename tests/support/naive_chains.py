"""Forcing chains and cycles the plain way, an object a node: slow, and as near as can be to the rules in words.

The oracle for the waves of `sudoku_workshop.logic.techniques.forcing`. `python -m tests.support.naive_chains [NUMBER]`
compares the two, and their times, where the paths of rated puzzles come to a chain.
"""

import sys
import time
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.geometry import House
from sudoku_workshop.logic.path import walk
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step, pairs
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.forcing import find_forcing_chain
from tools.er_table import known

ORDER = ("box", "row", "column")
CHAINS = 6.5


class Node:
    """A candidate that is true or false, and the node that it follows from."""

    def __init__(self, cell: int, digit: int, true: bool, parent: "Node | None" = None) -> None:
        self.cell, self.digit, self.true, self.parent = cell, digit, true, parent

    @property
    def what(self) -> tuple[int, int, bool]:
        return self.cell, self.digit, self.true

    def line(self) -> list["Node"]:
        """This node and what it follows from, back to the start."""
        return [self, *(self.parent.line() if self.parent else [])]


class Hint(NamedTuple):
    rating: float
    nodes: int
    rank: int
    removed: frozenset[tuple[int, int]]


class Grid:
    """The candidates of the blank cells, and the houses in the order of chains."""

    def __init__(self, board: Board) -> None:
        self.geometry = board.geometry
        self.digits = {cell: list(candidates(board, cell)) for cell, value in enumerate(board.values) if not value}

    def houses(self, cell: int) -> list[House]:
        return sorted(self.geometry.houses_of[cell], key=lambda house: ORDER.index(house.kind))

    def places(self, house: House, digit: int) -> list[int]:
        return [cell for cell in house.cells if digit in self.digits.get(cell, ())]

    def next(self, node: Node, x: bool, y: bool) -> list[Node]:
        """What follows from a node at once."""
        within = [(node.cell, digit) for digit in self.digits[node.cell] if digit != node.digit]
        if not y or not (node.true or len(within) == 1):
            within = []
        around = []
        for house in self.houses(node.cell):
            others = [cell for cell in self.places(house, node.digit) if cell != node.cell]
            if node.true or (x and len(others) == 1):
                around += [(cell, node.digit) for cell in others]
        return [Node(*where, not node.true, node) for where in dict.fromkeys(within + around)]


def hints(board: Board) -> list[Hint]:
    """All of them in Sudoku Explainer's order; of those that remove the same, the first."""
    grid = Grid(board)
    found = [hint for x, y in ((True, False), (False, True), (True, True)) for hint in _of_links(grid, x, y)]
    first: dict[frozenset[tuple[int, int]], Hint] = {}
    for hint in sorted(found, key=lambda hint: hint[:3]):
        first.setdefault(hint.removed, hint)
    return list(first.values())


def _of_links(grid: Grid, x: bool, y: bool) -> Iterator[Hint]:
    rank = 4 if x and y else 3 if y else 2
    for cell, digits in grid.digits.items():
        for digit in digits if x or len(digits) == 2 else ():
            for end in _cycles(grid, Node(cell, digit, True), x, y):
                if removed := _beside(grid, end):
                    yield Hint(_rated(7.0 if x and y else 6.5, end), len(end.line()) - 1, rank, removed)
            for true in (True, False) if x else ():
                for end in _contrary(grid, Node(cell, digit, true), y):
                    gone = [digit] if true else [other for other in digits if other != digit]
                    removed = frozenset((cell, other) for other in gone)
                    yield Hint(_rated(7.0 if y else 6.6, end, 0), len(end.line()), rank, removed)


def _rated(base: float, end: Node, again: int = 1) -> float:
    """The start of a cycle stands at both ends of its line and counts once."""
    length = len(end.line()) - again - 2
    bounds = (4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
    return round(base + 0.1 * sum(length > bound for bound in bounds), 1)


def _cycles(grid: Grid, start: Node, x: bool, y: bool) -> Iterator[Node]:
    known, layer = {start.what}, [start]
    while layer:
        false = [node for true in layer for node in grid.next(true, x, y)]
        false = [node for node in false if node.what not in [before.what for before in node.line()[1:]]]
        layer = []
        for node in false:
            for true in grid.next(node, x, y):
                if true.what == start.what and node.parent is not start:
                    yield true
                if true.what not in known:
                    known.add(true.what)
                    layer.append(true)


def _contrary(grid: Grid, start: Node, y: bool) -> Iterator[Node]:
    """The first chain to the contrary of the start, if there is one."""
    known, layer = {start.what}, [start]
    while layer:
        following = [node for before in layer for node in grid.next(before, True, y)]
        layer = []
        for node in following:
            if node.what not in known:
                known.add(node.what)
                layer.append(node)
                if node.what == (start.cell, start.digit, not start.true):
                    yield node
                    return


def _beside(grid: Grid, end: Node) -> frozenset[tuple[int, int]]:
    line = end.line()[:-1]
    cells = {node.cell for node in line}
    seen: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}
    for node in line:
        for peer in grid.geometry.peers[node.cell]:
            if peer not in cells and node.digit in grid.digits.get(peer, ()):
                seen[node.true].add((peer, node.digit))
    return frozenset(seen[True] & seen[False])


def ours(position: Position) -> list[tuple[float | None, frozenset[tuple[int, int]]]]:
    """The steps of `find_forcing_chain`, told as the oracle tells them."""
    return [(step.er, _removed(position, step)) for step in find_forcing_chain(position)]


def _removed(position: Position, step: Step) -> frozenset[tuple[int, int]]:
    gone = step.eliminations
    if step.placements:
        cell = (step.placements.bit_length() - 1) % position.size
        gone = position.candidates_in(1 << cell) & ~step.placements
    return frozenset((cell, digit) for cell, digit in pairs(gone, position.geometry))


def positions(lowest: float, highest: float) -> Iterator[Position]:
    """Where the paths of rated puzzles come to a chain."""
    finders = tuple(rung.find for rung in LADDER)
    for puzzle in known():
        if lowest <= puzzle.er <= highest:
            position = Position(board_of(puzzle.board.geometry, puzzle.board.givens))
            for following, step in walk(puzzle.board, finders):
                if (step.er or 0) >= CHAINS:
                    yield position
                position = following


class Compared(NamedTuple):
    """A position's chains both ways, and the seconds for the first of ours, all of ours, all of the oracle's."""

    equal: bool
    seconds: tuple[float, float, float]


def compared(position: Position) -> Compared:
    """One position; each search starts from its board anew."""
    begun = time.process_time()
    next(find_forcing_chain(Position(position.board)), None)
    first = time.process_time()
    found = ours(Position(position.board))
    done = time.process_time()
    expected = [(hint.rating, hint.removed) for hint in hints(position.board)]
    return Compared(found == expected, (first - begun, done - first, time.process_time() - done))


def main(number: int) -> None:
    """Compare so many positions, and tell the times of a call."""
    results = [compared(position) for position in islice(positions(CHAINS, 7.4), number)]
    first, waves, objects = (
        1000 * sum(times) / len(results) for times in zip(*(result.seconds for result in results), strict=True)
    )
    print(f"{len(results)} positions, {sum(not result.equal for result in results)} differ")
    print(f"first step {first:.1f} ms, all steps {waves:.1f} ms; all by objects {objects:.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
