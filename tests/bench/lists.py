"""Ten thousand puzzles pasted into the page: how long until they are in My puzzles, and the longest task meanwhile."""

import random
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import text_of
from tests.bench.boot import browsing, hosting
from tests.bench.page import blank_site
from tests.bench.rows import OURS, Row
from tests.e2e.hands import paste, wake

COUNT = 10_000
MADE = 20  # the others are these with other names for their digits
WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
}"""
KEPT = """() => new Promise((resolve) => {
  const request = indexedDB.open("sudoku");
  request.onsuccess = () => {
    const count = request.result.transaction("tray").objectStore("tray").count();
    count.onsuccess = () => { request.result.close(); resolve(count.result); };
  };
})"""


def run() -> Iterator[Row]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = blank_site(Path(folder) / "site")
        with browsing(playwright) as browser, hosting(site) as host:
            page = browser.new_page()
            page.goto(host.address)
            wake(page)
            yield from pasted(page, "\n".join(puzzles()))


def puzzles() -> list[str]:
    """All different."""
    rng, made = random.Random(1), [make(Recipe(Wish(), "lists", index)).puzzle for index in range(MADE)]
    texts: dict[str, None] = {}
    while len(texts) < COUNT:
        names = str.maketrans("123456789", "".join(rng.sample("123456789", 9)))
        texts[text_of(rng.choice(made).givens).translate(names)] = None
    return list(texts)


def pasted(page: Page, text: str) -> Iterator[Row]:
    page.evaluate(WATCH)
    begun = page.evaluate("performance.now()")
    paste(page, text)
    handle = page.get_by_role("button", name=re.compile("^My puzzles"))
    expect(handle).to_contain_text("10,000", timeout=60_000)
    shown = page.evaluate("performance.now()")
    page.wait_for_function(f"async () => (await ({KEPT})()) >= {COUNT}", timeout=60_000)
    kept = page.evaluate("performance.now()")
    yield Row("lists", "10,000 pasted, in My puzzles", OURS, (shown - begun) / 1000, "s", "bound 3")
    yield Row("lists", "10,000 pasted, kept by the browser", OURS, (kept - begun) / 1000, "s")
    yield Row(
        "lists", "longest task meanwhile", OURS, max(page.evaluate("tasks"), default=0), "ms", "bound 50; 0 is less"
    )
