"""The facts about a book's puzzles for the book editor. The puzzles may come from anywhere."""

from typing import TYPE_CHECKING, NamedTuple

from sudoku_workshop.book.lessons import needed_by
from sudoku_workshop.generator import GRADED, Wish, unmet
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.search import count

if TYPE_CHECKING:
    from sudoku_workshop.generator.variants import VariantWish


class Examined(NamedTuple):
    """The facts about one puzzle.

    `solutions` is 0, 1 or, for any higher number, 2. The other fields are only set for a puzzle with one solution.
    `unmet` are the parts of the section's wish (the properties asked for) that the puzzle does not meet. `techniques`
    are the techniques that are needed in addition to singles. `rating` is the rating, if requested.
    """

    solutions: int
    unmet: list[str]
    techniques: list[str]
    rating: Rating | None


def examine(board: Board, wish: "Wish | VariantWish | None" = None, rated: bool = False) -> Examined:
    """Return the facts about a puzzle, including which of the properties in `wish` it lacks."""
    puzzle, solutions = board.puzzle, count(board.puzzle, 2)
    if solutions != 1:
        return Examined(solutions, [], [], None)
    rating = rate(puzzle) if rated and puzzle.geometry.name in GRADED else None
    return Examined(1, list(unmet(wish, puzzle)) if wish else [], needed_by(puzzle), rating)
