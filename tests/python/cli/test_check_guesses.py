"""Answers of `check --guess-rules` about puzzles that only draw and describe their rules."""

import json

import pytest

from sudoku_workshop.languages import LANGUAGES
from tests.support.records import circle, line, record
from tests.support.running import Runner

SOLVED = "1234341221434321"
THERMOMETERS = {
    "lines": [line((1, 1), (1, 4)), line((4, 4), (4, 1))],
    "underlays": [circle(1, 1), circle(4, 4)],
}
TEXT = "Digits increase along thermometers from the bulb."
WHOLE = record(TEXT, THERMOMETERS, solution=SOLVED)
PART = record(f"{TEXT} Something else.", {**THERMOMETERS, "overlays": [circle(1, 1.5, 0.3, "#000000")]})


def test_guessed_rules_are_shown_with_their_reasons_and_need_to_be_accepted(sudoku: Runner) -> None:
    ran = sudoku("check", "--guess-rules", "--lang", "en", text=WHOLE)
    assert ran.status == 2
    assert ran.out.splitlines() == [
        "Digits along a thermometer increase from the bulb. (r1c1234; r4c4321)"
        f" – guessed from the drawing (line, grey) and the text “{TEXT}”",
        "with these rules, the published solution is the only one",
    ]
    assert "add --accept" in ran.err


def test_accepted_rules_are_the_rules_of_the_puzzle(sudoku: Runner) -> None:
    ran = sudoku("check", "--guess-rules", "--accept", "--lang", "en", text=f"{WHOLE}\n")
    assert (ran.status, ran.out.splitlines()[-1]) == (0, f"{'.' * 16}: one solution")
    assert "--accept" not in ran.err


def test_what_no_rule_explains_is_named(sudoku: Runner) -> None:
    words = sudoku("check", "--guess-rules", "--lang", "en", text=PART).out
    assert "not understood: “Something else.”" in words
    assert "not explained by a rule: circle, black (1)" in words
    assert "none is published" in words


def test_guesses_are_told_as_json(sudoku: Runner) -> None:
    told = json.loads(sudoku("check", "--guess-rules", "--json", text=PART).out)
    assert [guess["rule"] for guess in told["guessed"]] == ["thermometer:r1c1234", "thermometer:r4c4321"]
    assert (told["result"], told["drawings"], told["sentences"]) == ("one", 1, ["Something else."])


def test_other_puzzles_are_checked_as_always(sudoku: Runner) -> None:
    ran = sudoku("check", "--guess-rules", "--lang", "en", text=f"12.. .... ...1 ....\n\n{record('A riddle.', {})}")
    assert ran.out.startswith("12.........1....: ")
    assert "no rules can be guessed" in ran.err
    assert ran.status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_guesses_are_told_in_every_language(sudoku: Runner, language: str) -> None:
    ran = sudoku("check", "--guess-rules", "--lang", language, text=PART)
    assert not {"{", "}"} & {*ran.out, *ran.err}
    assert "guess." not in ran.out
