"""A search that stops after a number of grids, for questions that are asked about many puzzles in a row."""

from itertools import islice

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.search.field_layout import layout_of
from sudoku_workshop.search.fields import fields_of, values_of
from sudoku_workshop.search.scores import StoppedError, solved_grids

MOST = 1000  # the grids that a search examines; most killers need fewer than 100


def solutions_within(board: Board, limit: int, most: int = MOST) -> list[tuple[Digit, ...]] | None:
    """Return the digits of up to `limit` solutions, or None if that would take more than `most` grids."""
    layout = layout_of(board.geometry)
    try:
        found = list(islice(solved_grids([fields_of(board)], layout, most), limit))
    except StoppedError:
        return None
    return [values_of(fields, layout) for fields in found]
