"""Positions for practising a technique, generated on request."""

from sudoku_workshop.generator.making import make
from sudoku_workshop.generator.wish import Recipe, Wish
from sudoku_workshop.logic.practice import Use, find_uses


def sought(technique: str, seed: str, index: int, beside: bool = False) -> Use | None:
    """Return the first use of the technique in the puzzle with this seed and index (see `find_uses`), or None."""
    return next(find_uses(make(Recipe(Wish(), seed, index)).puzzle, technique, beside), None)
