"""The number of things on the screen at rest, which no later feature may increase."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import go, my_puzzles, place, press, set_up, unfold
from tests.e2e.puzzles import PUZZLE

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}

# Returns the visible controls, except the board's cells and the keypad's keys.
CONTROLS = """() => [...document.querySelectorAll("button, select, input, textarea, summary, a[href], [role=option]")]
  .filter((control) => control.checkVisibility({visibilityProperty: true}) && !control.closest("[role=grid], #keypad"))
  .map((control) => control.ariaLabel ?? control.textContent)"""


def controls(page: Page) -> list[str]:
    named: list[str] = page.evaluate(CONTROLS)
    return named


@pytest.mark.parametrize(
    "most",
    [
        pytest.param(24, marks=pytest.mark.browser_context_args(**PHONE), id="phone"),
        pytest.param(24, marks=pytest.mark.browser_context_args(**SMALL_PHONE), id="small phone"),
        pytest.param(32, marks=pytest.mark.browser_context_args(**LAPTOP), id="laptop"),
    ],
)
def test_at_rest_play_shows_few_controls(awake: Page, most: int) -> None:
    empty = controls(awake)
    set_up(awake, PUZZLE)
    playing = controls(awake)
    assert "Hint" in playing
    assert len(empty) <= most, empty
    assert len(playing) <= most, playing


# The controls and keys on the screen. Before the start had tiles and the places one frame, there were 16 and 30 at the
# start, 31 in Play, 23 and 41 in Print, 42 in My puzzles, and 13 and 31 in Make, whose lists are chips now.
MOST = {
    (390, 844): {"start": 14, "Play": 30, "Make": 21, "Print": 20, "My puzzles": 21},
    (1440, 900): {"start": 14, "Play": 30, "Make": 21, "Print": 20, "My puzzles": 39},
}
# Returns the visible controls, except the board's cells.
WITH_KEYS = CONTROLS.replace(", #keypad", "")


@pytest.mark.parametrize("size", MOST)
def test_no_screen_has_more_controls_than_before(awake: Page, size: tuple[int, int]) -> None:
    awake.set_viewport_size({"width": size[0], "height": size[1]})
    found = {"start": awake.evaluate(WITH_KEYS)}
    set_up(awake, PUZZLE)
    expect(place(awake, "My puzzles").get_by_role("status")).to_have_text("1 puzzle")
    for name in ("Make", "Print", "Play"):
        go(awake, name)
        found[name] = awake.evaluate(WITH_KEYS)
    expect(my_puzzles(awake).get_by_role("option")).to_be_visible()
    found["My puzzles"] = awake.evaluate(WITH_KEYS)
    assert {name: names for name, names in found.items() if len(names) > MOST[size][name]} == {}


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


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (640, 360), (768, 1024), (320, 568)])
def test_in_play_the_board_is_never_scrolled_away(asleep: Page, size: tuple[int, int]) -> None:
    """Check that board and keypad are always in view, and that no place scrolls sideways."""
    asleep.set_viewport_size({"width": size[0], "height": size[1]})
    set_up(asleep, PUZZLE)
    for name in ("r1c1", "r9c9"):
        expect(asleep.get_by_role("gridcell", name=name)).to_be_in_viewport(ratio=1)
    keypad = asleep.get_by_role("group", name="Keypad")
    asleep.get_by_role("gridcell", name="r1c2").click()
    for key in ("1", "2", "Control+z"):  # now Undo and Redo are there
        asleep.keyboard.press(key)
    for name in ("Undo", "Redo", "Notes"):
        expect(keypad.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    for name in ("Make", "Print", "Learn", "Play"):
        go(asleep, name)
        assert asleep.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert asleep.evaluate("document.documentElement.scrollHeight") <= size[1]
