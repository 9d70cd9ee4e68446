"""axe finds no faults in any place of the page or in overlays, in any colours.

In dark colours, our own check of contrasts looks at the places, because axe takes long. Colours are the same in all
languages. The checks without colours run in all languages in `test_every_place.py`.
"""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import paste
from tests.e2e.puzzles import PUZZLE
from tests.e2e.test_access import unread
from tests.e2e.tour import overlays, tour

AXE = (Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
DESKTOP = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}  # colours change at once

# The rules about colours. All others give the same result in any colours.
OF_COLOURS = ["color-contrast", "link-in-text-block"]

LEAST = 5  # the least number of rules that apply in any part of the page

# Returns the number of rules that apply, and the faults found.
FOUND = """([within, options]) => axe.run(within, { resultTypes: ["violations"], ...options })
  .then(({ violations, passes }) => [
    passes.length,
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => [id, html, failureSummary])),
  ])"""


def faults(page: Page, within: str = "html", colours: bool = True, dark: bool = True) -> list[str]:
    """Return axe's faults in this part of the page; with `colours` in light, forced, and perhaps dark colours."""
    if not colours:
        return looked(page, within, {"rules": {name: {"enabled": False} for name in OF_COLOURS}})
    page.emulate_media(color_scheme="light", forced_colors="none")
    found = looked(page, within, {})
    if dark:
        page.emulate_media(color_scheme="dark")
        found += looked(page, within, {"runOnly": OF_COLOURS})
    page.emulate_media(forced_colors="active")
    found += looked(page, within, {"runOnly": OF_COLOURS})
    page.emulate_media(forced_colors="none")
    return found


def looked(page: Page, within: str, options: dict[str, Any]) -> list[str]:
    passed, found = page.evaluate(FOUND, [within, options])
    assert passed > (0 if "runOnly" in options else LEAST)
    return [str(fault) for fault in found]


@pytest.mark.browser_context_args(**DESKTOP)
def test_axe_finds_nothing_on_a_desktop_in_any_colours(awake: Page) -> None:
    awake.evaluate(AXE)
    assert faults(awake) == []
    paste(awake, PUZZLE)
    expect(awake.locator(".verdict")).to_have_attribute("data-tone", "good")
    assert {name: found for name in tour(awake) if (found := faults(awake, dark=False) or unread(awake))} == {}
    assert {over: found for over in overlays(awake) if (found := faults(awake, over))} == {}
