"""The rules that a puzzle only draws and describes are guessed, compared with its text, and accepted by a person."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import new_board, paste, press, verdict

GREEN = {"lines": [["R1C1", "R1C2", "R2C2"]], "outlineC": "#67F067"}
WORDS = "Neighbouring digits on a green line differ by at least 2."
MORE = "The author likes a riddle."
GRID = [[{"value": 1, "given": True}, {}, {}, {}], [{}] * 4, [{}] * 4, [{}, {"value": 2, "given": True}, {}, {}]]


def drawn(rules: str) -> str:
    return json.dumps({"size": 4, "grid": GRID, "ruleset": rules, "line": [GREEN]})


def guess(page: Page) -> Locator:
    """Press "Guess the rules", and return the sheet with the guesses."""
    press(page, "Guess the rules")
    sheet = page.get_by_role("dialog", name="Guess the rules")
    expect(sheet.get_by_role("checkbox").first).to_be_visible()
    return sheet


def test_guessed_rules_are_compared_with_the_text_and_accepted(desk: Desk) -> None:
    page = desk.page
    new_board(page, "9")
    paste(page, drawn(WORDS))
    expect(verdict(page)).to_contain_text("not supported yet")
    sheet = guess(page)
    for said in ("differ by at least 2", "line, green", WORDS):
        expect(sheet).to_contain_text(said)
    press(sheet, "Use these rules")
    expect(sheet).to_be_hidden()
    expect(verdict(page)).to_have_text(re.compile("solution"))
    expect(verdict(page)).not_to_contain_text("not supported yet")


def test_words_that_are_not_understood_must_be_judged_by_a_person(desk: Desk) -> None:
    page = desk.page
    new_board(page, "9")
    paste(page, drawn(f"{WORDS} {MORE}"))
    sheet = guess(page)
    expect(sheet).to_contain_text(MORE)
    accept = sheet.get_by_role("button", name="Use these rules")
    expect(accept).to_be_disabled()
    sheet.get_by_role("checkbox", name="no other rules").check()
    accept.click()
    expect(verdict(page)).not_to_contain_text("not supported yet")
