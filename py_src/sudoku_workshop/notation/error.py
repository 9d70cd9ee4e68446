"""What is wrong with a text, and where: the one exception of this package, and the data that a warning is made of."""

from typing import Any

from sudoku_workshop.grid.errors import SudokuError

REASONS = {  # in English, as `web/locales/en.json` says it too ("error.CODE"); a test holds the two together
    "answer": "an answer to an assignment, no puzzle: in Learn, Algorithms, Assignments “Mark answers” opens it",
    "as-wanted": "read as {geometry}, like the board; for another kind of grid choose New first, then paste again",
    "bad-candidate": "{text} is no candidate: digit, row and column needed, such as 436",
    "bad-character": "{character} is no cell: 1 to {last}, or . for a blank, needed",
    "bad-link": "this holds no puzzle in the form of {form}; was all of it copied?",
    "bad-record": "{field} cannot be {found}",
    "bad-number": "{number} is out of range: 1 to {expected}, or 0 for a blank, needed",
    "bad-xml": "the XML is broken here",
    "cell-count": "the number of cells is {found}, {expected} needed",
    "drawn-boxes": "the lines drawn here do not divide the grid into equal boxes of {expected} cells",
    "dtd": "a DTD is not taken: it could unpack itself without end",
    "empty": "no puzzle found",
    "form-unknown": "the form {form} is not known; open the link there, export the puzzle as JSON and paste that",
    "left-out": "left out: {parts}",
    "needs-server": "only {host} knows this puzzle; open the link there, export the puzzle as JSON and paste that",
    "program": "a program without a puzzle in it: it reads one when it runs",
    "row-count": "the number of rows is {found}, {expected} needed",
    "row-length": "row {row}: the number of cells is {found}, {expected} needed",
    "several-puzzles": "{found} puzzles, 1 needed",
    "size-unknown": "a grid of the size {found} is not known; there are {expected}",
    "too-deep": "the JSON is nested too deeply",
    "too-large": "more than {limit} million characters: too much for one text",
    "too-long": "this unpacks to far more than any puzzle, so it is not read",
    "unknown-rules": "this puzzle has rules that are not supported yet: {rules}",
    "zero-based": "0 to {last} taken as the {expected} digits",
}


class NotationError(SudokuError):
    """A text that is not a puzzle, or a note about how it was read. `line` and `column` count from 1.

    `character` is what stands there ("" behind the end of a line). It and `details` (the contract's "args") fill the
    placeholders of the sentence "error.CODE".
    """

    def __init__(self, code: str, line: int, column: int, character: str, details: dict[str, Any]) -> None:
        super().__init__(code, line, column, character, details)
        self.code, self.line, self.column, self.character, self.details = code, line, column, character, details

    def as_data(self) -> "NotationError":
        """Itself, without the calls that it comes from: a text may have tens of thousands to be kept."""
        self.__cause__ = self.__context__ = None
        return self.with_traceback(None)

    def __str__(self) -> str:
        told = {name: ", ".join(found) if isinstance(found, list) else found for name, found in self.details.items()}
        return f"{self.line}:{self.column}: {REASONS[self.code].format(character=self.character, **told)}"
