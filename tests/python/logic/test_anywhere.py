"""Each technique finds its example anywhere, even at the first and the last candidate of the board.

The numbers of these two candidates are edge cases.
"""

from collections.abc import Callable

import pytest

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.techniques.records import TECHNIQUES

GRID = geometry("9")
SLOW = ("nested-", "dynamic-forcing-chain-plus", "grouped-", "als-chain", "finned-mutant", "finned-franken-jelly")
SIAMESE = "siamese"  # its name depends on which of two fish comes first, and so on their place on the board


def line_to(line: int, end: int) -> Callable[[int], int]:
    """Return the new index of each row or column, with this line at the end and the others of its band next to it."""
    bands = [line // 3, *(band for band in range(3) if band != line // 3)]
    places = [line % 3, *(place for place in range(3) if place != line % 3)]
    order = [3 * band + place for band in bands for place in places]
    return (order if end == 0 else order[::-1]).index


def mover(candidate: int, end: int) -> Callable[[int], int]:
    """Return the new number of each candidate, with this one at the end."""
    digit, cell = divmod(candidate, GRID.cells)
    row, column = (line_to(line, end) for line in divmod(cell, GRID.n))
    digits = [digit, *(other for other in range(GRID.n) if other != digit)]
    number = (digits if end == 0 else digits[::-1]).index

    def moved(one: int) -> int:
        digit, cell = divmod(one, GRID.cells)
        return number(digit) * GRID.cells + row(cell // GRID.n) * GRID.n + column(cell % GRID.n)

    return moved


def with_digits(values: tuple[int, ...], moved: Callable[[int], int]) -> tuple[int, ...]:
    made = [0] * GRID.cells
    for cell, digit in enumerate(values):
        if digit:
            number, at = divmod(moved((digit - 1) * GRID.cells + cell), GRID.cells)
            made[at] = number + 1
    return tuple(made)


@pytest.mark.law
@pytest.mark.parametrize("end", [0, GRID.cells * GRID.n - 1], ids=["first", "last"])
@pytest.mark.parametrize("technique", [each for each in TECHNIQUES if not each.startswith((*SLOW, SIAMESE))])
def test_the_example_is_found_at_the_edges(technique: str, end: int) -> None:
    board, step = example(technique) or (None, None)
    assert board
    assert step
    moved = mover(bits_of(step.eliminations or step.placements)[0], end)

    def all_of(candidates: int) -> int:
        return sum(1 << moved(each) for each in bits_of(candidates))

    there = Board(GRID, with_digits(board.givens, moved), with_digits(board.values, moved), all_of(board.grid))
    wanted = all_of(step.placements), all_of(step.eliminations)
    assert (wanted[0] | wanted[1]) & 1 << end
    assert wanted in {(found.placements, found.eliminations) for found in find(technique, there)}
