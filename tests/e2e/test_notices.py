"""Notices: they cover neither what a person looks at nor what can be pressed. A long one may cover some keys."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import cell, go, my_puzzles, paste, press, set_up
from tests.e2e.puzzles import PUZZLE
from tests.e2e.test_importing import ARROW
from tests.e2e.test_in_sight import each_size

SIZES = [(1280, 800), (768, 1024), (390, 844), (360, 640)]
PLACES = ["Play", "Make", "Print", "Learn"]

# Returns which parts of the board, verdict, timer and controls are covered by an element. All are larger than a step.
UNDER = """(notice, keys) => {
  const {left, top, right, bottom} = notice.getBoundingClientRect();
  const found = new Set();
  for (let x = left + 1; x < right; x += 8)
    for (let y = top + 1; y < bottom; y += 8) {
      const under = document.elementsFromPoint(x, y).find((element) => !notice.contains(element));
      const part = under?.closest("#grid .board, .verdict, button, select, input, summary, a[href]");
      if (part && (keys || !part.closest("#keypad"))) found.add(part.id || part.className);
    }
  return [...found];
}"""


def covered(notice: Locator, keys: bool = False) -> list[str]:
    """Return what a notice covers, with or without keys of the keypad."""
    found: list[str] = notice.evaluate(UNDER, keys)
    return found


def notice(page: Page, words: str) -> Locator:
    """Return a notice after its animation, completely in view."""
    seen = page.locator(".notice.seen").filter(has_text=words)
    expect(seen).to_be_in_viewport(ratio=1)
    seen.evaluate("(box) => Promise.all(box.getAnimations().map(({finished}) => finished))")
    return seen


def keys(page: Page) -> list[Any]:
    return [key.bounding_box() for key in page.get_by_role("group", name="Keypad").get_by_role("button").all()]


def see_long_notice(page: Page, where: str) -> None:
    """Open a link that gives one of the longest notices, and check that it covers nothing."""
    page.evaluate("location.hash = 'h=0'")
    assert covered(notice(page, "This link was made by a newer version")) == [], where
    page.evaluate("location.hash = ''")


@pytest.mark.browser_context_args(has_touch=True)
def test_a_notice_covers_neither_the_board_nor_a_button(awake: Page) -> None:
    for _ in each_size(awake, *SIZES):
        see_long_notice(awake, "the start")
    set_up(awake, PUZZLE)
    for name in PLACES:
        go(awake, name)
        for _ in each_size(awake, *SIZES):
            see_long_notice(awake, name)
            paste(awake, ARROW)
            expect(notice(awake, "Details").get_by_role("button")).to_have_text("Details")
            assert covered(notice(awake, "Details")) == [], name
    tray = my_puzzles(awake)
    press(tray, "Select")
    tray.get_by_role("option").first.click()
    for _ in each_size(awake, *SIZES):
        see_long_notice(awake, "My puzzles")
        expect(tray.get_by_role("button", name="Delete", exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.browser_context_args(has_touch=True)
def test_what_is_said_while_one_plays_moves_nothing(asleep: Page) -> None:
    set_up(asleep, PUZZLE)
    for _ in each_size(asleep, *SIZES):
        asleep.reload()  # without the notice of the last size
        cell(asleep, "r1c1").click()
        before = keys(asleep), asleep.get_by_role("grid").bounding_box()
        asleep.keyboard.press("7")
        assert covered(notice(asleep, "This is a clue"), keys=True) == []
        assert (keys(asleep), asleep.get_by_role("grid").bounding_box()) == before
