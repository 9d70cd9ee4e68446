"""The same proofs in the browser: our solver in its worker, and JavaScript solvers, in one page of Chromium."""

import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from sudoku_workshop.grid.digit_text import text_of
from tests.bench.big import grids
from tests.bench.boot import BLANK, browsing, hosting
from tests.bench.memory import status
from tests.bench.peers import SECONDS, npm_folder, rows
from tests.bench.rows import OURS, Row
from tests.bench.solve import FILES, read
from tests.e2e.variant import Variant, run_python

SCRIPTS = {
    "qqwing": "qqwing/qqwing-1.3.4.js",
    "sudoku": "sudoku/dist-node/index.js",
    "sudoku-umd": "sudoku-umd/sudoku.js",
}
AS_MODULE = """const module = {{ exports: {{}} }};
(function (exports) {{
{}
}})(module.exports);
export default module.exports;
"""
IN_WORKER = """
import json, time
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import count
def prove(texts, seconds, again):
    nine, taken, rate, first = geometry("9"), {}, 0, time.perf_counter()
    started, end = first, first + seconds
    while started == first or started < first + again:
        done = 0
        for text in texts:
            begin = time.perf_counter()
            if begin > end:
                break
            assert count(board_of(nine, digits_of(nine, text)), 2) == 1, text
            taken[text] = min(taken.get(text, 1e9), 1000 * (time.perf_counter() - begin))
            done += 1
        now = time.perf_counter()
        if started == first or done == len(texts):
            rate = max(rate, done / (now - started))
        started = now
    return json.dumps([list(taken.values()), rate])
"""
VERDICTS = """async (texts) => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = createEngine({ size: 1 });
  const taken = [];
  for (const text of texts) {
    const state = { geometry: "16", givens: text, values: text, notes: null };
    const begin = performance.now();
    const verdict = await engine.ask("verdict", { state, limit: 2 });
    if (verdict.code !== "one") throw new Error(`no single solution: ${text}`);
    taken.push(performance.now() - begin);
  }
  engine.destroy();
  return taken;
}"""
AGAIN = 5  # seconds of repeated passes, because a browser optimises code that has run for a second or two
SAMPLE = 4  # use one in this many large grids


def run() -> Iterator[Row]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = bench_site(Path(folder) / "site", "page.js")
        site.open_python()
        with browsing(playwright) as browser, hosting(site.folder) as host:
            page = browser.new_page()
            page.goto(f"{host.address}bench.html")
            for name in FILES:
                yield from proofs(page, name)
        yield from large(playwright, blank_site(Path(folder) / "page"))


def proofs(page: Page, name: str) -> Iterator[Row]:
    texts = [text_of(puzzle.digits) for puzzle in read(name)]
    taken, rate = ours(page, texts)
    yield from rows("page", name, OURS, taken, len(texts), rate)
    for who in SCRIPTS:
        taken, rate = theirs(page, who, texts)
        yield from rows("page", name, who, taken, len(texts), rate)


def large(playwright: Playwright, site: Path) -> Iterator[Row]:
    """Yield the times of 16x16 grids in one worker, one after the other.

    The slowest grid is also opened in the whole page.
    """
    texts = [text_of(puzzle.digits) for puzzle in grids(16)[::SAMPLE]]
    with browsing(playwright) as browser, hosting(site) as host:
        page = browser.new_page()
        page.goto(f"{host.address}blank.html")
        taken: list[float] = page.evaluate(VERDICTS, texts)
        yield from rows("page", "16x16", OURS, taken, len(texts))
        yield Row("page", "16x16 slowest", OURS, max(taken) / 1000, "s")
        yield tab("16x16 tab with one worker", browser)
    with browsing(playwright) as browser, hosting(site) as host:
        page = browser.new_page()
        page.goto(f"{host.address}#p={texts[taken.index(max(taken))]}")
        expect(page.locator(".verdict-words")).to_contain_text("ne solution", timeout=120_000)
        expect(page.locator(".status-words")).to_contain_text("works offline", timeout=120_000)
        yield tab("16x16 tab of the whole page", browser)


def tab(what: str, browser: Browser) -> Row:
    """Return the memory that the browser's task manager shows for the tab: what the renderer does not share."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pids = [process["id"] for process in told["processInfo"] if process["type"] == "renderer"]
    pid = max(pids, key=lambda pid: status(pid, "VmRSS"))
    private, shared, most = (status(pid, name) for name in ("RssAnon", "RssFile", "VmHWM"))
    note = f"bound 300; {(most - shared) / 1e3:.0f} while it started; with {shared / 1e3:.0f} more that all tabs share"
    return Row("page", what, OURS, private / 1e3, "MB", note)


def bench_site(folder: Path, script: str) -> Variant:
    """Copy dist/ with an empty page, a script as bench.js, and the peers, under the same security policy."""
    site = Variant(folder)
    site.write("bench.html", b"<!doctype html><title>Bench</title>")
    site.write("bench.js", Path(__file__).with_name(script).read_bytes())
    (folder / "peers").mkdir()
    for who, script in SCRIPTS.items():
        source = (npm_folder() / "node_modules" / script).read_text()
        site.write(f"peers/{who}.js", AS_MODULE.format(source).encode())
    return site


def blank_site(folder: Path) -> Path:
    """Copy dist/ with an additional empty page."""
    Variant(folder).write("blank.html", BLANK)
    return folder


def ours(page: Page, texts: Sequence[str]) -> tuple[list[float], float]:
    """Return the milliseconds for each puzzle, and the best rate."""
    _, reply = run_python(page, IN_WORKER, f"prove({texts!r}, {SECONDS}, {AGAIN})")
    taken, rate = json.loads(reply)
    return taken, rate


def theirs(page: Page, who: str, texts: Sequence[str]) -> tuple[list[float], float]:
    script = "async (asked) => (await import(new URL('bench.js', location.href).href)).prove(...asked)"
    taken, rate = page.evaluate(script, [who, texts, SECONDS, AGAIN])
    return taken, rate
