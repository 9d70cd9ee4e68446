"""The data that nets work on: candidates by group, claims about candidates, and rules.

A claim that candidate c is true is the number c. A claim that it is false is ~c.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.grid.names import cells_text
from sudoku_workshop.logic.step import Candidate
from sudoku_workshop.logic.techniques.groups import GroupTable, Number, groups

Claim = int  # c: candidate c is true; ~c: it is false
Claims = int  # a set of claims as a mask; see `bits_of_claims`


class Field:
    """The candidates that nets start from, stored by group, and what each candidate rules out if it is true.

    A group is all candidates of a cell, or all candidates of a digit in a house. It is stored as a mask of its members.
    """

    def __init__(self, geometry: Geometry, values: Sequence[int], grid: Grid) -> None:
        self.geometry, self.values, self.grid = geometry, values, grid
        self.groups: GroupTable = groups(geometry)
        self.left: list[Mask] = [0] * len(self.groups.members)
        self.weak: dict[Candidate, list[Claim]] = {}
        self.own = bits_of_claims(geometry)
        for candidate in bits_of(grid):
            for group, bit, _ in self.groups.parts[candidate]:
                self.left[group] |= bit
            self.weak[candidate] = [~other for other in self.groups.weak[candidate] if grid >> other & 1]

    def grid_of(self, left: Sequence[Mask]) -> Grid:
        """Return all candidates that are left, as one mask.

        `left` has a mask for each group of candidates. Only the masks of the cells, which come first, are needed.
        """
        size, grid = self.geometry.cells, 0
        for cell in range(size):
            for digit in bits_of(left[cell]):
                grid |= 1 << digit * size + cell
        return grid

    def among(self, group: Number, bits: Mask) -> tuple[Candidate, ...]:
        """Return some members of a group of candidates: those whose bits are in the mask `bits`."""
        members = self.groups.members[group]
        return tuple([members[i] for i in bits_of(bits)])


class Inference(NamedTuple):
    """The result of a rule: the candidates that it rules out (`gone`).

    `reasons` are candidates that have been ruled out before. The rule works only because they are absent.
    """

    gone: Sequence[Candidate]
    reasons: Sequence[Candidate]
    note: Claims = 0  # the bit of the nested chain that was used, or 0; such bits come after those of claims


Rule = Callable[[Field, Sequence[Mask]], Iterable[Inference]]


@lru_cache(maxsize=KEPT)
def bits_of_claims(geometry: Geometry) -> dict[Claim, Claims]:
    """Return, for each claim, the bit that stands for it in a set of claims."""
    count = geometry.n * geometry.cells
    return {claim: 1 << (claim if claim >= 0 else count + ~claim) for claim in range(-count, count)}


def claim_text(claim: Claim, geometry: Geometry) -> str:
    """Return a claim in the usual notation: r1c2=3 or r1c2≠3."""
    digit, cell = divmod(max(claim, ~claim), geometry.cells)
    return f"{cells_text(1 << cell, geometry)}{'=' if claim >= 0 else '≠'}{SYMBOLS[digit]}"
