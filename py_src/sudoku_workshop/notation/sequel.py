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


def is_solution(full: Sequence[int], puzzle: Sequence[int]) -> bool:
    """Return whether `full` is a full grid, and `puzzle` is not full but has the same digits in its filled cells."""
    if 0 in full or 0 not in puzzle or len(full) != len(puzzle):
        return False
    return all(a in (0, b) for a, b in zip(puzzle, full, strict=True))
