"""A check whether a drawing has a text in full."""

from collections.abc import Iterable

from sudoku_workshop.sheet.drawing import Operation, Text
from sudoku_workshop.sheet.typeset import LONGEST, clean


def is_in(text: str, drawn: Iterable[Operation]) -> bool:
    """Return whether the drawing contains the whole text, on one line or several."""
    whole = "".join(operation.text for operation in drawn if isinstance(operation, Text))
    return len(text) <= LONGEST and "".join(clean(text).split()) in "".join(whole.split())
