"""The part of a wish that asks for clues: their number, or a pattern of cells that have them."""

import re

from sudoku_workshop.generator.patterns import LARGEST, READY, cells_of, is_pattern, pattern_from
from sudoku_workshop.generator.symmetry import has_symmetry
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.grid.geometry import Geometry

ANY = "any"
CLUES = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?")


def range_of(clues: str, cells: int) -> tuple[int, int]:
    """Return the lowest and the highest number of clues in a grid, as this part of a wish says."""
    if clues == ANY:
        return 0, cells
    if is_pattern(clues):
        return (len(cells_of(clues, cells)),) * 2
    found = CLUES.fullmatch(clues)
    if not found:
        raise WishError("clues", clues)
    return int(found[1]), int(found[2] or found[1])


def pattern_named(text: str, size: str) -> str:
    """Return the pattern of clues that a person wrote: its name, its rows, or its code. Raises WishError if unknown."""
    try:
        return pattern_from(text, size)
    except ValueError as error:
        raise WishError("pattern", text, near=", ".join(READY)) from error


def check_pattern(grid: Geometry, clues: str, symmetry: str) -> None:
    """Raise WishError if this part of a wish is a pattern that puzzles with this grid and symmetry cannot have."""
    if not is_pattern(clues):
        return
    try:
        cells = cells_of(clues, grid.cells)
    except ValueError as error:
        raise WishError("pattern", clues, near=", ".join(READY)) from error
    if not cells or not grid.used.issuperset(cells):
        raise WishError("pattern", clues, near=", ".join(READY))
    if grid.n > LARGEST or grid.is_overlapping:
        raise WishError("pattern-size", grid.name)
    if not has_symmetry(grid, [cell in cells for cell in range(grid.cells)], symmetry):
        raise WishError("pattern-symmetry", symmetry)
