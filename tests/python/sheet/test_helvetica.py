"""Helvetica's widths agree with a reader's own table of them: PDFium's."""

import ctypes

import pypdfium2.raw as pdfium
import pytest

from sudoku_workshop.sheet.helvetica import BOLD, FIRST, REGULAR

# PDFium draws these with letters of its own, which are wider; and a few that Adobe's fonts of 1990 did not have.
OTHERS = {"Helvetica": "€›«»\xad\x7f", "Helvetica-Bold": "@€\xad\x7f"}


@pytest.mark.parametrize(("name", "widths"), [("Helvetica", REGULAR), ("Helvetica-Bold", BOLD)])
def test_the_widths_are_those_that_readers_use(name: str, widths: tuple[int, ...]) -> None:
    codes = bytes(range(FIRST, FIRST + len(widths)))
    document = pdfium.FPDF_CreateNewDocument()
    font = pdfium.FPDFText_LoadStandardFont(document, name.encode())
    width = ctypes.c_float()
    compared = 0
    for code, ours in zip(codes, widths, strict=True):
        letter = bytes([code]).decode("cp1252", "replace")
        if letter not in f"\ufffd{OTHERS[name]}":
            assert pdfium.FPDFFont_GetGlyphWidth(font, ord(letter), 1000, ctypes.byref(width))
            assert (letter, ours) == (letter, round(width.value))
            compared += 1
    assert compared > 200
    pdfium.FPDFFont_Close(font)
    pdfium.FPDF_CloseDocument(document)
