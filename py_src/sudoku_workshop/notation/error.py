"""The only exception of this package: it says what is wrong with a text, and where.

Warnings are also objects of its class.
"""

from typing import Any

from sudoku_workshop.error import SudokuError
from sudoku_workshop.rules.error import REASONS as RULE_REASONS

REASONS = {  # in English; a test checks that "error.CODE" in `web/locales/en.json` is the same
    "answer": "this is an answer to an assignment; to open it, use “Mark answers” in Learn, Algorithms, Assignments",
    "as-wanted": "this was read as {geometry} to match the board; for another kind of grid, choose New and paste again",
    "bad-candidate": "{text} is not a candidate; write its digit, row and column, such as 436 (a 4 in r3c6)",
    "bad-character": "{character} is not allowed in a cell; use 1 to {last}, or . for a blank",
    "bad-link": "this contains no puzzle in {form} format; check that you copied all of it",
    "bad-record": "the field {field} cannot be {found}",
    "bad-number": "{number} is out of range; use 1 to {expected}, or 0 for a blank",
    "bad-xml": "the XML is not valid here",
    "cell-count": "expected {expected} cells, found {found}",
    "drawn-boxes": "the lines drawn here do not divide the grid into equal boxes of {expected} cells",
    "digits-unknown": "puzzles with the digits {found} are not supported; this grid needs the digits 1 to {expected}",
    "dtd": "XML with a DTD is not accepted, because a DTD can expand without limit",
    "empty": "no puzzle found",
    "form-unknown": "format {form} is not supported; open the link, export the puzzle there as JSON and paste the JSON",
    "item-form": "{item} is not written like the other cells of this list, such as {example}",
    "item-number": "{item}: {number} is out of range; the numbers of this list are 1 to {expected}",
    "item-twice": "{item}: this cell is in the list twice",
    "left-out": "these parts were left out: {parts}",
    "link-program": "this link contains a program, and programs are not run; open it in {form} and copy the puzzle",
    "misread": "letters that look like digits were read as digits: {signs}",
    "needs-server": "only {host} stores this puzzle; open the link, export the puzzle there as JSON and paste the JSON",
    "padded": "zeros were added at the beginning of {count} rows, as if a spreadsheet had removed them",
    "program": "this is a program that contains no puzzle, because it reads a puzzle when it runs",
    "row-count": "expected {expected} rows, found {found}",
    "row-length": "row {row}: expected {expected} cells, found {found}",
    "row-missing": "row {row}: expected {expected} cells, found {found}; "
    "one is probably missing after cell {cell} ({after})",
    **RULE_REASONS,
    "several-puzzles": "expected 1 puzzle, found {found}",
    "size-unknown": "grids of size {found} are not supported; supported sizes: {expected}",
    "two-readings": "this can be read in two ways, and only one of them is right: {first} or {second}",
    "too-deep": "the JSON is nested too deeply",
    "too-large": "the text has more than {limit} million characters, which is too long to read",
    "too-long": "this compressed text expands to far more data than any puzzle needs, so it was not read",
    "unexplained-rules": "this is not possible yet for puzzles with these rules: {rules}",
    "unknown-rules": "this puzzle has rules that are not supported yet: {rules}",
    "zero-based": "0 was read as a digit, so 0 to {last} stand for 1 to {expected}",
}


class NotationError(SudokuError):
    """An error in a text, or a note about something doubtful in it. `line` and `column` count from 1.

    `character` is the character at that position, or "" at the end of a line. `character` and `details` ("args" in the
    contract) fill the placeholders of the sentence "error.CODE".
    """

    def __init__(self, code: str, line: int, column: int, character: str, details: dict[str, Any]) -> None:
        super().__init__(code, line, column, character, details)
        self.code, self.line, self.column, self.character, self.details = code, line, column, character, details

    def as_data(self) -> "NotationError":
        """Return this error without its traceback, to save memory. A text may have tens of thousands of errors."""
        self.__cause__ = self.__context__ = None
        return self.with_traceback(None)

    def __str__(self) -> str:
        details = {name: ", ".join(found) if isinstance(found, list) else found for name, found in self.details.items()}
        return f"{self.line}:{self.column}: {REASONS[self.code].format(character=self.character, **details)}"
