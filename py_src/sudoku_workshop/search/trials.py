"""Trial and error on a board: what follows by singles alone if a candidate is assumed to be true.

To *sweep* a grid is to remove every candidate that singles refute, until nothing changes. If sweeping does not refute
an assumption, another candidate is assumed within it, and the grid is swept again, depth first. Every wrong candidate
is refuted in the end, however hard the puzzle is.
"""

from collections.abc import Sequence
from itertools import islice
from math import inf, prod

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.search.branching import candidates_of, fewest
from sudoku_workshop.search.field_layout import Bit, Fields, bits_down, layout_of
from sudoku_workshop.search.fields import fields_of, is_solved, place, propagate, remove
from sudoku_workshop.search.groups import Candidate

SAMPLE = 12  # the number of groups whose candidates are tried


class Trials:
    """The assumptions that can be made on one board. An assumption says that a candidate is true."""

    def __init__(self, board: Board) -> None:
        self._layout = layout_of(board.geometry)
        self.fields = self._singles(fields_of(board))

    def refuted(self) -> list[Candidate]:
        """Return the candidates that singles alone refute when they are assumed to be true."""
        return [self._layout.candidate(bit) for bit in self._open(self.fields) if not self._supposed(self.fields, bit)]

    def few(self) -> list[Candidate]:
        """Return the candidates to try first.

        They are from groups with the fewest candidates, but not from all such groups, because that would take too long.
        """
        guards = islice(bits_down(fewest(self.fields, self._layout)), SAMPLE)
        bits = {bit for guard in guards for bit in candidates_of(self.fields, guard, self._layout)}
        return [self._layout.candidate(bit) for bit in sorted(bits)]

    def following(self) -> list[Candidate]:
        """Return the candidates of the group to try next, or an empty list if there is a contradiction."""
        return [self._layout.candidate(bit) for bit in self._next(self.fields)] if self.fields else []

    def needed(self, candidate: Candidate, most: int) -> float:
        """Return how many nested assumptions are needed to refute a candidate.

        If more than `most` are needed, the result is greater than `most`. If the candidate turns out to be right, the
        result is `inf`.
        """
        digit, cell = divmod(candidate, self._layout.geometry.cells)
        waiting, number = [place(self.fields, self._layout.bit(cell, digit + 1), self._layout)], 0
        while waiting:
            fields = self._swept(waiting.pop())
            if fields:
                if is_solved(fields, self._layout):
                    return inf
                number += 1
                if number > most:
                    return number
                bit = self._next(fields)[0]
                waiting += [remove(fields, bit, self._layout), place(fields, bit, self._layout)]
        return number

    def _singles(self, fields: Fields) -> Fields:
        return propagate(fields, self._layout, locked=False)

    def _supposed(self, fields: Fields, bit: Bit) -> Fields:
        return self._singles(place(fields, bit, self._layout))

    def _swept(self, fields: Fields) -> Fields:
        fields, before = self._singles(fields), 0
        while fields != before:
            before = fields
            for bit in self._open(fields):
                if fields >> bit - 1 & 1 and not self._supposed(fields, bit):
                    fields = self._singles(remove(fields, bit, self._layout))
        return fields

    def _next(self, fields: Fields) -> list[Bit]:
        """Return the candidates of the group whose candidates remove the most others when each is assumed.

        To compare groups, the numbers of removed candidates are multiplied. Only some of the groups with the fewest
        candidates are examined.
        """
        few, best, most = fewest(fields, self._layout), [0], -1
        for guard in islice(bits_down(few), 0, None, max(1, few.bit_count() // SAMPLE)):
            bits = candidates_of(fields, guard, self._layout)
            cleared = prod(fields.bit_count() - self._supposed(fields, bit).bit_count() for bit in bits)
            if cleared > most:
                best, most = bits, cleared
        return best

    def _open(self, fields: Fields) -> Sequence[Bit]:
        """Return the bits of the candidates that can still be placed, in the fields of their cells."""
        guards = fields & self._layout.guards >> self._layout.cells_at << self._layout.cells_at
        return [bit + 1 for bit in bits_of(fields & guards - (guards >> self._layout.n))]
