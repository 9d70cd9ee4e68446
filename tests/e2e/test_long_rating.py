"""A long rating: it shows what is known, can be stopped and continued, and loses nothing by a reload."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import paste, press, see_board, verdict

HARDEST = "98.76.5..4..3..9....6....2.8..5..7...1...8........3..85...34..9.4.9.........574.."  # ER 10.7
GOING_ON = re.compile("still grading")
FIGURE = re.compile(r"\(ER\)\s*≥ (9\.5|1\d\.\d)")
ULTIMATE = re.compile("at least Ultimate")

# Records all requests to workers since the page was opened.
ASKED = """() => {
  window.asked = [];
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...others) {
    window.asked.push(message);
    return postMessage.call(this, message, ...others);
  };
}"""


@pytest.fixture
def page(awake: Page) -> Page:
    return awake


def about(page: Page, button: str) -> None:
    """Open "About this puzzle", check the rating known so far, and press a button that closes the dialog."""
    press(page, "About this puzzle")
    dialog = page.get_by_role("dialog", name="About this puzzle")
    expect(dialog).to_contain_text(FIGURE)
    press(dialog, button)


def test_a_long_rating_is_stopped_goes_on_and_outlives_a_reload(page: Page) -> None:
    paste(page, HARDEST)
    see_board(page, HARDEST)
    expect(verdict(page)).to_have_text(GOING_ON, timeout=60_000)
    expect(verdict(page)).to_have_text(ULTIMATE, timeout=120_000)
    about(page, "Stop grading")
    expect(verdict(page)).not_to_have_text(GOING_ON)
    expect(verdict(page)).to_have_text(ULTIMATE)
    about(page, "Continue grading")
    expect(verdict(page)).to_have_text(GOING_ON)
    page.add_init_script(f"({ASKED})()")
    page.reload()
    expect(verdict(page)).to_have_text(ULTIMATE, timeout=60_000)
    asked = [json.loads(message["request"]) for message in page.evaluate("asked") if "request" in message]
    come_to = [each["params"]["from"] for each in asked if each["method"] == "rate"]
    assert come_to[0]["er"] >= come_to[0]["ed"] > 0  # not null: it continues where it was
