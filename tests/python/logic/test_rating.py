"""Ratings: equal to Sudoku Explainer's, grades, and refused puzzles."""

from collections import Counter
from collections.abc import Callable
from operator import itemgetter
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.rating import Rating, continue_rating, grade_of, rate, rating_of, start_rating
from sudoku_workshop.logic.techniques import BEYOND, LADDER
from sudoku_workshop.search import solve
from tests.support.samples import sample
from tools.er_table import PAGE, RATED, Compared, Known, compared, known, table

pytestmark = pytest.mark.law

UNIQUE = "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5"  # dug at random
MANY = "...8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..."
RECTANGLE = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."
DIRECT = "3...9....9......1.45.27.....7............38.9..56..2.....7......8.4.25...4...87.."
LINES = "7......16.....37....8...5.25..1.9....36..2......5..1....49..8....1428....7.....2."  # lines needed
HARD = ".4....35.5.8....92..6..8......6.....92.3.......5..79....1....8..6...5..78...16..."
NONE = "8..8...9....1.....81...7.2..93.8.....5......7..1.....9..56.....4...23.1..7...4..5"


def board(text: str, name: str = "9") -> Board:
    return board_of(geometry(name), digits_of(geometry(name), text))


@pytest.fixture(scope="module")
def rated(data: Callable[[str], Path]) -> list[Known]:
    return list(known(data(RATED.name)))


def test_puzzles_of_every_er_are_rated_as_by_sudoku_explainer(rated: list[Known]) -> None:
    """Check that every rating is equal, so that none has to be shown as uncertain."""
    met, few = Counter[float](), sample(3, len(rated))
    assert len({puzzle.er for puzzle in rated}) > 50
    for puzzle in rated:
        met[puzzle.er] += 1
        if met[puzzle.er] <= few:
            result = compared(puzzle)
            assert result.equal, (puzzle.line, puzzle[2:5], result.ours)


def test_the_page_of_the_documentation_is_current(rated: list[Known]) -> None:
    """The page says that all ratings are equal, which the test above checks."""
    equal = [Compared(each, Rating(each.er, each.ep, each.ed, grade_of(each.er), None, False), 0.0) for each in rated]
    assert table(equal) in PAGE.read_text(encoding="utf-8"), "python -m tools.er_table writes it"


@pytest.mark.parametrize("text", [MANY, NONE])
def test_a_puzzle_without_a_unique_solution_is_refused(text: str) -> None:
    assert rate(board(text)) is None


def test_a_rating_depends_on_the_clues_only() -> None:
    puzzle = board(UNIQUE)
    solved = solve(puzzle)
    assert solved is not None
    assert rate(solved) == rate(puzzle) != rate(board_of(puzzle.geometry, solved.values))


@pytest.mark.parametrize("text", [LINES, DIRECT, UNIQUE, RECTANGLE, HARD])
def test_er_is_the_highest_rating_ep_that_up_to_the_first_placement_and_ed_the_first(text: str) -> None:
    """Compare with single steps, although the rating places many singles at once."""
    steps = path(board(text), "ladder").steps
    ratings = [step.er or 0 for step in steps]
    first = next(number for number, step in enumerate(steps) if step.placements)
    found = rate(board(text))
    assert found is not None
    assert (found.ep, found.ed) == (max(ratings[: first + 1]), ratings[0])
    if not found.beyond:
        assert (found.er, found.technique) == (max(ratings), steps[ratings.index(max(ratings))].technique)


def test_a_full_grid_is_the_gentlest() -> None:
    solved = solve(board(UNIQUE))
    assert solved is not None
    full = board_of(solved.geometry, solved.values)
    assert rate(full) == Rating(0.0, None, None, "gentle", None, False)


@pytest.mark.parametrize(
    ("er", "grade"),
    [
        (1.0, "gentle"), (1.2, "gentle"), (1.5, "easy"), (1.7, "medium"), (2.5, "medium"), (2.6, "hard"),
        (4.4, "hard"), (4.5, "expert"), (6.6, "expert"), (6.7, "diabolical"), (7.4, "diabolical"), (7.5, "extreme"),
        (8.4, "extreme"), (8.5, "nightmare"), (9.4, "nightmare"), (9.5, "ultimate"), (11.9, "ultimate"),
    ],
)  # fmt: skip
def test_grades(er: float, grade: str) -> None:
    assert grade_of(er) == grade


@pytest.mark.parametrize(("name", "text"), [("4", "...43....3....2."), ("6", "1....6..6.2.2.1.......3.3..6.2.4....")])
def test_other_sizes_get_a_grade_without_numbers(name: str, text: str) -> None:
    assert rate(board(text, name)) == Rating(None, None, None, "gentle", "hidden-single", False)


def test_without_uniqueness_no_step_relies_on_it() -> None:
    """Check a puzzle that needs a unique rectangle on the full ladder."""
    with_it, without = rate(board(RECTANGLE)), rate(board(RECTANGLE), unique=False)
    assert with_it is not None
    assert without is not None
    assert (with_it.er, with_it.technique) == (4.5, "uniqueness-test-1")
    assert (without.er, without.technique) == (6.6, "forcing-x-chain")


@pytest.mark.usefixtures("short_ladder")
def test_beyond_the_ladder_the_rating_is_a_bound() -> None:
    assert rate(board(HARD)) == Rating(BEYOND, 1.2, 1.2, "ultimate", None, True)


@pytest.mark.parametrize("text", [LINES, DIRECT, UNIQUE, RECTANGLE, HARD])
@pytest.mark.parametrize("rungs", [1, 2, 7])
def test_a_rating_in_parts_is_the_same_and_its_bound_only_grows(text: str, rungs: int) -> None:
    reached, bounds = start_rating(board(text)), []
    assert reached is not None
    while not reached.is_finished:
        found = rating_of(reached)
        bounds.append(found.er or 0)
        assert found.beyond
        fewer = iter(range(rungs - 1))
        reached = continue_rating(reached, lambda _, fewer=fewer: next(fewer, None) is None)  # type: ignore[misc]
    assert rating_of(reached) == rate(board(text))
    assert bounds == sorted(bounds)
    assert len(bounds) > 1
    assert bounds[-1] <= (rating_of(reached).er or 0)


def test_the_lowest_rating_of_the_next_rung_is_known_before_its_step() -> None:
    reached, known = start_rating(board(HARD)), 0
    assert reached is not None
    while not reached.is_finished:
        found, least = rating_of(reached), reached.ladder[reached.tried].er
        assert (found.er, found.technique) == max((reached.er, reached.technique), (least, None), key=itemgetter(0))
        known += least > reached.er
        reached = continue_rating(reached, lambda _: True)
    assert known > 10


def test_the_ladder_is_in_ascending_order() -> None:
    ratings = [rung.er for rung in LADDER]
    assert ratings == sorted(ratings)
