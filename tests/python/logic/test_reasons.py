"""The drawn reasons of a step: the digits that force a single, and the net of a nishio."""

import pytest

from sudoku_workshop.grid.board import Board, candidates
from sudoku_workshop.grid.houses import House
from sudoku_workshop.grid.layout import layout
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.step import Step, apply
from sudoku_workshop.notation import parse

PUZZLES = (
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",  # Norvig, hard 1
    "003020600900305001001806400008102900700000008006708200002609500800203009005010300",  # Project Euler 96, grid 01
)


def ends_of(step: Step, board: Board) -> list[tuple[int, int]]:
    """Return the candidates that the reasons rule out, as (cell, digit).

    Check that each is ruled out by a filled cell that it sees.
    """
    size, peers = board.geometry.cells, layout(board.geometry).peers
    for link in step.reasons:
        digit, cell = divmod(link.start, size)
        assert board.values[cell] == digit + 1
        assert peers[cell] >> link.end % size & 1
        assert (link.end // size, link.strong) == (digit, False)
    return sorted((link.end % size, link.end // size) for link in step.reasons)


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_a_hidden_single_has_a_reason_for_every_other_blank_cell_of_the_house(puzzle: str) -> None:
    board = parse(puzzle)
    steps = list(find("hidden-single", board))
    assert len(steps) > 2
    for step in steps:
        house = step.words["house"]
        assert isinstance(house, House)
        digit, cell = divmod(step.placements.bit_length() - 1, board.geometry.cells)
        others = [other for other in house.cells if other != cell and not board.values[other]]
        assert ends_of(step, board) == [(other, digit) for other in others]


def test_the_digits_that_rule_out_most_come_first() -> None:
    board = parse(PUZZLES[1])
    step = next(step for step in find("hidden-single", board) if str(step.words["digit"]) == "1")
    told = [link.start % 81 for link in step.reasons]
    counts = [told.count(cell) for cell in dict.fromkeys(told)]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 1


def test_a_naked_single_has_a_reason_for_every_other_digit() -> None:
    board = parse(PUZZLES[1])
    steps = list(find("naked-single", board))
    assert steps
    for step in steps:
        own, cell = divmod(step.placements.bit_length() - 1, 81)
        assert ends_of(step, board) == [(cell, digit) for digit in range(9) if digit != own]


def test_candidates_that_another_step_removed_have_no_reason() -> None:
    board = parse(PUZZLES[1])
    cell = next(cell for cell in range(81) if not board.values[cell] and len(candidates(board, cell)) == 2)
    left, gone = candidates(board, cell)
    after = apply(board, Step("", None, eliminations=1 << (gone - 1) * 81 + cell))
    step = next(step for step in find("naked-single", after) if step.placements == 1 << (left - 1) * 81 + cell)
    assert ends_of(step, after) == [(cell, digit - 1) for digit in range(1, 10) if digit not in (left, gone)]


def test_the_net_of_a_nishio_leads_from_its_assumption_to_both_sides_of_the_clash() -> None:
    found = example("nishio")
    assert found is not None
    board, step = found
    size = board.geometry.cells
    assumed = next(iter(bits_of(step.eliminations or step.placements)))
    reached = {assumed}
    for link in step.links:
        assert link.start in reached
        assert {link.start // size, link.end // size} == {assumed // size}
        reached.add(link.end)
    sides = {strong: {link.end for link in step.links if link.strong == strong} for strong in (True, False)}
    sides[not step.placements] |= {assumed}
    assert sides[True] & sides[False]
