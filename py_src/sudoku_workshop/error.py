"""The error that all others of this package are subclasses of."""


class SudokuError(ValueError):
    """An input that cannot be used. The message says what is wrong, where it is, and what was expected.

    >>> import sudoku_workshop as sudoku
    >>> try:
    ...     sudoku.parse("12..\\n....\\n...1\\n...")
    ... except sudoku.SudokuError as error:
    ...     print(error)
    4:4: row 4: expected 4 cells, found 3
    """
