"""Positions for practising a technique, generated on request."""

from sudoku_workshop.generator.making import make
from sudoku_workshop.generator.recipe import Recipe
from sudoku_workshop.generator.wish import Wish
from sudoku_workshop.logic.practice import Use, find_uses


def sought(technique: str, seed: str, index: int, beside: bool = False) -> Use | None:
    """Make one puzzle, and return its first position for practising a technique, or None if there is none.

    The seed and the index decide which puzzle is made. For `beside`, see `find_uses`.
    """
    return next(find_uses(make(Recipe(Wish(), seed, index)).puzzle, technique, beside), None)
