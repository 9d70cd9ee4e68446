"""Every answer in the shared data, checked by the solver."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import count, solutions, solve

Data = Callable[[str], Path]
NINE = geometry("9")


def board(text: str) -> Board:
    return board_of(NINE, digits_of(NINE, text))


@pytest.mark.parametrize("name", ["s17", "top1465", "hard11", "top95"])
def test_solve(data: Data, name: str) -> None:
    lines = data(f"solve-{name}.txt").read_text().split("\n")
    for line in filter(None, lines):
        puzzle, solution = line.split()
        found = [text_of(other.values) for other in solutions(board(puzzle))]
        assert found == [solution], puzzle


def test_counts(data: Data) -> None:
    for line in data("counts.txt").read_text().splitlines():
        puzzle, number, *solution = line.split(":")
        assert count(board(puzzle)) == int(number), puzzle
        if solution:
            solved = solve(board(puzzle))
            assert solved is not None
            assert text_of(solved.values) == solution[0]


def test_many_solutions(data: Data) -> None:
    for puzzle in data("many-solutions.txt").read_text().split():
        assert count(board(puzzle), 2) == 2, puzzle


def test_some_big_grids(data: Data) -> None:
    """Check the grids that are quick to solve. The bench proves all of them."""
    puzzles = [json.loads(line) for line in data("big-grids.jsonl").read_text().splitlines()]
    for puzzle in sorted((p for p in puzzles if p["n"] == 16), key=lambda p: -sum(map(bool, p["puzzle"])))[:20]:
        big = board_of(geometry(str(puzzle["n"])), puzzle["puzzle"])
        assert [list(found.values) for found in solutions(big)] == [puzzle["solution"]]
