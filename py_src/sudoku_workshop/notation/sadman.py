"""What SadMan's files tell about a puzzle, in lines beginning with #; the cells themselves are lines like any others.

[Puzzle]
#A author   #D description   #C comment   #B date   #S source   #L level   #U address
53..7....   and eight lines more, then perhaps [State] and nine others: the same with the entries
"""

import re
from collections.abc import Iterable

from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.source import Ignored

TELLING = re.compile(r"#([ADCBSLU])\s*(\S.*)")
OTHERS = {"C": "comment", "B": "date", "S": "source", "L": "level", "U": "url"}


def about_of(comments: Iterable[Ignored]) -> About:
    """What these lines tell."""
    told = {found[1]: found[2] for comment in comments if (found := TELLING.fullmatch(comment.text))}
    other = tuple((OTHERS[letter], text) for letter, text in told.items() if letter in OTHERS)
    return About(told.get("D", ""), told.get("A", ""), other=other)


def write_sadman(board: Board) -> str:
    """A file of one puzzle, and its state where there are entries."""
    state = [] if board.values == board.givens else ["[State]", *_rows(board.values, board.geometry.n)]
    return "\n".join(["[Puzzle]", *_rows(board.givens, board.geometry.n), *state])


def _rows(digits: tuple[int, ...], n: int) -> Iterable[str]:
    return (text_of(digits[start : start + n]) for start in range(0, n * n, n))
