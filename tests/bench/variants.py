"""The time to make a puzzle with rules: natively in processor time, and in Chromium as a person waits for it."""

import os
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from sudoku_workshop.generator.variants import KINDS, VariantRecipe, VariantWish, make_variant
from tests.bench.boot import browsing, hosting
from tests.bench.page import bench_site
from tests.bench.rows import OURS, Row

NUMBER = int(os.environ.get("VARIANTS", "20"))  # puzzles of each kind and grade
GRADES = ("any", "easy", "medium", "hard")
ONLY_NEEDED = ("greater-than", "killer", "kropki-some", "little-killer", "sandwich")  # also without rules not needed
BOUND, SAMURAI = 5, 30  # seconds that a kind may take in the page
SCRIPT = "async (asked) => (await import(new URL('bench.js', location.href).href)).variants(...asked)"


def run() -> Iterator[Row]:
    wishes = [*_wishes()]
    for name, wish in wishes:
        yield from _rows(name, [*_native(wish)], 0)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = bench_site(Path(folder) / "site", "making.js")
        with browsing(playwright) as browser, hosting(site.folder) as host:
            page = browser.new_page()
            page.goto(f"{host.address}bench.html")
            page.set_default_timeout(0)
            for name, wish in wishes:
                [seconds] = page.evaluate(SCRIPT, [[asdict(wish)], NUMBER])
                yield from _rows(f"page, {name}", seconds, SAMURAI if wish.kinds == "samurai" else BOUND)


def _wishes() -> Iterator[tuple[str, VariantWish]]:
    for name, kind in KINDS.items():
        for grade in () if kind.drawn else [each for each in GRADES if each == "any" or each in kind.quick]:
            yield f"{name}, {grade}", VariantWish(name, grade=grade, symmetry="half-turn")
    for name in ONLY_NEEDED:
        yield f"{name}, only needed rules", VariantWish(name, symmetry="half-turn", rules="needed")


def _native(wish: VariantWish) -> Iterator[float]:
    for index in range(NUMBER):
        begun = time.process_time()
        make_variant(VariantRecipe(wish, "bench", index))
        yield time.process_time() - begun


def _rows(name: str, seconds: Sequence[float], bound: float) -> Iterator[Row]:
    note = f"median of {len(seconds)}, slowest {max(seconds):.2f}" + (f", goal {bound}" if bound else "")
    yield Row("variants", name, OURS, median(seconds), "s", note)
