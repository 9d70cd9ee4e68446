"""Tests of the problems found without a search, with their digit, house and cells."""

import json
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.problems import Problem, problems
from sudoku_workshop.verdict import judge

TOLD = json.loads((Path(__file__).parents[2] / "support" / "duplicates.json").read_text(encoding="utf-8"))
NINE = geometry("9")
PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"


def board(text: str, name: str = "9") -> Board:
    return board_of(geometry(name), digits_of(geometry(name), text))


def with_digits(text: str, **cells: str) -> str:
    """Return a text with digits entered, as in r1c1="5"."""
    digits = list(text)
    for name, digit in cells.items():
        row, column = int(name[1]), int(name[3])
        digits[(row - 1) * 9 + column - 1] = digit
    return "".join(digits)


@pytest.mark.parametrize(("name", "text", "wanted"), TOLD, ids=[f"{name} {text[:12]}" for name, text, _ in TOLD])
def test_duplicates_are_told_as_the_page_tells_them(name: str, text: str, wanted: list[Any]) -> None:
    told = [problem for problem in problems(board(text, name)) if problem.code == "duplicate"]
    found = [[problem.digit, *(problem.house or ())[:2], list(problem.cells)] for problem in told]
    assert found == wanted


@pytest.mark.parametrize(
    ("cells", "kind", "index", "found"),
    [
        ({"r5c2": "5", "r5c8": "5"}, "row", 4, (37, 43)),
        ({"r1c1": "7", "r9c1": "7"}, "column", 0, (0, 72)),
        ({"r4c4": "9", "r6c6": "9"}, "box", 4, (30, 50)),
    ],
)
def test_row_column_and_box_are_told_apart(
    cells: dict[str, str], kind: str, index: int, found: tuple[int, int]
) -> None:
    (problem,) = problems(board(with_digits("." * 81, **cells)))
    assert problem.house is not None
    assert (problem.code, problem.digit) == ("duplicate", int(next(iter(cells.values()))))
    assert (problem.house.kind, problem.house.index, problem.cells) == (kind, index, found)


def test_one_slip_can_break_two_houses() -> None:
    found = problems(board(with_digits("." * 81, r1c1="3", r1c2="3")))
    assert [problem.house and problem.house.kind for problem in found] == ["row", "box"]


def test_three_equal_digits_are_one_problem_with_three_cells() -> None:
    (problem,) = problems(board(with_digits("." * 81, r1c1="3", r1c5="3", r1c9="3")))
    assert problem.cells == (0, 4, 8)


def test_a_cell_without_a_candidate() -> None:
    found = problems(board("12345678." + "." * 17 + "9" + "." * 54))
    assert Problem("empty-cell", cells=(8,)) in found


def test_a_house_that_cannot_take_a_digit() -> None:
    """Check a puzzle without a cell for 1 in row 1 and box 3: only r1c7, r1c8 and r1c9 see no 1, but they are full."""
    found = problems(board(with_digits("." * 81, r2c1="1", r3c4="1", r1c7="2", r1c8="3", r1c9="4")))
    assert Problem("no-place", 1, NINE.houses[0], tuple(range(9))) in found
    without = {(problem.digit, problem.house) for problem in found if problem.code == "no-place"}
    assert without == {(1, NINE.houses[0]), (1, NINE.houses[20])}


def test_a_puzzle_with_nothing_wrong() -> None:
    assert problems(board(PUZZLE)) == ()


def test_sixteen_clues_are_too_few_for_the_classic_grid_only() -> None:
    sixteen = "12345678." + "45678912." + "." * 63
    assert [problem.code for problem in problems(board(sixteen))] == ["too-few-clues"]
    assert problems(board(with_digits(sixteen, r9c9="1"))) == ()
    assert problems(board("123." + "." * 12, "4")) == ()


def test_two_unused_digits_are_too_few_in_any_size() -> None:
    assert [problem.code for problem in problems(board("12.." + "." * 12, "4"))] == ["too-few-digits"]
    codes = [problem.code for problem in problems(board("." * 81))]
    assert codes == ["too-few-clues", "too-few-digits"]


@pytest.mark.parametrize(
    ("text", "code", "number", "exact"),
    [
        (PUZZLE, "one", 1, True),
        ("." * 81, "several", 100, False),
        ("1" * 81, "problems", 0, True),
        (with_digits(PUZZLE, r1c1="6"), "none", 0, True),
    ],
)
def test_the_verdict(text: str, code: str, number: int, exact: bool) -> None:
    verdict = judge(board(text), 100)
    assert (verdict.code, verdict.count, verdict.exact) == (code, number, exact)


def test_a_limit_that_is_just_reached_is_still_exact() -> None:
    three = "12..34......2..."
    number = judge(board(three, "4"), 1000).count
    assert number > 1
    assert judge(board(three, "4"), number).exact
    assert not judge(board(three, "4"), number - 1).exact


def test_a_slip_while_playing_does_not_change_the_verdict_on_the_givens() -> None:
    givens = digits_of(NINE, PUZZLE)
    slip = board_of(NINE, givens, (4, 4, *givens[2:]))
    verdict = judge(slip, 2)
    assert verdict.code == "one"
    assert [(problem.code, problem.digit) for problem in verdict.problems] == [("duplicate", 4)] * 2


def test_a_digit_that_an_area_repeats_is_named_and_no_other_cell_of_it() -> None:
    board = board_of(geometry("4+cage:r1c12,r2c2"), [1, 2, 0, 0, 0, 1] + [0] * 10)
    assert [(problem.rule, problem.cells) for problem in problems(board) if problem.rule] == [("cage", (0, 5))]


@pytest.mark.parametrize(("digits", "broken"), [((1, 2), []), ((1, 3), [("sum", (0, 1))]), ((1, 0), [])])
def test_a_sum_is_wrong_only_if_all_its_cells_are_filled(digits: tuple[int, int], broken: list[Any]) -> None:
    board = board_of(geometry("4+sum:3:r1c12"), [*digits, *[0] * 14])
    assert [(problem.rule, problem.cells) for problem in problems(board) if problem.rule] == broken
