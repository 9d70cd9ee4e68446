"""Tests of the order of problems in a verdict: those of the puzzle come before those of the entries."""

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.problems import duplicates, problems
from sudoku_workshop.verdict import judge

GRID = geometry("4")
NO_PLACE = [1, 2, 3, 0, *[0] * 7, 4, *[0] * 4]  # r1c4 has no candidate
DOUBLE = [0, 0, 0, 0, *[0] * 8, 1, 1, 0, 0]


def test_the_puzzles_own_problems_come_first() -> None:
    puzzle = board_of(GRID, NO_PLACE)
    board = board_of(GRID, NO_PLACE, [given or value for given, value in zip(NO_PLACE, DOUBLE, strict=True)])
    found, entered = problems(puzzle), duplicates(board)
    assert found
    assert entered
    verdict = judge(board, 2)
    assert (verdict.code, verdict.problems) == ("none", (*found, *entered))


def test_a_problem_of_both_is_told_once() -> None:
    board = board_of(GRID, DOUBLE)
    verdict = judge(board, 2)
    assert (verdict.code, verdict.count, verdict.exact) == ("problems", 0, True)
    assert verdict.problems == tuple(problems(board))
