"""The page's start compared with plain Pyodide, and the size of its files.

    python -m tests.bench.boot [--rounds 7] [--files]        needs a dist/ (npm run build) and a browser

Every first visit has a browser of its own, so that no cache helps, and begins when the browser is idle. Visits of all
kinds take turns, so that all run on the same machine in the same state. `run()` returns the rows: (what is measured,
value, bound or None, unit).
"""

import argparse
import json
import re
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Playwright, expect, sync_playwright

from sudoku_workshop.api.samples import requests
from tests.e2e.host import Host
from tests.e2e.variant import Variant
from tools.browser import find_browser, is_root
from tools.serve import DIST

ROOT = Path(__file__).resolve().parent.parent.parent
VISITS = ("first visit", "second visit")
PUZZLE = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
REST = 0.5  # seconds between two checks whether the browser is idle
LOOKS = 20  # the most checks; then the visit begins anyway
IDLE = 0.05  # the most cores that an idle browser uses
LARGE = 10_000  # packed bytes from which a file has its own row
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
BLANK = b"<!doctype html><title>Blank</title>"
PLAIN = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
python.unpackArchive(await (await fetch("sudoku.whl")).arrayBuffer(), "wheel");
const line = location.hash.slice(3);
const state = { geometry: "9", givens: line, values: line, notes: null };
const request = JSON.stringify({ method: "verdict", params: { state, limit: 2 } });
document.title = JSON.parse(python.pyimport("sudoku_workshop.api").call(request)).ok.code;
globalThis.judged = performance.now();
"""
WATCH = """
new MutationObserver(() => {
  const words = document.querySelector(".verdict-words")?.textContent;
  if (/ne solution/.test(words)) globalThis.judged ??= performance.now();
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
AFTER_CANCEL = """async ([long, quick]) => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const engine = createEngine();
  await engine.ask(quick.method, quick.params);
  const controller = new AbortController();
  const counted = engine.ask(long.method, long.params, { lane: "long", signal: controller.signal }).catch(() => {});
  await new Promise((later) => setTimeout(later, 2000));
  const begin = performance.now();
  controller.abort();
  await counted;
  await engine.ask(quick.method, quick.params);
  const waited = performance.now() - begin;
  engine.destroy();
  return waited;
}"""


class Row(NamedTuple):
    what: str
    value: float
    bound: float | None
    unit: str


def blank_state(name: str, cells: int) -> dict[str, object]:
    return {"geometry": name, "givens": "." * cells, "values": "." * cells, "notes": None}


LONG = {"method": "count", "params": {"state": blank_state("9", 81), "from": None, "limit": 10_000_000}}
QUICK = json.loads(requests()[0])


def run(rounds: int = 7) -> list[Row]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        return boot_rows(playwright, Path(folder), rounds) + byte_rows() + file_rows()


def boot_rows(playwright: Playwright, folder: Path, rounds: int) -> list[Row]:
    ours, plain = Variant(folder / "ours"), plain_site(folder / "plain")
    ours.write("blank.html", BLANK)
    taken: dict[str, list[float]] = {"plain": [], "first": [], "paint": [], "second": [], "cancel": [], "file": []}
    file = one_file(folder)
    for _ in range(rounds):
        taken["plain"].append(plain_visit(playwright, plain))
        first, paint, second = two_visits(playwright, ours.folder)
        taken["first"].append(first)
        taken["paint"].append(paint)
        taken["second"].append(second)
        taken["cancel"].append(cancel_visit(playwright, ours.folder))
        taken["file"].append(file_visit(playwright, file))
    median = {name: statistics.median(values) for name, values in taken.items()}
    return [
        Row("plain loadPyodide plus verdict", median["plain"], None, "ms"),
        Row("open to first verdict, cold cache", median["first"], None, "ms"),
        Row("... of plain", median["first"] / median["plain"], 0.4, "times"),
        Row("first paint", median["paint"], 200, "ms"),
        Row("second visit, server gone", median["second"], None, "ms"),
        Row("... of plain", median["second"] / median["plain"], 0.3, "times"),
        Row("one file from a disk, open to first verdict", median["file"], None, "ms"),
        Row("... of plain", median["file"] / median["plain"], 0.5, "times"),
        Row("cancel to the next answer", median["cancel"], 150, "ms"),
    ]


def plain_site(folder: Path) -> Path:
    """Make a site with Pyodide as its documentation shows it, with our wheel."""
    folder.mkdir()
    for name in PYODIDE:
        shutil.copyfile(ROOT / "node_modules" / "pyodide" / name, folder / name)
    shutil.copyfile(next((DIST / "wheels").glob("sudoku_workshop-*.whl")), folder / "sudoku.whl")
    (folder / "index.html").write_text('<!doctype html><script type="module" src="plain.js"></script>')
    (folder / "plain.js").write_text(PLAIN)
    return folder


@contextmanager
def browsing(playwright: Playwright) -> Iterator[Browser]:
    sandbox = ["--no-sandbox"] if is_root() else []
    browser = playwright.chromium.launch(executable_path=find_browser(), args=sandbox)
    yield browser
    browser.close()


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    host = Host(folder)
    yield host
    host.stop()


def plain_visit(playwright: Playwright, folder: Path) -> float:
    with browsing(playwright) as browser, hosting(folder) as host:
        page = new_page(browser.new_context())
        page.goto(f"{host.address}#p={PUZZLE}")
        expect(page).to_have_title("one", timeout=120_000)
        return judged(page)


def two_visits(playwright: Playwright, folder: Path) -> tuple[float, float, float]:
    with browsing(playwright) as browser, hosting(folder) as host:
        context = browser.new_context(locale="en-US")
        first = visit(context, host)
        taken = judged(first)
        paint: float = first.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        expect(first.locator(".status-words")).to_contain_text("works offline", timeout=120_000)
        first.close()
        host.stop()
        return taken, paint, judged(visit(context, host))


def new_page(context: BrowserContext) -> Page:
    """Return an empty page of an idle browser.

    For a new window, Chromium uses about half a second of a core, whatever the window shows. This is not counted,
    because people who open a page have a browser window already.
    """
    page = context.new_page()
    browser = context.browser
    assert browser
    session = browser.new_browser_cdp_session()
    used = cpu_seconds(session)
    for _ in range(LOOKS):
        time.sleep(REST)
        before, used = used, cpu_seconds(session)
        if 0 <= used - before < IDLE * REST:  # it can fall, if a process has ended
            break
    session.detach()
    return page


def cpu_seconds(session: CDPSession) -> float:
    told = session.send("SystemInfo.getProcessInfo")
    return float(sum(process["cpuTime"] for process in told["processInfo"]))


def visit(context: BrowserContext, host: Host) -> Page:
    return judged_page(context, host.address)


def judged_page(context: BrowserContext, address: str) -> Page:
    page = new_page(context)
    page.add_init_script(WATCH)
    page.goto(f"{address}#p={PUZZLE}")
    expect(page.locator(".verdict-words")).to_contain_text("ne solution", timeout=120_000)
    return page


def one_file(folder: Path) -> Path:
    """Return the page as one file, outside dist/."""
    file = folder / "sudoku.html"
    subprocess.run(["node", str(ROOT / "tools" / "one-file.mjs"), str(DIST), str(file)], check=True)
    return file


def file_visit(playwright: Playwright, file: Path) -> float:
    with browsing(playwright) as browser:
        return judged(judged_page(browser.new_context(locale="en-US"), file.as_uri()))


def judged(page: Page) -> float:
    moment: float = page.evaluate("judged")
    return moment


def cancel_visit(playwright: Playwright, folder: Path) -> float:
    with browsing(playwright) as browser, hosting(folder) as host:
        page = browser.new_page()
        page.goto(f"{host.address}blank.html")
        waited: float = page.evaluate(AFTER_CANCEL, [LONG, QUICK])
        return waited


def byte_rows() -> list[Row]:
    weights, kept = weigh(DIST), kept_files()
    page, start = first_files()
    return [
        Row("board usable, gzip", total(weights, page, "gzip") / 1e3, 150, "kB"),
        Row("first verdict, gzip", total(weights, page | start, "gzip") / 1e6, 11, "MB"),
        Row("first verdict, brotli", total(weights, page | start, "brotli") / 1e6, None, "MB"),
        Row("all that is kept, gzip", total(weights, kept, "gzip") / 1e6, 14, "MB"),
        Row("all that is kept, brotli", total(weights, kept, "brotli") / 1e6, None, "MB"),
    ]


def file_rows() -> list[Row]:
    """Return the size of each large file and of all other files together, packed as for transfer."""
    weights = {path: weight for path, weight in weigh(DIST).items() if path in kept_files()}
    large = [path for path, weight in weights.items() if weight["gzip"] >= LARGE]
    groups = {path: {path} for path in large} | {f"{len(weights) - len(large)} smaller files": set(weights) - {*large}}
    kinds = ("gzip", "brotli")
    return [
        Row(f"{name}, {kind}", total(weights, paths, kind) / 1e3, None, "kB")
        for name, paths in groups.items()
        for kind in kinds
    ]


@cache
def weigh(folder: Path) -> dict[str, dict[str, int]]:
    command = ["node", str(ROOT / "tools" / "bytes.mjs"), str(folder)]
    told: dict[str, dict[str, int]] = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return told


def first_files() -> tuple[set[str], set[str]]:
    """Return the files of dist/ that the board needs in English, and those that the first verdict needs besides."""
    named = re.findall(r'(?:href|src)="([^"]+)"', (DIST / "index.html").read_text("utf-8"))
    page = {path for path in named if path.endswith((".css", ".js"))} | {
        "index.html",
        "locales/en.json",
        "icons/icon.svg",
    }
    boot = json.loads((DIST / "build.json").read_text())["boot"]
    workers = {"worker.js", "build.json", "pyodide/pyodide.mjs", "pyodide/pyodide.asm.mjs"}
    return page, workers | {boot[name] for name in ("pyodide.asm.wasm", "snapshot.bin", "sudoku.zip")}


def kept_files() -> set[str]:
    """Return the files that a first visit saves for offline use. Fonts for rare characters are loaded on demand."""
    files = json.loads((DIST / "build.json").read_text())["files"]
    return {"build.json"} | {path for path, part in files.items() if not part.get("later")}


def total(weights: dict[str, dict[str, int]], paths: set[str], kind: str) -> int:
    return sum(weights[path][kind] for path in paths)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--files", action="store_true", help="only the table of bytes by file")
    asked = options.parse_args()
    if asked.files:
        for path, weight in weigh(DIST).items():
            print(f"{path:44}{weight['bytes']:>10}{weight['gzip']:>10}{weight['brotli']:>10}")
    show(byte_rows() if asked.files else run(asked.rounds))


def show(rows: Iterable[Row]) -> None:
    for what, value, bound, unit in rows:
        told = "" if bound is None else f"  at most {bound:g}: {'yes' if value <= bound else 'NO'}"
        print(f"{what:46}{value:>10.2f} {unit:6}{told}")


if __name__ == "__main__":
    main()
