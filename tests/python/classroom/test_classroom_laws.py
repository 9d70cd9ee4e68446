"""Laws of the teaching algorithms: they find the solver's solutions, and replaying their events gives their board."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from sudoku_workshop import search
from sudoku_workshop.classroom import ALGORITHMS, Algorithm
from sudoku_workshop.classroom.attempt import solving
from sudoku_workshop.classroom.events import Run
from sudoku_workshop.classroom.givens import rows_of
from sudoku_workshop.classroom.watch import page
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import GridText, text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import solutions, solve
from sudoku_workshop.search.branching import branches
from sudoku_workshop.search.field_layout import FieldLayout, Fields
from tests.support.samples import sample

pytestmark = pytest.mark.law

NINE = geometry("9")
EVERY = [slug for slug, algorithm in ALGORITHMS.items() if algorithm.all_solutions]
IN_ORDER = ["used-tables", "first-solution", "fill-shuffle-dig"]  # they find the lowest solution first
FINISHING = ["fewest-candidates", "exact-cover", "engine"]  # they finish any puzzle in a short time


def dug(seed: int) -> Board:
    """Return a random full grid with 25 to 44 holes, which has one or a few solutions."""
    random = Random(f"textbook/{seed}")
    start = [0] * 81
    for corner in (0, 30, 60):  # three boxes that share no house, so any digits fit
        box = [corner + down * 9 + across for down in range(3) for across in range(3)]
        for cell, digit in zip(box, random.sample(range(1, 10), 9), strict=True):
            start[cell] = digit
    full = solve(board_of(NINE, start))
    assert full
    holes = set(random.sample(range(81), random.randint(25, 44)))
    return board_of(NINE, [0 if cell in holes else digit for cell, digit in enumerate(full.values)])


def found(algorithm: Algorithm, board: Board) -> list[GridText]:
    attempt = solving(algorithm, board, "laws")
    return [text_of(digit for row in rows for digit in row) for rows in attempt.solutions()]


def texts(board: Board) -> list[GridText]:
    return [text_of(other.values) for other in solutions(board)]


@pytest.mark.parametrize("hundred", range(sample(1, 5)))
def test_the_answers_are_the_engines_on_500_puzzles(hundred: int) -> None:
    several, number = 0, sample(30, 100)
    for seed in range(hundred * 100, hundred * 100 + number):
        board = dug(seed)
        expected = sorted(texts(board))
        several += len(expected) > 1
        for slug in EVERY:
            assert sorted(found(ALGORITHMS[slug], board)) == expected, (slug, seed)
        for slug in IN_ORDER:
            assert found(ALGORITHMS[slug], board) == expected[:1], (slug, seed)
        (first,) = found(ALGORITHMS["fewest-candidates"], board)
        assert first in expected
    assert 0.1 * number < several < 0.9 * number


@pytest.mark.parametrize("name", ["top1465", "top95", "s17"][: sample(2, 3)])
def test_the_answers_on_a_puzzle_that_not_all_can_finish(data: Callable[[str], Path], name: str) -> None:
    puzzle, solution, *_ = data(f"solve-{name}.txt").read_text().split()
    board = board_of(NINE, digits_of(NINE, puzzle))
    for slug in FINISHING:
        assert found(ALGORITHMS[slug], board) == [solution], slug


def test_our_engine_is_watched_at_the_search_that_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the events of the solver's algorithm have the tries and the solutions of the actual search."""
    board = board_of(NINE, [0] * 20 + list(dug(3).values)[20:])
    attempt = solving(ALGORITHMS["engine"], board, "")
    watched = [text_of(digit for row in rows for digit in row) for rows in attempt.solutions()]
    tried: list[Fields] = []

    def noted(fields: Fields, layout: FieldLayout) -> list[Fields]:
        tried.extend(below := branches(fields, layout))
        return below

    monkeypatch.setattr(search, "branches", noted)
    assert watched == texts(board)
    assert attempt.replay.counters.tries == len(tried) > 40


@pytest.mark.parametrize("slug", ALGORITHMS)
def test_no_solution_is_no_solution(slug: str) -> None:
    """Check a puzzle without a solution: the last cell of row 1 can only be 9, but there is a 9 below it."""
    board = board_of(NINE, digits_of(NINE, "12345678." + "........9" + "." * 63))
    assert found(ALGORITHMS[slug], board) == []


@pytest.mark.parametrize("slug", ALGORITHMS)
@pytest.mark.parametrize("seed", range(sample(2, 12)))
def test_the_events_replayed_give_the_final_board(slug: str, seed: int) -> None:
    board = dug(seed)
    algorithm = ALGORITHMS[slug]
    run = Run(algorithm.steps(rows_of(board), Random("laws")))
    values = list(board.givens)
    shown = []
    for kind, cell, digit in run:
        if kind == "place":
            assert not digit or all(values[peer] != digit for peer in NINE.peers[cell])
            values[cell] = digit
        elif kind == "undo":
            values[cell] = 0
        elif kind == "solution":
            shown.append(text_of(values))
    assert sorted(shown) == sorted(texts(board)) if algorithm.all_solutions else shown[0] in texts(board)
    assert text_of(values) == (text_of(board.givens) if algorithm.all_solutions else shown[0])


@pytest.mark.parametrize("slug", ALGORITHMS)
def test_pages_join_to_the_whole_run(slug: str) -> None:
    board, algorithm = dug(3), ALGORITHMS[slug]
    whole = page(solving(algorithm, board, "s"), 0, 1_000_000)
    joined, start = [], 0
    while True:
        part = page(solving(algorithm, board, "s"), start, 97)
        joined += part.items
        if part.next is None:
            break
        assert part.next == start + 97
        start = part.next
    assert joined == whole.items
    assert part.counters == whole.counters
    assert whole.next is None
