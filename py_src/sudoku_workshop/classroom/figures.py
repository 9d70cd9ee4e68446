"""Figures about the puzzles of tutorial 5: how many have several solutions, and how many full grids it can make."""

from collections.abc import Iterable
from itertools import product
from random import Random

from sudoku_workshop.classroom.events import Run, Steps
from sudoku_workshop.classroom.fill_shuffle_dig import PAIRS, ROUNDS, dfs, make, shuffle
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import GridText, text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import count


def made(holes: int, seed: str) -> Board:
    """Return a puzzle made by the algorithm of tutorial 5. Raises ValueError if there are more holes than cells."""
    board: Rows = [[0] * 9 for _ in range(9)]
    _finish(make(board, Random(seed), holes))
    return board_of(geometry("9"), [digit for row in board for digit in row])


def several(holes: int, runs: int, seed: str) -> int:
    """Make `runs` puzzles as in tutorial 5, and return how many of them have more than one solution.

    Puzzle i has the seed "SEED/i", where SEED is `seed`.
    """
    return sum(count(made(holes, f"{seed}/{i}"), 2) > 1 for i in range(runs))


def full_grids() -> set[GridText]:
    """Return every full grid that the algorithm of tutorial 5 can make by exchanging rows and columns.

    All its random choices are tried.
    """
    filled: Rows = [[0] * 9 for _ in range(9)]
    _finish(dfs(filled, 0))
    return {_shuffled(filled, pairs) for pairs in product(PAIRS, repeat=ROUNDS)}


def _shuffled(filled: Rows, pairs: Iterable[tuple[int, int]]) -> GridText:
    board = [row.copy() for row in filled]
    _finish(shuffle(board, pairs))
    return text_of(digit for row in board for digit in row)


def _finish(steps: Steps) -> None:
    for _ in Run(steps):
        pass
