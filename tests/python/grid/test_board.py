"""Tests of boards as integers: candidates, placing, folds, and the contradictions that these find."""

import pickle
from dataclasses import FrozenInstanceError

import pytest

from sudoku_workshop.grid.board import board_of, candidates
from sudoku_workshop.grid.digit_grids import digits_of, values_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.grid.masks import masks, place
from tests.support.folding import propagate

NINE = geometry("9")
M = masks(NINE)
EASY = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
TEXT_2 = "400520703000003000100007000014000006700050001500000420000400005000800000201076008".replace("0", ".")


def bit(digit: int, cell: int) -> int:
    return 1 << (digit - 1) * 81 + cell


def test_candidates_are_what_row_column_and_box_leave() -> None:
    board = board_of(NINE, digits_of(NINE, TEXT_2))
    assert candidates(board, 1) == (6, 8, 9)
    assert candidates(board, 0) == (4,), "a written digit stands alone in its cell"


def test_removed_candidates_are_gone() -> None:
    board = board_of(NINE, digits_of(NINE, TEXT_2), removed=bit(6, 1) | bit(9, 1))
    assert candidates(board, 1) == (8,)


def test_an_entry_is_no_given() -> None:
    givens = digits_of(NINE, TEXT_2)
    board = board_of(NINE, givens, (4, 9, *givens[2:]))
    assert (board.givens[1], board.values[1], candidates(board, 1)) == (0, 9, (9,))


def test_duplicates_stay_written() -> None:
    board = board_of(NINE, (5, 5, *[0] * 79))
    assert candidates(board, 0) == candidates(board, 1) == (5,)
    assert propagate(board.grid, M) == 0


@pytest.mark.parametrize("wrong", [[0] * 80, [10] + [0] * 80, [-1] + [0] * 80])
def test_numbers_that_do_not_fit_are_refused(wrong: list[int]) -> None:
    with pytest.raises(ValueError, match="81 digits from 0 to 9 needed"):
        board_of(NINE, wrong)


def test_values_must_include_the_givens() -> None:
    with pytest.raises(ValueError, match="values must include the givens"):
        board_of(NINE, [1] + [0] * 80, [2] + [0] * 80)


@pytest.mark.parametrize("name", SIZES)
def test_place_leaves_one_candidate_in_the_cell_and_none_in_its_peers(name: str) -> None:
    grid, m = geometry(name), masks(geometry(name))
    cell, digit = grid.cells // 3, grid.n // 2
    placed = place(m.full, digit * m.size + cell, m)
    assert placed >> cell & m.cell == 1 << digit * m.size
    gone = [other for other in range(grid.cells) if not placed >> digit * m.size + other & 1]
    assert gone == list(grid.peers[cell])
    assert m.full.bit_count() - placed.bit_count() == grid.n - 1 + len(grid.peers[cell])


def test_two_equal_digits_in_a_row_are_no_solution_though_every_cell_has_one_candidate() -> None:
    solved = digits_of(NINE, "496528713875143692132967854314289576729654381568731429687492135943815267251376948")
    swapped = (solved[1], solved[0], *solved[2:])
    single_candidates = sum(bit(digit, cell) for cell, digit in enumerate(swapped))
    assert single_candidates.bit_count() == 81
    assert propagate(single_candidates, M) == 0
    fine = sum(bit(digit, cell) for cell, digit in enumerate(solved))
    assert propagate(fine, M) == fine
    assert values_of(fine, NINE) == solved


def test_a_digit_without_a_place_in_a_house_is_a_contradiction() -> None:
    row_without_a_five = M.full & ~(0b111111111 << 4 * 81)
    assert propagate(row_without_a_five, M) == 0


def test_propagation_finds_every_single_but_keeps_every_solution() -> None:
    solution = "987654321246173985351928746128537694634892157795461832519286473472319568863745219"
    grid = propagate(board_of(NINE, digits_of(NINE, EASY)).grid, M)
    assert all(grid & bit(digit, cell) for cell, digit in enumerate(digits_of(NINE, solution)))


def test_text_and_digits_are_each_others_inverse() -> None:
    sixteen = geometry("16")
    text = "." * 240 + "123456789ABCDEFG"
    assert text_of(digits_of(sixteen, text)) == text
    with pytest.raises(ValueError, match="256 characters"):
        digits_of(sixteen, text.lower())


def test_a_board_shows_itself() -> None:
    board = board_of(NINE, digits_of(NINE, TEXT_2))
    assert str(board).splitlines()[:2] == ["+-------+-------+-------+", "| 4 . . | 5 2 . | 7 . 3 |"]
    assert repr(board) == f"Board('{TEXT_2}')"
    started = board_of(NINE, board.givens, (4, 9, *board.givens[2:]))
    assert repr(started) == f"Board('{TEXT_2}', values='49{TEXT_2[2:]}')"
    assert started.puzzle == board


def test_a_board_tells_its_digits_by_row_and_column() -> None:
    board = board_of(NINE, digits_of(NINE, TEXT_2))
    assert (board[1, 1], board[1, 2], board[1, 4], board[9, 9]) == (4, 0, 5, 8)
    for outside in ((0, 1), (1, 10)):
        with pytest.raises(IndexError, match="rows and columns are 1 to 9"):
            board[outside]


def test_a_board_cannot_be_changed() -> None:
    board = board_of(NINE, digits_of(NINE, TEXT_2))
    with pytest.raises(FrozenInstanceError):
        board.values = ()  # type: ignore[misc]
    assert pickle.loads(pickle.dumps(board)) == board


@pytest.mark.parametrize("text", ["1" * 80, "1" * 82, "", "0" + "." * 80, "A" + "." * 80, "１" + "." * 80])
def test_what_is_no_canonical_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected 81 characters of \.123456789"):
        digits_of(NINE, text)
