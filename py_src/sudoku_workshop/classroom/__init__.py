"""The classroom: the algorithms of five tutorials, each as in its tutorial, and two more algorithms for comparison.

`ALGORITHMS` lists the algorithms. Each has its own module, to be read beside the tutorial. Other modules run them:

- `events` defines what algorithms report while they work, and runs them.
- `attempt` runs an algorithm on a puzzle, with limits.
- `watch` returns the events of a run page by page.
- `output` returns what the algorithm's program prints.
- `compare` runs several algorithms on the same puzzles.
- `figures` counts how many of tutorial 5's puzzles have several solutions, and how many full grids it can make.
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
    """An algorithm of the classroom and its program.

    `text` is the number of the tutorial that it comes from. `all_solutions` says whether it continues after the first
    solution. Its program prints `head`, and then each solution as `printed` returns it, or `nothing` if there is none.
    The text of the program is the source of `module`.
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
MAKER = ALGORITHMS["fill-shuffle-dig"]  # the only algorithm that can make its own puzzle
