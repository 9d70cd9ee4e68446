"""What an editor wants to know of each puzzle of a book, wherever it is from."""

from typing import NamedTuple

from sudoku_workshop.book.lessons import needed_by
from sudoku_workshop.generator import GRADED, Wish, unmet
from sudoku_workshop.grid.board import Board
from sudoku_workshop.logic.rating import Rating, rate
from sudoku_workshop.search import count


class Examined(NamedTuple):
    """How many solutions there are (2: more than one), and of a puzzle with one: the parts of the wish that it does not
    meet, the techniques that it takes beyond singles, and where it was to be rated its rating."""

    solutions: int
    unmet: list[str]
    techniques: list[str]
    rating: Rating | None


def examine(board: Board, wish: Wish | None = None, rated: bool = False) -> Examined:
    """Without a wish there is none that is not met."""
    puzzle, solutions = board.puzzle, count(board.puzzle, 2)
    if solutions != 1:
        return Examined(solutions, [], [], None)
    rating = rate(puzzle) if rated and puzzle.geometry.name in GRADED else None
    return Examined(1, list(unmet(wish, puzzle)) if wish else [], needed_by(puzzle), rating)
