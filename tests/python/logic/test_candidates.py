"""Derived sets of candidates on a board whose first row has cells with 1, 1, 2, 3, 4, 5, 6, 7 and 0 candidates."""

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.candidates import Candidates

GRID = geometry("9")
COUNTS = (1, 1, 2, 3, 4, 5, 6, 7, 0)
FIRST_IS_WRITTEN = (1, *[0] * 80)
OPEN = sum(1 << digit * 81 + cell for cell, count in enumerate(COUNTS) for digit in range(count))
HERE = Candidates(Board(GRID, (0,) * 81, FIRST_IS_WRITTEN, OPEN))


def cells(*counts: int) -> int:
    """Return the blank cells with one of these numbers of candidates."""
    return sum(1 << cell for cell, count in enumerate(COUNTS) if cell and count in counts)


def test_cells_by_how_many_candidates_they_have() -> None:
    assert (HERE.written, HERE.open) == (1, OPEN - 1)
    assert (HERE.naked, HERE.bivalue, HERE.trivalue) == (cells(1), cells(2), cells(3))
    assert HERE.at_least_one == cells(*range(1, 8))
    assert HERE.at_least_two == cells(*range(2, 8))
    assert HERE.at_least_three == cells(*range(3, 8))
    assert [HERE.at_most(count) for count in (2, 3, 4)] == [cells(2), cells(2, 3), cells(2, 3, 4)]


def test_digits_and_their_places() -> None:
    assert HERE.digits_of[:9] == (0, 1, 3, 7, 15, 31, 63, 127, 0)
    assert HERE.planes == tuple(cells(*range(digit + 1, 8)) for digit in range(9))
    assert HERE.digits_in(0b1101) == 0b111
    assert HERE.with_all(0b11) == cells(*range(2, 8))
    assert HERE.at(0b1111, 0b110) == 1 << 81 + 2 | 1 << 81 + 3 | 1 << 2 * 81 + 3
    assert HERE.candidates_in(0b1111) == 1 << 1 | 1 << 2 | 1 << 3 | 1 << 81 + 2 | 1 << 81 + 3 | 1 << 2 * 81 + 3


def test_cells_that_see_cells() -> None:
    assert HERE.peers_of_all(0b11) == sum(1 << cell for cell in (*range(2, 9), 9, 10, 11, 18, 19, 20))
    both = HERE.peers_of_all(1) | HERE.peers_of_all(1 << 80)
    assert HERE.peers_of_any(1 | 1 << 80) == both
    assert both.bit_count() == 38  # 20 each, two of them the same


def test_small_and_solved() -> None:
    assert [Candidates(Board(geometry(n), (), (), 0)).is_small for n in ("9", "10")] == [True, False]
    full, short = (1,) * 81, (1,) * 80 + (0,)
    assert [Candidates(Board(GRID, full, values, 0)).is_solved for values in (full, short)] == [True, False]
