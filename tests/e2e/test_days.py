"""The puzzle of the day, and the calendar of these puzzles below My puzzles."""

import re
from datetime import datetime

import pytest
from playwright.sync_api import Page, expect

from sudoku_workshop.generator import id_of_day, make, recipe_of
from sudoku_workshop.grid.digit_text import text_of
from tests.e2e.desk import Desk
from tests.e2e.hands import cell, clues, eventually, my_puzzles, press, see_board, unfold, values, wake


def open_calendar(page: Page) -> None:
    unfold(my_puzzles(page), "This week and calendar")


def puzzle_of(day: str) -> str:
    return text_of(make(recipe_of(id_of_day(day))).puzzle.givens)


def test_a_day_has_its_puzzle_and_the_calendar_its_marks(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.clock.set_fixed_time(datetime(2026, 11, 20, 9))
    page.goto(closed_desk.site)
    wake(page)
    open_calendar(page)
    friday = page.get_by_role("button", name=re.compile("^Friday, November 20, 2026, Hard"))
    expect(friday).to_have_attribute("aria-current", "date")
    expect(page.get_by_role("button", name=re.compile("^Saturday, November 21"))).to_be_disabled()
    friday.click()
    eventually(lambda: clues(page), puzzle_of("20261120"))
    expect(my_puzzles(page).get_by_role("option", name=re.compile("Nov 20, 2026"))).to_be_visible()
    expect(friday).to_have_accessible_name(re.compile(", New$"))
    blank = clues(page).index(".")
    cell(page, f"r{blank // 9 + 1}c{blank % 9 + 1}").click()
    page.keyboard.type("5")
    left = values(page)
    press(my_puzzles(page), "Previous month")
    page.get_by_role("button", name=re.compile("^Saturday, October 31, 2026, Expert")).click()
    eventually(lambda: clues(page), puzzle_of("20261031"))
    press(my_puzzles(page), "Next month")
    expect(friday).to_have_accessible_name(re.compile(", In progress$"))
    tray = my_puzzles(page)  # opens with today's puzzle, and with the puzzle in progress and its day
    expect(tray.get_by_role("option").first).to_have_text(re.compile("Nov 20, 2026.*Nov 20"))
    press(tray, "Select")
    tray.get_by_role("option").first.click()
    for name in ("Export", "Delete"):
        expect(tray.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
    press(tray, "Stop selecting")
    tray.get_by_role("button", name=re.compile("^Puzzle of the day November 20 · Hard")).click()  # where it was left
    see_board(page, left)


def test_a_copy_that_is_too_old_for_a_day_says_so(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.clock.set_fixed_time(datetime(2031, 1, 2, 9))
    page.goto(closed_desk.site)
    wake(page)
    open_calendar(page)
    page.get_by_role("button", name=re.compile("^Thursday, January 2, 2031")).click()
    told = my_puzzles(page).get_by_text("this version of the page is too old for the puzzle of 2031-01-02")
    expect(told).to_be_visible()
    assert clues(page) == "." * 81


@pytest.mark.browser_context_args(locale="ko-KR")
def test_the_calendar_speaks_the_language_of_the_page(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.clock.set_fixed_time(datetime(2026, 11, 20, 9))
    page.goto(closed_desk.site)
    page.locator(".tray-handle").click()
    unfold(page.locator("#tray"), "이번 주와 달력")
    expect(page.get_by_text("2026년 11월", exact=True)).to_be_visible()
