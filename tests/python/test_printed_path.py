"""The printed path to a solution."""

from pathlib import Path

import pytest

from sudoku_workshop.logic.path import path
from sudoku_workshop.messages import LANGUAGES
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import path_pictures
from sudoku_workshop.sheet import Puzzle
from tests.support.paper import marks, printed

WING = parse((Path(__file__).parent / "cli" / "x_wings.txt").read_text(encoding="utf-8").split()[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_one_number_and_its_reasons_are_lines_below(language: str) -> None:
    pictures = tuple(path_pictures(WING, language))
    _, *pages = printed([Puzzle(WING, steps=pictures)], language, per_page=1, solutions="none").pages
    texts = [mark for page in pages for mark in marks(page)]
    numbers = [mark.text for mark in texts if mark.face == "latin-bold" and mark.text.isdigit() and len(mark.text) > 1]
    assert numbers == list(map(str, range(10, len(path(WING).steps) + 1)))
    reasons = sum(sentences.count("\n") for shown in pictures for _, sentences in shown.lines)
    assert reasons > 0
