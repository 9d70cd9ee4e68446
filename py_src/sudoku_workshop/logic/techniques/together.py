"""Everything that follows from every assumption in a grid, worked out for all assumptions at the same time.

An assumption, or start, says that a candidate is true or that it is false. For each candidate, two integers have a bit
for each start: the starts that make it true, and the starts that leave it possible. A few operations on the candidates
of a group (a cell, or a digit in a house) then follow all starts at once:

- In the starts that make one of them true, the others are false.
- In the starts that leave only one of them possible, this one is true.

This is what a dynamic net without rules claims (see `nets.py`), but without the order of the claims and their reasons.
A net may claim less, because it stops at a contradiction. See decision 5401.
"""

from collections.abc import Sequence
from functools import reduce
from operator import and_

from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.step import Candidate
from sudoku_workshop.logic.techniques.groups import Number
from sudoku_workshop.logic.techniques.net_field import Claim, Field

Starts = int  # a set of starts as a mask: bit i for the i-th candidate if true, bit N + i if it is false


class Together:
    """The claims that follow from each start in a grid.

    `before` are those of a grid with more candidates. What follows there follows here as well, so only the rest is
    worked out. The grid must then have no singles that have not been followed up.
    """

    _places: dict[Candidate, int]  # by candidate, its number among the candidates
    _low: Starts  # all candidates if they are true
    _all: Starts
    _true: dict[Candidate, Starts]  # by candidate, the starts that make it true
    _possible: dict[Candidate, Starts]  # by candidate, the starts that leave it possible
    _clashing: Starts  # the starts that lead to a contradiction

    def __init__(self, field: Field, before: "Together | None" = None) -> None:
        self.field, groups = field, field.groups
        if before:
            self._places, self._low, self._all = before._places, before._low, before._all
            self._true, self._possible = before._true.copy(), before._possible.copy()
            self._clashing = before._clashing
            gone = bits_of(before.field.grid & ~field.grid)
            waiting = {part.group for candidate in gone for part in groups.parts[candidate]}
        else:
            candidates = bits_of(field.grid)
            count = len(candidates)
            self._places = {candidate: i for i, candidate in enumerate(candidates)}
            self._low, self._all, self._clashing = (1 << count) - 1, (1 << 2 * count) - 1, 0
            self._true = {candidate: 1 << i for i, candidate in enumerate(candidates)}
            self._possible = {candidate: self._all ^ 1 << count + i for i, candidate in enumerate(candidates)}
            waiting = {number for number, left in enumerate(field.left) if left & left - 1}
        self._follow(waiting)
        self._doubles = self._both(len(self._places))
        self._rows = self._claims(before)

    def may_clash(self, start: Claim) -> bool:
        """Return whether the start leads to a contradiction."""
        place = self._places[start] if start >= 0 else len(self._places) + self._places[~start]
        return bool(self._clashing >> place & 1)

    def may_agree(self, starts: Sequence[Claim]) -> bool:
        """Return whether all starts may lead to the same claim.

        The starts are several candidates if they are true, or one candidate if it is true and if it is false.
        """
        if starts[-1] < 0:
            return bool(self._doubles >> self._places[starts[0]] & 1)
        common: int = reduce(and_, [self._rows[self._places[start]] for start in starts])
        return common != 0

    def _follow(self, waiting: set[Number]) -> None:
        """Follow all starts until nothing more follows, beginning with these groups."""
        true, possible, parts = self._true, self._possible, self.field.groups.parts
        live, groups = self._all & ~self._clashing, _Groups(self.field)
        while waiting:
            group = groups[waiting.pop()]
            if len(group) < 2:
                continue
            trues = some = more = 0
            for candidate in group:
                trues |= true[candidate]
                here = possible[candidate]
                more |= some & here
                some |= here
            live &= some
            if alone := live & ~(more | trues):
                for candidate in group:
                    if news := alone & possible[candidate]:
                        true[candidate] |= news
                        waiting.update([part[0] for part in parts[candidate]])
            if ruled := live & trues & more:
                seen = 0
                for candidate in group:
                    made = true[candidate]
                    live &= ~(seen & made)
                    seen |= made
                    if news := ruled & possible[candidate] & ~made:
                        possible[candidate] ^= news
                        waiting.update([part[0] for part in parts[candidate]])
        self._clashing = self._all & ~live

    def _both(self, count: int) -> Starts:
        """Return the candidates that lead to the same claim if they are true and if they are false."""
        found, clashing, every = 0, self._clashing, self._all
        for candidate in bits_of(self.field.grid):
            true, false = self._true[candidate] | clashing, every & ~self._possible[candidate] | clashing
            found |= true & true >> count | false & false >> count
        return found & self._low

    def _claims(self, before: "Together | None") -> list[int]:
        """Return, for each candidate, what follows if it is true. A contradiction may claim everything.

        What is claimed of a candidate has two bits: one that it is true, and the next one that it is false.
        """
        rows = before._rows.copy() if before else [0] * len(self._places)
        here, low = 0, self._low & ~self._clashing
        for candidate in bits_of(self.field.grid):
            place = self._places[candidate]
            true, false = self._true[candidate] & low, low & ~self._possible[candidate]
            if before:
                true, false = true & ~before._true[candidate], false & before._possible[candidate]
            for start in bits_of(true):
                rows[start] |= 1 << 2 * place
            for start in bits_of(false):
                rows[start] |= 2 << 2 * place
            here |= 3 << 2 * place
        for start in bits_of(self._clashing & self._low):
            rows[start] = -1
        return [row & here for row in rows] if before else rows


class _Groups(dict[Number, Sequence[Candidate]]):
    """The candidates of a grid by group. They are worked out when first needed."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self._field = field

    def __missing__(self, number: Number) -> Sequence[Candidate]:
        made = self[number] = self._field.among(number, self._field.left[number])
        return made
