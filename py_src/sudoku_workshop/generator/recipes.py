"""Recipes of classic puzzles and of variants alike. What makes variants is loaded when the first one is asked for."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from sudoku_workshop.generator.making import EFFORT, Made, make
from sudoku_workshop.generator.recipe import Recipe, recipe_of
from sudoku_workshop.generator.wish import Wish

if TYPE_CHECKING:
    from sudoku_workshop.generator.variants import VariantRecipe, VariantWish

VARIANT = ("v1.", "v2.")  # IDs of variants begin with one of them


def recipe_from(text: str) -> "Recipe | VariantRecipe":
    """Return the recipe in an ID of a classic puzzle or a variant. Raises WishError if the text is not an ID."""
    if not text.strip().lower().startswith(VARIANT):
        return recipe_of(text)
    from sudoku_workshop.generator.variants import variant_recipe_of

    return variant_recipe_of(text)


def wish_from(parts: Mapping[str, str]) -> "Wish | VariantWish":
    """Return the wish with these properties. With `kinds`, it is for variants. Raises WishError if it is impossible.

    >>> wish_from({"kinds": "jigsaw", "grade": "easy"}).cages
    'any'
    """
    if "kinds" not in parts:
        return Wish(**parts)
    from sudoku_workshop.generator.variants import VariantWish

    return VariantWish(**parts)


def recipe_for(wish: "Wish | VariantWish", seed: str, index: int) -> "Recipe | VariantRecipe":
    """Return the recipe of a wish, a seed and an index."""
    if isinstance(wish, Wish):
        return Recipe(wish, seed, index)
    from sudoku_workshop.generator.variants import VariantRecipe

    return VariantRecipe(wish, seed, index)


def make_from(
    recipe: "Recipe | VariantRecipe", effort: int | None = None, on_try: Callable[[], object] | None = None
) -> Made:
    """Return the puzzle of a recipe. Without `effort`, as many tries are made as is usual for such a puzzle."""
    if isinstance(recipe, Recipe):
        return make(recipe, effort or EFFORT, on_try)
    from sudoku_workshop.generator.variants import make_variant

    return make_variant(recipe, effort, on_try)
