"""Playing on a phone, by tap: a hint is followed, a mistake is mended, and settings fit the player."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import ask, cell, go, menu, more, place, press, press_digit, set_up, values
from tests.e2e.puzzles import PUZZLE, SOLUTION

SMALL = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
KEYS = re.compile(r"\b(?:Shift|Ctrl|Alt)\b|\([ZXCV]\)")

# Returns whether an element is on the screen as a whole and nothing covers its middle.
UNCOVERED = """(element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && (element.contains(over) || over.contains(element));
}"""


def is_seen(locator: Locator) -> bool:
    seen: bool = locator.evaluate(UNCOVERED)
    return seen


@pytest.mark.browser_context_args(**SMALL)
def test_a_hint_is_read_and_followed_with_the_digits_below_it(awake: Page) -> None:
    set_up(awake, PUZZLE)
    ask(awake, "Hint")
    play = place(awake, "Play")
    conclusion = play.locator(".outcome-words strong")
    expect(conclusion).to_have_text(re.compile(r"^So r\dc\d is \d\.$"))
    found = re.findall(r"r\dc\d|\d(?=\.)", conclusion.inner_text())
    for part in (conclusion, play.get_by_role("button", name="Apply")):
        assert is_seen(part)
    cell(awake, found[0]).tap()
    expect(conclusion).to_be_visible()  # a tap on the board leaves the hint
    press_digit(awake, found[1])
    expect(cell(awake, found[0])).to_have_accessible_name(re.compile(f"^{found[0]}, {found[1]}, entry"))
    expect(conclusion).to_be_hidden()
    expect(awake.get_by_role("button", name="Notes", exact=True)).to_be_visible()  # the whole keypad is back


@pytest.mark.browser_context_args(**PHONE)
def test_a_mistake_is_found_and_mended_with_the_filled_button(awake: Page) -> None:
    set_up(awake, PUZZLE)
    cell(awake, "r1c2").tap()
    press_digit(awake, "6")
    ask(awake, "Check")
    filled = place(awake, "Play").locator(".button.primary:visible")
    expect(filled).to_have_text("Remove the wrong entry")
    filled.tap()
    assert values(awake) == PUZZLE


@pytest.mark.browser_context_args(**SMALL)
def test_more_has_what_players_need_and_solve_asks_first(awake: Page) -> None:
    set_up(awake, PUZZLE)
    play = place(awake, "Play")
    press(play, "More")
    rows = play.get_by_role("menu").locator(".menu-level:not([hidden]) > .menu-group").first.get_by_role("menuitem")
    assert 4 <= rows.count() <= 6
    for name in ("Show all steps", "Show the solution path", "Solve"):
        assert is_seen(play.get_by_role("menuitem", name=name))
    assert KEYS.search(awake.locator("body").inner_text()) is None
    titles = awake.locator("[title]").evaluate_all("all => all.map((each) => each.title).join('\\n')")
    assert KEYS.search(titles) is None
    play.get_by_role("menuitem", name="Solve").click()
    asked = awake.get_by_role("dialog", name="Show the whole solution?")
    press(asked, "Cancel")
    assert values(awake) == PUZZLE
    more(awake, "Solve")
    expect(cell(awake, "r1c2")).to_have_accessible_name(re.compile(f"^r1c2, {SOLUTION[1]}"))


@pytest.mark.browser_context_args(**PHONE)
def test_settings_change_the_look_and_are_kept(awake: Page) -> None:
    set_up(awake, PUZZLE)
    digit = awake.locator("#keypad .digit").first
    cell(awake, "r1c2").tap()
    size = digit.evaluate("key => getComputedStyle(key).fontSize")
    on_board = cell(awake, "r1c1").locator(".value").evaluate("cell => getComputedStyle(cell).fontSize")
    assert size == on_board
    press(menu(awake), "Play settings")
    sheet = awake.get_by_role("dialog", name="Play settings")
    sheet.get_by_label("Digit size").select_option("large")
    sheet.get_by_label("Keypad").select_option("left")
    sheet.get_by_label("Highlight").select_option("none")
    press(sheet, "Close")
    awake.reload()
    expect(awake.locator("#grid .peer, #grid .same")).to_have_count(0)
    assert digit.evaluate("key => parseFloat(getComputedStyle(key).fontSize)") > float(size.removesuffix("px"))
    erase = awake.get_by_role("button", name="Erase").bounding_box()
    one = digit.bounding_box()
    assert erase
    assert one
    assert erase["x"] < one["x"]


@pytest.mark.browser_context_args(**PHONE)
def test_mistakes_are_counted_where_they_are_shown_at_once(awake: Page) -> None:
    set_up(awake, PUZZLE)
    press(menu(awake), "Play settings")
    sheet = awake.get_by_role("dialog", name="Play settings")
    sheet.get_by_label("Show mistakes").select_option("once")
    press(sheet, "Close")
    more(awake, "Show all steps")  # waits for Python, which knows the solution by then
    go(awake, "Play")
    press(awake, "Back to my board")
    cell(awake, "r1c2").tap()
    press_digit(awake, "6")
    expect(awake.get_by_role("img", name="1 mistake")).to_be_visible()
