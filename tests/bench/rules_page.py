"""Proofs of puzzles with rules in Chromium, compared with the same proofs in this process, taking turns.

Both are measured in processor time. Chromium reports that of the page in hundredths of a second, so quick proofs are
repeated. The time includes the tables of a usual 9x9.
"""

import json
import tempfile
from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from playwright.sync_api import Page, sync_playwright

from tests.bench import rule_proofs
from tests.bench.boot import BLANK, browsing, hosting
from tests.bench.rows import OURS, Row
from tests.bench.rule_lines import Asked, asked_puzzles
from tests.bench.rule_proofs import Proof, prove
from tests.e2e.variant import Variant

NUMBER = 40
LIMIT = 1.0  # seconds natively; puzzles that take longer are left out
LEAST = 150  # milliseconds for all proofs of a puzzle natively
WARM = 4  # puzzles that do not count, because the browser compiles what runs for a while
NEVER = float("inf")
GOAL = 3  # times as long as natively
START = """async () => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  window.engine = createEngine({ size: 1 });
}"""
ASK = "(code) => window.engine.ask('', { code })"


def run() -> Iterator[Row]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = Variant(Path(folder) / "site")
        site.write("blank.html", BLANK)
        site.open_python()
        with browsing(playwright) as browser, hosting(site.folder) as host:
            page = browser.new_page()
            page.goto(f"{host.address}blank.html")
            page.set_default_timeout(0)
            page.evaluate(START)
            page.evaluate(ASK, "import json\n" + Path(rule_proofs.__file__).read_text(encoding="utf-8"))
            puzzles = sample(asked_puzzles())
            for puzzle in puzzles[:WARM]:
                _both(page, puzzle)
            pairs = [pair for puzzle in puzzles if (pair := _both(page, puzzle))]
    for what, chosen in (("all", pairs), ("above 100 ms natively", [pair for pair in pairs if pair[0] > 100])):
        if chosen:
            times = [in_page / native for native, in_page in chosen]
            note = f"median of {len(times)}, largest {max(times):.2f}, goal {GOAL}"
            yield Row("rules-page", f"{what}, page/native", OURS, median(times), "times", note)
            yield Row("rules-page", what, OURS, median(in_page for _, in_page in chosen), "ms", "median in the page")


def sample(puzzles: Sequence[Asked]) -> list[Asked]:
    """Return puzzles of as many kinds as possible, always the same."""
    shuffled = Random(0).sample(known := [puzzle for puzzle in puzzles if puzzle.text], len(known))
    taken: list[Asked] = []
    times: dict[str, int] = {}
    while len(taken) < min(NUMBER, len(known)):
        rarest = min(shuffled, key=lambda puzzle: min(times.get(kind, 0) for kind in puzzle.kinds))
        shuffled.remove(rarest)
        taken.append(rarest)
        times.update({kind: times.get(kind, 0) + 1 for kind in rarest.kinds})
    return taken


def _both(page: Page, puzzle: Asked) -> tuple[float, float] | None:
    """Return the milliseconds of a proof in this process and in the page, or None if the puzzle takes too long."""
    begun = process_time()
    once = prove(puzzle.text, LIMIT)
    if once.found is None:
        return None
    again = ceil(LEAST / once.ms)
    for _ in range(again - 1):
        prove(puzzle.text, NEVER)
    native, begun = 1000 * (process_time() - begun) / again, _processor_time(page)
    code = f"json.dumps([prove({puzzle.text!r}, float('inf')) for _ in range({again})])"
    for found in json.loads(page.evaluate(ASK, code)):
        if Proof(*found)._replace(ms=once.ms) != once:
            raise RuntimeError(f"{puzzle.id}: the page found {found}, this process {once}")
    return native, (_processor_time(page) - begun) / again


def _processor_time(page: Page) -> float:
    """Return the processor time of all pages of the browser in milliseconds."""
    browser = page.context.browser
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo") if browser else {"processInfo": []}
    return sum(1000 * float(process["cpuTime"]) for process in told["processInfo"] if process["type"] == "renderer")
