"""Photographs of newspapers, read in Node and in the page: what is found and right, and how long it takes."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import median

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search.proofread import proofread
from tests.bench.boot import browsing, hosting
from tests.bench.rows import OURS, Row
from tests.bench.solve import lines
from tests.conftest import DATA
from tests.e2e.hands import AWAKE, new_board, press, wake
from tests.support.photographs import Reading, read_photographs
from tools.serve import DIST

IN_PAGE = 4  # read one in this many in the page
# The time from choosing a file until the digits are on the board, or until the page asks where the grid is.
WATCH = """
globalThis.waited = [];
let chosen = 0;
addEventListener("change", () => (chosen = performance.now()), true);
new MutationObserver(() => {
  if (!chosen || !document.querySelector(".photo-flat:not([hidden]), dialog[open]")) return;
  waited.push(performance.now() - chosen);
  chosen = 0;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["hidden", "open"] });
"""


def run() -> Iterator[Row]:
    names, puzzles = zip(*(line.split()[:2] for line in lines("photos/truth.txt")), strict=True)
    yield from right(names, puzzles)
    yield from waits(names[::IN_PAGE])


def waits(names: Sequence[str]) -> Iterator[Row]:
    """Yield the waiting times in the page. The first one includes loading the reader, as it does for people."""
    with sync_playwright() as playwright, browsing(playwright) as browser, hosting(DIST) as host:
        page = browser.new_page()
        page.add_init_script(WATCH)
        page.goto(host.address)
        wake(page)
        waited = [waited_for(page, str(DATA / "photos" / name)) for name in names]
    note = f"{len(names)} photographs; {os.getloadavg()[0]:.0f} at work on {os.cpu_count()} cores"
    yield Row("photos", "from the file to the board, median", OURS, median(waited), "ms", f"bound 1000; {note}")
    yield Row("photos", "from the file to the board, slowest", OURS, max(waited), "ms", f"bound 3000; {note}")


def waited_for(page: Page, photograph: str) -> float:
    """Return the milliseconds for a photograph on an empty board, so that Python has no other work."""
    new_board(page, "9")
    page.evaluate("waited.length = 0")
    page.locator("input[type=file][accept='image/*']").first.set_input_files(photograph)
    page.wait_for_function("() => waited.length", timeout=AWAKE)
    asked = page.get_by_role("dialog")
    if asked.is_visible():
        press(asked, "Cancel")
    milliseconds: float = page.evaluate("waited[0]")
    return milliseconds


def right(names: Sequence[str], puzzles: Sequence[str]) -> Iterator[Row]:
    readings = read_photographs(Image.open(DATA / "photos" / name) for name in names)
    read = list(zip(names, puzzles, readings, strict=True))
    found = [(puzzle, reading) for _, puzzle, reading in read if reading.size == 9]
    yield share("grid found", len(found), len(read))
    yield share("all 81 cells right", sum(reading.text == puzzle for puzzle, reading in found), len(read))
    proofs = [(puzzle, proofread(geometry("9"), reading.cells)) for puzzle, reading in found]
    right = sum(text_of(proof.digits).replace(".", "0") == puzzle for puzzle, proof in proofs)
    yield share("all 81 cells right after proofreading", right, len(read))
    taken = sum(proof.unique and text_of(proof.digits).replace(".", "0") != puzzle for puzzle, proof in proofs)
    yield Row("photos", "wrong, but with one solution", OURS, taken, "times")
    yield share("digits right", sum(right_digits(*pair) for pair in found), sum(len(digits(it)) for it in puzzles))
    yield Row("photos", "processor time, median", OURS, median(reading.ms for reading in readings), "ms")
    yield Row("photos", "processor time, slowest", OURS, max(reading.ms for reading in readings), "ms")
    for mistake, count in confusions(found).most_common():
        yield Row("photos", mistake, OURS, count, "times")
    print("not right:", *(name for name, puzzle, reading in read if reading.text != puzzle))


def share(what: str, part: int, whole: int) -> Row:
    return Row("photos", what, OURS, 100 * part / whole, "of 100", f"{part} of {whole}")


def digits(puzzle: str) -> str:
    return puzzle.replace("0", "")


def right_digits(puzzle: str, reading: Reading) -> int:
    return sum(digit == got != "0" for digit, got in zip(puzzle, reading.text, strict=True))


def confusions(found: list[tuple[str, Reading]]) -> Counter[str]:
    """Count the digits that are mistaken for others; 0 is a blank."""
    pairs = (pair for puzzle, reading in found for pair in zip(puzzle, reading.text, strict=True))
    return Counter(f"{digit} read as {got}" for digit, got in pairs if digit != got)
