"""Grids that do not count as further puzzles: the state or the solution of the puzzle before them."""

from collections.abc import Sequence

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.notation.source import Ignored


def is_state_heading(part: Ignored) -> bool:
    """Return whether a line is the heading of a state, as in SadMan's files.

    A state is a grid with the entries of the puzzle before it.
    """
    return part.text.lower() == "[state]"


def agrees(digits: Sequence[int], givens: Sequence[int]) -> bool:
    """Return whether every given has the same digit among `digits`."""
    return len(digits) == len(givens) and all(a in (0, b) or not b for a, b in zip(givens, digits, strict=True))


def with_entries(puzzle: Board, digits: Sequence[int]) -> Board:
    """Return the puzzle with these digits entered."""
    values = [given or digit for given, digit in zip(puzzle.givens, digits, strict=True)]
    return board_of(puzzle.geometry, puzzle.givens, values)


def is_solution(digits: Sequence[int], puzzle: Board) -> bool:
    """Return whether these digits fill the grid, and the puzzle is not full but has the same digits in its givens."""
    if len(digits) != puzzle.geometry.cells:
        return False
    pairs = [(puzzle.givens[cell], digits[cell]) for cell in puzzle.geometry.used]
    return any(not given for given, _ in pairs) and all(digit and given in (0, digit) for given, digit in pairs)
