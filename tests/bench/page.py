"""The same proofs in the browser: our engine in its worker beside JavaScript solvers, in one page of one Chromium."""

import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from sudoku.board import text_of
from tests.bench.big import grids
from tests.bench.boot import browsing, hosting
from tests.bench.peers import FOLDER, SECONDS, rows
from tests.bench.rows import OURS, Row
from tests.bench.solve import FILES, PASSES, read
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
from sudoku.board import board_of, digits_of
from sudoku.geometry import geometry
from sudoku.search import count
def prove(name, texts, seconds, passes):
    taken, rate, end = {}, 0, time.perf_counter() + seconds
    for turn in range(passes):
        done, started = 0, time.perf_counter()
        for text in texts if started < end else ():
            begin = time.perf_counter()
            if begin > end:
                break
            assert count(board_of(geometry(name), digits_of(geometry(name), text)), 2) == 1, text
            taken[text] = min(taken.get(text, 1e9), 1000 * (time.perf_counter() - begin))
            done += 1
        if turn == 0 or done == len(texts):
            rate = max(rate, done / (time.perf_counter() - started))
    return json.dumps([list(taken.values()), rate, memory()])
def memory():
    from pyodide_js import _module
    return _module.HEAPU8.length / 1e6
"""
SAMPLE = 4  # every so many of the large grids
LONGER = 120


def run() -> Iterator[Row]:
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        site = bench_site(Path(folder) / "site")
        with browsing(playwright) as browser, hosting(site.folder) as host:
            page = browser.new_page()
            page.goto(f"{host.address}bench.html")
            for name in FILES:
                texts = [text_of(puzzle.digits) for puzzle in read(name)]
                taken, rate, _ = ours(page, "9", texts, SECONDS, PASSES)
                yield from rows("page", name, OURS, taken, len(texts), rate)
                for who in SCRIPTS:
                    yield from rows("page", name, who, *theirs(page, who, texts))
            texts = [text_of(puzzle.digits) for puzzle in grids(16)[::SAMPLE]]
            taken, rate, megabytes = ours(page, "16", texts, LONGER, 1)
            yield from rows("page", "16x16", OURS, taken, len(texts), rate)
            yield Row("page", "16x16 memory of the worker", OURS, megabytes, "MB", "bound 300 for the tab")


def bench_site(folder: Path) -> Variant:
    """dist/ with an empty page, the peers, and a worker that runs Python; under the same content security policy."""
    site = Variant(folder)
    site.open_python()
    site.write("bench.html", b"<!doctype html><title>Bench</title>")
    site.write("bench.js", Path(__file__).with_name("page.js").read_bytes())
    (folder / "peers").mkdir()
    for who, script in SCRIPTS.items():
        source = (installed() / "node_modules" / script).read_text()
        site.write(f"peers/{who}.js", AS_MODULE.format(source).encode())
    return site


def installed() -> Path:
    """The JavaScript peers, got by npm once, pinned by hash in `npm/package-lock.json`."""
    folder = FOLDER / "npm"
    if not all((folder / "node_modules" / script).exists() for script in SCRIPTS.values()):
        shutil.copytree(Path(__file__).with_name("npm"), folder, dirs_exist_ok=True)
        subprocess.run(
            [shutil.which("npm") or "npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=folder, check=True
        )
    return folder


def ours(page: Page, name: str, texts: Sequence[str], seconds: float, passes: int) -> tuple[list[float], float, float]:
    """Milliseconds for each puzzle, the best rate, and the megabytes that Python has then taken."""
    _, reply = run_python(page, IN_WORKER, f"prove({name!r}, {texts!r}, {seconds}, {passes})")
    taken, rate, megabytes = json.loads(reply)
    return taken, rate, megabytes


def theirs(page: Page, who: str, texts: Sequence[str]) -> tuple[list[float], int, float]:
    script = "async (asked) => (await import(new URL('bench.js', location.href).href)).prove(...asked)"
    taken, rate = page.evaluate(script, [who, texts, SECONDS, PASSES])
    return taken, len(texts), rate
