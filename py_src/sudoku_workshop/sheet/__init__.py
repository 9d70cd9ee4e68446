"""Puzzles on paper: one layout in millimetres, written as SVG and as PDF.

How a document is made, one step a module: `options` say what is wanted; `plan` divides the puzzles into pages
(`chapter` and `arrange` find their places, `booklet` puts two pages on a side); `block`, `solution`, `explain` and
`furniture` draw what stands on a page with `grid`, `symbols`, `qr` and `typeset`; `svg` and `pdf` write the drawing. A
page is drawn when asked for. `limits` refuses what cannot be printed, `warnings` tells what is worth knowing.
"""

from sudoku_workshop.sheet.limits import SheetError, check
from sudoku_workshop.sheet.options import NOTES, PAPERS, PER_PAGE, Options, Puzzle, Section, Shown
from sudoku_workshop.sheet.plan import pages
from sudoku_workshop.sheet.typeset import Type
from sudoku_workshop.sheet.warnings import Warning, warnings

__all__ = [
    "NOTES",
    "PAPERS",
    "PER_PAGE",
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
