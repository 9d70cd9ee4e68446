"""The generator of puzzles: full grids, removing clues, clue symmetries, grades, techniques, IDs and batches."""

from sudoku_workshop.generator.asked_clues import ANY
from sudoku_workshop.generator.batch import batch
from sudoku_workshop.generator.daily import GRADES_OF_WEEK, PLANNED, id_of_day
from sudoku_workshop.generator.disguise import shuffle
from sudoku_workshop.generator.making import EFFORT, Made, Search, make
from sudoku_workshop.generator.meeting import unmet
from sudoku_workshop.generator.recipe import Recipe, random_seed, recipe_of
from sudoku_workshop.generator.recipes import make_from, recipe_for, recipe_from, wish_from
from sudoku_workshop.generator.standard import RARE, TECHNIQUES
from sudoku_workshop.generator.symmetry import SYMMETRIES, symmetry_of
from sudoku_workshop.generator.technique import GRADES, grades_with
from sudoku_workshop.generator.wish import CHOICES, GRADED, Wish
from sudoku_workshop.generator.wish_error import WishError

__all__ = [
    "ANY",
    "CHOICES",
    "EFFORT",
    "GRADED",
    "GRADES",
    "GRADES_OF_WEEK",
    "PLANNED",
    "RARE",
    "SYMMETRIES",
    "TECHNIQUES",
    "Made",
    "Recipe",
    "Search",
    "Wish",
    "WishError",
    "batch",
    "grades_with",
    "id_of_day",
    "make",
    "make_from",
    "random_seed",
    "recipe_for",
    "recipe_from",
    "recipe_of",
    "shuffle",
    "symmetry_of",
    "unmet",
    "wish_from",
]
