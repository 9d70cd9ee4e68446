"""My puzzles rated in the background: resumed after a reload, cancelled; duplicates found, deleted, restored."""

from functools import partial

from playwright.sync_api import Locator, Page, expect

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.logic.rating import rate
from tests.e2e.hands import AWAKE, choose, eventually, my_puzzles, offered, paste, press, wake, with_all
from tests.e2e.puzzles import PUZZLE
from tests.python.grid.test_minlex import another_form, nine

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
MONSTER = "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"  # takes minutes to rate
TURNED = text_of(another_form(nine(PUZZLE), 7).givens)


def column(page: Page, name: str) -> list[str]:
    """Return the texts of a column, row by row."""
    found: list[str] = page.locator(".tray-row[data-index]").evaluate_all(
        """(rows, name) => rows.sort((a, b) => a.dataset.index - b.dataset.index)
            .map((row) => row.querySelector(`[data-column=${name}]`).textContent)""",
        name,
    )
    return found


def progress(page: Page) -> Locator:
    return my_puzzles(page).get_by_role("progressbar", name="Analysing")


def finished(page: Page, name: str) -> list[str]:
    """Return a column of ratings without that of the hardest puzzle, which comes first."""
    return column(page, name)[1:]


def test_my_puzzles_are_worked_out(awake: Page) -> None:
    page = awake
    paste(page, "\n".join([MONSTER, PUZZLE, EASY, TURNED]))
    with_all(page, "Table")
    with_all(page, "Analyse")
    eventually(lambda: column(page, "same"), ["", "", "", "2"], AWAKE)
    wanted = [rate(nine(text)) for text in (PUZZLE, EASY, TURNED)]
    for name in ("er", "ep", "ed"):
        ratings = [f"{getattr(rating, name):.1f}" for rating in wanted]
        eventually(partial(finished, page, name), ratings, AWAKE)
        assert column(page, name)[0][:1] in ("", "≥"), "the hardest puzzle has no rating yet, only a bound"
    expect(page.get_by_text("3 of 4 analysed")).to_be_visible()

    page.reload()  # the hardest puzzle is not rated yet
    wake(page)
    expect(progress(page)).to_be_visible()
    press(my_puzzles(page), "Cancel")
    expect(progress(page)).to_be_hidden()
    assert column(page, "same") == ["", "", "", "2"]

    choose(page, "Columns", "Canonical form")
    page.keyboard.press("Escape")  # back to the first list
    offered(page, "Columns", "Difficulty").click()
    page.keyboard.press("Escape")
    eventually(lambda: column(page, "minlex")[1], text_of(minlex(nine(PUZZLE))))
    expect(page.get_by_role("columnheader", name="Difficulty")).to_be_hidden()

    press(my_puzzles(page), "Filter")
    page.get_by_role("combobox", name="Duplicates").select_option("Only duplicates")
    eventually(lambda: column(page, "name"), ["2", "4"])
    with_all(page, "Delete duplicates")
    expect(page.get_by_text("No matching puzzles.")).to_be_visible()
    press(page, "Undo delete")
    eventually(lambda: column(page, "name"), ["2", "4"])
    page.get_by_role("combobox", name="Duplicates").select_option("Include duplicates")
    page.get_by_label("Search My puzzles").fill("er<=1.5")
    eventually(lambda: column(page, "name"), ["3"])
