"""Positions to practise a technique on, made on the spot."""

from sudoku_workshop.generator.making import make
from sudoku_workshop.generator.wish import Recipe, Wish
from sudoku_workshop.logic.practice import Use, find_uses


def sought(technique: str, seed: str, index: int, beside: bool = False) -> Use | None:
    """Where the puzzle of this seed and number first takes the technique, see `find_uses`; None where it does not."""
    return next(find_uses(make(Recipe(Wish(), seed, index)).puzzle, technique, beside), None)
