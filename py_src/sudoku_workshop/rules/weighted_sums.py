"""Sums of cells with factors."""

from collections.abc import Iterable
from typing import ClassVar, Self

from sudoku_workshop.rules.cells import Cell, cells_text
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.outlines import cage
from sudoku_workshop.rules.shapes import Shape
from sudoku_workshop.rules.sums import Sum

GREATEST = 1000  # the greatest factor


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

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return an outline of each group with its factor, and of the first one also with the total."""
        for place, (cells, factor) in enumerate(zip(self.groups, self.listed, strict=True)):
            words = f"×{factor}" if place else f"{self.number}=×{factor}"
            yield from cage(cells, frame.side, words, dashed=False)

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
