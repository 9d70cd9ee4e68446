"""A rating that takes long: it tells what it knows, stops and goes on, and a reload loses nothing of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import paste, press, see_board, verdict, wake_both

HARDEST = "98.76.5..4..3..9....6....2.8..5..7...1...8........3..85...34..9.4.9.........574.."  # ER 10.7
GOING_ON = re.compile("still grading")
ULTIMATE = re.compile("at least Ultimate")

# What the verdict has said since the page was opened.
HEARD = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector("#verdict [role=status]")?.textContent;
    if (said && said !== window.heard.at(-1)) window.heard.push(said);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}"""


@pytest.fixture
def page(awake: Page) -> Page:
    wake_both(awake)
    return awake


def about(page: Page, button: str) -> None:
    """About this puzzle, and one of its buttons, which closes it."""
    press(page, "About this puzzle")
    press(page.get_by_role("dialog", name="About this puzzle"), button)


def test_a_long_rating_is_stopped_goes_on_and_outlives_a_reload(page: Page) -> None:
    paste(page, HARDEST)
    see_board(page, HARDEST)
    expect(verdict(page)).to_have_text(GOING_ON, timeout=60_000)
    expect(verdict(page)).to_have_text(ULTIMATE, timeout=120_000)
    about(page, "Stop grading")
    expect(verdict(page)).not_to_have_text(GOING_ON)
    expect(verdict(page)).to_have_text(ULTIMATE)
    about(page, "Go on grading")
    expect(verdict(page)).to_have_text(GOING_ON)
    page.add_init_script(f"({HEARD})()")
    page.reload()
    expect(verdict(page)).to_have_text(ULTIMATE, timeout=60_000)
    graded = [said for said in page.evaluate("heard") if "at least" in said]
    assert graded
    assert [said for said in graded if not ULTIMATE.search(said)] == []
