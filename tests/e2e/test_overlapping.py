"""A samurai on the page: it is pasted, checked, played and solved on one board with blank corners."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import UNIQUE, cell, grid, labels, more, named, paste, press, verdict, wake
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
