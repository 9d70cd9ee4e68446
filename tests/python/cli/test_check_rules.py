"""Answers of `check --each-rule` about single rules, in words and as JSON."""

import json

import pytest

from sudoku_workshop.languages import LANGUAGES
from tests.support.running import Runner

CLUES = "...2....2.4.4..."
NEEDED = "4+killer:5:r1c12+killer:5:r3c12+killer:5:r4c12"
WRONG = "4+killer:4:r1c12+killer:5:r4c12"
FULL = "213434121243...."  # 2 and 1 are not in the order of the thermometer below


def test_mistyped_rules_are_named_likeliest_first(sudoku: Runner) -> None:
    ran = sudoku("check", "--each-rule", "--json", "--geometry", WRONG, text=CLUES)
    told = json.loads(ran.out)
    assert (ran.status, told["code"], told["unneeded"]) == (1, "none", [])
    assert told["mistyped"] == [
        {"rule": "killer:4:r1c12", "instead": "killer:5:r1c12"},
        {"rule": "killer:4:r1c12", "instead": "killer:7:r1c12"},
    ]
    words = sudoku("check", "--each-rule", "--lang", "en", "--geometry", WRONG, text=CLUES).out
    assert "with 5 instead of 4 in this rule, there would be exactly one solution (killer cages: r1c12)" in words


def test_rules_that_are_not_needed_are_named(sudoku: Runner) -> None:
    ran = sudoku("check", "--each-rule", "--json", "--geometry", NEEDED, text=CLUES)
    told = json.loads(ran.out)
    assert (ran.status, told["code"], told["mistyped"]) == (0, "one", [])
    assert told["unneeded"] == ["killer:5:r3c12", "killer:5:r4c12"]
    assert told["unneeded_together"] == ["killer:5:r3c12"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("geometry", "text"), [(NEEDED, CLUES), (WRONG, CLUES), ("4+killer:3:r1c12", "..12" + "." * 12), ("4+king", FULL)]
)
def test_every_language_has_the_words(sudoku: Runner, geometry: str, text: str, language: str) -> None:
    out = sudoku("check", "--each-rule", "--lang", language, "--geometry", geometry, text=text).out
    assert out.count("\n") == 1
    assert "{" not in out


def test_only_who_asks_gets_these_answers(sudoku: Runner) -> None:
    assert "mistyped" not in json.loads(sudoku("check", "--json", "--geometry", WRONG, text=CLUES).out)
    words = sudoku("check", "--lang", "en", "--geometry", WRONG, text=CLUES).out
    assert "instead" not in words
