"""The record of a kind of variant that can be made, and the full grid on which its rules are placed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from sudoku_workshop.rules import KINDS as RULES
from sudoku_workshop.rules.frame import Cells, Digit, Frame
from sudoku_workshop.rules.rule import Rule

QUICK = ("easy", "medium", "hard", "expert", "diabolical")  # difficulties that are found quickly for most kinds
UP_TO_HARD, WITHOUT_EXPERT = QUICK[:3], (*QUICK[:3], *QUICK[4:])
CageSizes = tuple[int, int]  # the fewest and the most cells of a killer cage


@dataclass(frozen=True)
class Canvas:
    """A full grid on which rules are placed, with random numbers and the cells that lines already pass through.

    `corners` are the corners between cells that lines already cross, so that no two lines cross there.
    """

    frame: Frame
    digits: Sequence[Digit]
    random: Random
    cages: CageSizes
    taken: set[int] = field(default_factory=set)
    corners: set[tuple[int, int]] = field(default_factory=set)

    def rule(self, kind: str, cells: Iterable[int] = (), number: int | None = None, listed: Iterable[int] = ()) -> Rule:
        """Return a rule of a kind on these cells."""
        return RULES[kind].of(cells, number, self.frame, listed)

    def count(self, number: int) -> int:
        """Return the number of rules for a grid of this size, given the number that is usual in a 9x9."""
        return max(2, round(number * self.frame.side**2 / 81))

    def total(self, cells: Cells) -> int:
        """Return the sum of the digits in these cells."""
        return sum(self.digits[cell] for cell in cells)


def _nothing(_canvas: Canvas) -> Iterable[Rule]:
    return ()


def _no_rule(_frame: Frame, _random: Random) -> Iterable[Rule]:
    return ()


class Kind(NamedTuple):
    """A kind of variant.

    `rules` are the kinds of rules that state what it means. `shape` returns the rules that a full grid must obey before
    it is filled, such as regions. `place` returns rules that hold for the full grid. With `trims`, single rules may be
    left out. With `clueless`, puzzles of this kind usually have no clues. `layout` is the short name of overlapping
    grids, which replace the grid. With `drawn`, the grid of a wish must have regions that somebody drew. `quick` are
    the difficulties that are found within a few seconds.
    """

    name: str
    rules: tuple[str, ...]
    shape: Callable[[Frame, Random], Iterable[Rule]] = _no_rule
    place: Callable[[Canvas], Iterable[Rule]] = _nothing
    trims: bool = False
    clueless: bool = False
    layout: str = ""
    drawn: bool = False
    quick: tuple[str, ...] = QUICK
