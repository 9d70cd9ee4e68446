"""What the naive chains stand on: a grid as lists of digits, and an object for every node of a chain and every hint."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.geometry import Geometry, House

ORDER = ("box", "row", "column")

Place = tuple[int, int]  # a cell and a digit
What = tuple[int, int, bool]  # a cell, a digit, and whether it stands there


class Node:
    """A candidate that is true or false, the nodes that it follows from, and why: by its "cell", by a kind of house, or
    by a "pattern" of several cells, which may be a hint of its own. A start has no cause."""

    def __init__(
        self, what: What, parents: "Sequence[Node]" = (), cause: str = "", nested: "Hint | None" = None
    ) -> None:
        self.what, self.parents, self.cause, self.nested = what, parents, cause, nested
        self.cell, self.digit, self.true = what

    @cached_property
    def ancestors(self) -> "list[Node]":
        """This node and all that it follows from, the nearest first, each candidate once."""
        seen, found = {self.what}, [self]
        for node in found:
            for parent in node.parents:
                if parent.what not in seen:
                    seen.add(parent.what)
                    found.append(parent)
        return found


@dataclass(frozen=True, eq=False)
class Hint:
    """What chains with these `ends` remove, or place and so remove. `kind` is what they begin with: a "cell" whose
    every digit, or a kind of house whose every place leads there; or "double", "contradiction", "chain"."""

    kind: str
    rating: float
    complexity: int
    rank: int
    ends: tuple[Node, ...]
    removed: frozenset[Place]
    placed: Place | None = None

    @cached_property
    def signature(self) -> tuple[tuple[What, ...], ...]:
        """Two hints inside of a run that have it in common count once."""
        return tuple(tuple(node.what for node in end.ancestors) for end in self.ends)


def in_order(hints: Iterable[Hint]) -> list[Hint]:
    """By rating, complexity and rank; of those that remove the same, the first."""
    first: dict[frozenset[Place], Hint] = {}
    for hint in sorted(hints, key=lambda hint: (hint.rating, hint.complexity, hint.rank)):
        first.setdefault(hint.removed, hint)
    return list(first.values())


class Pattern(NamedTuple):
    """What a rule removes, by which earlier removals (none: it needed none), and the hint that it is, if it is one."""

    removed: Sequence[Place]
    reasons: Sequence[Place]
    nested: Hint | None = None


class Grid:
    """The written digits, the candidates of the blank cells, and the houses in the order of chains."""

    def __init__(self, geometry: Geometry, values: Sequence[int], digits: dict[int, list[int]]) -> None:
        self.geometry, self.values, self.digits = geometry, values, digits

    @property
    def key(self) -> tuple[tuple[int, ...], ...]:
        """The candidates, as the key of a dictionary."""
        return tuple(tuple(digits) for digits in self.digits.values())

    def copy(self) -> "Grid":
        """The same, to remove from."""
        return Grid(self.geometry, self.values, {cell: list(digits) for cell, digits in self.digits.items()})

    def has(self, place: Place) -> bool:
        """Whether it is a candidate."""
        return place[1] in self.digits.get(place[0], ())

    def lost(self, places: Iterable[Place]) -> Iterator[Place]:
        """Those that are no candidates."""
        return (place for place in places if not self.has(place))

    def all_of(self, kind: str) -> list[House]:
        """The houses of a kind, by index."""
        return [house for house in self.geometry.houses if house.kind == kind]

    def houses(self, cell: int) -> list[House]:
        """The houses of a cell: box, row, column."""
        return sorted(self.geometry.houses_of[cell], key=lambda house: ORDER.index(house.kind))

    def in_cell(self, cell: int) -> list[Place]:
        """Its candidates, ascending."""
        return [(cell, digit) for digit in self.digits.get(cell, ())]

    def in_house(self, house: House, digit: int) -> list[Place]:
        """Where it may take the digit, by index."""
        return [(cell, digit) for cell in house.cells if digit in self.digits.get(cell, ())]


def grid_of(board: Board) -> Grid:
    """A board's candidates."""
    blank = [cell for cell, value in enumerate(board.values) if not value]
    return Grid(board.geometry, board.values, {cell: list(candidates(board, cell)) for cell in blank})
