"""Tests of the canonical form: equal for puzzles that differ by turning and renaming, and different for all others."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.canonical import canonical
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from tests.support.paper import puzzle

SQUARE = ("4", "9", "16", "25")


def turned(board: Board) -> Board:
    """Return the board after a half turn."""
    return board_of(board.geometry, board.givens[::-1])


def mirrored(board: Board) -> Board:
    n = board.geometry.n
    rows = [board.givens[start : start + n] for start in range(0, n * n, n)]
    return board_of(board.geometry, [digit for row in rows for digit in reversed(row)])


def lying(board: Board) -> Board:
    """Return the board with rows and columns exchanged."""
    n = board.geometry.n
    return board_of(board.geometry, [board.givens[row * n + column] for column in range(n) for row in range(n)])


def renamed(board: Board, seed: int) -> Board:
    names = list(range(1, board.geometry.n + 1))
    random.Random(seed).shuffle(names)
    return board_of(board.geometry, [names[digit - 1] if digit else 0 for digit in board.givens])


@given(st.sampled_from(SIZES), st.integers(0, 99), st.lists(st.sampled_from([turned, mirrored, lying]), max_size=5))
def test_turning_and_renaming_change_nothing(name: str, seed: int, moves: list) -> None:  # type: ignore[type-arg]
    board = moved = puzzle(name, seed % 3, share=0.4).board
    for move in moves:
        if move is not lying or name in SQUARE:
            moved = move(moved)
    assert canonical(renamed(moved, seed)) == canonical(board)


@pytest.mark.parametrize("name", ["4", "6", "9"])
def test_another_clue_another_puzzle(name: str) -> None:
    board = puzzle(name, 1, share=0.6).board
    n, forms = geometry(name).n, set()
    for cell in [cell for cell, clue in enumerate(board.givens) if clue]:
        forms.add(canonical(board_of(board.geometry, [0 if c == cell else d for c, d in enumerate(board.givens)])))
    clues = sum(map(bool, board.givens))
    assert len(forms) > clues // 2  # fewer than the clues if the puzzle has symmetries
    assert all(sum(map(bool, form)) == clues - 1 and max(form) <= n for form in forms)


def test_boxes_that_do_not_lie_are_not_laid() -> None:
    """Check that a 6x6 with rows and columns exchanged has another form, because it has other boxes."""
    board = puzzle("6", 1, share=0.5).board
    assert canonical(lying(board)) != canonical(board)


def test_rows_that_have_changed_places_make_another_puzzle() -> None:
    board = puzzle("9", 1, share=0.4).board
    moved = board_of(board.geometry, board.givens[9:18] + board.givens[:9] + board.givens[18:])
    assert canonical(moved) != canonical(board)
