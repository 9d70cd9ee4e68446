"""What a puzzle's solutions are: `solve`, `solutions`, `count`, `check`."""

from collections.abc import Iterator
from itertools import islice

from sudoku_workshop import search, verdict
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.errors import ManySolutions, NoSolution, SudokuError
from sudoku_workshop.library.texts import Source, parse

COUNTED = 1000  # how far `check` counts the solutions of a puzzle that has several


def solve(puzzle: Source) -> Board:
    """The solution. NoSolution, or ManySolutions where there is more than one (`solutions` lists them).

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
    found = list(islice(search.solutions(board), 2))
    if len(found) != 1:
        raise refusal(board)
    return found[0]


def solutions(puzzle: Source) -> Iterator[Board]:
    """All solutions in a fixed order, each found when it is asked for.

    >>> import sudoku_workshop as sudoku
    >>> [sudoku.write(solution) for solution in sudoku.solutions("1... 3... ..2. ...4")]
    ['1432324141232314', '1243341243212134']
    """
    return search.solutions(parse(puzzle))


def count(puzzle: Source, limit: int | None = None) -> int:
    """How many solutions there are, counting no further than `limit`.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.count("." * 16), sudoku.count("." * 81, limit=1000)
    (288, 1000)
    """
    if limit is not None and limit < 0:
        raise SudokuError(f"limit {limit}: 0 or more needed, or None to count them all")
    return search.count(parse(puzzle), limit)


def check(puzzle: Source) -> verdict.Verdict:
    """Whether there is no solution, one, or several (counted to 1000), and what is wrong at first sight.

    >>> import sudoku_workshop as sudoku
    >>> found = sudoku.check("11.............4")
    >>> found.code, [problem.code for problem in found.problems]
    ('problems', ['duplicate', 'duplicate'])
    """
    board = parse(puzzle)
    return verdict.judge(board.puzzle, board, COUNTED)


def refusal(board: Board) -> SudokuError:
    """Why a board that does not have exactly one solution will not do."""
    if search.count(board, 1):
        return ManySolutions("the puzzle has more than one solution; `count` and `solutions` tell them")
    return NoSolution("the puzzle has no solution; `check` tells what is wrong at first sight")
