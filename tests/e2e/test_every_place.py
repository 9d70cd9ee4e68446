"""A tour of all places and overlays on the smallest phone, in every language.

Nothing scrolls sideways, no control is behind another, every place has a heading, and axe finds no faults. A single
tour checks everything, because it takes long, and each place is shown in every language.
"""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import set_up
from tests.e2e.puzzles import PUZZLE
from tests.e2e.test_access import small
from tests.e2e.test_axe import AXE, faults, looked
from tests.e2e.test_narrow import PHONE, POINTER, wide
from tests.e2e.tour import LANGUAGES, overlays, speak, tour

# The kinds of rules that depend on words: names, other text alternatives, and languages.
OF_WORDS = ["cat.name-role-value", "cat.text-alternatives", "cat.language"]

# Returns the levels of the visible headings, in order.
LEVELS = """() => [...document.querySelectorAll("h1, h2, h3, h4")]
  .filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.localName[1]))"""


@pytest.mark.browser_context_args(**PHONE, reduced_motion="reduce")
def test_every_place_can_be_read_and_leapt_to(awake: Page) -> None:
    set_up(awake, PUZZLE)
    awake.evaluate(AXE)
    found: list[tuple[str, str, list[str]]] = []
    for name in tour(awake):
        for language in LANGUAGES:
            speak(awake, language)
            expect(awake.locator("h3:empty").filter(visible=True)).to_have_count(0)  # an assignment is unpacked again
            hidden = small(awake, "body", POINTER) if language == "en" else []
            found.append((name, language, headless(awake) + wide(awake) + hidden + axe_faults(awake, language)))
    for language in LANGUAGES:
        speak(awake, language)
        for over in overlays(awake):
            found.append((over, language, wide(awake) + axe_faults(awake, language, over)))
    assert [faults for faults in found if faults[-1]] == []


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
