"""The panel Print: the preview is the page, and what the browser prints and what is downloaded are the same."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pypdf import PageObject, PdfReader

from sudoku.board import text_of
from tests.e2e.desk import Desk
from tests.paper import MM, PUZZLE, boxes, grids, marks, middle, read_grid, readers, sibling

__all__ = ["readers"]  # a fixture

BOOT = 60_000
NO_DIALOGUE = "window.print = () => {}"  # the dialogue itself cannot be driven; what would go to it is in the document


@pytest.fixture
def panel(desk: Desk) -> Page:
    """The panel, open, with a puzzle on the board and its first preview made."""
    page = desk.page
    page.goto(f"{desk.site}#p={PUZZLE}")
    page.get_by_role("tab", name="Print").click()
    expect(page.get_by_text("Page 1 of 2")).to_be_visible(timeout=BOOT)
    return page


def downloaded(page: Page, folder: Path) -> PdfReader:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download PDF").click()
    waiting.value.save_as(folder / waiting.value.suggested_filename)
    return PdfReader(folder / waiting.value.suggested_filename)


def test_the_preview_follows_the_options(panel: Page) -> None:
    sheet = panel.get_by_role("button", name="Page, larger or smaller")
    expect(sheet.locator("svg")).to_have_attribute("viewBox", "0 0 210 297")
    panel.get_by_label("Paper").select_option("A5")
    expect(sheet.locator("svg")).to_have_attribute("viewBox", "0 0 148 210")
    panel.get_by_label("Title", exact=True).fill("Monday </svg><script>")
    expect(sheet.locator("svg text").first).to_have_text("Monday </svg><script>")
    panel.get_by_role("button", name="Next page").click()
    expect(sheet.get_by_text("Solutions")).to_be_visible()
    panel.get_by_label("Kind of sheet").select_option("Pocket booklet")
    expect(sheet.locator("svg")).to_have_attribute("viewBox", "0 0 210 148")
    expect(panel.get_by_label("Title", exact=True)).to_have_value("Monday </svg><script>")
    panel.reload()
    expect(panel.get_by_label("Kind of sheet").locator("option:checked")).to_have_text("Pocket booklet")


def test_a_pdf_is_downloaded(panel: Page, tmp_path: Path) -> None:
    panel.get_by_label("Title", exact=True).fill("數獨 2")
    reader = downloaded(panel, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["數獨-2.pdf"]
    assert len(reader.pages) == 2
    [grid] = grids(reader.pages[0])
    assert read_grid(marks(reader.pages[0]), grid, 9)[0] == PUZZLE


@pytest.mark.usefixtures("readers")
def test_what_the_browser_prints_is_what_is_downloaded(panel: Page, tmp_path: Path) -> None:
    """Size, number of pages, and the digits within half a millimetre, whichever font the browser has."""
    panel.get_by_label("Paper").select_option("Letter")
    panel.get_by_label("Kind of sheet").select_option("Large print")  # without a foot, whose numbers are digits too
    expect(panel.locator(".sheet svg")).to_have_attribute("viewBox", "0 0 215.9 279.4")
    ours = downloaded(panel, tmp_path)
    panel.evaluate(NO_DIALOGUE)
    panel.get_by_role("button", name="Print", exact=True).click()
    expect(panel.locator("#paper > svg")).to_have_count(2)
    panel.pdf(path=tmp_path / "browser.pdf", prefer_css_page_size=True)
    theirs = PdfReader(tmp_path / "browser.pdf")
    assert len(theirs.pages) == len(ours.pages)
    for number, (own, page) in enumerate(zip(ours.pages, theirs.pages, strict=True), 1):
        assert float(page.mediabox.width) / MM == pytest.approx(215.9, abs=0.3)
        assert float(page.mediabox.height) / MM == pytest.approx(279.4, abs=0.3)
        expected = [mark for mark in marks(own) if len(mark.text) == 1]
        across = [(text, (left + right) / 2) for text, left, right in boxes(tmp_path / "browser.pdf", number)]
        assert_near([(mark.text, middle(mark)[0]) for mark in expected], [one for one in across if len(one[0]) == 1])
        assert_near([(mark.text, mark.y) for mark in expected], baselines(page))


def assert_near(expected: list[tuple[str, float]], found: list[tuple[str, float]]) -> None:
    assert [text for text, _ in sorted(found)] == [text for text, _ in sorted(expected)]
    assert [place for _, place in sorted(found)] == pytest.approx([place for _, place in sorted(expected)], abs=0.5)


def baselines(page: PageObject) -> list[tuple[str, float]]:
    """Single letters of a page, and how far down they stand."""
    found: list[tuple[str, float]] = []
    height = float(page.mediabox.height)

    def visit(text: str, matrix: list[float], own: list[float], _: object, __: float) -> None:
        if len(text.strip()) == 1:
            found.append((text.strip(), (height - own[4] * matrix[1] - own[5] * matrix[3] - matrix[5]) / MM))

    page.extract_text(visitor_text=visit)
    return found


def test_all_puzzles_of_a_text_with_progress_and_cancel(desk: Desk, tmp_path: Path) -> None:
    page = desk.page
    lines = "\n".join(text_of(sibling(seed).board.givens) for seed in range(60))
    page.get_by_role("tab", name="Print").click()
    page.get_by_role("button", name="Paste").click()
    page.get_by_role("dialog").get_by_role("textbox").fill(lines)
    page.get_by_role("button", name="Put it on the board").click()
    page.get_by_label("What to print").select_option("all puzzles of this text", timeout=BOOT)
    expect(page.get_by_text(re.compile(r"Page 1 of 18"))).to_be_visible(timeout=BOOT)
    reader = downloaded(page, tmp_path)
    assert len(reader.pages) == 18
    assert sum(len(grids(one)) for one in reader.pages) == 120
