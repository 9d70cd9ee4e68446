"""A rung finds the same step if its nets are divided among workers."""

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.branches import Finding
from sudoku_workshop.logic.techniques.nested import Nesting
from sudoku_workshop.logic.techniques.shares import join, share
from tests.support.forcing_laws import thinned

HARDEST = "98.76.5..4..3..9....6....2.8..5..7...1...8........3..85...34..9.4.9.........574.."  # ER 10.7
PARTS = 3


@pytest.fixture(scope="module", params=range(3))
def board(request: pytest.FixtureRequest) -> Board:
    nine = geometry("9")
    return thinned(board_of(nine, digits_of(nine, HARDEST)), f"shares/{request.param}", 70)


def simplest(position: Position, level: int) -> tuple[Finding, int]:
    """Return the first finding, and the number of nets that were built here."""
    branches = position.once(Nesting).branches(position, level)
    return next(branches.in_order()), len(branches._nets)


@pytest.mark.parametrize("level", range(1, 6))
def test_shares_lead_to_the_same_step(board: Board, level: int) -> None:
    shared = Position(board)
    join(shared, level, [share(Position(board), level, part, PARTS) for part in range(PARTS)])
    ours, worked_out = simplest(shared, level)
    alone, all_of_them = simplest(Position(board), level)
    assert ours[:-1] == alone[:-1]  # except the sets of claims, because chains are numbered as they come
    assert worked_out == len(ours.branches) < all_of_them


def test_incomplete_shares_are_not_used(board: Board) -> None:
    shared = Position(board)
    join(shared, 2, [share(Position(board), 2, part, PARTS) for part in range(PARTS - 1)])
    assert simplest(shared, 2) == simplest(Position(board), 2)
