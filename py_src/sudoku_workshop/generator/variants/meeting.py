"""The comparison of a puzzle with a wish for a variant. The puzzle need not come from the generator."""

from collections.abc import Iterator

from sudoku_workshop.generator.meeting import has_clues, is_symmetric
from sudoku_workshop.generator.variants.judging import grade_within
from sudoku_workshop.generator.variants.kinds import KINDS
from sudoku_workshop.generator.variants.wish import VariantWish
from sudoku_workshop.grid.board import Board


def unmet_of_variant(wish: VariantWish, puzzle: Board) -> Iterator[str]:
    """Yield the names of the wanted properties that a puzzle does not have. The puzzle must have exactly one solution.

    If it lacks a wanted kind of rules, or its size is not the wanted size, only these are yielded.
    """
    grid, wanted = puzzle.geometry, wish.grid
    if (grid.n, grid.corners) != (wanted.n, wanted.corners):
        yield "size"
        return
    rules = {rule.kind for rule in grid.rules}
    if not all(rules.intersection(KINDS[name].rules) for name in wish.names if KINDS[name].rules):
        yield "kind"
        return
    if not has_clues(puzzle, wish.range, wish.pattern):
        yield "clues"
    if not is_symmetric(puzzle, wish.symmetry):
        yield "symmetry"
    if wish.level and grade_within(puzzle, wish.level) != wish.grade:
        yield "grade"
