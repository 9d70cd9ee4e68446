"""A long rating in the page, by one worker and shared among several, by the clock.

python -m tests.bench.rate_spread [ROUNDS]      needs a dist/ (npm run build) and a browser

The machine must have no other work. Otherwise two workers get a larger share of it than one, and look too good.
"""

import re
import sys
import time
from statistics import median

from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.bench.boot import browsing
from tests.bench.rows import machine
from tests.e2e.hands import verdict, wake
from tools.serve import serving

PUZZLES = {
    10.3: "98.7..6..5...4......4....3.3....2....7.8..9.........25.1..8...66..1...9.....671..",
    10.7: "98.76.5..4..3..9....6....2.8..5..7...1...8........3..85...34..9.4.9.........574..",
}
CORES = (1, 2, 4)  # as reported to the page, which uses a worker per core for this, but none with one core


def rated(browser: Browser, address: str, puzzle: str, cores: int) -> float:
    """Return the seconds from opening the puzzle until the rating is shown."""
    context = browser.new_context()
    context.add_init_script(f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ get: () => {cores} }})")
    page = context.new_page()
    page.goto(address)
    wake(page)
    begun = time.perf_counter()
    page.evaluate("(puzzle) => { location.hash = `#p=${puzzle}`; }", puzzle)
    expect(verdict(page)).to_contain_text(re.compile("(?<!at least )Ultimate$"), timeout=300_000)
    taken = time.perf_counter() - begun
    context.close()
    return taken


def run(playwright: Playwright, rounds: int) -> None:
    """Print the medians. The numbers of cores take turns in every round."""
    with browsing(playwright) as browser, serving() as address:
        for er, puzzle in PUZZLES.items():
            taken = [[rated(browser, address, puzzle, cores) for cores in CORES] for _ in range(rounds)]
            for cores, times in zip(CORES, zip(*taken, strict=True), strict=True):
                print(f"ER {er}, {cores} cores: {median(times):.1f} s", flush=True)


if __name__ == "__main__":
    print(machine())
    with sync_playwright() as playwright:
        run(playwright, int(sys.argv[1]) if sys.argv[1:] else 1)
