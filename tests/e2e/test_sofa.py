"""Playing: several cells, notes, colours and highlighted digits, by mouse, touch and keyboard, without Python."""

import random
import re
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import (
    answer,
    ask,
    cell,
    eventually,
    grid,
    labels,
    menu,
    more,
    named,
    notes,
    place,
    press,
    press_digit,
    reached,
    set_up,
    split,
    values,
)
from tests.e2e.puzzles import PUZZLE

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def page(asleep: Page) -> Page:
    set_up(asleep, PUZZLE)
    return asleep


def selected(page: Page) -> list[str]:
    chosen = grid(page).get_by_role("gridcell", selected=True).evaluate_all("cells => cells.map(c => c.ariaLabel)")
    return [split(label)[0] for label in chosen]


def said(page: Page, name: str) -> list[str]:
    """Return what a screen reader says about a cell, after its name and its digit."""
    label = cell(page, name).get_attribute("aria-label") or ""
    return split(label)[2:]


def drag(page: Page, *names: str) -> None:
    """Drag the mouse from the middle of each cell to that of the next."""
    for at, name in enumerate(names):
        box = cell(page, name).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if at == 0:
            page.mouse.down()
    page.mouse.up()


def test_mouse_several_cells_are_selected_and_written_at_once(page: Page) -> None:
    expect(grid(page)).to_have_attribute("aria-multiselectable", "true")
    drag(page, "r1c2", "r1c3", "r2c3")
    assert selected(page) == ["r1c2", "r1c3", "r2c3"]
    cell(page, "r5c5").click(modifiers=["Control"])
    cell(page, "r1c3").click(modifiers=["Control"])
    assert selected(page) == ["r1c2", "r2c3", "r5c5"]
    page.keyboard.press("9")  # r5c5 is a clue
    assert values(page) == PUZZLE[0] + "9" + PUZZLE[2:11] + "9" + PUZZLE[12:]
    page.keyboard.press("Control+z")
    assert values(page) == PUZZLE
    cell(page, "r8c1").click()
    cell(page, "r9c2").click(modifiers=["Shift"])
    assert selected(page) == ["r8c1", "r8c2", "r9c1", "r9c2"]
    cell(page, "r1c1").dblclick()
    assert len(selected(page)) == PUZZLE.count("4")
    drag(page, "r4c1", "r5c2", "r6c3")
    assert selected(page) == ["r4c1", "r5c2", "r6c3"], "a slanting drag leaves the cells beside it out"


def test_keyboard_notes_in_corners_and_middle_colours_and_what_is_spoken(page: Page) -> None:
    cell(page, "r1c2").click()
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.type("x68c69v3")
    assert said(page, "r1c2") == ["notes 6 9", "corner notes 6 8", "colour yellow"]
    assert said(page, "r1c3") == said(page, "r1c2")
    page.keyboard.press("Space")  # back to digits
    expect(page.get_by_role("button", name="Digit", exact=True)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    page.keyboard.type("6")
    assert said(page, "r1c2") == ["entry", "colour yellow"]
    assert said(page, "r1c3") == ["notes 9", "corner notes 8", "colour yellow"]  # the 6 has been removed from its peers
    page.keyboard.press("Control+a")
    assert len(selected(page)) == 81
    page.keyboard.press("Escape")
    assert selected(page) == ["r1c2"]


# Records attributes set to the value that they had already, which makes the browser compute styles again.
WATCH_VAIN = """() => {
  window.vain = [];
  new MutationObserver((all) => {
    for (const { target, attributeName, oldValue } of all)
      if (target.getAttribute(attributeName) === oldValue) window.vain.push(`${target.className} ${attributeName}`);
  }).observe(document, { subtree: true, attributes: true, attributeOldValue: true });
}"""


def test_what_a_command_does_is_said_after_its_name(page: Page) -> None:
    fill = reached(page, "More", "Fill in notes")
    expect(fill).to_have_accessible_name("Fill in notes")
    expect(fill).to_have_accessible_description(fill.locator(".menu-note").get_attribute("data-note") or "")


def test_a_key_touches_nothing_that_stays_as_it_is(page: Page) -> None:
    cell(page, "r1c2").click()
    page.evaluate(WATCH_VAIN)
    for key in ("ArrowRight", "Shift+6", "9", "Control+z", "Alt+4", "Shift+ArrowDown"):
        page.keyboard.press(key)
    expect(cell(page, "r2c3")).to_be_focused()
    assert page.evaluate("window.vain") == []


def test_in_enter_space_stays_a_blank_and_letters_do_nothing(page: Page) -> None:
    page.get_by_role("group", name="Mode").get_by_text("Edit", exact=True).click()
    cell(page, "r1c1").click()
    page.keyboard.type(" xcv7")
    assert values(page)[:2] == ".7"
    expect(page.get_by_role("button", name="Corner", exact=True)).to_be_hidden()


def lit(page: Page) -> list[str]:
    """Return the cells that have the highlighted digit as a note."""
    cells = grid(page).get_by_role("gridcell").filter(has=page.locator(".note.lit"))
    return [split(label)[0] for label in cells.evaluate_all("cells => cells.map(c => c.ariaLabel)")]


def tinted(page: Page) -> int:
    return grid(page).locator(".cell.same").count()


def test_a_digit_is_looked_for_by_keys_by_the_button_and_without_a_selection(page: Page) -> None:
    cell(page, "r1c2").click()
    page.keyboard.press("Shift+Digit6")
    page.keyboard.press("Alt+Digit6")
    assert (lit(page), tinted(page)) == (["r1c2"], PUZZLE.count("6"))
    page.keyboard.press("Alt+Digit6")
    assert lit(page) == []
    press(page, "Highlight")
    press_digit(page, "6")
    assert (lit(page), values(page)) == (["r1c2"], PUZZLE)
    press_digit(page, "6")
    press(page, "Digit")
    grid(page).press("Escape")
    assert selected(page) == []
    page.keyboard.press("6")
    assert (lit(page), values(page)) == (["r1c2"], PUZZLE)


def test_candidates_and_notes_are_one_layer(page: Page) -> None:
    more(page, "Candidates")
    assert notes(page)["r1c2"] == "6 8 9"
    cell(page, "r1c2").click()
    page.keyboard.press("Shift+Digit8")
    assert said(page, "r1c2") == ["notes 6 9", "crossed out 8"]
    press(page, "Highlight")
    press(page, "Cells with two candidates")
    assert "same" in (cell(page, "r1c2").get_attribute("class") or "")
    more(page, "Restore crossed-out candidates")
    assert said(page, "r1c2") == ["notes 6 8 9"]
    page.keyboard.press("Shift+Digit8")
    more(page, "Candidates")
    assert notes(page) == {}
    more(page, "Fill in notes")
    assert notes(page)["r1c2"] == "6 9"
    assert len(notes(page)) == PUZZLE.count(".")


def test_what_a_cell_has_is_there_again_after_a_reload_and_so_is_the_way_back(page: Page) -> None:
    cell(page, "r1c2").click()
    page.keyboard.type("x68c69v3")
    before = labels(page)
    page.reload()
    eventually(lambda: labels(page), before)
    for _ in range(5):
        page.keyboard.press("Control+z")
    eventually(lambda: said(page, "r1c2"), [])
    for _ in range(5):
        page.keyboard.press("Control+y")
    assert labels(page) == before


def finger(kind: str, at: Locator, target: Locator) -> None:
    """Dispatch a touch event over a cell. Browsers send the events of a drag to the element where it began."""
    box = at.bounding_box()
    assert box
    place = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    down = {"button": 0, "buttons": 0 if kind == "pointerup" else 1}
    target.dispatch_event(kind, {**place, **down, "pointerType": "touch", "isPrimary": True, "bubbles": True})


@pytest.mark.browser_context_args(**PHONE)
def test_touch_a_drag_selects_and_a_long_press_holds_a_digit(page: Page) -> None:
    first = cell(page, "r1c2")
    assert grid(page).evaluate("board => getComputedStyle(board).touchAction") == "pinch-zoom"
    finger("pointerdown", first, first)
    for name in ("r1c3", "r2c3"):
        finger("pointermove", cell(page, name), first)
    finger("pointerup", cell(page, "r2c3"), first)
    assert selected(page) == ["r1c2", "r1c3", "r2c3"]
    page.get_by_role("button", name="Notes", exact=True).tap()
    page.get_by_role("button", name=re.compile("^9, ")).tap()
    assert notes(page) == dict.fromkeys(("r1c2", "r1c3", "r2c3"), "9")
    page.get_by_role("button", name="Digit", exact=True).tap()
    six = page.get_by_role("button", name=re.compile("^6, "))
    finger("pointerdown", six, six)
    expect(six).to_have_attribute("aria-pressed", "true")
    finger("pointerup", six, six)
    six.dispatch_event("click")  # the click at the end of the press has no effect
    for name in ("r1c2", "r3c2"):
        cell(page, name).tap()
    assert [values(page)[at] for at in (1, 19)] == ["6", "6"]


@pytest.mark.browser_context_args(**PHONE)
def test_touch_colours_have_keys_of_their_own(page: Page) -> None:
    page.get_by_role("button", name="Colour", exact=True).tap()
    cell(page, "r1c1").tap()
    page.get_by_role("button", name="green", exact=True).tap()
    assert said(page, "r1c1") == ["clue", "colour green"]
    page.get_by_role("button", name="No colour", exact=True).tap()
    assert said(page, "r1c1") == ["clue"]


@pytest.mark.browser_context_args(forced_colors="active")
def test_with_forced_colours_each_colour_is_a_pattern(page: Page) -> None:
    cell(page, "r1c1").click()
    page.keyboard.press("v")
    patterns = []
    for color in "12345678":
        page.keyboard.press(color)
        patterns.append(cell(page, "r1c1").evaluate("e => getComputedStyle(e).backgroundImage"))
    assert len(set(patterns)) == 8
    assert "none" not in patterns


def settings_of_playing(page: Page) -> Locator:
    """Open their dialog from the menu."""
    press(menu(page), "Play settings")
    return page.get_by_role("dialog", name="Play settings")


def test_mistakes_are_told_at_once_on_asking_or_never(awake: Page) -> None:
    set_up(awake, PUZZLE)
    cell(awake, "r1c2").click()
    awake.keyboard.press("6")
    assert "wrong" not in ", ".join(said(awake, "r1c2"))
    ask(awake, "Check")
    expect(answer(awake)).to_have_text("1 entry is wrong: r1c2.")
    dialog = settings_of_playing(awake)
    dialog.get_by_role("combobox", name="Show mistakes").select_option("immediately")
    press(dialog, "Close")
    cell(awake, "r1c3").click()
    eventually(lambda: named(awake, "wrong or ruled out"), ["r1c2"])
    awake.keyboard.press("6")  # the solution is known now
    assert named(awake, "wrong or ruled out") == ["r1c2"]
    awake.keyboard.press("8")
    expect(awake.get_by_text("Wrong: r1c3")).to_be_visible()
    dialog = settings_of_playing(awake)
    dialog.get_by_role("combobox", name="Show mistakes").select_option("never")
    dialog.get_by_role("switch", name="Mark repeated digits").click()
    press(dialog, "Close")
    assert named(awake, "wrong or ruled out") == ["r1c2"]  # because Check was pressed
    expect(place(awake, "Play").get_by_role("button", name="Check")).to_be_hidden()
    awake.keyboard.press("7")  # the row has another 7
    assert named(awake, "conflict") == []
    more(awake, "Go back to before the first mistake")
    expect(answer(awake)).to_have_text("This is the last state without mistakes.")
    assert values(awake) == PUZZLE


def test_points_and_the_replay_of_it_all(page: Page) -> None:
    cell(page, "r1c2").click()
    page.keyboard.press("9")
    more(page, "Set a checkpoint")
    cell(page, "r1c3").click()
    page.keyboard.press("6")
    page.keyboard.press("Shift+ArrowDown")
    page.reload()  # the checkpoint is saved
    eventually(lambda: values(page)[:3], "496")
    more(page, "Go back to the checkpoint")
    assert values(page)[:3] == "49."
    press(page, "Undo")
    more(page, "Replay")
    replay = page.get_by_role("group", name="Replay")
    slider = replay.get_by_role("slider", name="Replay")
    expect(slider).to_have_attribute("aria-valuetext", "Step 2 of 3")
    slider.fill("0")
    assert values(page) == PUZZLE
    slider.press("ArrowRight")
    assert values(page)[:3] == "49."
    press(replay, "Step forward")
    assert values(page)[:3] == "496"
    press(replay, "Step back")
    press(replay, "Back to my board")
    assert values(page)[:3] == "496"
    more(page, "Replay")
    slider.fill("0")
    press(replay, "Continue from here")
    assert values(page) == PUZZLE
    press(page, "Undo")
    assert values(page)[:3] == "496"


RANDOM_KEYS = (
    *"123456789",
    *(f"Shift+Digit{digit}" for digit in range(1, 10)),
    *(f"{shift}Arrow{way}" for shift in ("", "Shift+") for way in ("Up", "Down", "Left", "Right")),
    *"zxcv",
    *("Space", "Delete", "Control+z", "Control+y", "Alt+Digit5", "Escape", "Enter"),
)


def test_random_play_loses_nothing_across_reloads_and_undo_leads_to_the_start(page: Page) -> None:
    """Play a short random game in a browser. tests/web/board/random-play.test.js has four thousand keys."""
    hand = random.Random(1)
    begun = labels(page)
    for _ in range(3):
        for key in hand.choices(RANDOM_KEYS, k=60):
            page.keyboard.press(key)
        if page.get_by_role("dialog").is_visible():
            page.keyboard.press("Escape")
        before = labels(page)
        page.reload()
        eventually(partial(labels, page), before)
    undo = page.locator("#keypad .undo")
    steps = 0
    while undo.is_visible():
        page.keyboard.press("Control+z")
        steps += 1
    assert steps > 20
    assert labels(page) == begun
