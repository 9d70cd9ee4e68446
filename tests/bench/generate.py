"""The speed of making puzzles: natively on one core in processor time, and in Chromium compared with qqwing."""

import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Page, sync_playwright

from sudoku_workshop.generator import GRADES, Recipe, Wish, make
from tests.bench.boot import browsing, hosting
from tests.bench.page import bench_site
from tests.bench.rows import OURS, Row

MINIMAL = "9x9 minimal, any grade"
WISHES = {
    MINIMAL: Wish(),
    "9x9 half turn, any grade": Wish(symmetry="half-turn"),
    **{f"9x9 {grade}": Wish(grade=grade) for grade in GRADES},
}
LARGE = {"16x16 minimal": Wish(size="16"), "25x25": Wish(size="25")}
FEWEST = 5  # the least number of puzzles, if each takes long
QQWING = {MINIMAL: None, "9x9 easy": "easy", "9x9 hard": "hard", "9x9 expert": "expert"}
SECONDS = 4.0  # per wish
FIND = Path("web/make/find-puzzle.js")
ROUNDS = 4  # with one worker and with two
WAITED = {"extreme": 20, "nightmare": 20}  # the number of puzzles of the grades that people wait for


def run() -> Iterator[Row]:
    for name, wish in (WISHES | LARGE).items():
        yield from native(name, wish)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = bench_site(Path(folder) / "site", "making.js")
        site.write("find-puzzle.js", FIND.read_bytes())
        with browsing(playwright) as browser, hosting(site.folder) as host:
            page = browser.new_page()
            page.goto(f"{host.address}bench.html")
            yield from in_page(page)


def native(name: str, wish: Wish) -> Iterator[Row]:
    make(Recipe(wish, "warm"))
    made = tries = 0
    spent = slowest = 0.0
    while spent < SECONDS or made < FEWEST:
        begun = time.process_time()
        tries += make(Recipe(wish, "bench", made)).tries
        took = time.process_time() - begun
        made, spent, slowest = made + 1, spent + took, max(slowest, took)
    yield Row("generate", name, OURS, made / spent, "/s", f"{tries / made:.1f} tries each")
    yield Row("generate", name, OURS, slowest, "s", f"slowest of {made}")


def in_page(page: Page) -> Iterator[Row]:
    for name, wish in WISHES.items():
        yield Row("generate", f"page, {name}", OURS, measured(page, "ours", asdict(wish), 1), "/s")
        if name in QQWING:
            yield Row("generate", f"page, {name}", "qqwing", measured(page, "qqwing", QQWING[name]), "/s")
    yield two_workers(page)
    for grade, count in WAITED.items():
        yield from waits(page, grade, count)


def waits(page: Page, grade: str, count: int) -> Iterator[Row]:
    """Yield how long people wait for one puzzle: with one worker, and with two that search for it."""
    script = "async (asked) => (await import(new URL('bench.js', location.href).href)).races(...asked)"
    pairs: list[list[float]] = page.evaluate(script, [asdict(Wish(grade=grade)), count])
    for at, who in enumerate(("one worker", "both workers")):
        taken = [pair[at] for pair in pairs]
        note = f"median of {count}; mean {sum(taken) / count:.2f}, longest {max(taken):.2f}"
        yield Row("generate", f"page, wait for {grade}, {who}", OURS, median(taken), "s", note)


def two_workers(page: Page) -> Row:
    """Compare two workers with one. The best rounds count, because other work may disturb some."""
    one = two = 0.0
    for _ in range(ROUNDS):
        one = max(one, measured(page, "ours", asdict(Wish()), 1))
        two = max(two, measured(page, "ours", asdict(Wish()), 2))
    return Row("generate", "page, two workers", OURS, two, "/s", f"{two / one:.2f} times one")


def measured(page: Page, who: str, *asked: Any) -> float:
    """Return the number of puzzles per second."""
    script = "async ([who, asked]) => (await import(new URL('bench.js', location.href).href))[who](...asked)"
    rate: float = page.evaluate(script, [who, [*asked, SECONDS]])
    return rate
