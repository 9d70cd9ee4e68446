"""Rules about equal or consecutive digits that are a move of chess or one step apart, everywhere in the grid."""

from collections.abc import Iterable

from sudoku_workshop.rules.dots import dotted
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Pair, Rule, partners


class AntiKnight(Rule):
    """Cells that are a knight's move apart have different digits."""

    kind = "knight"

    def apart(self, frame: Frame) -> Iterable[Cells]:
        """Return the pairs of cells."""
        return frame.leaps((1, 2), (1, -2), (2, 1), (2, -1))


class AntiKing(Rule):
    """Cells that touch, even at a corner, have different digits."""

    kind = "king"

    def apart(self, frame: Frame) -> Iterable[Cells]:
        """Return the pairs of cells."""
        return frame.leaps((0, 1), (1, 0), (1, 1), (1, -1))


class Nonconsecutive(Rule):
    """Neighbours are never consecutive, unless a dot is between them."""

    kind = "nonconsecutive"

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the pairs of neighbours without a dot."""
        exempt, allowed = dotted(frame), partners(lambda one, other: abs(one - other) != 1, frame)
        return [Pair(*cells, allowed) for cells in frame.neighbours() if cells not in exempt]
