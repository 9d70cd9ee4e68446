"""The desk: the built page opened in a real browser, served with its CSP, every other origin blocked."""

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tools.browser import REMEDY, find_browser, is_root
from tools.serve import DIST, serving

BROWSER_REQUIRED = bool(os.environ.get("CI") or os.environ.get("SUDOKU_BROWSER_REQUIRED"))


@dataclass
class Desk:
    """A page on dist/, and what went wrong on it: any error that was not expected fails the test."""

    page: Page
    site: str
    errors: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect_error(self, pattern: str) -> None:
        """An error whose text this pattern is found in is part of the test."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self.expected)]


@pytest.fixture(scope="session")
def browser_path() -> str:
    path = find_browser()
    if path is None and BROWSER_REQUIRED:
        pytest.fail(f"no browser, and with CI or SUDOKU_BROWSER_REQUIRED set there must be one: {REMEDY}")
    return path or pytest.skip(f"no browser: {REMEDY}")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_path: str) -> dict[str, Any]:
    sandbox = ["--no-sandbox"] if is_root() else []  # Chromium refuses its sandbox to root
    return {**browser_type_launch_args, "executable_path": browser_path, "args": sandbox}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-US"}


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of dist/ on a free port."""
    if not (DIST / "build.json").exists():
        pytest.fail("there is no dist/: run `npm run build` first")
    with serving() as address:
        yield address


@pytest.fixture
def desk(context: BrowserContext, site: str) -> Iterator[Desk]:
    desk = Desk(context.new_page(), site)

    def answer(route: Route) -> None:
        if route.request.url.startswith(site):
            route.continue_()
        else:
            desk.foreign.append(route.request.url)
            route.abort()

    context.route("**/*", answer)
    desk.page.on("console", lambda said: desk.errors.append(said.text) if said.type == "error" else None)
    desk.page.on("pageerror", lambda error: desk.errors.append(str(error)))
    desk.page.goto(site)
    yield desk
    assert desk.unexpected() == [], "errors on the page"
