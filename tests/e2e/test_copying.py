"""Exporting a puzzle: copied or downloaded in every format, shared, and opened in other programs.

Copying also works where the browser does not let the page use the clipboard.
"""

import json
import re
from io import BytesIO
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import FORMATS, WRITTEN, parse, read, write
from tests.e2e.desk import Desk
from tests.e2e.hands import cell, clues, eventually, notes, paste, press, puzzle_menu, see_board, set_up
from tests.e2e.puzzles import PUZZLE

GRID = write(parse(PUZZLE), "grid")
ENGLISH = json.loads((Path(__file__).parents[2] / "web" / "locales" / "en.json").read_text(encoding="utf-8"))
OTHERS = "Other formats or a file"


def copied(page: Page, item: str) -> str:
    """Copy by a menu item, and return the text. The message "Copied" of an earlier copy may still be shown."""
    page.evaluate("navigator.clipboard.writeText('')")
    puzzle_menu(page, item)
    eventually(lambda: on_clipboard(page) != "", True)
    expect(page.get_by_text("Copied")).to_be_visible()
    return on_clipboard(page).replace("\r\n", "\n")


def copied_as(page: Page, form: str) -> str:
    """Copy in a format by the dialog of all formats, and return the text."""
    page.evaluate("navigator.clipboard.writeText('')")
    dialog = forms(page)
    text = shown_as(dialog, form)
    press(dialog, "Copy")
    eventually(lambda: on_clipboard(page) != "", True)
    press(dialog, "Close")
    assert on_clipboard(page).replace("\r\n", "\n") == text
    return text


def forms(page: Page) -> Locator:
    puzzle_menu(page, OTHERS)
    dialog = page.get_by_role("dialog", name="Copy or download")
    expect(dialog).to_be_visible()
    return dialog


def shown_as(dialog: Locator, form: str) -> str:
    dialog.get_by_role("combobox", name="Format").select_option(ENGLISH[f"copy.{form}"])
    box = dialog.get_by_role("textbox", name="The puzzle in this format")
    expect(dialog.get_by_role("button", name="Copy", exact=True)).to_be_enabled()
    expect(box).not_to_have_value("")
    return box.input_value()


def on_clipboard(page: Page) -> str:
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def test_copy_as_line_grid_and_link(awake: Page) -> None:
    awake.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_up(awake, PUZZLE)
    cell(awake, "r1c2").click()
    awake.keyboard.type("9")
    assert copied(awake, "Puzzle as one line") == PUZZLE
    assert copied(awake, "One line, with entries") == PUZZLE[0] + "9" + PUZZLE[2:]
    assert copied(awake, "Puzzle as a grid").strip() == GRID.strip()
    link = copied(awake, "Link to the puzzle")
    other = awake.context.new_page()
    other.goto(link)
    see_board(other, PUZZLE)


def test_a_position_goes_out_and_comes_back_with_its_notes(awake: Page) -> None:
    awake.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_up(awake, PUZZLE)
    cell(awake, "r1c2").click()
    awake.keyboard.press("9")
    cell(awake, "r1c3").click()
    awake.keyboard.press("Shift+Digit8")
    line, drawn = copied_as(awake, "hodoku"), copied_as(awake, "candidates")
    for text, given in ((line, PUZZLE), (drawn, PUZZLE[0] + "9" + PUZZLE[2:])):
        paste(awake, PUZZLE[::-1])
        see_board(awake, PUZZLE[::-1])
        paste(awake, text)
        see_board(awake, PUZZLE[0] + "9" + PUZZLE[2:])
        assert clues(awake) == given
        assert notes(awake)["r1c3"] == "8"


def test_every_form_is_shown_and_read_back(table: Desk) -> None:
    set_up(table.page, PUZZLE)
    dialog = forms(table.page)
    for name in WRITTEN:
        text = shown_as(dialog, name)
        [board] = read(text).puzzles
        assert text_of(board.givens) == PUZZLE, name
    press(dialog, "Close")


@pytest.mark.parametrize("name", ["sadman", "opensudoku", "fpuzzles"])
def test_a_form_is_saved_as_a_file_and_opened_again(table: Desk, name: str, tmp_path: Path) -> None:
    page = table.page
    set_up(page, PUZZLE)
    dialog = forms(page)
    shown_as(dialog, name)
    with page.expect_download() as saved:
        press(dialog, "Download as a file")
    press(dialog, "Close")
    assert saved.value.suggested_filename == f"sudoku.{FORMATS[name].suffix}"
    kept = tmp_path / saved.value.suggested_filename
    saved.value.save_as(kept)
    paste(page, PUZZLE[::-1])
    see_board(page, PUZZLE[::-1])
    with page.expect_file_chooser() as chosen:
        puzzle_menu(page, "Open file")
    chosen.value.set_files(kept)
    see_board(page, PUZZLE)


def test_where_copying_is_refused_the_text_is_there_to_be_copied_by_hand(asleep: Page) -> None:
    asleep.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException('no')); }")
    set_up(asleep, PUZZLE)
    puzzle_menu(asleep, "Puzzle as one line")
    dialog = asleep.get_by_role("dialog", name="Copy or download")
    expect(dialog.get_by_text("Your browser blocked copying.")).to_be_visible()
    box = dialog.get_by_role("textbox", name="The puzzle in this format")
    expect(box).to_have_value(PUZZLE)
    assert box.evaluate("(box) => box.value.slice(box.selectionStart, box.selectionEnd)") == PUZZLE
    press(dialog, "Close")
    expect(dialog).to_be_hidden()
    puzzle_menu(asleep, "Puzzle as a grid")
    expect(asleep.get_by_text("This format needs the solver, which is still loading.")).to_be_visible()
    assert clues(asleep) == PUZZLE


def test_a_puzzle_is_shared_by_its_link_its_code_and_the_systems_sheet(closed_desk: Desk) -> None:
    page = closed_desk.page
    page.add_init_script("window.shared = []; navigator.share = async (data) => void shared.push(data.url)")
    page.goto(closed_desk.site)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_up(page, PUZZLE)
    puzzle_menu(page, "Share, or open elsewhere")
    dialog = page.get_by_role("dialog", name="Share the puzzle")
    link = dialog.get_by_role("textbox", name="Link to the puzzle").input_value()
    assert link == f"{closed_desk.site}#p={PUZZLE}"
    press(dialog, "Copy link")
    eventually(lambda: on_clipboard(page), link)
    press(dialog, "Share with an app…")
    eventually(lambda: page.evaluate("shared"), [link])
    code = dialog.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible(timeout=60_000)
    [read_by_phone] = zxingcpp.read_barcodes(Image.open(BytesIO(code.screenshot(scale="css"))))
    assert read_by_phone.text == link
    page.go_back()
    expect(dialog).to_be_hidden()


def test_other_programs_open_it_by_plain_links_that_say_what_goes_where(table: Desk) -> None:
    page = table.page
    set_up(page, PUZZLE)
    cell(page, "r1c2").click()
    page.keyboard.type("9")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    puzzle_menu(page, "Share, or open elsewhere")
    dialog = page.get_by_role("dialog", name="Share the puzzle")
    goes = {
        "SudokuPad": "sends clues, entries and notes to sudokupad.app",
        "SudokuWiki": "sends clues, entries and notes to www.sudokuwiki.org",
        "sudoku.coach": "sends the clues to sudoku.coach",
        "f-puzzles": "sends clues, entries and notes to f-puzzles.com",
    }
    for name, words in goes.items():
        way = dialog.get_by_role("link", name=name, exact=True)
        expect(way).to_have_accessible_description(words)
        href = way.get_attribute("href") or ""
        assert re.match(r"https://", href)
        assert (way.get_attribute("target"), way.get_attribute("rel")) == ("_blank", "noopener noreferrer")
        [board] = read(href).puzzles
        assert text_of(board.givens) == PUZZLE
        assert text_of(board.values)[1] == (PUZZLE[1] if name == "sudoku.coach" else "9")
    assert not [url for url in asked if not url.startswith((table.site, "blob:", "data:"))]
    press(dialog, "Close")
