"""The JSON form of steps, where no test of a technique covers it."""

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import masks
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.practice import find_all_steps
from sudoku_workshop.logic.step import Branch, Link, Step, apply
from sudoku_workshop.logic.step_json import as_json

SMALL = geometry("4")


def test_reasons_and_branches_become_links() -> None:
    first, second, third = 0, 1, 16 + 1  # 1 in r1c1, 1 in r1c2, 2 in r1c2
    branch = Branch("r1c1=1", (Link(first, second, False), Link(second, third, True)))
    told = as_json(Step("naked-single", None, reasons=branch.links[:1], branches=(branch,)), SMALL)
    weak = {"from": [0, 1], "to": [1, 1], "strong": False}
    strong = {"from": [1, 1], "to": [1, 2], "strong": True}
    assert told["reasons"] == [weak]
    assert told["branches"] == [{"title": "r1c1=1", "links": [weak, strong], "nested": []}]
    assert told["links"] == []


@pytest.mark.parametrize("technique", ["bug-1", "discontinuous-nice-loop", "grouped-discontinuous-nice-loop"])
def test_the_candidate_that_a_sentence_shows_is_left_alone_in_its_cell(technique: str) -> None:
    found = example(technique)
    assert found
    board, _ = found
    steps = [step for step in find_all_steps(technique, board) if step.left]
    assert steps
    for step in steps:
        digit, cell = divmod(step.left.bit_length() - 1, 81)
        assert apply(board, step).grid & masks(board.geometry).cell << cell == step.left
        assert step.conclusions(board.geometry) == [(True, 1 << cell, 1 << digit)]
