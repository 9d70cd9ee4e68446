"""The puzzles that are made for a section: a number of puzzles for one wish and one seed, identified by their IDs."""

import itertools
from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from sudoku_workshop.generator import Made, Recipe, Wish, make_from, recipe_for
from sudoku_workshop.spread import spread

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from sudoku_workshop.generator.variants import VariantRecipe, VariantWish


def lacking(
    wish: "Wish | VariantWish", seed: str, count: int, ids: Container[str | None], skipped: Container[int] = ()
) -> "list[Recipe | VariantRecipe]":
    """Return the recipes of the puzzles that are still to be made for a section of a book.

    The section asks for `count` puzzles with the properties in `wish` and this seed. A puzzle has been made already if
    its ID is among `ids`, or the ID that an older version gave it. The indices in `skipped` are left out. Raises
    WishError for an invalid seed.
    """
    indices = itertools.islice((index for index in itertools.count() if index not in skipped), count)
    recipes = (recipe_for(wish, seed, index) for index in indices)
    return [recipe for recipe in recipes if not any(known in ids for known in recipe.ids)]


def delivered(
    recipes: "Iterable[Recipe | VariantRecipe]",
    executor: "Executor | None" = None,
    workers: int = 1,
    on_try: Callable[[], object] | None = None,
) -> Iterator[Made]:
    """Make the puzzle of each recipe, and yield the puzzles in the order of the recipes.

    If no puzzle has all the wanted properties, the closest match is yielded, and its `met` is false. For `on_try`, see
    `make_from`.
    """
    return spread(partial(make_from, on_try=on_try), recipes, executor, workers)
