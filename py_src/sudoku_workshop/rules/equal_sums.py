"""Sums that equal another one: groups of cells with the same sum, and arrows."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.lettered import letter_of
from sudoku_workshop.rules.outlines import cage
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape


class EqualSums(Rule):
    """The digits of each group of cells add up to the same sum."""

    kind = "equal-sums"
    fewest: ClassVar[int] = 1
    most: ClassVar[int | None] = None
    fewest_groups: ClassVar[int] = 2
    are_groups_alike: ClassVar[bool] = True
    joined: ClassVar[str] = " = "

    def sums(self, frame: Frame) -> Iterable[Equation]:
        """Return the equations of the smallest group with each other one."""
        first, *others = sorted(self.groups, key=len)
        return [equality(first, other) for other in others]

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return a dotted cage with the same letter around each group."""
        words = f"={letter_of(self, frame)}"
        return [shape for group in self.groups for shape in cage(group, frame.side, words, "ink")]


def equality(cells: Cells, others: Cells, factors: Sequence[int] = ()) -> Equation:
    """Return the equation that two groups of cells have the same sum, the first perhaps with factors."""
    mine = zip(cells, factors or [1] * len(cells), strict=True)
    return Equation.of([*mine, *((cell, -1) for cell in others)], 0)
