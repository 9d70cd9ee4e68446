"""A puzzle with unsupported rules can be played and shared, and the page says nothing false about it."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import (
    answer,
    ask,
    cell,
    eventually,
    go,
    named,
    new_board,
    paste,
    press,
    puzzle_menu,
    stage,
    values,
    verdict,
)
from tests.e2e.test_copying import forms, shown_as

CAGES = [{"cells": ["R1C1", "R1C2"], "value": "5"}]
KILLER = json.dumps({"size": 4, "grid": [[{}] * 4] * 4, "chaosconstruction": CAGES})
REFUSAL = "This puzzle has rules that are not supported yet: chaosconstruction."
NOT_CHECKED = "Lines, symbols and texts on the board are drawn, not checked."
ON_PAPER = "Some rules of this puzzle are only drawn or described. They were not checked."
SOLUTION = "1234341221434321"
WORDS = "A green line is a riddle."
DRAWN = json.dumps(
    {
        **{"size": 4, "grid": [[{}] * 4] * 4, "ruleset": WORDS, "solution": [*SOLUTION]},
        "line": [{"lines": [["R1C1", "R2C2", "R3C2"]], "outlineC": "#67F067", "width": 0.2}],
        "circle": [{"cells": ["R4C4"], "outlineC": "#000", "width": 0.7, "height": 0.7}],
    }
)


@pytest.fixture
def page(desk: Desk) -> Iterator[Page]:
    desk.page.goto(desk.site)
    new_board(desk.page, "9")
    paste(desk.page, KILLER)
    expect(verdict(desk.page)).to_contain_text(REFUSAL)
    yield desk.page
    assert desk.unexpected() == []


def cages(page: Page) -> object:
    """Return the cages of the puzzle in the format of f-puzzles."""
    dialog = forms(page)
    text = shown_as(dialog, "fpuzzles")
    press(dialog, "Close")
    return json.loads(text)["chaosconstruction"]


def test_it_is_played_and_every_statement_about_it_is_refused(page: Page) -> None:
    for name in ("r1c1", "r1c2"):
        cell(page, name).click()
        page.keyboard.press("4")
    assert values(page) == "44" + "." * 14
    assert named(page, "conflict") == []
    ask(page, "Hint")
    expect(answer(page)).to_contain_text(REFUSAL)
    go(page, "Print")
    expect(stage(page, "Print").get_by_text(ON_PAPER)).to_be_visible()


def test_what_is_only_drawn_is_shown_and_called_not_checked(page: Page) -> None:
    new_board(page, "9")
    paste(page, DRAWN)
    expect(verdict(page)).to_contain_text(NOT_CHECKED)
    expect(page.locator("#grid .rule-line")).to_have_count(1)
    expect(page.locator("#grid .rule-circle")).to_have_count(1)
    for name, digit in (("r1c1", "1"), ("r1c2", "1")):
        cell(page, name).click()
        page.keyboard.press(digit)
    assert named(page, "conflict") == ["r1c1", "r1c2"]
    page.keyboard.press("2")
    ask(page, "Check")
    expect(answer(page)).to_contain_text("All 2 entries agree with the published solution.")
    page.keyboard.press("3")
    ask(page, "Check")
    expect(answer(page)).to_contain_text("1 entry differs from the published solution: r1c2.")
    go(page, "Print")
    paper = stage(page, "Print")
    expect(paper.get_by_text(ON_PAPER)).to_be_visible()
    expect(paper.get_by_text(WORDS)).to_be_visible()


def test_it_goes_out_with_its_whole_source(page: Page) -> None:
    puzzle_menu(page, "Puzzle as one line")
    expect(page.get_by_text("This format cannot hold the rules of this puzzle: chaosconstruction.")).to_be_visible()
    assert cages(page) == CAGES
    link = shown_as(forms(page), "link")
    page.goto("about:blank")
    page.goto(link)
    expect(verdict(page)).to_contain_text(REFUSAL)
    assert cages(page) == CAGES
    page.reload()
    eventually(lambda: values(page), "." * 16)
    expect(verdict(page)).to_contain_text(REFUSAL)
