"""Step: what one deduction is. It carries its own name, what it places and removes, and what to highlight.

Inside Python a candidate is its bit's number in the grid (`digit * cells + cell`) and every set is a mask:
`placements`, `eliminations` and a mark's `candidates` are grid masks, `cells` is a mask within one plane. A step
holds no sentence: `words` are the arguments of the sentence that the catalogs hold under the technique's name.
Outside Python it has the form of `step_json.py`.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import Geometry, House
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, masks, place
from sudoku_workshop.logic.conclusion import Conclusion, conclusions

Candidate = int
Role = Literal["found", "out", "base", "cover", "fin", "color-a", "color-b"]


class Cells(NamedTuple):
    """A word of a sentence: some cells."""

    mask: Mask


class Digits(NamedTuple):
    """A word of a sentence: some digits (bit 0 is digit 1)."""

    mask: Mask


class Houses(NamedTuple):
    """A word of a sentence: some houses."""

    houses: tuple[House, ...]


class Claims(NamedTuple):
    """A word of a sentence: several things, each as text: what is supposed (r1c2=3, r1c2≠3), or some cells."""

    texts: tuple[str, ...]


Word = int | str | Cells | Digits | House | Houses | Claims  # a number is a digit, from 1


def one_or_several(name: str, cells: Mask) -> dict[str, Word]:
    """Cells under two names, `fin` and `fins_together`, one of them empty: a sentence has a line for each."""
    one = cells.bit_count() == 1
    return {name: Cells(cells if one else 0), f"{name}s_together": Cells(0 if one else cells)}


class Mark(NamedTuple):
    """Something to highlight, and the part it plays."""

    role: Role
    candidates: Mask = 0
    cells: Mask = 0
    houses: tuple[House, ...] = ()


class Link(NamedTuple):
    """One link of a chain. Strong: if `start` is false, `end` is true; weak: if `start` is true, `end` is false."""

    start: Candidate
    end: Candidate
    strong: bool


class Branch(NamedTuple):
    """One of the suppositions that a step weighs, one of which is true. `title` names it: r1c2=3, or r1c2≠3.

    The links stand in the order in which they follow. They need not be one trail: where something follows from several
    candidates together, each has a link to it, one after the other. What follows by a nested chain has links from what
    that chain owes to this branch.
    """

    title: str
    links: tuple[Link, ...]
    nested: tuple["NestedChain", ...] = ()


class NestedChain(NamedTuple):
    """A chain, or branches, among the candidates that a branch has left at some point: `gone` is what it rules out
    there, `without` what had to be ruled out before. `kind` is "chain", "cycle" or what its branches are. A chain and a
    contradiction have one branch."""

    kind: str
    gone: Grid
    without: Grid
    branches: tuple[Branch, ...]


class Step(NamedTuple):
    """One deduction. `er` is None where Sudoku Explainer has no such step.

    `links` are its one chain, or one net in the order of a branch, with the chains that are `nested` in it; `branches`
    are for a step with several. `reasons` say what written digits rule out: weak links that start at them. `left`: the
    candidate that its sentence shows to be true, where the step removes all others of the cell and writes nothing.
    """

    technique: str
    er: float | None
    placements: Mask = 0
    eliminations: Mask = 0
    marks: tuple[Mark, ...] = ()
    links: tuple[Link, ...] = ()
    words: Mapping[str, Word] = {}
    reasons: tuple[Link, ...] = ()
    branches: tuple[Branch, ...] = ()
    nested: tuple[NestedChain, ...] = ()
    left: Grid = 0

    def conclusions(self, geometry: Geometry) -> list[Conclusion]:
        """What it comes to, as a person says it."""
        return conclusions(self.placements | self.left, self.eliminations, geometry)


def apply(board: Board, step: Step) -> Board:
    """The board after a step: placements are written, eliminations are gone."""
    m = masks(board.geometry)
    grid, values = board.grid & ~step.eliminations, board.values
    if step.placements:
        written = list(values)
        for candidate in bits_of(step.placements):
            digit, cell = divmod(candidate, m.size)
            written[cell] = digit + 1
            grid = place(grid, candidate, m)
        values = tuple(written)
    return Board(board.geometry, board.givens, values, grid, board.excluded)
