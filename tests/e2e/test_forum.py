"""Posts for forums: a person copies a step, the position and the solution path in the notation of the forum."""

from playwright.sync_api import Page, expect

import sudoku_workshop as sudoku
from tests.e2e.desk import Desk
from tests.e2e.hands import UNIQUE, ask, eventually, more, paste, place, press, unfold, verdict

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
