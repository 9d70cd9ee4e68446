"""One whole journey by touch, by keyboard and by ear.

A newspaper's puzzle is typed, a mistake found and corrected, a hint followed, the puzzle saved, large print downloaded,
an algorithm watched, and another puzzle made.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hand import Ear, Finger, Hand, Keys
from tests.e2e.hands import clues
from tests.e2e.puzzles import PUZZLE, SLIP

HINT = ("^Hint$", "^Apply$")


def by(hand: Callable[[Page], Hand], width: int, height: int, **device: bool) -> Any:
    sized = pytest.mark.browser_context_args(viewport={"width": width, "height": height}, **device)
    return pytest.param(hand, marks=sized, id=f"{hand.__name__} at {width}x{height}")


@pytest.mark.parametrize(
    "kind",
    [
        by(Finger, 360, 640, has_touch=True, is_mobile=True),
        by(Keys, 1920, 1080),
        by(Ear, 1280, 800),
    ],
)
def test_a_whole_journey(awake: Page, kind: Callable[[Page], Hand]) -> None:
    hand = kind(awake)
    hand.press("button", "^Type it in")
    hand.write(SLIP)
    hand.meets("status", "^no solution")
    hand.press("button", "^r2c6: 1 → 3$")
    hand.meets("status", "^one solution")
    for ask in HINT:
        hand.press("button", ask)
    hand.meets("gridcell", "^r[1-9]c[1-9], [1-9], entry")
    assert clues(awake) == PUZZLE
    folded = awake.get_by_role("option").is_hidden()  # with a third column it is open already
    if folded:
        hand.press("button", "^My puzzles")
    hand.meets("option", "^1 Expert, 25 clues(, In progress)?$")  # progress is saved a little later
    if folded:
        hand.press("button", "^(Close|My puzzles)")
    hand.press("button", "^Print$")
    hand.press("button", "^Large print$")
    expect(awake.locator(".sheet-page svg")).to_be_visible()
    with awake.expect_download() as saved:
        hand.press("button", "^Download PDF$")
    assert saved.value.suggested_filename.endswith(".pdf")
    hand.press("button", "^Learn$")
    hand.press("button", "^Algorithms$")
    hand.press("button", "^Step forward$")
    hand.meets("status", "^r1c2: ")
    hand.press("button", "^Make$")
    hand.press("button", "^Make 12$")
    hand.meets("button", "^Print these$")  # below the puzzles on the stage
    if kind is not Finger:  # the words are for screen readers, because the puzzles can be seen
        hand.meets("status", "^12 puzzles made")
    expect(awake.get_by_role("button", name="Remove from My puzzles")).to_have_count(12)
