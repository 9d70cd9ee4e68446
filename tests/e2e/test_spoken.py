"""What is written on a control is part of its name, so that who says it hits it; places have headings to leap to."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from tests.e2e.hands import set_up
from tests.e2e.puzzles import PUZZLE
from tests.e2e.tour import LANGUAGES, overlays, speak, tour

# The rule that axe calls label-content-name-mismatch (WCAG 2.5.3), as it looks: without punctuation, what is written is
# a part of the name that is given instead. Answers how many such controls there were, and those called otherwise.
MISNAMED = """() => {
  const plain = (text) => text.toLowerCase().replace(/[\\p{P}\\p{S}]/gu, "").replace(/\\s+/g, " ").trim();
  const shown = (text) => text.parentElement.checkVisibility() && !text.parentElement.closest(".unseen, title, desc");
  const written = (element) => {
    const texts = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (shown(walker.currentNode)) texts.push(walker.currentNode.data);
    return plain(texts.join(""));
  };
  const roles = "button, a[href], [role=gridcell], [role=option], [role^=menuitem], [role=switch]";
  const named = [...document.querySelectorAll(roles)].filter((e) => e.ariaLabel && e.checkVisibility() && written(e));
  const misnamed = named.filter((element) => !plain(element.ariaLabel).includes(written(element)));
  return [named.length, misnamed.map((element) => `${element.ariaLabel}: ${written(element)}`)];
}"""

# The levels of the headings that can be read at present, in their order.
LEVELS = """() => [...document.querySelectorAll("h1, h2, h3, h4")]
  .filter((heading) => heading.checkVisibility()).map((heading) => Number(heading.localName[1]))"""


def misnamed(page: Page) -> list[str]:
    count, found = page.evaluate(MISNAMED)
    assert count >= 9, "at least the keypad's digits"
    return list(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_on_a_control_is_part_of_its_name(awake: Page, language: str) -> None:
    set_up(awake, PUZZLE)
    speak(awake, language)
    assert {name: found for name in tour(awake) if (found := misnamed(awake))} == {}
    assert {over: found for over in overlays(awake) if (found := misnamed(awake))} == {}


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
