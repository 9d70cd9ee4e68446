"""Puzzles made to order: full grids, digging to one solution, patterns of clues, grades, techniques, ids, batches."""

from sudoku.generator.batch import batch
from sudoku.generator.disguise import shuffle
from sudoku.generator.making import EFFORT, Made, Search, make
from sudoku.generator.standard import RARE, TECHNIQUES
from sudoku.generator.symmetry import SYMMETRIES
from sudoku.generator.technique import grades_with
from sudoku.generator.wish import ANY, GRADED, GRADES, Order, Wish, WishError, order_of

__all__ = [
    "ANY",
    "EFFORT",
    "GRADED",
    "GRADES",
    "RARE",
    "SYMMETRIES",
    "TECHNIQUES",
    "Made",
    "Order",
    "Search",
    "Wish",
    "WishError",
    "batch",
    "grades_with",
    "make",
    "order_of",
    "shuffle",
]
