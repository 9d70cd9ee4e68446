"""Puzzles on paper: one layout in millimetres, written as SVG and as PDF.

Each step of making a document is one module. `options` holds the choices of the user. A `document` is laid out once:
`chapter` and `arrange` find the places of the grids. `plan` makes the pages, and `booklet` puts two of them on each
side of a sheet. `block`, `solution`, `explain` and `furniture` draw the content of a page. For this they use `grid`,
`symbols`, `qr` and `typeset`. `svg` and `pdf` write the drawing. A page is drawn only when the caller asks for it.
`limits` refuses documents that cannot be printed, and `warnings` lists problems that the user should know about.
"""

from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.limits import SheetError, check
from sudoku_workshop.sheet.options import NOTES, PAPERS, PER_PAGE, Options, Puzzle, Section, Shown
from sudoku_workshop.sheet.plan import pages
from sudoku_workshop.sheet.typeset import Type
from sudoku_workshop.sheet.warnings import Warning, warnings

__all__ = [
    "NOTES",
    "PAPERS",
    "PER_PAGE",
    "Document",
    "Options",
    "Puzzle",
    "Section",
    "SheetError",
    "Shown",
    "Type",
    "Warning",
    "check",
    "pages",
    "warnings",
]
