"""Importing puzzles: every format pasted, files opened and dropped, many puzzles at once, and mistakes."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.desk import Desk
from tests.e2e.hands import (
    UNIQUE,
    cell,
    clues,
    drag,
    my_puzzles,
    new_board,
    paste,
    place,
    press,
    puzzle_menu,
    see_board,
    values,
    verdict,
)
from tests.e2e.puzzles import HEXADECIMAL, PUZZLE, ROWS, SEVERAL, THREE
from tests.python.notation.test_notation import FORMS, SIXTEEN
from tests.python.notation.test_notation import PUZZLE as WRITTEN

FRAMED = "\n".join(["+---+---+---+", *(f"|{row[:3]}|{row[3:6]}|{row[6:]}|" for row in ROWS)])
C_ARRAY = "int grid[9][9] = {" + ",\n".join("{" + ",".join(row.replace(".", "0")) + "}" for row in ROWS) + "};"
NUMBERS = " ".join(str(int(symbol, 17)) if symbol != "." else "0" for symbol in HEXADECIMAL)


@pytest.fixture
def page(table: Desk) -> Page:
    """Return the shared page with an empty board."""
    new_board(table.page, "9")
    return table.page


# One text of each format. Python reads all texts in its own tests.
EXAMPLES = dict(FORMS.values())


@pytest.mark.parametrize("format", EXAMPLES)
def test_each_format_is_read(page: Page, format: str) -> None:
    paste(page, EXAMPLES[format])
    see_board(page, WRITTEN)


def test_a_larger_grid_brings_its_size(page: Page) -> None:
    paste(page, NUMBERS)
    see_board(page, HEXADECIMAL)


def test_how_the_symbols_were_taken_is_told(page: Page) -> None:
    paste(page, SIXTEEN)
    expect(page.get_by_text("0 was read as a digit, so 0 to F stand for 1 to 16")).to_be_visible()
    expect(page.get_by_text("could not be read")).to_be_hidden()


def test_ctrl_v_wherever_the_focus_is(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("(text) => navigator.clipboard.writeText(text)", FRAMED)
    place(page, "Play").get_by_role("button", name="Photograph").focus()
    page.keyboard.press("Control+v")
    see_board(page, PUZZLE)


def test_the_button_pastes_what_the_clipboard_holds(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("(text) => navigator.clipboard.writeText(text)", C_ARRAY)
    puzzle_menu(page, "Paste")
    see_board(page, PUZZLE)


def test_where_the_clipboard_is_closed_there_is_a_box_to_paste_into(page: Page) -> None:
    page.context.clear_permissions()
    puzzle_menu(page, "Paste")
    box = page.get_by_role("textbox", name="Puzzle text")
    box.fill(FRAMED)
    press(page, "Put on the board")
    expect(box).to_be_hidden()
    see_board(page, PUZZLE)


def test_a_text_with_two_readings_shows_both_to_choose_from(page: Page) -> None:
    clues = [(row, column, digit) for row, line in enumerate(ROWS, 1) for column, digit in enumerate(line, 1)]
    listed = sorted((clue for clue in clues if clue[2] != "."), key=lambda clue: (clue[2], clue[0] * 5 % 9))
    paste(page, "\n".join(f"{row} {column} {digit}" for row, column, digit in listed))
    expect(page.get_by_role("alert").filter(has_text="can be read in two ways")).to_be_visible()
    page.get_by_role("button", name=f"First reading {ROWS[0]}").click()
    see_board(page, PUZZLE)


def test_a_file_is_dropped_anywhere(page: Page) -> None:
    let_go = drag(page, FRAMED, "puzzle.sdk")
    expect(page.get_by_text("Drop the puzzle here")).to_be_visible()
    let_go()
    expect(page.get_by_text("Drop the puzzle here")).to_be_hidden()
    see_board(page, PUZZLE)


def test_a_text_is_dropped(page: Page) -> None:
    drag(page, FRAMED)()
    see_board(page, PUZZLE)


def test_a_file_is_opened(page: Page) -> None:
    with page.expect_file_chooser() as chosen:
        puzzle_menu(page, "Open file")
    chosen.value.set_files({"name": "grid.c", "mimeType": "text/plain", "buffer": C_ARRAY.encode()})
    see_board(page, PUZZLE)


def test_of_many_the_first_is_loaded_and_the_others_are_at_hand(page: Page) -> None:
    drag(page, "\n".join([PUZZLE, THREE, PUZZLE[:80], SEVERAL]), "many.sdm")()
    see_board(page, PUZZLE)
    why = "1 line could not be read: Line 3, character 81: expected 81 cells, found 80"
    expect(page.get_by_text(f"3 puzzles found; showing the first; {why}")).to_be_visible()
    shelf = page.get_by_role("group", name="Puzzles in this list")
    expect(shelf.get_by_role("status")).to_have_text("1 of 3")
    expect(shelf.get_by_role("button", name="Previous puzzle in this list")).to_be_disabled()
    cell(page, "r1c2").click()
    page.keyboard.type("9")
    press(shelf, "Next puzzle in this list")
    press(shelf, "Next puzzle in this list")
    expect(shelf.get_by_role("status")).to_have_text("3 of 3")
    expect(shelf.get_by_role("button", name="Next puzzle in this list")).to_be_disabled()
    assert clues(page) == SEVERAL
    press(shelf, "Previous puzzle in this list")
    press(shelf, "Previous puzzle in this list")
    assert values(page) == PUZZLE[0] + "9" + PUZZLE[2:]  # as before


def test_lines_that_are_no_puzzle_are_told_with_their_numbers(page: Page) -> None:
    paste(page, "\n".join(["garbage", PUZZLE, THREE, "hello"]))
    told = "2 puzzles found; showing the first; lines 1 and 4 skipped because they contain no puzzle"
    expect(page.get_by_text(told)).to_be_visible()
    drag(page, "\n".join([PUZZLE, "garbage"]), "one.txt")()
    expect(page.get_by_text("line 2 skipped because it contains no puzzle: garbage")).to_be_visible()


WRONG = {
    "a row too short": (
        "\n".join([*ROWS[:3], ROWS[3][:8], *ROWS[4:]]),
        "Line 4, character 9: row 4: expected 9 cells, found 8",
    ),
    "a letter": (
        PUZZLE[:40] + "a" + PUZZLE[41:],
        "Line 1, character 41: a is not allowed in a cell; use 1 to 9, or . for a blank",
    ),
    "a cell too few": (PUZZLE[:80], "Line 1, character 81: expected 81 cells, found 80"),
    "no puzzle at all": ("hello world", "Line 1, character 1: no puzzle found"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_text_is_kept_and_says_where(page: Page, case: str) -> None:
    text, words = WRONG[case]
    page.keyboard.type("5")
    paste(page, text)
    box = page.get_by_role("textbox", name="Puzzle text")
    expect(box).to_have_value(text)
    expect(page.get_by_role("alert")).to_have_text(words)
    line, column = (int("".join(filter(str.isdigit, part))) for part in words.split(":")[0].split(","))
    caret = sum(len(row) + 1 for row in text.split("\n")[: line - 1]) + column - 1
    assert box.evaluate("(box) => box.selectionStart") == caret
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    assert values(page) == "5" + "." * 80


def test_a_wrong_text_is_mended_in_its_box(page: Page) -> None:
    paste(page, PUZZLE[:40] + "a" + PUZZLE[41:])
    expect(page.get_by_role("alert")).to_be_visible()
    page.keyboard.type(PUZZLE[40])  # the wrong character is selected
    press(page, "Put on the board")
    see_board(page, PUZZLE)


def test_what_is_pasted_is_played_and_the_old_board_stays_in_my_puzzles(page: Page) -> None:
    page.keyboard.type("5")
    paste(page, PUZZLE)
    see_board(page, PUZZLE)
    expect(page.get_by_role("radio", name="Play")).to_be_checked()
    expect(verdict(page)).to_have_text(UNIQUE)
    page.keyboard.press("Control+z")
    assert values(page) == PUZZLE
    my_puzzles(page).get_by_role("option", name=re.compile(r"\b1 clue\b")).last.click()
    see_board(page, "5" + "." * 80)
