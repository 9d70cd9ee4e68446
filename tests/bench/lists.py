"""Ten thousand puzzles in the page: pasted, opened as a table, sorted, searched, and loaded again.

The longest task is measured in processor time (`tests/support/tasks.py`), so that other work does not matter.
"""

import json
import random
import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.digit_text import text_of
from tests.bench.boot import browsing, hosting
from tests.bench.page import blank_site
from tests.bench.rows import OURS, Row
from tests.e2e.hands import eventually, my_puzzles, paste, press, wake, with_all
from tests.e2e.tray import saved_count
from tests.support.tasks import longest_task

COUNT = 10_000
MADE = 20  # the other puzzles are these with renamed digits
WORKED = 300
BOUND = 50  # milliseconds, for any task
SORTED = ("Name", "Difficulty", "ER", "Clues", "Status")


def run() -> Iterator[Row]:
    text = "\n".join(puzzles())
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = blank_site(Path(folder) / "site")
        with browsing(playwright) as browser, hosting(site) as host:
            yield from pasted(browser.new_page(), host.address, text)
        with browsing(playwright) as browser, hosting(site) as host:
            yield from tasks(browser, browser.new_page(), host.address, text)
        with browsing(playwright) as browser, hosting(site) as host:
            yield imported(browser, browser.new_page(), host.address, Path(folder) / "puzzles.json")


def puzzles() -> list[str]:
    """Return puzzles that are all different."""
    rng, made = random.Random(1), [make(Recipe(Wish(), "lists", index)).puzzle for index in range(MADE)]
    texts: dict[str, None] = {}
    while len(texts) < COUNT:
        names = str.maketrans("123456789", "".join(rng.sample("123456789", 9)))
        texts[text_of(rng.choice(made).givens).translate(names)] = None
    return list(texts)


def pasted(page: Page, address: str, text: str) -> Iterator[Row]:
    page.goto(address)
    wake(page)
    begun = page.evaluate("performance.now()")
    paste(page, text)
    shown(page)
    there = page.evaluate("performance.now()")
    until_saved(page)
    yield Row("lists", "10,000 pasted, in My puzzles", OURS, (there - begun) / 1000, "s", "bound 3")
    all_kept = page.evaluate("performance.now()")
    yield Row("lists", "10,000 pasted, kept by the browser", OURS, (all_kept - begun) / 1000, "s")


def shown(page: Page) -> None:
    expect(page.get_by_role("button", name=re.compile("^My puzzles"))).to_contain_text("10,000", timeout=60_000)


def until_saved(page: Page) -> None:
    eventually(lambda: (saved_count(page) or 0) >= COUNT, True, 60_000)


def tasks(browser: Browser, page: Page, address: str, text: str) -> Iterator[Row]:
    page.goto(address)
    wake(page)

    def paste_all() -> None:
        paste(page, text)
        until_saved(page)

    def open_table() -> None:
        press(my_puzzles(page), "Table")
        expect(page.locator(".tray-row[data-index]").first).to_be_visible()

    def sort_all() -> None:
        for column in SORTED:
            press(page.get_by_role("columnheader", name=column, exact=True), column)

    def find() -> None:
        page.get_by_label("Search My puzzles").press_sequentially("no. 4999")

    def show_all() -> None:
        page.get_by_label("Search My puzzles").fill("")

    def work_out() -> None:
        with_all(page, "Analyse")
        far = f"() => document.querySelector('.tray-work progress').value >= {COUNT + WORKED}"
        page.wait_for_function(far, timeout=600_000)
        press(page, "Cancel")

    def again() -> None:
        page.reload()
        wake(page)
        shown(page)

    parts: dict[str, Callable[[], Any]] = {
        "10,000 pasted": paste_all,
        "10,000 as a table": open_table,
        "10,000 sorted by each column": sort_all,
        "found among 10,000": find,
        "all shown again": show_all,
        f"{WORKED} of 10,000 analysed": work_out,
        "reloaded with 10,000": again,
    }
    for what, work in parts.items():
        yield longest(what, longest_task(browser, page, work))


def imported(browser: Browser, page: Page, address: str, file: Path) -> Row:
    """Import a file of My puzzles with all details of each puzzle."""
    facts = {"grade": "hard", "er": 3.4, "technique": "x-wing", "source": "text"}
    boards = [{"geometry": "9", "givens": line, "values": line, "notes": None} for line in puzzles()]
    named = [{"state": board, "name": f"No. {number}"} | facts for number, board in enumerate(boards)]
    file.write_text(json.dumps({"version": 1, "puzzles": named}))
    page.goto(address)
    wake(page)

    def bring() -> None:
        my_puzzles(page).locator("input[type=file]").set_input_files(file)
        until_saved(page)

    return longest("10,000 imported", longest_task(browser, page, bring))


def longest(what: str, ms: float) -> Row:
    return Row("lists", f"{what}: longest task", OURS, ms, "ms", f"bound {BOUND}, processor time")
