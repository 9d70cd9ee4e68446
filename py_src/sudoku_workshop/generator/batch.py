"""Batches: many puzzles from one wish.

Puzzle i depends on the wish, the seed and i alone, so a batch is the same on every machine and with any number of
workers.
"""

from collections.abc import Generator
from functools import partial
from typing import TYPE_CHECKING

from sudoku_workshop.generator.making import EFFORT, Made, make
from sudoku_workshop.generator.wish import Recipe, Wish
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.spread import spread

if TYPE_CHECKING:  # so that the page, which does not use it, need not load it
    from concurrent.futures import Executor


def batch(
    wish: Wish,
    seed: str,
    number: int,
    executor: "Executor | None" = None,
    workers: int = 1,
    effort: int = EFFORT,
    rated: bool = False,
) -> Generator[Made, None, None]:
    """Yield the first `number` puzzles of a wish and a seed; with `rated` each has its full rating."""
    recipes = (Recipe(wish, seed, index) for index in range(number))
    return spread(partial(_made, effort=effort, rated=rated), recipes, executor, workers)


def _made(recipe: Recipe, effort: int, rated: bool) -> Made:
    made = make(recipe, effort)
    return made._replace(rating=rate(made.puzzle)) if rated else made
