"""Heads of pages: their words are complete even if the page is narrow and the letters are large."""

from typing import Any

import pytest

from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Section, Shown
from sudoku_workshop.sheet.drawing import Page, Text
from tests.support.paper import drawn, marks, printed, puzzle

PAPERS = ("A4", "A5", "B6", "A6")


@pytest.mark.parametrize("paper", ["A6", "B6"])
def test_long_headings_are_whole_on_their_pages_and_in_the_contents(paper: str) -> None:
    title = "Puzzles for a long winter evening"
    one = puzzle("4")._replace(steps=(Shown([("", "Sentence.")], puzzle("4").board),))
    pages = drawn([Section(title, (one,))], paper=paper, contents=True, large=True, margin=10, solutions="none")
    contents, section, path = map(_heading, pages)
    assert (contents, section) == ("Contents", title)
    assert path.removeprefix(f"{title} · ") == "How puzzle 1 is solved", "the title gives way, the number does not"
    listed = " ".join(one.text for one in pages[0].operations if isinstance(one, Text) and one.to and one.x < 50)
    assert listed == title


def _heading(page: Page) -> str:
    return " ".join(one.text for one in page.operations if isinstance(one, Text) and one.role == "H2")


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["en", "zh-Hant", "ko"])
def test_the_words_of_the_line_for_a_name_are_whole(large: bool, paper: str, language: str) -> None:
    options: dict[str, Any] = {"paper": paper, "large": large, "title": "A worksheet " * 3, "name_line": True}
    [page] = drawn([puzzle("4")], language, margin=10, solutions="none", **options)
    texts = {one.text for one in page.operations if isinstance(one, Text)}
    assert {say(language, f"sheet.{part}") for part in ("name", "date", "time")} <= texts


def test_a_heading_of_which_nothing_can_be_drawn_is_still_listed() -> None:
    reader = printed([Section("\u200b", (puzzle("4"),))], contents=True, solutions="none")
    assert [mark.text for mark in marks(reader.pages[0])] == ["Contents", "2", "1 / 2"]
