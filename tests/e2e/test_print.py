"""The place Print: preview, printout and download are the same."""

import re
from datetime import date, timedelta
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from playwright.sync_api import Download, Locator, Page, expect
from pypdf import PageObject, PdfReader

import sudoku_workshop as library
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.logic.rating import rate
from sudoku_workshop.notation import parse
from tests.e2e.desk import Desk
from tests.e2e.hands import go, my_puzzles, paste, place, press, wake
from tests.support import readers
from tests.support.paper import PUZZLE, Grid, grids, inside, marks, middle, read_grid, resources, sibling
from tests.support.readers import MM

BOOT = 60_000
# Makes the engine add a warning to every document, with a code that is in no catalog.
WARNING = """
  const { get, set } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
  const warned = (data) => {
    const reply = data.reply && JSON.parse(data.reply);
    if (!reply?.ok?.items || !reply.ok.total) return data;
    reply.ok.warnings = [{ code: "made-up", puzzles: [2, 5], args: {} }];
    return { ...data, reply: JSON.stringify(reply) };
  };
  Object.defineProperty(Worker.prototype, "onmessage", {
    get,
    set(hear) { set.call(this, hear && (({ data }) => hear({ data: warned(data) }))); },
  });
"""
LETTERS = Path(__file__).parents[2] / "web" / "fonts" / "serif-bold.ttf"  # has only digits and capitals
# Notes how many pages are drawn when progress is first shown.
CANCEL_SOON = """() => {
  const bar = document.querySelector("#place-print progress");
  const cancel = bar.parentElement.querySelector("button");
  new MutationObserver((_, itself) => {
    itself.disconnect();
    cancel.focus();
    cancel.click();
  }).observe(bar, { attributeFilter: ["value"] });
}"""
FIRST_PROGRESS = """() => {
  const bar = document.querySelector("#place-print progress");
  new MutationObserver(() => { window.firstProgress ??= bar.value; }).observe(bar, { attributeFilter: ["value"] });
}"""
NO_DIALOGUE = "window.print = () => {}"  # the dialogue cannot be automated, but the pages for it are in the document


@pytest.fixture
def panel(desk: Desk) -> Page:
    """Open the place with a puzzle on the board, and wait for its first preview."""
    page = desk.page
    page.goto(f"{desk.site}#p={PUZZLE}")
    go(page, "Print")
    page.get_by_text("More options", exact=True).click()
    expect(page.get_by_text("Page 1 of 2")).to_be_visible(timeout=BOOT)
    return page


def sheet_of(page: Page) -> Locator:
    """Return the page that is shown, with the magnifier over it that receives clicks."""
    return page.locator(".sheet-page")


def glass(page: Page) -> Locator:
    return page.get_by_role("button", name="Zoom", exact=True)


def downloaded(page: Page, folder: Path) -> PdfReader:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download PDF").click()
    waiting.value.save_as(folder / waiting.value.suggested_filename)
    return PdfReader(folder / waiting.value.suggested_filename)


def fonts_of(reader: PdfReader) -> list[Any]:
    found: Any = resources(reader.pages[0])["/Font"]
    return list(found.values())


def test_the_preview_follows_the_options(panel: Page) -> None:
    sheet = sheet_of(panel)
    expect(sheet.locator("svg")).to_have_attribute("viewBox", "0 0 210 297")
    panel.get_by_label("Paper", exact=True).select_option("A5")
    expect(sheet.locator("svg")).to_have_attribute("viewBox", "0 0 148 210")
    panel.get_by_label("Title", exact=True).fill("Monday </svg><script>")
    expect(sheet.locator("svg text").first).to_have_text("Monday </svg><script>")
    panel.get_by_role("button", name="Next page").click()
    expect(sheet.get_by_text("Solutions")).to_be_visible()
    press(panel, "Class set with answer key")
    panel.get_by_label("Number of pupils").fill("12")
    panel.get_by_label("Number of pupils").blur()
    expect(panel.get_by_text("Page 1 of 14")).to_be_visible()  # twelve variants of one puzzle, and their key
    panel.get_by_label("Number of pupils").fill("10000")
    panel.get_by_label("Number of pupils").blur()
    expect(panel.get_by_role("alert").filter(has_text="Until then, 12 is used.")).to_be_visible()
    expect(panel.get_by_text("Page 1 of 14")).to_be_visible()
    panel.get_by_label("Paper", exact=True).select_option("own")
    for side, length in (("Width in mm", "152.4"), ("Height in mm", "228.6")):  # 6 by 9 inches
        panel.get_by_label(side).fill(length)
        panel.get_by_label(side).blur()
    expect(sheet.locator("svg")).to_have_attribute("viewBox", "0 0 152.4 228.6")
    panel.get_by_label("Paper", exact=True).select_option("A5")
    press(panel, "Pocket booklet")
    expect(sheet.locator("svg")).to_have_attribute("viewBox", "0 0 105 148")  # the cover, as it is read
    panel.get_by_label("Show sheets as printed").check()
    expect(sheet.locator("svg")).to_have_attribute("viewBox", "0 0 210 148")
    expect(panel.get_by_label("Number of pupils")).to_be_hidden()
    expect(panel.get_by_label("Title", exact=True)).to_have_value("Monday </svg><script>")
    panel.reload()
    expect(preset(panel, "Pocket booklet")).to_have_attribute("aria-pressed", "true")


def test_what_the_engine_warns_of_stands_under_the_preview(desk: Desk) -> None:
    page = desk.page
    page.add_init_script(WARNING)
    page.goto(f"{desk.site}?again#p={PUZZLE}")
    go(page, "Print")
    warnings = page.get_by_role("group", name="Print", exact=True).locator(".print-warnings")
    expect(warnings).to_have_text("print.warning.made-up", timeout=BOOT)  # the key, because there is no sentence
    expect(warnings).to_have_role("status")
    page.get_by_label("What to print").select_option("New puzzles")
    expect(warnings).to_be_empty()


def test_the_preview_is_looked_at_closely(panel: Page) -> None:
    """Check that a click enlarges its place, and that the buttons continue from there."""
    sheet = sheet_of(panel)
    width = sheet.evaluate("sheet => sheet.firstChild.getBoundingClientRect().width")

    def scale() -> float:
        return float(sheet.evaluate("(sheet, width) => sheet.firstChild.getBoundingClientRect().width / width", width))

    smaller, larger = (panel.get_by_role("button", name=name, exact=True) for name in ("Zoom out", "Zoom in"))
    expect(smaller).to_be_hidden()
    last = sheet.locator("text").last  # the page number, at the foot of the page
    sheet.scroll_into_view_if_needed()
    box = panel.locator(".sheet").bounding_box()
    assert box
    glass(panel).click(position={"x": box["width"] * 0.8, "y": box["height"] * 0.8})
    assert scale() == pytest.approx(2, abs=0.1)
    assert panel.locator(".sheet").evaluate("frame => Math.min(frame.scrollLeft, frame.scrollTop)") > 0
    larger.click()
    larger.click()
    assert scale() == pytest.approx(4, abs=0.2)
    expect(larger).to_be_disabled()
    press(panel, "Next page")
    expect(last).to_have_text("2 / 2")
    assert scale() == pytest.approx(4, abs=0.2)  # the next page is equally enlarged
    glass(panel).press("Enter")
    assert scale() == pytest.approx(1, abs=0.1)


def test_codes_open_the_address_that_is_given(panel: Page, tmp_path: Path) -> None:
    panel.get_by_text("QR code that opens the puzzle").click()
    assert codes(panel, tmp_path) == [f"{panel.url}#p={PUZZLE}"]
    panel.get_by_label("Web address for the QR codes").fill("https://school.example.org/")
    assert codes(panel, tmp_path) == [f"https://school.example.org/#p={PUZZLE}"]


def codes(panel: Page, folder: Path) -> list[str]:
    """Return the content of the QR codes on the pages."""
    expect(panel.get_by_text("Page 1 of 2")).to_be_visible(timeout=BOOT)
    downloaded(panel, folder)
    return [
        code
        for picture in readers.pictures((folder / "sudoku.pdf").read_bytes(), 300)
        for code in readers.codes(picture)
    ]


HOSTILE = (
    "x" * 10_000,
    "字" * 10_000,
    "שלום مرحبا \u202eabc",
    "a\x00b\x1b[31m\u2028",
    "</svg><script>alert(1)</script>",
    "😀" * 300,
)


def test_hostile_titles_break_neither_sheet_nor_page(panel: Page, tmp_path: Path) -> None:
    """Type titles one after the other, and check that each is drawn and the page keeps its size and clues."""
    drawing = panel.locator(".sheet svg")
    for title in HOSTILE:
        before = drawing.inner_html()
        panel.get_by_label("Title", exact=True).fill(title)
        expect(drawing).not_to_have_js_property("innerHTML", before)
        expect(drawing).to_have_attribute("viewBox", "0 0 210 297")
        expect(drawing.locator("script")).to_have_count(0)
        [first, _] = downloaded(panel, tmp_path).pages
        [grid] = grids(first)
        assert read_grid(marks(first), grid, 9)[0] == PUZZLE


def test_a_pdf_is_downloaded(panel: Page, tmp_path: Path) -> None:
    panel.get_by_label("Title", exact=True).fill("數獨 2")
    reader = downloaded(panel, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["數獨-2.pdf"]
    assert len(reader.pages) == 2
    [grid] = grids(reader.pages[0])
    assert read_grid(marks(reader.pages[0]), grid, 9)[0] == PUZZLE
    chooser = panel.locator(".own-fonts input").first
    chooser.set_input_files(LETTERS)
    expect(panel.get_by_text("Pages are now printed in Workshop serif-bold")).to_be_visible()
    expect(panel.locator(".print-warnings")).to_contain_text("your font lacks some characters")
    expect(sheet_of(panel).locator("[font-family*='Workshop own']").first).to_be_attached()
    again = downloaded(panel, tmp_path)
    assert any("Workshopserifbold" in str(font.get_object()["/BaseFont"]) for font in fonts_of(again))
    chooser.set_input_files({"name": "no.ttf", "mimeType": "font/ttf", "buffer": b"none"})
    expect(panel.get_by_text("no.ttf is not a TrueType or OpenType font.")).to_be_visible()
    press(panel, "Your own font: Use the default font")
    expect(sheet_of(panel).locator("[font-family*='Workshop own']")).to_have_count(0)


PRESETS = ("Worksheet", "Large print", "Pocket booklet", "Notes and QR code", "Class set with answer key")


def test_what_the_browser_prints_is_what_is_downloaded(panel: Page, tmp_path: Path) -> None:
    """Compare size, number of pages, and every digit within half a millimetre, whatever fonts the browser has."""
    panel.evaluate(NO_DIALOGUE)
    for name in PRESETS:
        panel.get_by_label("Paper", exact=True).select_option("Letter")
        press(panel, name)
        expect(preset(panel, name)).to_have_attribute("aria-pressed", "true")
        expect(panel.locator(".sheet svg")).to_have_attribute("viewBox", re.compile(r"215\.9"))
        ours = downloaded(panel, tmp_path)
        press(place(panel, "Print"), "Print")
        expect(panel.locator("#paper > svg")).to_have_count(len(ours.pages))
        panel.pdf(path=tmp_path / "browser.pdf", prefer_css_page_size=True)
        panel.evaluate("window.dispatchEvent(new Event('afterprint'))")
        is_the_same(ours, tmp_path / "browser.pdf", name)


def is_the_same(ours: PdfReader, printed: Path, name: str) -> None:
    """Compare the pages of two files."""
    theirs = PdfReader(printed)
    assert len(theirs.pages) == len(ours.pages), name
    for number, (own, page) in enumerate(zip(ours.pages, theirs.pages, strict=True), 1):
        assert sides(page) == pytest.approx(sides(own), abs=0.3), name
        found = grids(own)
        digits = [(mark.text, *middle(mark), mark.y) for mark in marks(own) if inside(*middle(mark), found)]
        seen = [word for word in readers.words(printed.read_bytes(), number) if inside(*word.at.middle, found)]
        across = [(word.text, word.at.middle[0]) for word in seen]
        assert_near([(text, x) for text, x, _, _ in digits], across)
        assert_near([(text, y) for text, _, _, y in digits], baselines(page, found))


def sides(page: PageObject) -> tuple[float, float]:
    """Return width and height, in millimetres."""
    return float(page.mediabox.width) / MM, float(page.mediabox.height) / MM


def assert_near(expected: list[tuple[str, float]], found: list[tuple[str, float]]) -> None:
    assert [text for text, _ in sorted(found)] == [text for text, _ in sorted(expected)]
    assert [place for _, place in sorted(found)] == pytest.approx([place for _, place in sorted(expected)], abs=0.5)


def baselines(page: PageObject, within: list[Grid]) -> list[tuple[str, float]]:
    """Return the texts in the grids of a page, with the distances of their baselines from the top."""
    found: list[tuple[str, float]] = []
    height = float(page.mediabox.height)

    def visit(text: str, matrix: list[float], own: list[float], _: object, __: float) -> None:
        x = (own[4] * matrix[0] + own[5] * matrix[2] + matrix[4]) / MM
        y = (height - own[4] * matrix[1] - own[5] * matrix[3] - matrix[5]) / MM
        if text.strip() and inside(x, y, within):
            found.append((text.strip(), y))

    page.extract_text(visitor_text=visit)
    return found


def test_all_puzzles_of_a_text_and_the_trays_selection(desk: Desk, tmp_path: Path) -> None:
    page = desk.page
    wake(page)
    paste(page, lines(60))
    go(page, "Print")
    page.get_by_label("What to print").select_option("All puzzles in this list")
    expect(page.get_by_text("Page 1 of 18")).to_be_visible(timeout=BOOT)
    reader = downloaded(page, tmp_path)
    assert len(reader.pages) == 18
    assert sum(len(grids(one)) for one in reader.pages) == 120
    page.get_by_label("What to print").select_option("My puzzles, all 60")
    my_puzzles(page).get_by_role("listbox").focus()
    for key in ("Space", "ArrowRight", "ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(page.get_by_label("What to print").locator("option:checked")).to_have_text("My puzzles, 2 selected")
    expect(page.get_by_text("Page 1 of 2")).to_be_visible(timeout=BOOT)
    place(page, "My puzzles").get_by_role("button", name=re.compile("^My puzzles")).click()  # they cover Print
    [first, _] = downloaded(page, tmp_path).pages
    read = [read_grid(marks(first), grid, 9)[0] for grid in grids(first)]
    assert read == [text_of(sibling(seed).board.givens) for seed in (0, 2)]


def test_hard_ones_now(panel: Page, tmp_path: Path) -> None:
    """Check puzzles made for printing, with a heading per group, grade, rating and ID. They are saved in My puzzles."""
    panel.get_by_label("What to print").select_option("New puzzles")
    counts = panel.locator(".group").get_by_label("Puzzles", exact=True)
    counts.first.fill("2")
    panel.locator(".group").get_by_label("Difficulty").select_option("Easy")
    press(panel, "Add a group")
    counts.nth(1).fill("1")
    panel.get_by_role("group", name="Show with each puzzle").get_by_role("button", name="ID").click()
    reader = downloaded(panel, tmp_path)
    expect(panel.get_by_text("Saved as a PDF with 3 pages.")).to_be_visible()
    texts = [[mark.text for mark in marks(page)] for page in reader.pages]
    assert [next(text for text in page if text in ("Easy", "Medium")) for page in texts[:2]] == ["Easy", "Medium"]
    assert [len(grids(page)) for page in reader.pages] == [2, 1, 3]
    for number, page in enumerate(reader.pages[:2]):
        for grid in grids(page):
            rating = rate(parse(read_grid(marks(page), grid, 9)[0]))
            assert rating
            assert rating.grade == ("easy", "medium")[number]
            assert f"{rating.grade.title()} · ER {rating.er:.1f}" in texts[number]
    assert sum(text.startswith("g2.9.easy.") for text in texts[0]) == 2
    expect(panel.get_by_text("4 puzzles", exact=True)).to_be_visible()  # including the one on the board
    expect(panel.get_by_role("button", name="Make 3 other puzzles")).to_be_visible()


def test_every_pupil_gets_three_sizes(panel: Page, tmp_path: Path) -> None:
    """Make a 4x4, a 6x6 and a 9x9 for each of two pupils, and check the sheets."""
    panel.get_by_label("What to print").select_option("New puzzles")
    press(panel, "Add a group")
    press(panel, "Add a group")
    for at, size in enumerate(("4", "6", "9")):
        group = panel.locator(".group").nth(at)
        group.get_by_label("Puzzles", exact=True).fill("2")
        group.get_by_label("Puzzles", exact=True).blur()
        group.get_by_label("Size").select_option(size)
        expect(group.get_by_label("Size")).to_have_value(size)
    panel.locator(".group").nth(2).get_by_label("Difficulty").select_option("Medium")
    panel.get_by_label("Puzzles per pupil").select_option("3")
    reader = downloaded(panel, tmp_path)
    for page in reader.pages[:2]:
        clues = [mark for mark in marks(page) if mark.text in "123456789"]
        sizes = [max(int(mark.text) for mark in clues if inside(*middle(mark), [grid])) for grid in grids(page)]
        assert [next(n for n in (4, 6, 9) if most <= n) for most in sorted(sizes)] == [4, 6, 9]


def test_the_way_to_the_solution_is_explained(panel: Page, tmp_path: Path) -> None:
    panel.get_by_text("Explain how each puzzle is solved").click()
    expect(panel.get_by_text(re.compile(r"^Page 1 of [5-9]$"))).to_be_visible(timeout=BOOT)
    reader = downloaded(panel, tmp_path)
    texts = [mark.text for page in reader.pages for mark in marks(page)]
    assert texts.count("How puzzle 1 is solved") == len(reader.pages) - 2
    assert "XY-Wing" in texts or "X-Wing" in texts or any("Locked" in text for text in texts)


def test_a_thousand_puzzles_can_be_cancelled(desk: Desk) -> None:
    """Cancel while pages are being made. Nothing is downloaded, the preview still works, and Continue finishes."""
    page = desk.page
    wake(page)
    saved: list[Download] = []
    page.on("download", lambda file: saved.append(file))
    paste(page, lines(1000))
    go(page, "Print")
    page.get_by_label("What to print").select_option("All puzzles in this list")
    expect(page.get_by_text(re.compile(r"^Page 1 of \d{3}$"))).to_be_visible(timeout=BOOT)
    panel = place(page, "Print")
    paper = sheet_of(page).locator("svg").bounding_box()
    assert paper
    assert paper["height"] > 300, "many warnings leave room for the paper"
    page.evaluate(CANCEL_SOON)
    press(panel, "Download PDF")
    cancelled = panel.get_by_text(re.compile(r"^Cancelled\. \d+ pages are drawn, and no file was saved\.$"))
    expect(cancelled).to_be_visible(timeout=BOOT)
    drawn = int(re.sub(r"\D", "", cancelled.inner_text()))
    expect(panel.get_by_role("button", name="Continue")).to_be_focused()
    press(page, "Next page")
    expect(page.get_by_text(re.compile(r"^Page 2 of \d{3}$"))).to_be_visible(timeout=BOOT)
    assert saved == []
    page.evaluate(FIRST_PROGRESS)
    press(panel, "Continue")
    expect(panel.get_by_text(re.compile("^Saved as a PDF with"))).to_be_visible(timeout=BOOT)
    assert page.evaluate("window.firstProgress") > drawn  # pages drawn before are not drawn again
    assert len(saved) == 1


def lines(count: int) -> str:
    return "\n".join(text_of(sibling(seed).board.givens) for seed in range(count))


def preset(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="Layout").get_by_role("button", name=name)


def test_worksheets_for_28_pupils_have_their_names_and_a_key(panel: Page, tmp_path: Path) -> None:
    """Check that a teacher who pastes a list of names gets a sheet and a solution for each pupil, none alike."""
    pupils = ["Ada Lovelace", "김민준", "陳小明", *(f"Pupil {number}" for number in range(4, 29))]
    press(panel, "Class set with answer key")
    panel.get_by_label("Names of the pupils").fill("\n".join([*pupils[:5], "", *pupils[5:]]))
    expect(panel.get_by_label("Number of pupils")).to_be_hidden()
    expect(panel.get_by_text(re.compile(r"^Page 1 of (29|3\d)$"))).to_be_visible(timeout=BOOT)
    *sheets, first_key = downloaded(panel, tmp_path).pages[:29]
    written = [sheet.extract_text() for sheet in sheets]
    assert all(name in text for name, text in zip(pupils, written, strict=True))
    boards = [read_grid(marks(sheet), grids(sheet)[0], 9)[0] for sheet in sheets]
    assert len(set(boards)) == 28
    assert all(sum(clue != "." for clue in board) == sum(clue != "." for clue in PUZZLE) for board in boards)
    assert "Ada Lovelace" in first_key.extract_text()


@pytest.fixture
def series(desk: Desk) -> Locator:
    """Open the form of a newspaper's series: four weeks of strips of two puzzles."""
    page = desk.page
    page.goto(desk.site)
    wake(page)
    panel = go(page, "Print")
    panel.get_by_label("What to print").select_option("Newspaper series")
    panel.get_by_label("First day").fill("2026-11-30")
    fields = {"Number of days": "28", "Width of a strip in mm": "181.5", "Seed": "town"}
    for name, value in fields.items():
        panel.get_by_label(name, exact=True).fill(value)
        panel.get_by_label(name, exact=True).press("Tab")
    panel.get_by_label("Puzzles side by side").select_option("2")
    for day, grade in {"Thursday": "Gentle", "Friday": "Easy", "Saturday": "Easy", "Sunday": "no newspaper"}.items():
        panel.get_by_label(day, exact=True).select_option(grade)
    panel.get_by_label("Friday, puzzle 2").select_option("Gentle")
    return panel


def archive(panel: Locator, button: str, folder: Path) -> dict[str, bytes]:
    """Make the series, and return the files of its ZIP by name."""
    with panel.page.expect_download(timeout=10 * BOOT) as waiting:
        panel.get_by_role("button", name=button, exact=True).click()
    assert waiting.value.suggested_filename == "sudoku-2026-11-30.zip"
    waiting.value.save_as(folder / "series.zip")
    with ZipFile(folder / "series.zip") as packed:
        return {name: packed.read(name) for name in packed.namelist()}


def test_a_strip_for_four_weeks(series: Locator, tmp_path: Path) -> None:
    """Check that the ZIP has a strip for each day with a newspaper, with yesterday's solutions, in every format."""
    for form in ("EPS", "SVG"):
        series.get_by_role("button", name=form, exact=True).click()
    files = archive(series, "Make the series", tmp_path)
    expect(series.get_by_role("status").filter(has_text="Saved as a ZIP with 72 files.")).to_be_visible()
    first = date(2026, 11, 30)
    days = [day for day in (first + timedelta(number) for number in range(28)) if day.weekday() != 6]
    assert sorted(files) == sorted(f"{day}.{form}" for day in days for form in ("eps", "pdf", "svg"))
    strips = [re.findall(r'aria-label="([.\d]{81})"', files[f"{day}.svg"].decode()) for day in days]
    for (one, _, other, _), (_, solved, _, other_solved) in pairwise(strips):
        assert [text_of(library.solve(puzzle).values) for puzzle in (one, other)] == [solved, other_solved]
    week = ["gentle", "easy", "medium", "gentle", "easy", "easy"]
    for number, (one, _, other, _) in enumerate(strips):
        grades = [week[number % 6], "gentle" if number % 6 == 4 else week[number % 6]]
        assert [library.rate(puzzle).grade for puzzle in (one, other)] == grades
        assert 30 <= sum(clue != "." for clue in one) <= 40
    for day in days:
        assert b"<text" not in files[f"{day}.svg"]
        assert files[f"{day}.eps"].startswith(b"%!PS-Adobe-3.0 EPSF-3.0\n")
        [page] = PdfReader(BytesIO(files[f"{day}.pdf"])).pages
        assert float(page.mediabox.width) / MM == pytest.approx(181.5, abs=0.01)
    expect(series.page.locator(".sheet-page svg")).to_be_visible()  # the first strip


def test_a_series_that_is_cancelled_says_what_was_made_and_goes_on(series: Locator, tmp_path: Path) -> None:
    series.get_by_label("Monday", exact=True).select_option("Diabolical")
    series.get_by_role("button", name="Make the series", exact=True).click()
    progress = series.get_by_role("status").filter(has_text=re.compile(r"^[1-9]\d* of 50 puzzles made"))
    expect(progress).to_be_visible(timeout=BOOT)
    series.get_by_role("button", name="Cancel", exact=True).click()
    said = series.get_by_role("status").filter(has_text="Cancelled.")
    expect(said).to_have_text(
        re.compile(r"^Cancelled\. \d+ puzzles? (is|are) made and kept until you close the page\.")
    )
    assert len(archive(series, "Make the series", tmp_path)) == 24


def test_a_series_that_is_not_possible_is_refused(series: Locator) -> None:
    series.locator(".own-fonts input").filter(visible=False).first.set_input_files(LETTERS)
    expect(series.get_by_text("Workshop serif-bold").filter(visible=True).first).to_be_visible(timeout=BOOT)
    make = series.get_by_role("button", name="Make the series", exact=True)
    series.get_by_label("Kind").select_option("4")
    make.click()
    refused = series.get_by_role("status").filter(has_text="there are practically no puzzles")
    expect(refused).to_contain_text("this size has Gentle", timeout=BOOT)
    series.get_by_label("Kind").select_option("9")
    series.get_by_label("Puzzles side by side").select_option("4")
    series.get_by_label("Width of a strip in mm").fill("100")
    series.get_by_label("Width of a strip in mm").press("Tab")
    make.click()
    expect(series.get_by_role("status").filter(has_text="At this width, digits would be smaller")).to_be_visible()
