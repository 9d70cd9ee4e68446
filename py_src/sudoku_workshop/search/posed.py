"""A decision about crossed-out candidates: whether they are part of the puzzle. See decision 0103."""

from sudoku_workshop.grid.board import Board
from sudoku_workshop.search.branching import branches
from sudoku_workshop.search.field_layout import layout_of
from sudoku_workshop.search.fields import fields_of, is_solved, propagate

TRIES = 1000  # the most grids to examine, so that reading a puzzle is never slow; no 9x9 puzzle needs this many


def posed(board: Board) -> Board:
    """Return the board, with its crossed-out candidates made part of the puzzle if the givens have several solutions.

    If the givens have only one solution, they are the whole puzzle, and a person has crossed the candidates out. With
    unsupported rules, the number of solutions is not known, so the board stays as it is.
    """
    crossed = 0 if board.geometry.unknown else board.crossed
    if not (crossed and _leaves_several(board.puzzle)):
        return board
    return Board(board.geometry, board.givens, board.values, board.grid, crossed)


def _leaves_several(puzzle: Board) -> bool:
    """Return whether there is more than one solution, or whether `TRIES` grids were not enough to find out."""
    layout, waiting, found = layout_of(puzzle.geometry), [fields_of(puzzle)], 0
    for _ in range(TRIES):
        if not waiting or found > 1:
            break
        fields = propagate(waiting.pop(), layout)
        if fields and is_solved(fields, layout):
            found += 1
        elif fields:
            waiting.extend(branches(fields, layout))
    return found > 1 or bool(waiting)
