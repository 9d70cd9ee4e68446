"""The fonts in PDFs: all our letters are there, have the widths of the layout, and can be read back."""

from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import catalog
from sudoku_workshop.sheet import Section, Type
from sudoku_workshop.sheet.faces import COMMON, files_of, width
from sudoku_workshop.sheet.font_files import font_file
from sudoku_workshop.sheet.metrics import WIDTHS
from sudoku_workshop.sheet.truetype import TrueType
from sudoku_workshop.sheet.typeset import clean
from tests.support.paper import data, printed, puzzle, resources
from tests.support.readers import text

pytestmark = pytest.mark.law

FONTS = Path(__file__).parents[3] / "web" / "fonts"
COUNTS = {"zh-Hans": 6763, "zh-Hant": 5411, "ko": 11172}  # characters: GB 2312, Big5 up to C6xx, all syllables
TITLES = {
    "en": "Zażółć gęślą jaźń: Ελλάδα, Привет, “Tiếng Việt” – 4 × 4",
    "zh-Hant": "壽司店的數獨：「困難」的題目、第１集…",
    "zh-Hans": "寿司店的数独：“困难”的题目、第１集…",
    "ko": "똠방각하의 스도쿠 연습: 뷁 “어려운” 문제",
}


def letters(font: TrueType) -> list[str]:
    return [chr(code) for code in range(0x10000) if chr(code) in font]


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.ttf")), ids=lambda path: path.stem)
def test_letters_are_as_wide_as_the_layout_thinks_and_lie_where_it_looks(path: Path) -> None:
    font, name = TrueType(path.read_bytes()), path.stem
    assert letters(font)
    if name in WIDTHS:
        assert dict(zip(*WIDTHS[name], strict=True)) == {c: font.glyph(c).advance for c in letters(font)}
        return
    language = next(language for language in COMMON if name.startswith(language))
    assert [c for c in letters(font) if font.glyph(c).advance != width(c) * 1000] == []
    assert [c for c in letters(font) if name not in files_of(language, c)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_of_the_catalogs_can_be_drawn(language: str) -> None:
    words = set("".join(map(clean, catalog(language).values())))
    for face, character in map(Type(language).face_of, sorted(words)):
        names = files_of(face if face in COMMON else f"{face}-bold", character)
        assert character in words, "no box in its place"
        assert any(character in font_file(name) for name in names), character


@pytest.mark.parametrize("language", COMMON)
def test_the_characters_that_a_language_commonly_uses_are_there(language: str) -> None:
    found = {c for path in FONTS.glob(f"{language}*.ttf") for c in letters(TrueType(path.read_bytes()))}
    first, last = ("가", "힣") if language == "ko" else ("一", "鿿")
    assert len([c for c in found if first <= c <= last]) == COUNTS[language]


def fonts_of(reader: PdfReader) -> list[Any]:
    some: Any = resources(reader.pages[0])["/Font"]
    return [font.get_object() for font in some.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_font_is_embedded_and_its_text_can_be_read(language: str) -> None:
    sections = [Section("", (puzzle(name=TITLES[language], grade="A"),))]
    reader = printed(sections, language, title=TITLES[language], name_line=True, show=("number", "name", "grade"))
    for font in fonts_of(reader):
        inner = font["/DescendantFonts"][0]
        assert font["/Encoding"] == "/Identity-H"
        assert "beginbfchar" in font["/ToUnicode"].get_data().decode()
        file = inner["/FontDescriptor"]["/FontFile2"].get_data()
        assert set(TrueType(file).tables) == {"glyf", "head", "hhea", "hmtx", "loca", "maxp"}
    assert "".join(TITLES[language].split()) in "".join(text(data(reader)).split())
    assert len(data(reader)) < 60_000


def test_what_a_pdf_carries_is_a_font_that_others_read() -> None:
    """Check with fontTools that the checksums are right, and that outlines and widths are those put in."""
    from io import BytesIO

    from fontTools.ttLib import TTFont

    from sudoku_workshop.sheet.truetype import file_of

    source = font_file("latin-bold")
    made = TTFont(BytesIO(file_of(map(source.glyph, "Ag%1"))), checkChecksums=2)
    original = TTFont(FONTS / "latin-bold.ttf")
    for number, character in enumerate("Ag%1", 1):
        name = original.getBestCmap()[ord(character)]
        ours = made.getGlyphOrder()[number]
        assert (
            made["glyf"][ours].getCoordinates(made["glyf"])[0]
            == original["glyf"][name].getCoordinates(original["glyf"])[0]
        )
        assert made["hmtx"][ours] == original["hmtx"][name]


def test_a_book_of_120_is_small() -> None:
    for language in LANGUAGES:
        made = printed(
            [puzzle(seed=seed) for seed in range(120)], language, title=TITLES[language], booklet=True, cover=True
        )
        assert len(data(made)) < 400_000
