"""What is wrong with a text, and where: the one exception of this package, and the data that a warning is made of."""

from typing import Any

REASONS = {  # in English, as `web/locales/en.json` says it too ("error.CODE"); a test holds the two together
    "bad-candidate": "{text} is no candidate: digit, row and column needed, such as 436",
    "bad-character": "{character} is no cell: 1 to {last}, or . for a blank, needed",
    "bad-number": "{number} is out of range: 1 to {expected}, or 0 for a blank, needed",
    "cell-count": "{found} cells, {expected} needed",
    "empty": "no puzzle found",
    "row-count": "{found} rows, {expected} needed",
    "row-length": "row {row} has {found} cells, {expected} needed",
    "several-puzzles": "{found} puzzles, 1 needed",
    "zero-based": "0 to {last} taken as the {expected} digits",
}


class NotationError(Exception):
    """A text that is not a puzzle, or a note about how it was read. `line` and `column` count from 1.

    `character` is what stands there ("" at the end of a line), `args` fill the placeholders of the sentence "error.CODE".
    """

    def __init__(self, code: str, line: int, column: int, character: str, args: dict[str, Any]) -> None:
        super().__init__(code, line, column, character, args)
        self.code, self.line, self.column, self.character = code, line, column, character
        self._args = args

    @property
    def args(self) -> dict[str, Any]:  # type: ignore[override]  # the contract's name, though Exception has one too
        """The numbers and names for the sentence."""
        return self._args

    def __reduce__(self) -> tuple[Any, ...]:
        return NotationError, (self.code, self.line, self.column, self.character, self._args)

    def __str__(self) -> str:
        return f"{self.line}:{self.column}: {REASONS[self.code].format(**self._args)}"
