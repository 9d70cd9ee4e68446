"""The base of rules whose meaning is a table: pairs of digits, or a machine that reads the cells."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, pairwise

from sudoku_workshop.rules.automata import narrowed
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.choices_text import FORM as CHOICES
from sudoku_workshop.rules.choices_text import choices_in
from sudoku_workshop.rules.frame import Digits, Domains, Frame
from sudoku_workshop.rules.local import CACHED, LocalRule, Own
from sudoku_workshop.rules.rule import Pair, Rule
from sudoku_workshop.rules.tables import MACHINES, machine_of, pairs_of


@dataclass(frozen=True)
class Tabled(LocalRule):
    """A rule with a table (see `tables.py`)."""

    table: str = ""

    @property
    def is_joint(self) -> bool:
        """Return whether the table is a machine."""
        return self.table[:1] in (*MACHINES, CHOICES)

    def _related(self) -> Iterable[tuple[Cell, Cell]]:
        if self.is_joint:
            return ()
        return pairwise(self.cells) if self.table[0] == "p" else combinations(self.cells, 2)

    def only(self, frame: Frame) -> Iterable[tuple[Cell, Digits]]:
        """Return cells that are related to themselves, with the digits that allow this."""
        allowed = () if self.is_joint else pairs_of(self.table, frame.n)
        fits = sum(digits & 1 << place for place, digits in enumerate(allowed))
        return [(one, fits) for one, other in self._related() if one == other]

    def pairs(self, frame: Frame) -> Iterable[Pair]:
        """Return the related cells."""
        return [Pair(one, other, pairs_of(self.table, frame.n)) for one, other in self._related() if one != other]

    def among(self, own: Own, frame: Frame) -> Sequence[Digits] | None:
        """Return the digits with which the machine can accept the cells."""
        return _narrowed(self.table, own, frame.n)

    def narrow(self, domains: Domains, frame: Frame) -> Domains | None:
        """Return the candidates that this rule leaves, or None if it cannot be satisfied."""
        return super().narrow(domains, frame) if self.is_joint else Rule.narrow(self, domains, frame)


@lru_cache(maxsize=CACHED)
def _narrowed(table: str, own: Own, n: int) -> Sequence[Digits] | None:
    return choices_in(table, n).narrowed(own) if table[0] == CHOICES else narrowed(machine_of(table, n), own)
