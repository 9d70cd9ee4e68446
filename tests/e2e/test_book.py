"""The Book editor: a book is made, checked, saved, downloaded, opened and printed, as the command line prints it."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from sudoku_workshop.api.fits import misfit
from sudoku_workshop.api.stored import Book
from sudoku_workshop.cli import main
from sudoku_workshop.grid.digit_text import text_of
from tests.e2e.desk import Desk
from tests.e2e.hands import AWAKE, eventually, go, paste, place, press, wake
from tests.support.paper import PUZZLE, marks, sibling
from tests.support.readers import MM
from tests.support.running import Runner

MINE = [text_of(sibling(seed).board.givens) for seed in (1, 2)]
SEVERAL = "." + PUZZLE[1:]


@pytest.fixture
def book(desk: Desk) -> Locator:
    """Open the Book editor over Print, with two puzzles in My puzzles."""
    page = desk.page
    page.goto(desk.site)
    wake(page)
    paste(page, "\n".join(MINE))
    eventually(lambda: place(page, "My puzzles").get_by_text("2 puzzles").count(), 1)
    go(page, "Print")
    press(place(page, "Print"), "Make a book…")
    opened = page.get_by_role("dialog", name="Book editor")
    expect(opened.get_by_role("button", name="Class set")).to_be_visible(timeout=AWAKE)
    return opened


@pytest.fixture
def empty(book: Locator) -> Locator:
    """Begin with an empty book."""
    press(book, "Start with an empty book")
    expect(book.get_by_label("Title", exact=True).first).to_be_focused()
    return book


def words(book: Locator, name: str, text: str, of: int = 0) -> None:
    """Fill in a field. With `of=1` it is the second field of this name, which belongs to the open section."""
    book.get_by_label(name, exact=True).nth(of).fill(text)


def order(book: Locator, title: str, grade: str, count: int) -> None:
    """Order puzzles in the open section, and make them."""
    words(book, "Title", title, 1)
    press(book, "Make new puzzles")
    words(book, "Puzzles", str(count))
    book.get_by_label("Puzzles", exact=True).blur()
    book.get_by_label("Difficulty", exact=True).select_option(grade)
    press(book, f"Make {count} puzzles")
    expect(book.get_by_text(f"{count} puzzles made.")).to_be_visible(timeout=AWAKE)


def downloaded(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download(timeout=AWAKE) as waiting:
        press(page.get_by_role("dialog", name="Book editor"), button)
    path = folder / waiting.value.suggested_filename
    waiting.value.save_as(path)
    return path


def contents(reader: PdfReader) -> list[list[tuple[str, float, float]]]:
    """Return all texts of all pages with their coordinates, in tenths of a millimetre."""
    return [[(mark.text, round(mark.x, 1), round(mark.y, 1)) for mark in marks(page)] for page in reader.pages]


def test_a_template_makes_a_booklet_that_is_read_page_by_page(book: Locator) -> None:
    page = book.page
    book.get_by_role("button", name="Weekend booklet").click()
    expect(book.get_by_text("8 puzzles made.")).to_be_visible(timeout=AWAKE)
    expect(book.get_by_label("Title", exact=True).first).to_have_value("Weekend Sudoku")
    expect(book.get_by_text("Page 1 of 8", exact=True)).to_be_visible(timeout=AWAKE)
    pages = book.get_by_role("listitem").get_by_role("button", name=re.compile("^Pages? "))
    expect(pages).to_have_count(5)
    pages.nth(1).click()
    sheet = book.locator(".sheet")
    expect(sheet.get_by_text("Saturday", exact=True)).to_be_visible()
    expect(book.get_by_text("Pages 2 and 3 of 8", exact=True)).to_be_visible()
    page.evaluate("window.print = () => {}")
    press(book, "Print")
    expect(page.locator("#paper > svg")).to_have_count(4)  # the sides of two folded sheets


def test_a_book_from_two_orders_and_own_puzzles(empty: Locator, sudoku: Runner, tmp_path: Path) -> None:
    book, page = empty, empty.page
    words(book, "Title", "Sunday")
    book.get_by_text("Cover, parts and paper").click()
    for part in ("Cover", "Contents", "How to solve", "Techniques", "Back cover"):
        press(book, part)
    order(book, "Easy", "easy", 3)
    press(book, "Add a section")
    order(book, "Harder", "medium", 2)
    press(book, "Add a section")
    words(book, "Title", "Mine", 1)
    book.get_by_text("Text and technique").click()
    words(book, "Text below the title", "Collected over the years.")
    press(book, "Add 2 from My puzzles")
    words(book, "Or paste puzzles", SEVERAL)
    press(book, "Add puzzles")

    # a warning links to its place
    summary = book.locator("summary").filter(has_text="issue to check")
    expect(summary).to_have_text("1 issue to check", timeout=AWAKE)
    summary.click()
    book.get_by_role("button", name="Mine, puzzle 3: more than one solution").click()
    expect(book.get_by_role("button", name="Puzzle 3", exact=True)).to_be_focused()
    press(book.get_by_role("group", name="Puzzle 3"), "Remove")
    press(book, "Check 2 puzzles")
    expect(book.get_by_text("No problems were found")).to_be_visible(timeout=AWAKE)

    # nothing is lost by a reload, and a moved section can be moved back
    press(book.get_by_role("listitem").filter(has_text=re.compile("^3Mine")), "Move up")
    titles = book.locator(".book-title")
    expect(titles).to_have_text(["Easy", "Mine", "Harder"])
    press(book, "Undo")
    expect(titles).to_have_text(["Easy", "Harder", "Mine"])
    book.locator(".book-row").first.scroll_into_view_if_needed()
    book.locator(".book-grip").nth(1).drag_to(book.locator(".book-row").first, target_position={"x": 40, "y": 3})
    expect(titles).to_have_text(["Harder", "Easy", "Mine"])
    book.get_by_role("listitem").filter(has_text=re.compile("^1Harder")).get_by_label("Move down").press("Enter")
    expect(titles).to_have_text(["Easy", "Harder", "Mine"])
    moved = book.get_by_role("listitem").filter(has_text=re.compile("^2Harder"))
    expect(moved.get_by_label("Move down")).to_be_focused()  # the focus moves with the section

    # changes in another tab are shown here at once, and nothing of this tab is lost
    other = page.context.new_page()
    other.goto(page.url)
    go(other, "Print")
    press(place(other, "Print"), "Make a book…")
    press(other.get_by_role("listitem").filter(has_text=re.compile("^1Easy")), "Remove")
    expect(titles).to_have_text(["Harder", "Mine"])
    expect(book.get_by_text("changed in another tab")).to_be_visible()
    press(book, "Undo")
    expect(other.locator(".book-title")).to_have_text(["Easy", "Harder", "Mine"])
    other.close()
    words(book, "Or paste puzzles", "half a line")
    page.reload()
    wake(page)
    press(place(page, "Print"), "Make a book…")
    expect(titles).to_have_text(["Easy", "Harder", "Mine"], timeout=AWAKE)
    expect(book.get_by_label("Or paste puzzles")).to_have_value("half a line")

    # the file is printed by the command line, and opened again
    expect(book.get_by_text(re.compile(r"^Page 1 of \d+$"))).to_be_visible(timeout=AWAKE)
    saved = downloaded(page, "Download book file", tmp_path)
    value = json.loads(saved.read_text(encoding="utf-8"))
    assert (saved.name, misfit(value, Book)) == ("Sunday.book.json", "")
    ours = PdfReader(downloaded(page, "Download PDF", tmp_path))
    out = tmp_path / "theirs.pdf"
    assert sudoku("print", str(saved), "--out", str(out), "--lang", "ko").status == 0
    assert contents(PdfReader(out)) == contents(ours)
    heads = {mark.text for sheet in ours.pages for mark in marks(sheet)}
    assert {"Contents", "How to solve a Sudoku", "Easy", "Harder", "Mine", "Solutions"} <= heads
    assert main(["print", str(saved), "--check"]) == 0

    value["sections"] = value["sections"][::-1]
    value["options"]["title"] = "Monday"
    saved.write_text(json.dumps(value), encoding="utf-8")
    book.locator(".book-head input[type=file]").set_input_files(saved)
    expect(titles).to_have_text(["Mine", "Harder", "Easy"])
    expect(book.get_by_label("Title", exact=True).first).to_have_value("Monday")
    saved.write_text("{}", encoding="utf-8")
    book.locator(".book-head input[type=file]").set_input_files(saved)
    expect(book.get_by_text("This file is not a book")).to_be_visible()
    expect(titles).to_have_text(["Mine", "Harder", "Easy"])
    page.go_back()
    expect(book).to_be_hidden()
    expect(page.get_by_label("What to print")).to_have_value("book")


def test_a_section_of_killers_is_made_and_printed_with_its_rules(
    empty: Locator, sudoku: Runner, tmp_path: Path
) -> None:
    book, page = empty, empty.page
    words(book, "Title", "Killers", 1)
    press(book, "Make new puzzles")
    book.get_by_label("Rules", exact=True).select_option("killer")
    book.get_by_text("More options").click()
    book.get_by_label("Size", exact=True).select_option("6")
    words(book, "Puzzles", "2")
    book.get_by_label("Puzzles", exact=True).blur()
    book.get_by_label("Difficulty", exact=True).select_option("easy")
    press(book, "Make 2 puzzles")
    expect(book.get_by_text("2 puzzles made.")).to_be_visible(timeout=AWAKE)
    expect(book.locator(".sheet").get_by_text("Digits do not repeat in a cage").first).to_be_visible(timeout=AWAKE)
    path = downloaded(page, "Download book file", tmp_path)
    made = json.loads(path.read_text(encoding="utf-8"))["sections"][0]["puzzles"]
    assert all("+killer:" in puzzle["geometry"] and puzzle["grade"] == "easy" for puzzle in made)
    assert sudoku("print", str(path), "--check").status == 0  # the command makes nothing anew, and finds no fault


@pytest.mark.browser_context_args(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
def test_on_a_phone_the_desk_is_one_column(empty: Locator) -> None:
    """Check that nothing is wider than the screen, and that a cancelled order can be continued."""
    book = empty
    assert book.evaluate("desk => desk.scrollWidth <= desk.clientWidth")
    words(book, "Title", "x" * 200, 1)
    press(book, "Make new puzzles")
    book.get_by_label("Difficulty", exact=True).select_option("nightmare")
    press(book, "Make 12 puzzles")
    press(book, "Cancel")
    expect(book.get_by_role("button", name="Make 12 puzzles")).to_be_visible()
    assert book.evaluate("desk => desk.scrollWidth <= desk.clientWidth")


def test_a_book_of_two_hundred_puzzles_gets_a_cover(desk: Desk) -> None:
    """Check that an editor gets the interior and the cover of a book, with a spine as wide as its pages."""
    page = desk.page
    wake(page)
    go(page, "Print")
    press(page, "Make a book…")
    editor = page.get_by_role("dialog", name="Book editor")
    press(editor, "Start with an empty book")
    editor.get_by_label("Title").first.fill("Trains")
    editor.get_by_label("Or paste puzzles").fill("\n".join(text_of(sibling(seed).board.givens) for seed in range(200)))
    press(editor, "Add puzzles")
    expect(editor.get_by_text("200 puzzles added.")).to_be_visible(timeout=AWAKE)
    editor.get_by_text("Cover, parts and paper").click()
    expect(editor.get_by_role("button", name="Your own font: Choose a file…")).to_be_visible()
    press(editor, "Title page")
    editor.get_by_label("Puzzles per page").filter(visible=True).select_option("1")
    editor.get_by_text("Cover to wrap around the book").click()
    editor.get_by_label("ISBN").fill("978-3-16-148410-0")
    with page.expect_download(timeout=AWAKE) as downloaded:
        press(editor, "Download cover")
    [cover] = PdfReader(downloaded.value.path()).pages
    with page.expect_download(timeout=AWAKE) as downloaded:
        press(editor, "Download PDF")
    pages = len(PdfReader(downloaded.value.path()).pages)
    assert pages > 200
    spine = float(cover.mediabox.width) / MM - 2 * 210
    assert spine == pytest.approx(-(-pages // 2) * 0.1, abs=0.1)
    assert "Trains" in cover.extract_text()


def test_a_book_repeats_no_puzzle_of_earlier_volumes(empty: Locator, tmp_path: Path) -> None:
    """Check that puzzles of a former volume are left out, also those that the same order would make again."""
    page = empty.page
    order(empty, "Warm up", "easy", 3)
    made = json.loads(downloaded(page, "Download book file", tmp_path).read_text())["sections"][0]["puzzles"]
    moved = "".join(str(10 - int(digit)) if digit != "." else "." for digit in made[1]["puzzle"])
    (tmp_path / "volume-1.txt").write_text(moved[::-1], encoding="utf-8")
    empty.get_by_text("No puzzles of earlier volumes", exact=True).click()
    empty.locator("input[type=file]").last.set_input_files(tmp_path / "volume-1.txt")
    expect(empty.get_by_text("1 puzzle of this book is in an earlier volume and was left out.")).to_be_visible()
    expect(empty.get_by_text("volume-1.txt: 1 puzzle")).to_be_visible()
    press(empty, "Make 1 puzzle")
    expect(empty.get_by_role("status").filter(has_text=re.compile("1 puzzle made|Puzzles made: 1"))).to_be_visible(
        timeout=AWAKE
    )
    saved = json.loads(downloaded(page, "Download book file", tmp_path).read_text())
    (section,) = saved["sections"]
    assert [puzzle["id"].split(".")[-1] for puzzle in section["puzzles"]] == ["0", "2", "3"]
    assert (section["order"]["skipped"], misfit(saved, Book)) == ([1], "")
    press(empty, "Add My puzzles (2)")
    expect(empty.get_by_text("No puzzles of 2 earlier volumes")).to_be_visible()
    empty.get_by_role("button", name="Remove this volume").first.click()
    expect(empty.get_by_text("No puzzles of 1 earlier volume", exact=True)).to_be_visible()
