"""Work for forums: steps, positions and paths are copied as posts, candidates are tried, strong links are shown."""

import re

from playwright.sync_api import Page, expect

import sudoku_workshop as sudoku
from tests.e2e.desk import Desk
from tests.e2e.hands import (
    UNIQUE,
    answer,
    ask,
    cell,
    eventually,
    more,
    named,
    paste,
    place,
    press,
    unfold,
    values,
    verdict,
)

CHAINED = ".3..176...9..3..5....654.31.1..4....96...15..2.4...7....9.7.1.......5..6.4...9..."


def copied(page: Page, button: str) -> str:
    """Press a button that copies, and return the text on the clipboard."""
    page.evaluate("navigator.clipboard.writeText('')")
    press(page, button)
    eventually(lambda: page.evaluate("navigator.clipboard.readText()") != "", True)
    return str(page.evaluate("navigator.clipboard.readText()")).replace("\r\n", "\n")


def test_a_step_the_position_and_the_path_are_posts_in_one_press(desk: Desk) -> None:
    page = desk.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    paste(page, CHAINED)
    expect(verdict(page)).to_have_text(UNIQUE)
    more(page, "Show the solution path")
    play = place(page, "Play")
    unfold(play, "For forums")
    page.get_by_label("Notation").select_option("Eureka")
    page.get_by_label("Markup").select_option("BBCode")
    path = copied(page, "Copy the solution path").split("\n")
    assert path[:4] == ["[code]", CHAINED, "[/code]", ""]
    assert path[4].startswith("1. +")
    assert any("[b]" in line and " => -" in line for line in path[5:])
    assert copied(page, "Copy the position").startswith("[code]\n+-")
    page.reload()
    ask(page, "Hint")
    unfold(play, "For forums")
    expect(page.get_by_label("Notation")).to_have_value("Eureka")
    assert copied(page, "Copy the step").startswith("[b]Hidden Single[/b]: +")


def test_pasted_eliminations_are_crossed_out_and_undone(desk: Desk) -> None:
    page = desk.page
    paste(page, CHAINED)
    expect(verdict(page)).to_have_text(UNIQUE)
    two = "".join(map(str, sudoku.parse(CHAINED).candidates(1, 1)[:2]))
    for _ in range(2):
        paste(page, f"Naked Pair: something in a post => r1c1<>{two}")
        expect(page.get_by_text("2 candidates crossed out.")).to_be_visible()
        paste(page, f"r1c1<>{two}")
        expect(page.get_by_text("None of these is a candidate on this board.")).to_be_visible()
        page.keyboard.press("Control+z")
    expect(verdict(page)).to_have_text(UNIQUE)


def test_a_candidate_is_tried_taken_back_crossed_out_and_kept(desk: Desk) -> None:
    page = desk.page
    paste(page, CHAINED)
    expect(verdict(page)).to_have_text(UNIQUE)
    cell(page, "r1c2").click()
    more(page, "Try a candidate")
    expect(answer(page)).to_have_text(re.compile("^Select a blank cell"))
    cell(page, "r4c9").click()
    more(page, "Try a candidate")
    expect(answer(page)).to_have_text("Which candidate of r4c9 do you want to try?")
    page.get_by_role("button", name="r4c9 is 2", exact=True).press("Enter")
    expect(answer(page)).to_have_text(re.compile("^Suppose r4c9 is 2: then no .+So r4c9 is not 2.$", re.DOTALL))
    assert named(page, "being tried") == ["r4c9"]
    press(page, "Previous step")
    expect(answer(page)).to_have_text(re.compile("^Suppose r4c9 is 2.\\s+\\S", re.DOTALL))
    press(page, "Take back")
    eventually(lambda: values(page), CHAINED)
    more(page, "Try a candidate")
    press(page, "r4c9 is 2")
    press(page, "Cross out 2 in r4c9")
    expect(answer(page)).to_have_text("2 is crossed out in r4c9.")
    more(page, "Try a candidate")
    expect(page.get_by_role("button", name="r4c9 is 2", exact=True)).to_have_count(0)
    cell(page, "r4c6").click()
    more(page, "Try a candidate")
    press(page, "r4c6 is 2")
    expect(answer(page)).to_have_text(re.compile("^Suppose r4c6 is 2: simple steps then fill the whole board"))
    press(page, "Keep the digits")
    expect(verdict(page)).to_have_text(re.compile("^solved in"))


def test_the_strong_links_of_a_digit_are_drawn_and_said(desk: Desk) -> None:
    page = desk.page
    paste(page, CHAINED)
    expect(verdict(page)).to_have_text(UNIQUE)
    cell(page, "r1c7").click()
    lines = page.locator("[role=grid] .links .link.strong")
    more(page, "Strong links of the digit")
    expect(answer(page)).to_have_text(re.compile(r"^6 has \d+ strong links: .*r\dc\d–r\dc\d"))
    eventually(lambda: lines.count() > 1, True)
    drawn = lines.count()
    cell(page, "r2c8").click()
    eventually(lambda: lines.count() not in (0, drawn), True)
    more(page, "Strong links of the digit")
    expect(lines).to_have_count(0)
