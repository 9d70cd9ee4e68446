"""The generator of variants: puzzles with rules besides rows, columns and boxes, each with one solution.

A full grid is filled, rules that hold for it are placed, and clues are removed while one solution remains. To add a
kind, write its record, list it in `kinds.py`, and write its name in the catalogs.
"""

from sudoku_workshop.generator.variants.kinds import KINDS
from sudoku_workshop.generator.variants.making import VariantSearch, make_variant, usual_effort
from sudoku_workshop.generator.variants.wish import (
    CHOICES,
    VERSION,
    VariantRecipe,
    VariantWish,
    variant_recipe_of,
)

__all__ = [
    "CHOICES",
    "KINDS",
    "VERSION",
    "VariantRecipe",
    "VariantSearch",
    "VariantWish",
    "make_variant",
    "usual_effort",
    "variant_recipe_of",
]
