"""Lessons on techniques for puzzles with rules: their positions, and what their exercises accept."""

import json
from collections import Counter
from typing import Any

import pytest

from sudoku_workshop.api import call
from sudoku_workshop.grid.board import Board
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.practice import is_next
from sudoku_workshop.logic.ruled.lessons import LESSONS, kinds_in, read_position, write_position
from sudoku_workshop.logic.ruled.order import SLUGS
from sudoku_workshop.logic.step import Step, apply
from sudoku_workshop.logic.step_json import pairs
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.search import count, solve
from tests.support.catalogs import words_in
from tools.rule_lessons import SHOWN, TRIED, lines

LINES = lines()
WITHOUT_LESSON = {"cell-exclusion", "nested-rule-net", "trial"}  # rare, or of no use to a person
WITHOUT_LESSON |= {"rule-clash", "direct-conflict", "conflicting-ways"}  # for the hardest puzzles only


def answer(method: str, **params: object) -> Any:
    return json.loads(call(json.dumps({"method": method, "params": params})))["ok"]


def positions(name: str) -> list[tuple[Board, Step]]:
    boards = map(read_position, LINES[name])
    return [(board, next(LESSONS[name].steps(board))) for board in boards]


@pytest.mark.law
@pytest.mark.parametrize("name", LESSONS)
def test_a_position_has_one_solution_and_its_step_agrees_with_it(name: str) -> None:
    for board, step in positions(name):
        assert count(board.puzzle, 2) == 1
        solution = solve(board.puzzle)
        assert solution
        after = apply(board, step).grid
        assert after != board.grid
        assert solution.grid & after == solution.grid
        assert is_next(step.technique, board)


@pytest.mark.law
@pytest.mark.parametrize("name", LESSONS)
def test_an_exercise_accepts_its_step_and_reports_the_opposite(name: str) -> None:
    for line, (board, step) in zip(LINES[name], positions(name), strict=True):
        exercise = answer("rule-exercise", lesson=name, line=line)
        assert exercise["next"]
        assert exercise["step"]["technique"] == LESSONS[name].technique
        placed, struck = ([*pairs(some, board.geometry)] for some in (step.placements, step.eliminations))
        asked = {"state": exercise["state"], "technique": step.technique}
        assert answer("judge-marks", **asked, placed=placed, struck=struck)["worth"] == "right"
        assert answer("judge-marks", **asked, placed=struck, struck=placed)["worth"] == "wrong"


def test_every_lesson_has_its_positions_from_different_puzzles() -> None:
    assert {name: len(each) for name, each in LINES.items()} == dict.fromkeys(LESSONS, SHOWN + TRIED)
    for each in LINES.values():
        boards = [read_position(line) for line in each]
        assert max(Counter((board.geometry.name, board.givens) for board in boards).values()) == 1


def test_a_position_is_read_as_it_was_written() -> None:
    for line in (each for several in LINES.values() for each in several):
        assert write_position(read_position(line)) == line


def test_a_lesson_on_some_rules_shows_steps_that_name_them() -> None:
    for name, lesson in LESSONS.items():
        for _, step in positions(name) if lesson.kinds else ():
            assert kinds_in(step.words) & lesson.kinds, name


def test_techniques_for_rules_have_a_lesson_unless_they_are_rare_or_trials() -> None:
    assert {*SLUGS} - {*TECHNIQUES} - {lesson.technique for lesson in LESSONS.values()} == WITHOUT_LESSON
    assert len(LESSONS) == 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words(language: str) -> None:
    said = words_in(language)
    for name in LESSONS:
        assert all(said[key] for key in (f"technique.{name}.name", f"technique.{name}.idea", f"lesson.{name}"))


def test_an_unknown_technique_is_an_error_for_puzzles_with_rules_as_well() -> None:
    board = read_position(LINES["innies"][0])
    with pytest.raises(KeyError):
        find("no-wing", board)
    assert [*find("x-chain", board)] == []
