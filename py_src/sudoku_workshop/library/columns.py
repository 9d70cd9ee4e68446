"""Facts about many puzzles as the columns of a table: `columns`."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import islice
from typing import Any, Literal, get_args

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.puzzle_forms import Source
from sudoku_workshop.library.batches import Outcome, batch
from sudoku_workshop.library.choices import all_of, of_kind
from sudoku_workshop.library.texts import parse
from sudoku_workshop.listing import PARTS, Facts, Parts, facts_of
from sudoku_workshop.search import solutions

Column = Literal[
    "solution",
    "solutions",
    "clues",
    "symmetry",
    "automorphisms",
    "minlex",
    "er",
    "ep",
    "ed",
    "grade",
    "technique",
    "beyond",
    "error",
]
ERROR: Column = "error"
USUAL: tuple[Column, ...] = ("solution", "solutions", ERROR)


def columns(
    puzzles: Iterable[Source], names: Sequence[Column] = USUAL, *, workers: int | None = None
) -> dict[str, list[Any]]:
    """Return facts about many puzzles: for each name a list that has one value for each puzzle, in order.

    The puzzles are texts or have any other form that `parse` reads, such as a column of a DataFrame. `solutions` is 0,
    1, or 2 if there are several, and `solution` is the only one. `clues` is their number. `symmetry`, `automorphisms`
    and `minlex` (the canonical form) are the results of the functions with these names. `er`, `ep`, `ed`, `grade`,
    `technique` and `beyond` are those of `rate`. `error` says why a puzzle cannot be read or judged; its other values
    are None, like all facts that a puzzle does not have. `workers` is the number of processes (by default, all cores;
    1: this process).

    >>> import sudoku_workshop as sudoku
    >>> puzzles = ["1... ..3. .4.. ...2", "1... 3... ..2. ...4", "12"]
    >>> sudoku.columns(puzzles, ["solution", "solutions", "clues"], workers=1)
    {'solution': ['1324423124133142', None, None], 'solutions': [1, 2, None], 'clues': [4, 4, None]}
    """
    of_kind("names", names, tuple[str, ...])
    all_of("column", names, get_args(Column))
    if hasattr(puzzles, "columns"):
        raise SudokuError("a table has several columns; pass the one with the puzzles")
    rows = [_row(outcome) for outcome in batch(partial(_facts, names), puzzles, workers=workers)]
    return {name: [row.get(name) for row in rows] for name in names}


def _row(outcome: Outcome[Source, Facts]) -> Facts:
    """Return the facts of a puzzle, or its error. Raises an error that is not about the puzzle."""
    if isinstance(outcome.error, SudokuError):
        return {ERROR: str(outcome.error)}
    return outcome.result()


def _facts(names: Iterable[Column], puzzle: Source) -> Facts:
    return facts_of(parse(puzzle), names, ALL_PARTS)


def _solved(board: Board) -> Facts:
    found = list(islice(solutions(board.puzzle), 2))
    return {"solutions": len(found), "solution": text_of(found[0].values) if len(found) == 1 else None}


ALL_PARTS: Parts = {("solution", "solutions"): _solved, **PARTS}
