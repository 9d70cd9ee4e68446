"""Jigsaw regions, which replace the boxes. A region of n cells has every digit once; a smaller one repeats no digit."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Self

from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Cells, Frame
from sudoku_workshop.rules.rule import Rule

SIGNS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
NONE = "."  # the sign of a cell in no region


@dataclass(frozen=True)
class Regions(Rule):
    """The regions of a grid, as one sign for each cell. Signs are numbered as the regions first appear."""

    signs: str = ""

    kind = "regions"
    house = "region"

    @property
    def is_drawn(self) -> bool:
        """Return True: the borders of the regions are the thick lines of the grid."""
        return True

    def text(self, side: int) -> str:
        """Return the rule with one sign for each cell."""
        return f"{self.kind}:{self.signs}"

    @classmethod
    def parse(cls, parts: Sequence[str], frame: Frame) -> Self:
        """Return the regions of a text. Raises RuleError if it does not fit the grid."""
        return cls.by_sign("".join(parts), frame)

    @classmethod
    def by_sign(cls, signs: Iterable[str], frame: Frame) -> Self:
        """Return the regions with one sign for each cell, `.` for a cell in no region. Raises RuleError."""
        if len(frame.corners) > 1:
            raise RuleError("rule-overlapping", cls.kind)
        names = {NONE: NONE}
        found = [names.setdefault(sign, SIGNS[len(names) - 1 : len(names)]) for sign in signs]
        if len(found) != frame.n**2 or "" in found:
            raise RuleError("rule-text", cls.kind, found=len(found))
        made = cls(signs="".join(found))
        if largest := max((len(region) for region in made.all), default=0):
            if largest > frame.n:
                raise RuleError("rule-too-long", cls.kind, found=largest, most=frame.n)
            return made
        raise RuleError("rule-cells", cls.kind, found=0, fewest=1, most=None)

    def place(self, side: int) -> str:
        """Return the sign of each cell."""
        return self.signs

    @property
    def all(self) -> tuple[Cells, ...]:
        """Return the cells of each region."""
        cells: dict[str, list[int]] = {}
        for cell, sign in enumerate(self.signs):
            cells.setdefault(sign, []).append(cell)
        return tuple(tuple(found) for sign, found in cells.items() if sign != NONE)

    def houses(self, frame: Frame) -> Iterable[Cells]:
        """Return the regions of n cells."""
        return [region for region in self.all if len(region) == frame.n]

    def apart(self, frame: Frame) -> Iterable[Cells]:
        """Return the smaller regions."""
        return [region for region in self.all if 1 < len(region) < frame.n]
