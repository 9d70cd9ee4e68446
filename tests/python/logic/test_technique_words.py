"""Each technique has a name in all languages, and its steps have the words that its hint needs."""

import re
from functools import cache
from typing import Any

import pytest

from sudoku_workshop.generator import Recipe, Wish, make
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.grid.names import cell_names
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.logic.path import Path, find, path
from sudoku_workshop.logic.step import Cells, Digits, Step
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.logic.step_text import step_text
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.messages import catalog, hint_words, house_name
from sudoku_workshop.notation.files.hodoku import read_hodoku
from tests.python.logic.test_chains import FOUND as CHAINS
from tests.python.logic.test_techniques import FOUND
from tests.support.samples import sample

pytestmark = pytest.mark.law

GRID = geometry("9")
SLUGS = sorted(TECHNIQUES)
POSITIONS = (*FOUND, *CHAINS)
PARTS = ("idea", "hint")  # shown by the page alone
PUZZLES = (  # dug at random; their paths need chains of most kinds
    ".561......2...94....1..829...2.........5.1....64..253.6..9......9.....4.3......87",
    ".3..176...9..3..5....654.31.1..4....96...15..2.4...7....9.7.1.......5..6.4...9...",
)


def placeholders(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_technique_has_a_name_in_every_language(language: str) -> None:
    assert [slug for slug in SLUGS if not catalog(language).get(f"technique.{slug}.name")] == []


@pytest.mark.parametrize("part", PARTS)
def test_every_technique_has_this_text(part: str) -> None:
    told = [slug for slug in SLUGS if f"technique.{slug}.{part}" in catalog("en")]
    assert told == SLUGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_techniques_have_one_name(language: str) -> None:
    names = [catalog(language)[f"technique.{slug}.name"] for slug in SLUGS]
    assert len(set(names)) == len(names)


def missing(technique: str, words: object) -> set[str]:
    """Return the words that the hint needs and the step does not have."""
    assert isinstance(words, dict)
    return placeholders(catalog("en").get(f"technique.{technique}.hint", "")) - set(words)


@pytest.mark.parametrize("row", POSITIONS, ids=[row[0] for row in POSITIONS])
def test_a_step_has_the_words_of_its_hint(row: tuple[str, float | None, str, str, tuple[str, ...]]) -> None:
    technique, _, written, removed, _ = row
    case = read_hodoku(f":0000::{written}:{removed}::")
    assert case is not None
    assert {
        word for step in find(technique, case.board) for word in missing(technique, as_json(step, GRID)["words"])
    } == set()


SUPPOSING = ("nishio", "forcing-chain", "forcing-x-chain")  # their hints say "Suppose {refuted} is {digit}"


@pytest.mark.parametrize("technique", SUPPOSING)
def test_the_assumption_is_the_contrary_of_the_result(technique: str) -> None:
    boards = [board for text in PUZZLES for board in path(board_of(GRID, digits_of(GRID, text))).boards[::6]]
    steps = [step for board in boards for step in find(technique, board)]
    assert len(steps) > 100
    for step in steps:
        [concluded] = bits_of(step.placements or step.eliminations)
        digit, cell = divmod(concluded, GRID.cells)
        said: Any = as_json(step, GRID)["words"]
        assert said["digit"] == str(digit + 1)
        assert said["confirmed" if step.placements else "refuted"] == cell_names(1 << cell, GRID)
        assert said["refuted" if step.placements else "confirmed"] == []


@pytest.mark.parametrize("order", ["hint", "ladder"])
@pytest.mark.parametrize("text", PUZZLES)
def test_the_steps_of_a_path_have_the_words_of_their_hints(text: str, order: str) -> None:
    found = path(board_of(GRID, digits_of(GRID, text)), order)  # type: ignore[arg-type]  # a parameter is a plain string
    lacking = {step.technique: missing(step.technique, as_json(step, GRID)["words"]) for step in found.steps}
    assert {technique: words for technique, words in lacking.items() if words} == {}


def test_a_list_of_digits_reads_as_each_language_lists() -> None:
    step = Step(
        "naked-pair",
        3.0,
        eliminations=0b100,
        words={"digits": Digits(0b1010), "cells": Cells(0b11), "house": GRID.houses[0]},
    )
    said = [hint_words(step, GRID, language) for language in LANGUAGES]
    assert [
        part for part, words in zip(("2 and 4.", "2、4", "2、4", "2, 4만"), said, strict=True) if part not in words
    ] == []


@pytest.mark.parametrize("digit", range(10, 17))
def test_on_a_large_board_a_sentence_says_the_letter_that_the_board_shows(digit: int) -> None:
    large = geometry("16")
    row = [number for number in range(1, 17) if number != digit]
    (step,) = find("full-house", board_of(large, [0, *row, *[0] * 240]))
    assert as_json(step, large)["words"]["digit"] == SYMBOLS[digit - 1]  # type: ignore[index]  # the words are a dict
    said = {language: hint_words(step, large, language) for language in LANGUAGES}
    assert [said for said in said.values() if SYMBOLS[digit - 1] not in said or str(digit) in said] == []


@cache
def way(size: str) -> Path:
    return path(make(Recipe(Wish(size=size), "big", 0), 1).puzzle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_digits_past_nine_are_letters_in_every_sentence(language: str) -> None:
    """Check for letters as on the board: F, never 15.

    What is left without cells and houses must have no number of two digits.
    """
    for size in ("12", "16")[: sample(1, 2)]:
        found, large, letters = way(size), geometry(size), set()
        named = {house_name(house, language) for house in large.houses}
        for step in found.steps:
            for text in (step_text(step, "", large), hint_words(step, large, language)):
                for several in ("row", "column", "box"):
                    form = re.escape(catalog(language)[f"houses.{several}"])
                    text = re.sub(form.replace(r"\{numbers\}", r"[\d,、 ]*\d(?: and \d+)?"), "", text)
                for name in sorted(named, key=len, reverse=True):
                    text = text.replace(name, "")
                rest = re.sub(r"r\d+c\d+|[rcb]\d+(,\d+)*", "", text)
                assert re.findall(r"\d\d", rest) == []
                letters |= set(re.findall(r"\b[A-G]\b", rest))
        assert letters
