"""A tour of all places and overlays on the smallest phone, in every language.

Nothing scrolls sideways, every place has a heading, and axe finds no faults. A single tour checks everything, because
it takes long.
"""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.e2e.hands import set_up
from tests.e2e.puzzles import PUZZLE
from tests.e2e.test_axe import AXE, faults, looked
from tests.e2e.test_narrow import PHONE, wide
from tests.e2e.tour import LANGUAGES, overlays, speak, tour

# The kinds of rules that depend on words: names, other text alternatives, and languages.
OF_WORDS = ["cat.name-role-value", "cat.text-alternatives", "cat.language"]

# Returns the levels of the visible headings, in order.
LEVELS = """() => [...document.querySelectorAll("h1, h2, h3, h4")]
  .filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.localName[1]))"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.browser_context_args(**PHONE, reduced_motion="reduce")
def test_every_place_can_be_read_and_leapt_to(awake: Page, language: str) -> None:
    set_up(awake, PUZZLE)
    speak(awake, language)
    awake.evaluate(AXE)
    found = {name: headless(awake) + wide(awake) + axe_faults(awake, language) for name in tour(awake)}
    found |= {over: wide(awake) + axe_faults(awake, language, over) for over in overlays(awake)}
    assert {name: what for name, what in found.items() if what} == {}


def axe_faults(page: Page, language: str, within: str = "html") -> list[str]:
    """Return axe's faults. In other languages, check only the rules that depend on words, because axe takes long."""
    return faults(page, within, colours=False) if language == "en" else looked(page, within, {"runOnly": OF_WORDS})


def headless(page: Page) -> list[str]:
    """Return the faults of the headings: the place has none with its name, or a level is skipped."""
    title = page.locator("nav [aria-current]").inner_text()
    own = page.locator("#places > :not([hidden])").get_by_role("heading", level=2, name=title, exact=True)
    levels = page.evaluate(LEVELS)
    left_out = levels[0] != 1 or any(after > before + 1 for before, after in pairwise(levels))
    return [f"no heading {title}"] * (own.count() != 1) + [f"levels {levels}"] * left_out
