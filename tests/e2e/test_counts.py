"""The number of things on the screen at rest, which no later feature may increase."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import go, my_puzzles, place, press, set_up, unfold
from tests.e2e.puzzles import PUZZLE

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# Returns the visible controls, except the board's cells.
CONTROLS = """() => [...document.querySelectorAll("button, select, input, textarea, summary, a[href], [role=option]")]
  .filter((control) => control.checkVisibility({visibilityProperty: true}) && !control.closest("[role=grid]"))
  .map((control) => control.ariaLabel ?? control.textContent)"""


# The controls and keys on the screen. Before the start had tiles and the places one frame, there were 16 and 30 at the
# start, 31 in Play, 23 and 41 in Print, 42 in My puzzles, and 13 and 31 in Make, whose lists are chips now.
MOST = {
    (390, 844): {"start": 14, "Play": 30, "Make": 21, "Print": 20, "My puzzles": 21},
    (1440, 900): {"start": 14, "Play": 30, "Make": 21, "Print": 20, "My puzzles": 39},
}


def test_no_screen_has_more_controls_than_before(awake: Page) -> None:
    found: dict[tuple[str, tuple[int, int]], list[str]] = {}

    def note(name: str) -> None:
        for size in MOST:
            awake.set_viewport_size({"width": size[0], "height": size[1]})
            found[name, size] = awake.evaluate(CONTROLS)

    note("start")
    set_up(awake, PUZZLE)
    expect(place(awake, "My puzzles").get_by_role("status")).to_have_text("1 puzzle")
    for name in ("Make", "Print", "Play"):
        go(awake, name)
        note(name)
    expect(my_puzzles(awake).get_by_role("option")).to_be_visible()
    note("My puzzles")
    assert {at: names for at, names in found.items() if len(names) > MOST[at[1]][at[0]]} == {}


def test_what_experts_call_things_by_is_behind_a_fold(awake: Page) -> None:
    """Check that ratings and the like are one tap further: under Numbers, and under For experts."""
    set_up(awake, PUZZLE)
    my_puzzles(awake)
    expect(awake.get_by_role("option")).to_contain_text("Expert")
    for name in ("Play", "Make", "Print"):  # the lessons in Learn have the names of their techniques
        go(awake, name)
        assert jargon(awake) == [], name
    play = go(awake, "Play")
    press(play, "Hint")
    expect(play.get_by_role("button", name="Apply")).to_be_visible()
    assert jargon(awake) == []
    unfold(play, "Idea and example")
    press(awake, "About this puzzle")
    about = awake.get_by_role("dialog", name="About this puzzle")
    assert jargon(awake) == []
    about.get_by_text("Statistics").click()
    expect(about.get_by_text(re.compile(r"\(ER\)$"))).to_be_visible()


def jargon(page: Page) -> list[str]:
    return re.findall(r"\b(?:ER|EP|ED|AIC|ALS)\b", page.locator("body").inner_text())


@pytest.mark.browser_context_args(**PHONE)
def test_back_closes_what_is_open(awake: Page) -> None:
    set_up(awake, PUZZLE)
    puzzles = my_puzzles(awake)
    expect(puzzles.get_by_role("listbox")).to_be_visible()
    awake.go_back()
    expect(puzzles.get_by_role("listbox")).to_be_hidden()
    press(awake, "About this puzzle")
    about = awake.get_by_role("dialog", name="About this puzzle")
    expect(about).to_be_visible()
    awake.go_back()
    expect(about).to_be_hidden()
    expect(awake.get_by_role("grid")).to_be_visible()


SCREENS = [(360, 640), (390, 844), (844, 390), (640, 360), (768, 1024), (320, 568)]


def test_in_play_the_board_is_never_scrolled_away(asleep: Page) -> None:
    """Check that board and keypad are always in view, and that no place scrolls sideways."""
    set_up(asleep, PUZZLE)
    asleep.get_by_role("gridcell", name="r1c2").click()
    for key in ("1", "2", "Control+z"):  # now Undo and Redo are there
        asleep.keyboard.press(key)
    for place_shown in ("Play", "Make", "Print", "Learn"):
        go(asleep, place_shown)
        for width, height in SCREENS:
            asleep.set_viewport_size({"width": width, "height": height})
            assert asleep.evaluate("document.documentElement.scrollWidth") <= width, (place_shown, width)
            assert asleep.evaluate("document.documentElement.scrollHeight") <= height, (place_shown, height)
            if place_shown == "Play":
                board_and_keys_are_in_view(asleep)


def board_and_keys_are_in_view(page: Page) -> None:
    for name in ("r1c1", "r9c9"):
        expect(page.get_by_role("gridcell", name=name)).to_be_in_viewport(ratio=1)
    keypad = page.get_by_role("group", name="Keypad")
    for name in ("Undo", "Redo", "Notes"):
        expect(keypad.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
