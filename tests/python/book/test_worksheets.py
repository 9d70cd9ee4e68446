"""Tests of lessons as worksheets: explanation, instruction, exercises and their answers."""

from functools import cache
from pathlib import Path

import pytest

from sudoku_workshop.api.printed import section_of
from sudoku_workshop.book.worksheets import MOST_EXAMPLES
from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.grid.names import cell_names
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.practice import find_all_steps
from sudoku_workshop.messages import say
from sudoku_workshop.notation.files.hodoku import read_hodoku
from sudoku_workshop.sheet import Section
from tests.support.paper import data, marks, printed
from tests.support.readers import text

TOOLS = Path(__file__).parents[3] / "tools"


@cache
def lines_of(name: str) -> list[str]:
    """Return the positions of a lesson, as the page has them."""
    files = (TOOLS / "lessons.txt", TOOLS / "rule_lessons.txt")
    found = (line.partition(" ") for file in files for line in file.read_text(encoding="utf-8").splitlines())
    return [position for lesson, _, position in found if lesson == name]


def worksheet(name: str, language: str = "en", count: int = 4) -> list[Section]:
    lines = lines_of(name)
    told = {"title": None, "puzzles": [], "lesson": name, "note": "Why and how.", "lines": lines[:2]}
    tried = {**told, "name": "Exercises", "practise": name, "lines": lines[-count:]}
    return [section_of(section, language, {}) for section in (told, tried)]  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_worksheet_explains_then_asks_then_answers(language: str) -> None:
    told, tried = worksheet("x-wing", language)
    assert (told.note, len(told.shown), told.puzzles) == ("Why and how.", MOST_EXAMPLES, ())
    assert (tried.note, len(tried.puzzles)) == (say(language, "sheet.exercise.strike"), 4)
    reader = printed([told, tried], language, title="X", per_page=4, name_line=True)
    pages = ["".join(page.extract_text().split()) for page in reader.pages]
    answers = "".join(say(language, "sheet.answers").split())
    assert [answers in page for page in pages] == [False, False, True, True]
    assert say(language, "sheet.exercise.strike")[-6:-1] in text(data(reader))


@pytest.mark.parametrize("name", ["hidden-single", "x-wing", "xy-chain"])
def test_each_answer_is_a_step_of_the_lesson_in_its_position(name: str) -> None:
    _, tried = worksheet(name)
    for puzzle, line in zip(tried.puzzles, lines_of(name)[-4:], strict=True):
        case = read_hodoku(line)
        assert case
        assert puzzle.position == case.board
        step = next(iter(find_all_steps(name, case.board)))
        cells = mask_of(candidate % 81 for candidate in bits_of(step.placements or step.eliminations))
        [[(title, sentences)]] = [shown.lines for shown in puzzle.steps]
        assert title == say("en", f"technique.{name}.name")
        assert all(cell in sentences for cell in cell_names(cells, case.board.geometry))


def test_a_technique_that_places_a_digit_asks_to_write_it() -> None:
    assert worksheet("naked-single")[1].note == say("en", "sheet.exercise.write")


def test_a_lesson_on_rules_has_a_worksheet_with_the_rules_of_each_puzzle() -> None:
    told, tried = worksheet("no-partner")
    assert told.shown
    assert all(puzzle.position and puzzle.position.geometry.rules for puzzle in tried.puzzles)
    assert say("en", "technique.no-partner.name") in text(data(printed([told, tried], title="X", per_page=4)))


def test_candidates_of_exercises_are_legible() -> None:
    reader = printed(worksheet("x-wing"), title="X", per_page=4, name_line=True)
    sizes = [mark.size for mark in marks(reader.pages[1]) if mark.text in "123456789"]
    assert min(sizes) * 72 / 25.4 >= 6
