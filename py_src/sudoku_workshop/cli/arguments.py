"""Arguments that are themselves puzzles, in place of a file name."""

import re
from string import whitespace

from sudoku_workshop.grid.board import BLANK, SYMBOLS
from sudoku_workshop.notation import NotationError, read

LONG = 64  # in characters; a file name that consists of digits is shorter
MAY_STAND_IN_GRIDS = frozenset(f"{BLANK}{SYMBOLS}{SYMBOLS.lower()}0*_?xX-+|{whitespace}")
OTHER_FORMS = re.compile(r"\s*(?:https?://|[\[{]|:\d{4}|[1-9]x[1-9]\w*:)")  # a link, JSON, HoDoKu's line, Solo's ID


def is_puzzle(argument: str) -> bool:
    """Return whether an argument that is not the name of a file may be meant as a puzzle.

    It may be a puzzle if it begins like a link, JSON or another format that is not a grid. Otherwise all its characters
    must be allowed in grids, and it must be readable as a puzzle or longer than a file name would be. If the result is
    true but the argument cannot be read, the command reports an error in a puzzle, not a missing file.
    """
    is_form = OTHER_FORMS.match(argument) is not None
    if not is_form and not MAY_STAND_IN_GRIDS.issuperset(argument):
        return False
    try:
        return is_form or not read(argument).warnings
    except NotationError:
        return len(argument) >= LONG and not argument.isalpha()
