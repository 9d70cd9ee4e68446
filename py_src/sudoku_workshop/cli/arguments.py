"""Arguments that are themselves puzzles, in place of a file name."""

import re
from string import whitespace

from sudoku_workshop.grid.digit_text import BLANK, SYMBOLS
from sudoku_workshop.notation import NotationError, read

LONG = 64  # in characters; a file name that consists of digits is shorter
MAY_STAND_IN_GRIDS = frozenset(f"{BLANK}{SYMBOLS}{SYMBOLS.lower()}0*_?xX-+|{whitespace}")
OTHER_FORMS = re.compile(r"\s*(?:https?://|[\[{]|:\d{4}|[1-9]x[1-9]\w*:)")  # a link, JSON, HoDoKu's line, Solo's ID


def is_puzzle(argument: str) -> bool:
    """Return whether an argument that is not the name of a file may be meant as a puzzle.

    It is one if it can be read as a puzzle, as standard input would be. If it cannot be read, it was meant as one if it
    begins like a link, JSON or another format that is not a grid, if it has several lines, or if all its characters are
    allowed in grids and it is longer than a file name would be. The command then reports an error in a puzzle, not a
    missing file.
    """
    if OTHER_FORMS.match(argument) or "\n" in argument.strip():
        return True
    try:
        return bool(read(argument).puzzles)
    except NotationError:
        return len(argument) >= LONG and not argument.isalpha() and MAY_STAND_IN_GRIDS.issuperset(argument)
