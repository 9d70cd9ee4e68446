"""What the library refuses, and why. All of it is a SudokuError, which is a ValueError."""


class SudokuError(ValueError):
    """Something that came in cannot be taken as it is; the text says what is wrong, where, and what would be right."""


class NoSolution(SudokuError):  # noqa: N818  # the name is the answer to whether there is one
    """A puzzle without any solution, where one is needed."""


class ManySolutions(SudokuError):  # noqa: N818
    """A puzzle with more than one solution, where exactly one is needed."""
