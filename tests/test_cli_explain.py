"""The commands that explain: what they print, and where."""

import argparse
import csv
import io
import json
from collections.abc import Iterator

import pytest

from sudoku.board import Board, board_of, digits_of, text_of
from sudoku.cli_explain import COMMANDS, FINE, WRONG
from sudoku.geometry import geometry
from sudoku.logic import path
from sudoku.notation import parse
from sudoku.search import solve

PUZZLE = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."  # dug at random
EASY = "...43....3....2."
MANY = "1..............."
BEYOND = ".4....35.5.8....92..6..8......6.....92.3.......5..79....1....8..6...5..78...16..."


def boards(*texts: str) -> list[Board]:
    grids = {81: geometry("9"), 16: geometry("4")}
    return [board_of(grids[len(text)], digits_of(grids[len(text)], text)) for text in texts]


def run(command: str, puzzles: list[Board], *arguments: str) -> int:
    parser = argparse.ArgumentParser()
    parser.set_defaults(file="-", lang="en", json=False)
    parser.add_argument("--json", action="store_true")
    COMMANDS[command].add_options(parser)
    return COMMANDS[command].run(puzzles, parser.parse_args(arguments))


def test_rate_prints_a_line_a_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rate", boards(PUZZLE, EASY, BEYOND)) == FINE
    assert capsys.readouterr().out.splitlines() == [
        f"{PUZZLE} 4.5 1.2 1.2 expert uniqueness-test-1",
        f"{EASY} - - - gentle hidden-single",
        f"{BEYOND} >=8.0 1.2 1.2 extreme -",
    ]


def test_workers_give_the_same_in_the_same_order(capsys: pytest.CaptureFixture[str]) -> None:
    puzzles = boards(PUZZLE, EASY, PUZZLE, BEYOND, EASY)
    run("rate", puzzles)
    alone = capsys.readouterr().out
    run("rate", puzzles, "--workers", "2")
    assert capsys.readouterr().out == alone


def test_csv_has_a_header_and_the_clues(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rate", boards(PUZZLE, BEYOND), "--csv") == FINE
    first, second = csv.DictReader(io.StringIO(capsys.readouterr().out))
    assert first == {
        "puzzle": PUZZLE, "clues": "26", "er": "4.5", "ep": "1.2", "ed": "1.2",
        "grade": "expert", "technique": "uniqueness-test-1", "beyond": "False",
    }  # fmt: skip
    assert (second["er"], second["technique"], second["beyond"]) == ("8.0", "", "True")


def test_json_is_one_object_a_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rate", boards(PUZZLE), "--json") == FINE
    told = json.loads(capsys.readouterr().out)
    assert (told["puzzle"], told["geometry"], told["er"], told["beyond"]) == (PUZZLE, "9", 4.5, False)


@pytest.mark.parametrize("command", COMMANDS)
def test_what_has_not_one_solution_is_told_and_the_rest_goes_on(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command, boards(MANY, EASY)) == WRONG
    out, err = capsys.readouterr()
    assert MANY not in out
    assert EASY in out
    assert err.startswith("-: puzzle 1: not exactly one solution")


def test_without_uniqueness(capsys: pytest.CaptureFixture[str]) -> None:
    run("rate", boards(PUZZLE), "--no-uniqueness")
    assert capsys.readouterr().out == f"{PUZZLE} 6.6 1.2 1.2 expert forcing-x-chain\n"


def test_explain_prints_the_path_in_the_fields_notation(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("explain", boards(PUZZLE, EASY), "--order", "ladder") == FINE
    first, second = (part.splitlines() for part in capsys.readouterr().out.split("\n\n"))
    assert first[0] == PUZZLE
    assert first[1].startswith("Hidden Single: r")
    assert any(line.startswith("Uniqueness Test 1: ") and " => " in line and "<>" in line for line in first)
    assert second[0] == EASY
    assert second[-1].startswith("Full House: r")
    assert len(second) - 1 == text_of(boards(EASY)[0].givens).count(".")


def test_explain_goes_on_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    position = path(boards(PUZZLE)[0]).boards[20]
    run("explain", [position, parse("1 2 3 24\n3 4 1 2\n2 1 4 3\n4 3 2 1")])
    first, second = (part.splitlines() for part in capsys.readouterr().out.split("\n\n"))
    assert parse(first[0]) == position
    assert len(first) - 1 == len(path(boards(PUZZLE)[0]).steps) - 20
    assert second[:2] == ["1.3.341.21434321", "Full House: r1c2=2"]


def test_explain_as_json_holds_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("explain", boards(EASY), "--json") == FINE
    told = json.loads(capsys.readouterr().out)
    assert told["solved"]
    assert {tuple(step["placements"][0]) for step in told["steps"]} == set(missing(EASY))


def missing(text: str) -> Iterator[tuple[int, int]]:
    solved = solve(boards(text)[0])
    assert solved is not None
    return ((cell, digit) for cell, digit in enumerate(solved.values) if text[cell] == ".")


def test_where_no_technique_goes_on_that_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("explain", boards(BEYOND)) == WRONG
    out, err = capsys.readouterr()
    assert out.startswith(f"{BEYOND}\nHidden Single")
    assert err == "-: puzzle 1: no technique that we know goes on from here\n"


def test_progress_is_for_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    run("rate", boards(EASY, EASY))
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    run("rate", boards(EASY, EASY))
    assert capsys.readouterr().err == "1 of 2 rated\r2 of 2 rated\n"
