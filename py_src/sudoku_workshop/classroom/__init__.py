"""The classroom: the algorithms of five texts, each as its text gives it, and two to compare them with.

`ALGORITHMS` lists them. Each has a module of its own, to be read beside the text; `events` says what they report
while they work and how they are run, `attempt` runs one on a puzzle, bounded, `watch` hands its events out page by
page, `output` is what its program prints, `compare` sets them side by side, and `figures` counts what text 5's way of
making puzzles comes to.
"""

from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import NamedTuple

from sudoku_workshop.classroom import (  # fmt: skip
    engine,
    every_solution,
    exact_cover,
    fewest_candidates,
    fill_shuffle_dig,
    first_solution,
    used_tables,
)
from sudoku_workshop.classroom.events import Steps
from sudoku_workshop.classroom.givens import Rows


class Algorithm(NamedTuple):
    """`text`: the number of its text; `all_solutions`: it goes on after the first one, to the end.

    It prints `head`, every solution as `printed`, and `nothing` where there is none. Its source is that of `module`.
    """

    slug: str
    text: int | None
    all_solutions: bool
    module: ModuleType
    steps: Callable[[Rows, Random], Steps]
    printed: Callable[[Rows], str]
    head: str = ""
    nothing: str = ""


_TABLE = (
    Algorithm("every-solution", 1, True, every_solution, every_solution.steps, every_solution.printed, "\n"),
    Algorithm("fewest-candidates", 2, False, fewest_candidates, fewest_candidates.steps, fewest_candidates.printed),
    Algorithm("used-tables", 3, False, used_tables, used_tables.steps, used_tables.printed),
    Algorithm(
        "first-solution", 4, False, first_solution, first_solution.steps, first_solution.printed,
        nothing=first_solution.NO_SOLUTION,
    ),
    Algorithm(
        "fill-shuffle-dig", 5, False, fill_shuffle_dig, fill_shuffle_dig.steps, fill_shuffle_dig.printed,
        nothing=fill_shuffle_dig.NO_SOLUTION,
    ),
    Algorithm("exact-cover", None, True, exact_cover, exact_cover.steps, used_tables.printed),
    Algorithm("engine", None, True, engine, engine.steps, used_tables.printed),
)  # fmt: skip
ALGORITHMS = {algorithm.slug: algorithm for algorithm in _TABLE}
MAKER = ALGORITHMS["fill-shuffle-dig"]  # the one that can make its own puzzle
