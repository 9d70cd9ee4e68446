"""All places at all widths: nothing is cut off, nothing covers anything, and only the content scrolls."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.desk import desk_on
from tests.e2e.hands import algorithms, choose, go, my_puzzles, paste, place, press, set_up, wake
from tests.e2e.puzzles import PUZZLE, small

SIZES = [(1440, 900), (1920, 1080), (820, 1180), (390, 844), (360, 740), (320, 568), (844, 390), (568, 320)]
FAULTS = Path(__file__).with_name("widths.js").read_text(encoding="utf-8")


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def page(request: Any, browser: Browser, browser_context_args: dict[str, Any], site: str) -> Iterator[Page]:
    """Yield the page at one of the sizes, by touch where it is small."""
    width, height = request.param
    touch = width < 900 or height < 560
    size = {"viewport": {"width": width, "height": height}, "has_touch": touch, "reduced_motion": "reduce"}
    context = browser.new_context(**browser_context_args | size)
    desk = desk_on(context, site)
    desk.page.goto(site)
    expect(desk.page.get_by_role("grid")).to_be_visible()
    yield desk.page
    assert desk.unexpected() == [], "errors on the page"
    context.close()


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


def test_everything_is_whole_and_uncovered(page: Page) -> None:
    found = {}
    for name, show in SCENES.items():
        show(page)
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        if faults := page.evaluate(FAULTS):
            found[name] = faults
    assert found == {}
