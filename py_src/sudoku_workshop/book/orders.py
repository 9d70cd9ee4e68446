"""The puzzles that a section orders: so many of a wish, which a seed decides. They are known by their ids."""

from collections.abc import Container, Iterable, Iterator
from typing import TYPE_CHECKING

from sudoku_workshop.generator import Made, Recipe, Wish, make
from sudoku_workshop.spread import spread

if TYPE_CHECKING:
    from concurrent.futures import Executor


def lacking(wish: Wish, seed: str, count: int, ids: Container[str | None]) -> list[Recipe]:
    """What is ordered and not there yet. WishError for a seed that is none."""
    recipes = (Recipe(wish, seed, index) for index in range(count))
    return [recipe for recipe in recipes if recipe.id not in ids]


def delivered(recipes: Iterable[Recipe], executor: "Executor | None" = None, workers: int = 1) -> Iterator[Made]:
    """The puzzles; one that is not `met` was not found."""
    return spread(make, recipes, executor, workers)
