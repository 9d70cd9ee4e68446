"""A search that stops after a number of grids, for questions that are asked about many puzzles in a row."""

from functools import lru_cache
from itertools import islice

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.search import count, solve, solved
from sudoku_workshop.search.field_layout import layout_of
from sudoku_workshop.search.fields import fields_of, values_of
from sudoku_workshop.search.scores import StoppedError, solved_grids

KEPT = 16  # puzzles whose solution is kept, because each hint needs it
MOST = 1000  # the grids that a search examines; most killers need fewer than 100
LONG = 4 * MOST  # the grids that are examined where nothing else leads on


def solutions_within(board: Board, limit: int, most: int = MOST) -> list[tuple[Digit, ...]] | None:
    """Return the digits of up to `limit` solutions, or None if that would take more than `most` grids."""
    layout = layout_of(board.geometry)
    try:
        found = list(islice(solved_grids([fields_of(board)], layout, most), limit))
    except StoppedError:
        return None
    return [values_of(fields, layout) for fields in found]


@lru_cache(maxsize=KEPT)
def only_solution(puzzle: Board, most: int = MOST) -> tuple[Board, ...] | None:
    """Return the only solution of a puzzle, nothing if there is not exactly one, or None if the search takes too long.

    For classic puzzles, the search is quick and has no limit.
    """
    layout = layout_of(puzzle.geometry)
    if puzzle.geometry.is_explained:
        solution = solve(puzzle) if count(puzzle, 2) == 1 else None
        return (solution,) if solution else ()
    try:
        found = list(islice(solved_grids([fields_of(puzzle)], layout.exact, most), 2))
    except StoppedError:
        return None
    values = [values_of(fields, layout) for fields in found]
    return tuple(solved(puzzle, each) for each in values) if len(values) == 1 else ()


def solution_at_length(puzzle: Board) -> tuple[Board, ...] | None:
    """Return what `only_solution` returns if it examines up to `LONG` grids.

    The search with fewer grids comes first, because hints keep its result.
    """
    found = only_solution(puzzle)
    return only_solution(puzzle, LONG) if found is None else found
