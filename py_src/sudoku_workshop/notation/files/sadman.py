"""The format of SadMan Sudoku. The cells are read like any other lines; this module reads the parts around them.

[Puzzle]
#A author   #D description   #C comment   #B date   #S source   #L level   #U address
53..7....   and eight more lines, then perhaps [State] and nine lines with givens and entries
[PencilMarks] and [Colours]   the player's marks, in nine lines each, which may be empty and are not puzzles
"""

import re
from collections.abc import Iterable, Iterator

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.borders import CELL
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Ignored, Source

MARKED = re.compile(r"^[^\S\n]*\[(?:(pencil ?marks)|colou?rs)\].*", re.IGNORECASE | re.MULTILINE)
MARKS = re.compile(r"\n(?![^\S\n]*[\[#])[^\S\n]*\S.*")  # matches a line that is not a heading and not empty
PENCIL_MARKS, COLOURS = "pencilmarks", "c"  # the names of these sections in notes
TELLING = re.compile(r"#([ADCBSLU])\s*(\S.*)")
OTHERS = {"C": "comment", "B": "date", "S": "source", "L": "level", "U": "url"}


def take_marks(source: Source) -> Iterator[NotationError]:
    """Remove sections with pencil marks or colours, as in SadMan's files, from the text.

    Yield a warning for each section that is not empty.
    """
    spans = []
    for heading in MARKED.finditer(source.plain):
        end = heading.end()
        while line := MARKS.match(source.plain, end):
            end = line.end()
        spans.append((heading.start(), end))
        if CELL.search(source.plain, heading.end(), end):
            yield source.error("left-out", heading.start(), parts=[PENCIL_MARKS if heading[1] else COLOURS])
    source.take(spans)


def about_of(comments: Iterable[Ignored]) -> About:
    """Return the name, author and other facts about a puzzle that these comments contain."""
    facts = {found[1]: found[2] for comment in comments if (found := TELLING.fullmatch(comment.text))}
    other = tuple((OTHERS[letter], text) for letter, text in facts.items() if letter in OTHERS)
    return About(facts.get("D", ""), facts.get("A", ""), other=other)


def write_sadman(board: Board) -> str:
    """Return the content of a file in SadMan's format: the givens of a board and, if it has entries, its state."""
    state = [] if board.values == board.givens else ["[State]", *_rows(board.values, board.geometry.n)]
    return "\n".join(["[Puzzle]", *_rows(board.givens, board.geometry.n), *state])


def _rows(digits: tuple[int, ...], n: int) -> Iterable[str]:
    return (text_of(digits[start : start + n]) for start in range(0, n * n, n))
