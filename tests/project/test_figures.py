"""The figures of the lessons: they are up to date, so that each shows the example of its technique."""

import re

from sudoku_workshop.logic.ruled.lessons import LESSONS
from sudoku_workshop.logic.techniques.multiple import NESTED
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from tools.figures import FILE, figure, text_of

SLOW = set(NESTED)  # their examples take seconds to find


def test_the_figures_are_those_of_the_examples() -> None:
    written = FILE.read_text(encoding="utf-8")
    lines = set(written.splitlines())
    assert re.findall(r'^  "([\w-]+)":', written, re.MULTILINE) == [*TECHNIQUES, *LESSONS]
    assert [slug for slug in (*TECHNIQUES, *LESSONS) if slug not in SLOW and not lines & {*_lines(slug)}] == []


def _lines(slug: str) -> list[str]:
    return [line for line in text_of({slug: figure(slug)}).splitlines() if line.startswith(f'  "{slug}"')]
