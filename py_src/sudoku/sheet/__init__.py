"""Puzzles on paper: one layout in millimetres, written as SVG and as PDF.

How a document is made, one step a module: `options` say what is wanted; `plan` deals puzzles out to pages (`chapter`
and `arrange` find their places, `booklet` folds them); `block`, `solution`, `explain` and `furniture` draw what stands
on a page with `grid`, `symbols`, `qr` and `typeset`; `svg` and `pdf` write the drawing. A page is drawn when asked for.
"""

from sudoku.sheet.options import NOTES, PAPERS, PER_PAGE, SHOWN, SOLUTIONS, SYMBOLS, Options, Puzzle, Section, Shown
from sudoku.sheet.plan import pages
from sudoku.sheet.typeset import Type

__all__ = [
    "NOTES",
    "PAPERS",
    "PER_PAGE",
    "SHOWN",
    "SOLUTIONS",
    "SYMBOLS",
    "Options",
    "Puzzle",
    "Section",
    "Shown",
    "Type",
    "pages",
]
