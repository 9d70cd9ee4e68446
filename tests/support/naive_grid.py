"""The basis of the naive chains: a grid as lists of digits, and an object for every node of a chain and every hint."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import House

ORDER = ("box", "row", "column")

Place = tuple[int, int]  # a cell and a digit
What = tuple[int, int, bool]  # a cell, a digit, and whether the digit is there


class Node:
    """A candidate that is true or false, with the nodes that it follows from and the cause.

    The cause is "cell", a kind of house, or a "pattern" of several cells, which may be a hint itself. A start has no
    cause.
    """

    def __init__(
        self, what: What, parents: "Sequence[Node]" = (), cause: str = "", nested: "Hint | None" = None
    ) -> None:
        self.what, self.parents, self.cause, self.nested = what, parents, cause, nested
        self.cell, self.digit, self.true = what

    @cached_property
    def ancestors(self) -> "list[Node]":
        """The node itself and all nodes that it follows from, nearest first, each candidate once."""
        seen, found = {self.what}, [self]
        for node in found:
            for parent in node.parents:
                if parent.what not in seen:
                    seen.add(parent.what)
                    found.append(parent)
        return found


@dataclass(frozen=True, eq=False)
class Hint:
    """The candidates that chains with these `ends` remove, or the one they place.

    `kind` is the beginning of the chains: a "cell" whose every digit, or a kind of house whose every possible cell
    leads there; or "double", "contradiction", "chain".
    """

    kind: str
    rating: float
    complexity: int
    rank: int
    ends: tuple[Node, ...]
    removed: frozenset[Place]
    placed: Place | None = None

    @cached_property
    def signature(self) -> tuple[tuple[What, ...], ...]:
        """A key with which equal hints within a run count once."""
        return tuple(tuple(node.what for node in end.ancestors) for end in self.ends)


def in_order(hints: Iterable[Hint]) -> list[Hint]:
    """Return hints by rating, complexity and rank; of those that remove the same, only the first."""
    first: dict[frozenset[Place], Hint] = {}
    for hint in sorted(hints, key=lambda hint: (hint.rating, hint.complexity, hint.rank)):
        first.setdefault(hint.removed, hint)
    return list(first.values())


class Pattern(NamedTuple):
    """The candidates that a rule removes, the earlier removals it needs (possibly none), and the hint, if it is one."""

    removed: Sequence[Place]
    reasons: Sequence[Place]
    nested: Hint | None = None


class Grid:
    """The entered digits, the candidates of the blank cells, and the houses in the order of chains."""

    def __init__(self, geometry: Geometry, values: Sequence[int], digits: dict[int, list[int]]) -> None:
        self.geometry, self.values, self.digits = geometry, values, digits

    @property
    def key(self) -> tuple[tuple[int, ...], ...]:
        """The candidates as the key of a dictionary."""
        return tuple(tuple(digits) for digits in self.digits.values())

    def copy(self) -> "Grid":
        """Return a copy to remove candidates from."""
        return Grid(self.geometry, self.values, {cell: list(digits) for cell, digits in self.digits.items()})

    def has(self, place: Place) -> bool:
        """Return whether the digit is a candidate of the cell."""
        return place[1] in self.digits.get(place[0], ())

    def lost(self, places: Iterable[Place]) -> Iterator[Place]:
        """Return the places that are no longer candidates."""
        return (place for place in places if not self.has(place))

    def all_of(self, kind: str) -> list[House]:
        """Return the houses of a kind, by index."""
        return [house for house in self.geometry.houses if house.kind == kind]

    def houses(self, cell: int) -> list[House]:
        """Return the houses of a cell: box, row, column."""
        return sorted(self.geometry.houses_of[cell], key=lambda house: ORDER.index(house.kind))

    def in_cell(self, cell: int) -> list[Place]:
        """Return the candidates of a cell, ascending."""
        return [(cell, digit) for digit in self.digits.get(cell, ())]

    def in_house(self, house: House, digit: int) -> list[Place]:
        """Return the possible cells for a digit in a house, by index."""
        return [(cell, digit) for cell in house.cells if digit in self.digits.get(cell, ())]


def grid_of(board: Board) -> Grid:
    """Return the grid of a board."""
    blank = [cell for cell, value in enumerate(board.values) if not value]
    return Grid(board.geometry, board.values, {cell: list(candidates(board, cell)) for cell in blank})
