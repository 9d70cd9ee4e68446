"""Measurements of printed pages, taken from the PDFs: sizes, counts, places of clues, and empty margins."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.sheet import NOTES, PAPERS, PER_PAGE, Puzzle, Section
from sudoku_workshop.sheet.booklet import page_order
from tests.support.paper import (
    PUZZLE,
    contents,
    data,
    grids,
    inside,
    marks,
    middle,
    printed,
    puzzle,
    read_grid,
    resources,
    sibling,
    strokes,
)
from tests.support.readers import MM, codes, eastern_fonts, pictures, text, words

pytestmark = pytest.mark.law

__all__ = ["eastern_fonts"]  # a fixture

EVERYTHING = ("number", "name", "grade", "er", "id")
NEAR = 0.5  # millimetres
ADDRESS = "https://sudoku.example.org/"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("landscape", [False, True])
def test_the_page_is_the_paper(paper: str, landscape: bool) -> None:
    reader = printed([puzzle()], paper=paper, landscape=landscape)
    wide, high = sorted(PAPERS[paper], reverse=landscape)
    for page in reader.pages:
        assert float(page.mediabox.width) / MM == pytest.approx(wide, abs=0.01)
        assert float(page.mediabox.height) / MM == pytest.approx(high, abs=0.01)


def test_a_paper_of_ones_own() -> None:
    page = printed([puzzle()], size=(120, 90)).pages[0]
    assert (float(page.mediabox.width) / MM, float(page.mediabox.height) / MM) == pytest.approx((120, 90), abs=0.01)


@pytest.mark.parametrize("per_page", PER_PAGE)
@pytest.mark.parametrize("name", SIZES)
def test_every_clue_is_in_its_place(per_page: int, name: str) -> None:
    puzzles = [puzzle(name, seed, share=0.25) for seed in range(per_page)]
    reader = printed(puzzles, per_page=per_page, title="Places", name_line=True, solutions="none")
    assert len(reader.pages) == 1
    found = grids(reader.pages[0])
    assert len(found) == per_page
    texts = marks(reader.pages[0])
    for grid, one in zip(found, puzzles, strict=True):
        read, worst = read_grid(texts, grid, geometry(name).n)
        assert read == text_of(one.board.givens)
        assert worst < NEAR
    assert len(texts) == per_page + sum(bool(given) for one in puzzles for given in one.board.givens) + 5


@pytest.mark.parametrize(
    ("name", "solutions"), [("4", "end"), ("9", "page"), ("9", "below"), ("16", "page"), ("16", "end"), ("25", "end")]
)
def test_every_solution_is_complete(name: str, solutions: str) -> None:
    puzzles = [puzzle(name, seed) for seed in range(7)]
    reader = printed(puzzles, per_page=4, solutions=solutions)
    n, read = geometry(name).n, []
    for page in reader.pages:
        texts = marks(page)
        for grid in grids(page):
            found = read_grid(texts, grid, n)[0]
            turned = [mark for mark in texts if mark.turned and inside(*middle(mark), [grid])]
            read.append(found[::-1] if turned else found)
    assert sorted(text for text in read if "." not in text) == sorted(text_of(one.solution or ()) for one in puzzles)
    assert [text for text in read if "." in text] == [text_of(one.board.givens) for one in puzzles]


@pytest.mark.parametrize(
    ("solutions", "per_page", "count"),
    [("none", 4, 3), ("below", 4, 3), ("page", 4, 6), ("end", 4, 4), ("end", 1, 11), ("end", 12, 2), ("none", 9, 2)],
)
def test_the_number_of_pages(solutions: str, per_page: int, count: int) -> None:
    reader = printed([puzzle(seed=seed) for seed in range(10)], solutions=solutions, per_page=per_page)
    assert len(reader.pages) == count
    numbers = [text.text for page in reader.pages for text in marks(page) if "/" in text.text]
    assert numbers == [f"{number} / {count}" for number in range(1, count + 1)]


@pytest.mark.parametrize("per_page", PER_PAGE)
def test_so_many_a_page_and_no_more(per_page: int) -> None:
    reader = printed([puzzle(seed=seed) for seed in range(per_page + 1)], per_page=per_page, solutions="none")
    assert [len(grids(page)) for page in reader.pages] == [per_page, 1]


def test_fewer_puzzles_than_places_are_larger() -> None:
    sides = {
        count: grids(printed([puzzle(seed=seed) for seed in range(count)], per_page=9, solutions="none").pages[0])[
            0
        ].side
        for count in (1, 2, 4, 9, 12)
    }
    assert sides[1] > sides[2] > sides[4] > sides[9] == sides[12]


def test_cells_of_a_wished_size_and_large_print() -> None:
    [page] = printed([puzzle()], cell=20, solutions="none", per_page=12).pages
    [grid] = grids(page)
    assert grid.side / 9 == pytest.approx(20, abs=0.2)
    sizes = {mark.size for mark in marks(page) if inside(*middle(mark), [grid])}
    assert min(sizes) * 0.703 > 10  # Helvetica's digits are 0.703 font sizes high
    many = printed([puzzle(seed=seed) for seed in range(9)], cell=6, solutions="none").pages
    assert [len(grids(page)) for page in many] == [9]
    assert {round(grid.side / 9, 2) for grid in grids(many[0])} == {6.0}


CORNERS = [
    {},
    {"per_page": 12, "show": EVERYTHING, "qr": ADDRESS, "solutions": "below"},
    {"per_page": 9, "show": EVERYTHING, "qr": ADDRESS, "solutions": "page", "landscape": True},
    {"paper": "A5", "per_page": 8, "notes": "all", "tint": True, "name_line": True},
    {"size": (60, 55), "margin": 3, "per_page": 2, "notes": "empty", "subtitle": "s" * 300},
    {"size": (400, 50), "margin": 40, "per_page": 6},  # reduced to 5, or there would be no room
    {"cell": 25, "margin": 5, "show": EVERYTHING},
    {"booklet": True, "cover": True, "per_page": 2, "paper": "Letter"},
    {"handout": 3, "symbols": "shapes", "paper": "Legal"},
]


@pytest.mark.parametrize("options", CORNERS, ids=str)
@pytest.mark.parametrize("names", [("9",), ("4", "25", "12", "6")], ids=str)
def test_no_ink_outside_the_margins(names: tuple[str, ...], options: dict[str, Any]) -> None:
    """Check at 100 dpi that the margins are white, except for the pixel that a line may touch."""
    known = {
        "name": "A long name for a puzzle",
        "grade": "Diabolical",
        "er": 9.9,
        "id": "g2.9.hard.half-turn." + "k" * 99,
    }
    puzzles = [puzzle(name, seed, 0.3, **known) for name in names for seed in range(5)]
    title = "Über 100 數獨 스도쿠 W" + "M" * 10_000
    reader = printed(puzzles, "zh-Hant", **{"margin": 12.0, "title": title, **options})
    white = 5.0 if options.get("margin") == 40 else options.get("margin", 12.0)
    margin = int(white / 25.4 * 100) - 1
    drawn_pages = pictures(data(reader), dpi=100)
    assert len(drawn_pages) == len(reader.pages)
    assert any(picture.getextrema() != (255, 255) for picture in drawn_pages)
    for picture in drawn_pages:
        inner = (margin, margin, picture.width - margin, picture.height - margin)
        picture.paste(255, inner)
        assert picture.getextrema() == (255, 255)


def test_there_is_no_picture_in_it() -> None:
    reader = printed([puzzle(seed=seed) for seed in range(4)], qr=ADDRESS, tint=True, notes="all", cover=True)
    assert all("/XObject" not in resources(page) for page in reader.pages)
    assert all(not page.images for page in reader.pages)


def test_a_reader_of_pdfs_finds_the_same() -> None:
    """Compare PDFium's boxes of the digits with the lines of the grids."""
    one = puzzle()
    reader = printed([one], per_page=1, show=(), footer=False, solutions="none")
    [grid] = grids(reader.pages[0])
    cell, read = grid.side / 9, ["."] * 81
    for word in words(data(reader), 1):
        x, y = word.at.middle[0] - grid.x, word.at.middle[1] - grid.y
        read[int(y // cell) * 9 + int(x // cell)] = word.text
        assert abs(x % cell - cell / 2) < NEAR
        assert abs(y % cell - cell / 2) < NEAR
    assert "".join(read) == text_of(one.board.givens)


def reading_order(sides: list[tuple[int, int]]) -> list[int]:
    """Return the pages as a reader turns them, for nested sheets, given front and back in turn, outermost first."""
    fronts, backs = sides[::2], sides[1::2]
    first = [page for (_, right), (left, _) in zip(fronts, backs, strict=True) for page in (right, left)]
    last = [page for (left, _), (_, right) in zip(fronts, backs, strict=True) for page in (left, right)]
    return first + last[::-1]


@pytest.mark.parametrize("count", range(1, 41))
def test_a_folded_booklet_reads_in_order(count: int) -> None:
    sides = page_order(count)
    assert len(sides) % 2 == 0
    assert reading_order(sides) == list(range(-(-count // 4) * 4))


@pytest.mark.parametrize("count", range(1, 41))
def test_the_printed_booklet_holds_its_pages_in_that_order(count: int) -> None:
    puzzles = [puzzle("4", seed) for seed in range(count)]
    reader = printed(puzzles, booklet=True, per_page=1, solutions="none")
    sides = []
    for page in reader.pages:
        middle_ = float(page.mediabox.width) / MM / 2
        numbers = {mark.x > middle_: int(mark.text.split(" / ")[0]) for mark in marks(page) if "/" in mark.text}
        sides.append((numbers.get(False, 0), numbers.get(True, 0)))
    read = reading_order(sides)
    assert read == [*range(1, count + 1), *[0] * (len(read) - count)]
    assert len(reader.pages) == 2 * -(-count // 4)
    assert float(reader.pages[0].mediabox.width) > float(reader.pages[0].mediabox.height)


def test_a_cover_comes_first_and_its_inside_is_empty() -> None:
    options: dict[str, Any] = {"booklet": True, "cover": True, "per_page": 2, "title": "Pocket", "author": "A. Setter"}
    front, back, inner = printed([puzzle(seed=seed) for seed in range(6)], **options).pages[:3]
    half = float(front.mediabox.width) / MM / 2
    title, author, count = (mark for mark in marks(front) if mark.x > half and len(mark.text) > 1)
    assert [title.text, author.text, count.text] == ["Pocket", "A. Setter", "6 puzzles"]
    assert count.y - author.y == pytest.approx(2 * author.size, abs=0.01)
    assert [mark.text for mark in marks(back) if mark.x < half] == []
    assert [mark.text for mark in marks(inner) if mark.x > half and "/" in mark.text] == ["1 / 4"]


@pytest.mark.parametrize(("name", "per_page"), [("4", 4), ("9", 1), ("9", 12), ("16", 4), ("25", 1), ("25", 12)])
def test_codes_open_the_same_puzzle(name: str, per_page: int) -> None:
    puzzles = [puzzle(name, seed) for seed in range(per_page)]
    reader = printed(puzzles, per_page=per_page, qr=ADDRESS, solutions="none")
    [picture] = pictures(data(reader), dpi=300)
    assert sorted(codes(picture)) == sorted(f"{ADDRESS}#p={text_of(one.board.givens)}" for one in puzzles)


@pytest.mark.parametrize("name", ["9x", "6+boxes:2x3"])
def test_a_code_names_a_grid_that_is_not_the_usual_one(name: str) -> None:
    one = puzzle(name)
    [picture] = pictures(data(printed([one], per_page=1, qr=ADDRESS, solutions="none")), dpi=300)
    assert codes(picture) == [f"{ADDRESS}#p={text_of(one.board.givens)}&g={name}"]


TITLES = {"zh-Hant": "數獨練習：困難的題目", "zh-Hans": "数独练习：困难的题目", "ko": "스도쿠 연습: 어려운 문제"}


@pytest.mark.usefixtures("eastern_fonts")
@pytest.mark.parametrize("language", TITLES)
def test_chinese_and_korean_can_be_read_and_seen(language: str) -> None:
    reader = printed([puzzle()], language, title=TITLES[language], name_line=True)
    said = text(data(reader))
    assert TITLES[language].replace(" ", "") in said.replace(" ", "")
    assert {"en": "Solutions", "zh-Hant": "解答", "zh-Hans": "答案", "ko": "해답"}[language] in said
    shapes = {rendered(character, language) for character in TITLES[language][:4]}
    assert len(shapes) == 4  # not blank, and not the same empty box four times


def rendered(title: str, language: str) -> bytes:
    reader = printed([puzzle("4")], language, title=title, solutions="none", per_page=1, show=())
    [picture] = pictures(data(reader), dpi=50)
    return picture.tobytes()


HOSTILE = [
    "x" * 10_000,
    "字" * 10_000,
    "שלום עולם, مرحبا بالعالم \u202egnp.exe\u2066",
    "a\x00b\x07c\x1b[31m\r\n\t\ud800\uffff\u2028",
    "</svg><script>alert(1)</script><!--",
    ") Tj ET Q endstream endobj ((((\\",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324\u031e" * 50,
    "😀" * 300,
    " ",
]


@pytest.mark.parametrize("title", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_titles_stay_in_their_place(title: str) -> None:
    one = puzzle(name=title, id=title, grade=title)
    reader = printed([Section(title, (one,))], title=title, subtitle=title, show=EVERYTHING, name_line=True, cover=True)
    assert len(reader.pages) == 3
    [grid] = grids(reader.pages[1])
    assert read_grid(marks(reader.pages[1]), grid, 9)[0] == text_of(one.board.givens)
    assert grid.y < 100
    said = text(data(reader))
    assert "Name" in said
    if "script" in title:
        assert "<script>alert(1)</script>" in said


def test_black_means_black_alone() -> None:
    """Check that a page without tint has no grey and no colour, whatever the other options are."""
    for notes in NOTES:
        reader = printed([puzzle()], notes=notes, qr=ADDRESS, cover=True)
        for page in reader.pages:
            said = contents(page).get_data()
            assert re.findall(rb"\b(?:rg|RG|k|K|sc|scn|gs)\n", said) == []
            assert set(re.findall(rb"([\d.]+) [gG]\n", said)) <= {b"0"}


def test_lines_are_thick_enough_for_a_photocopier() -> None:
    for per_page, name in ((1, "9"), (12, "9"), (12, "25")):
        [page] = printed([puzzle(name)] * per_page, per_page=per_page, solutions="none").pages
        widths = [stroke.width for stroke in strokes(page)]
        assert min(widths) >= 0.15
        assert max(widths) >= 2 * min(widths)


def test_sections_and_class_sets_have_their_own_numbers_and_headings() -> None:
    sections = [Section("Easy", tuple(puzzle(seed=seed) for seed in range(3))), Section("Hard", (puzzle(seed=9),))]
    texts = [[mark.text for mark in marks(page)] for page in printed(sections, per_page=2).pages]
    assert [page[0] for page in texts] == ["Easy", "Easy", "Hard", "Solutions"]
    assert [text for text in texts[3] if text in ("Easy", "Hard")] == ["Easy", "Hard"]
    numbers = [text for text in texts[3] if len(text) > 1]
    assert numbers == ["Solutions", "Easy", "Hard", "4 / 4"]
    handouts = printed([puzzle(seed=seed) for seed in range(6)], handout=2, per_page=2)
    words = [[mark.text for mark in marks(page) if len(mark.text) > 1] for page in handouts.pages]
    assert [page[:4] for page in words[:3]] == [["Name", "Date", "Time", f"Sheet {number}"] for number in (1, 2, 3)]
    assert words[3][:4] == ["Answer key for the teacher", "Sheet 1", "Sheet 2", "Sheet 3"]


@pytest.mark.parametrize(("handout", "sheets"), [(1, 30), (2, 15), (4, 8)])
def test_the_key_of_a_class_set_takes_two_pages_each_solution_under_its_heading(handout: int, sheets: int) -> None:
    made = printed([puzzle(seed=seed) for seed in range(30)], handout=handout, per_page=handout)
    assert len(made.pages) == sheets + 2
    found = []
    for page in made.pages[sheets:]:
        headings = [mark for mark in marks(page) if mark.text.startswith("Sheet ")]
        for grid in grids(page):
            above = [mark for mark in headings if mark.y < grid.y and mark.x < grid.x + 1]
            found.append(max(above, key=lambda mark: (round(mark.y), mark.x)).text)
    assert found == [f"Sheet {at // handout + 1}" for at in range(30)]


def test_what_has_no_single_solution_says_so() -> None:
    empty = puzzle("4", share=0)
    board = puzzle("4", share=1).board
    broken = replace(board, givens=(board.givens[1], *board.givens[1:]))
    page = printed([Puzzle(empty.board), Puzzle(broken)]).pages[1]
    words = " ".join(mark.text for mark in marks(page) if len(mark.text) > 1)
    assert "more than one solution" in words
    assert "no solution" in words


@pytest.mark.parametrize(("family", "name"), [("dejavu", "DejaVuSans.ttf"), ("noto", "NotoSansCJK-Regular.ttc")])
def test_a_font_of_ones_own_is_embedded(family: str, name: str, tmp_path: Path) -> None:
    fonts = [path for path in Path("/usr/share/fonts").rglob(name) if path.is_file()]
    if not fonts:
        pytest.skip(f"no {family} fonts on this machine: install fonts-{family}, or the like")
    title = "Grüße Привет" if family == "dejavu" else "數獨練習"
    (tmp_path / "p.txt").write_text(PUZZLE)
    out = tmp_path / "out.pdf"
    command = ["print", str(tmp_path / "p.txt"), "--out", str(out), "--title", title, "--font", str(fonts[0])]
    from sudoku_workshop.cli import main

    assert main(command) == 0
    assert title in text(out.read_bytes())
    for page in PdfReader(out).pages:
        used: Any = resources(page)["/Font"]
        for font in used.values():
            assert font["/Encoding"] == "/Identity-H"
            assert {"/FontFile2", "/FontFile3"} & set(font["/DescendantFonts"][0]["/FontDescriptor"])
            assert "/ToUnicode" in font
    assert out.stat().st_size < 400_000


def test_many_puzzles_with_solutions_are_a_small_file() -> None:
    """Check that four puzzles per page, solved while printing, take less than 10 kB per puzzle."""
    puzzles = [sibling(seed) for seed in range(200)]
    reader = printed(puzzles, per_page=4, title="Two hundred")
    assert len(reader.pages) < 65
    assert sum(len(grids(page)) for page in reader.pages[50:]) == 200
    assert len(data(reader)) < 2_000_000
