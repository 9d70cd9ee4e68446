"""Overlapping grids, such as a samurai: names, houses, answers, problems, and what is refused."""

import json

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.api import call
from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.overlapping import LAYOUTS
from sudoku_workshop.grid.problems import problems
from sudoku_workshop.messages import geometry_name, problem_words, rules_words
from sudoku_workshop.rules import RuleError
from sudoku_workshop.search import count, is_minimal, mistyped, possible, solve

CELLS = {"samurai": 369, "sohei": 288, "windmill": 333, "flower": 189, "butterfly": 144, "twodoku": 153}
TWINS = geometry("4@r1c1,r3c3")


def filled(grid: Geometry) -> Board:
    """Return a solution of the empty grids."""
    found = solve(board_of(grid, [0] * grid.cells))
    assert found
    return found


def minimal() -> Board:
    """Return a small puzzle of two grids in which every clue is needed."""
    givens = [*filled(TWINS).values]
    for cell in range(TWINS.cells):
        without = [*givens[:cell], 0, *givens[cell + 1 :]]
        givens = without if count(board_of(TWINS, without), 2) == 1 else givens
    return board_of(TWINS, givens)


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_grid_of_a_layout_obeys_the_rules(name: str) -> None:
    grid = geometry(name)
    values = filled(grid).values
    assert grid.name == LAYOUTS[name]
    assert len(grid.used) == CELLS[name] == sum(map(bool, values))
    for top, left in grid.corners:
        rows = [values[(top + row) * grid.side + left :][:9] for row in range(9)]
        boxes = [[rows[r + i][c + j] for i in range(3) for j in range(3)] for r in (0, 3, 6) for c in (0, 3, 6)]
        assert all({*house} == {*range(1, 10)} for house in (*rows, *zip(*rows, strict=True), *boxes))


def test_a_name_is_canonical() -> None:
    assert geometry("4@r3c3,r1c1,r3c3").name == "4@r1c1,r3c3"
    assert geometry("4@r3c3,r1c1") is TWINS
    assert geometry("samurai+even:r1c1").base == geometry("samurai").name


@pytest.mark.parametrize(
    "name", ["9@", "9@r1c1", "9@r2c1,r7c7", "9@r1c2,r7c7", "9@r1c1,r60c1", "9@r1c1,x", "5@r1c1,r2c2", "9x@r1c1,r7c7"]
)
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(SudokuError, match="no geometry"):
        geometry(name)


def test_rules_apply_in_each_grid() -> None:
    grid = geometry("4@r1c1,r3c3+diagonal-down+disjoint")
    assert [house.cells for house in grid.more if house.kind == "diagonal"] == [(0, 7, 14, 21), (14, 21, 28, 35)]
    assert sum(house.kind == "disjoint" for house in grid.more) == 8
    assert {house.grid for house in grid.more} == {1, 2}
    far = geometry("samurai+thermometer:r20c20,r21c21+knight")
    assert far.meaning.domains[far.cells - 1] == 0b111111110
    assert all(far.used.issuperset(cells) for _, cells in far.meaning.apart)


def test_sums_leave_all_solutions_in_a_long_search() -> None:
    three = [3 if cell == 33 else 0 for cell in range(TWINS.cells)]
    summed = board_of(geometry("4@r1c1,r3c3+sum:3:r6c4"), [0] * TWINS.cells)
    assert count(summed) == count(board_of(TWINS, three)) == 864


def test_counting_circles_may_have_a_digit_twice_in_a_row_of_two_grids() -> None:
    left, right = 12, 16
    grid = geometry("4@r1c1,r3c3+counting:r3c1,r3c5")
    twos = [2 if cell in (left, right) else 0 for cell in range(TWINS.cells)]
    assert count(board_of(grid, [0] * TWINS.cells)) == count(board_of(TWINS, twos)) > 0


@pytest.mark.parametrize(("rule", "code"), [("even:r1c10", "rule-outside"), ("regions:1", "rule-overlapping")])
def test_rules_that_are_not_possible_are_refused(rule: str, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        geometry(f"samurai+{rule}")
    assert refused.value.code == code


def test_the_exact_answers() -> None:
    board = minimal()
    solution = solve(board)
    assert solution
    assert is_minimal(board)
    assert count(board_of(TWINS, [0] * TWINS.cells)) == 288 * 288 // 24  # a shared box fixes a 24th of the second grid
    digits = possible(board)
    assert {cell for cell, found in enumerate(digits) if found} == TWINS.used
    assert all(found in ((), (digit,)) for found, digit in zip(digits, solution.values, strict=True))


def test_a_mistyped_clue_is_found() -> None:
    board = minimal()
    cell = next(cell for cell, given in enumerate(board.givens) if given)
    right = board.givens[cell]
    digits = ([*board.givens[:cell], digit, *board.givens[cell + 1 :]] for digit in range(1, 5) if digit != right)
    wrong = [typed for given in digits if count(typed := board_of(TWINS, given), 1) == 0]
    assert wrong
    assert all((cell, typed.givens[cell], right) in [*mistyped(typed)] for typed in wrong)


def test_problems_name_the_grid() -> None:
    givens = [0] * TWINS.cells
    givens[28] = givens[35] = 3
    told = [problem_words(found, TWINS, "en") for found in problems(board_of(TWINS, givens))]
    assert len(told) == 1
    assert "box 4 of grid 2" in told[0]


def test_the_words() -> None:
    assert geometry_name(TWINS, "en") == "2 overlapping 4 × 4 grids"
    [words] = rules_words(TWINS, "en")
    assert "r1c1, r3c3" in words


def test_a_digit_outside_every_grid_is_refused() -> None:
    with pytest.raises(ValueError, match="no grid"):
        board_of(TWINS, [0] * 4 + [1] + [0] * 31)


def test_a_board_comes_back_from_json_and_draws_no_cell_outside() -> None:
    board = minimal()
    assert sudoku.parse(sudoku.write(board, "json")) == board
    assert "|     |" in str(board)


def test_the_page_reads_and_solves_them_and_houses_are_named_with_their_grid() -> None:
    text = "\n".join(text_of(filled(geometry("samurai")).values[start : start + 21]) for start in range(0, 441, 21))
    reply = json.loads(call(json.dumps({"method": "read", "params": {"text": text}})))
    assert reply["ok"]["puzzles"][0]["geometry"] == geometry("samurai").name
    givens = "1..1.." + "." * 22 + "2......2"
    state = {"geometry": TWINS.name, "givens": givens, "values": givens, "notes": None}
    reply = json.loads(call(json.dumps({"method": "verdict", "params": {"state": state, "limit": 2}})))
    assert {tuple(problem["house"]) for problem in reply["ok"]["problems"]} == {("row", 0, 1), ("box", 3, 2)}
