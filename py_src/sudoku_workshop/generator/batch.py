"""Many puzzles of one wish, spread over an executor: a process pool, or a cluster's.

Puzzle i is decided by wish, seed and i alone, so the puzzles are the same however many workers there are. They come in
order, each as soon as it and those before it are done; only as many are under way as keep the workers busy.
"""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from sudoku_workshop.generator.making import EFFORT, Made, make
from sudoku_workshop.generator.wish import Recipe, Wish
from sudoku_workshop.logic.rating import rate

if TYPE_CHECKING:  # else the page, which does not use it, would load it too
    from concurrent.futures import Executor

AHEAD = 4  # portions under way for each worker


def batch(
    wish: Wish,
    seed: str,
    number: int,
    executor: "Executor | None" = None,
    workers: int = 1,
    portion: int = 1,
    effort: int = EFFORT,
    rated: bool = False,
) -> Generator[Made, None, None]:
    """`number` puzzles, from the first. A worker takes `portion` of them at a time."""
    recipes = (Recipe(wish, seed, index) for index in range(number))
    work = partial(_made, effort=effort, rated=rated)
    if executor is None:
        yield from map(work, recipes)
    else:
        portions = iter(lambda: tuple(islice(recipes, portion)), ())
        yield from _spread(partial(_all, work), portions, executor, workers * AHEAD)


def _made(recipe: Recipe, effort: int, rated: bool) -> Made:
    made = make(recipe, effort)
    return made._replace(rating=rate(made.puzzle)) if rated else made


def _all(work: Callable[[Recipe], Made], recipes: Iterable[Recipe]) -> list[Made]:
    """One worker's portion."""
    return [work(recipe) for recipe in recipes]


def _spread(
    work: Callable[[Iterable[Recipe]], list[Made]],
    portions: Iterator[tuple[Recipe, ...]],
    executor: "Executor",
    ahead: int,
) -> Iterator[Made]:
    waiting = deque(executor.submit(work, portion) for portion in islice(portions, ahead))
    try:
        while waiting:
            yield from waiting.popleft().result()
            waiting.extend(executor.submit(work, portion) for portion in islice(portions, 1))
    except KeyboardInterrupt:  # puzzles that are finished, but not yet their turn, are not lost
        for future in waiting:
            if future.done():
                yield from future.result()
        raise
    finally:  # a caller that stops early leaves no work behind
        for future in waiting:
            future.cancel()
