"""The commands `rate` and `explain`: their output, and where it goes."""

import csv
import io
import json
from collections.abc import Iterator

import pytest

from sudoku_workshop.cli.command import FINE, WRONG
from sudoku_workshop.cli.explainer_names import NAMES
from sudoku_workshop.logic.path import path
from sudoku_workshop.logic.techniques import BEYOND, LADDER
from sudoku_workshop.notation import parse, write
from sudoku_workshop.search import solve
from tests.support.running import Runner

PUZZLE = ".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3....."  # dug at random
EASY = "...43....3....2."
KNIGHTS = ".2............43"
MANY = "1..............."
HARD = ".4....35.5.8....92..6..8......6.....92.3.......5..79....1....8..6...5..78...16..."


def lines(*puzzles: str) -> str:
    return "\n".join(puzzles)


def test_rate_prints_a_line_a_puzzle(sudoku: Runner) -> None:
    ran = sudoku("rate", text=lines(PUZZLE, EASY, HARD))
    assert ran.status == FINE
    assert ran.out.splitlines() == [
        f"{PUZZLE} 4.5 1.2 1.2 expert uniqueness-test-1",
        f"{EASY} - - - gentle hidden-single",
        f"{HARD} 8.9 1.2 1.2 nightmare dynamic-forcing-chain",
    ]


def test_steps_have_their_names_in_sudoku_explainer(sudoku: Runner) -> None:
    first, *steps = sudoku("rate", "--steps", text=HARD).out.splitlines()
    assert first.startswith(f"{HARD} 8.9 ")
    assert {"  1.2 Hidden Single", "  8.3 Region Forcing Chains", "  8.9 Dynamic Double Forcing Chains"} <= set(steps)
    assert max(float(step.split()[0]) for step in steps) == 8.9
    answer = json.loads(sudoku("rate", "--steps", "--json", text=HARD).out)
    assert [f"  {er:.1f} {name}" for er, name in answer["steps"]] == steps
    with pytest.raises(SystemExit):
        sudoku("rate", "--steps", "--csv", text=HARD)


def test_every_rung_has_a_name_in_sudoku_explainer() -> None:
    assert set(NAMES) == {slug for rung in LADDER for slug in rung.slugs}


@pytest.mark.usefixtures("short_ladder")
def test_what_is_beyond_the_ladder_is_told_as_a_bound(sudoku: Runner) -> None:
    assert sudoku("rate", text=HARD).out == f"{HARD} {BEYOND}+ 1.2 1.2 ultimate -\n"
    assert next(csv.DictReader(io.StringIO(sudoku("rate", "--csv", text=HARD).out)))["beyond"] == "True"
    assert sudoku("list", "--columns", "er", text=HARD).out == f"er\n{BEYOND}+\n"
    _, *steps = sudoku("rate", "--steps", text=HARD).out.splitlines()
    assert steps
    assert all(float(step.split()[0]) < BEYOND for step in steps), "none of what goes on without a rating"


def test_workers_give_the_same_in_the_same_order(sudoku: Runner) -> None:
    text = lines(PUZZLE, EASY, PUZZLE, HARD, EASY)
    alone = sudoku("rate", text=text)
    assert alone.out.count("\n") == 5
    assert sudoku("rate", "--workers", "2", text=text) == alone


def test_csv_has_a_header_and_the_clues(sudoku: Runner) -> None:
    ran = sudoku("rate", "--csv", text=lines(PUZZLE, HARD))
    assert ran.status == FINE
    first, second = csv.DictReader(io.StringIO(ran.out))
    assert first == {
        "puzzle": PUZZLE, "clues": "26", "er": "4.5", "ep": "1.2", "ed": "1.2",
        "grade": "expert", "technique": "uniqueness-test-1", "beyond": "False",
    }  # fmt: skip
    assert (second["er"], second["technique"], second["beyond"]) == ("8.9", "dynamic-forcing-chain", "False")


def test_json_is_one_object_a_puzzle(sudoku: Runner) -> None:
    ran = sudoku("rate", "--json", text=PUZZLE)
    assert ran.status == FINE
    told = json.loads(ran.out)
    assert (told["puzzle"], told["geometry"], told["er"], told["beyond"]) == (PUZZLE, "9", 4.5, False)


@pytest.mark.parametrize("command", ["rate", "explain"])
def test_what_has_not_one_solution_is_told_and_the_rest_goes_on(command: str, sudoku: Runner) -> None:
    status, out, err = sudoku(command, text=lines(MANY, EASY))
    assert status == WRONG
    assert (f"{MANY} - - - - -" in out) is (command == "rate")
    assert EASY in out
    assert err.startswith("-: puzzle 1: this puzzle does not have exactly one solution")


def test_without_uniqueness(sudoku: Runner) -> None:
    assert sudoku("rate", "--no-uniqueness", text=PUZZLE).out == f"{PUZZLE} 6.6 1.2 1.2 expert forcing-x-chain\n"


def test_explain_prints_the_path_in_the_fields_notation(sudoku: Runner) -> None:
    ran = sudoku("explain", "--order", "ladder", text=lines(PUZZLE, EASY))
    assert ran.status == FINE
    first, second = (part.splitlines() for part in ran.out.split("\n\n"))
    assert first[0] == PUZZLE
    assert first[1].startswith("Hidden Single: r")
    assert any(line.startswith("Uniqueness Test 1: ") and " => " in line and "<>" in line for line in first)
    assert second[0] == EASY
    assert second[-1].startswith("Full House: r")
    assert len(second) - 1 == EASY.count(".")


def test_explain_goes_on_from_a_position(sudoku: Runner) -> None:
    whole = path(parse(PUZZLE))
    solved_but_one = "1 2 3 24\n3 4 1 2\n2 1 4 3\n4 3 2 1"
    first = sudoku("explain", text=write(whole.boards[20], "hodoku")).out.splitlines()
    assert parse(first[0]) == whole.boards[20]
    assert len(first) - 1 == len(whole.steps) - 20
    assert sudoku("explain", text=solved_but_one).out.splitlines()[:2] == ["1.3.341.21434321", "Full House: r1c2=2"]


def test_explain_as_json_holds_every_step(sudoku: Runner) -> None:
    ran = sudoku("explain", "--json", text=EASY)
    assert ran.status == FINE
    told = json.loads(ran.out)
    assert told["solved"]
    assert {tuple(step["placements"][0]) for step in told["steps"]} == set(missing(EASY))


def missing(text: str) -> Iterator[tuple[int, int]]:
    solved = solve(parse(text))
    assert solved is not None
    return ((cell, digit) for cell, digit in enumerate(solved.values) if text[cell] == ".")


@pytest.mark.usefixtures("short_ladder")
def test_where_no_technique_goes_on_that_is_told(sudoku: Runner) -> None:
    status, out, err = sudoku("explain", text=HARD)
    assert status == WRONG
    assert out.startswith(f"{HARD}\nHidden Single")
    assert err == "-: puzzle 1: none of the available techniques applies from here\n"


@pytest.mark.usefixtures("no_time")
def test_explain_does_not_wait_for_a_long_search(sudoku: Runner) -> None:
    """Check a wrong entry, which stays unnoticed, and an empty grid, where nothing but a search leads on."""
    unchecked = "-: puzzle 1: finding the solution takes too long, so entries were not checked"
    status, out, err = sudoku("explain", "--geometry", "4+knight", text=KNIGHTS)
    assert (status, len(out.splitlines())) == (FINE, 1 + KNIGHTS.count("."))
    assert err.startswith(unchecked)
    status, out, err = sudoku("explain", "--geometry", "4+knight", text="." * 16)
    assert (status, len(out.splitlines())) == (WRONG, 1)
    assert err.startswith(unchecked)
    assert err.endswith("none of the available techniques applies from here\n")
