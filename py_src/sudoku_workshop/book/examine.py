"""The examination of a book's puzzles for the book editor. The puzzles may come from anywhere."""

from typing import NamedTuple

from sudoku_workshop.book.lessons import needed_by
from sudoku_workshop.generator import GRADED, Wish, unmet
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.search import count


class Examined(NamedTuple):
    """The facts about one puzzle.

    `solutions` is the number of solutions, or 2 if there are more than one. The other fields are only for a puzzle with
    one solution. `unmet` are the parts of the wish that it does not meet. `techniques` are the techniques that it takes
    in addition to singles. `rating` is its rating, if requested.
    """

    solutions: int
    unmet: list[str]
    techniques: list[str]
    rating: Rating | None


def examine(board: Board, wish: Wish | None = None, rated: bool = False) -> Examined:
    """Return the facts about a puzzle. If its section has a wish, the puzzle is compared with the wish."""
    puzzle, solutions = board.puzzle, count(board.puzzle, 2)
    if solutions != 1:
        return Examined(solutions, [], [], None)
    rating = rate(puzzle) if rated and puzzle.geometry.name in GRADED else None
    return Examined(1, list(unmet(wish, puzzle)) if wish else [], needed_by(puzzle), rating)
