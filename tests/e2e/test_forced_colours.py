"""With forced colours, shapes replace colours: checked in pictures of the page, light and dark."""

from collections.abc import Callable
from itertools import combinations
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import cell, grid, mode, offered, place, press, set_up
from tests.e2e.pixels import Picture, changed, inked, picture, strokes
from tests.e2e.puzzles import PUZZLE
from tests.e2e.tour import TOUR

Palette = Literal["light", "dark"]
PALETTES: tuple[Palette, ...] = ("light", "dark")
SEEN = 0.015  # the share of a picture that must change for a visible change

# Roles that share a shape, because no picture shows two of them.
FORMS = [
    ["found", "placed"],
    ["base", "doubtful", "hand", "shown"],
    ["cover"],
    ["fin", "back", "differs"],
    ["out"],
    ["color-a"],
    ["color-b"],
]


@pytest.fixture(params=PALETTES)
def forced(request: pytest.FixtureRequest, asleep: Page) -> Page:
    force(asleep, request.param)
    return asleep


def force(page: Page, palette: Palette) -> None:
    page.emulate_media(forced_colors="active", color_scheme=palette, reduced_motion="reduce")


def test_the_board_has_its_lines_thin_and_thick(forced: Page) -> None:
    board = picture(grid(forced))
    blank = board.width * 17 / 18  # the middle of the last row and of the last column
    across = [3, 1, 1, 3, 1, 1, 3, 1, 1, 3]
    assert strokes(board.row(blank)) == across
    assert strokes(board.column(blank)) == across


def test_the_empty_boxes_of_make_are_seen(forced: Page) -> None:
    forced.get_by_role("navigation").get_by_role("button", name="Make", exact=True).click()
    boxes = picture(forced.get_by_role("group", name="Make").locator(".well-boxes"))
    assert strokes(boxes.row(boxes.width / 6)) == [1] * 6, "each box has its edges"


def test_what_is_switched_pressed_or_chosen_is_told(forced: Page) -> None:
    set_up(forced, PUZZLE)
    press(place(forced, "Play"), "More")
    item = offered(forced, "More", "Candidates")
    key = forced.get_by_role("button", name="Notes", exact=True)
    there = forced.get_by_role("navigation").get_by_role("button", name="Print", exact=True)
    preset = forced.get_by_role("button", name="Large print")
    play = forced.get_by_role("group", name="Mode").get_by_text("Play", exact=True)
    told(item, lambda: choose_and_reopen(forced, item), lambda: expect(item).to_be_checked())
    told(key, key.click, lambda: expect(key).to_have_attribute("aria-pressed", "true"))
    told(play, lambda: mode(forced, "Edit"), lambda: expect(forced.get_by_role("radio", name="Edit")).to_be_checked())
    told(there, there.click, lambda: expect(there).to_have_attribute("aria-current", "page"))
    told(preset, preset.click, lambda: expect(preset).to_have_attribute("aria-pressed", "true"))


def choose_and_reopen(page: Page, item: Locator) -> None:
    item.click()
    press(place(page, "Play"), "More")


def test_words_on_a_coloured_ground_can_be_read(forced: Page) -> None:
    forced.keyboard.type("7")
    forced.get_by_role("button", name="Lock a digit").click()
    assert legible(forced.locator(".notice.seen"))
    hint = place(forced, "Play").get_by_role("button", name="Hint", exact=True)
    expect(hint).to_be_enabled()
    here = forced.get_by_role("navigation").get_by_role("button", name="Play", exact=True)
    for ground in (hint, here, forced.locator(".modes :checked + label")):
        assert legible(ground), f"{ground} cannot be read"


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844})
def test_the_picture_of_the_place_that_is_open_can_be_seen(forced: Page) -> None:
    """Check the icon of the open place in the row of icons with words, on a phone."""
    shown = picture(forced.get_by_role("navigation").get_by_role("button", name="Play").locator("svg"))
    assert len(strokes(shown.row(len(shown.lights) / shown.width / 2))) >= 3, "the lines of a grid"


def legible(ground: Locator) -> bool:
    """Return whether text is visible.

    Letters are many strokes, but a bar that the browser draws behind them is only one.
    """
    shown = picture(ground)
    return len(strokes(shown.row(len(shown.lights) / shown.width / 2))) > 5


def told(shown: Locator, change: Callable[[], None], done: Callable[[], None]) -> None:
    """Check that a change is visible, with the pointer elsewhere."""
    before = resting(shown)
    change()
    done()
    assert changed(before, resting(shown)) > SEEN, f"{shown} looks the same"


def resting(shown: Locator) -> Picture:
    shown.page.mouse.move(0, 0)
    return picture(shown)


def test_clues_entries_conflicts_and_the_cursor_are_told(forced: Page) -> None:
    first = cell(forced, "r1c1")
    looks = {"blank": away(forced, first)}
    forced.keyboard.press("Control+Home")
    forced.keyboard.type("7")
    looks["clue"] = away(forced, first)
    forced.keyboard.press("Control+Home")
    looks["clue under the cursor"] = picture(first)
    forced.keyboard.press("ArrowRight")
    forced.keyboard.type("7")
    looks["clash"] = away(forced, first)
    forced.keyboard.press("Control+Home")
    looks["clash under the cursor"] = picture(first)
    forced.keyboard.press("Delete")
    forced.keyboard.press("ArrowRight")
    forced.keyboard.press("Delete")
    mode(forced, "Play")
    first.click()
    forced.keyboard.type("7")
    looks["entry"] = away(forced, first)
    all_differ(looks)


def away(page: Page, shown: Locator) -> Picture:
    """Move the cursor to a cell that does not affect the element, and return its picture."""
    cell(page, "r9c8").click()
    return resting(shown)


def all_differ(looks: dict[str, Picture]) -> None:
    alike = [(a, b) for a, b in combinations(looks, 2) if changed(looks[a], looks[b]) <= SEEN]
    assert alike == []


def test_every_role_has_its_form(forced: Page) -> None:
    """Check the shapes of cells and of candidates. Other tests check how the roles get there."""
    forced.keyboard.type("7")
    mode(forced, "Play")
    cell(forced, "r5c5").click()
    forced.keyboard.press("Shift+Digit5")
    square = cell(forced, "r5c5")
    away(forced, square)
    all_differ(looks_of(square, "cell marked"))
    all_differ(looks_of(square.get_by_text("5"), "note"))


def looks_of(shown: Locator, common: str) -> dict[str, Picture]:
    looks = {"none": picture(shown)}
    for form in FORMS:
        for role in form:
            shown.evaluate("(shown, name) => { shown.className = name; }", f"{common} role-{role}")
            looks[form[0]] = picture(shown)
    return looks


@pytest.mark.parametrize("palette", PALETTES)
def test_the_preview_is_paper_and_the_chart_a_line(awake: Page, palette: Palette) -> None:
    force(awake, palette)
    set_up(awake, PUZZLE)
    TOUR["print"](awake)
    sheet = picture(awake.locator(".sheet"))
    assert max(set(sheet.lights), key=sheet.lights.count) == pytest.approx(1, abs=0.01), "paper is white"
    assert 0.01 < sum(inked(sheet.lights)) / len(sheet.lights) < 0.3
    TOUR["learn"](awake)
    chart = picture(awake.get_by_role("img", name="Depth"))
    columns = [any(inked(chart.column(x))) for x in range(chart.width)]
    assert sum(columns) > 0.9 * chart.width
