"""The solutions of a puzzle: `solve`, `solutions`, `count`, `check`."""

from collections.abc import Iterator
from itertools import chain, islice
from warnings import warn

from sudoku_workshop import search, verdict
from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.errors import ManySolutions, NoSolution, SudokuWarning
from sudoku_workshop.grid.problems import problems
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import ENGLISH, of_kind, one_of
from sudoku_workshop.library.names import Language
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.library.verdicts import Verdict, verdict_of
from sudoku_workshop.search.reasons import reasons
from sudoku_workshop.search.wrong import Wrong, wrong_on

COUNTED = 1000  # the number of solutions at which `check` stops counting


def solve(puzzle: Source) -> Board:
    """Return the solution. Raises NoSolution or ManySolutions if there is not exactly one; `solutions` lists several.

    Wrong entries on the board do not change the result, but a SudokuWarning lists them.

    >>> import sudoku_workshop as sudoku
    >>> print(sudoku.solve("1... ..3. .4.. ...2"))
    +-----+-----+
    | 1 3 | 2 4 |
    | 4 2 | 3 1 |
    +-----+-----+
    | 2 4 | 1 3 |
    | 3 1 | 4 2 |
    +-----+-----+
    """
    board = parse(puzzle)
    solution = only_solution(board)
    if wrong := mistakes(board, solution):
        warn(wrong, SudokuWarning, stacklevel=2)
    return solution


def solutions(puzzle: Source) -> Iterator[Board]:
    """Yield all solutions in a fixed order. Each solution is searched for only when the caller asks for it.

    >>> import sudoku_workshop as sudoku
    >>> [sudoku.write(solution) for solution in sudoku.solutions("1... 3... ..2. ...4")]
    ['1432324141232314', '1243341243212134']
    """
    return search.solutions(parse(puzzle).puzzle)


def count(puzzle: Source, limit: int | None = None) -> int:
    """Return the number of solutions, counted up to `limit`.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.count("." * 16), sudoku.count("." * 81, limit=1000)
    (288, 1000)
    """
    of_kind("limit", limit, int | None)
    if limit is not None and limit < 0:
        raise SudokuError(f"limit {limit}: 0 or more needed, or None to count them all")
    return search.count(parse(puzzle).puzzle, limit)


def check(puzzle: Source, language: Language = ENGLISH) -> Verdict:
    """Return the number of solutions, counted up to 1000, and the problems that can be seen without a search.

    If there is exactly one solution, the result also has the cells with `wrong` entries, and the cells in which the
    right digit is `crossed` out.

    >>> import sudoku_workshop as sudoku
    >>> found = sudoku.check("11.............4")
    >>> found.code, [problem.code for problem in found.problems]
    ('problems', ['duplicate', 'duplicate'])
    """
    one_of("language", language, LANGUAGES)
    board = parse(puzzle)
    return verdict_of(verdict.judge(board, COUNTED), board, language)


def only_solution(board: Board) -> Board:
    """Return the solution of the board's puzzle. Raises NoSolution or ManySolutions if there is not exactly one."""
    found = list(islice(search.solutions(board.puzzle), 2))
    if len(found) != 1:
        raise refusal(board)
    return found[0]


def refusal(board: Board) -> SudokuError:
    """Return the error for a board whose puzzle does not have exactly one solution.

    If the puzzle has no solution because of a problem that can be found without a search, the error names the problem,
    if possible one that is about a rule.
    """
    puzzle = board.puzzle
    if search.count(puzzle, 1):
        return ManySolutions("the puzzle has more than one solution; `count` and `solutions` tell them")
    from sudoku_workshop.messages import problem_words  # imported late, because it loads all techniques

    seen = (problem for problem in problems(puzzle) if problem.code not in ("too-few-clues", "too-few-digits"))
    found = islice(sorted(chain(seen, reasons(puzzle)), key=lambda problem: problem.rule is None), 1)
    why = (problem_words(problem, puzzle.geometry, ENGLISH) for problem in found)
    return NoSolution(": ".join(["the puzzle has no solution", *why]))


def mistakes(board: Board, solution: Board) -> str:
    """Return a text that lists the mistakes on the board, or "" if there are none."""
    wrong = wrong_on(board, solution)
    if wrong == Wrong():
        return ""
    from sudoku_workshop.messages import wrong_words

    return "; ".join(wrong_words(wrong, board.geometry, ENGLISH))
