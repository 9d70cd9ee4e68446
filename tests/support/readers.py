"""Programs that read printed pages without our code: PDFium draws them and finds text, ZXing reads QR codes.

Both are wheels in the requirements, so every machine has them. Only the fonts for Chinese and Korean must be installed
on the machine, unless the PDFs embed them.
"""

import ctypes
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Any, NamedTuple

import pypdfium2.raw as pdfium
import pytest
import zxingcpp
from PIL.Image import Image
from pypdfium2 import PdfDocument, PdfPage

MM = 72 / 25.4  # points in a millimetre


class Place(NamedTuple):
    """A rectangle in millimetres from the upper left corner."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def holds(self, other: "Place", near: float = 0.0) -> bool:
        return (
            self.left - near <= other.left
            and self.top - near <= other.top
            and other.right <= self.right + near
            and other.bottom <= self.bottom + near
        )


class Word(NamedTuple):
    """Letters without a space between them, and their place."""

    text: str
    at: Place


def place(page: PdfPage, left: float, bottom: float, right: float, top: float) -> Place:
    """Return the place of PDFium's box, which is in points from the lower left corner."""
    height = page.get_height()
    return Place(left / MM, (height - top) / MM, right / MM, (height - bottom) / MM)


def text(pdf: bytes) -> str:
    """Return the text of all pages, one after the other."""
    return "\n".join(page.get_textpage().get_text_range() for page in PdfDocument(pdf))


def words(pdf: bytes, page: int) -> list[Word]:
    """Return the words of a page, numbered from 1: letters with neither a space nor a gap between them."""
    found: list[list[Word]] = []
    before: Word | None = None
    for letter in _letters(pdf, page):
        if not letter.text.isspace():
            if before and _is_next(before, letter):
                found[-1].append(letter)
            else:
                found.append([letter])
        before = None if letter.text.isspace() else letter
    return list(map(_word, found))


def _is_next(before: Word, letter: Word) -> bool:
    """Return whether a letter directly follows another on the same line.

    PDFium does not report every gap as a space.
    """
    one, other = before.at, letter.at
    height = max(one.bottom - one.top, other.bottom - other.top)
    return abs(other.left - one.right) < height / 2 and abs(other.middle[1] - one.middle[1]) < height / 2


def _letters(pdf: bytes, number: int) -> Iterator[Word]:
    page = PdfDocument(pdf)[number - 1]
    found = page.get_textpage()
    for index in range(found.count_chars()):
        left, _, right, _ = found.get_charbox(index, loose=True)  # the font's width, which is what is centred
        _, bottom, _, top = found.get_charbox(index)  # the drawn height
        yield Word(found.get_text_range(index, 1), place(page, left, bottom, right, top))


def _word(letters: list[Word]) -> Word:
    texts, places = zip(*letters, strict=True)
    lefts, tops, rights, bottoms = zip(*places, strict=True)
    return Word("".join(texts), Place(min(lefts), min(tops), max(rights), max(bottoms)))


def pictures(pdf: bytes, dpi: int) -> list[Image]:
    """Return every page in grey, as it looks on paper."""
    return [page.render(scale=dpi / 72, grayscale=True).to_pil() for page in PdfDocument(pdf)]


def codes(picture: Image) -> list[str]:
    """Return the texts of the QR codes in a picture."""
    return [
        code.text
        for code in zxingcpp.read_barcodes(picture, formats=zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode))
    ]


@pytest.fixture(scope="session")
def eastern_fonts() -> None:
    """Skip the test if the machine has no fonts for Chinese and Korean, which is an error if CI is set."""
    if not all(map(_has_font, ("zh-tw", "zh-cn", "ko"))):
        pytest.skip("no fonts for Chinese and Korean: install fonts-noto-cjk, or the like")


def _has_font(language: str) -> bool:
    if which("fc-list"):
        return bool(subprocess.run(["fc-list", f":lang={language}"], capture_output=True).stdout.strip())
    return Path("/System/Library/Fonts").exists()  # a Mac has them all


def buffer_text(call: Any, element: Any) -> str:
    """Return the text that PDFium writes into a buffer, in UTF-16."""
    length = call(element, None, 0)
    buffer = ctypes.create_string_buffer(length)
    call(element, buffer, length)
    return buffer.raw.decode("utf-16-le").rstrip("\0")


def elements(document: PdfDocument, number: int) -> Iterator[tuple[str, str]]:
    """Yield (role, alternative text) of the elements of a page in reading order."""
    tree = pdfium.FPDF_StructTree_GetForPage(document[number])
    [whole] = [
        pdfium.FPDF_StructTree_GetChildAtIndex(tree, at) for at in range(pdfium.FPDF_StructTree_CountChildren(tree))
    ]
    for at in range(pdfium.FPDF_StructElement_CountChildren(whole)):
        if child := pdfium.FPDF_StructElement_GetChildAtIndex(whole, at):
            alternative = buffer_text(pdfium.FPDF_StructElement_GetAltText, child)
            yield buffer_text(pdfium.FPDF_StructElement_GetType, child), alternative
