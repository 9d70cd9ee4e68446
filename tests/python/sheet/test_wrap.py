"""Tests of the cover that is wrapped around a book. ZXing reads its barcode."""

from typing import Any

import pytest
import zxingcpp
from pypdf import PdfReader
from pypdfium2 import PdfDocument

from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Document, Options, Section, SheetError, Type
from sudoku_workshop.sheet.ean import digits_of
from sudoku_workshop.sheet.options import STOCKS
from sudoku_workshop.sheet.pdf import pdf
from sudoku_workshop.sheet.wrap import spine_of, wrap
from tests.support.paper import marks, sibling
from tests.support.readers import MM

ISBN = "978-3-16-148410-0"
WORDS: dict[str, Any] = {"title": "Trains", "author": "A. Person", "back_text": "Two hundred puzzles.", "isbn": ISBN}


def cover(language: str = "en", count: int = 60, **options: Any) -> bytes:
    chosen = Options(**WORDS | {"per_page": 1, "paper": "A5"} | options)
    section = Section("", tuple(sibling(seed % 4) for seed in range(count)))
    type_ = Type(language)
    document = Document([section], chosen, lambda key, **args: say(language, key, **args), type_)
    return pdf([wrap(document)], type_, chosen)


def reader(made: bytes) -> PdfReader:
    from io import BytesIO

    return PdfReader(BytesIO(made))


@pytest.mark.parametrize("options", [{}, {"press": True, "intent": "coated"}, {"size": (152.4, 228.6)}])
def test_its_barcode_is_read_as_the_isbn(options: dict[str, Any]) -> None:
    [page] = PdfDocument(cover(**options))
    [code] = zxingcpp.read_barcodes(page.render(scale=300 / 72).to_pil())
    assert (code.text, code.format) == (ISBN.replace("-", ""), zxingcpp.BarcodeFormat.EAN13)


def test_it_is_as_wide_as_two_pages_and_the_leaves_between_them() -> None:
    [page] = reader(cover(spine=11.5)).pages
    assert [float(side) / MM for side in page.mediabox[2:]] == pytest.approx([2 * 148 + 11.5, 210], abs=0.05)
    [page] = reader(cover(spine=11.5, press=True)).pages
    assert [float(side) / MM for side in (page.trimbox.width, page.trimbox.height)] == pytest.approx(
        [2 * 148 + 11.5, 210], abs=0.05
    )
    assert spine_of(Options(stock="bulky-80"), 201) == pytest.approx(101 * STOCKS["bulky-80"], abs=0.01)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_on_the_back_on_the_spine_and_on_the_front(language: str) -> None:
    [page] = reader(cover(language, spine=10)).pages
    seen = marks(page)
    back = [mark.text for mark in seen if mark.x < 148 - 5 and not mark.text.isdigit()]
    front = [mark.text for mark in seen if mark.x > 148 + 10]
    assert back[:2] == ["Trains", "Two hundred puzzles."]
    assert {"Trains", "A. Person"} <= set(front)
    assert "Trains" in [mark.text for mark in marks(reader(cover(language, spine=10)).pages[0]) if 148 < mark.x < 158]


def test_a_narrow_spine_has_no_words() -> None:
    [page] = reader(cover(spine=4)).pages
    assert not [mark for mark in marks(page) if 148 < mark.x < 152]


@pytest.mark.parametrize("isbn", ["978-3-16-148410-1", "3-16-148410-X", "978316148410", "9773161484100", "five"])
def test_a_wrong_isbn_is_refused(isbn: str) -> None:
    assert digits_of(isbn) == ""
    with pytest.raises(SheetError, match="isbn"):
        cover(isbn=isbn)


def test_lines_on_covers_are_balanced() -> None:
    type_ = Type("en")
    text = "Sudoku for the Long Train"
    assert type_.wrap(text, 10, 100) == ["Sudoku for the Long", "Train"]
    assert type_.balanced(text, 10, 100) == ["Sudoku for", "the Long Train"]
    assert type_.balanced("Sudoku", 10, 100) == ["Sudoku"]
