"""The text, links, marks and rating of a chain. A trail is the list of its candidates, alternately true and false."""

from collections.abc import Sequence
from itertools import pairwise

from sudoku_workshop.grid.board import SYMBOLS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.grid.names import cells_text
from sudoku_workshop.logic.step import Candidate, Cells, Link, Mark, Word

Trail = Sequence[Candidate]


def links_of(trail: Trail, first_true: bool) -> tuple[Link, ...]:
    """Return the links of the trail. A link that starts from a true candidate is weak."""
    return tuple(Link(start, end, (i % 2 == 1) == first_true) for i, (start, end) in enumerate(pairwise(trail)))


def colours_of(trail: Trail, first_true: bool) -> tuple[Mark, Mark]:
    """Return marks for the candidates that the trail assumes true, and for those that it assumes false."""
    trues, falses = trail[0 if first_true else 1 :: 2], trail[1 if first_true else 0 :: 2]
    return Mark("color-a", mask_of(trues)), Mark("color-b", mask_of(falses))


def trail_text(trail: Trail, first_true: bool, geometry: Geometry) -> str:
    """Return the trail in the usual notation, from cell to cell.

    Strong links within the end cells are written as `5-` at the start and `-5` at the end.
    """
    size, links = geometry.cells, links_of(trail, first_true)
    parts = [_cell(trail[0], geometry)]
    for link in links:
        if link.start % size != link.end % size:
            sign = "=" if link.strong else "-"
            parts.append(f"{sign}{SYMBOLS[link.start // size]}{sign} {_cell(link.end, geometry)}")
    if not first_true and _is_in_cell(links[0], size):
        parts.insert(0, f"{SYMBOLS[trail[0] // size]}-")
    if not first_true and _is_in_cell(links[-1], size):
        parts.append(f"-{SYMBOLS[trail[-1] // size]}")
    return " ".join(parts)


def ends_words(trail: Trail, size: int) -> dict[str, Word]:
    """Return values for a sentence about the ends of a trail: the cell and the digit of each end."""
    (digit, cell), (last_digit, last) = divmod(trail[0], size), divmod(trail[-1], size)
    return {
        "first": Cells(1 << cell),
        "first_digit": digit + 1,
        "last": Cells(1 << last),
        "last_digit": last_digit + 1,
    }


def supposed_words(candidate: Candidate, false: bool, size: int) -> dict[str, Word]:
    """Return values for a sentence about one candidate that a chain refutes or confirms.

    There is one value for each of the two cases. The other one has no cells, so that its line is left out.
    """
    digit, cell = divmod(candidate, size)
    return {
        "digit": digit + 1,
        "refuted": Cells(1 << cell if false else 0),
        "confirmed": Cells(0 if false else 1 << cell),
    }


def length_cost(nodes: int) -> float:
    """Return what the length of a chain adds to its rating."""
    cost, bound, odd = 0.0, 4, False
    while nodes - 2 > bound:
        cost += 0.1
        bound = bound * 4 // 3 if odd else bound * 3 // 2
        odd = not odd
    return cost


def _is_in_cell(link: Link, size: int) -> bool:
    """Return whether the link is a strong link between two candidates of one cell.

    Only the end cells of a chain that starts with a false candidate may have such a link.
    """
    return link.strong and link.start % size == link.end % size


def _cell(candidate: Candidate, geometry: Geometry) -> str:
    return cells_text(1 << candidate % geometry.cells, geometry)
