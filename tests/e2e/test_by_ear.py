"""Questions about the board by keyboard, and the clues read aloud, all without Python."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.hands import (
    answer,
    ask,
    labels,
    more,
    named,
    offered,
    reached,
    see_board,
    set_up,
)
from tests.e2e.puzzles import PUZZLE

# A simulated voice that finishes a row on command, because the browsers of the tests have no voice.
VOICE = """
window.said = [];
Object.defineProperty(window, "SpeechSynthesisUtterance", { value: function (text) { this.text = text; } });
Object.defineProperty(window, "speechSynthesis", { value: {
  getVoices: () => [{ lang: "en-GB" }],
  speak: (speech) => window.said.push(speech),
  cancel: () => window.said.at(-1).onerror({ error: "canceled" }),
}});
"""


def selected(page: Page) -> str:
    return str(page.locator("[role=gridcell][aria-selected=true]").get_attribute("aria-label"))


def test_the_board_answers_to_keys(asleep: Page) -> None:
    set_up(asleep, PUZZLE)
    asleep.keyboard.press("ArrowDown")
    asleep.keyboard.press("Enter")
    assert "blank" in selected(asleep)
    asleep.keyboard.press("s")
    expect(answer(asleep)).to_have_text(re.compile(r"^Possible digits in r\dc\d: \d"))
    asleep.keyboard.press("t")
    expect(answer(asleep)).to_have_text(re.compile(r"^\d\d blank cells\. Still to enter: 1 \(\d times\), "))
    more(asleep, "Go to next blank cell")
    expect(asleep.locator(":focus")).to_have_attribute("aria-label", re.compile("blank"))
    asleep.get_by_role("gridcell", name="clue").first.click()
    asleep.keyboard.press("w")
    expect(answer(asleep)).to_have_text(re.compile(r"^\d can go in \d+ cells: r\dc\d"))
    lit = named(asleep, "highlighted")
    assert len(lit) > 1
    assert all(words.split(", ")[1] == "blank" for words in labels(asleep) if "highlighted" in words)
    asleep.keyboard.press("?")
    keys = asleep.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_contain_text("to the next blank cell")
    asleep.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_rows_are_read_aloud_and_lit_until_stopped(asleep: Page) -> None:
    set_up(asleep, PUZZLE)
    expect(reached(asleep, "More", "Count remaining digits")).to_be_visible()
    expect(offered(asleep, "More", "Read the clues aloud")).to_be_hidden()
    asleep.add_init_script(VOICE)
    asleep.reload()
    see_board(asleep, PUZZLE)
    more(asleep, "Read the clues aloud")
    expect(answer(asleep)).to_have_text(re.compile("^Row 1: "))
    asleep.evaluate("said.at(-1).onend()")
    expect(answer(asleep)).to_have_text(re.compile("^Row 2: "))
    assert named(asleep, "highlighted") == [f"r2c{column}" for column in range(1, 10)]
    assert asleep.evaluate("said.at(-1).text") == answer(asleep).inner_text()
    ask(asleep, "Cancel")
    expect(answer(asleep)).to_have_text("Cancelled.")
    assert named(asleep, "highlighted") == []
    assert asleep.evaluate("said.length") == 2
