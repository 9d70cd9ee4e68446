"""Sudoku X from end to end: both diagonals are houses wherever the page needs houses."""

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import (
    answer,
    cell,
    enter_kind,
    go,
    labels,
    more,
    my_puzzles,
    named,
    new_board,
    paste,
    press,
    puzzle_menu,
    see_board,
    stage,
    values,
    verdict,
    wake,
)

NAME = "9 × 9 with diagonals (X)"
KIND = "Diagonals"
PUZZLE = "...9.6....2.......9..71...........7......29....3..1.6...1......8..4.......4..7.3."  # of medium difficulty
SOLUTION = "417926385625348197938715624182694573746532918593871462351289746879463251264157839"
FALLING, RISING = "the falling diagonal", "the rising diagonal"


@pytest.fixture
def page(table: Desk) -> Page:
    new_board(table.page, "9")
    return table.page


def open_link(page: Page, link: str) -> None:
    page.goto(f"{page.url.split('#')[0]}#{link}")
    see_board(page, PUZZLE)


def test_the_diagonals_are_drawn_spoken_and_judged_while_typed(page: Page) -> None:
    enter_kind(page, KIND)
    lines = page.locator("#grid .rule-line")
    assert [line.get_attribute("d") for line in lines.all()] == ["M0 0L9 9", "M9 0L0 9"]
    said = labels(page)
    assert [FALLING in said[0], RISING in said[0], FALLING in said[40], RISING in said[40]] == [True, False, True, True]
    assert [label for label in said if "diagonal" not in label] == [
        said[row * 9 + column] for row in range(9) for column in range(9) if column not in (row, 8 - row)
    ]
    cell(page, "r1c1").click()
    page.keyboard.press("7")
    cell(page, "r9c9").click()
    page.keyboard.press("7")
    expect(verdict(page)).to_have_text(f"two 7s on {FALLING}: r1c1 and r9c9")
    assert named(page, "conflict") == ["r1c1", "r9c9"]


@pytest.mark.parametrize("text", [PUZZLE, "\n".join(PUZZLE[at : at + 9] for at in range(0, 81, 9))])
def test_digits_pasted_on_such_a_board_are_such_a_puzzle(page: Page, text: str) -> None:
    enter_kind(page, KIND)
    paste(page, text)
    see_board(page, PUZZLE)
    expect(page.locator("#grid .rule-line")).to_have_count(2)
    expect(page.get_by_text(f"read as {NAME} to match the board")).to_be_visible()
    expect(verdict(page)).to_have_text(re.compile("one solution"))


def test_a_link_brings_it_and_a_reload_keeps_it(page: Page) -> None:
    open_link(page, f"p={PUZZLE.rstrip('.')}{'%2E' * (81 - len(PUZZLE.rstrip('.')))}&g=9x")
    expect(verdict(page)).to_have_text(re.compile("one solution"))
    expect(verdict(page)).to_have_text(re.compile("Medium"))
    page.reload()
    wake(page)
    see_board(page, PUZZLE)
    expect(page.locator("#grid .rule-line")).to_have_count(2)
    more(page, "Solve")
    expect(answer(page)).to_have_text("Solved: this is the only solution.")
    assert values(page) == SOLUTION


def test_what_is_made_is_one_and_its_link_says_so(page: Page) -> None:
    generate = go(page, "Make")
    generate.get_by_label("Kind: other choices").select_option("Diagonals")
    generate.get_by_label("How many").fill("1")
    generate.get_by_label("How many").blur()
    press(generate, "Make")
    expect(generate.get_by_role("status")).to_contain_text("The puzzle is on the board.", timeout=90_000)
    go(page, "Play")
    expect(verdict(page)).to_have_text(re.compile("one solution"), timeout=90_000)
    expect(page.locator("#grid .rule-line")).to_have_count(2)
    puzzles = my_puzzles(page)
    expect(page.locator(".thumbnail .rule-line").first).to_have_attribute("d", "M0 0L9 9")
    press(puzzles, "Close")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    puzzle_menu(page, "Link to the puzzle")
    expect(page.get_by_text("Copied")).to_be_visible()
    link = unquote(page.evaluate("navigator.clipboard.readText()"))
    assert re.search(r"#p=[1-9.]{81}&g=9x$", link)


def test_it_is_printed_with_its_diagonals(page: Page) -> None:
    open_link(page, f"p={PUZZLE.replace('.', '%2E')}&g=9x")
    go(page, "Print")
    drawing = stage(page, "Print").locator(".sheet-page svg")
    expect(drawing.locator("[stroke='#4c4c4c']").first).to_be_attached()
