"""Tests of the facts in a list of puzzles: symmetry, minlex form, automorphisms and duplicates."""

import random
from itertools import permutations, product

import pytest

from sudoku_workshop.generator import SYMMETRIES, symmetry_of
from sudoku_workshop.generator.symmetry import orbits
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.minlex import minlex_of
from sudoku_workshop.listing import FOUND, PARTS, facts_of, repeats
from tests.python.grid.test_minlex import another_form, nine
from tests.python.notation.test_notation import PUZZLE
from tests.support.paper import puzzle

FOUR = geometry("4")
# The "most canonical" grid with 648 automorphisms, the maximum (forum thread "About Red-Ed's Sudoku symmetry group").
MOST = "123456789456789123789123456231564897564897231897231564312645978645978312978312645"


def plain_automorphisms(board: Board) -> int:
    """Return the number of automorphisms of a 4x4 by trying all 2 * 2**6 ways to swap and turn it."""
    orders = [
        [2 * band + row for band, rows in zip(bands, within, strict=True) for row in rows]
        for bands in permutations(range(2))
        for within in product(permutations(range(2)), repeat=2)
    ]
    rows = [board.givens[start : start + 4] for start in range(0, 16, 4)]
    return sum(
        named([digit for row in down for digit in (grid[row][column] for column in across)]) == named(board.givens)
        for grid in (rows, list(zip(*rows, strict=True)))
        for down in orders
        for across in orders
    )


def named(digits: object) -> list[int]:
    """Return the digits numbered in the order in which they first appear."""
    names = {0: 0}
    return [names.setdefault(digit, len(names)) for digit in digits]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "text", ["1234341221434321", "1...........2...", "12..34..........", "." * 16, "1......2..3..4.."]
)
def test_automorphisms_are_those_that_all_ways_show(text: str) -> None:
    board = board_of(FOUR, digits_of(FOUR, text))
    assert minlex_of(board).automorphisms == plain_automorphisms(board)
    assert minlex_of(another_form(board, 3)).automorphisms == plain_automorphisms(board)


def test_the_most_symmetrical_grid_has_as_many_as_are_published() -> None:
    assert minlex_of(nine(MOST)).automorphisms == 648
    assert minlex_of(nine(PUZZLE)).automorphisms == 1


@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_a_symmetry_is_found_again(symmetry: str) -> None:
    rng, size = random.Random(1), geometry("9")
    clues = {cell for cells in orbits(size, symmetry) if rng.random() < 0.4 for cell in cells}
    assert symmetry_of(size, [int(cell in clues) for cell in range(81)]) == symmetry


def test_columns_that_are_found_out_together_come_together_and_no_others() -> None:
    board = nine(PUZZLE)
    assert set(facts_of(board)) == set(FOUND)
    for own in PARTS:
        assert set(facts_of(board, [own[0]])) == set(own)


def test_what_a_puzzle_does_not_have_is_none() -> None:
    several = facts_of(nine("." * 81), ["er", "minlex"])
    assert (several["er"], several["grade"], several["automorphisms"]) == (None, None, 2 * 6**8)
    diagonals = puzzle("9x", 1).board
    assert facts_of(diagonals, ["minlex"])["minlex"] is None


def test_repeats_name_the_first_that_is_the_same() -> None:
    boards = [nine(PUZZLE), puzzle("9", 1).board, another_form(nine(PUZZLE), 5), nine(PUZZLE)]
    assert repeats([facts_of(board, ["minlex"]) for board in boards]) == [None, None, 1, 1]
    assert repeats([{"minlex": None}, {"minlex": None}]) == [None, None]
