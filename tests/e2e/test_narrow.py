"""320 pixels, of a small phone or of a window magnified to twice its size: one reads downwards only."""

import pytest
from playwright.sync_api import Page

from tests.e2e.hands import set_up
from tests.e2e.puzzles import PUZZLE
from tests.e2e.tour import LANGUAGES, overlays, speak, tour

WIDTH = 320
PHONE = {"viewport": {"width": WIDTH, "height": 640}, "has_touch": True, "is_mobile": True}
MAGNIFIED = {"viewport": {"width": WIDTH, "height": 384}, "device_scale_factor": 2}

# What is wider than its place: the page, or a part of it that scrolls sideways. Programs and what they print may.
WIDE = """(width) => [document.documentElement, ...document.querySelectorAll("body *")]
  .filter((element) => element.checkVisibility() && !element.closest("pre"))
  .filter((element) => element === document.documentElement
    ? element.scrollWidth > width
    : /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth)
  .map((element) => `${element.localName}.${element.className} is ${element.scrollWidth} wide`)"""


def wide(page: Page, width: int = WIDTH) -> list[str]:
    found: list[str] = page.evaluate(WIDE, width)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.browser_context_args(**PHONE)
def test_nothing_scrolls_sideways_on_the_smallest_phone(awake: Page, language: str) -> None:
    look_for_wide(awake, language)


@pytest.mark.browser_context_args(**MAGNIFIED)
def test_nothing_scrolls_sideways_at_twice_the_size(awake: Page) -> None:
    look_for_wide(awake, "en")


def look_for_wide(page: Page, language: str) -> None:
    set_up(page, PUZZLE)
    speak(page, language)
    assert {name: found for name in tour(page) if (found := wide(page))} == {}
    assert {over: found for over in overlays(page) if (found := wide(page))} == {}
