"""Arguments that stand in the place of a file and are puzzles themselves."""

import re
from string import whitespace

from sudoku_workshop.grid.board import BLANK, SYMBOLS
from sudoku_workshop.notation import NotationError, read

LONG = 64  # characters that nobody gives a file of digits
MAY_STAND_IN_GRIDS = frozenset(f"{BLANK}{SYMBOLS}{SYMBOLS.lower()}0*_?xX-+|{whitespace}")
OTHER_FORMS = re.compile(r"\s*(?:https?://|[\[{]|:\d{4}|[1-9]x[1-9]\w*:)")  # a link, JSON, HoDoKu's line, Solo's id


def is_puzzle(argument: str) -> bool:
    """Return whether an argument that no file is called can be meant as a puzzle itself: it begins as one of the other
    forms do, or all of it may stand in a grid, and it is one, or longer than a name would be.

    What is wrong with that is told then.
    """
    is_form = OTHER_FORMS.match(argument) is not None
    if not is_form and not MAY_STAND_IN_GRIDS.issuperset(argument):
        return False
    try:
        return is_form or not read(argument).warnings
    except NotationError:
        return len(argument) >= LONG and not argument.isalpha()
