"""The comparison of a puzzle with a wish. The puzzle need not come from the generator."""

from collections.abc import Iterator

from sudoku_workshop.generator.making import graded
from sudoku_workshop.generator.symmetry import orbits
from sudoku_workshop.generator.technique import Standing, standing
from sudoku_workshop.generator.wish import ANY, Wish
from sudoku_workshop.grid.board import Board


def unmet(wish: Wish, puzzle: Board) -> Iterator[str]:
    """Yield the names of the wanted properties that a puzzle does not have. The puzzle must have exactly one solution.

    If the puzzle's size is not the wanted size, only "size" is yielded.
    """
    if puzzle.geometry.name != wish.size:
        yield "size"
        return
    (fewest, most), clues = wish.range, [bool(digit) for digit in puzzle.givens]
    if not fewest <= sum(clues) <= most:
        yield "clues"
    if any(len({clues[cell] for cell in orbit}) > 1 for orbit in orbits(puzzle.geometry, wish.symmetry)):
        yield "symmetry"
    if wish.technique != ANY and standing(puzzle, wish.technique) is not Standing.YES:
        yield "technique"
    if wish.grade != ANY and graded(wish, puzzle)[2]:
        yield "grade"
