"""Forcing chains and cycles in the plain way, with an object for each node: slow, but close to the rules in words.

They are the reference for the waves of `sudoku_workshop.logic.techniques.forcing`. `python -m
tests.support.naive_chains [NUMBER]` compares both, and their times, on positions of rated puzzles where the path takes
a chain.
"""

import sys
import time
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.step_json import pairs
from sudoku_workshop.logic.techniques import LADDER
from sudoku_workshop.logic.techniques.forcing import find_forcing_chain
from sudoku_workshop.logic.techniques.trails import length_cost
from tests.support.naive_grid import Grid, Hint, Node, Place, grid_of, in_order
from tools.er_table import known

CHAINS = 6.5
KINDS = ((True, False), (False, True), (True, True))  # the kinds of links to follow: X, Y or both


def line(node: Node) -> list[Node]:
    """Return a node and the nodes it follows from, back to the start."""
    return [node, *(line(node.parents[0]) if node.parents else [])]


def following(grid: Grid, node: Node, x: bool, y: bool) -> list[Node]:
    """Return the direct consequences of a node."""
    causes: dict[Place, str] = {}
    within = [(node.cell, digit) for digit in grid.digits[node.cell] if digit != node.digit]
    if y and (node.true or len(within) == 1):
        causes |= dict.fromkeys(within, "cell")
    for house in grid.houses(node.cell):
        others = [place for place in grid.in_house(house, node.digit) if place[0] != node.cell]
        if node.true or (x and len(others) == 1):
            causes |= {place: house.kind for place in others if place not in causes}
    return [Node((*place, not node.true), [node], cause) for place, cause in causes.items()]


def hints(grid: Grid) -> list[Hint]:
    """Return all hints in Sudoku Explainer's order; of those that remove the same, only the first."""
    return in_order(hint for x, y in KINDS for hint in _of_links(grid, x, y))


def _of_links(grid: Grid, x: bool, y: bool) -> Iterator[Hint]:
    rank = 4 if x and y else 3 if y else 2
    for cell, digits in grid.digits.items():
        for digit in digits if len(digits) == 2 or (x and len(digits) > 2) else ():
            for end in _cycles(grid, Node((cell, digit, True)), x, y):
                if removed := _beside(grid, end):
                    nodes = len(line(end)) - 1  # the start is at both ends
                    rating = (7.0 if x and y else 6.5) + length_cost(nodes)
                    yield Hint("chain", rating, nodes, rank, (end, _backwards(end)), removed)
            for true in (True, False) if x else ():
                for end in _contrary(grid, Node((cell, digit, true)), y):
                    nodes = len(line(end))
                    gone = [digit] if true else [other for other in digits if other != digit]
                    removed = frozenset((cell, other) for other in gone)
                    rating = (7.0 if y else 6.6) + length_cost(nodes)
                    yield Hint("chain", rating, nodes, rank, (end,), removed, None if true else (cell, digit))


def _backwards(end: Node) -> Node:
    """Return the same cycle with every node inverted.

    Each node keeps its cause: a node that was true by a strong link is false now, and one that was false by a weak link
    is true by that link.
    """
    found: Node | None = None
    for node in line(end):
        found = Node((node.cell, node.digit, not node.true), [found] if found else [], node.cause)
    assert found is not None
    return found


def _cycles(grid: Grid, start: Node, x: bool, y: bool) -> Iterator[Node]:
    known, layer = {start.what}, [start]
    while layer:
        false = [node for true in layer for node in following(grid, true, x, y)]
        false = [node for node in false if node.what not in [before.what for before in line(node)[1:]]]
        layer = []
        for node in false:
            for true in following(grid, node, x, y):
                if true.what == start.what and node.parents[0] is not start:
                    yield true
                if true.what not in known:
                    known.add(true.what)
                    layer.append(true)


def _contrary(grid: Grid, start: Node, y: bool) -> Iterator[Node]:
    """Yield the first chain to the inverse of the start, if there is one."""
    known, layer = {start.what}, [start]
    while layer:
        found = [node for before in layer for node in following(grid, before, True, y)]
        layer = []
        for node in found:
            if node.what not in known:
                known.add(node.what)
                layer.append(node)
                if node.what == (start.cell, start.digit, not start.true):
                    yield node
                    return


def _beside(grid: Grid, end: Node) -> frozenset[Place]:
    nodes = line(end)[:-1]
    cells = {node.cell for node in nodes}
    seen: dict[bool, set[Place]] = {True: set(), False: set()}
    for node in nodes:
        for peer in grid.geometry.peers[node.cell]:
            if peer not in cells and grid.has((peer, node.digit)):
                seen[node.true].add((peer, node.digit))
    return frozenset(seen[True] & seen[False])


def ours(position: Position) -> list[tuple[float | None, frozenset[tuple[int, int]]]]:
    """Return the steps of `find_forcing_chain` in the form of the reference."""
    return [(step.er, removed_by(position, step)) for step in find_forcing_chain(position)]


def removed_by(position: Position, step: Step) -> frozenset[tuple[int, int]]:
    """Return the candidates that a step removes."""
    gone = step.eliminations
    if step.placements:
        cell = (step.placements.bit_length() - 1) % position.size
        gone = position.candidates_in(1 << cell) & ~step.placements
    return frozenset((cell, digit) for cell, digit in pairs(gone, position.geometry))


def positions(lowest: float, highest: float) -> Iterator[Position]:
    """Yield the positions of rated puzzles where the path takes a chain."""
    finders = tuple(rung.find for rung in LADDER)
    for puzzle in known():
        if lowest <= puzzle.er <= highest:
            position = Position(board_of(puzzle.board.geometry, puzzle.board.givens))
            for following, step in take_steps(puzzle.board, finders):
                if (step.er or 0) >= CHAINS:
                    yield position
                position = following


class Compared(NamedTuple):
    """A position's chains in both ways, and the seconds for our first, all of ours, and all of the reference's."""

    equal: bool
    seconds: tuple[float, float, float]


def compared(position: Position) -> Compared:
    """Compare one position; each search starts with a new Position."""
    begun = time.process_time()
    next(find_forcing_chain(Position(position.board)), None)
    first = time.process_time()
    found = ours(Position(position.board))
    done = time.process_time()
    expected = [(round(hint.rating, 1), hint.removed) for hint in hints(grid_of(position.board))]
    return Compared(found == expected, (first - begun, done - first, time.process_time() - done))


def main(number: int) -> None:
    """Compare `number` positions, and print the times of a call."""
    results = [compared(position) for position in islice(positions(CHAINS, 7.4), number)]
    first, waves, objects = (
        1000 * sum(times) / len(results) for times in zip(*(result.seconds for result in results), strict=True)
    )
    print(f"{len(results)} positions, {sum(not result.equal for result in results)} differ")
    print(f"first step {first:.1f} ms, all steps {waves:.1f} ms; all by objects {objects:.1f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
