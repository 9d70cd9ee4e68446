"""Texts of samurai and other overlapping grids."""

import json
from typing import Any

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation.formats import WRITTEN, missing_part
from sudoku_workshop.search import solve

SAMURAI = geometry("samurai")
FORMS = tuple(name for name in WRITTEN if not missing_part(name, SAMURAI))


def made(name: str = "samurai") -> Board:
    grid = geometry(name)
    solution = solve(board_of(grid, [0] * grid.cells))
    assert solution
    return board_of(grid, [digit * (cell % 3 > 0) for cell, digit in enumerate(solution.values)])


def rows(board: Board, outside: str = ".") -> list[str]:
    side, used = board.geometry.side, board.geometry.used
    signs = [sign if cell in used else outside for cell, sign in enumerate(text_of(board.values))]
    return ["".join(signs[start : start + side]) for start in range(0, side * side, side)]


@pytest.mark.parametrize("form", FORMS)
def test_a_samurai_is_written_and_read_again(form: Any) -> None:
    board = made()
    assert sudoku.parse(sudoku.write(board, form)) == board


def test_the_forms_that_can_hold_a_samurai() -> None:
    assert FORMS == ("line", "lines", "grid", "csv", "array", "json")
    assert {name for name in WRITTEN if not missing_part(name, geometry("sohei"))} == {"json"}


@pytest.mark.parametrize("outside", [".", "0", "", " "])
def test_cells_in_no_grid_may_be_written_or_not(outside: str) -> None:
    assert sudoku.parse("\n".join(rows(made(), outside))) == made()


def test_spaced_digits_and_one_line_without_the_cells_in_no_grid() -> None:
    assert sudoku.parse("\n".join(map(" ".join, rows(made())))) == made()
    assert sudoku.parse("".join(rows(made(), ""))) == made()


@pytest.mark.parametrize("name", ["samurai", "sohei", "windmill"])
def test_the_digits_show_the_layout(name: str) -> None:
    assert sudoku.parse("\n".join(rows(made(name)))) == made(name)


@pytest.mark.parametrize("name", ["twodoku", "flower", "butterfly"])
def test_layouts_of_the_size_of_a_single_grid_can_be_asked_for(name: str) -> None:
    assert sudoku.parse("\n".join(rows(made(name))), geometry=name) == made(name)


def test_a_solution_beside_its_puzzle_is_no_other_puzzle() -> None:
    solution = solve(made())
    assert solution
    text = json.dumps({"rows": rows(made()), "solution": rows(solution)})
    assert sudoku.read(text).puzzles == (made(),)


def test_rows_with_a_digit_outside_every_layout_are_refused() -> None:
    text = rows(made())
    text[10] = text[10][:2] + "5" + text[10][3:]
    text[0] = text[0][:10] + "5" + text[0][11:]
    with pytest.raises(sudoku.SudokuError):
        sudoku.parse("\n".join(text))
