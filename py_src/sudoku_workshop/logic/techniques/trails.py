"""The text, links, marks and rating of a chain. A trail is the chain's candidates in order, alternately true and false.

In the usual notation, `r1c2 =5= r1c8 -5- r3c7 -1- r3c3` reads: if r1c2 is not 5, r1c8 is 5. Then r3c7 is not 5 but 1.
Then r3c3 is not 1. `=` is a strong link, `-` a weak one. Where the digit changes, there is a link within a cell.
"""

from collections.abc import Sequence
from itertools import pairwise

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.grid.names import cells_text
from sudoku_workshop.logic.step import Candidate, Cells, Link, Mark, Word

Trail = Sequence[Candidate]


def links_of(trail: Trail, first_true: bool) -> tuple[Link, ...]:
    """Return the links of a chain of candidates (`trail`).

    A link is weak if it starts from a true candidate, otherwise strong.
    """
    return tuple(Link(start, end, (i % 2 == 1) == first_true) for i, (start, end) in enumerate(pairwise(trail)))


def colours_of(trail: Trail, first_true: bool) -> tuple[Mark, Mark]:
    """Return marks for the candidates of a chain (`trail`): those assumed to be true, and those assumed to be false."""
    trues, falses = trail[0 if first_true else 1 :: 2], trail[1 if first_true else 0 :: 2]
    return Mark("color-a", mask_of(trues)), Mark("color-b", mask_of(falses))


def trail_text(trail: Trail, first_true: bool, geometry: Geometry) -> str:
    """Return a chain of candidates (`trail`) in the usual notation, from cell to cell.

    If the first or the last link is a strong link within a cell, it is written as `5-` at the start or `-5` at the end.
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
    """Return values for a sentence about the ends of a chain (`trail`): the cell and the digit of each end."""
    (digit, cell), (last_digit, last) = divmod(trail[0], size), divmod(trail[-1], size)
    return {
        "first": Cells(1 << cell),
        "first_digit": digit + 1,
        "last": Cells(1 << last),
        "last_digit": last_digit + 1,
    }


def supposed_words(candidate: Candidate, false: bool, size: int) -> dict[str, Word]:
    """Return values for a sentence about one candidate, which a chain either refutes or confirms.

    The sentence has a line for each of the two cases. In the case that does not apply, the value has no cells, so the
    line is left out.
    """
    digit, cell = divmod(candidate, size)
    return {
        "digit": digit + 1,
        "refuted": Cells(1 << cell if false else 0),
        "confirmed": Cells(0 if false else 1 << cell),
    }


def length_cost(nodes: int) -> float:
    """Return what the length of a chain adds to its rating.

    Each of the limits 4, 6, 8, 12, 16, 24 and so on adds 0.1 if it is less than the number of nodes minus two. The
    steps of 0.1 are added one by one, as in Sudoku Explainer, because the order of that program's chains depends on the
    rounding.
    """
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
