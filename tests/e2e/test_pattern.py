"""A person draws a pattern of clues in Make, by touch on a phone and with keys on a wide screen, and makes puzzles."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.generator.patterns import READY_ROWS
from tests.e2e.desk import Desk
from tests.e2e.hands import clues, go, place, press, unfold, wake
from tests.e2e.test_axe import AXE, faults

PHONE, WIDE = {"width": 390, "height": 844}, {"width": 1440, "height": 900}
HEART = "".join(READY_ROWS["heart"].split())
PATIENCE = 90_000


def drawn(pattern: Locator) -> str:
    """Return the cells of the editor row by row, with 1 for a drawn one."""
    chosen = pattern.get_by_role("gridcell").evaluate_all("cells => cells.map((cell) => cell.ariaSelected)")
    return "".join("1" if each == "true" else "." for each in chosen)


def shape(text: str) -> str:
    return re.sub(r"[1-9]", "1", text)


def touch(pattern: Locator, cells: list[int]) -> None:
    """Put a finger on the first cell, move it through the others, and lift it."""
    session, kind = pattern.page.context.new_cdp_session(pattern.page), "touchStart"
    for cell in cells:
        box = pattern.get_by_role("gridcell").nth(cell).bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})
        kind = "touchMove"
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def opened(page: Page) -> Locator:
    go(page, "Make")
    unfold(place(page, "Make"), "More options")
    place(page, "Make").get_by_text("Pattern of clues", exact=True).click()
    pattern = place(page, "Make").get_by_role("grid", name="Pattern of clues")
    expect(pattern).to_be_visible()
    return pattern


def make_one(page: Page) -> str:
    press(place(page, "Make"), "Make one")
    expect(place(page, "Make").locator("[data-tone=good]")).to_be_attached(timeout=PATIENCE)
    go(page, "Play")
    return clues(page)


@pytest.mark.browser_context_args(viewport=PHONE, has_touch=True, reduced_motion="reduce")
def test_a_finger_draws_a_pattern(desk: Desk) -> None:
    page = desk.page
    wake(page)
    pattern = opened(page)
    frame = pattern.bounding_box()
    assert frame
    assert PHONE["width"] - frame["x"] - frame["width"] >= 48, "a finger needs space beside the grid to scroll"
    make = place(page, "Make")
    make.get_by_label("Draw with symmetry").select_option("left-right")
    pattern.scroll_into_view_if_needed()
    touch(pattern, [0, 1, 2])
    assert drawn(pattern).startswith("111...111")
    make.get_by_label("Ready-made").select_option("heart")
    assert drawn(pattern) == HEART
    expect(make.get_by_role("status").filter(has_text="37 clues")).to_be_visible()
    page.evaluate(AXE)
    assert faults(page) == []
    assert shape(make_one(page)) == HEART


@pytest.mark.browser_context_args(viewport=WIDE, reduced_motion="reduce")
def test_keys_draw_a_pattern_and_an_impossible_one_is_explained(desk: Desk) -> None:
    page = desk.page
    wake(page)
    pattern = opened(page)
    make = place(page, "Make")
    make.get_by_label("Ready-made").select_option("smile")
    pattern.get_by_role("gridcell", name="Row 1, column 3").press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(make.get_by_text("Pattern of clues: 31 cells")).to_be_visible()
    press(make, "Clear")
    assert drawn(pattern) == "." * 81
    press(make, "Invert")
    for row in (1, 2):
        for column in range(1, 10):
            pattern.get_by_role("gridcell", name=f"Row {row}, column {column}", exact=True).press("Space")
    press(make, "Make one")
    expect(make.get_by_role("status").filter(has_text="rows 1 and 2 have no clues")).to_be_visible()
    page.reload()
    wake(page)
    go(page, "Make")
    expect(make.get_by_text("Pattern of clues: 63 cells")).to_be_visible()
    make.get_by_text("Pattern of clues: 63 cells").click()
    make.get_by_label("Ready-made").select_option("heart")
    make.get_by_label("Rules", exact=True).select_option("x")
    make.get_by_role("button", name="Easy", exact=True).click()
    assert shape(make_one(page)) == HEART
