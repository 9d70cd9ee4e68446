"""The shapes of data that pass between page and solver, and that the page stores. They are defined only here.

`tools/contract` generates the page's types, its constants and docs/contract.md from these shapes. mypy checks the
solver against them, tsc checks the page, and tests check every reply. Cells are numbered row by row from 0. Digits are
numbers from 1.
"""

# ruff: noqa: F403 - users of the shapes need not know which module defines them

from sudoku_workshop.api.shapes.boards import *
from sudoku_workshop.api.shapes.books import *
from sudoku_workshop.api.shapes.classroom import *
from sudoku_workshop.api.shapes.explaining import *
from sudoku_workshop.api.shapes.generating import *
from sudoku_workshop.api.shapes.lessons import *
from sudoku_workshop.api.shapes.listing import *
from sudoku_workshop.api.shapes.printing import *
from sudoku_workshop.api.shapes.rating import *
from sudoku_workshop.api.shapes.rules import *
from sudoku_workshop.api.shapes.setters import *
from sudoku_workshop.api.shapes.solving import *
from sudoku_workshop.api.shapes.variants import *
