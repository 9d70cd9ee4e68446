"""A puzzle with rules is checked by its rules and keeps them, and its rules are stated in words."""

from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import answer, ask, cell, named, press, values, verdict, wake

NAME = "6+regions:112233144223114223514443566663555566+knight"
CLUES = "...5.4....2.3..........1............"
SOLUTION = "123564415623356412562341641235234156"


def opened(desk: Desk, fragment: str) -> Page:
    """Open a link to a puzzle, and return the page when Python is ready."""
    desk.page.goto(f"{desk.site}#{fragment}")
    wake(desk.page)
    return desk.page


def test_a_jigsaw_with_an_anti_knight_rule(desk: Desk) -> None:
    page = opened(desk, f"p={CLUES.removesuffix('.')}%2E&g={NAME}")
    expect(verdict(page)).to_contain_text("one solution")

    ask(page, "Hint")
    expect(answer(page)).to_contain_text(
        "not available yet for puzzles with these rules: jigsaw regions and anti-knight"
    )
    press(page, "About this puzzle")
    about = page.get_by_role("dialog", name="About this puzzle")
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
    assert desk.unexpected() == []


def test_a_mistyped_sum_is_found_and_corrected_by_a_click(desk: Desk) -> None:
    page = opened(desk, "p=...2....2.4.4..%2E&g=4+killer:4:r1c12+killer:5:r4c12")
    expect(verdict(page)).to_contain_text("a rule may be mistyped")
    press(page, "r1c1 and r1c2: 4 → 5")
    expect(verdict(page)).to_contain_text("one solution")
    assert desk.unexpected() == []


def test_a_thermometer_in_a_shared_link_reaches_the_other_person(desk: Desk) -> None:
    page = opened(desk, f"p={'.' * 35}1&g=6+thermometer:r1c12,r2c2+greater:r4c1,r4c2")
    press(page, "About this puzzle")
    about = page.get_by_role("dialog", name="About this puzzle")
    expect(about).to_contain_text("increase from the bulb. (r1c12,r2c2)")
    expect(about).to_contain_text("(r4c1 is greater than r4c2)")
    assert desk.unexpected() == []
