"""Tests of the puzzle of the day: every copy of the program makes the same one, or says that it cannot make it."""

from datetime import timedelta
from itertools import pairwise

import pytest

from sudoku_workshop.generator import GRADES_OF_WEEK, PLANNED, WishError, id_of_day, make, recipe_of
from sudoku_workshop.generator.standard import VERSION
from sudoku_workshop.grid.digit_text import text_of

TOLD = {
    "20261116": "g2.9.gentle.half-turn.any.any.d20261116.0",
    "20261122": "g2.9.diabolical.half-turn.any.any.d20261122.0",
}
SUNDAY = "....2...32.....1.5....1429...8..97..5.......2..75..6...1296....4.6.....79...7...."


def test_a_date_has_one_id() -> None:
    assert {day: id_of_day(day) for day in TOLD} == TOLD


def test_each_weekday_has_its_grade() -> None:
    week = [id_of_day(f"202601{day:02}").split(".")[2] for day in range(5, 12)]
    assert week == ["gentle", "easy", "medium", "medium", "hard", "expert", "diabolical"]


def test_the_plan_of_g2_stays_as_it_was_published() -> None:
    """Check dates whose puzzles are already published."""
    ids = [id_of_day(day) for day in ("20260101", "20271231")]
    assert ids == ["g2.9.medium.half-turn.any.any.d20260101.0", "g2.9.hard.half-turn.any.any.d20271231.0"]


def test_the_generator_of_this_copy_makes_the_last_dates_that_are_planned() -> None:
    """Check that PLANNED has the current VERSION.

    When VERSION changes, add a line to PLANNED for the dates after its last line. Never change earlier lines.
    """
    assert PLANNED[-1][2] == VERSION


def test_no_date_belongs_to_two_versions_and_none_is_left_out() -> None:
    for (_, last, _), (first, _, _) in pairwise(PLANNED):
        assert first == last + timedelta(days=1)
    assert all(first <= last for first, last, _ in PLANNED)


@pytest.mark.parametrize("day", ["20261122", "20261120", "20261116"])
def test_the_puzzle_is_of_the_weekdays_grade(day: str) -> None:
    made = make(recipe_of(id_of_day(day)))
    assert made.met
    assert made.grade == made.recipe.wish.grade
    assert made.grade in GRADES_OF_WEEK


def test_the_puzzle_of_a_date_stays_the_same() -> None:
    """Check a published puzzle. If the generator no longer makes it, VERSION must change."""
    made = make(recipe_of(id_of_day("20261122")))
    assert text_of(made.puzzle.givens) == SUNDAY


@pytest.mark.parametrize(
    ("day", "code"),
    [
        ("2026-11-22", "day"),
        ("20261131", "day"),
        ("tomorrow", "day"),
        ("", "day"),
        ("20240229", "day-early"),
        ("20251231", "day-early"),
        ("20280101", "day-late"),
        ((PLANNED[-1][1] + timedelta(days=1)).strftime("%Y%m%d"), "day-late"),
    ],
)
def test_what_is_no_date_or_not_planned_is_refused(day: str, code: str) -> None:
    with pytest.raises(WishError) as caught:
        id_of_day(day)
    assert caught.value.code == code
