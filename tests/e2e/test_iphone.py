"""The page on an iPhone or iPad, with an iPhone's sizes: nothing below its notch or bar, and no automatic zoom."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.desk import desk_on
from tests.e2e.hands import go, menu, my_puzzles, set_up
from tests.e2e.puzzles import PUZZLE

UPRIGHT, ON_ITS_SIDE = {"width": 390, "height": 844}, {"width": 844, "height": 390}
NONE = {"top": 0, "left": 0, "bottom": 0, "right": 0}
PLACES = ("Play", "Make", "Print", "Learn")

# Returns visible controls that reach into the insets.
OUTSIDE = """([left, right, bottom]) => {
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return box.width > 0 && element.contains(document.elementFromPoint(x, y)) && box;
  };
  return [...document.querySelectorAll("button, input, select, textarea, [role=gridcell]")]
    .map((element) => [element.ariaLabel ?? element.textContent, seen(element)])
    .filter(([, box]) => box && (box.left < left - 0.5 || box.right > innerWidth - right + 0.5 ||
      box.top + box.height / 2 > innerHeight - bottom))
    .map(([name]) => name);
}"""
SMALL = """() => [...document.querySelectorAll("input, select, textarea")]
  .filter((field) => !["checkbox", "radio", "range", "file"].includes(field.type))
  .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
  .map((field) => field.ariaLabel ?? field.labels[0]?.textContent ?? field.outerHTML)"""


@pytest.fixture
def phone(browser: Browser, browser_context_args: dict[str, Any], site: str) -> Iterator[Page]:
    context = browser.new_context(**browser_context_args | {"viewport": UPRIGHT, "has_touch": True, "is_mobile": True})
    desk = desk_on(context, site)
    desk.page.goto(site)
    set_up(desk.page, PUZZLE)
    yield desk.page
    assert desk.unexpected() == []
    context.close()


# The sizes of the screen, with the insets that the notch and the bar take.
SCREENS: list[tuple[Any, dict[str, int]]] = [
    (UPRIGHT, {"top": 47, "bottom": 34}),
    (ON_ITS_SIDE, {"left": 47, "right": 47, "bottom": 21}),
]


def test_nothing_lies_under_the_notch_or_the_bar(phone: Page) -> None:
    session = phone.context.new_cdp_session(phone)
    for size, own in SCREENS:
        phone.set_viewport_size(size)
        insets = NONE | own
        session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
        for name in PLACES:
            go(phone, name)
            assert phone.evaluate(OUTSIDE, [insets[side] for side in ("left", "right", "bottom")]) == [], name


def test_no_field_is_so_small_that_a_tap_enlarges_the_page(phone: Page) -> None:
    menu(phone)
    assert phone.evaluate(SMALL) == []
    phone.keyboard.press("Escape")
    for name in PLACES:
        go(phone, name)
        for fold in phone.locator("details:not([open]) > summary").all():
            if fold.is_visible():
                fold.click()
        assert phone.evaluate(SMALL) == [], name
    my_puzzles(phone)
    assert phone.evaluate(SMALL) == []
