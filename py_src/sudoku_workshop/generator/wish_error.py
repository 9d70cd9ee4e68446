"""The error for wishes that cannot be met."""

from collections.abc import Callable
from functools import partial

from sudoku_workshop.error import SudokuError


class WishError(SudokuError):
    """An error: the wanted properties are wrong, or no puzzle can have them all.

    `code` names the fault, `found` is the faulty part, and `more` has further values for the message.
    """

    def __init__(self, code: str, found: str, **more: str) -> None:
        super().__init__(f"{code}: {found!r}")
        self.code = code
        self.found = found
        self.more = more

    def __reduce__(self) -> tuple[Callable[..., "WishError"], tuple[str, str]]:
        """Return how to make the error again, because workers send it to another process."""
        return partial(WishError, **self.more), (self.code, self.found)
