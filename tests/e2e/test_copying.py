"""Taking a puzzle out: as a line, a grid, a link; also where the browser does not let the page copy."""

from playwright.sync_api import Page, expect

from sudoku_workshop.notation import parse, write
from tests.e2e.hands import cell, clues, eventually, notes, paste, press, puzzle_menu, see_board, set_up
from tests.e2e.puzzles import PUZZLE

GRID = write(parse(PUZZLE), "grid")


def copied(page: Page, item: str) -> str:
    """Waits for the text itself: "Copied" may still be there of the last one."""
    page.evaluate("navigator.clipboard.writeText('')")
    puzzle_menu(page, item)
    eventually(lambda: on_clipboard(page) != "", True)
    expect(page.get_by_text("Copied")).to_be_visible()
    return on_clipboard(page).replace("\r\n", "\n")


def on_clipboard(page: Page) -> str:
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


def test_copy_as_line_grid_and_link(awake: Page) -> None:
    awake.context.grant_permissions(["clipboard-read", "clipboard-write"])
    set_up(awake, PUZZLE)
    cell(awake, "r1c2").click()
    awake.keyboard.type("9")
    assert copied(awake, "Puzzle as one line") == PUZZLE
    assert copied(awake, "With all entries, one line") == PUZZLE[0] + "9" + PUZZLE[2:]
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
    line, drawn = copied(awake, "HoDoKu line"), copied(awake, "Candidate grid")
    for text, given in ((line, PUZZLE), (drawn, PUZZLE[0] + "9" + PUZZLE[2:])):
        paste(awake, PUZZLE[::-1])
        see_board(awake, PUZZLE[::-1])
        paste(awake, text)
        see_board(awake, PUZZLE[0] + "9" + PUZZLE[2:])
        assert clues(awake) == given
        assert notes(awake)["r1c3"] == "8"


def test_where_copying_is_refused_the_text_is_there_to_be_copied_by_hand(asleep: Page) -> None:
    asleep.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException('no')); }")
    set_up(asleep, PUZZLE)
    puzzle_menu(asleep, "Puzzle as one line")
    dialog = asleep.get_by_role("dialog", name="Copy by hand")
    box = dialog.get_by_role("textbox", name="The browser does not let the page copy.")
    expect(box).to_have_value(PUZZLE)
    assert box.evaluate("(box) => box.value.slice(box.selectionStart, box.selectionEnd)") == PUZZLE
    press(dialog, "Close")
    expect(dialog).to_be_hidden()
    puzzle_menu(asleep, "Puzzle as a grid")
    expect(asleep.get_by_text("This form needs the engine, which has not loaded yet.")).to_be_visible()
    assert clues(asleep) == PUZZLE
