"""Puzzles with rules: every step agrees with the solution, names its rules, and leads on to the end."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.api import call
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.path import next_steps, path
from sudoku_workshop.logic.ruled.leftovers import hidden_houses, leftovers
from sudoku_workshop.logic.ruled.order import SLUGS
from sudoku_workshop.logic.ruled.relations import relations
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.messages import catalog, hint_words, say
from sudoku_workshop.rules import KINDS
from sudoku_workshop.search import solve
from tests.support.golden import Golden, grouped
from tests.support.rule_data import known
from tests.support.rule_steps import random_puzzle, walk
from tests.support.samples import sample

GOLDEN = Golden(Path(__file__).with_name("hints_rules.txt"))
EXAMPLES = Path(__file__).with_name("rules_examples.txt")  # made at random: geometry, digits, crossed-out candidates
RARE = {"cell-exclusion", "nested-rule-net", "trial"}  # have no example there
RULED = {"geometry": "4+knight+thermometer:r1c123", "givens": "2......2........", "values": "2......2........"}


@pytest.mark.law
@pytest.mark.parametrize("file", ["variants.jsonl", "rules.jsonl"])
def test_every_step_of_published_puzzles_agrees_with_the_solution(file: str, data: Callable[[str], Path]) -> None:
    number = sample(4, 60)
    every = len(data(file).read_text().splitlines()) // number
    found = [one for at in range(7, every * number, every) for one in known(file, data(file), at)]
    walked = {f"{one.file} line {one.number}": walk(one.board, 4) for one in found}
    assert walked
    assert {name: each.wrong.technique for name, each in walked.items() if each.wrong} == {}


@pytest.mark.law
def test_every_step_of_random_puzzles_agrees_with_the_solution() -> None:
    for seed in range(sample(12, 300)):
        if board := random_puzzle(seed):
            walked = walk(board, 10)
            assert walked.wrong is None, board.geometry.name
            assert walked.finished, board.geometry.name


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_rule_has_a_name_in_sentences(kind: str) -> None:
    assert all(f"named.{kind}" in catalog(language) for language in LANGUAGES)


def test_a_link_names_the_rule_behind_it() -> None:
    links = relations(geometry("9+knight+whisper:5:r5c567"))
    assert links.why(0, 1) is None  # both in row 1
    assert links.why(2, 21) == ("link.knight", {"one": "r1c3", "other": "r3c4"})
    assert (links.why(3 * 81 + 40, 4 * 81 + 41) or ("",))[0] == "link.pair"


def test_a_windoku_has_five_hidden_houses() -> None:
    assert len(hidden_houses(geometry("9+windoku"))) == 5
    assert hidden_houses(geometry("9+knight")) == ()


def test_the_ring_and_the_corners_are_equal_sets() -> None:
    [ring] = [each for each in leftovers(geometry("9+knight")) if each.ones.bit_count() == 16]
    assert text_of([ring.rest >> cell & 1 for cell in range(9)]) == "11.....11"


def test_the_page_gets_a_hint_and_a_difficulty_without_a_rating() -> None:
    def answer(method: str) -> dict[str, object]:
        params = {"state": {**RULED, "notes": None}}
        found: dict[str, object] = json.loads(call(json.dumps({"method": method, "params": params})))["ok"]
        return found

    step = answer("hint")["step"]
    assert isinstance(step, dict)
    assert step["er"] is None
    assert (answer("rate")["er"], answer("rate")["grade"]) == (None, "easy")


@cache
def hints() -> dict[str, str]:
    return grouped(told())


def boards() -> Iterator[Board]:
    for line in EXAMPLES.read_text().splitlines():
        name, digits, crossed = line.split(" ")
        board = sudoku.parse(digits, geometry=name)
        yield board_of(board.geometry, board.givens, removed=int(crossed, 16))


def told() -> Iterator[tuple[str, str]]:
    for board in boards():
        step = next(next_steps(board))
        for language in LANGUAGES:
            yield step.technique, f"[{language}] {say(language, f'technique.{step.technique}.name')}"
            yield step.technique, hint_words(step, board.geometry, language)


@pytest.mark.parametrize("technique", GOLDEN.cases)
def test_a_hint_is_worded_as_in_the_file(technique: str) -> None:
    GOLDEN.check(technique, hints()[technique])


def test_every_technique_for_rules_has_an_example() -> None:
    assert {*SLUGS} - {*TECHNIQUES} - {*hints()} <= RARE


def test_the_examples_are_solved() -> None:
    for board in boards():
        found = path(board)
        assert found.solved
        assert found.boards[-1].grid == (solve(board.puzzle) or board).grid


if __name__ == "__main__":
    GOLDEN.write(hints())
