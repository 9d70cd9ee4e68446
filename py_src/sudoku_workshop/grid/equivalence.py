"""The form by which equivalent puzzles are recognised, for puzzles of all kinds."""

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.canonical import canonical
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.minlex import minlex


def form_of(board: Board) -> str:
    """Return a text that is equal for two boards exactly if they are equivalent puzzles.

    If the grid has no minlex form, only renamed digits, rotations and reflections count as equivalent. With unsupported
    rules, only the same clues do.
    """
    if board.geometry.unknown:
        return f"{board.geometry.name} {text_of(board.givens)}"
    try:
        form = minlex(board)
    except ValueError:
        form = canonical(board)
    return f"{board.geometry.name} {text_of(form)}"
