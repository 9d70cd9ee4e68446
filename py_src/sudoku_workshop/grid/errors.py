"""The errors and warnings of the library. All errors are subclasses of SudokuError, which is a ValueError."""

from sudoku_workshop.error import SudokuError


class UnknownRules(SudokuError):  # noqa: N818  # named like the other errors here, after the fault
    """A puzzle has rules that are not supported, so any result about its solutions could be false.

    `rules` are the kinds of these rules, as they are named in the puzzle's file format.

    >>> import sudoku_workshop as sudoku
    >>> text = '{"size": 4, "grid": [[{}, {}, {}, {}]' + ', [{}, {}, {}, {}]' * 3 + '], "chaosconstruction": [{}]}'
    >>> sudoku.count(sudoku.read(text).puzzles[0])
    Traceback (most recent call last):
    sudoku_workshop.grid.errors.UnknownRules: the puzzle has rules that are not supported yet: chaosconstruction
    """

    code = "unknown-rules"
    why = "the puzzle has rules that are not supported yet"

    def __init__(self, rules: tuple[str, ...]) -> None:
        super().__init__(rules)
        self.rules = rules

    def __str__(self) -> str:
        return f"{self.why}: {', '.join(self.rules)}"


class UnexplainedRules(UnknownRules):
    """A puzzle has rules that are supported, but not here: it cannot be rearranged, or compared with other programs.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.print_pdf(sudoku.parse("2......2........", geometry="4+knight"), handout=1, pupils=3)
    Traceback (most recent call last):
    sudoku_workshop.grid.errors.UnexplainedRules: this is not possible yet for puzzles with these rules: knight
    """

    code = "unexplained-rules"
    why = "this is not possible yet for puzzles with these rules"


class SudokuWarning(UserWarning):
    """A warning that is given along with a result, for example about a wrong entry.

    >>> import warnings
    >>> import sudoku_workshop as sudoku
    >>> mistaken = sudoku.read("[Puzzle]\\n1...\\n..3.\\n.4..\\n...2\\n[State]\\n14..\\n..3.\\n.4..\\n...2").puzzles[0]
    >>> with warnings.catch_warnings(action="error", category=sudoku.SudokuWarning):
    ...     sudoku.solve(mistaken)
    Traceback (most recent call last):
    sudoku_workshop.grid.errors.SudokuWarning: r1c2 is wrong: the solution has another digit there
    """


class NoSolution(SudokuError):  # noqa: N818  # named after the fault
    """A puzzle has no solution, but at least one is needed.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.solve("12.. .... 3..1 ..2.")
    Traceback (most recent call last):
    sudoku_workshop.grid.errors.NoSolution: the puzzle has no solution: no cell is left for 2 in row 3
    """


class ManySolutions(SudokuError):  # noqa: N818
    """A puzzle has more than one solution, but exactly one is needed.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.rate("12.. .... ...1 ....")
    Traceback (most recent call last):
    sudoku_workshop.grid.errors.ManySolutions: the puzzle has more than one solution; `count` and `solutions` tell them
    """
