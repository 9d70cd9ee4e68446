"""A samurai on the page: it is pasted, checked, played and solved on one board with blank corners."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import (
    UNIQUE,
    cell,
    choose,
    go,
    grid,
    labels,
    more,
    my_puzzles,
    named,
    paste,
    press,
    stage,
    verdict,
    wake,
)
from tests.e2e.puzzles import SAMURAI, SAMURAI_SOLUTION

SOLVED = SAMURAI_SOLUTION.split()
IN_GRIDS = [(row, column) for row in range(21) for column in range(21) if SOLVED[row][column] != "."]


def digits(page: Page) -> str:
    """Return the digits of all cells that are in a grid."""
    return "".join(next((word for word in label.split(", ") if word.isdigit()), ".") for label in labels(page))


def opened(desk: Desk) -> Page:
    page = desk.page
    page.goto(desk.site)
    wake(page)
    paste(page, SAMURAI)
    expect(verdict(page)).to_have_text(UNIQUE)
    return page


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}


def test_a_pasted_samurai_is_played_in_all_its_grids(desk: Desk) -> None:
    page = opened(desk)
    expect(grid(page).get_by_role("gridcell")).to_have_count(len(IN_GRIDS))
    expect(cell(page, "r8c8")).to_have_accessible_name(re.compile("^r8c8, r8c8 of grid 1, r2c2 of grid 3, "))

    for row, column in ((0, 0), (9, 9), (20, 20)):  # in three grids
        name, digit = f"r{row + 1}c{column + 1}", SOLVED[row][column]
        cell(page, name).click()
        page.keyboard.press(digit)
        expect(cell(page, name)).to_have_accessible_name(re.compile(f"{digit}, entry"))

    cell(page, "r1c9").click()
    page.keyboard.press("ArrowRight")
    expect(cell(page, "r1c13")).to_be_focused()

    page.keyboard.press("4")  # the clue 4 is in the same row of grid 2
    assert {"r1c13", "r1c18"} <= {*named(page, "conflict")}
    page.keyboard.press("Control+z")
    assert named(page, "conflict") == []

    press(page, "Hint")
    press(page, "Apply")
    more(page, "Solve")
    expect(verdict(page)).to_contain_text("olved")
    assert digits(page) == "".join(SOLVED[row][column] for row, column in IN_GRIDS)
    assert desk.unexpected() == []


def side(page: Page, name: str) -> float:
    box = cell(page, name).bounding_box()
    assert box
    return box["width"]


@pytest.mark.browser_context_args(viewport={"width": 320, "height": 568}, has_touch=True, is_mobile=True)
def test_on_a_phone_cells_grow_for_a_finger_and_the_cursor_stays_in_sight(desk: Desk) -> None:
    page = opened(desk)
    assert side(page, "r1c1") < 28
    press(page, "Zoom in")
    assert side(page, "r1c1") >= 28
    cell(page, "r1c1").tap()
    for key, end in (("End", "r1c21"), ("PageDown", "r4c21"), ("Control+End", "r21c21"), ("Home", "r21c1")):
        page.keyboard.press(key)
        expect(cell(page, end)).to_be_focused()
        expect(cell(page, end)).to_be_in_viewport(ratio=1)
    page.keyboard.press("6")
    assert is_on_top(page, "r21c1")
    pinch(page, 200, 120)
    assert side(page, "r1c1") < 28
    pinch(page, 60, 120)
    assert side(page, "r1c1") >= 28
    go(page, "Print")
    go(page, "Play")
    assert side(page, "r1c1") >= 28
    press(page, "Zoom out")
    assert side(page, "r1c1") < 28
    expect(cell(page, "r1c1")).to_be_in_viewport(ratio=1)
    expect(cell(page, "r21c21")).to_be_in_viewport(ratio=1)


def pinch(page: Page, start: int, end: int) -> None:
    """Move two fingers on the board from one distance to another, in pixels."""
    box = grid(page).locator("xpath=..").bounding_box() or grid(page).bounding_box()
    assert box
    session = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", start), ("touchMove", end)):
        points = [{"x": 150 + sign * apart / 2, "y": box["y"] + 100, "id": at} for at, sign in enumerate((-1, 1))]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def is_on_top(page: Page, name: str) -> bool:
    """Return whether nothing covers the middle of a cell."""
    return bool(
        cell(page, name).evaluate("""(cell) => {
          const { x, y, width, height } = cell.getBoundingClientRect();
          return cell.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""")
    )


def test_a_samurai_is_kept_and_printed_and_its_link_opens_it(desk: Desk) -> None:
    page = opened(desk)
    cell(page, "r21c21").click()
    page.keyboard.press(SOLVED[20][20])
    page.reload()
    wake(page)
    expect(cell(page, "r21c21")).to_have_accessible_name(re.compile(f"{SOLVED[20][20]}, entry"))
    kept = my_puzzles(page).get_by_role("option")
    expect(kept).to_have_count(1)
    expect(kept.locator("svg.thumbnail")).to_have_attribute("viewBox", "0 0 21 21")
    page.go_back()

    sheet = go(page, "Print")
    expect(stage(page, "Print").get_by_role("img").first).to_be_visible()
    with page.expect_download() as download:
        press(sheet, "Download PDF")
    assert download.value.suggested_filename.endswith(".pdf")

    go(page, "Play")
    choose(page, "Puzzle", "Share")
    share = page.get_by_role("dialog", name="Share the puzzle")
    expect(share.get_by_role("img")).to_be_visible()  # the QR code
    expect(share.get_by_role("heading", name="Open in another program")).to_be_hidden()
    link = share.get_by_label("Link to the puzzle").input_value()
    page.goto("about:blank")
    page.goto(link)
    wake(page)
    expect(verdict(page)).to_have_text(UNIQUE)
    assert digits(page).count(".") == 369 - 92
    assert desk.unexpected() == []
