"""Faults of all kinds: the board does not lose anything, and messages tell the person."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from sudoku_workshop.api import METHODS, call
from sudoku_workshop.api.printing import forget
from sudoku_workshop.api.samples import SAMPLES
from tests.e2e.desk import Desk, desk_on
from tests.e2e.hands import (
    about_page,
    press,
)
from tests.e2e.variant import Variant
from tests.support.replies import timeless
from tests.support.tracing import traced
from tools.serve import serving

WASM = "boot/pyodide.asm.wasm.gz"
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MADE = "function createPlaces(root, onAction) {"  # in web/app/place-view.js
DRAWN = "setHidden(page, state.place !== name);"
# Calls one method after the other and ends the worker during each call, as a browser does if memory is short.
KILL = """async (requests) => {
  const { createEngine } = await import(new URL("engine.js", location.href).href);
  const workers = [];
  const spawn = (name) => {
    const worker = new Worker(new URL("worker.js", location.href), { type: "module", name });
    const post = worker.postMessage.bind(worker);
    worker.asked = new Promise((asked) => { worker.postMessage = (message) => { post(message); asked(); }; });
    workers.push(worker);
    return worker;
  };
  const engine = createEngine({ spawn, size: 1 });
  const answers = [];
  for (const { method, params } of requests) {
    const victim = workers.at(-1);
    const answer = engine.ask(method, params).then((ok) => ({ ok }), ({ error, detail }) => ({ error, bug: detail }));
    await victim.asked;
    victim.terminate();
    answers.push(await answer);
  }
  engine.destroy();
  return { answers, workers: workers.length };
}"""


@pytest.fixture
def variant(tmp_path: Path) -> Variant:
    return Variant(tmp_path / "dist")


@pytest.fixture
def broken(variant: Variant, context: BrowserContext) -> Iterator[Callable[..., Desk]]:
    """Yield a function that opens the variant with a puzzle in the link, once the test has damaged it."""
    with serving(variant.folder) as address:

        def open_desk(answers: dict[str, Callable[[Route], None]] | None = None) -> Desk:
            desk = desk_on(context, address)
            for pattern, answer_with in (answers or {}).items():
                desk.page.route(pattern, answer_with)
            desk.page.goto(f"{address}#p={PUZZLE}")
            return desk

        yield open_desk


def holds_the_puzzle(page: Page) -> None:
    cells = page.get_by_role("gridcell")
    expect(cells).to_have_count(81)
    expect(cells.first).to_contain_text("5")
    page.keyboard.press("Escape")
    cells.nth(2).click()
    page.keyboard.press("4")
    expect(cells.nth(2)).to_contain_text("4")
    page.keyboard.press("Delete")
    page.reload()
    expect(cells.first).to_contain_text("5")
    expect(cells.nth(80)).to_contain_text("9")


def has_verdict(page: Page) -> None:
    expect(page.locator(".verdict-words")).to_contain_text("ne solution", timeout=60_000)


def answer(content_type: str, status: int) -> Callable[[Route], None]:
    return lambda route: route.fulfill(status=status, content_type=content_type, body="<!doctype html><p>Welcome")


FAULTS: dict[str, tuple[Callable[[Route], None], str]] = {
    "no server": (lambda route: route.abort(), "no internet connection"),
    "not found": (answer("text/plain", 404), "missing on the server"),
    "something else": (answer("application/gzip", 200), "part of the download is damaged"),
    "a page instead": (answer("text/html", 200), "missing on the server"),
}


def test_a_part_that_every_way_needs(broken: Callable[..., Desk]) -> None:
    """Refuse it in every way, one after the other, until it is there."""
    (first, said), *others = FAULTS.values()
    page = broken({f"**/{WASM}": first}).page
    expect(page.locator(".status-words")).to_contain_text(said, timeout=30_000)
    holds_the_puzzle(page)
    expect(page.locator(".status-words")).to_contain_text(said, timeout=30_000)
    page.get_by_role("button", name="Details").click()
    expect(page.locator(".diagnostics")).to_contain_text("snapshot: ")
    expect(page.locator(".diagnostics")).to_contain_text("plain: ")
    page.get_by_role("button", name="Close").locator("visible=true").click()
    for answer_with, words in others:
        page.unroute(f"**/{WASM}")
        page.route(f"**/{WASM}", answer_with)
        page.get_by_role("button", name="Retry").click()
        expect(page.locator(".status-words")).to_contain_text(words, timeout=30_000)
    page.unroute(f"**/{WASM}")
    page.get_by_role("button", name="Retry").click()
    has_verdict(page)


def test_a_truncated_wasm(variant: Variant, broken: Callable[..., Desk]) -> None:
    variant.cut(WASM)
    page = broken().page
    expect(page.locator(".status-words")).to_contain_text("part of the download is damaged", timeout=30_000)
    holds_the_puzzle(page)


def test_a_truncated_wasm_that_the_build_itself_holds(variant: Variant, broken: Callable[..., Desk]) -> None:
    """Check a file with a correct hash, whose fault only the browser can find."""
    variant.cut_inside(WASM)
    page = broken().page
    expect(page.locator(".status-words")).to_contain_text("could not be started", timeout=30_000)
    holds_the_puzzle(page)


def test_a_worker_script_that_is_missing(variant: Variant, broken: Callable[..., Desk]) -> None:
    variant.remove("worker.js")
    page = broken().page
    expect(page.locator(".status-words")).to_contain_text("missing on the server", timeout=30_000)
    holds_the_puzzle(page)


def test_a_place_that_throws(variant: Variant, broken: Callable[..., Desk]) -> None:
    variant.rewrite("app/place-view.js", DRAWN, f"throw new Error('place on fire'); {DRAWN}")
    page = broken().page
    expect(page.get_by_text("Part of the page has stopped working")).to_be_visible()
    has_verdict(page)
    press(about_page(page), "Diagnostics")
    expect(page.locator(".diagnostics")).to_contain_text("place on fire")
    assert "web/app/place-view.js:" in traced(variant.folder, page.locator(".diagnostics").inner_text()).stdout
    page.keyboard.press("Escape")
    holds_the_puzzle(page)


def test_a_place_that_cannot_even_be_made(variant: Variant, broken: Callable[..., Desk]) -> None:
    variant.rewrite("app/place-view.js", MADE, f"{MADE} if (root) throw new Error('no place');")
    page = broken().page
    expect(page.get_by_text("Part of the page has stopped working")).to_be_visible()
    has_verdict(page)
    holds_the_puzzle(page)


def storage_that(error: str) -> str:
    return f"Storage.prototype.setItem = () => {{ throw new DOMException('no', '{error}'); }};"


@pytest.mark.parametrize(
    ("error", "said"),
    [("QuotaExceededError", "storage is full"), ("SecurityError", "does not allow this page to store")],
)
def test_a_storage_that_refuses(error: str, said: str, broken: Callable[..., Desk], context: BrowserContext) -> None:
    context.add_init_script(storage_that(error))
    page = broken().page
    expect(page.locator(".notice.seen")).to_contain_text(said)
    has_verdict(page)
    page.get_by_role("gridcell").nth(2).click()
    page.keyboard.press("4")
    expect(page.get_by_role("gridcell").nth(2)).to_contain_text("4")
    if error == "QuotaExceededError":
        expect(page.locator(".notice.seen")).to_contain_text(said)  # until there is room


def test_a_worker_killed_at_its_work(variant: Variant, context: BrowserContext) -> None:
    """Check three methods that send no files, because restarting a worker does not depend on the method."""
    variant.write("blank.html", b"<!doctype html><title>Blank</title>")
    plain = [method for method in METHODS if method not in ("sheet-pdf", "sheet-text", "sheet-wrap", "newspaper-zip")]
    asked = [{"method": method, "params": SAMPLES[method][0]} for method in plain[:: len(plain) // 2]]
    with serving(variant.folder) as address:
        page = desk_on(context, address).page
        page.goto(f"{address}blank.html")
        result = page.evaluate(KILL, asked)
    assert result["workers"] == len(asked) + 1
    forget()  # because this Python has answered requests before
    for request, found in zip(asked, result["answers"], strict=True):
        assert timeless(found) == timeless(json.loads(call(json.dumps(request))))
