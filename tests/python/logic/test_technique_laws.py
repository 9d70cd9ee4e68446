"""Each step of each technique, on a sample of the corpus (all: `python -m tests.support.laws`) and on other sizes."""

import random
from collections import Counter
from collections.abc import Callable
from itertools import islice, product
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.path import path
from sudoku_workshop.search import count, solve
from tests.support.laws import FILES, HARDEST, checked, corpus
from tests.support.samples import sample

pytestmark = pytest.mark.law

SAMPLE = 2
SMALL = ("4", "6", "8")


def test_no_step_contradicts_the_solution(data: Callable[[str], Path]) -> None:
    folder = {data(name).parent for name in (*FILES, HARDEST, "hodoku-cases.txt")}.pop()
    rng, met = random.Random("sample"), Counter[str]()
    assert [fault for puzzle in islice(corpus(folder), SAMPLE) for fault in checked(puzzle, rng, met)] == []
    assert len(met) > 30


def dug(name: str, seed: str) -> list[int]:
    """Return a puzzle with a unique solution in which every clue is needed."""
    grid, rng = geometry(name), random.Random(seed)
    first = [0] * grid.cells
    for cell, digit in zip(rng.sample(range(grid.cells), grid.n), range(1, grid.n + 1), strict=True):
        first[cell] = digit
    solved = solve(board_of(grid, first))
    assert solved is not None
    digits = list(solved.values)
    for cell in rng.sample(range(grid.cells), grid.cells):
        digit, digits[cell] = digits[cell], 0
        if count(board_of(grid, digits), 2) > 1:
            digits[cell] = digit
    return digits


@pytest.mark.parametrize(("name", "seed"), [*product(("4", "6"), range(sample(1, 3))), *[("8", 0)][: sample(0, 1)]])
def test_other_sizes_keep_the_laws_too(name: str, seed: int) -> None:
    puzzle = board_of(geometry(name), dug(name, str(seed)))
    assert list(checked(puzzle, random.Random(seed), Counter())) == []


@pytest.mark.parametrize("order", ["hint", "ladder"])
@pytest.mark.parametrize("name", [*SMALL, "12"])
def test_a_path_ends_at_the_solution_or_not_at_all(name: str, order: str) -> None:
    puzzle = board_of(geometry(name), dug(name, "path"))
    solved = solve(puzzle)
    found = path(puzzle, order)  # type: ignore[arg-type]  # a parameter is a plain string
    assert solved is not None
    assert found.boards[-1].grid & solved.grid == solved.grid
    assert len(found.boards) == len(found.steps) + 1
    if found.solved:
        assert found.boards[-1].values == solved.values
