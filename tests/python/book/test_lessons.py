"""Tests of the parts of a book besides puzzles, read from its PDF: contents, introduction, techniques and covers."""

import re
from typing import Any

import pytest
from pypdf import PdfReader
from pypdf.generic import ArrayObject
from pypdfium2 import PdfDocument

from sudoku_workshop.book.lessons import EXAMPLES, USUAL, introduction, needed_by, techniques, with_lessons
from sudoku_workshop.book.rule_examples import rule_examples
from sudoku_workshop.generator import make, make_from, recipe_for, recipe_of, wish_from
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.techniques.records import HINT_ORDER
from sudoku_workshop.messages import say
from sudoku_workshop.notation import parse
from sudoku_workshop.sheet import Options, Puzzle, Section
from tests.support.paper import data, marks, printed, puzzle, sibling
from tests.support.readers import MM, pictures

pytestmark = pytest.mark.law

NEEDED = ("x-wing", "pointing", "xy-wing")
PARTS = dict.fromkeys(("cover", "back_cover", "contents", "introduction", "techniques"), True)
SECTIONS = [
    Section("Easy ones", tuple(sibling(seed) for seed in range(9)), "They need no more than a quiet look."),
    Section("Hard ones", tuple(sibling(seed) for seed in range(20, 41))),
]


def book(language: str = "en", sections: list[Section] = SECTIONS, **options: Any) -> PdfReader:
    chosen = {"title": "Sunday", "author": "A. Person"} | PARTS | options
    return printed(with_lessons(sections, Options(**chosen), language, NEEDED), language, **chosen)


def texts(reader: PdfReader) -> list[str]:
    """Return the text of each page as PDFium finds it, without blanks, because lines can end anywhere."""
    return ["".join(page.get_textpage().get_text_range().split()) for page in PdfDocument(data(reader))]


def listed(reader: PdfReader, page: int) -> list[tuple[str, int]]:
    """Return the lines of the contents as (heading, page), without the running head, the title and the foot."""
    rows: dict[float, list[str]] = {}
    for mark in marks(reader.pages[page]):
        rows.setdefault(round(mark.y, 1), []).append(mark.text)
    told = [row for row in rows.values() if len(row) > 1 and row[-1].isdigit()]
    return [(" ".join(words[:-1]), int(words[-1])) for words in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_name_the_pages_and_lead_there(language: str) -> None:
    reader = book(language, numbers="through")
    intro, techniques_, solutions = (say(language, f"sheet.{name}") for name in ("intro", "techniques", "solutions"))
    found = listed(reader, 1)
    assert [words.replace(" ", "") for words, _ in found] == [
        words.replace(" ", "") for words in (intro, "Easy ones", "Hard ones", techniques_, solutions)
    ]
    for words, page in found:  # the cover has no number, so page number n is the n-th after it
        assert words.replace(" ", "") in texts(reader)[page], words
        assert f"{page}/{len(reader.pages) - 2}" in texts(reader)[page]
    assert links(reader, 1) == [page for _, page in found for _ in range(2)]


def links(reader: PdfReader, page: int) -> list[int]:
    """Return the pages, from 0, that the links of a page lead to."""
    places: list[Any] = [reader.pages[at].indirect_reference for at in range(len(reader.pages))]
    found: list[Any] = [each.get_object() for each in reader.pages[page].get("/Annots", ArrayObject())]
    assert {each["/Subtype"] for each in found} == {"/Link"}
    return [places.index(each.raw_get("/Dest")[0]) for each in found]


def test_a_link_lies_over_its_words() -> None:
    reader = book(press=True, gutter=6, size=(170, 240))
    height = float(reader.pages[1].mediabox.height) / MM
    words = [mark for mark in marks(reader.pages[1]) if mark.text in ("Easy ones", "Hard ones")]
    annotations: Any = reader.pages[1]["/Annots"]
    boxes = [[float(side) / MM for side in each.get_object()["/Rect"]] for each in annotations]
    for mark in words:
        assert any(
            left - 0.1 <= mark.x <= left + 0.1 and height - top < mark.y < height - bottom
            for left, bottom, _, top in boxes
        ), mark


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"paper": "A6", "margin": 8, "per_page": 1}, {"large": True, "per_page": 1}])
def test_all_is_there_and_nothing_outside_the_margins(language: str, options: dict[str, Any]) -> None:
    reader = book(language, **options)
    told = "".join(texts(reader))
    for section in (introduction(language), *techniques(NEEDED, language)):
        for words in (section.title, section.note, *(part for shown in section.shown for part in shown.lines[0])):
            assert "".join(words.split()) in told.replace("Sunday", ""), words
    edge = Options(**options).margins
    for picture, page in zip(pictures(data(reader), 60), reader.pages, strict=True):
        inner = [round(side / 25.4 * 60) for side in (edge - 0.6, float(page.mediabox.width) / MM - edge + 0.6)]
        around = picture.copy()
        around.paste(255, (inner[0], inner[0], inner[1], round(float(page.mediabox.height) / 72 * 60) - inner[0]))
        assert around.getextrema() == (255, 255)


def test_the_outline_has_all_parts() -> None:
    items: list[Any] = list(book().outline)
    assert [str(item.title) for item in items] == [
        "Sunday", "Contents", "How to solve a Sudoku", "Easy ones", "Hard ones", "Techniques", "Solutions"
    ]  # fmt: skip


def test_each_pointer_still_names_the_page_of_its_solution() -> None:
    """Check the pointers, with the pages before the sections included in the numbers."""
    reader = book(pointers=True, per_page=6, numbers="through")
    told = texts(reader)
    places = [at for at, text in enumerate(told) if text.startswith("SundaySolutions")]
    named = {int(page) for text in told for page in re.findall(r"Solutiononpage(\d\d)", text)}
    assert named == set(places)


def test_the_covers_of_a_booklet_are_its_first_and_last_page() -> None:
    """Check that both covers are on the front of the outermost sheet, for any number of pages."""
    for count in range(1, 6):
        sections = [Section("", tuple(puzzle("4", seed) for seed in range(count)))]
        reader = book(sections=sections, booklet=True, per_page=1, contents=False, techniques=False)
        half = float(reader.pages[0].mediabox.width) / MM / 2
        found = {(mark.text, mark.x > half) for mark in marks(reader.pages[0])}
        assert {("Sunday", False), ("Sunday", True), ("A. Person", True)} <= found, "the front is the right half"


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_are_what_our_generator_makes(name: str) -> None:
    id_, text = EXAMPLES[name]
    made = make(recipe_of(id_)).puzzle
    assert (made.geometry.name, text_of(made.givens)) == (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("names", "shown", "last"),
    [
        (["4"], "4", "4"),
        (["6"], "6", "6"),
        (["9"], "9", "9"),
        (["9x"], "9x", "9"),
        (["16"], "9", "G"),
        (["4", "6"], "6", "46"),
        (["25", "9", "4"], "9", "49P"),
    ],
)
def test_the_introduction_speaks_of_the_sizes_in_the_book(
    language: str, names: list[str], shown: str, last: str
) -> None:
    sections = [Section("", (puzzle(name),)) for name in names]
    first, *_ = with_lessons(sections, Options(introduction=True), language, ())
    assert {picture.board.geometry.name for picture in first.shown} == {shown}
    digits = [say(language, "sheet.intro.digits" if n in "469" else "sheet.intro.letters", last=n) for n in last]
    assert all(said in first.note for said in digits)
    assert first.note.count("×") == len(names) * (len(names) > 1)
    assert ("9" in first.note) is bool({"9", "P", "G"} & set(last))
    assert (say(language, "sheet.intro.more") in first.note) is ("9x" in names)


def test_every_technique_that_a_path_may_take_can_be_taught() -> None:
    slugs = {technique.slug for technique in HINT_ORDER}
    [section] = techniques(slugs, "en")
    assert len(section.shown) == len(slugs)
    assert list(techniques(["no such technique"], "en")) == []


def test_needed_are_the_techniques_of_the_path_without_singles() -> None:
    assert needed_by(parse(EXAMPLES[USUAL][1])) == []
    hard = parse("4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8")
    needed = needed_by(hard)
    assert needed
    assert not {"full-house", "hidden-single", "naked-single"} & set(needed)


def test_a_book_of_120_is_small() -> None:
    parts = [tuple(sibling(seed) for seed in range(start, start + 40)) for start in (0, 40, 80)]
    sections = [Section(f"Part {number}", part) for number, part in enumerate(parts, 1)]
    assert len(data(book(sections=sections, numbers="through", pointers=True))) < 400_000


def ruled(*names: str) -> list[Section]:
    """Return a section for each of these geometries, with a blank puzzle."""
    boards = [board_of(geometry(name), [0] * 81) for name in names]
    return [Section(board.geometry.name, (Puzzle(board),)) for board in boards]


def test_the_introduction_shows_each_kind_of_rules_once_with_an_example() -> None:
    cages = ("9+killer:3:r1c12", "9+killer:5:r1c12", "9+killer:3:r1c12+thermometer:r9c123")
    sections = with_lessons(ruled(*cages), Options(introduction=True), "en", ())
    assert [section.title for section in sections[:2]] == ["How to solve a Sudoku", "Rules and examples"]
    told = [shown.lines[0][1] for shown in sections[1].shown]
    assert [("cage" in words, "thermometer" in words) for words in told] == [(True, False), (True, True)]
    assert all(words.startswith("Digits do not repeat in a cage") and "\n" in words for words in told)


@pytest.mark.parametrize("name", ["9", "9x", "9+counting:r1c1,r2c4", "9@r1c1,r7c7"])
def test_rules_that_are_not_made_have_no_example(name: str) -> None:
    assert [*rule_examples("en", [geometry(name)])] == []


@pytest.mark.parametrize("kinds", ["killer", "thermometer", "arrow", "renban", "kropki-some", "palindrome", "whispers"])
def test_an_example_uses_its_rules(kinds: str) -> None:
    made = make_from(recipe_for(wish_from({"kinds": kinds, "size": "6"}), "test", 0)).puzzle.geometry
    [section] = rule_examples("en", [made])
    [shown] = section.shown
    name = shown.lines[0][0]
    assert name not in {say("en", f"technique.{technique.slug}.name") for technique in HINT_ORDER}
