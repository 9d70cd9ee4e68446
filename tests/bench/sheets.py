"""A thousand puzzles on paper, four per page with solutions, natively and in the browser, and a book.

The puzzles are variants of one puzzle and have no solutions, so each is solved while it is printed. Natively the time
is processor time, and in the browser the time that a person waits.
"""

import re
import time
from collections.abc import Iterator
from functools import partial
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from sudoku_workshop.book.lessons import needed_by, with_lessons
from sudoku_workshop.generator import make, recipe_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.messages import say
from sudoku_workshop.printed_path import path_pictures
from sudoku_workshop.sheet import Document, Options, Puzzle, Section, Type, pages
from sudoku_workshop.sheet.pdf import pdf
from tests.bench.boot import browsing, hosting
from tests.bench.rows import OURS, Row
from tests.e2e.hands import AWAKE, go, paste, place, press, wake
from tests.support.paper import sibling
from tools.serve import DIST

COUNT = 1000
PARTS: dict[str, Any] = dict.fromkeys(("cover", "back_cover", "contents", "introduction", "techniques"), True)
BOOK, BOOK_BYTES = 120, 400  # puzzles, and kilobytes
BEST_OF = 3
LONGEST = 300_000  # the most milliseconds that the bench waits
NATIVE, BROWSER, BYTES = 2, 20, 10  # bounds: seconds, seconds, megabytes
PATHS, EXPLAINED = 200, 10  # puzzles with explained paths, and the bound in seconds


def run() -> Iterator[Row]:
    yield from native()
    with sync_playwright() as playwright, browsing(playwright) as browser, hosting(DIST) as host:
        for kind, button in (("PDF downloaded", "Download PDF"), ("pages ready for the browser's dialogue", "Print")):
            seconds = [in_browser(browser, host.address, button) for _ in range(BEST_OF)]
            yield Row("print", f"{COUNT} puzzles, {kind}", OURS, min(seconds), "s", f"bound {BROWSER}")


def native() -> Iterator[Row]:
    puzzles = [sibling(seed) for seed in range(COUNT)]
    seconds, size = zip(*(drawn(puzzles) for _ in range(BEST_OF)), strict=True)
    yield Row("print", f"{COUNT} puzzles, natively", OURS, min(seconds), "s", f"bound {NATIVE}")
    yield Row("print", "the PDF", OURS, size[0] / 1e6, "MB", f"bound {BYTES}")
    yield Row("print", f"{PATHS} puzzles explained, natively", OURS, explained(), "s", f"bound {EXPLAINED}")
    seconds, size = zip(*(book() for _ in range(BEST_OF)), strict=True)
    yield Row("print", f"a book of {BOOK} with all its parts", OURS, min(seconds), "s", "no bound")
    yield Row("print", "its PDF", OURS, size[0] / 1e3, "kB", f"bound {BOOK_BYTES}")


def drawn(puzzles: list[Puzzle]) -> tuple[float, int]:
    """Return the seconds for solving, drawing and writing, and the bytes of the PDF."""
    begun, type_ = time.process_time(), Type()
    sides = pages(Document([Section("", tuple(puzzles))], Options(title="A thousand"), partial(say, "en"), type_))
    data = pdf((side() for side in sides), type_, Options(title="A thousand"))
    return time.process_time() - begun, len(data)


def explained() -> float:
    """Return the seconds for explaining, drawing and writing puzzles of four difficulties."""
    grades = ("easy", "medium", "hard", "expert")
    ids = (f"g2.9.{grade}.half-turn.any.any.bench.{index}" for grade in grades for index in range(PATHS // len(grades)))
    found = [make(recipe_of(name)) for name in ids]
    begun, type_, options = time.process_time(), Type(), Options(title="Explained")
    puzzles = [Puzzle(one.puzzle, one.solution.values, steps=tuple(path_pictures(one.puzzle, "en"))) for one in found]
    sides = pages(Document([Section("", tuple(puzzles))], options, partial(say, "en"), type_))
    pdf((side() for side in sides), type_, options)
    return time.process_time() - begun


def book() -> tuple[float, int]:
    """Return the same of a book with contents, introduction, the techniques of one puzzle, covers and pointers."""
    begun, type_ = time.process_time(), Type()
    options = Options(title="A book", numbers="through", pointers=True, **PARTS)
    puzzles = [sibling(seed) for seed in range(BOOK)]
    sections = [Section(f"Part {start}", tuple(puzzles[start : start + 40])) for start in range(0, BOOK, 40)]
    document = with_lessons(sections, options, "en", needed_by(puzzles[0].board))
    data = pdf((side() for side in pages(Document(document, options, partial(say, "en"), type_))), type_, options)
    return time.process_time() - begun, len(data)


def in_browser(browser: Browser, address: str, button: str) -> float:
    """Return the seconds from the click until the file is saved or the pages are in the document."""
    page = ready(browser, address)
    begun = time.perf_counter()
    if button == "Print":
        press(place(page, "Print"), button)
        expect(page.locator("#paper")).to_be_attached(timeout=LONGEST)
    else:
        with page.expect_download(timeout=LONGEST):
            press(place(page, "Print"), button)
    seconds = time.perf_counter() - begun
    page.context.close()
    return seconds


def ready(browser: Browser, address: str) -> Page:
    """Return a page whose Print panel has the puzzles and the first preview.

    The browser's print dialogue cannot be automated, so it is switched off.
    """
    page = browser.new_context(service_workers="block", locale="en-US").new_page()
    page.goto(address)
    wake(page)
    page.evaluate("window.print = () => {}")
    paste(page, "\n".join(text_of(sibling(seed).board.givens) for seed in range(COUNT)))
    go(page, "Print")
    page.get_by_label("What to print").select_option("shelf")
    expect(page.get_by_text(re.compile(r"^Page 1 of \d{3}$"))).to_be_visible(timeout=AWAKE)
    return page
