"""The comparison of a puzzle with a wish. The puzzle need not come from the generator."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sudoku_workshop.generator.making import graded
from sudoku_workshop.generator.symmetry import orbits
from sudoku_workshop.generator.technique import Standing, standing
from sudoku_workshop.generator.wish import ANY, Wish
from sudoku_workshop.grid.board import Board

if TYPE_CHECKING:
    from sudoku_workshop.generator.variants import VariantWish


def unmet(wish: "Wish | VariantWish", puzzle: Board) -> Iterator[str]:
    """Yield the names of the wanted properties that a puzzle does not have. The puzzle must have exactly one solution.

    If the puzzle's size is not the wanted size, only "size" is yielded.
    """
    if not isinstance(wish, Wish):
        from sudoku_workshop.generator.variants.meeting import unmet_of_variant

        yield from unmet_of_variant(wish, puzzle)
        return
    if puzzle.geometry.name != wish.size:
        yield "size"
        return
    fewest, most = wish.range
    if not fewest <= sum(map(bool, puzzle.givens)) <= most:
        yield "clues"
    if not is_symmetric(puzzle, wish.symmetry):
        yield "symmetry"
    if wish.technique != ANY and standing(puzzle, wish.technique) is not Standing.YES:
        yield "technique"
    if wish.grade != ANY and graded(wish, puzzle)[2]:
        yield "grade"


def is_symmetric(puzzle: Board, symmetry: str) -> bool:
    """Return whether the clues have a symmetry."""
    clues = [bool(digit) for digit in puzzle.givens]
    return all(len({clues[cell] for cell in orbit}) == 1 for orbit in orbits(puzzle.geometry, symmetry))
