"""The comparison of a puzzle with a wish. The puzzle need not come from the generator."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sudoku_workshop.generator.asked_clues import ANY
from sudoku_workshop.generator.making import graded
from sudoku_workshop.generator.symmetry import orbits
from sudoku_workshop.generator.technique import Standing, standing
from sudoku_workshop.generator.wish import Wish
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.houses import Cell

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
    if not has_clues(puzzle, wish.range, wish.pattern):
        yield "clues"
    if not is_symmetric(puzzle, wish.symmetry):
        yield "symmetry"
    if wish.technique != ANY and standing(puzzle, wish.technique) is not Standing.YES:
        yield "technique"
    if wish.grade != ANY and graded(wish.band, puzzle)[2]:
        yield "grade"


def has_clues(puzzle: Board, numbers: tuple[int, int], pattern: tuple[Cell, ...]) -> bool:
    """Return whether the number of clues is in a range, and whether they are in the cells of a pattern, if any."""
    clues = tuple(cell for cell, digit in enumerate(puzzle.givens) if digit)
    return numbers[0] <= len(clues) <= numbers[1] and pattern in ((), clues)


def is_symmetric(puzzle: Board, symmetry: str) -> bool:
    """Return whether the clues have a symmetry."""
    clues = [bool(digit) for digit in puzzle.givens]
    return all(len({clues[cell] for cell in orbit}) == 1 for orbit in orbits(puzzle.geometry, symmetry))
