"""Reading and writing of puzzles as text.

A text is recognised in steps. Each step is one module:
1. `source` replaces unusual characters by plain ones, without moving any character.
2. Formats that are unmistakable are removed from the text (`links`, `record`, `hodoku` and others, see `TAKERS`).
3. `markup` removes what is around the cells: tags (`web`), escapes and emphasis, words and marks instead of cells
   (`stand_ins`), marks and headings (`beside_rows`), and labels and other text that repeats (`around_rows`).
4. In the rest of the text, `array` or `lines` finds passages, which are rows that belong together.
5. `lattice` reads lines as rows of cells in several ways (`cells`, `spaces`), scores the grids that `shape` makes of
   them, and takes the way with the best score.
6. `digits` finds the alphabet and the digits of the grid, and `boxes` finds the boxes that are drawn.

Text that does not fit is reported as an error with its position, and never read as part of a grid. To add a family of
formats, write a module that takes boards from the text or finds passages, and name it in `formats`.

The formats of programs are in folders: `fpuzzles`, `iss`, `sudokumaker`, `sudokupad`, `links`, `files` (programs for
classic puzzles) and `variants` (killers, jigsaws and overlapping grids as text). `prose` reads what an author says
about the rules, `drawn` guesses rules that are only drawn, and `pictured` shows them.
"""

from sudoku_workshop.notation.about import About
from sudoku_workshop.notation.draft import Reading, with_puzzles
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.formats import FORMATS, WRITTEN, Format, Part, missing_part, needed_parts, write
from sudoku_workshop.notation.reading import board_of_plain, parse, plain_lines, read
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
    "board_of_plain",
    "missing_part",
    "needed_parts",
    "parse",
    "plain_lines",
    "puzzle_text",
    "read",
    "with_puzzles",
    "write",
]
