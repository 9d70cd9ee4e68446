"""The explanation of a puzzle: `path`, `steps`, `hint`."""

from collections.abc import Iterator
from typing import get_args
from warnings import warn

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.errors import SudokuWarning
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import ENGLISH, of_kind, one_of
from sudoku_workshop.library.names import Language, Order
from sudoku_workshop.library.solving import mistakes, refusal
from sudoku_workshop.library.steps import Hint, Path, Step, hint_of
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.logic import hint as hints
from sudoku_workshop.logic import path as paths
from sudoku_workshop.search.bounded import solution_at_length

ORDERS: tuple[Order, ...] = get_args(Order)
UNCHECKED = "finding the solution takes too long, so entries were not checked, and there may be several solutions"


def path(puzzle: Source, order: Order = "hint", unique: bool = True, language: Language = ENGLISH) -> Path:
    """Return the solution path. It takes the step that is easiest to spot ("hint") or lowest rated ("ladder").

    The path begins with the entries on the board. Raises SudokuError if an entry is wrong or a digit of the solution
    is crossed out. For some puzzles with rules, finding the solution takes too long. Then a SudokuWarning says that
    this was not checked, and the path may stop early. With `unique=False`, no step assumes that there is only one
    solution.

    >>> import sudoku_workshop as sudoku
    >>> path = sudoku.path("1... ..3. .4.. ...2")
    >>> path.solved, len(path), path[0]
    (True, 12, Hidden Single: r1c2=3)
    """
    one_of("order", order, ORDERS)
    return Path(paths.path(_explained(puzzle, unique, language), order, unique), language)


def steps(puzzle: Source, unique: bool = True, language: Language = ENGLISH) -> Iterator[Step]:
    """Yield every step that is possible now, the easiest to spot first. Each is searched for when it is needed.

    Of several steps of one technique with the same result, only the first is yielded. Raises SudokuError and warns as
    `path` does.

    >>> import sudoku_workshop as sudoku
    >>> [step for step in sudoku.steps("1... ..3. .4.. ...2")][:2]
    [Hidden Single: r1c2=3, Hidden Single: r2c1=4]
    """
    board = _explained(puzzle, unique, language)
    return (Step(board, language, step) for step in hints.different_steps(board, unique))


def hint(puzzle: Source, unique: bool = True, language: Language = ENGLISH) -> Hint:
    """Return what to do next on a board: the correction of wrong entries or, if there are none, a step.

    Raises NoSolution or ManySolutions if the clues do not have exactly one solution.

    >>> import sudoku_workshop as sudoku
    >>> hint = sudoku.hint("1... ..3. .4.. ...2")
    >>> hint.code, hint.step
    ('step', Hidden Single: r1c2=3)
    >>> print(hint)
    In box 1, 3 can only go in r1c2. 3 is already in r2c3, which rules out the other blank cells. So r1c2 is 3.
    """
    one_of("language", language, LANGUAGES)
    of_kind("unique", unique, bool)
    board = parse(puzzle)
    found = hints.hint(board, {}, unique)
    if found.code == "not-one":
        raise refusal(board)
    return hint_of(found, language)


def _explained(puzzle: Source, unique: bool, language: str) -> Board:
    """Return the board to explain. Raises SudokuError if an argument is wrong, or if the board has a mistake."""
    one_of("language", language, LANGUAGES)
    of_kind("unique", unique, bool)
    board = parse(puzzle)
    board.geometry.refuse_unknown()
    found = solution_at_length(board.puzzle)
    if found is None:
        warn(UNCHECKED, SudokuWarning, stacklevel=3)
    elif not found:
        raise refusal(board)
    elif wrong := mistakes(board, found[0]):
        raise SudokuError(wrong)
    return board
