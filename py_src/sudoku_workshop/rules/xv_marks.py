"""XV: two neighbours with X add up to 10, with V to 5."""

from collections.abc import Iterable
from typing import ClassVar

from sudoku_workshop.rules.edge_marks import Mark
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Pair, Rule, partners
from sudoku_workshop.rules.shapes import Shape, circle, text

SUMS = {5: "V", 10: "X"}
NO_SUM = 0  # the number of a blank mark, which only exempts its cells from the rule that all marks are given


class XV(Mark):
    """The digits beside an X add up to 10, beside a V to 5."""

    kind = "xv"
    standard: ClassVar[int | None] = 10

    @property
    def drawn_key(self) -> str:
        """Return the key of the sentence, which is about both marks."""
        return f"rule.{self.kind}"

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless the cells are neighbours and the sum is 5, 10, or 0 for a blank mark."""
        self.check_neighbours(frame)
        if self.number not in (NO_SUM, *SUMS):
            raise RuleError("rule-number", self.kind, found=self.number)

    def place(self, side: int) -> str:
        """Return the mark and its cells, because one sentence is about X and V. A mark without a sum has a dash."""
        return f"{SUMS.get(self.number or 0, '-')} {super().place(side)}"

    def shapes(self, frame: Frame) -> Iterable[Shape]:
        """Return the letter, or a dash for a mark without a sum, on a spot that interrupts the line of the grid."""
        at = self.middle(frame)
        yield circle(at, 0.15, "blank")._replace(over=True)
        yield text(at, SUMS.get(self.number or 0, "–"), 0.3)

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the two cells."""
        if self.number == NO_SUM:
            return ()
        return (self.pair(partners(lambda one, other: one + other == self.number, frame)),)


class AllXV(Rule):
    """The rule that all marks with this sum are given: other neighbours do not add up to it."""

    kind = "all-xv"
    standard: ClassVar[int | None] = 10

    def check(self, frame: Frame) -> None:
        """Raise RuleError unless the sum is 5 or 10."""
        if self.number not in SUMS:
            raise RuleError("rule-number", self.kind, found=self.number)

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the pairs of neighbours without a mark."""
        exempt: frozenset[Cells] = frozenset(rule.cells for rule in frame.rules if isinstance(rule, XV))
        allowed = partners(lambda one, other: one + other != self.number, frame)
        return [Pair(*cells, allowed) for cells in frame.neighbours() if cells not in exempt]
