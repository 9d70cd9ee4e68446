"""Tests of the pages of a book around its puzzles, read from its PDF."""

from typing import Any

import pytest
from pypdf import PdfReader

from sudoku_workshop.book.lessons import with_lessons
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.sheet import Options, Section
from tests.support.paper import drawn, grids, marks, printed, sibling

PARTS = Options(introduction=True, techniques=True)
LESSONS = ["x-wing", "skyscraper", "xy-wing"]
SECTIONS = [
    Section("Easy ones", tuple(sibling(seed) for seed in range(5)), "A quiet look."),
    Section("Hard ones", tuple(sibling(seed) for seed in range(20, 31)), layout={"per_page": 1}),
]
BOOK: dict[str, Any] = {
    **{"title": "Trains", "subtitle": "Sixteen", "author": "A. Person", "title_page": True, "contents": True},
    **{"imprint": "First edition\nISBN 1", "openers": True, "outer_numbers": True, "running": "both", "per_page": 2},
    **{"size": (152.4, 228.6), "gutter": 6.0, "show": ("number",)},
}


def book(language: str = "en", **options: Any) -> PdfReader:
    return printed(SECTIONS, language, **BOOK | options)


def words(reader: PdfReader, page: int) -> list[str]:
    return [mark.text for mark in marks(reader.pages[page - 1]) if not mark.text.isdigit()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_page_has_the_imprint_on_its_back(language: str) -> None:
    reader = book(language)
    assert words(reader, 1) == ["Trains", "Sixteen", "A. Person"]
    assert words(reader, 2)[0].startswith("First edition")
    assert all(228.6 - 40 < mark.y < 228.6 for mark in marks(reader.pages[1]))


def test_a_section_opens_on_a_right_hand_page_without_puzzles() -> None:
    reader = book()
    opened = [
        number
        for number, page in enumerate(reader.pages, 1)
        if words(reader, number)[:1] in (["Easy ones"], ["Hard ones"])
    ]
    openers = [number for number in opened if not grids(reader.pages[number - 1]) and not contents(reader, number)]
    assert len(openers) == 2
    assert all(number % 2 for number in openers)
    assert words(reader, openers[0]) == ["Easy ones", "A quiet look."]
    assert "Easy ones" not in words(reader, openers[0] + 1), "its first page does not repeat the heading"


def contents(reader: PdfReader, number: int) -> bool:
    return "Contents" in words(reader, number)


def test_page_numbers_are_at_the_outer_corners() -> None:
    seen = 0
    for number, page in enumerate(book().pages, 1):
        low = [mark for mark in marks(page) if mark.text == str(number) and mark.y > 228.6 - 25]
        seen += len(low)
        for mark in low:
            assert (mark.x > 152.4 / 2) == bool(number % 2), number
    assert seen > 10


def test_running_heads_name_the_book_on_the_left_and_the_section_on_the_right() -> None:
    heads: dict[int, tuple[str, bool]] = {}
    for number, page in enumerate(book().pages, 1):
        top = [mark for mark in marks(page) if mark.y < 25 and mark.text in ("Trains", "Hard ones") and mark.size < 4]
        heads.update((number, (mark.text, mark.x > 152.4 / 2)) for mark in top)
    assert {head for number, head in heads.items() if number % 2} == {("Hard ones", True)}
    assert {head for number, head in heads.items() if not number % 2} == {("Trains", False)}
    bare = book(running="none")
    assert all(words(bare, number)[:1] != ["Trains"] for number in range(5, 20))


def test_a_section_has_its_own_layout() -> None:
    reader = book(solutions="none")
    counts = [len(grids(page)) for page in reader.pages if grids(page)]
    assert counts == [2, 2, 1, *[1] * 11]


def test_the_contents_name_the_pages_of_the_openers() -> None:
    reader = book()
    listed = {mark.text: round(mark.y) for mark in marks(reader.pages[2])}
    row = [mark.text for mark in marks(reader.pages[2]) if round(mark.y) == listed["Hard ones"]]
    assert words(reader, int(row[-1])) == ["Hard ones"]


def test_every_puzzle_hides_the_next_word_of_a_list() -> None:
    found = ["EDUCATION", "WORKSHIPÉ", "CHAMPIONS"]
    pages = drawn([sibling(seed) for seed in range(4)], word=", ".join(found), per_page=1, solutions="none")
    legends = [sorted(set(word)) for word in (*found, found[0])]
    for page, letters in zip(pages, legends, strict=True):
        texts = [text.text for text in page_texts(page) if text.text in letters]
        assert set(texts) == set(letters)


def page_texts(page: Any) -> list[Any]:
    from tests.python.sheet.test_svg import flat

    return [operation for operation in flat(page.operations) if hasattr(operation, "text")]


def test_no_page_says_the_same_in_its_running_head_and_its_heading() -> None:
    sections = with_lessons([Section("Many", tuple(sibling(seed) for seed in range(40)))], PARTS, "en", LESSONS)
    options = BOOK | {"per_page": 8, "openers": False, "size": (105, 148), "gutter": 0.0}
    pages = printed(sections, **options).pages
    said = [[mark.text for mark in marks(page)] for page in pages]
    assert sum("Solutions" in page for page in said) > 2
    for page in said:
        assert max(page.count(words) for words in ("Solutions", "Techniques", "How to solve a Sudoku")) <= 1
