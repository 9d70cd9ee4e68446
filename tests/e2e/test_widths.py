"""All places at all widths: nothing is cut off, nothing covers anything, and only the content scrolls."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.desk import Desk, desk_on
from tests.e2e.hands import algorithms, choose, go, my_puzzles, paste, place, press, set_up, wake
from tests.e2e.puzzles import PUZZLE, small

# The sizes of windows with a mouse, and of screens that are touched. The first ones are those on which a person acts.
WITH_MOUSE = [(1440, 900), (1920, 1080)]
BY_TOUCH = [(390, 844), (820, 1180), (360, 740), (320, 568), (844, 390), (568, 320)]
FAULTS = Path(__file__).with_name("widths.js").read_text(encoding="utf-8")


@pytest.fixture
def open_at(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Iterator[Callable[..., Page]]:
    """Yield a function that opens the page at a size."""
    opened: list[Desk] = []

    def open_page(width: int, height: int, touch: bool) -> Page:
        size = {"viewport": {"width": width, "height": height}, "has_touch": touch, "reduced_motion": "reduce"}
        opened.append(desk_on(browser.new_context(**browser_context_args | size), site))
        page = opened[-1].page
        page.goto(site)
        expect(page.get_by_role("grid")).to_be_visible()
        return page

    yield open_page
    for desk in opened:
        assert desk.unexpected() == [], "errors on the page"
        desk.page.context.close()


def hint(page: Page) -> None:
    wake(page)
    press(place(page, "Play"), "Hint")
    expect(page.locator(".answer .outcome-words")).to_be_visible()


def paper(page: Page) -> None:
    go(page, "Print")
    expect(page.locator(".sheet-page svg").first).to_be_visible()


def lesson(page: Page) -> None:
    page.evaluate("location.hash = 'learn/x-wing'")
    expect(page.get_by_role("img", name="Example 1")).to_be_visible()


def practise(page: Page) -> None:
    press(go(page, "Learn"), "Practice")


def selection(page: Page) -> None:
    press(place(page, "My puzzles"), "Select")
    page.locator(".card").first.click()
    press(place(page, "My puzzles"), "Move")


def table(page: Page) -> None:
    press(place(page, "My puzzles"), "Stop selecting")
    choose(place(page, "My puzzles"), "More", "Table")
    expect(page.get_by_role("row").first).to_be_visible()


def cards(page: Page) -> None:
    choose(place(page, "My puzzles"), "More", "Table")
    press(place(page, "My puzzles"), "Filter")
    expect(page.locator(".card").first).to_be_visible()


def a_puzzle(page: Page) -> None:
    press(place(page, "My puzzles"), "Close")
    set_up(page, PUZZLE)


def many_puzzles(page: Page) -> None:
    go(page, "Play")
    paste(page, "\n".join(small(30)))
    my_puzzles(page)


def close_puzzles(page: Page) -> None:
    press(place(page, "My puzzles"), "Filter")
    press(place(page, "My puzzles"), "Close")


SCENES: dict[str, Callable[[Page], Any]] = {
    "Play, empty": lambda page: go(page, "Play"),
    "My puzzles, empty": my_puzzles,
    "Play": a_puzzle,
    "a hint": hint,
    "Make": lambda page: go(page, "Make"),
    "Print": paper,
    "Lessons": lambda page: go(page, "Learn"),
    "Practise": practise,
    "Algorithms": algorithms,
    "a lesson": lesson,
    "My puzzles": many_puzzles,
    "a selection": selection,
    "the table": table,
    "cards with filters": cards,
    "Play beside My puzzles": close_puzzles,
}


@pytest.mark.parametrize("sizes", [WITH_MOUSE, BY_TOUCH], ids=["with a mouse", "by touch"])
def test_everything_is_whole_and_uncovered(open_at: Callable[..., Page], sizes: list[tuple[int, int]]) -> None:
    """Show each scene at the first size, and look at it at each size."""
    page = open_at(*sizes[0], touch=sizes is BY_TOUCH)
    found = {}
    for name, show in SCENES.items():
        show(page)
        for width, height in (*sizes[1:], sizes[0]):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
            if faults := page.evaluate(FAULTS):
                found[name, width] = faults
    assert found == {}
