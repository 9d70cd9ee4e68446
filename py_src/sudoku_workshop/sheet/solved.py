"""The solutions of the puzzles in a document."""

from itertools import islice

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.search import solutions
from sudoku_workshop.sheet.options import Puzzle


def solved(puzzle: Puzzle) -> Board | str:
    """Return the puzzle's board with its only solution, or the key of the message that says why there is none."""
    board = puzzle.board.puzzle
    if puzzle.solution:
        return board_of(board.geometry, board.givens, puzzle.solution)
    if board.geometry.unknown:
        return "sheet.unsolved"
    found = list(islice(solutions(board), 2))
    return found[0] if len(found) == 1 else "sheet.several" if found else "sheet.none"
