"""A small board in a page of another origin: playable, with hints, and saving nothing. No other file may be framed."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from tests.e2e.hands import AWAKE
from tests.e2e.host import Host
from tests.e2e.puzzles import PUZZLE, SOLUTION

KEPT = """async () => [
  localStorage.length, sessionStorage.length, (await indexedDB.databases()).length, (await caches.keys()).length,
  (await navigator.serviceWorker.getRegistrations()).length, document.cookie,
]"""


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[Host]:
    host = Host(tmp_path, plain=True)
    yield host
    host.stop()


@pytest.fixture
def page(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    context = browser.new_context(**{**browser_context_args, "service_workers": "allow"})
    yield context.new_page()
    context.close()


def framed(page: Page, blog: Host, address: str, size: tuple[int, int] = (420, 680)) -> FrameLocator:
    """Return the board in the text of a blog."""
    frame = f'<iframe src="{address}" width="{size[0]}" height="{size[1]}" title="Sudoku"></iframe>'
    (blog.folder / "index.html").write_text(f"<!doctype html><title>Blog</title><p>Today:</p>{frame}<p>Bye.</p>")
    page.goto(blog.address)
    return page.frame_locator("iframe")


def cell(board: FrameLocator, name: str) -> Any:
    return board.get_by_role("gridcell", name=re.compile(rf"^{name},"))


def test_rules_are_drawn_before_the_first_move(page: Page, blog: Host, site: str) -> None:
    board = framed(page, blog, f"{site}embed.html#p={'.' * 15}1&g=4+killer:3:r1c12")
    expect(board.locator(".rule-text")).to_have_text("3", timeout=AWAKE)


def test_a_puzzle_in_a_blog_is_played_hinted_and_not_kept(page: Page, blog: Host, site: str) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    board = framed(page, blog, f"{site}embed.html#p={PUZZLE}")
    expect(cell(board, "r1c1")).to_have_accessible_name(f"r1c1, {PUZZLE[0]}, clue")
    assert [url for url in fetched if ".wasm" in url or "snapshot" in url] == []  # Python is loaded when it is needed
    cell(board, "r1c2").click()
    page.keyboard.type("9")
    expect(cell(board, "r1c2")).to_have_accessible_name("r1c2, 9, entry")
    board.get_by_role("group", name="Keypad").get_by_role("button", name="Undo").click()
    expect(cell(board, "r1c2")).to_have_accessible_name(re.compile("blank"))
    board.get_by_role("button", name="Hint").click()
    expect(board.get_by_role("button", name="Apply")).to_be_visible(timeout=AWAKE)
    whole = board.get_by_role("link", name="Open in Sudoku Workshop")
    expect(whole).to_have_attribute("href", f"{site}#p={PUZZLE}")
    frame = page.frame(url=re.compile("embed.html"))
    assert frame is not None
    assert frame.evaluate(KEPT) == [0, 0, 0, 0, 0, ""]


def test_the_last_digit_is_told(page: Page, blog: Host, site: str) -> None:
    board = framed(page, blog, f"{site}embed.html#p=.{SOLUTION[1:]}")
    cell(board, "r1c1").click()
    page.keyboard.type(SOLUTION[0])
    expect(board.get_by_text("Solved!")).to_be_visible()


@pytest.mark.parametrize(("wish", "words"), [("", "It must end in #p="), ("#p=123", "This link contains 3 cells")])
def test_an_address_without_a_puzzle_says_what_it_should_be(
    page: Page, blog: Host, site: str, wish: str, words: str
) -> None:
    board = framed(page, blog, f"{site}embed.html{wish}")
    expect(board.get_by_text(words)).to_be_visible()


@pytest.mark.parametrize("size", [(420, 680), (320, 600), (700, 900)])
def test_it_fits_into_its_frame(page: Page, blog: Host, site: str, size: tuple[int, int]) -> None:
    board = framed(page, blog, f"{site}embed.html#p={PUZZLE}", size)
    for name in ("r1c1", "r9c9"):
        expect(cell(board, name)).to_be_visible()
    frame = page.frame(url=re.compile("embed.html"))
    assert frame is not None
    wide, high = frame.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= size[0]
    assert high <= size[1]
    keypad = board.get_by_role("group", name="Keypad")
    parts = [board.get_by_role("grid"), keypad, board.get_by_role("button", name="Hint")]
    boxes = [part.bounding_box() or {"y": 0, "height": 0} for part in parts]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"]


def test_no_other_file_may_be_framed(page: Page, blog: Host, site: str) -> None:
    refused: list[str] = []
    page.on("console", lambda message: refused.append(message.text))
    framed(page, blog, site)
    page.wait_for_load_state("networkidle")
    assert [text for text in refused if "frame-ancestors" in text]
