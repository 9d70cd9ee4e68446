"""The shapes that pass between page and engine, and those that the page stores: said here and nowhere else.

`tools/contract` writes the page's types, its constants and docs/contract.md from them; mypy holds the engine to
them, tsc the page, and the tests every answer. A cell is a number row by row from 0, a digit one from 1.
"""

# ruff: noqa: F403 - a place says what is in its shapes, and whoever asks need not know which place it is

from sudoku_workshop.api.shapes.boards import *
from sudoku_workshop.api.shapes.books import *
from sudoku_workshop.api.shapes.classroom import *
from sudoku_workshop.api.shapes.explaining import *
from sudoku_workshop.api.shapes.generating import *
from sudoku_workshop.api.shapes.lessons import *
from sudoku_workshop.api.shapes.listing import *
from sudoku_workshop.api.shapes.printing import *
from sudoku_workshop.api.shapes.rating import *
from sudoku_workshop.api.shapes.solving import *
