"""The memory of the page while it starts, compared with plain Pyodide and an empty page, and its growth over time.

    python -m tests.bench.memory [--start]        needs a dist/ (npm run build) and Chromium; Linux

Counted is the memory that a renderer has for itself, as in Chromium's own task manager. The program file is left out:
some 100 MB that all tabs share, and that an empty page has as well.
"""

import argparse
import json
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect, sync_playwright

from sudoku_workshop.api.samples import requests
from tests.bench.boot import BLANK, LONG, PUZZLE, VISITS, Row, browsing, hosting, new_page, plain_site, show, visit
from tests.e2e.hands import more, new_board, see_both
from tests.e2e.variant import Variant, run_python
from tools.serve import DIST

PHONE = ViewportSize(width=390, height=844)
FORGET_PEAK = "5"  # the value for clear_refs in Linux
ROUNDS = """async ([asked, long, rounds]) => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  globalThis.engine ??= createEngine();
  for (let round = 0; round < rounds; round += 1) {
    for (const { method, params } of asked) await engine.ask(method, params).catch(() => {});
    const controller = new AbortController();
    const counted = engine.ask(long.method, long.params, { lane: "long", signal: controller.signal }).catch(() => {});
    await new Promise((later) => setTimeout(later, 50));
    controller.abort();
    await counted;
  }
  await new Promise((later) => setTimeout(later, 3000));
}"""


def run(start_only: bool = False) -> list[Row]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        started = list(start_rows(playwright, Path(folder)))
        return started if start_only else [*started, *work_rows(playwright, Path(folder))]


def start_rows(playwright: Playwright, folder: Path) -> Iterator[Row]:
    """Yield the peak memory while a page starts.

    The start lasts until a verdict is shown, and for our page until it works offline and counts with both workers.
    """
    plain = plain_site(folder / "plain")
    (plain / "blank.html").write_bytes(BLANK)
    with browsing(playwright) as browser, hosting(plain) as host:
        page = new_page(browser.new_context())
        page.goto(f"{host.address}blank.html")
        yield start_row("an empty page", browser)
    with browsing(playwright) as browser, hosting(plain) as host:
        page = new_page(browser.new_context())
        page.goto(f"{host.address}#p={PUZZLE}")
        expect(page).to_have_title("one", timeout=120_000)
        yield start_row("plain Pyodide", browser)
    with browsing(playwright) as browser, hosting(DIST) as host:
        context = browser.new_context(locale="en-US", viewport=PHONE)
        for kind in VISITS:
            forget_peaks(browser)
            page = visit(context, host)
            expect(page.locator(".status-words")).to_contain_text("works offline", timeout=120_000)
            new_board(page, "16")
            more(page, "Count all solutions")
            see_both(page)
            yield start_row(kind, browser, 250)
            page.close()


def start_row(what: str, browser: Browser, bound: float | None = None) -> Row:
    return Row(f"peak while it starts, {what}", max(map(own_peak, renderers(browser))) / 1e3, bound, "MB")


def work_rows(playwright: Playwright, folder: Path) -> list[Row]:
    """Measure the growth over many rounds.

    Every round calls each method with a sample and cancels a count, ending a worker.
    """
    ours = Variant(folder / "memory")
    ours.write("blank.html", BLANK)
    asked = [json.loads(request) for request in requests()]
    with browsing(playwright) as browser, hosting(ours.folder) as host:
        page = browser.new_page()
        page.goto(f"{host.address}blank.html")
        page.evaluate(ROUNDS, [asked, LONG, 20])
        early = renderer_bytes(browser, page)
        page.evaluate(ROUNDS, [asked, LONG, 180])
        late = renderer_bytes(browser, page)
    return [
        Row("renderer after 20 rounds", early / 1e6, None, "MB"),
        Row("renderer after 200 rounds", late / 1e6, None, "MB"),
        Row("... of that", late / early, 1.1, "times"),
        *heap_rows(playwright, folder, asked),
    ]


def heap_rows(playwright: Playwright, folder: Path, asked: list[dict[str, object]]) -> list[Row]:
    """Measure the WebAssembly memory of one Python that is never ended."""
    ours = Variant(folder / "heap")
    ours.open_python()
    ours.write("blank.html", BLANK)
    work = f"""
import json, pyodide_js, sudoku_workshop.api
for _ in range(ROUNDS):
    for request in {[json.dumps(each) for each in asked]}:
        sudoku_workshop.api.call(request)
pyodide_js._module.HEAP8.length
"""
    with browsing(playwright) as browser, hosting(ours.folder) as host:
        page = browser.new_page()
        page.goto(f"{host.address}blank.html")
        early, late = run_python(page, work.replace("ROUNDS", "20"), work.replace("ROUNDS", "180"))
    return [Row("wasm memory after 200 rounds of that after 20", late / early, 1.1, "times")]


def renderer_bytes(browser: Browser, page: Page) -> float:
    """Return the resident memory of the renderers after garbage collection."""
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    time.sleep(1)
    return 1e3 * sum(status(pid, "VmRSS") for pid in renderers(browser))


def renderers(browser: Browser) -> list[int]:
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return [process["id"] for process in told["processInfo"] if process["type"] == "renderer"]


def forget_peaks(browser: Browser) -> None:
    """Reset the peak memory of the renderers, which may live on from one visit to the next."""
    for pid in renderers(browser):
        Path(f"/proc/{pid}/clear_refs").write_text(FORGET_PEAK)


def own_peak(pid: int) -> int:
    """Return the most memory that a process ever had for itself, in kB."""
    return status(pid, "VmHWM") - status(pid, "RssFile")


def status(pid: int, name: str) -> int:
    """Return a value of a process from Linux, in kB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(name)))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--start", action="store_true", help="without 200 rounds of work, which take minutes")
    show(run(options.parse_args().start))


if __name__ == "__main__":
    main()
