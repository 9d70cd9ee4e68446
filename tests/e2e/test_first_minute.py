"""The first minute on a tablet, by touch: a newspaper's puzzle is typed, corrected, hinted at and printed.

Everything is found by its name. The words on the screen are counted, because fewer are better.
"""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import REPORT
from tests.e2e.hands import clues, eventually
from tests.e2e.puzzles import PUZZLE, SLIP

TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True, "is_mobile": True}
MOST = 150  # words, of which a hint has 20 to say why; if you add some, remove others
PRINTED = "window.print = () => { window.printed = document.querySelectorAll('#paper svg').length }"

# Returns the words on the screen without digits and keys.
WORDS = """() => {
  const screen = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = [];
  while (screen.nextNode()) {
    const { parentElement: at, data } = screen.currentNode;
    const { width, height, top, bottom } = at.getBoundingClientRect();
    const apart = at.closest("[role=grid], #keypad, .unseen, svg, script, option");
    const shown = at.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!apart && shown && width > 1 && height > 1 && bottom > 0 && top < innerHeight) seen.push(data);
  }
  return seen.join(" ").match(/\\p{L}[\\p{L}’'-]*/gu) ?? [];
}"""


def tap(page: Page, name: str) -> None:
    button = page.get_by_role("button", name=name, exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    button.tap()


def type_in(page: Page, puzzle: str) -> None:
    keypad = page.get_by_role("group", name="Keypad")
    for symbol in puzzle:
        name = "Leave blank and move on" if symbol == "." else re.compile(f"^{symbol}, ")
        keypad.get_by_role("button", name=name).tap()


@pytest.mark.browser_context_args(**TABLET)
def test_the_first_minute(awake: Page) -> None:
    awake.evaluate(PRINTED)
    words = {"an empty board": awake.evaluate(WORDS)}
    awake.get_by_role("button", name="Type it in").tap()
    type_in(awake, SLIP)
    correction = awake.get_by_role("button", name="r2c6: 1 → 3", exact=True)
    expect(correction).to_be_in_viewport(ratio=1)
    words["a slip"] = awake.evaluate(WORDS)
    correction.tap()
    expect(awake.get_by_text(re.compile(r"^one solution"))).to_be_in_viewport(ratio=1)
    tap(awake, "Hint")
    expect(awake.get_by_role("button", name="Apply")).to_be_in_viewport(ratio=1)
    expect(awake.get_by_text(re.compile("can only go here"))).to_be_in_viewport(ratio=1)
    expect(awake.get_by_role("gridcell", name=re.compile("^r9c9,"))).to_be_in_viewport(ratio=1)
    words["a hint"] = awake.evaluate(WORDS)
    places = awake.get_by_role("navigation", name="Main navigation")
    places.get_by_role("button", name="Print", exact=True).tap()
    tap(awake, "Large print")
    expect(awake.locator(".sheet-page svg")).to_be_visible()
    words["the sheet"] = awake.evaluate(WORDS)
    awake.get_by_role("region", name="Print").get_by_role("button", name="Print", exact=True).tap()
    eventually(lambda: awake.evaluate("window.printed > 0"), True)
    counts = {stop: len(seen) for stop, seen in words.items()}
    REPORT.append(f"words in the first minute: {sum(counts.values())} {counts}")
    assert sum(counts.values()) <= MOST, words
    places.get_by_role("button", name="Play", exact=True).tap()
    assert clues(awake) == PUZZLE
