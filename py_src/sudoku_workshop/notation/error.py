"""The only exception of this package, which is also used for warnings: what is wrong with a text, and where."""

from typing import Any

from sudoku_workshop.grid.errors import SudokuError

REASONS = {  # in English; a test checks that "error.CODE" in `web/locales/en.json` is the same
    "answer": "this is an answer to an assignment; open it in Learn, Algorithms, Assignments with “Mark answers”",
    "as-wanted": "read as {geometry}, like the board; for another kind of grid choose New first, then paste again",
    "bad-candidate": "{text} is not a candidate; write digit, row and column, such as 436",
    "bad-character": "{character} is not allowed in a cell; use 1 to {last}, or . for a blank",
    "bad-link": "this contains no puzzle in {form} format; was all of it copied?",
    "bad-record": "{field} cannot be {found}",
    "bad-number": "{number} is out of range; use 1 to {expected}, or 0 for a blank",
    "bad-xml": "the XML is not valid here",
    "cell-count": "expected {expected} cells, found {found}",
    "drawn-boxes": "the lines drawn here do not divide the grid into equal boxes of {expected} cells",
    "dtd": "DTDs are not accepted, because they can expand without limit",
    "empty": "no puzzle found",
    "form-unknown": "the {form} format is not supported; open the link there, export the puzzle as JSON and paste that",
    "left-out": "left out: {parts}",
    "needs-server": "only {host} stores this puzzle; open the link there, export the puzzle as JSON and paste that",
    "program": "this is a program without a puzzle in it; it reads one when it runs",
    "row-count": "expected {expected} rows, found {found}",
    "row-length": "row {row}: expected {expected} cells, found {found}",
    "several-puzzles": "expected 1 puzzle, found {found}",
    "size-unknown": "grids of size {found} are not supported; supported sizes: {expected}",
    "too-deep": "the JSON is nested too deeply",
    "too-large": "the text has more than {limit} million characters, which is too long to read",
    "too-long": "this expands to far more data than any puzzle, so it was not read",
    "unknown-rules": "this puzzle has rules that are not supported yet: {rules}",
    "zero-based": "0 to {last} were read as the {expected} digits",
}


class NotationError(SudokuError):
    """A text that is not a puzzle, or a note about how it was read. `line` and `column` count from 1.

    `character` is the one at that position, or "" at the end of a line. It and `details` ("args" in the contract) fill
    the placeholders of the sentence "error.CODE".
    """

    def __init__(self, code: str, line: int, column: int, character: str, details: dict[str, Any]) -> None:
        super().__init__(code, line, column, character, details)
        self.code, self.line, self.column, self.character, self.details = code, line, column, character, details

    def as_data(self) -> "NotationError":
        """Return the same error without its traceback, because a text may have tens of thousands of errors."""
        self.__cause__ = self.__context__ = None
        return self.with_traceback(None)

    def __str__(self) -> str:
        details = {name: ", ".join(found) if isinstance(found, list) else found for name, found in self.details.items()}
        return f"{self.line}:{self.column}: {REASONS[self.code].format(character=self.character, **details)}"
