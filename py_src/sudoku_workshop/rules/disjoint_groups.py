"""Disjoint groups: cells at the same place of each box have every digit once."""

from collections.abc import Iterable

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Rule


class DisjointGroups(Rule):
    """Cells at the same place of the boxes. The usual boxes count, even beside jigsaw regions."""

    kind = "disjoint"

    def check(self, frame: Frame) -> None:
        """Raise RuleError if the grid has no boxes."""
        if not frame.boxes:
            raise RuleError("rule-boxes", self.kind)

    def houses(self, frame: Frame) -> Iterable[Cells]:
        """Return the groups of each grid."""
        return (cells for group in zip(*frame.boxes, strict=True) for cells in frame.in_each_grid(group))
