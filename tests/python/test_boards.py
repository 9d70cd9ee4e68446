"""Tests of boards as people use them: made from anything, read, changed, compared and written as Python."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO, StringIO
from itertools import islice
from math import nan
from pathlib import Path
from typing import Any

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop import Board, rules, search
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from tests.support.rule_puzzles import made
from tests.support.samples import sample

TEXT = "400520703000003000100007000014000006700050001500000420000400005000800000201076008"
LINES = [TEXT[start : start + 9] for start in range(0, 81, 9)]
ROWS = [[int(digit) for digit in line] for line in LINES]
BOARD = sudoku.parse(TEXT)
SUKAKU = "|12 1234 1234 1234|" + "1234 " * 12


@pytest.mark.parametrize(
    "source",
    [
        [*map(int, TEXT)],
        (*TEXT,),
        LINES,
        [[*line] for line in LINES],
        [[float(digit or nan) for digit in row] for row in ROWS],
        [["" if digit == 0 else f"{digit}.0"[:1] for digit in row] for row in ROWS],
        TEXT.encode(),
        ("\ufeff" + TEXT).encode("utf-16"),
        StringIO(TEXT),
        BytesIO(TEXT.encode()),
    ],
    ids=repr,
)
def test_a_puzzle_may_come_in_any_common_form(source: Any) -> None:
    assert sudoku.parse(source) == Board(BOARD) == BOARD


def test_a_puzzle_may_be_in_a_file_or_just_made(tmp_path: Path) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text("\n".join(LINES), encoding="utf-8")
    assert sudoku.parse(path) == sudoku.read(path).puzzles[0] == BOARD
    with path.open(encoding="utf-8") as file:
        assert sudoku.parse(file) == BOARD
    fresh = sudoku.generate(size=4, seed="a")
    assert sudoku.solve(fresh).same_grid(fresh.solution)


def test_sixteen_numbers_are_a_small_grid_and_letters_are_digits() -> None:
    assert sudoku.parse([1, 2, 0, 0] + [0] * 12) == sudoku.parse("12..............")
    large = sudoku.generate(size=16, seed="a").puzzle
    assert sudoku.parse(large.rows) == sudoku.parse(list(large)) == large
    assert sudoku.parse([["F" if digit == 15 else digit for digit in row] for row in large.rows]) == large


def test_a_board_is_made_cell_by_cell_and_with_rules() -> None:
    board = Board.from_cells({(1, 1): 1, (3, 4): 2}, size=4, rules=[rules.king()])
    assert board == Board.from_rows([[1, 0, 0, 0], [0] * 4, [0, 0, 0, 2], [0] * 4], [rules.king()])
    assert [rule.kind for rule in board.rules] == ["king"]
    assert Board.empty("9x").geometry.name == "9x"
    with pytest.raises(IndexError, match="r5c1 is not on the board"):
        Board.from_cells({(5, 1): 1}, size=4)
    with pytest.raises(sudoku.SudokuError, match="no geometry '11'"):
        Board.empty(11)


def test_a_board_is_a_sequence_of_digits_with_rows() -> None:
    assert (len(BOARD), list(BOARD), [list(row) for row in BOARD.rows]) == (81, [*map(int, TEXT)], ROWS)
    assert 4 in BOARD
    assert 9 not in BOARD
    assert BOARD.candidates(1, 2) == (6, 8, 9)
    assert BOARD.candidates(1, 1) == (4,)


def test_playing_a_puzzle_to_its_end() -> None:
    solution = board = sudoku.solve(BOARD)
    for cell in range(81):
        if not BOARD.givens[cell]:
            board = board.with_value(cell // 9 + 1, cell % 9 + 1, 0)
    assert board == BOARD
    for cell, digit in enumerate(solution):
        if not BOARD.givens[cell]:
            assert not board.is_solved
            board = board.with_value(cell // 9 + 1, cell % 9 + 1, digit)
            assert board.is_valid
    assert board == solution
    assert board.is_solved
    clash = BOARD.with_value(1, 2, 4)
    assert not clash.is_valid
    assert clash.with_value(1, 2, 0) == BOARD


def test_writing_a_crossed_out_digit_and_taking_it_back_keeps_other_marks() -> None:
    crossed = BOARD.without_candidate(1, 2, 6).without_candidate(1, 3, 8)
    assert crossed.candidates(1, 2) == (8, 9)
    written = crossed.with_value(1, 2, 6)
    assert written.candidates(1, 2) == (6,)
    assert written.with_value(1, 2, 0).candidates(1, 3) == (6, 9)


def test_equal_boards_and_the_same_grid_are_different_questions() -> None:
    solution = sudoku.solve(BOARD)
    typed = sudoku.parse(str(solution))
    assert solution != typed
    assert solution.same_grid(typed)
    assert not solution.same_grid(BOARD)
    assert BOARD.without_candidate(1, 2, 6) != BOARD
    assert BOARD.without_candidate(1, 2, 6).same_grid(BOARD)


@pytest.mark.parametrize("index", range(0, 60, sample(3, 1)))
def test_a_full_grid_is_solved_if_the_search_accepts_it(index: int) -> None:
    puzzle = made(index)
    grid = geometry(puzzle.grid.base)
    kept = board_of(puzzle.grid, puzzle.givens)
    full = [*islice(search.solutions(kept), 5), *islice(search.solutions(board_of(grid, [0] * grid.cells)), 20)]
    for board in (board_of(puzzle.grid, found.values) for found in full):
        assert board.is_solved == board.is_valid == (search.count(board, 1) == 1)


def test_fields_of_a_board_can_be_replaced() -> None:
    solution = sudoku.solve(BOARD)
    assert replace(solution, values=BOARD.values, grid=BOARD.grid) == BOARD


def evaluated(board: Board) -> Board:
    found = eval(repr(board), {"Board": Board})
    assert isinstance(found, Board)
    return found


@pytest.mark.parametrize("size", ["4", "6", "9", "9x", "12", "16"])
def test_the_repr_of_a_board_makes_the_same_board(size: Any) -> None:
    puzzle = sudoku.generate(size=size, seed="repr").puzzle
    solution = sudoku.solve(puzzle)
    blank = next(cell for cell, given in enumerate(puzzle.givens) if not given)
    row, column = blank // puzzle.geometry.side + 1, blank % puzzle.geometry.side + 1
    marked = puzzle.without_candidate(row, column, puzzle.candidates(row, column)[0])
    for board in (puzzle, solution, marked, sudoku.parse(SUKAKU), sudoku.parse(SUKAKU).with_value(2, 2, 3)):
        assert evaluated(board) == board


def test_the_repr_of_a_board_has_its_rules_and_unsupported_rules() -> None:
    ruled = Board.empty(4, [rules.king(), rules.thermometer("r2c1", "r2c2")])
    assert repr(ruled) == "Board('................', geometry='4+king+thermometer:r2c12')"
    text = '{"size": 4, "grid": [[{}, {}, {}, {}]' + ", [{}, {}, {}, {}]" * 3 + '], "fogofwar": ["R1C1"]}'
    for board in (ruled, sudoku.read(text).puzzles[0]):
        assert evaluated(board) == board


@pytest.mark.parametrize(
    "form", [list, str, sudoku.write, lambda board: [list(row) for row in board.rows], lambda board: board]
)
def test_an_answer_in_any_form_is_marked(form: Callable[[sudoku.Board], Any]) -> None:
    puzzle = sudoku.parse("1... ..3. .4.. ...2")
    solution = sudoku.solve(puzzle)
    assert sudoku.Board(puzzle, values=form(solution)).is_solved
    half = puzzle.with_value(1, 2, 4)
    assert sudoku.check(sudoku.Board(puzzle, values=form(half))).wrong == ((1, 2),)


@pytest.mark.parametrize("answer", [5, [[1, 2], [2, 1]], "1234", "12343412", [0] * 16])
def test_what_is_no_answer_is_refused(answer: Any) -> None:
    with pytest.raises(sudoku.SudokuError):
        sudoku.Board("1... ..3. .4.. ...2", values=answer)
