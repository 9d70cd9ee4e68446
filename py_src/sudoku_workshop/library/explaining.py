"""The difficulty of a puzzle and its explanation: `rate`, `path`, `hint`."""

from sudoku_workshop.error import SudokuError
from sudoku_workshop.library.choices import of_kind, one_of
from sudoku_workshop.library.solving import mistakes, only_solution, refusal
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.logic import hint as hints
from sudoku_workshop.logic import path as paths
from sudoku_workshop.logic import rating as ratings

ORDERS: tuple[paths.TechniqueOrder, ...] = ("hint", "ladder")


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


def path(puzzle: Source, order: paths.TechniqueOrder = "hint", unique: bool = True) -> paths.Path:
    """Return the solution path. It takes the step that is easiest to spot ("hint") or lowest rated ("ladder").

    The path begins with the entries on the board. Raises SudokuError if an entry is wrong or a digit of the solution
    is crossed out.

    >>> import sudoku_workshop as sudoku
    >>> way = sudoku.path("1... ..3. .4.. ...2")
    >>> way.solved, len(way.steps), way.steps[0].technique
    (True, 12, 'hidden-single')
    """
    one_of("order", order, ORDERS)
    of_kind("unique", unique, bool)
    board = parse(puzzle)
    board.geometry.refuse_unexplained()
    if wrong := mistakes(board, only_solution(board)):
        raise SudokuError(wrong)
    return paths.path(board, order, unique)


def hint(puzzle: Source, unique: bool = True) -> hints.Hint:
    """Return what to do next on a board: the correction of wrong entries or, if there are none, a step.

    Raises NoSolution or ManySolutions if the clues do not have exactly one solution.

    >>> import sudoku_workshop as sudoku
    >>> found = sudoku.hint("1... ..3. .4.. ...2")
    >>> found.code, found.step.technique
    ('step', 'hidden-single')
    """
    board = parse(puzzle)
    of_kind("unique", unique, bool)
    found = hints.hint(board, {}, unique)
    if found.code == "not-one":
        raise refusal(board)
    return found
