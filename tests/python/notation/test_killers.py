"""Tests of the old formats of killers: game IDs of Solo, SumoCue, arrows to the sum, and numbers with cage and sum."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.notation import NotationError, parse, read, write
from sudoku_workshop.notation.examples import KILLER
from tests.python.notation.test_notation import PUZZLE
from tests.support.samples import sample

NAMES = {"ps": "killer", "snarf": "killer", "sumocue-killer": "sumocue", "solo-killer": "solo"}
SUMO = "SumoCueV1=15+0+0=4+3=9" + "=0" * 75
NUMBERS = [256 * 15 + 1] * 3 + [256 * 4 + 2] * 2 + [256 * 9 + 3] + [0] * 75


def by_numbers(numbers: list[int], diagonals: str = "") -> str:
    return f"3x3:{diagonals}:k:" + ":".join(map(str, numbers))


def test_shared_killers_in_old_formats(data: Callable[[str], Path]) -> None:
    lines = [json.loads(line) for line in data("rules-text-forms.jsonl").read_text("utf-8").splitlines()]
    killers = [line for line in lines if line["form"] in NAMES]
    assert len(killers) == 86
    for line in killers:
        found = read(f"Try {line['text']} tonight")
        [board] = found.puzzles
        assert (found.format, found.skipped, board.geometry.unknown) == (NAMES[line["form"]], (), ())
        full = board_of(board.geometry, [int(digit) for digit in line["solution"]])
        assert not any(duplicates(full))
        assert all(a in (0, b) for a, b in zip(board.givens, full.values, strict=True))
        if line["form"] == "solo-killer":
            assert write(board, "solo") == line["text"]


def test_the_shared_killers_are_the_same_as_in_other_formats(data: Callable[[str], Path]) -> None:
    others = {line["id"]: line for line in map(json.loads, data("rules.jsonl").read_text("utf-8").splitlines())}
    for line in map(json.loads, data("rules-text-forms.jsonl").read_text("utf-8").splitlines()[:: sample(3, 1)]):
        board, other = parse(line["text"]), parse(others[line["id"]]["iss"])
        clues = {(cell, digit) for cell, digit in enumerate(board.givens) if digit}
        single = {(rule.cells[0], rule.number) for rule in other.geometry.rules if len(rule.cells) == 1}
        assert {*other.geometry.rules} - {*board.geometry.rules} == {
            rule for rule in other.geometry.rules if len(rule.cells) == 1 and (rule.cells[0], rule.number) in clues
        }
        assert clues <= single | {(cell, digit) for cell, digit in enumerate(other.givens) if digit}


def test_the_formats_of_one_killer() -> None:
    boards = [parse(text) for text in (SUMO, by_numbers(NUMBERS), by_numbers(NUMBERS) + ":")]
    assert boards == [boards[0]] * 3
    assert boards[0].geometry.name == "9+killer:15:r1c123+killer:4:r1c45"
    assert text_of(boards[0].givens) == "....." + "9" + "." * 75


def test_sum_and_cage_may_be_exchanged() -> None:
    assert parse(by_numbers([number // 256 + number % 256 * 256 for number in NUMBERS])) == parse(SUMO)
    with pytest.raises(NotationError, match="no puzzle in killer format"):
        read(by_numbers([256 * 46 + 46] * 3 + [0] * 78))


def test_diagonals_regions_and_cages_together() -> None:
    assert parse(by_numbers(NUMBERS, "d")).geometry.name.startswith("9x+killer:15:")
    assert parse(SUMO.replace("V1", "V1D")).geometry.name.startswith("9x+killer:15:")
    cells = ["=3J0", "+0J0", *[f"=0J{cell // 9}" for cell in range(2, 81)]]
    assert parse("SumoCueV1" + "".join(cells)).geometry.name.endswith("999999999+killer:3:r1c12")


def test_a_cage_without_a_sum() -> None:
    assert parse("SumoCueV1=0+0" + "=0" * 79).geometry.name == "9+cage:r1c12"
    assert parse("0<" + "0" * 79).geometry.name == "9+cage:r1c12"


def test_arrows_in_all_directions() -> None:
    rows = [list("000000000") for _ in range(9)]
    rows[4][4] = "j"
    for row, signs in zip((3, 4, 5), (".v,", ">j<", "'^`"), strict=True):
        rows[row][3:6] = signs
    board = parse("".join(map("".join, rows)))
    assert board.geometry.name == "9+killer:45:r4c456,r5c456,r6c456"
    text = ">" + KILLER[1:]  # its first sign is not the quote mark of a mail
    assert parse("> " + KILLER) == parse(KILLER)
    assert parse(text).geometry.name.startswith("9+killer:3:r1c12")


@pytest.mark.parametrize(
    "text", ["<" + KILLER[1:], "><" + KILLER[2:], "SumoCueV1+1+0" + "=0" * 79, "SumoCueV1+81" + "=0" * 80]
)
def test_a_cage_without_a_first_cell_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="no puzzle in"):
        read(text)


def test_an_impossible_cage_is_refused_with_the_reason() -> None:
    with pytest.raises(NotationError) as raised:
        read("SumoCueV1=45" + "+0" * 9 + "=0" * 71)
    assert raised.value.code == "rule-too-long"


def test_a_plain_line_is_no_killer() -> None:
    assert read(PUZZLE).format == "line"


def test_a_long_word_is_no_game_id() -> None:
    """Check a word that could be divided into runs of blanks in more ways than can be tried."""
    with pytest.raises(NotationError):
        read("a" * 300 + "_")
