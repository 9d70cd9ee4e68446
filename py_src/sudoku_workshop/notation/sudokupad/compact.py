"""SudokuPad's compact links for a 9x9: `scf`, the cells in the short format (see `exchange`), and options after stars.

scf5Nl...*x*tTitle*aAuthor    x: both diagonals, w: four extra boxes; title and author end at a star, ** is a star
"""

import re
from contextlib import suppress
from urllib.parse import unquote

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry_rules import with_rules, with_unknown
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.links.exchange import CHARACTERS, read_short
from sudoku_workshop.notation.links.lzstring import unpack
from sudoku_workshop.notation.state import GEOMETRY
from sudoku_workshop.rules.diagonals import FallingDiagonal, RisingDiagonal
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.windows import Windoku

OPTION = re.compile(r"(?:[^*]|\*\*)+")
TITLE, AUTHOR = "t", "a"
RULES: dict[str, tuple[Rule, ...]] = {"x": (FallingDiagonal(), RisingDiagonal()), "w": (Windoku(),)}


def read_scf(text: str) -> tuple[Board, About]:
    """Return the board of a puzzle in one of SudokuPad's compact links, and the information about it.

    The text of the link may be packed. Raises ValueError if it is not valid.
    """
    with suppress(ValueError):
        return _read(unpack(text))
    return _read(unquote(text))


def _read(text: str) -> tuple[Board, About]:
    end = _end(text)
    options = [option.replace("**", "*") for option in OPTION.findall(text[end:].removeprefix("*"))]
    texts = {option[0]: option[1:] for option in options if option[0] in (TITLE, AUTHOR)}
    letters = "".join(option for option in options if option[0] not in texts)
    grid = with_rules(GEOMETRY, [rule for letter in letters for rule in RULES.get(letter, ())])
    unknown = tuple(letter for letter in letters if letter not in RULES)
    board = board_of(with_unknown(grid, unknown), read_short(text[:end]))
    return board, About(texts.get(TITLE, ""), texts.get(AUTHOR, ""), unknown=unknown)


def _end(text: str) -> int:
    """Return the offset at which the cells end in the text of a link.

    This is the offset of a star or, if there is no star, the offset after the last cell.
    """
    cells = 0
    for at, character in enumerate(text):
        if character == "*" or cells == GEOMETRY.cells:
            return at
        cells += 1 + CHARACTERS.index(character) // 10
    return len(text)
