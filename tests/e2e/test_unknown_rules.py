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
LEFT_OUT = "Puzzles left out: 1. They have rules that cannot be printed yet: chaosconstruction."


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
    left_out = stage(page, "Print").get_by_text(LEFT_OUT)
    expect(left_out).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(left_out).to_be_in_viewport(ratio=1)


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
