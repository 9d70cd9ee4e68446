"""My puzzles as a table and in folders: thousands of them, backed up, restored, deleted, and the same in all tabs."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import REPORT
from tests.e2e.desk import Desk
from tests.e2e.hands import (
    about_page,
    cell,
    choose,
    eventually,
    menu,
    my_puzzles,
    offered,
    paste,
    place,
    press,
    see_board,
    set_up,
    setting,
    values,
    with_all,
)
from tests.e2e.puzzles import PUZZLE
from tests.support.tasks import longest_task

GRADES = ("gentle", "easy", "medium", "hard", "expert")
MANY = 5000
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def puzzle(clues: str, **facts: Any) -> dict[str, Any]:
    board = {"geometry": "9", "givens": clues, "values": clues, "notes": None}
    return {"state": board, "technique": None, **facts}


def some(count: int) -> list[dict[str, Any]]:
    """Return boards with random clues and a grade. No test here needs their solutions."""
    dice = random.Random(16)
    made = []
    for number in range(count):
        clues = ["."] * 81
        for at in dice.sample(range(81), 17 + number % 14):
            clues[at] = str(dice.randint(1, 9))
        facts = {"grade": GRADES[number % 5], "er": 1.2 + number % 50 / 10, "name": f"No. {number}"}
        made.append(puzzle("".join(clues), **facts))
    return made


def bring(page: Page, puzzles: list[dict[str, Any]], folder: Path) -> None:
    file = folder / "puzzles.json"
    file.write_text(json.dumps({"version": 1, "puzzles": puzzles}), encoding="utf-8")
    my_puzzles(page).locator("input[type=file]").set_input_files(file)
    eventually(lambda: how_many(page), len(puzzles))


def how_many(page: Page) -> int:
    return int(re.sub(r"\D", "", place(page, "My puzzles").get_by_role("status").inner_text()))


def table(page: Page) -> Locator:
    with_all(page, "Table")
    return my_puzzles(page).get_by_role("grid", name="My puzzles")


def names(page: Page) -> list[str]:
    """Return the names of the visible rows, from top to bottom."""
    found: list[str] = page.locator(".tray-row[data-index]").evaluate_all(
        """rows => rows.sort((a, b) => a.dataset.index - b.dataset.index)
            .map((row) => row.querySelector("[data-column=name]").textContent)"""
    )
    return found


def test_a_table_is_sorted_searched_and_filtered(asleep: Page, tmp_path: Path) -> None:
    bring(asleep, some(30), tmp_path)
    box = table(asleep)
    expect(box).to_have_attribute("aria-rowcount", "31")
    header = box.get_by_role("columnheader", name="ER", exact=True)
    expect(header).to_be_hidden()  # a rating is there for those who ask for it
    choose(asleep, "Columns", "ER")
    for _ in ("the list for experts", "the menu"):
        asleep.keyboard.press("Escape")
    press(header, "ER")
    expect(header).to_have_attribute("aria-sort", "ascending")
    press(header, "ER")
    expect(header).to_have_attribute("aria-sort", "descending")
    eventually(lambda: names(asleep)[:2], ["No. 29", "No. 28"])
    press(my_puzzles(asleep), "Filter")
    asleep.get_by_role("combobox", name="Difficulty").select_option("Hard")
    eventually(lambda: names(asleep), ["No. 28", "No. 23", "No. 18", "No. 13", "No. 8", "No. 3"])
    asleep.get_by_label("Search My puzzles").fill("no. 2")
    eventually(lambda: names(asleep), ["No. 28", "No. 23"])
    asleep.get_by_label("Search My puzzles").fill("nothing like it")
    expect(asleep.get_by_text("No matching puzzles.")).to_be_visible()
    asleep.reload()  # the table and its order are saved, the search is not
    my_puzzles(asleep)
    eventually(lambda: names(asleep)[:1], ["No. 29"])


def test_what_a_list_says_about_its_puzzles_stands_in_columns(awake: Page) -> None:
    lines = [f"{PUZZLE};9.2;Golden Nugget", f"{PUZZLE[::-1]};10.1;Second"]
    paste(awake, "\n".join(("# found by Bob", *lines)))
    box = table(awake)
    choose(awake, "Columns", "Given rating")
    offered(awake, "Columns", "Remark").click()
    expect(box.get_by_role("row", name="Golden Nugget")).to_contain_text("found by Bob")
    expect(box.get_by_role("row", name="Second")).to_contain_text("10.1")
    awake.reload()
    my_puzzles(awake)
    expect(box.get_by_role("row", name="Golden Nugget")).to_contain_text("9.2")


def test_a_table_goes_by_keys(asleep: Page, tmp_path: Path) -> None:
    puzzles = some(30)
    bring(asleep, puzzles, tmp_path)
    box = table(asleep)
    box.press("End")
    box.press("ArrowUp")
    box.press("Space")
    expect(box.get_by_role("row", selected=True)).to_have_text(re.compile("No. 28"))
    box.press("Enter")
    see_board(asleep, puzzles[28]["state"]["givens"])
    expect(box).to_be_hidden()


def test_puzzles_lie_in_folders(asleep: Page, tmp_path: Path) -> None:
    bring(asleep, some(6), tmp_path)
    box = table(asleep)
    box.press("Space")
    box.press("ArrowDown")
    box.press("Space")
    press(my_puzzles(asleep), "Move")
    asleep.get_by_label("Move to folder").fill("Train")
    asleep.get_by_label("Move to folder").press("Tab")
    press(my_puzzles(asleep), "Filter")
    asleep.get_by_role("combobox", name="Folder", exact=True).select_option("Train")
    eventually(lambda: names(asleep), ["No. 0", "No. 1"])
    asleep.get_by_role("combobox", name="Folder", exact=True).select_option("No folder")
    eventually(lambda: names(asleep), ["No. 2", "No. 3", "No. 4", "No. 5"])


@pytest.mark.browser_context_args(**PHONE)
def test_on_a_phone_the_table_has_the_columns_that_fit(asleep: Page, tmp_path: Path) -> None:
    bring(asleep, some(30), tmp_path)
    box = table(asleep)
    heads = box.get_by_role("columnheader").all_inner_texts()
    assert heads == ["Name", "Difficulty", "Status"]
    assert asleep.evaluate("document.documentElement.scrollWidth") <= 390
    box.get_by_text("No. 3", exact=True).tap()
    expect(box).to_be_hidden()


def test_five_thousand_puzzles_are_smooth(browser: Browser, asleep: Page, tmp_path: Path) -> None:
    """Check the processor time, so that a busy machine does not fail the test."""
    box = place(asleep, "My puzzles").get_by_role("grid", name="My puzzles")
    find = asleep.get_by_label("Search My puzzles")

    def bring_all() -> None:
        bring(asleep, some(MANY), tmp_path)

    def as_table() -> None:
        table(asleep)

    def search() -> None:
        find.press_sequentially("no. 4999")
        eventually(lambda: names(asleep)[:1], ["No. 4999"])

    def sort() -> None:
        find.fill("")
        for column in ("Name", "Difficulty", "Clues", "Status", "Date"):
            press(box.get_by_role("columnheader", name=column, exact=True), column)
            eventually(lambda: len(names(asleep)) > 5, True)

    def scroll() -> None:
        for at in range(0, MANY * 36, MANY * 4):
            box.evaluate("(box, at) => new Promise((seen) => { box.scrollTop = at; requestAnimationFrame(seen); })", at)

    works = (bring_all, as_table, search, sort, scroll)
    noted = {work.__name__: longest_task(browser, asleep, work) for work in works}
    assert asleep.locator(".tray-row").count() < 60
    said = ", ".join(f"{name} {ms:.0f}" for name, ms in noted.items())
    REPORT.append(f"{MANY} puzzles, longest task in ms of processor time: {said}")
    assert max(noted.values()) < 100, noted


def everything_saved(page: Page) -> Path:
    with page.expect_download() as saved:
        menu(page).get_by_role("button", name="Back up everything").click()
    return Path(saved.value.path())


def test_everything_is_saved_deleted_and_restored(asleep: Page, desk: Desk, tmp_path: Path) -> None:
    page = asleep
    bring(page, some(12), tmp_path)
    setting(page, "Appearance", "dark")
    file = tmp_path / "everything.json"
    file.write_bytes(everything_saved(page).read_bytes())
    other = page.context.new_page()
    other.goto(desk.site)
    eventually(lambda: how_many(other), 12)
    about_page(page).get_by_role("button", name="Delete everything").click()
    press(page.get_by_role("dialog", name="Delete everything"), "Delete everything")
    for tab in (page, other):
        expect(place(tab, "My puzzles").get_by_role("status")).to_have_text("0 puzzles")
        expect(tab.locator("html")).to_have_attribute("data-theme", "auto")
    assert "No. 1" not in page.evaluate("JSON.stringify([localStorage, sessionStorage])")
    menu(page)
    page.locator("#main-menu input[type=file]").set_input_files(file)
    eventually(lambda: how_many(page), 12)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_text("Backup restored: 12 puzzles added")).to_be_visible()


def test_another_file_is_refused_in_words(asleep: Page, tmp_path: Path) -> None:
    file = tmp_path / "photo.json"
    file.write_text("{}", encoding="utf-8")
    menu(asleep)
    asleep.locator("#main-menu input[type=file]").set_input_files(file)
    expect(asleep.get_by_text("“photo.json” is not a backup file from this page.")).to_be_visible()


def test_nothing_is_deleted_without_asking(asleep: Page) -> None:
    set_up(asleep, PUZZLE)
    cell(asleep, "r1c2").click()
    asleep.keyboard.type("9")
    board = values(asleep)
    about_page(asleep).get_by_role("button", name="Delete everything").click()
    press(asleep.get_by_role("dialog", name="Delete everything"), "Cancel")
    asleep.reload()
    see_board(asleep, board)
