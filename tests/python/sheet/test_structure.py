"""The structure of a PDF as PDFium and pypdf read it: language, outline, tags and page boxes."""

import re
from typing import Any

import pypdfium2.raw as pdfium
import pytest
from pypdf import PdfReader
from pypdfium2 import PdfDocument

from sudoku_workshop.book.lessons import with_lessons
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Options, Section, Shown
from sudoku_workshop.sheet.press import AROUND, BLEED
from tests.support.paper import contents, data, printed, puzzle
from tests.support.readers import MM, elements, pictures

PUZZLES = [puzzle(seed=seed, grade="Hard") for seed in range(5)]


@pytest.mark.parametrize("options", [{}, {"solutions": "below"}, {"booklet": True}, {"press": True}], ids=str)
def test_every_grid_has_its_line_of_characters_as_alternative_text(options: dict[str, Any]) -> None:
    made = PdfDocument(data(printed(PUZZLES, per_page=2, title="A book", **options)))
    assert pdfium.FPDFCatalog_IsTagged(made)
    figures = [text for page in range(len(made)) for role, text in elements(made, page) if role == "Figure"]
    boards = [text_of(one.board.givens) for one in PUZZLES] + [text_of(one.solution or ()) for one in PUZZLES]
    assert sorted(figures) == sorted(boards)


def test_what_is_read_is_marked_once_and_all_else_is_not_read() -> None:
    """Check that every text is within its own mark, and every mark is in the tree."""
    reader = printed(PUZZLES, title="A book", name_line=True, qr="https://example.org/", notes="empty")
    for number, page in enumerate(reader.pages):
        depth, marks = 0, 0
        for operands, operator in contents(page).operations:
            depth += {b"BDC": 1, b"BMC": 1, b"EMC": -1}.get(operator, 0)
            marks += operator == b"BDC"
            assert depth in (0, 1)
            if operator in (b"Tj", b"S", b"f"):
                assert depth == 1, operands
        assert depth == 0
        found = list(elements(PdfDocument(data(reader)), number))
        assert len(found) == marks
        assert {role for role, _ in found} <= {"H1", "H2", "H3", "P", "Figure"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_language_title_author_and_outline(language: str) -> None:
    sections = [Section("Easy 易", tuple(PUZZLES)), Section("Hard 難", tuple(PUZZLES))]
    steps = [Shown([("X", "y")], PUZZLES[0].board)]
    sections.append(Section("", (PUZZLES[0]._replace(steps=steps),)))
    reader = printed(sections, language, title="Le <livre> 數獨", author="Åsa & 김")
    catalog: Any = reader.trailer["/Root"]
    about = reader.metadata
    assert about is not None
    assert (catalog["/Lang"], about.title, about.author) == (language, "Le <livre> 數獨", "Åsa & 김")
    metadata = reader.xmp_metadata
    assert metadata is not None
    assert metadata.dc_title == {"x-default": "Le <livre> 數獨"}
    assert metadata.dc_creator == ["Åsa & 김"]
    path, solutions = say(language, "sheet.path", number=1), say(language, "sheet.solutions")
    expected = [("Le <livre> 數獨", 0), ("Easy 易", 0), ("Hard 難", 2), (path, 5), (solutions, 6)]
    assert outline(reader) == expected


@pytest.mark.parametrize(
    ("language", "title", "section"),
    [
        ("en", "A hundred puzzles for patient people", "For rainy Sunday afternoons"),
        ("zh-Hant", "數獨" * 15, "易" * 40),
    ],
)
def test_a_title_and_a_heading_of_two_lines_are_one_heading_each(language: str, title: str, section: str) -> None:
    reader = printed([Section(section, (PUZZLES[0],))], language, title=title, paper="A6", solutions="none")
    assert outline(reader) == [(title, 0), (section, 0)]
    found = [role for role, _ in elements(PdfDocument(data(reader)), 0)]
    assert (found.count("H1"), found.count("H2")) == (1, 1)


def outline(reader: PdfReader) -> list[tuple[str, int]]:
    """Return (words, page from 0) for each item."""
    items: list[Any] = list(reader.outline)
    return [(str(item.title), reader.get_destination_page_number(item) or 0) for item in items]


def test_pages_for_a_press() -> None:
    """Check that the boxes are nested, crop marks are outside the page, and all ink is black."""
    reader = printed(PUZZLES, press=True, tint=True, qr="https://example.org/", cover=True, size=(170, 240))
    for page, picture in zip(reader.pages, pictures(data(reader), 100), strict=True):
        boxes = [[float(side) / MM for side in box] for box in (page.mediabox, page.bleedbox, page.trimbox)]
        for box, inset in zip(boxes, (0, AROUND - BLEED, AROUND), strict=True):
            sides = (inset, inset, 190 - inset, 260 - inset)
            assert box == pytest.approx(sides, abs=0.01)
        assert set(re.findall(rb"([\d.]+) [gG]\n", contents(page).get_data())) <= {b"0"}
        assert not re.search(rb"\b(?:rg|RG|k|K)\n", contents(page).get_data())
        assert min(picture.crop(near(0, 0, AROUND + 1, AROUND + 1)).tobytes()) < 128, "marks at the corner"
        inner = picture.copy()
        inner.paste(255, near(AROUND + 14, AROUND + 14, AROUND + 156, AROUND + 226))
        assert inner.crop(near(AROUND - BLEED + 1, AROUND - BLEED + 1, 182, 252)).getextrema() == (255, 255)
    catalog: Any = reader.trailer["/Root"]
    [intent] = catalog["/OutputIntents"]
    assert (intent["/S"], intent["/OutputConditionIdentifier"]) == ("/GTS_PDFX", "FOGRA52")
    assert "/ID" in reader.trailer
    assert b"GTS_PDFXVersion" not in data(reader), "what nobody has checked is not claimed"


def near(*sides: float) -> tuple[int, int, int, int]:
    """Return millimetres as pixels at 100 dpi."""
    left, top, right, bottom = (round(side / 25.4 * 100) for side in sides)
    return left, top, right, bottom


def test_a_whole_book_for_a_press_is_black_alone() -> None:
    """Check covers, pictures of lessons, and symbols that are colours elsewhere. Greys are screens of black."""
    puzzles = (*PUZZLES[:2], puzzle("6"))
    options = Options(press=True, tint=True, symbols="colours", cover=True, introduction=True, techniques=True)
    sections = with_lessons([Section("All", puzzles)], options, "en", ["x-wing", "skyscraper"])
    for page in printed(sections, **vars(options) | {"size": (170, 240)}).pages:
        assert not re.search(rb"\b(?:rg|RG|k|K|cs|CS|sc|SC|scn|SCN)\n", contents(page).get_data())
