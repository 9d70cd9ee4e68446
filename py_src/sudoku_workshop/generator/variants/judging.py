"""The difficulty of a variant: that of the hardest step on its solution path, as far as that is asked for."""

from functools import lru_cache

from sudoku_workshop.generator.technique import er_within
from sudoku_workshop.generator.variants.wish import LEVELS
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.path import take_steps
from sudoku_workshop.logic.rating import Grade, grade_of
from sudoku_workshop.logic.ruled.order import RECORDS
from sudoku_workshop.logic.ruled.record import SCALE


@lru_cache(maxsize=4)  # the puzzle that is found easy enough is asked about once more
def grade_within(puzzle: Board, most: int) -> Grade | None:
    """Return the grade of a puzzle, or None if it needs a step that is harder than the level `most`.

    Puzzles that only have diagonals are rated like classic puzzles.
    """
    if puzzle.geometry.is_explained:
        er = er_within(puzzle, SCALE[most])
        return None if er is None else grade_of(er)
    hardest, solved = SCALE[1], all(puzzle.values)
    for position, step in take_steps(puzzle, [each.rated for each in RECORDS if each.level <= most]):
        hardest, solved = max(hardest, step.er or 0.0), position.is_solved
    return grade_of(hardest) if solved else None


def level_of(grade: Grade | None) -> int | None:
    """Return the level of a grade. Puzzles that are even easier than level 1 have level 0."""
    return None if grade is None else LEVELS.get(grade, 0)
