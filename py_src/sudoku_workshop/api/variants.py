"""Requests about variants: a puzzle for a wish, and the recipe of an ID.

The modules that make variants are imported with the first request, because they are not in the page's snapshot.
"""

from dataclasses import asdict
from functools import lru_cache
from typing import cast

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods
from sudoku_workshop.api.generating import made_reply
from sudoku_workshop.generator.variants import (
    VERSION,
    VariantRecipe,
    VariantSearch,
    VariantWish,
    usual_effort,
    variant_recipe_of,
)


def _variant(
    wish: shapes.VariantWish,
    seed: str,
    index: int,
    version: str = VERSION,
    effort: int | None = None,
    upto: int | None = None,
) -> shapes.Made | shapes.Sought:
    """Make a puzzle with rules that meets a wish. `version` is that of its ID.

    With `upto`, the search stops after this number of tries, including those of earlier calls. If it has found no
    puzzle by then, only the number of tries is returned.
    """
    recipe = VariantRecipe(VariantWish(**wish), seed, index, version)
    most = effort or usual_effort(recipe)
    search = _search(recipe)
    if (upto or most) < most and not search.advanced(upto or most):
        return {"met": False, "tries": search.tries, "effort": most}
    made = search.made(most)
    _search.cache_clear()
    return made_reply(made, {"grade": made.grade, "er": None, "beyond": False})


@lru_cache(maxsize=1)
def _search(recipe: VariantRecipe) -> VariantSearch:
    """Return the search for a recipe's puzzle. The last search is cached, so that the next call continues it."""
    return VariantSearch(recipe)


def _variant_recipe(id: str) -> shapes.VariantAsked:
    """Return the recipe in the ID of a puzzle with rules: the wanted properties, a seed, an index, and its version."""
    return cast(shapes.VariantAsked, asdict(variant_recipe_of(id)))


METHODS: Methods = {"variant": _variant, "variant-recipe": _variant_recipe}
