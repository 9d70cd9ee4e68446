"""The difficulty of a puzzle: `rate`."""

from sudoku_workshop.library.choices import of_kind
from sudoku_workshop.library.solving import refusal
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.logic import rating as ratings


def rate(puzzle: Source, unique: bool = True) -> ratings.Rating:
    """Return the difficulty: ER, EP and ED as in Sudoku Explainer, a grade as a word, and the hardest technique.

    The puzzle itself is rated, without entries and crossed-out candidates. With `unique=False`, no step assumes that
    the puzzle has only one solution. The ratings may then differ from Sudoku Explainer's. Raises NoSolution or
    ManySolutions if the puzzle does not have exactly one solution.

    >>> import sudoku_workshop as sudoku
    >>> rating = sudoku.rate(".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3.....")
    >>> rating.er, rating.grade, rating.technique
    (4.5, 'expert', 'uniqueness-test-1')
    """
    board = parse(puzzle)
    of_kind("unique", unique, bool)
    found = ratings.rate(board, unique)
    if not found:
        raise refusal(board)
    return found
