"""Puzzles as text, in and out.

How recognition works, one step a module: `source` makes the text plain without moving a character; those forms that
are sure by themselves are taken out of it whole (`links`, `record`, `hodoku` and others, see `TAKERS`); in the rest,
`array` or `lines` finds passages, rows that belong together; `cells` turns a line into a row of cells in several ways,
and the first way whose rows `shape` can make grids of is taken; `digits` makes the board, and `boxes` finds what boxes
are drawn. What fits nothing is an error
with its place, never half a grid. To add a family of formats, write a module that takes boards or finds passages, and
name it in `formats`.
"""

from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.draft import Reading
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.formats import FORMATS, WRITTEN, Format, Part, besides, untold, write
from sudoku_workshop.notation.reading import parse, read
from sudoku_workshop.notation.source import Ignored
from sudoku_workshop.notation.sukaku import puzzle_text

__all__ = [
    "FORMATS",
    "WRITTEN",
    "About",
    "Format",
    "Ignored",
    "NotationError",
    "Part",
    "Reading",
    "besides",
    "parse",
    "puzzle_text",
    "read",
    "untold",
    "write",
]
