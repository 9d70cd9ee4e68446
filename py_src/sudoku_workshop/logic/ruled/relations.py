"""The relations between candidates that come from rows, columns, boxes and rules: which exclude each other, and why."""

from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import and_, or_

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, masks, removed_by
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.named import claim, name_of, rule_phrase
from sudoku_workshop.logic.step import Candidate, Phrase
from sudoku_workshop.rules.equations import left_by
from sudoku_workshop.rules.frame import Digits
from sudoku_workshop.rules.rule import Partners, Rule

MOVES = ("knight", "king")  # kinds of rules that a sentence of their own describes


class Relations:
    """The relations of a geometry.

    `weak` has, for each candidate, those that cannot be true at the same time. `pairs` are the pairs of cells that
    rules relate, each with the digits that go together.
    """

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self.size = geometry.cells
        m = masks(geometry)
        self.pairs = list(_pairs(geometry))
        weak = [removed_by(candidate, m) & ~(1 << candidate) & m.full for candidate in range(geometry.n * self.size)]
        for _, one, other, allowed in self.pairs:
            for digit, partners in enumerate(allowed):
                gone = ~partners & geometry.frame.all
                for second in bits_of(gone):
                    weak[digit * self.size + one] |= 1 << second * self.size + other
                    weak[second * self.size + other] |= 1 << digit * self.size + one
        self.weak: tuple[Mask, ...] = tuple(weak)
        self.peers = m.peers
        self._houses = [sum(1 << at for at, house in enumerate(geometry.houses) if cell in house.cells)
                        for cell in range(self.size)]  # fmt: skip
        self._together: dict[tuple[Cell, Cell], Rule] = {}
        for rule, cells in geometry.meaning.apart:
            for one in cells:
                self._together |= {(one, other): rule for other in cells if (one, other) not in self._together}
        self._related: dict[tuple[Cell, Cell], list[tuple[Rule, Partners]]] = {}
        for rule, one, other, allowed in self.pairs:
            self._related.setdefault((one, other), []).append((rule, allowed))

    def seen_by_all(self, candidates: Mask) -> Grid:
        """Return the candidates that every one of these excludes."""
        return reduce(and_, (self.weak[candidate] for candidate in bits_of(candidates)), -1)

    def why(self, one: Candidate, other: Candidate) -> Phrase | None:
        """Return why two candidates exclude each other, or None if they share a cell or a house."""
        (digit, cell), (second, target) = divmod(one, self.size), divmod(other, self.size)
        if cell == target or (digit == second and self._houses[cell] & self._houses[target]):
            return None
        names = {"one": name_of(cell, self.geometry), "other": name_of(target, self.geometry)}
        if digit == second and (rule := self._together.get((cell, target))):
            if rule.kind in MOVES:
                return Phrase(f"link.{rule.kind}", names)
            return Phrase("link.together", names | {"rule": rule_phrase(rule, self.geometry)})
        rule_ = self._rule_of(digit, cell, second, target) or self._rule_of(second, target, digit, cell)
        if rule_ is None:
            return None
        words = {"one": claim(one, self.geometry), "other": claim(other, self.geometry)}
        return Phrase("link.pair", words | {"rule": rule_phrase(rule_, self.geometry)})

    def _rule_of(self, digit: int, cell: Cell, second: int, target: Cell) -> Rule | None:
        related = self._related.get((cell, target), ())
        return next((rule for rule, allowed in related if not allowed[digit] >> second & 1), None)


@lru_cache(maxsize=KEPT)
def relations(geometry: Geometry) -> Relations:
    """Return the relations of a geometry. They are computed only once."""
    return Relations(geometry)


def of(position: Position) -> Relations:
    """Return the relations of a position's geometry."""
    return relations(position.geometry)


def _pairs(geometry: Geometry) -> Iterator[tuple[Rule, Cell, Cell, Partners]]:
    """Yield the pairs of cells that a rule relates. A sum of two cells relates them, too."""
    frame = geometry.frame
    for rule in frame.rules:
        for one, other, allowed in rule.pairs(frame):
            yield rule, one, other, allowed
    for rule, equation in geometry.meaning.sums:
        if len(equation.cells) == 2:
            one, other = equation.cells
            allowed = tuple(left_by(equation, (1 << digit, frame.all))[1] for digit in range(geometry.n))
            yield rule, one, other, allowed


def reasons_of(position: Position, links: Iterable[tuple[Candidate, Candidate]]) -> tuple[Phrase, ...]:
    """Return why these pairs of candidates exclude each other, each reason once. Houses need no reason."""
    found = [of(position).why(*link) for link in links]
    kept: list[Phrase] = []
    for reason in found:
        if reason is not None and reason not in kept:
            kept.append(reason)
    return tuple(kept)


def domains(position: Position) -> tuple[Digits, ...]:
    """Return the candidates of each cell. A filled cell has its digit."""
    return tuple(
        1 << value - 1 if value else digits
        for value, digits in zip(position.board.values, position.digits_of, strict=True)
    )


def candidates_of(found: Iterable[tuple[Cell, Digits]], position: Position) -> Grid:
    """Return the digits of cells as candidates of the position."""
    gone = reduce(or_, (1 << digit * position.size + cell for cell, digits in found for digit in bits_of(digits)), 0)
    return gone & position.open
