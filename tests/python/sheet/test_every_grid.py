"""Every kind of document in every language: each grid has its puzzle, and nothing is outside the margins.

The grids are read as drawn and as described for screen readers. PDFium reads the pages, and knows nothing of our
layout.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from ctypes import c_float, c_int
from functools import cache
from math import isqrt
from pathlib import Path
from typing import Any, NamedTuple

import pypdfium2.raw as pdfium
import pytest
from pypdfium2 import PdfDocument, PdfObject, PdfPage

from sudoku_workshop.book.lessons import with_lessons
from sudoku_workshop.grid.digit_text import SYMBOLS, text_of
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import say
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import path_pictures, practice
from sudoku_workshop.search import solutions
from sudoku_workshop.sheet import Options, Puzzle, Section
from sudoku_workshop.sheet.press import AROUND
from tests.support.paper import PUZZLE, data, printed, puzzle
from tests.support.readers import Place, elements, place

NEAR = 0.3  # millimetres by which a letter's outline may exceed its place
NOTE = 0.6  # in cells: smaller letters are notes
WING = (Path(__file__).parents[1] / "cli" / "x_wings.txt").read_text().split()[0]
NAMES = {"en": "Of a name", "zh-Hant": "春天的題目", "zh-Hans": "春天的题目", "ko": "봄의 문제"}


class Kind(NamedTuple):
    """A kind of document: its options, and the sizes of its puzzles."""

    options: dict[str, Any]
    sizes: Sequence[str] = ("9", "9", "9", "9", "9")
    letters: str = SYMBOLS
    drawn: bool = True  # whether letters are drawn, rather than shapes
    covers: int = 0
    steps: str = ""


KINDS = {
    "plain": Kind({"per_page": 4, "name_line": True, "numbers": "through", "pointers": True}),
    "newspaper": Kind({"style": "newspaper", "per_page": 6, "solutions": "below", "tint": True}),
    "large": Kind({"style": "clear", "large": True, "per_page": 1}, ("9", "9")),
    "letter": Kind({"paper": "Letter", "landscape": True, "per_page": 4, "solutions": "page", "qr": "https://a.bc/"}),
    "small": Kind({"symbols": "letters", "notes": "empty", "per_page": 6}, ("4", "6", "6"), "ABCDEF"),
    "shapes": Kind({"symbols": "shapes", "per_page": 2}, ("4", "6"), drawn=False),
    "pictures": Kind({"symbols": "pictures", "per_page": 2, "solutions": "below"}, ("4", "6"), drawn=False),
    "colours": Kind({"symbols": "colours", "tint": True}, ("4", "6"), drawn=False),
    "sixteen": Kind({"per_page": 1, "notes": "all", "show": ("number", "name", "grade", "er", "id")}, ("12", "16")),
    "booklet": Kind({"booklet": True, "signature": 8, "creep": 0.2, "gutter": 3.0, "per_page": 1, "contents": True}),
    "press": Kind({"press": True, "paper": "A6", "per_page": 1, "margin": 8.0, "cover": True}, ("9", "9"), covers=1),
    "book": Kind({"introduction": True, "techniques": True, "contents": True, "gutter": 5.0}, ("9", "9")),
    "class": Kind({"handout": 1, "per_page": 1, "footer": False}, ("9", "9")),
    "tactile": Kind({"style": "tactile", "per_page": 1, "margin": 10.0}, ("9", "6"), drawn=False),
    "word": Kind({"word": "workshipé", "word_row": 4, "notes": "all", "per_page": 2}, ("9", "9", "9")),
    "path": Kind({"per_page": 1}, ("9",), steps="path"),
    "worksheet": Kind({"per_page": 2, "solutions": "none"}, ("9",), steps="x-wing"),
}


def made(kind: Kind, language: str) -> tuple[Puzzle, ...]:
    known: dict[str, Any] = {"name": NAMES[language], "grade": say(language, "grade.hard"), "er": 4.2, "id": "g2.9.a.1"}
    if kind.steps == "path":
        return (Puzzle(parse(PUZZLE), steps=path_of(language), **known),)
    if kind.steps:
        found = practice(parse(WING), kind.steps, language)
        assert found
        return (Puzzle(parse(WING), position=found[0], steps=(found[1],), **known),)
    return tuple(puzzle(size, seed, **known) for seed, size in enumerate(kind.sizes))


@cache
def path_of(language: str) -> tuple[Any, ...]:
    return tuple(path_pictures(parse(PUZZLE), language))


def wished(kind: Kind, puzzles: Sequence[Puzzle]) -> Counter[str]:
    """Return the expected content of the grids: clues and solutions, and the boards of paths."""
    found = Counter[str]()
    for one in puzzles:
        letters = kind.letters
        if word := kind.options.get("word", "").upper():
            row = (one.solution or ())[27:36]
            letters = "".join(word[row.index(digit)] for digit in range(1, 10))
        written = str.maketrans(dict(zip(SYMBOLS, letters, strict=False)))
        boards = [(one.position or one.board).values, *(shown.board.values for shown in one.steps)]
        if kind.options.get("solutions") != "none":
            boards.append(one.solution or next(solutions(one.board)).values)
        found.update(text_of(values).translate(written) for values in boards)
    return found


def bounds(page: PdfPage, one: PdfObject) -> Place:
    """Return the visible bounds. PDFium takes a line to be twice as wide as it is."""
    left, top, right, bottom = place(page, *one.get_bounds())
    width = c_float()
    pdfium.FPDFPageObj_GetStrokeWidth(one, width)
    half = width.value / 2 if is_line(one) else 0
    return Place(left + half, top + half, right - half, bottom - half)


def squares(page: PdfPage) -> list[Place]:
    """Return the grids in order: everything that is drawn in lines, is a square, and is not within another square."""
    found: list[Place] = []
    for one in page.get_objects([pdfium.FPDF_PAGEOBJ_PATH]):
        at = bounds(page, one)
        if is_line(one) and abs(at.right - at.left - at.bottom + at.top) < 0.1 and at.right - at.left > 10:
            inner = next((k for k, other in enumerate(found) if other.holds(at, 2.0) or at.holds(other, 2.0)), None)
            if inner is None:
                found.append(at)
            elif at.holds(found[inner]):
                found[inner] = at
    return found


def is_line(path: PdfObject) -> bool:
    fill, stroke = c_int(), c_int()
    return bool(pdfium.FPDFPath_GetDrawMode(path, fill, stroke) and stroke.value)


def letters_of(page: PdfPage) -> list[tuple[str, Place, float]]:
    """Return (letter, place, size) for all letters."""
    text = page.get_textpage()
    written = text.get_text_range()
    count = text.count_chars()
    sizes = [pdfium.FPDFText_GetFontSize(text, k) for k in range(count)]
    codes = [chr(pdfium.FPDFText_GetUnicode(text, k)) for k in range(count)]
    assert written
    boxes = (place(page, *text.get_charbox(k)) for k in range(count))
    return [one for one in zip(codes, boxes, sizes, strict=True) if not one[0].isspace()]


def reading(grid: Place, letters: Sequence[tuple[str, Place, float]], n: int) -> str:
    """Return the content of a grid."""
    cells, cell = ["."] * (n * n), (grid.right - grid.left) / n
    for letter, at, size in letters:
        x, y = at.middle
        column, row = int((x - grid.left) // cell), int((y - grid.top) // cell)
        if 0 <= column < n and 0 <= row < n and size > NOTE * cell:
            cells[row * n + column] += letter
    return "".join(cell.removeprefix(".") or "." for cell in cells)


def allowed(options: Options) -> Iterator[Place]:
    """Yield the area within the margins of each page on the sheet."""
    (width, height), margin, around = options.page, options.margins, AROUND * options.press
    for left in (0.0, width) if options.booklet else (around,):
        yield Place(left + margin, around + margin, left + width - margin, around + height - margin)


@pytest.mark.law
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", KINDS)
def test_every_grid_is_its_puzzle_and_nothing_stands_in_the_margin(name: str, language: str) -> None:
    kind = KINDS[name]
    options, puzzles = Options(title=NAMES[language], **kind.options), made(kind, language)
    sections = [Section(NAMES[language], puzzles[:2], NAMES[language] * 9), Section("", puzzles[2:])]
    whole = with_lessons([one for one in sections if one.puzzles], options, language, ["x-wing"])
    document = PdfDocument(data(printed(whole, language, title=NAMES[language], **kind.options)))
    told = Counter[str]()
    for number, page in enumerate(document):
        found = [alternative for role, alternative in elements(document, number) if role == "Figure"]
        told.update(found if number >= kind.covers else ())
        grids, letters = squares(page), letters_of(page)
        assert len(grids) == len(found), "each is told of"
        for grid, alternative in zip(grids, found, strict=True):
            if kind.drawn and number >= kind.covers:
                text = reading(grid, letters, isqrt(len(alternative)))
                assert alternative in (text, text[::-1] if options.solutions == "below" else text)
        margins = list(allowed(options))
        outside = [at for at in seen(page, options) if not any(one.holds(at, NEAR) for one in margins)]
        assert not outside
    assert wished(kind, puzzles) <= told
    lessons = sum(len(section.shown) for section in whole)
    assert sum(told.values()) == sum(wished(kind, puzzles).values()) + lessons, "no grid is there besides"


def seen(page: PdfPage, options: Options) -> Iterator[Place]:
    """Yield the bounds of everything drawn, except the crop marks around the page."""
    (width, height), around = options.page, AROUND * options.press
    cut = Place(around, around, around + width, around + height)
    return (at for one in page.get_objects() if not (at := bounds(page, one)).holds(cut) and at.right > at.left)
