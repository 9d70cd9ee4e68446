"""Step: one deduction, with its technique, its placements and eliminations, and what to highlight.

In Python a candidate is the number of its bit in the grid (`digit * cells + cell`), and every set is a mask.
`placements`, `eliminations` and the `candidates` of a mark are masks of candidates. `cells` is a mask of cells.

A step contains no sentence. `words` are the values for the placeholders of the technique's sentence in the catalogs.
See `step_json.py` for the format outside Python.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, masks, place
from sudoku_workshop.logic.conclusion import Conclusion, conclusions

Candidate = int
Role = Literal["found", "out", "base", "cover", "fin", "color-a", "color-b"]


class Cells(NamedTuple):
    """A value for a placeholder in a sentence: some cells."""

    mask: Mask


class Digits(NamedTuple):
    """A value for a placeholder in a sentence: some digits (bit 0 is digit 1)."""

    mask: Mask


class Houses(NamedTuple):
    """A value for a placeholder in a sentence: some houses."""

    houses: tuple[House, ...]


class Claims(NamedTuple):
    """A value for a placeholder in a sentence: several texts, each an assumption (r1c2=3, r1c2≠3) or some cells."""

    texts: tuple[str, ...]


class Number(NamedTuple):
    """A value for a placeholder in a sentence: a number that is not a digit, such as a sum."""

    value: int


class Phrase(NamedTuple):
    """A value for a placeholder in a sentence: another sentence, or a part of one, with values of its own.

    `key` is its key in the catalogs.
    """

    key: str
    words: Mapping[str, "Word"] = {}


class Phrases(NamedTuple):
    """A value for a placeholder in a sentence: several phrases."""

    phrases: tuple[Phrase, ...]


Word = int | str | Cells | Digits | House | Houses | Claims | Number | Phrase | Phrases
# An int is one digit, counted from 1.


def one_or_several(name: str, cells: Mask) -> dict[str, Word]:
    """Return cells under one of two names: one cell as `fin`, for example, and several cells as `fins_together`.

    The other name gets no cells. A sentence has a line for each name, so that one cell and several cells can be worded
    differently.
    """
    one = cells.bit_count() == 1
    return {name: Cells(cells if one else 0), f"{name}s_together": Cells(0 if one else cells)}


class Mark(NamedTuple):
    """Something to highlight, with its role in the step."""

    role: Role
    candidates: Mask = 0
    cells: Mask = 0
    houses: tuple[House, ...] = ()


class Link(NamedTuple):
    """One link of a chain.

    A strong link says: if `start` is false, `end` is true. A weak link says: if `start` is true, `end` is false.
    """

    start: Candidate
    end: Candidate
    strong: bool


class Branch(NamedTuple):
    """One of several assumptions, at least one of which is true, and what follows from it.

    `title` is the assumption, such as r1c2=3 or r1c2≠3.

    The links are in the order of the deduction. They need not form one chain: a candidate that follows from several
    candidates has a link from each of them. If a candidate follows from a nested chain, its links come from those
    candidates of this branch on which the nested chain depends.
    """

    title: str
    links: tuple[Link, ...]
    nested: tuple["NestedChain", ...] = ()


class NestedChain(NamedTuple):
    """A chain, or a set of branches, inside a branch of a step. It uses the candidates that are left at that point.

    `gone` are the candidates that the nested chain rules out. `without` are candidates that the branch has ruled out
    before, and that must be absent for the nested chain to hold. `kind` is "chain", "cycle" or the kind of the
    branches. A chain is stored as one branch, and so is a contradiction.
    """

    kind: str
    gone: Grid
    without: Grid
    branches: tuple[Branch, ...]


class Step(NamedTuple):
    """One deduction.

    `er` is None if Sudoku Explainer has no such step.

    `links` are the links of the step's one chain or net, in the order of the deduction. `nested` are the chains within
    that chain or net. `branches` are for a step with several branches. `reasons` are weak links from filled cells: they
    show which candidates these cells' digits rule out. If a step places nothing but removes all candidates of a cell
    except one, `left` is the one that is left.
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
        """Return the result of the step as a list of facts that is as short as possible."""
        return conclusions(self.placements | self.left, self.eliminations, geometry)


def apply(board: Board, step: Step) -> Board:
    """Return the board after a step, with its digits placed and its candidates removed."""
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
