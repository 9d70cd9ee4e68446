"""The examination of a book's puzzles for the book editor, wherever they come from."""

from typing import NamedTuple

from sudoku_workshop.book.lessons import needed_by
from sudoku_workshop.generator import GRADED, Wish, unmet
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.search import count


class Examined(NamedTuple):
    """The facts about one puzzle.

    `solutions` is the number of solutions, with 2 for more than one. The rest is only for a puzzle with one solution:
    the parts of the wish that it does not meet, the techniques that it takes beyond singles, and its rating if wanted.
    """

    solutions: int
    unmet: list[str]
    techniques: list[str]
    rating: Rating | None


def examine(board: Board, wish: Wish | None = None, rated: bool = False) -> Examined:
    """Return the facts about a puzzle, compared with the wish of its section if there is one."""
    puzzle, solutions = board.puzzle, count(board.puzzle, 2)
    if solutions != 1:
        return Examined(solutions, [], [], None)
    rating = rate(puzzle) if rated and puzzle.geometry.name in GRADED else None
    return Examined(1, list(unmet(wish, puzzle)) if wish else [], needed_by(puzzle), rating)
