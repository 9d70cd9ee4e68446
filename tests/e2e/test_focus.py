"""The focus, and the words that are read out, for people who use the keyboard or a screen reader."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import (
    AWAKE,
    UNIQUE,
    algorithms,
    ask,
    cell,
    eventually,
    go,
    keep_board,
    more,
    offered,
    paste,
    place,
    press,
    see_board,
    set_up,
    verdict,
    with_all,
)
from tests.e2e.puzzles import PUZZLE

SMALL = {"viewport": {"width": 320, "height": 640}}
CONTROLS = ":is(button, summary, input, select, textarea):visible"
LEAST, MANY = 4, 300  # the fewest controls of a place, and more than any place has
ZOOMED = {"viewport": {"width": 640, "height": 360}}  # a window of 1280 by 720 at 200 %

# Records every text that appears in a live region.
LISTEN = """() => {
  globalThis.said = [];
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const hear = ({ target, addedNodes }) => {
    const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
    if (region && region.ariaLive !== "off" && addedNodes.length && region.textContent) said.push(region.textContent);
  };
  new MutationObserver((changes) => changes.forEach(hear))
    .observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

# Presses keys with timers in the page. Timers end in the order of their times, so even on a busy machine no text is
# spoken between two keys because of a pause that the machine made.
TYPE = """async (keys) => {
  for (const key of keys) {
    document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""

# Records whether a button was disabled for a while, and had the focus then.
NOTE_BUSY = """(button) => {
  globalThis.wasBusy = false;
  const look = () => { wasBusy ||= button.ariaDisabled === "true" && button === document.activeElement; };
  new MutationObserver(look).observe(button, { attributes: true });
}"""

# Each key starts a timer of 600 ms, which records the words spoken so far; words that may wait are spoken later. Timers
# end in the order of their times, even on a busy machine.
SOON = """() => {
  globalThis.soon = [];
  const spoken = document.querySelector("#verdict [aria-live=polite]");
  document.addEventListener("keydown", () => setTimeout(() => soon.push(spoken.textContent), 600));
}"""

# Returns what covers the middle of the focused element, if anything does.
COVERED = """() => {
  const held = document.activeElement;
  const shown = held.matches(".unseen") ? held.labels[0] : held;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const at = (y) => document.elementFromPoint((left + right) / 2, y);
  const middle = at((Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
  const own = middle && (shown.contains(middle) || middle.contains(shown) || middle.closest("label")?.control === held);
  return own ? null : `${held.textContent || held.ariaLabel || held.id} behind ${middle?.className}`;
}"""


def by_key(control: Locator) -> None:
    control.focus()
    control.press("Enter")


def test_a_button_that_is_busy_keeps_the_focus(awake: Page) -> None:
    make = go(awake, "Make")
    make.get_by_text("More options").click()
    make.get_by_label("Number of clues").fill("17")  # no such puzzle is in stock or found quickly
    by_key(make.get_by_role("button", name="Make 12", exact=True))
    expect(make.get_by_role("button", name="Cancel")).to_be_focused()  # the progress takes the button's place
    press(make, "Cancel")
    button = make.get_by_role("button", name=re.compile("^Make a class set"))
    by_key(button)
    expect(button).to_be_disabled()
    expect(button).to_be_focused()
    press(make, "Cancel")
    set_up(awake, PUZZLE)
    learn = algorithms(awake)
    learn.get_by_text("More", exact=True).click()
    learn.get_by_text("Compare", exact=True).click()
    learn.locator(".class-compare").get_by_label("Stop after").select_option(label="10,000 tries")
    button = learn.get_by_role("button", name="Compare all")
    button.evaluate(NOTE_BUSY)  # it may be finished before the test looks
    by_key(button)
    eventually(lambda: awake.evaluate("wasBusy"), True)
    expect(button).to_be_enabled(timeout=AWAKE)
    expect(button).to_be_focused()


def test_a_button_keeps_the_focus_when_its_work_is_done(awake: Page) -> None:
    make = go(awake, "Make")
    press(make, "6 × 6")
    make.get_by_label("How many").fill("1")
    make.get_by_text("More options").click()
    for name, said in {"Make": "The puzzle is on the board", "Make a class set of 1": "1"}.items():
        button = make.get_by_role("button", name=name, exact=True)
        by_key(button)
        expect(make.get_by_role("status")).to_contain_text(said, timeout=AWAKE)
        expect(button).to_be_enabled()
        expect(button).to_be_focused()


def test_an_idle_button_keeps_the_focus_and_wakes_again(asleep: Page) -> None:
    asleep.keyboard.type("5")
    undo = asleep.get_by_role("button", name="Undo")
    by_key(undo)
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    asleep.keyboard.press("Tab")
    asleep.keyboard.type("7")
    expect(undo).to_be_enabled()


def test_where_a_button_goes_away_the_focus_goes_to_what_is_next_to_it(awake: Page) -> None:
    play = place(awake, "Play")
    new = play.get_by_role("button", name="Medium")
    by_key(new)
    expect(verdict(awake)).to_have_text(UNIQUE, timeout=AWAKE)
    expect(new).to_be_hidden()
    expect(play.locator(":focus")).to_have_count(1)
    puzzle = play.get_by_role("button", name="Puzzle", exact=True)
    by_key(puzzle)
    by_key(offered(awake, "Puzzle", "More"))
    by_key(offered(awake, "Puzzle", "Try an example"))
    expect(puzzle).to_be_focused()
    see_board(awake, PUZZLE)
    cell(awake, "r1c3").click()
    awake.keyboard.type("8")
    ask(awake, "Hint")
    by_key(play.get_by_role("button", name="Remove the wrong entry"))
    expect(play.get_by_role("button", name="Hint")).to_be_focused()
    by_key(play.get_by_role("button", name="Close"))
    expect(play.get_by_role("button", name="Hint")).to_be_focused()
    make = go(awake, "Make")
    make.get_by_label("How many").fill("500")
    make.get_by_label("How many").blur()
    by_key(make.get_by_role("button", name="Make 500"))
    cancel = make.get_by_role("button", name="Cancel")
    by_key(cancel)
    expect(cancel).to_be_hidden()
    expect(make.locator(":focus")).to_have_count(1)


def test_a_puzzle_is_typed_without_being_talked_over(awake: Page) -> None:
    """Check that of some fifty verdicts only lasting ones are spoken, besides the news about My puzzles."""
    awake.evaluate(LISTEN)
    awake.evaluate(TYPE, PUZZLE)
    expect(awake.locator("#verdict [aria-live=polite]")).to_have_text(UNIQUE)
    said = awake.evaluate("said")
    assert [text for text in said if "so far" in text] == []
    assert len(said) <= 5, said


def test_a_clash_is_spoken_at_once(asleep: Page) -> None:
    asleep.evaluate(SOON)
    asleep.keyboard.type("77")
    eventually(lambda: len(asleep.evaluate("soon")), 2)
    assert asleep.evaluate("soon")[-1].startswith("two 7s in row 1")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Play", marks=pytest.mark.browser_context_args(**SMALL), id="320 px, Play"),
        pytest.param("Print", marks=pytest.mark.browser_context_args(**SMALL), id="320 px, Print"),
        pytest.param("Print", marks=pytest.mark.browser_context_args(**ZOOMED), id="200 %, Print"),
    ],
)
def test_what_has_the_focus_is_not_behind_the_keypad(asleep: Page, name: str) -> None:
    paste(asleep, PUZZLE)
    walk(go(asleep, name), "first", "Tab")


@pytest.mark.parametrize("opened", [False, True], ids=["in one row", "open"])
def test_what_has_the_focus_is_not_behind_my_puzzles(asleep: Page, opened: bool) -> None:
    paste(asleep, PUZZLE)
    if opened:
        keep_board(asleep)
        with_all(asleep, "Select all")  # as high as possible
    for name in ("Make", "Print", "Learn"):
        region = go(asleep, name)
        if name == "Learn":
            expect(asleep.locator("#scene-learn button").first).to_be_visible()
        walk(region, "first", "Tab")


def walk(region: Locator, start: Literal["first", "last"], key: str) -> None:
    """Press a key from the first or last control of a place on, and check that each focused control is visible.

    The scene of the place on the stage is walked, too. All folds are opened before.
    """
    scene = region.page.locator(".scene:visible")
    expect(region.locator(CONTROLS).first).to_be_visible()
    parts = [part for part in (region, scene) if part.locator(CONTROLS).count()]
    assert sum(walk_part(part, start, key) for part in parts) >= LEAST


def walk_part(part: Locator, start: Literal["first", "last"], key: str) -> int:
    """Return the number of controls that had the focus."""
    part.evaluate("(part) => { for (const fold of part.querySelectorAll('details')) fold.open = true; }")
    getattr(part.locator(CONTROLS), start).focus()
    walked = 0
    while part.evaluate("(part) => part.contains(document.activeElement)"):
        eventually(lambda: part.page.evaluate(COVERED), None)  # a page that is busy scrolls late
        walked += 1
        assert walked < MANY
        part.page.keyboard.press(key)
    return walked


@pytest.mark.browser_context_args(**SMALL)
def test_what_has_the_focus_is_not_behind_the_board_of_a_phone(awake: Page) -> None:
    walk_backwards_through_a_path(awake)


@pytest.mark.browser_context_args(viewport={"width": 800, "height": 600})
def test_the_board_of_a_low_window_leaves_the_path_in_sight(awake: Page) -> None:
    walk_backwards_through_a_path(awake)


def walk_backwards_through_a_path(awake: Page) -> None:
    """Walk backwards from below, where each step is scrolled to just below the board."""
    set_up(awake, PUZZLE)
    more(awake, "Show the solution path")
    play = place(awake, "Play")
    expect(play.locator(".step-item").first).to_be_visible()
    walk(play, "last", "Shift+Tab")
