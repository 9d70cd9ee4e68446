"""The clock: shown, paused, stopped at the end; solved puzzles, and progress."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import (
    cell,
    choose,
    clues,
    eventually,
    go,
    grid,
    menu,
    mode,
    my_puzzles,
    offered,
    paste,
    place,
    press,
    reached,
    see_board,
    values,
    verdict,
    wake,
)
from tests.e2e.puzzles import PUZZLE

FIRST, SECOND = "12343412214343..", "1234341221......"

TIME = "() => document.querySelector('.timer-time').textContent"
AT_THE_BOARD = """() => {
  const { x, y, width, height } = document.querySelector("#grid").getBoundingClientRect();
  return document.elementFromPoint(x + width / 4, y + height / 4).className;
}"""


def count_time(page: Page, wanted: str) -> None:
    """Set the timer to off, hidden or shown in "Play settings"."""
    menu(page).get_by_role("button", name="Play settings").click()
    dialog = page.get_by_role("dialog", name="Play settings")
    dialog.get_by_label("Timer").select_option(wanted)
    press(dialog, "Close")


def timer(page: Page) -> Locator:
    return page.locator("#verdict").get_by_role("button", name=re.compile("; press to pause$"))


def test_the_timer_runs_in_play_from_the_start_until_it_is_unwanted(asleep: Page) -> None:
    expect(timer(asleep)).to_be_hidden()
    paste(asleep, PUZZLE)
    see_board(asleep, PUZZLE)
    expect(timer(asleep)).to_have_text("0:01")
    go(asleep, "Learn")
    stood = asleep.evaluate(TIME)
    asleep.wait_for_timeout(1200)
    assert asleep.evaluate(TIME) == stood
    go(asleep, "Play")
    expect(timer(asleep)).not_to_have_text(stood)
    count_time(asleep, "hidden")
    expect(timer(asleep)).to_be_hidden()
    expect(reached(asleep, "More", "Pause")).to_be_visible()
    for _ in range(2):  # leaves the second list, then the menu
        asleep.keyboard.press("Escape")
    count_time(asleep, "off")
    expect(reached(asleep, "More", "Set a checkpoint")).to_be_visible()
    expect(offered(asleep, "More", "Pause")).to_be_hidden()


def test_pause_covers_the_board_and_stops_keys_and_clock(asleep: Page) -> None:
    count_time(asleep, "shown")
    paste(asleep, PUZZLE)
    see_board(asleep, PUZZLE)
    cell(asleep, "r1c2").click()
    expect(timer(asleep)).to_have_text("0:01")
    timer(asleep).click()
    expect(grid(asleep)).to_have_attribute("inert", "")  # it is hidden from screen readers as well
    assert asleep.evaluate(AT_THE_BOARD) == "board-cover"
    on = asleep.get_by_role("button", name="Resume")
    expect(on).to_be_focused()
    asleep.keyboard.type("9")
    stood = timer(asleep).inner_text()
    on.press("Enter")
    expect(grid(asleep)).not_to_have_attribute("inert", "")
    expect(timer(asleep)).not_to_have_text(stood)  # the clock continues
    assert values(asleep) == PUZZLE
    asleep.keyboard.type("9")
    eventually(lambda: values(asleep)[1], "9")


def test_the_end_tells_time_and_hints_and_leads_on(desk: Desk) -> None:
    page = desk.page
    wake(page)
    count_time(page, "shown")
    paste(page, f"{FIRST}\n{SECOND}")
    expect(place(page, "My puzzles").get_by_role("status")).to_have_text("2 puzzles")
    cell(page, "r4c3").click()
    press(place(page, "Play"), "Hint")
    expect(place(page, "Play").get_by_role("status")).to_be_visible()
    cell(page, "r4c3").click()
    page.keyboard.type("2")
    cell(page, "r4c4").click()
    page.keyboard.type("1")
    expect(verdict(page)).to_have_text(re.compile(r"^solved in 0:\d\d\s*· 1 hint$"))
    tray = my_puzzles(page)
    expect(tray.get_by_role("option").first).to_have_accessible_name(re.compile("Solved"))
    choose(tray, "More", "Solving history")
    expect(tray.get_by_role("row", name=re.compile("^Gentle 1 0 0:"))).to_be_visible()
    press(tray, "Close")
    press(place(page, "Play"), "Next: Gentle")
    eventually(lambda: len(clues(page)) == 16 and clues(page) != FIRST, True)
    page.reload()
    expect(my_puzzles(page).get_by_role("option").first).to_have_accessible_name(re.compile("Solved"))


def test_a_puzzle_goes_on_as_it_was_left(desk: Desk) -> None:
    page = desk.page
    wake(page)
    paste(page, f"{FIRST}\n{SECOND}")
    expect(place(page, "My puzzles").get_by_role("status")).to_have_text("2 puzzles")
    cell(page, "r4c3").click()
    page.keyboard.type("2")
    left = values(page)
    my_puzzles(page).get_by_role("option").nth(1).click()
    eventually(lambda: clues(page), SECOND)
    left_one = my_puzzles(page).get_by_role("option").first
    expect(left_one).to_have_accessible_name(re.compile("In progress"))
    left_one.click()
    see_board(page, left)
    mode(page, "Edit")
    mode(page, "Play")
    see_board(page, left)
