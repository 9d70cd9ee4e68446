"""The verdict on the board: its words, its buttons and its marks."""

import re

import pytest
from playwright.sync_api import Page, expect

from sudoku_workshop.notation import parse
from sudoku_workshop.search import solutions
from tests.e2e.desk import Desk
from tests.e2e.hands import (
    UNIQUE,
    cell,
    clues,
    mode,
    named,
    new_board,
    paste,
    press,
    see_board,
    set_up,
    values,
    verdict,
)
from tests.e2e.puzzles import PUZZLE, SEVERAL, SEVERAL_COUNT, SLIP, SLIPS, SOLUTION, THOUSANDS, THREE


@pytest.fixture
def page(table: Desk) -> Page:
    new_board(table.page, "9")
    return table.page


def test_one_solution(page: Page) -> None:
    set_up(page, PUZZLE)
    expect(verdict(page)).to_have_text(UNIQUE)
    assert named(page, "differs between solutions") == []


def test_the_verdict_follows_every_clue_that_is_typed(page: Page) -> None:
    page.keyboard.type(THREE[:80])
    expect(verdict(page)).to_have_text("23 clues · exactly 18 solutions")
    page.keyboard.type("8")
    expect(verdict(page)).to_have_text("24 clues · exactly 3 solutions")
    cell(page, "r1c1").click()
    page.keyboard.type("4")
    expect(verdict(page)).to_have_text(UNIQUE)


def test_a_mistyped_clue_is_found_and_corrected_by_a_click(page: Page) -> None:
    set_up(page, SLIP)
    expect(verdict(page)).to_have_text(
        "no solution · changing 1 to 3 in row 2, column 6 would give exactly one solution"
    )
    assert named(page, "possibly mistyped") == ["r2c6"]
    press(page, "r2c6: 1 → 3")
    expect(verdict(page)).to_have_text(UNIQUE)
    assert clues(page) == PUZZLE


def test_who_plays_in_enter_is_not_told_the_digit_of_a_wrong_clue(page: Page) -> None:
    set_up(page, PUZZLE)
    mode(page, "Edit")
    cell(page, "r1c2").click()
    page.keyboard.type("8")  # wrong, but without a conflict
    expect(verdict(page)).to_have_text(
        "no solution · there was exactly one solution before the 8 was entered in row 1, column 2"
    )
    assert named(page, "possibly mistyped") == ["r1c2"]
    press(page, "Clear r1c2")
    expect(verdict(page)).to_have_text(UNIQUE)
    assert clues(page) == PUZZLE


def test_where_several_clues_may_be_mistyped_each_is_offered(page: Page) -> None:
    set_up(page, SLIPS)
    words = "a clue may be mistyped; any one of these changes would give exactly one solution:"
    expect(verdict(page)).to_have_text(f"no solution · {words}")
    for offer in ("r1c7: 9 → 7", "r1c9: 3 → 7"):
        expect(page.get_by_role("button", name=offer)).to_be_visible()


def test_several_solutions_are_counted_and_the_cells_that_differ_are_marked(page: Page) -> None:
    set_up(page, THREE)
    expect(verdict(page)).to_have_text("24 clues · exactly 3 solutions")
    expect(cell(page, "r1c1")).to_have_accessible_name("r1c1, blank, differs between solutions")
    assert named(page, "differs between solutions") == differing(THREE)
    press(page, "It is an X-Sudoku")
    expect(verdict(page)).to_contain_text("no solution")
    press(page, "Undo")
    press(page, "It is a killer")
    expect(page.get_by_role("group", name="Draw rules").get_by_role("button", name="Cage")).to_have_attribute(
        "aria-pressed", "true"
    )


def differing(text: str) -> list[str]:
    found = [solution.values for solution in solutions(parse(text))]
    return [f"r{place // 9 + 1}c{place % 9 + 1}" for place in range(81) if len({grid[place] for grid in found}) > 1]


def test_more_solutions(page: Page) -> None:
    set_up(page, SEVERAL)
    expect(verdict(page)).to_have_text(f"35 clues · exactly {SEVERAL_COUNT} solutions")
    set_up(page, THOUSANDS)
    expect(verdict(page)).to_have_text("23 clues · more than 1,000 solutions")


def test_a_grid_of_ones_is_refused(page: Page) -> None:
    set_up(page, "1" * 81)
    expect(verdict(page)).to_have_text("9 1s in row 1: columns 1, 2, 3, 4, 5, 6, 7, 8 and 9 · and 26 more conflicts")


def test_a_slip_while_playing_is_no_matter_of_the_verdict(page: Page) -> None:
    set_up(page, PUZZLE)
    cell(page, "r1c2").click()
    page.keyboard.type("8")  # wrong, but without a conflict
    expect(verdict(page)).to_have_text(UNIQUE)
    page.keyboard.type("4")
    expect(verdict(page)).to_have_text("two 4s in row 1: columns 1 and 2 · and 1 more conflict")


def test_full_and_right_is_solved(page: Page) -> None:
    set_up(page, PUZZLE)
    for place, digit in enumerate(SOLUTION):
        if PUZZLE[place] == ".":
            cell(page, f"r{place // 9 + 1}c{place % 9 + 1}").click()
            page.keyboard.type(digit)
    assert values(page) == SOLUTION
    expect(verdict(page)).to_have_text(re.compile(r"^solved in \d+:\d\d\s*· 0 hints$"))
    expect(page.get_by_role("button", name=re.compile("^Next"))).to_be_visible()


def test_a_larger_grid_is_judged_too(page: Page) -> None:
    paste(page, "1234\n3412\n2143\n4.21")
    see_board(page, "1234341221434.21")
    expect(verdict(page)).to_have_text(UNIQUE)
