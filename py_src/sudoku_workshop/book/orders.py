"""The puzzles that are made for a section: a number of puzzles for one wish and one seed. IDs identify the puzzles."""

from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from sudoku_workshop.generator import Made, Recipe, Wish, make
from sudoku_workshop.spread import spread

if TYPE_CHECKING:
    from concurrent.futures import Executor


def lacking(wish: Wish, seed: str, count: int, ids: Container[str | None]) -> list[Recipe]:
    """Return the recipes of the puzzles of an order that have not been made yet: their IDs are not among `ids`.

    The order is for `count` puzzles. Raises WishError for an invalid seed.
    """
    recipes = (Recipe(wish, seed, index) for index in range(count))
    return [recipe for recipe in recipes if recipe.id not in ids]


def delivered(
    recipes: Iterable[Recipe],
    executor: "Executor | None" = None,
    workers: int = 1,
    on_try: Callable[[], object] | None = None,
) -> Iterator[Made]:
    """Yield the puzzle of each recipe, in order.

    If a puzzle is not `met`, no puzzle for its wish was found. For `on_try`, see `make`.
    """
    return spread(partial(make, on_try=on_try), recipes, executor, workers)
