"""A puzzle with rules is checked by its rules and keeps them, and its rules are stated in words."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import answer, ask, cell, named, press, values, verdict, wake

NAME = "6+regions:112233144223114223514443566663555566+knight"
CLUES = "...5.4....2.3..........1............"
KILLER = "4+killer:7:r12c1+killer:3:r12c2+killer:9:r2c4,r3c34+killer:5:r3c12+killer:5:r4c12+killer:5:r4c34"
SOLUTION = "123564415623356412562341641235234156"


def opened(desk: Desk, fragment: str) -> Page:
    """Open a link to a puzzle, and return the page when Python is ready."""
    desk.page.goto(f"{desk.site}#{fragment}")
    wake(desk.page)
    return desk.page


def test_a_jigsaw_with_an_anti_knight_rule(table: Desk) -> None:
    page = opened(table, f"p={CLUES.removesuffix('.')}%2E&g={NAME}")
    expect(verdict(page)).to_contain_text("one solution")

    press(page, "About this puzzle")
    about = page.get_by_role("dialog", name="About this puzzle")
    expect(about).to_contain_text("the difficulty is our own")
    expect(about).to_contain_text("Digits do not repeat in a region.")
    expect(about).to_contain_text("Cells a chess knight's move apart have different digits.")
    press(about, "Close")

    cell(page, "r2c6").click()
    page.keyboard.press("5")
    assert named(page, "conflict") == ["r1c4", "r2c6"]
    expect(verdict(page)).to_contain_text("break a rule: anti-knight")
    page.keyboard.press("3")

    for at, digit in enumerate(SOLUTION):
        if CLUES[at] == ".":
            cell(page, f"r{at // 6 + 1}c{at % 6 + 1}").click()
            page.keyboard.press(digit)
    expect(verdict(page)).to_contain_text("solved")
    page.reload()
    expect(verdict(page)).to_contain_text("solved")
    assert values(page) == SOLUTION


def test_hints_lead_to_the_end(table: Desk) -> None:
    """Solve a killer. tests/python/logic/test_ruled.py has the hints for other rules."""
    page = opened(table, f"p=.....1.........%2E&g={KILLER}")
    expect(verdict(page)).to_contain_text("one solution")
    told = ""
    while "." in values(page):
        ask(page, "Hint")
        expect(answer(page)).to_contain_text("So r")
        told += answer(page).inner_text()
        ask(page, "Apply")
        expect(page.get_by_role("button", name="Apply", exact=True)).to_be_hidden()
    expect(page.get_by_text("Solved!")).to_be_visible()
    assert "the cage" in told


def test_a_mistyped_sum_is_found_and_corrected_by_a_click(table: Desk) -> None:
    page = opened(table, "p=...2....2.4.4..%2E&g=4+killer:4:r1c12+killer:5:r4c12")
    expect(verdict(page)).to_contain_text("a rule may be mistyped")
    press(page, "r1c1 and r1c2: 4 → 5")
    expect(verdict(page)).to_contain_text("one solution")


def test_a_thermometer_in_a_shared_link_reaches_the_other_person(table: Desk) -> None:
    page = opened(table, f"p={'.' * 35}1&g=6+thermometer:r1c12,r2c2+greater:r4c1,r4c2")
    press(page, "About this puzzle")
    about = page.get_by_role("dialog", name="About this puzzle")
    expect(about).to_contain_text("Digits along a thermometer increase from the bulb.")
    expect(about).to_contain_text("The sign between two cells points to the smaller digit.")
    press(about, "Close")
    expect(page.locator("#grid .shapes-below path")).to_have_count(1)
    expect(page.locator("#grid .shapes-above path")).to_have_count(1)


def test_a_killer_is_drawn_spoken_and_played(table: Desk) -> None:
    page = opened(table, f"p={'.' * 16}&g=4+killer:3:r1c12+killer:5:r2c12+killer:4:r12c3+killer:6:r3c12,r4c1")
    cell(page, "r1c1").click()
    expect(cell(page, "r1c1")).to_have_accessible_name("r1c1, blank, killer cage (2 cells, number 3)")
    expect(page.locator("#grid .rule-text")).to_have_text(["3", "4", "5", "6"])
    sums = page.get_by_role("group", name="Sums")
    expect(sums).to_contain_text("3 in 2 cells")
    press(sums, "1 2")
    expect(sums.get_by_role("button", name="1 2")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    cell(page, "r1c2").click()
    page.keyboard.press("4")
    assert named(page, "conflict") == ["r1c1", "r1c2"]
    expect(verdict(page)).to_contain_text("break a rule: killer cages")


def test_a_broken_renban_line_is_marked_with_its_last_digit(table: Desk) -> None:
    page = opened(table, "p=..............21&g=4+renban:r1c13")
    for name, digit in (("r1c1", "1"), ("r1c3", "4")):
        cell(page, name).click()
        page.keyboard.press(digit)
    expect(verdict(page)).to_contain_text("break a rule: renban")
    assert named(page, "conflict") == ["r1c1", "r1c3"]


def test_a_puzzle_with_a_rule_that_only_python_checks_is_solved(table: Desk) -> None:
    page = opened(table, "p=1234341221434.21&g=4+renban:r1c12")
    cell(page, "r4c2").click()
    page.keyboard.press("3")
    expect(page.get_by_text("Solved!")).to_be_visible()


@pytest.mark.browser_context_args(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
def test_all_digits_are_in_view_on_a_phone_held_sideways(desk: Desk) -> None:
    page = opened(desk, f"p={'.' * 80}1&g=9+knight+king+thermometer:r1c123")
    expect(page.get_by_role("button", name=re.compile("anti-knight"))).to_be_visible()  # the line with the rules
    keypad = page.get_by_role("group", name="Keypad")
    for digit in range(1, 10):
        expect(keypad.get_by_role("button", name=re.compile(f"^{digit}"))).to_be_in_viewport(ratio=1)
