"""A reader of Interactive-Sudoku-Solver's text that refuses puzzles with rules or grids that are not supported."""

from sudoku_workshop.grid.board import Board
from sudoku_workshop.notation import NotationError, read


class NotKnown(Exception):  # noqa: N818  # not an error of a text, but of our program
    """The text has a kind of rules, a grid or digits that are not supported."""


def read_iss(text: str) -> Board:
    """Return the board of a text. Raises NotKnown if we cannot read all of it."""
    try:
        found = read(text)
    except NotationError as error:
        raise NotKnown(text) from error
    if found.about[0].unknown:
        raise NotKnown(text)
    return found.puzzles[0]
