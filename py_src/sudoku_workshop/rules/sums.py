"""Sums: killer cages, cells or diagonals that add up to a total, and sums of cells with factors."""

from collections.abc import Iterable
from typing import ClassVar, Self

from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.cells import Cell, cells_text
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule

GREATEST = 1000  # the greatest factor


class Sum(Rule):
    """The digits in the cells add up to `number`. Digits may repeat where the other rules allow it."""

    kind = "sum"
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = None
    example: ClassVar[int | None] = 15

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the sum of the cells."""
        return (Equation.of([(cell, 1) for cell in self.cells], self.number or 0),)

    def place(self, side: int) -> str:
        """Return the total and the cells as text."""
        return f"{self.number}: {super().place(side)}"


class Killer(Sum, Area):
    """The digits in the cage are all different and add up to `number`."""

    kind = "killer"


class LittleKiller(Sum):
    """The digits along the diagonal add up to `number`, the clue beside the grid. Digits may repeat."""

    kind = "little-killer"
    is_line: ClassVar[bool] = True


class WeightedSum(Sum):
    """The digits add up to `number` after each is multiplied by the factor of its group of cells."""

    kind = "weighted-sum"
    fewest_groups: ClassVar[int] = 1
    listing: ClassVar[str] = "factors"
    listing_example: ClassVar[tuple[int, ...]] = (2,)

    @classmethod
    def of_groups(
        cls, groups: Iterable[Iterable[Cell]], number: int | None, frame: Frame, listed: Iterable[int] = ()
    ) -> Self:
        """Return the rule with one group for each factor, the greatest factor first. Raises RuleError."""
        found, factors = [*groups], [*listed]
        if len(found) != len(factors) or any(abs(factor) > GREATEST for factor in factors):
            raise RuleError("rule-text", cls.kind, found="_".join(map(str, factors)))
        terms = [(cell, factor) for cells, factor in zip(found, factors, strict=True) for cell in cells]
        by_factor: dict[int, list[Cell]] = {}
        for cell, factor in zip(*Equation.of(terms, 0)[:2], strict=True):
            by_factor.setdefault(factor, []).append(cell)
        ordered = sorted(by_factor, reverse=True)
        return super().of_groups([by_factor[factor] for factor in ordered], number, frame, ordered)

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the equation."""
        terms = [(cell, factor) for cells, factor in zip(self.groups, self.listed, strict=True) for cell in cells]
        return (Equation.of(terms, self.number or 0),)

    def place(self, side: int) -> str:
        """Return the total, and the cells after their factors, as text."""
        terms = (
            f"{factor} × {cells_text(cells, side)}" for cells, factor in zip(self.groups, self.listed, strict=True)
        )
        return f"{self.number}: {' + '.join(terms)}"
