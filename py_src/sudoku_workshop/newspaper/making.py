"""The puzzles of a series, made day by day, by any number of workers."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from datetime import date
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from sudoku_workshop.generator import Made, make
from sudoku_workshop.newspaper.dated import Series
from sudoku_workshop.spread import spread

if TYPE_CHECKING:  # because the page does not use this module
    from concurrent.futures import Executor


def made_by_day(
    series: Series,
    executor: "Executor | None" = None,
    workers: int = 1,
    on_try: Callable[[], object] | None = None,
) -> Generator[tuple[date, Sequence[Made]], None, None]:
    """Yield each day whose puzzles are needed, with its puzzles. `on_try` is called before each try to make one.

    If there is an executor, `on_try` must be a function that can be pickled.
    """
    recipes = [recipe for day in series.needed for recipe in series.recipes(day)]
    with closing(spread(partial(make, on_try=on_try), recipes, executor, workers)) as made:
        for day in series.needed:
            yield day, list(islice(made, len(series.recipes(day))))
