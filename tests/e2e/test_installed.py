"""The installed page: a file that the system opens with it is on its board."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Playwright, expect

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import FORMATS, parse, write
from tests.e2e.hands import UNIQUE, see_board, values, verdict
from tests.e2e.puzzles import PUZZLE
from tools.browser import is_root

FILES = {
    ".sdk": write(parse(PUZZLE), "sadman"),
    ".sdm": write(parse(PUZZLE), "line"),
    ".ss": FORMATS["simplesudoku"].example,
    ".opensudoku": write(parse(PUZZLE), "opensudoku"),
}


@pytest.fixture
def person(playwright: Playwright, windowed_path: str, tmp_path: Path) -> Iterator[BrowserContext]:
    """Yield a browser with its own profile, which installing needs, and its own home folder for the files of that."""
    sandbox = ["--no-sandbox"] if is_root() else []
    places = {"HOME": "home", "XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config"}
    home: dict[str, str | float | bool] = {**os.environ, **{name: str(tmp_path / at) for name, at in places.items()}}
    profile = tmp_path / "profile"
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=windowed_path, args=sandbox, env=home, locale="en-US"
    )
    yield context
    context.close()


def test_files_are_opened_with_the_installed_page(person: BrowserContext, site: str, tmp_path: Path) -> None:
    page = person.pages[0]
    page.goto(site)
    system = person.new_cdp_session(page)
    installed = {"manifestId": system.send("Page.getAppId")["appId"]}
    system.send("PWA.install", installed | {"installUrlOrBundleUrl": site})
    state = system.send("PWA.getOsAppState", installed)
    kinds = [kind for handler in state["fileHandlers"] for kind in handler["accepts"]]
    assert {ending for kind in kinds for ending in kind["fileExtensions"]} == set(FILES)
    for ending, text in FILES.items():
        file = tmp_path / f"puzzle{ending}"
        file.write_text(text, encoding="utf-8")
        with person.expect_page() as opened:
            system.send("PWA.launchFilesInApp", installed | {"files": [str(file)]})
        window = opened.value
        see_board(window, text_of(parse(text).values))
        expect(verdict(window)).to_have_text(UNIQUE)
        window.close()
    assert values(page) == "." * 81, "the window that was open already keeps its board"
