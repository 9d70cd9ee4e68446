"""The keypad under a finger: each key is where it appears, is large enough, and writes what it shows."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.hands import cell, mode, new_board, set_up, split
from tests.e2e.puzzles import PUZZLE

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
PHONE = {"viewport": UPRIGHT, "has_touch": True, "is_mobile": True}
SCREENS = [(390, 844), (360, 640), (844, 390), (820, 1180), (1180, 820), (1024, 768)]
WRITINGS = ("Digit", "Corner", "Notes", "Colour", "Highlight")
COLORS = ["red", "orange", "yellow", "green", "turquoise", "blue", "violet", "grey", "No colour"]

# Returns keys that are smaller than a finger, keys where a finger in the middle touches another element, and the key
# Draw rules if its words are cut off.
MISSED = """keypad => [...keypad.querySelectorAll("button")]
  .filter((key) => key.checkVisibility({ visibilityProperty: true }))
  .map((key) => {
    key.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = key.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const cut = key.matches(".draw-rules") && key.scrollWidth > key.clientWidth;
    return { name: key.ariaLabel ?? key.textContent, width, height, hit: key.contains(hit), cut };
  })
  .filter(({ width, height, hit, cut }) => width < 44 || height < 44 || !hit || cut)"""


def keypad(page: Page) -> Locator:
    return page.get_by_role("group", name="Keypad")


def writings(page: Page) -> Iterator[str]:
    """Choose each way of writing in turn."""
    names = page.get_by_role("group", name="Input mode").get_by_role("button")
    for key in names.all():
        key.tap()
        expect(key).to_have_attribute("aria-pressed", "true")
        yield key.inner_text()


def missed(page: Page) -> dict[tuple[int, int], Any]:
    """Return the keys that a finger misses, by the size of the screen."""
    found = {}
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        found[width, height] = keypad(page).evaluate(MISSED)
    page.set_viewport_size(UPRIGHT)
    return {screen: keys for screen, keys in found.items() if keys}


@pytest.mark.browser_context_args(**PHONE)
@pytest.mark.parametrize("size", ["4", "9", "16"])
def test_every_key_has_a_place_as_large_as_a_finger(asleep: Page, size: str) -> None:
    new_board(asleep, size)
    cell(asleep, "r1c1").tap()  # the keypad replaces the buttons of an empty board
    assert missed(asleep) == {}
    mode(asleep, "Play")
    cell(asleep, "r1c2").tap()
    for key in ("1", "2", "Control+z"):  # so that there is something to undo, and to redo
        asleep.keyboard.press(key)
    for name in ("Undo", "Redo"):
        expect(keypad(asleep).get_by_role("button", name=name)).to_be_enabled()
    assert {name: missed(asleep) for name in writings(asleep)} == {name: {} for name in WRITINGS}


@pytest.mark.browser_context_args(**PHONE)
def test_every_key_writes_what_it_says_however_it_is_written(asleep: Page) -> None:
    set_up(asleep, PUZZLE)
    cell(asleep, "r1c2").tap()
    written = {}
    for name in writings(asleep):
        keys = keypad(asleep).locator(".digits").get_by_role("button").all()
        written[name] = [tapped(asleep, key, name) for key in keys]
        cell(asleep, "r1c2").press("Delete")
        cell(asleep, "r1c2").press("Delete")
    digits = [str(digit) for digit in range(1, 10)]
    so_far = [" ".join(digits[:count]) for count in range(1, 10)]
    assert written == {
        "Digit": digits,
        "Corner": [f"corner notes {each}" for each in so_far],
        "Notes": [f"notes {each}" for each in so_far],
        "Colour": [f"colour {each}" for each in COLORS[:-1]] + [""],
        "Highlight": [*digits, "Cells with two candidates"],
    }


def tapped(page: Page, key: Locator, writing: str) -> str:
    """Tap a key, and return the change of the cell, or the key that is held when digits are highlighted."""
    key.tap()
    if writing == "Highlight":
        held = keypad(page).locator(".digits").get_by_role("button", pressed=True)
        return re.sub(",.*", "", held.get_attribute("aria-label") or "")
    _, digit, *more = split(cell(page, "r1c2").get_attribute("aria-label") or "")
    return digit if writing == "Digit" else ", ".join(more)
