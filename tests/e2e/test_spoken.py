"""Places have headings to leap to."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.e2e.hands import set_up
from tests.e2e.puzzles import PUZZLE
from tests.e2e.tour import LANGUAGES, speak, tour

# The levels of the headings that can be read at present, in their order.
LEVELS = """() => [...document.querySelectorAll("h1, h2, h3, h4")]
  .filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.localName[1]))"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_has_a_heading_and_no_level_is_left_out(awake: Page, language: str) -> None:
    set_up(awake, PUZZLE)
    speak(awake, language)
    for name in tour(awake):
        place = awake.locator("#places > :not([hidden])")
        title = awake.locator("nav [aria-current]").inner_text()
        assert place.get_by_role("heading", level=2, name=title, exact=True).count() == 1, name
        levels = awake.evaluate(LEVELS)
        assert levels[0] == 1
        assert all(after <= before + 1 for before, after in pairwise(levels)), levels
