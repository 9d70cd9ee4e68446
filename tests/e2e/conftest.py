"""Fixtures of the browser tests: a browser, dist/ served with its security policy, and the desk (a page under test)."""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.desk import PHONE, Desk, desk_on
from tests.e2e.hands import AWAKE, wake
from tools.browser import REMEDY, find_browser, is_root
from tools.serve import DIST, serving

expect.set_options(timeout=20_000)  # a busy machine must not make tests fail

BROWSER_REQUIRED = bool(os.environ.get("CI") or os.environ.get("SUDOKU_BROWSER_REQUIRED"))

STOCK = "sudoku.stock.v1"  # the name of the record, as in web/storage/storage.js
# Two puzzles of each difficulty that Play offers, and those of today and tomorrow.
FULL_STOCK = f"""() => {{
  const text = localStorage["{STOCK}"] ?? "[]";
  return JSON.parse(text).length === 8 && text;
}}"""

REPORT: list[str] = []  # measurements, for the summary


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if REPORT:
        terminalreporter.section("measured in the browser")
    for line in REPORT:
        terminalreporter.line(line)


@pytest.fixture(scope="session")
def windowed_path() -> str:
    """Return the path of a browser with windows, which installed pages and cameras need."""
    path = find_browser()
    if path is None and BROWSER_REQUIRED:
        pytest.fail(f"no browser, and with CI or SUDOKU_BROWSER_REQUIRED set there must be one: {REMEDY}")
    return path or pytest.skip(f"no browser: {REMEDY}")


@pytest.fixture(scope="session")
def browser_path(windowed_path: str) -> str:
    """Return the path of the browser for all other journeys."""
    return find_browser("shell") or windowed_path


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_path: str) -> dict[str, Any]:
    sandbox = ["--no-sandbox"] if is_root() else []  # Chromium does not start its sandbox as root
    return {**browser_type_launch_args, "executable_path": browser_path, "args": sandbox}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-US", "service_workers": "block"}


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Yield the address of dist/ on a free port."""
    if not (DIST / "build.json").exists():
        pytest.fail("there is no dist/: run `npm run build` first")
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def stock(browser: Browser, browser_context_args: dict[str, Any], site: str) -> str:
    """Return a script that gives a page the puzzles which an idle page makes in advance.

    Without it, each page makes its own, which takes longer than its start.
    """
    with browser.new_context(**browser_context_args) as context:
        page = context.new_page()
        page.goto(site)
        made = page.wait_for_function(FULL_STOCK, timeout=AWAKE).json_value()
    return f"try {{ localStorage['{STOCK}'] ??= {json.dumps(made)} }} catch {{}}"  # some pages may not use the storage


@pytest.fixture
def context(context: BrowserContext, stock: str) -> BrowserContext:
    """Return a context whose pages make no puzzles in advance, unless a test takes some."""
    context.add_init_script(stock)
    return context


@pytest.fixture
def closed_desk(context: BrowserContext, site: str) -> Iterator[Desk]:
    """Yield the page before it is opened. An error that the test did not expect fails the test."""
    desk = desk_on(context, site)
    yield desk
    assert desk.unexpected() == [], "errors on the page"


@pytest.fixture
def desk(closed_desk: Desk) -> Desk:
    """Return the page, opened in English."""
    closed_desk.page.goto(closed_desk.site)
    return closed_desk


@pytest.fixture
def asleep(closed_desk: Desk) -> Page:
    """Return the page with a Python that never starts, for everything that must not wait for it."""
    closed_desk.page.route("**/build.json", lambda _: None)
    closed_desk.page.goto(closed_desk.site)
    expect(closed_desk.page.get_by_role("grid")).to_be_visible()
    return closed_desk.page


@pytest.fixture
def awake(desk: Desk) -> Page:
    """Return the page with Python ready."""
    wake(desk.page)
    return desk.page


@pytest.fixture(scope="module")
def table(browser: Browser, browser_context_args: dict[str, Any], site: str, stock: str) -> Iterator[Desk]:
    """Yield one page for all tests of a module, so that Python starts only once."""
    yield from shared(browser, browser_context_args, site, stock)


@pytest.fixture(scope="module")
def telephone(browser: Browser, browser_context_args: dict[str, Any], site: str, stock: str) -> Iterator[Desk]:
    """Yield one page on a phone for all tests of a module."""
    yield from shared(browser, browser_context_args | PHONE, site, stock)


def shared(browser: Browser, arguments: dict[str, Any], site: str, stock: str) -> Iterator[Desk]:
    """Yield a page with Python ready, and check at the end that no test has caused an error on it."""
    context = browser.new_context(**arguments)
    context.add_init_script(stock)
    desk = desk_on(context, site)
    desk.page.goto(site)
    wake(desk.page)
    yield desk
    assert desk.unexpected() == [], "errors on the page"
    context.close()
