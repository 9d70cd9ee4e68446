"""The data that nets work on: candidates by group, claims about candidates, and rules.

A claim that candidate c is true is the number c. A claim that it is false is ~c.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
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
        self.weak = _Weak(self.groups.weak, grid)
        self.own, self._among = bits_of_claims(geometry), _among(geometry)

    @cached_property
    def left(self) -> list[Mask]:
        """The members that each group has, as a mask for each group."""
        left = [0] * len(self.groups.members)
        for candidate in bits_of(self.grid):
            for group, bit, _ in self.groups.parts[candidate]:
                left[group] |= bit
        return left

    def grid_of(self, left: Sequence[Mask]) -> Grid:
        """Return all candidates that are left, as one mask.

        `left` has a mask for each group of candidates. Only the masks of the cells, which come first, are needed.
        """
        spread = _spread(self.geometry)
        return sum([spread[digits] << cell for cell, digits in enumerate(left[: self.geometry.cells])])

    def among(self, group: Number, bits: Mask) -> tuple[Candidate, ...]:
        """Return some members of a group of candidates: those whose bits are in the mask `bits`."""
        known = self._among[group]
        if bits not in known:
            members = self.groups.members[group]
            known[bits] = tuple([members[i] for i in bits_of(bits)])
        return known[bits]


class _Weak(dict[Candidate, list[Claim]]):
    """The claims that each candidate rules out if it is true, by candidate. They are worked out when first needed."""

    def __init__(self, weak: Sequence[Sequence[Candidate]], grid: Grid) -> None:
        super().__init__()
        self._weak, self._grid = weak, grid

    def __missing__(self, candidate: Candidate) -> list[Claim]:
        grid = self._grid
        made = self[candidate] = [~other for other in self._weak[candidate] if grid >> other & 1]
        return made


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


@lru_cache(maxsize=KEPT)
def _among(geometry: Geometry) -> list[dict[Mask, tuple[Candidate, ...]]]:
    """Return an empty table for each group: its members by their mask, which are looked up again and again."""
    return [{} for _ in groups(geometry).members]


@lru_cache(maxsize=KEPT)
def _spread(geometry: Geometry) -> "_Spread":
    return _Spread(geometry.cells)


class _Spread(dict[Mask, Grid]):
    """The candidates of cell 0, by the mask of their digits."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._size = size

    def __missing__(self, digits: Mask) -> Grid:
        made = self[digits] = mask_of(digit * self._size for digit in bits_of(digits))
        return made


def claim_text(claim: Claim, geometry: Geometry) -> str:
    """Return a claim in the usual notation: r1c2=3 or r1c2≠3."""
    digit, cell = divmod(max(claim, ~claim), geometry.cells)
    return f"{cells_text(1 << cell, geometry)}{'=' if claim >= 0 else '≠'}{SYMBOLS[digit]}"
