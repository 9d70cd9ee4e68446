"""Typing and tapping a puzzle: keys, keypad, notes, undo, clear, every size, all without Python."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import (
    algorithms,
    ask,
    cell,
    clues,
    example,
    go,
    keep_board,
    mode,
    named,
    new_board,
    notes,
    place,
    press,
    press_digit,
    puzzle_menu,
    see_board,
    set_up,
    values,
    verdict,
)
from tests.e2e.puzzles import PUZZLE, ROWS

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"


@pytest.fixture
def page(asleep: Page) -> Page:
    return asleep


def test_a_newspaper_puzzle_is_typed_without_looking_up(page: Page) -> None:
    for row, blank in zip(ROWS, "..0  0..0", strict=True):
        page.keyboard.type(row.replace(".", blank))
    assert clues(page) == PUZZLE
    expect(verdict(page)).to_have_text("25 clues · loading the solver…")


def test_a_puzzle_is_tapped_in_cell_first(page: Page) -> None:
    cell(page, "r1c1").click()
    for symbol in ROWS[0] + ROWS[1]:
        press(page, "Leave blank and move on") if symbol == "." else press_digit(page, symbol)
    assert clues(page) == ROWS[0] + ROWS[1] + "." * 63


def test_a_puzzle_is_tapped_in_digit_first(page: Page) -> None:
    press(page, "Type it in")
    press(page, "Lock a digit: choose it, then tap cells")
    press_digit(page, "7")
    for name in ("r1c7", "r3c6", "r2c2"):
        cell(page, name).click()
    cell(page, "r2c2").click()  # the same digit again removes it
    assert clues(page) == "......7.." + "." * 9 + ".....7..." + "." * 54


def test_the_keypad_tells_how_many_of_a_digit_are_left(page: Page) -> None:
    page.keyboard.type("77.7")
    expect(page.get_by_role("button", name="7, 6 left")).to_be_visible()


def test_in_play_clues_are_fixed_and_the_cursor_stays(page: Page) -> None:
    set_up(page, PUZZLE)
    expect(page.get_by_role("radio", name="Play")).to_be_checked()
    cell(page, "r1c2").click()
    page.keyboard.type("89")
    assert values(page) == PUZZLE[0] + "9" + PUZZLE[2:]
    assert clues(page) == PUZZLE
    cell(page, "r1c1").click()
    page.keyboard.type("5")
    expect(page.get_by_text("This is a clue. Switch to Edit to change it.")).to_be_visible()
    mode(page, "Edit")
    page.keyboard.type("5")
    assert clues(page)[0] == "5"


def test_small_notes_by_shift_and_by_the_pencil(page: Page) -> None:
    set_up(page, PUZZLE)
    cell(page, "r1c2").click()
    page.keyboard.press("Shift+Digit9")
    page.keyboard.press("Shift+Digit6")
    press(page, "Notes")
    press_digit(page, "8")
    assert notes(page) == {"r1c2": "6 8 9"}
    press_digit(page, "8")
    assert notes(page) == {"r1c2": "6 9"}
    assert values(page) == PUZZLE


def test_rubbing_out(page: Page) -> None:
    page.keyboard.type("123")
    page.keyboard.press("Backspace")  # in the blank fourth cell: goes back to the third
    assert values(page)[:4] == "12.."
    cell(page, "r1c1").click()
    page.keyboard.press("Delete")
    assert values(page)[:4] == ".2.."
    cell(page, "r1c2").click()
    press(page, "Erase")
    assert values(page) == "." * 81


def test_undo_and_redo_by_keys_and_by_buttons(page: Page) -> None:
    page.keyboard.type("12")
    page.keyboard.press("Control+z")
    assert values(page)[:2] == "1."
    page.keyboard.press("Control+y")
    assert values(page)[:2] == "12"
    press(page, "Undo")
    press(page, "Undo")
    assert values(page)[:2] == ".."
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()
    press(page, "Redo")
    assert values(page)[:2] == "1."
    page.keyboard.press("Control+Shift+z")
    assert values(page)[:2] == "12"


def test_clearing_my_entries_or_everything_can_be_undone(page: Page) -> None:
    set_up(page, PUZZLE)
    cell(page, "r1c2").click()
    page.keyboard.type("9")
    played = values(page)
    puzzle_menu(page, "My entries")
    assert values(page) == PUZZLE
    press(page, "Undo")
    assert values(page) == played
    puzzle_menu(page, "Everything")
    assert values(page) == "." * 81
    press(page, "Undo")
    assert (values(page), clues(page)) == (played, PUZZLE)


def test_a_new_board_of_every_size_takes_its_last_digit(page: Page) -> None:
    for n in (4, 6, 8, 9, 10, 12, 15, 16, 20, 25):
        new_board(page, str(n))
        page.keyboard.type(f"{SYMBOLS[n - 1].lower()}.1")
        assert values(page) == f"{SYMBOLS[n - 1]}.1" + "." * (n * n - 3)


def test_two_of_a_digit_are_told_at_once_in_words_and_marked(page: Page) -> None:
    cell(page, "r2c3").click()
    page.keyboard.type("7")
    cell(page, "r8c3").click()
    page.keyboard.type("7")
    expect(verdict(page)).to_have_text("two 7s in column 3: rows 2 and 8")
    assert named(page, "conflict") == ["r2c3", "r8c3"]
    marks = [cell(page, name).evaluate("e => getComputedStyle(e, '::before').content") for name in ("r2c3", "r8c3")]
    assert marks == ['""', '""']  # a dot is drawn as well, so colour is not the only sign
    assert cell(page, "r5c5").evaluate("e => getComputedStyle(e, '::before').content") == "none"
    expect(cell(page, "r2c3")).to_have_attribute("aria-invalid", "true")


def test_while_a_puzzle_is_entered_the_verdict_counts(page: Page) -> None:
    page.keyboard.type("123456789")
    expect(verdict(page)).to_have_text("at least 17 clues are needed, 9 so far")


def test_an_empty_desk_says_what_to_do_and_there_is_an_example(page: Page) -> None:
    expect(verdict(page)).to_have_text("Type or paste a puzzle")
    example(page)
    assert clues(page) == PUZZLE
    expect(place(page, "Play").get_by_role("button", name="Type it in")).to_be_hidden()


def test_what_is_typed_into_a_field_stays_there(page: Page) -> None:
    """Check digits, Backspace and pasting, which anywhere else go to the board."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('345')")
    page.keyboard.type("7")
    keep_board(page)
    page.locator(".card").hover()
    page.locator(".card-corner").click()
    fields = 0
    for name in ("Make", "Print", "Learn"):
        region = algorithms(page) if name == "Learn" else go(page, name)
        expect(region.get_by_role("combobox").first).to_be_visible()
        page.evaluate("for (const part of document.querySelectorAll('#places details')) part.open = true")
        if name == "Learn":
            page.get_by_role("combobox", name="Algorithm", exact=True).select_option("fill-shuffle-dig")
            expect(region.get_by_label("Title", exact=True)).to_be_visible()  # assignments are loaded when unfolded
        for field in page.locator("input:is(:not([type]), [type=text], [type=number]):visible").all():
            fields += 1
            field.click()
            for key in ("ControlOrMeta+a", "1", "2", "Backspace", "ControlOrMeta+v"):
                page.keyboard.press(key)
            expect(field).to_have_value("1345")
    assert fields > 5
    assert values(page) == "7" + "." * 80
    page.evaluate("(text) => navigator.clipboard.writeText(text)", PUZZLE)  # a puzzle goes to the board from anywhere
    page.keyboard.press("ControlOrMeta+v")
    see_board(page, PUZZLE)


def test_arrows_and_digits_go_to_the_same_place_whatever_has_the_focus(page: Page) -> None:
    set_up(page, PUZZLE)
    cell(page, "r1c2").click()
    ask(page, "Check")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("2")
    assert (values(page)[1], values(page)[2]) == (".", "2")
    expect(cell(page, "r1c3")).to_be_focused()


def test_a_switch_of_modes_walks_by_arrows(page: Page) -> None:
    press(page, "Type it in")
    page.get_by_role("radio", name="Edit").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Play")).to_be_checked()
    expect(cell(page, "r1c1")).to_have_attribute("aria-selected", "true")


def test_shift_and_the_number_pad_make_a_note_where_numlock_is_on(page: Page) -> None:
    """Check the events of Windows: a different key, without Shift."""
    set_up(page, PUZZLE)
    cell(page, "r1c2").click()
    page.evaluate(
        """() => document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
             { key: "End", code: "Numpad1", modifierNumLock: true, bubbles: true, cancelable: true }))"""
    )
    assert notes(page) == {"r1c2": "1"}
    expect(cell(page, "r1c2")).to_be_focused()
