"""Batches: several puzzles made for one wish and one seed.

Puzzle number i depends only on the wish, the seed and i, so a batch is the same on every machine and with any number of
workers.
"""

from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING

from sudoku_workshop.generator.making import Made
from sudoku_workshop.generator.recipe import Recipe
from sudoku_workshop.generator.recipes import make_from, recipe_for
from sudoku_workshop.generator.wish import Wish
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.spread import spread

if TYPE_CHECKING:  # because the page does not use this module and need not load it
    from concurrent.futures import Executor

    from sudoku_workshop.generator.variants.wish import VariantRecipe, VariantWish


def batch(
    wish: "Wish | VariantWish",
    seed: str,
    number: int,
    executor: "Executor | None" = None,
    workers: int = 1,
    effort: int | None = None,
    rated: bool = False,
    on_try: Callable[[], object] | None = None,
) -> Generator[Made, None, None]:
    """Yield the first `number` puzzles with the properties in `wish` for this seed.

    With `rated`, each puzzle comes with its full rating. `on_try` is called before each try, in the process that makes
    the try. If there is an executor, `on_try` must be a function that can be pickled.
    """
    recipes = (recipe_for(wish, seed, index) for index in range(number))
    return spread(partial(_made, effort=effort, rated=rated, on_try=on_try), recipes, executor, workers)


def _made(
    recipe: "Recipe | VariantRecipe", effort: int | None, rated: bool, on_try: Callable[[], object] | None
) -> Made:
    made = make_from(recipe, effort, on_try)
    return made._replace(rating=rate(made.puzzle)) if rated else made
