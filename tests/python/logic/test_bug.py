"""BUGs of types 3 and 4, whose cells with extra candidates are in one house."""

import pytest

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.logic.techniques.bug import Grave, _type_3, _type_4

GRID = geometry("9")


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [("125", "135", [": 5 in r1c12 => r1c1<>2, r1c2<>3"]), ("125", "345", []), ("125", "125", []), ("15", "15", [])],
)
def test_one_more_digit_in_common_is_needed(first: str, second: str, found: list[str]) -> None:
    open_ = sum(1 << (int(digit) - 1) * 81 + cell for cell, digits in enumerate((first, second)) for digit in digits)
    position = Position(Board(GRID, (0,) * 81, (0,) * 81, open_))
    steps = [step for _, step in _type_4(position, Grave({0: 1 << 4, 1: 1 << 4}, 0))]
    houses = {step.words["house"] for step in steps}
    assert len(houses) == len(steps) == 2 * len(found)
    assert {step_text(step, "", GRID) for step in steps} == set(found)


@pytest.mark.parametrize(("beside", "found"), [("57", [": 5,6 in r1c12 => r1c4<>5"]), ("78", [])])
def test_a_subset_that_removes_nothing_is_not_yielded(beside: str, found: list[str]) -> None:
    held = enumerate(("125", "346", "56", beside))
    open_ = sum(1 << (int(digit) - 1) * 81 + cell for cell, digits in held for digit in digits)
    position = Position(Board(GRID, (0,) * 81, (0,) * 81, open_))
    steps = [
        step for _, step in _type_3(position, Grave({0: 1 << 4, 1: 1 << 5}, sum(1 << cell for cell in range(2, 9))))
    ]
    assert [step_text(step, "", GRID) for step in steps if step.words["house"] == GRID.houses[0]] == found
