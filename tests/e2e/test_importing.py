"""Reports about what was read: format, content, details, and parts left out; for a text or several files."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.notation import parse, write
from tests.e2e.desk import Desk
from tests.e2e.hands import TRANSFER, clues, my_puzzles, new_board, paste, place, press, puzzle_menu, see_board, values
from tests.e2e.puzzles import PUZZLE, ROWS, SEVERAL, THREE

FACTS = json.loads(write(parse(PUZZLE), "fpuzzles"))
ARROW = json.dumps(
    FACTS
    | {"title": "Straight", "author": "A. Setter", "ruleset": "Digits along the arrow add up.\nNormal rules too."}
    | {"chaosconstruction": True, "line": [{"lines": [["R5C5", "R5C6"]]}]}
)
COMMENTED = "\n".join(["#AA. Setter", "#DNewspaper, Sunday", *ROWS])


@pytest.fixture
def page(table: Desk) -> Page:
    new_board(table.page, "9")
    return table.page


def report(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Import details")


def said(page: Page, name: str) -> list[str]:
    """Return the text below a heading of the report."""
    row = report(page).locator("dl > div").filter(has=page.locator("dt", has_text=name))
    return row.locator("dd").all_inner_texts()


def drop_files(page: Page, files: dict[str, str]) -> None:
    transfer = page.evaluate_handle(
        f"""(files) => {{
          const all = new DataTransfer();
          for (const [name, text] of files) all.items.add(({TRANSFER})([text, name]).files[0]);
          return all;
        }}""",
        list(files.items()),
    )
    page.dispatch_event("body", "drop", {"dataTransfer": transfer})


def test_a_pasted_link_is_recognised_and_its_rules_are_named(page: Page) -> None:
    paste(page, ARROW)
    see_board(page, PUZZLE)
    press(page, "Details")
    assert said(page, "Recognised") == ["1 puzzle", "f-puzzles JSON"]
    assert said(page, "Contents") == [f"{len(PUZZLE.replace('.', ''))} clues"]
    assert said(page, "Title") == ["Straight"]
    assert said(page, "Author") == ["A. Setter"]
    assert said(page, "Rules")[0] == "Digits along the arrow add up.\nNormal rules too."
    assert said(page, "Rules that are not supported yet") == ["chaosconstruction"]
    assert said(page, "Left out") == ["drawn lines"]
    page.keyboard.press("Escape")
    expect(report(page)).to_be_hidden()


def test_the_report_is_there_after_its_notice_has_gone(page: Page) -> None:
    paste(page, COMMENTED)
    see_board(page, PUZZLE)
    press(page, "About this puzzle")
    press(page, "Import details")
    assert said(page, "Author") == ["A. Setter"]
    press(report(page), "Close")


def test_a_name_and_a_rating_behind_a_puzzle_go_with_it(page: Page) -> None:
    paste(page, f"{PUZZLE[::-1]};9.2;Golden Nugget")
    see_board(page, PUZZLE[::-1])
    press(page, "About this puzzle")
    press(page, "Import details")
    assert said(page, "Title") == ["Golden Nugget"]
    assert said(page, "Other information") == ["rating given in the imported text: 9.2"]
    press(report(page), "Close")
    expect(my_puzzles(page).get_by_role("option").filter(has_text="Golden Nugget")).to_have_count(1)
    place(page, "My puzzles").get_by_role("button", name=re.compile("^My puzzles")).click()


def test_of_a_list_what_is_in_it_and_each_line_that_is_no_puzzle(page: Page) -> None:
    paste(page, "\n".join(["garbage", PUZZLE, THREE, PUZZLE[:80], "hello"]))
    see_board(page, PUZZLE)
    press(page, "Details")
    assert said(page, "Recognised")[0] == "2 puzzles"
    assert said(page, "Remarks") == ["Line 4, character 81: expected 81 cells, found 80"]
    assert said(page, "Lines that contain no puzzle") == ["line 1: garbage", "line 5: hello"]
    page.go_back()
    expect(report(page)).to_be_hidden()


def test_several_files_are_dropped_at_once(page: Page) -> None:
    drop_files(page, {"one.sdk": COMMENTED, "none.txt": "nothing here", "two.sdm": f"{THREE}\n{SEVERAL}"})
    see_board(page, PUZZLE)
    expect(page.get_by_text("3 puzzles found in 3 files; showing the first")).to_be_visible()
    press(page, "Details")
    expect(report(page).get_by_role("heading", level=3)).to_have_text(["one.sdk", "none.txt", "two.sdm"])
    assert said(page, "Recognised") == [
        *("1 puzzle", "one line per row"),
        "no puzzle found",
        *("2 puzzles", "all cells in one line; a list of such lines is an .sdm file"),
    ]
    press(report(page), "Close")
    shelf = page.get_by_role("group", name="Puzzles in this list")
    expect(shelf.get_by_role("status")).to_have_text("1 of 3")


def test_several_files_are_opened_at_once(page: Page, tmp_path: Path) -> None:
    with page.expect_file_chooser() as chosen:
        puzzle_menu(page, "Open file")
    assert chosen.value.is_multiple()
    assert chosen.value.element.get_attribute("accept") is None  # some systems hide unknown types
    files = {"a.opensudoku": write(parse(PUZZLE), "opensudoku"), "b.sdm": THREE}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    chosen.value.set_files([tmp_path / name for name in files])
    see_board(page, PUZZLE)
    expect(page.get_by_text("2 puzzles found in 2 files; showing the first")).to_be_visible()


def test_all_of_a_list_is_in_my_puzzles(page: Page) -> None:
    paste(page, f"{PUZZLE}\n{THREE} # the second one")
    see_board(page, PUZZLE)
    cards = my_puzzles(page).get_by_role("option")
    expect(cards.filter(has_text="the second one")).to_have_count(1)
    place(page, "My puzzles").get_by_role("button", name=re.compile("^My puzzles")).click()


def test_reading_that_waits_can_be_cancelled(asleep: Page) -> None:
    paste(asleep, COMMENTED)
    expect(asleep.get_by_text("The text will be read as soon as the solver has loaded.")).to_be_visible()
    press(asleep, "Cancel")
    expect(asleep.get_by_text("The text will be read as soon as the solver has loaded.")).to_be_hidden()
    paste(asleep, PUZZLE)
    see_board(asleep, PUZZLE)
    assert clues(asleep) == values(asleep) == PUZZLE
