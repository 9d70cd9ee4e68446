"""Tests of the search: the number of solutions, their order, the possible digits, and minimal puzzles."""

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import count, count_on, is_minimal, mistyped, possible, solutions, solve

NINE = geometry("9")
EMPTY = "." * 81
TEXTS = [  # puzzles of the tutorials
    (
        "400520703000003000100007000014000006700050001500000420000400005000800000201076008",
        "496528713875143692132967854314289576729654381568731429687492135943815267251376948",
    ),
    (
        "000000090190470608052819407200048000009000500000750009907364180506081074080000000",
        "748635291193472658652819437265948713879123546314756829927364185536281974481597362",
    ),
]
TWO_SOLUTIONS = "8.........95.......76.........926487...413592...578163...694..5...732.4....8512.."


def board(text: str) -> Board:
    return board_of(NINE, digits_of(NINE, text.replace("0", ".")))


@pytest.mark.parametrize(("puzzle", "solution"), TEXTS)
def test_the_teaching_texts_puzzles(puzzle: str, solution: str) -> None:
    found = solve(board(puzzle))
    assert found is not None
    assert text_of(found.values) == solution
    assert text_of(found.givens) == puzzle.replace("0", ".")
    assert count(board(puzzle)) == 1


@pytest.mark.parametrize("digits", ["1" * 81, "55" + "." * 79, "5" + "." * 8 + "5" + "." * 71])
def test_duplicates_have_no_solution_at_once(digits: str) -> None:
    assert solve(board(digits)) is None
    assert count(board(digits)) == 0


def test_entries_count_as_written() -> None:
    puzzle, solution = TEXTS[0]
    givens = digits_of(NINE, puzzle.replace("0", "."))
    wrong = tuple(given or (8 if cell == 1 else 0) for cell, given in enumerate(givens))
    assert solution[1] != "8"
    assert count(board_of(NINE, givens, wrong)) == 0


def test_counting_stops_at_the_limit() -> None:
    assert count(board(EMPTY), 1000) == 1000
    assert count(board(EMPTY), 1) == 1


def test_the_order_of_solutions_is_fixed_and_can_be_taken_up_again() -> None:
    everything = [text_of(found.values) for found in islice(solutions(board(EMPTY)), 60)]
    assert len(set(everything)) == 60
    for known in (0, 1, 7, 31):
        later = solutions(board(EMPTY), after=digits_of(NINE, everything[known]))
        assert [text_of(found.values) for found in islice(later, 20)] == everything[known + 1 : known + 21]


def test_after_the_last_solution_there_is_none() -> None:
    *_, last = solutions(board(TWO_SOLUTIONS))
    assert list(solutions(board(TWO_SOLUTIONS), after=last.values)) == []


def test_what_is_no_solution_cannot_be_gone_on_after() -> None:
    with pytest.raises(ValueError, match="not a solution"):
        next(solutions(board(TEXTS[0][0]), after=digits_of(NINE, TEXTS[1][1])))


def test_counting_in_pages_adds_up() -> None:
    whole, total, last = count(board(TWO_SOLUTIONS)), 0, None
    while True:
        number, last = count_on(board(TWO_SOLUTIONS), 7, last)
        total += number
        if last is None:
            break
    assert total == whole > 7


def test_possible_digits_are_those_of_all_solutions() -> None:
    grids = [found.values for found in solutions(board(TWO_SOLUTIONS))]
    assert possible(board(TWO_SOLUTIONS)) == tuple(tuple(sorted(set(digits))) for digits in zip(*grids, strict=True))


def test_everything_is_possible_on_an_empty_board_and_nothing_on_a_contradictory_one() -> None:
    assert set(possible(board(EMPTY))) == {tuple(range(1, 10))}
    assert set(possible(board("1" * 81))) == {()}


def test_minimal() -> None:
    seventeen = "........1.....2.....3....45.....62....5.7.....1.....8.....5....62....8..9..4....."
    assert is_minimal(board(seventeen))
    solved = solve(board(seventeen))
    assert solved is not None
    more = solved.values[0]
    assert not is_minimal(board(str(more) + seventeen[1:])), "the added clue can go again"
    assert not is_minimal(board(EMPTY)), "several solutions"


def test_the_mistyped_clue_is_among_the_suggestions() -> None:
    puzzle = TEXTS[0][0]
    broken = "6" + puzzle[1:]
    assert count(board(broken)) == 0
    found = list(mistyped(board(broken)))
    assert (0, 6, 4) in found
    for cell, digit, instead in found:
        assert broken[cell] == str(digit)
        assert count(board(broken[:cell] + str(instead) + broken[cell + 1 :]), 2) == 1


def test_a_mistyped_clue_that_clashes_is_found_too() -> None:
    puzzle = TEXTS[0][0]
    assert (0, 5, 4) in list(mistyped(board("5" + puzzle[1:])))


@pytest.mark.parametrize("name", ["16", "20", "25"])
def test_large_empty_boards_fill_without_recursion(name: str) -> None:
    grid = geometry(name)
    empty = board_of(grid, [0] * grid.cells)
    with shallow_stack():
        found = solve(empty)
    assert found is not None
    for house in grid.houses:
        assert sorted(found.values[cell] for cell in house.cells) == list(range(1, grid.n + 1))


@contextmanager
def shallow_stack() -> Iterator[None]:
    """Limit the stack to a few dozen calls, which is too few for a search that recurses once per cell."""
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + 60)
    try:
        yield
    finally:
        sys.setrecursionlimit(usual)
