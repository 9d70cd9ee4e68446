"""Techniques that count on one solution, in puzzles that are given by candidates.

What would be a second solution there may need a candidate that the puzzle excludes; then it is none.
"""

from collections.abc import Iterator
from random import Random

from sudoku_workshop.generator.full import full_grid
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of, mask_of, masks
from sudoku_workshop.logic.path import finders, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.records import HINT_ORDER
from sudoku_workshop.search import count

NINE = geometry("9")
UNIQUE = [technique for technique in HINT_ORDER if technique.unique]
EASY = finders("hint", unique=False)[:14]


def puzzle_of(random: Random) -> tuple[Board, Board]:
    """Return a puzzle of some clues and as few excluded candidates as leave one solution, and the solution."""
    solution = full_grid(NINE, random)
    known = set(random.sample(range(NINE.cells), random.randint(14, 24)))
    givens = [digit if cell in known else 0 for cell, digit in enumerate(solution.values)]
    others = random.sample(list(bits_of(masks(NINE).full & ~solution.grid)), NINE.cells * (NINE.n - 1))
    fewest, most = 0, len(others)
    while fewest < most:
        middle = (fewest + most) // 2
        one = count(board_of(NINE, givens, excluded=mask_of(others[:middle])), 2) == 1
        fewest, most = (fewest, middle) if one else (middle + 1, most)
    return board_of(NINE, givens, excluded=mask_of(others[:fewest])), solution


def steps_on_the_way(puzzle: Board) -> Iterator[Step]:
    """Yield what these techniques find on the way, as far as easy ones go."""
    positions = [Position(puzzle), *(position for position, _ in take_steps(puzzle, EASY))]
    return (step for position in positions for technique in UNIQUE for step in technique.find(position))


def test_no_step_removes_what_is_right() -> None:
    random, found = Random(1), 0
    for _ in range(5):
        puzzle, solution = puzzle_of(random)
        for step in steps_on_the_way(puzzle):
            found += 1
            assert not step.eliminations & solution.grid, (puzzle, step.technique)
            assert not step.placements & ~solution.grid, (puzzle, step.technique)
    assert found
