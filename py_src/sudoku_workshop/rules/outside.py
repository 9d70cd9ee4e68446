"""Clues outside the grid, which look along a whole row or column. The nearest cell comes first."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.clues import outside_clue
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.local import LocalRule, Own
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape

LARGEST = 16  # the largest grid in which all sets of digits can be listed


def check_line(rule: Rule, frame: Frame) -> None:
    """Raise RuleError unless the cells of a rule are a whole row or column, in order from one end."""
    n = frame.n
    rows = [range(row * n, (row + 1) * n) for row in range(n)]
    lines = {cells for line in (*rows, *zip(*rows, strict=True)) for cells in frame.in_each_grid(line)}
    if not {rule.cells, rule.cells[::-1]} & lines:
        raise RuleError("rule-whole-line", rule.kind)


class OutsideClue(LocalRule):
    """A clue about a whole row or column, whose digits are all different."""

    is_line: ClassVar[bool] = True
    fewest: ClassVar[int] = 2
    example: ClassVar[int | None] = 3
    is_numbered: ClassVar[bool] = True

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the number outside the grid."""
        return outside_clue(self, frame)


def places_of(own: Own, n: int) -> list[int]:
    """Return, for each digit, the places on the line at which it may be, as a mask."""
    masks = [1 << place for place in range(len(own))]
    return [sum([mask for mask, mine in zip(masks, own, strict=True) if mine >> digit & 1]) for digit in range(n)]
