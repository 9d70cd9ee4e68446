"""PDF/UA-1 (ISO 14289-1): what a screen reader needs. A validator checks whole files where it is installed."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from pypdf import PdfReader

from sudoku_workshop.book.lessons import with_lessons
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import say
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import path_pictures
from sudoku_workshop.sheet import Document, Options, Puzzle, Section
from sudoku_workshop.sheet.outlined import outlined
from sudoku_workshop.sheet.pdf import pdf
from sudoku_workshop.sheet.strip import Look, Printed, strip
from sudoku_workshop.sheet.styles import STYLES
from sudoku_workshop.sheet.wrap import wrap
from tests.conftest import VALIDATOR_ABSENT
from tests.python.book.test_worksheets import worksheet as lesson_sheet
from tests.support.paper import PUZZLE, data, printed, puzzle, type_of

PUZZLES = [puzzle(seed=seed, name=f"Name {seed}", grade="Hard") for seed in range(4)]
EASY = Section("Easy", tuple(PUZZLES))
BOOK: dict[str, Any] = dict.fromkeys(
    ("cover", "title_page", "contents", "introduction", "techniques", "openers", "back_cover", "pointers"), True
)


def book(language: str) -> PdfReader:
    sections = with_lessons([EASY, Section("", (puzzle("6"),))], Options(**BOOK), language, ["x-wing"])
    return printed(sections, language, title="Trains", author="A. Person", imprint="2026", **BOOK)


def worksheet(language: str) -> PdfReader:
    return printed(lesson_sheet("x-wing", language), language, title="X-Wing", name_line=True)


def path(language: str) -> PdfReader:
    board = parse(PUZZLE)
    return printed([Puzzle(board, steps=tuple(path_pictures(board, language)))], language)


def cover(language: str) -> bytes:
    options = Options(title="Trains", author="A. Person", isbn="978-3-16-148410-0", back_text="Words.")
    type_ = type_of(language, {})
    return pdf([wrap(Document([EASY], options, partial(say, language), type_))], type_, options)


def newspaper(language: str) -> bytes:
    some = [Printed(one, "Hard", "1 May", PUZZLES[0], "Solution") for one in PUZZLES[1:3]]
    type_ = type_of(language, {})
    return pdf(
        [outlined(strip(some, Look(120, STYLES["newspaper"]), type_), type_)], type_, Options(title="2026-05-01")
    )


FILES: dict[str, Callable[[str], PdfReader | bytes]] = {
    "a sheet": lambda language: printed(PUZZLES, language, title="Sheet", qr="https://example.org/", notes="empty"),
    "a sheet without a title": lambda language: printed(PUZZLES, language, solutions="below", tint=True),
    "sections without a title": lambda language: printed([EASY, EASY._replace(title="Hard")], language),
    "a class set": lambda language: printed(PUZZLES, language, handout=2, names="Ada\n김"),
    "symbols": lambda language: printed([puzzle("6")], language, symbols="colours", tint=True),
    "braille": lambda language: printed(PUZZLES[:1], language, style="tactile", per_page=1),
    "a file for a press": lambda language: printed(PUZZLES, language, press=True, intent="coated", contents=True),
    "a book": book,
    "a worksheet": worksheet,
    "a solution path": path,
    "a cover": cover,
    "a strip for a newspaper": newspaper,
}


def bytes_of(made: PdfReader | bytes) -> bytes:
    return made if isinstance(made, bytes) else data(made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_validator_finds_no_fault(language: str) -> None:
    reason = f"{VALIDATOR_ABSENT} it is not among our dependencies"
    validator = pytest.importorskip("page", reason=reason)
    for kind, made in FILES.items():
        report = validator.validate_pdf_bytes(bytes_of(made(language)), profile="ua1")
        assert [f"{kind}: {failure.rule_id}: {failure.message}" for failure in report.failures] == []


def elements(node: Any) -> Iterator[Any]:
    """Yield the elements of the tree of marked parts, in the order in which they are read."""
    kids = node.get("/K", [])
    for kid in kids if isinstance(kids, list) else [kids]:
        found = kid.get_object()
        if isinstance(found, dict) and "/S" in found:
            yield found
            yield from elements(found)


def tree(reader: PdfReader) -> list[Any]:
    root: Any = reader.trailer["/Root"]
    return list(elements(root["/StructTreeRoot"]))


def test_every_link_names_where_it_leads_and_is_read_with_its_words() -> None:
    reader = book("en")
    read = [one for one in tree(reader) if one["/S"] == "/Link"]
    shown = [one.get_object() for page in reader.pages for one in page.get("/Annots", [])]
    assert [one["/K"][1]["/Obj"].get_object() for one in read] == shown
    assert all(one["/P"].get_object()["/S"] == "/P" for one in read)
    named = [one["/Contents"] for one in shown]
    assert "Easy" in named
    assert all(named)
    root: Any = reader.trailer["/Root"]
    numbers = root["/StructTreeRoot"]["/ParentTree"]["/Nums"]
    parents = dict(zip(numbers[::2], numbers[1::2], strict=True))
    assert [parents[one["/StructParent"]].get_object() for one in shown] == read


@pytest.mark.parametrize("kind", ["sections without a title", "a class set", "a file for a press", "a book"])
def test_headings_begin_at_the_first_level_and_skip_none(kind: str) -> None:
    made = FILES[kind]("en")
    assert isinstance(made, PdfReader)
    before = 0
    levels = [int(one["/S"][2:]) for one in tree(made) if one["/S"] in ("/H1", "/H2", "/H3")]
    assert levels
    for level in levels:
        assert 1 <= level <= before + 1
        before = level


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Sudoku"), ("zh-Hant", "數獨"), ("zh-Hans", "数独"), ("ko", "스도쿠")]
)
def test_a_document_without_a_title_has_a_general_one_for_readers(language: str, title: str) -> None:
    reader = printed(PUZZLES[:1], language)
    assert reader.metadata is not None
    assert reader.metadata.title == title


@pytest.mark.parametrize(("booklet", "claimed"), [(False, True), (True, False)])
def test_only_files_in_reading_order_claim_to_be_accessible(booklet: bool, claimed: bool) -> None:
    catalog: Any = printed(PUZZLES, booklet=booklet).trailer["/Root"]
    assert (b"<pdfuaid:part>1</pdfuaid:part>" in catalog["/Metadata"].get_data()) == claimed
