"""Steps on grids with additional houses: a sample (all: `python -m tests.support.more_houses`)."""

from collections import Counter
from functools import cache

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.layout import layout, rectangles
from sudoku_workshop.grid.masks import mask_of
from sudoku_workshop.logic.path import find
from tests.support.more_houses import faults_of
from tests.support.samples import sample

pytestmark = pytest.mark.law

X = geometry("9x")
SAMPLE = (4, 14)[: sample(1, 2)]  # without the minimal ones, whose nets and nested chains take minutes
met_and_faults = cache(faults_of)


@pytest.mark.parametrize("index", SAMPLE)
def test_no_step_contradicts_the_solution_of_another_solver(index: int) -> None:
    met, faults = met_and_faults("9x", index)
    assert faults == []
    assert sum(met.values()) > 100


def test_the_sample_has_easy_puzzles_and_hard_ones() -> None:
    met = sum((met_and_faults("9x", index)[0] for index in SAMPLE), Counter[str]())
    assert {"full-house", "hidden-single", "pointing", "claiming"} <= set(met)
    assert len(met) > 15


def test_the_last_blank_cell_of_a_diagonal_is_a_full_house() -> None:
    digits = [0] * 81
    for row in range(8):
        digits[row * 10] = row + 1
    found = [(step.placements, step.words["house"]) for step in find("full-house", board_of(X, digits))]
    assert found == [(1 << 8 * 81 + 80, next(house for house in X.houses if house.kind == "diagonal"))]


def test_a_digit_with_one_possible_cell_on_a_diagonal_is_placed() -> None:
    """Check a grid in which 1 is a candidate of the rising diagonal only in its middle."""
    elsewhere = mask_of(cell for cell in range(8, 73, 8) if cell != 40)
    found = [step.words["house"] for step in find("hidden-single", board_of(X, [0] * 81, removed=elsewhere))]
    assert [house.kind for house in found] == ["antidiagonal"]  # type: ignore[union-attr]


def test_a_digit_confined_to_a_diagonal_in_a_box_is_removed_from_the_rest_of_the_diagonal() -> None:
    box_but_diagonal = mask_of(cell for cell in layout(X).boxes[0].house.cells if cell not in (0, 10, 20))
    steps = find("pointing", board_of(X, [0] * 81, removed=box_but_diagonal))
    gone = {step.words["other"].kind: step.eliminations for step in steps}  # type: ignore[union-attr]
    assert gone == {"diagonal": mask_of(range(30, 81, 10))}


def test_digits_are_exchanged_only_where_every_house_allows_it() -> None:
    usual, crossed = ({area for area, _ in rectangles(geometry(name))} for name in ("9", "9x"))
    off_the_diagonals, with_a_corner_on_one = mask_of((1, 3, 19, 21)), mask_of((1, 3, 10, 12))
    assert usual - crossed >= {with_a_corner_on_one}
    assert usual & crossed >= {off_the_diagonals}
    assert crossed < usual


@pytest.mark.parametrize(("size", "found"), [(3, True), (4, False)])
def test_templates_are_for_grids_up_to_nine_rows_on_larger_ones_there_are_too_many(size: int, found: bool) -> None:
    n = size * size
    digits = [(size * (row % size) + row // size + column) % n + 1 for row in range(n) for column in range(n)]
    blank = {0, 1, n, n + 1, 2 * n, 2 * n + 1}  # in the first two columns of three rows
    board = board_of(geometry(str(n)), [0 if cell in blank else digit for cell, digit in enumerate(digits)])
    assert any(find("template-set", board)) is found
