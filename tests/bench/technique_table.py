"""The waiting time for a puzzle of each technique that the page offers, in Chromium with the page's own engine.

    PYTHONPATH=py_src:. python -m tests.bench.technique_table [TECHNIQUE ...]

prints a table. All techniques together take some minutes. A dist/ must exist. A technique whose median is over the
limit should not be offered and belongs in `RARE` (`generator/standard.py`).
"""

import argparse
import tempfile
from dataclasses import asdict
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from sudoku_workshop.generator import RARE, TECHNIQUES, Wish
from tests.bench.boot import browsing, hosting
from tests.bench.page import bench_site

PUZZLES = 10  # of each technique
LIMIT = 5.0  # seconds
SYMMETRY = "half-turn"  # the default of the page


def waits(page: Page, technique: str) -> list[float]:
    """Return the seconds for each puzzle, however long it takes."""
    wish = asdict(Wish(symmetry=SYMMETRY, technique=technique))
    script = "async ([wish, count]) => (await import(new URL('bench.js', location.href).href)).waits(wish, count)"
    found: list[float] = page.evaluate(script, [wish, PUZZLES])
    return found


def row(technique: str, found: list[float]) -> str:
    over = "" if median(found) <= LIMIT else f" over {LIMIT:.0f} s"
    return f"| {technique} | {median(found):.2f} | {max(found):.2f} |{over}"


def main() -> None:
    parser = argparse.ArgumentParser()
    offered = [name for name in TECHNIQUES if name not in RARE]
    parser.add_argument("techniques", nargs="*", choices=[*TECHNIQUES, []], metavar="TECHNIQUE")  # []: no argument
    asked = parser.parse_args().techniques or offered
    print(f"| technique | median of {PUZZLES}, s | longest, s |\n|---|---:|---:|")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = bench_site(Path(folder) / "site", "making.js")
        with browsing(playwright) as browser, hosting(site.folder) as host:
            page = browser.new_page()
            page.goto(f"{host.address}bench.html")
            for technique in asked:
                print(row(technique, waits(page, technique)), flush=True)


if __name__ == "__main__":
    main()
