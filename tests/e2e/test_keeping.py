"""Nothing typed is lost: reloads at any moment, links, texts with many puzzles, a full storage."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import (
    AWAKE,
    UNIQUE,
    answer,
    cell,
    clues,
    more,
    my_puzzles,
    notes,
    paste,
    press,
    puzzle_menu,
    see_board,
    set_up,
    values,
    verdict,
    wake,
)
from tests.e2e.puzzles import PUZZLE, SEVERAL, SIXTEEN, THREE


def test_a_reload_in_the_middle_of_typing_loses_no_digit(asleep: Page) -> None:
    asleep.keyboard.type(PUZZLE[:40])
    asleep.reload()
    see_board(asleep, PUZZLE[:40] + "." * 41)
    expect(asleep.get_by_role("radio", name="Edit")).to_be_checked()
    press(asleep, "Undo")  # undo steps are saved as well
    cell(asleep, "r5c5").click()
    asleep.keyboard.type(PUZZLE[40:])
    assert clues(asleep)[40:] == PUZZLE[40:]


def test_entries_notes_and_mode_are_found_again(asleep: Page) -> None:
    set_up(asleep, PUZZLE)
    cell(asleep, "r1c2").click()
    asleep.keyboard.type("9")
    cell(asleep, "r1c3").click()
    asleep.keyboard.press("Shift+Digit6")
    board = values(asleep)
    asleep.reload()
    see_board(asleep, board)
    assert (clues(asleep), notes(asleep)) == (PUZZLE, {"r1c3": "6"})
    expect(asleep.get_by_role("radio", name="Play")).to_be_checked()


def test_a_clash_that_is_mended_after_a_reload_leaves_a_verdict(awake: Page) -> None:
    set_up(awake, PUZZLE)
    cell(awake, "r1c2").click()
    awake.keyboard.type("4")
    expect(verdict(awake)).to_contain_text("two 4s in row 1")
    awake.reload()
    expect(verdict(awake)).to_contain_text("two 4s in row 1")
    cell(awake, "r1c2").click()
    awake.keyboard.press("Delete")
    expect(verdict(awake)).to_have_text(UNIQUE, timeout=AWAKE)


def test_another_visit_finds_the_board(asleep: Page, closed_desk: Desk) -> None:
    set_up(asleep, PUZZLE)
    asleep.close()
    again = closed_desk.page.context.new_page()
    again.goto(closed_desk.site)
    see_board(again, PUZZLE)


def test_a_reload_while_python_works_finds_the_board_and_a_fresh_engine(awake: Page) -> None:
    set_up(awake, SIXTEEN)
    more(awake, "Count all solutions")
    expect(answer(awake)).to_have_text(re.compile("so far"))
    awake.reload()
    see_board(awake, SIXTEEN)
    wake(awake)
    set_up(awake, PUZZLE)
    expect(verdict(awake)).to_have_text(UNIQUE)


def test_the_puzzles_of_a_text_are_found_again_with_what_was_done_on_them(awake: Page) -> None:
    shelf = awake.get_by_role("group", name="Puzzles in this list")
    paste(awake, "\n".join([PUZZLE, THREE, SEVERAL]))
    see_board(awake, PUZZLE)
    cell(awake, "r1c2").click()
    awake.keyboard.type("9")
    press(shelf, "Next puzzle in this list")
    awake.reload()
    expect(shelf.get_by_role("status")).to_have_text("2 of 3")
    see_board(awake, THREE)
    press(shelf, "Previous puzzle in this list")
    see_board(awake, PUZZLE[0] + "9" + PUZZLE[2:])
    press(shelf, "Next puzzle in this list")
    press(shelf, "Next puzzle in this list")
    see_board(awake, SEVERAL)


def test_a_link_wins_over_what_was_kept_which_stays_in_my_puzzles(asleep: Page, closed_desk: Desk) -> None:
    set_up(asleep, PUZZLE)
    cell(asleep, "r1c2").click()
    asleep.keyboard.type("9")
    left = values(asleep)
    asleep.goto(f"{closed_desk.site}?again#p={THREE}")
    see_board(asleep, THREE)
    assert "#" not in asleep.url
    expect(asleep.get_by_role("button", name="Undo")).to_be_hidden()
    my_puzzles(asleep).get_by_role("option").first.click()
    see_board(asleep, left)
    asleep.evaluate("(text) => { location.hash = `p=${text}`; }", SEVERAL)  # a link that is opened in the same page
    see_board(asleep, SEVERAL)


def test_a_wrong_link_says_so_and_leaves_the_board(asleep: Page, closed_desk: Desk) -> None:
    set_up(asleep, PUZZLE)
    asleep.goto(f"{closed_desk.site}?again#p={THREE[:80]}")
    expect(
        asleep.get_by_text(
            "This link contains 80 cells, which is not the size of any grid. A standard grid has 81 cells."
        )
    ).to_be_visible()
    see_board(asleep, PUZZLE)


def test_a_browser_that_keeps_nothing_is_told_of_once_and_the_page_works(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.add_init_script(
        """for (const name of ["localStorage", "sessionStorage"])
             Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });"""
    )
    page.goto(closed_desk.site)
    expect(page.get_by_text(re.compile("^This browser does not allow this page to store data"))).to_be_visible()
    page.keyboard.type("12")
    assert values(page)[:2] == "12"


def test_damaged_notes_of_the_last_visit_are_put_aside(asleep: Page) -> None:
    asleep.keyboard.type("7")
    asleep.evaluate(
        "window.addEventListener('pagehide', () => { localStorage['sudoku.board.v1'] = '{'; sessionStorage.clear(); })"
    )
    asleep.reload()
    expect(asleep.get_by_text("Data saved earlier could not be read.")).to_be_visible()
    assert asleep.evaluate("localStorage['sudoku.board.v1.kept']") == "{"
    puzzle_menu(asleep, "Everything")
    assert values(asleep) == "." * 81
