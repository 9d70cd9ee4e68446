"""The time from a key press to the painted frame, on a 16x16 full of notes and a processor made six times slower."""

from collections.abc import Iterator
from itertools import cycle, islice
from statistics import median, quantiles

from playwright.sync_api import CDPSession, Page, expect, sync_playwright

from sudoku_workshop.grid.digit_text import text_of
from tests.bench.big import grids
from tests.bench.boot import browsing
from tests.bench.rows import OURS, Row
from tests.e2e.hands import eventually, more, notes
from tools.serve import serving

SLOWER, BOUND, TIMES = 6, 50, 25  # BOUND in milliseconds
BLANK = 60  # the cell that the keys write into
KEYS = {
    "arrow": ("ArrowRight", "ArrowDown"),
    "note": ("Shift+Digit3",),
    "digit": ("Digit5", "Digit7"),
    "undo": ("Control+z",),
    "digit looked for": ("Alt+Digit4", "Alt+Digit6"),
    "several cells": ("Shift+ArrowRight", "Shift+ArrowDown"),
}

# A message that is sent just before a frame is painted arrives after it.
WATCH = """() => {
  window.painted = [];
  addEventListener("keydown", ({ key, timeStamp }) => {
    if (key === "Shift" || key === "Control" || key === "Alt") return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.painted.push(performance.now() - timeStamp);
      port2.postMessage(0);
    });
  }, { capture: true });
}"""


def run() -> Iterator[Row]:
    puzzle = text_of(grids(16)[0].digits)
    with sync_playwright() as playwright, serving() as site, browsing(playwright) as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{site}#p={puzzle}")
        expect(page.locator(".verdict-words")).to_contain_text("ne solution", timeout=120_000)
        more(page, "Fill in notes")
        eventually(lambda: len(notes(page)), puzzle.count("."))
        page.evaluate(WATCH)
        page.get_by_role("gridcell").first.click()
        session = page.context.new_cdp_session(page)
        own = worked(page, session)
        yield Row("keys", f"the page's own work on a key, times {SLOWER}", OURS, SLOWER * own, "ms", "processor time")
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        taken = {name: pressed(page, keys) for name, keys in KEYS.items()}
    every = [time for times in taken.values() for time in times]
    note = f"bound {BOUND}; slowest tenth {quantiles(every, n=10)[-1]:.0f}, longest {max(every):.0f}"
    yield Row("keys", "any key, median", OURS, median(every), "ms", note)
    for name, times in taken.items():
        yield Row("keys", f"{name}, median", OURS, median(times), "ms", f"longest {max(times):.0f}")


def worked(page: Page, session: CDPSession) -> float:
    """Return the processor time of the page's thread per key in milliseconds, which does not depend on other work."""
    session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    session.send("Performance.enable")
    before = spent(session)
    keys = [key for some in KEYS.values() for key in islice(cycle(some), TIMES)]
    for key in keys:
        page.keyboard.press(key)
    eventually(lambda: page.evaluate("window.painted.length"), len(keys))
    return 1000 * (spent(session) - before) / len(keys)


def spent(session: CDPSession) -> float:
    """Return the processor time so far, in seconds."""
    told = session.send("Performance.getMetrics")["metrics"]
    return next(float(metric["value"]) for metric in told if metric["name"] == "TaskDuration")


def pressed(page: Page, keys: tuple[str, ...]) -> list[float]:
    """Return the milliseconds from each key to its frame."""
    page.locator(".cell.blank").nth(BLANK).click()
    page.evaluate("window.painted = []")
    for count, key in enumerate(islice(cycle(keys), TIMES), 1):
        page.keyboard.press(key)
        eventually(lambda: page.evaluate("window.painted.length"), count)
    taken: list[float] = page.evaluate("window.painted")
    return taken
