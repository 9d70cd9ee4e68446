"""The command `convert`: every format, parts of a puzzle that a format cannot express, and puzzles with other rules."""

import json

import pytest

from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.notation import FORMATS, WRITTEN, parse, write
from tests.python.cli.test_cli import NONE, PUZZLE, SOLUTION
from tests.python.cli.test_reading import OTHER
from tests.support.running import Runner

CAGES = json.dumps({"size": 4, "grid": [[{}] * 4] * 4, "chaosconstruction": [{"cells": ["R1C1"], "value": "4"}]})


@pytest.mark.parametrize("form", WRITTEN)
def test_what_is_converted_reads_as_the_same_puzzles(sudoku: Runner, form: str) -> None:
    ran = sudoku("convert", "--to", form, text=f"{PUZZLE}\n{OTHER}\n")
    assert (ran.status, ran.err) == (0, "")
    assert sudoku("convert", text=ran.out).out == f"{PUZZLE}\n{OTHER}\n"
    assert sudoku("convert", "--to", form, PUZZLE).out.rstrip("\n") == write(parse(PUZZLE), form)


def test_the_minlex_form_of_many(sudoku: Runner) -> None:
    """Check that a puzzle and its mirror image have the same minlex form, with any number of workers."""
    for workers in ("1", "2"):
        ran = sudoku("convert", "--to", "minlex", "--workers", workers, text=f"{PUZZLE}\n{PUZZLE[::-1]}\n{OTHER}\n")
        one, same, other = ran.out.splitlines()
        assert (ran.status, one == same, one == other) == (0, True, False)


def test_json_for_programs(sudoku: Runner) -> None:
    told = json.loads(sudoku("convert", "--to", "solo", "--json", PUZZLE).out)
    assert told == {"puzzle": PUZZLE, "geometry": "9", "text": write(parse(PUZZLE), "solo")}


def test_what_a_form_cannot_hold_is_told(sudoku: Runner) -> None:
    state = write(parse(PUZZLE), "json").replace(f'"values": "{PUZZLE}"', f'"values": "{SOLUTION}"')
    ran = sudoku("convert", "--lang", "en", "--to", "solo", text=state)
    assert (ran.status, ran.out) == (0, f"{write(parse(PUZZLE), 'solo')}\n")
    assert ran.err.startswith("-: puzzle 1: this format cannot mark digits as entries")
    assert sudoku("convert", "--to", "json", text=state).err == ""
    struck = f":0000:x:{'.' * 81}:911:::"
    assert "candidates are crossed out" in sudoku("convert", "--lang", "en", text=struck).err
    assert sudoku("convert", "--to", "hodoku", text=struck) == (0, f"{struck}\n", "")


def test_what_a_form_has_no_text_for_is_told_and_the_others_are_converted(sudoku: Runner) -> None:
    ran = sudoku("convert", "--lang", "en", "--to", "hodoku", text=f"{'.' * 16}\n{PUZZLE}\n")
    assert (ran.status, ran.out) == (1, f"-\n{write(parse(PUZZLE), 'hodoku')}\n")
    assert ran.err == "-: puzzle 1: this format is for 9 × 9 grids only\n"
    twice = sudoku("convert", "--lang", "en", "--to", "minlex", text="55" + NONE[2:])
    assert twice.status == 1
    assert twice.err.startswith("-: puzzle 1: this puzzle cannot be written in this format")


@pytest.mark.parametrize("form", ["line", "grid", "minlex", "sudokuwiki-link"])
def test_a_form_that_cannot_say_the_diagonals_is_refused(sudoku: Runner, form: str) -> None:
    ran = sudoku("convert", "--lang", "en", "--geometry", "9x", "--to", form, PUZZLE)
    assert (ran.status, ran.out) == (1, "" if form == "grid" else "-\n")
    assert "must contain every digit; use json" in ran.err
    told = sudoku("convert", "--geometry", "9x", "--to", "solo", PUZZLE).out
    assert told.startswith("3x3x:")
    assert sudoku("convert", "--to", "solo", text=told).out == f"{told}"


def test_rules_that_are_wanted_are_added_to_those_of_a_puzzle(sudoku: Runner) -> None:
    ruled = '{"puzzle": "................", "geometry": "4+thermometer:r1c12"}'
    assert '"4+knight+thermometer:r1c12"' in sudoku("convert", "--geometry", "4+knight", "--to", "json", text=ruled).out


def test_a_puzzle_with_unknown_rules_is_neither_converted_nor_solved(sudoku: Runner) -> None:
    ran = sudoku("convert", "--lang", "en", text=CAGES)
    assert (ran.status, ran.out) == (2, "-\n")
    assert "this puzzle has rules that are not supported yet: chaosconstruction" in ran.err
    for command in ("solve", "count", "check", "rate", "explain"):
        ran = sudoku(command, "--lang", "en", text=f"{CAGES}\n{PUZZLE}\n")
        assert (ran.status, "." * 16 in ran.out.split()) == (2, False), command
        assert "chaosconstruction" in ran.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_every_form(sudoku: Runner, language: str) -> None:
    listed = sudoku("convert", "--list", "--lang", language).out.splitlines()
    assert [line.split()[0] for line in listed] == [*FORMATS, "minlex"]
    assert all(len(line.split()) >= 3 for line in listed)
