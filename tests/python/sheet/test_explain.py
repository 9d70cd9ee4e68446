"""Explanations: all sentences of a step or a lesson are printed, on as many pages as necessary."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from sudoku_workshop.book.lessons import introduction, techniques
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import path_pictures
from sudoku_workshop.sheet import Puzzle, Section, Shown
from sudoku_workshop.sheet.drawing import Figure, Page, Text
from tests.support.paper import drawn

HARD = parse("4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8")
CHAIN = "If r1c1 is 1, r2c2 cannot be 1, so r3c3 must be 1. " * 200
PAPERS = ("A4", "A5", "B6", "A6")


def words(pages: Sequence[Page]) -> str:
    """Return the text of the pages without their heads and feet."""
    texts = (one for page in pages for one in page.operations if isinstance(one, Text) and one.role == "P")
    return "".join("".join(text.text.split()) for text in texts)


def sentences(shown: Sequence[Shown]) -> Iterator[str]:
    for picture in shown:
        for name, told in picture.lines:
            yield from ("".join(line.split()) for line in (name, *told.splitlines()))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_lesson_is_printed_to_its_end(paper: str, large: bool, language: str) -> None:
    lessons = [introduction(language), *techniques(["x-wing", "aic"], language)]
    options: dict[str, Any] = {"paper": paper, "large": large, "margin": 10, "title": "A book " * 5}
    printed = words(drawn(lessons, language, solutions="none", **options))
    for lesson in lessons:
        assert "".join(lesson.note.split()) in printed
        assert [line for line in sentences(lesson.shown) if line not in printed] == []


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("large", [False, True])
def test_a_path_is_printed_to_its_end(paper: str, large: bool) -> None:
    steps = (*path_pictures(HARD, "en"), Shown([("A long chain", CHAIN)], HARD))
    options: dict[str, Any] = {"paper": paper, "large": large, "margin": 10, "per_page": 1, "solutions": "none"}
    pages = drawn([Section("", (Puzzle(HARD, steps=steps),))], **options)
    printed = words(pages)
    assert [line for line in sentences(steps) if line not in printed] == []
    assert all(len([one for one in page.operations if isinstance(one, Text) and one.role == "P"]) for page in pages)
    lowest = max(one.baseline for page in pages for one in page.operations if isinstance(one, Text) and one.role == "P")
    feet = [one.baseline for page in pages for one in page.operations if isinstance(one, Text) and " / " in one.text]
    assert lowest < min(feet), "no line runs into the foot"


def test_a_long_step_goes_on_beside_its_board_again() -> None:
    step = Shown([("A long chain", CHAIN)], HARD)
    pages = drawn([Section("", (Puzzle(HARD, steps=(step,)),))], solutions="none")[1:]
    assert len(pages) > 1
    assert all(isinstance(one, Figure) for page in pages for one in page.operations[1:2])
