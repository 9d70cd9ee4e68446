"""A width of 320 pixels, of a small phone or of a window at 200 %: nothing scrolls sideways."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import cell, mode, new_board, set_up
from tests.e2e.puzzles import PUZZLE
from tests.e2e.test_access import small
from tests.e2e.tour import LANGUAGES, overlays, speak, tour

WIDTH = 320
PHONE = {"viewport": {"width": WIDTH, "height": 640}, "has_touch": True, "is_mobile": True}
POINTER = 1  # half the width that a mouse pointer needs

# Returns the page or the parts that scroll sideways. Only programs and their output may, and the
# strip of pictures in Print.
WIDE = """(width) => [document.documentElement, ...document.querySelectorAll("body *")]
  .filter((element) => element.checkVisibility() && !element.closest("pre, .presets"))
  .filter((element) => element === document.documentElement
    ? element.scrollWidth > width
    : /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth)
  .map((element) => `${element.localName}.${element.className} is ${element.scrollWidth} wide`)"""


def wide(page: Page, width: int = WIDTH) -> list[str]:
    found: list[str] = page.evaluate(WIDE, width)
    return found


@pytest.mark.browser_context_args(viewport={"width": 640, "height": 400}, device_scale_factor=2)
def test_at_twice_the_size_nothing_scrolls_sideways_and_nothing_is_hidden(awake: Page) -> None:
    """Check a window of 1280 by 800 at 200 %."""
    set_up(awake, PUZZLE)
    beyond = {name: wide(awake, 640) + small(awake, "body", POINTER) for name in tour(awake)}
    beyond |= {over: wide(awake, 640) + small(awake, over, POINTER) for over in overlays(awake)}
    assert {name: found for name, found in beyond.items() if found} == {}


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_the_notes_of_a_cell_too_small_for_them_stand_on_the_keys(asleep: Page) -> None:
    new_board(asleep, "25")
    cell(asleep, "r1c1").tap()  # the keypad replaces the buttons of an empty board
    mode(asleep, "Play")
    cell(asleep, "r1c1").tap()
    for digit in "27":
        asleep.keyboard.press(f"Shift+Digit{digit}")
    keypad = asleep.get_by_role("group", name="Keypad")
    noted = keypad.get_by_role("button", name=re.compile(", noted$"))
    expect(noted).to_have_text(["2", "7"])
    expect(noted.last).to_be_in_viewport(ratio=1)
    assert noted.first.evaluate("key => Number.parseFloat(getComputedStyle(key).fontSize)") >= 14
    cell(asleep, "r1c2").tap()
    expect(noted).to_have_count(0)


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_an_empty_boards_sentence_is_seen_whole(asleep: Page) -> None:
    words = asleep.locator(".verdict-words")
    for language in LANGUAGES:
        speak(asleep, language)
        for width in (320, 360, 390):
            asleep.set_viewport_size({"width": width, "height": 640})
            assert words.evaluate("words => words.scrollWidth <= words.clientWidth"), (width, words.inner_text())
