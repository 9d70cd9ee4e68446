"""Tests of the page's quotes from the five tutorials, and of the mistakes in the tutorials that it shows.

Each mistake with a program is run here as in the page, and its output is compared with the solver's results.
"""

import inspect
import json
import random
from collections.abc import Iterator
from itertools import count as count_from
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.classroom.figures import full_grids
from sudoku_workshop.classroom.own import run
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.search import count
from tests.conftest import DATA, DATA_ABSENT

ROOM = Path(__file__).resolve().parents[3] / "web" / "texts"
TEXTS = json.loads((ROOM / "texts.json").read_text(encoding="utf-8"))
SLIPS = {slip["name"]: slip for slips in TEXTS["slips"].values() for slip in slips}
QUOTES = [(slug, each) for kind in ("quotes", "slips") for slug, list_ in TEXTS[kind].items() for each in list_]
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
LONGEST = 3  # the most lines of a quote
SHOWN = {
    *("unchecked", "silent", "axes", "first", "zero", "coin", "shared", "question", "column", "unasked"),
    *("passed", "frame", "holes", "answer", "exchanges", "clock"),
}


@pytest.fixture(autouse=True)
def _the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the random numbers of the programs, because some results are only very likely."""
    seeds = count_from(1)

    class Dice(random.Random):
        def __init__(self, seed: int | None = None) -> None:
            super().__init__(next(seeds) if seed is None else seed)

    monkeypatch.setattr(random, "Random", Dice)
    random.seed(1)


def text_of(slug: str) -> list[str]:
    path = DATA.parent / "texts" / f"text-{TEXTS['texts'][slug]['number']}.txt"
    if not path.exists():
        pytest.skip(f"{DATA_ABSENT}: {path.name}")
    return path.read_text(encoding="utf-8").splitlines()


def board(text: str) -> Board:
    return board_of(geometry("9"), [int(digit) if digit.isdigit() else 0 for digit in text])


def printed(name: str) -> list[str]:
    """Return the lines that the program of a mistake prints."""
    return list(lines_of(SLIPS[name], edited=True))


def lines_of(slip: dict[str, Any], edited: bool) -> Iterator[str]:
    code = (ROOM / slip["program"]).read_text(encoding="utf-8")
    if edited and "edit" in slip:
        ours, theirs = slip["edit"]
        assert code.count(ours) == 1
        code = code.replace(ours, theirs)
    messages: list[dict[str, Any]] = []
    request = {"code": code, "puzzle": slip.get("puzzle", "." * 81)}
    run(json.dumps(request), lambda text: messages.append(json.loads(text)))
    error = messages[-1].get("error", {"code": "none"})
    assert error["code"] in ("none", "twice"), error
    yield from "".join(each["text"] for each in messages if each["type"] == "print").splitlines()


def grid_in(lines: list[str]) -> str:
    """Return the first nine lines with nine digits as one text."""
    rows = ["".join(digit for digit in line if digit.isdigit()) for line in lines]
    return "".join([row for row in rows if len(row) == 9][:9])


def solutions(name: str) -> int:
    return count(board(SLIPS[name]["puzzle"]), 2)


@pytest.mark.parametrize(("slug", "quote"), QUOTES)
def test_a_quote_is_short_and_stands_in_its_text_where_it_is_said_to(slug: str, quote: dict[str, Any]) -> None:
    said = quote["text"].split("\n")
    assert len(said) <= LONGEST
    lines = text_of(slug)[quote["line"] - 1 :]
    assert all(part in line for part, line in zip(said, lines, strict=False)), lines[:1]


@pytest.mark.parametrize("slug", TEXTS["quotes"])
def test_what_keeps_a_quote_is_one_line_of_our_source(slug: str) -> None:
    source = [line.strip() for line in inspect.getsource(ALGORITHMS[slug].module).splitlines()]
    assert 2 <= len(TEXTS["quotes"][slug]) <= 4
    for quote in TEXTS["quotes"][slug]:
        assert quote["python"] in source
    assert ALGORITHMS[slug].text == TEXTS["texts"][slug]["number"]


@pytest.mark.parametrize("slug", TEXTS["quotes"])
def test_the_title_stands_in_the_text(slug: str) -> None:
    assert TEXTS["texts"][slug]["title"] in "\n".join(text_of(slug))


def test_every_program_is_shown_and_every_slip_that_shows_one_is_tested_here() -> None:
    assert {slip["program"] for slip in SLIPS.values() if "program" in slip} == {
        each.name for each in ROOM.glob("*.py")
    }
    assert {name for name, slip in SLIPS.items() if "program" in slip} == SHOWN


@pytest.mark.parametrize("name", [name for name, slip in SLIPS.items() if "edit" in slip])
def test_only_what_the_text_has_instead_makes_the_program_err(name: str) -> None:
    slip = SLIPS[name]
    puzzle = board(slip["puzzle"])
    right = grid_in(list(lines_of(slip, edited=False)))
    wrong = grid_in(list(lines_of(slip, edited=True)))
    assert solves(right, puzzle)
    assert not solves(wrong, puzzle)


@pytest.mark.parametrize("program", sorted({slip["program"] for slip in SLIPS.values() if "puzzle" in slip}))
def test_but_for_its_slips_a_program_is_right(program: str) -> None:
    """Check the programs with their mistakes corrected.

    With 48 blank cells, every house has some, so a program that ignores a house would find a wrong digit.
    """
    dice = random.Random(1)
    for _ in range(6):
        puzzle = ""
        while not puzzle or count(board(puzzle), 2) > 1:
            blank = dice.sample(range(81), 48)
            puzzle = "".join("." if cell in blank else digit for cell, digit in enumerate(SOLUTION))
        lines = list(lines_of({"program": program, "puzzle": puzzle}, edited=False))
        assert grid_in(lines) == SOLUTION
        assert sum(sum(map(str.isdigit, line)) for line in lines) == 81, "no other grid"


def solves(grid: str, puzzle: Board) -> bool:
    full = board(grid)
    kept = all(given in (0, digit) for given, digit in zip(puzzle.givens, full.givens, strict=True))
    return kept and 0 not in full.givens and not any(duplicates(full))


@pytest.mark.parametrize("name", ["unchecked", "passed"])
def test_clues_that_clash_are_printed_as_solved(name: str) -> None:
    puzzle, grid = SLIPS[name]["puzzle"], grid_in(printed(name))
    assert any(duplicates(board(puzzle)))
    assert "0" not in grid
    assert all(given in (".", digit) for given, digit in zip(puzzle, grid, strict=True))
    (twice, *_) = duplicates(board(grid))
    assert twice.digit == {"unchecked": 6, "passed": 7}[name]


@pytest.mark.parametrize("name", ["silent", "unasked"])
def test_nothing_is_printed_where_there_is_no_solution(name: str) -> None:
    assert solutions(name) == 0
    assert not any(duplicates(board(SLIPS[name]["puzzle"])))  # only a search finds that
    assert printed(name) == []


def test_the_headings_of_rows_and_columns_are_exchanged() -> None:
    places = [line.split() for line in printed("axes")]
    assert {place[-1] for place in places} == {"4"}  # x is under the heading of y
    assert {place[2] for place in places} == set("01235678")
    heading, loop = text_of("every-solution")[24], text_of("every-solution")[27:30]
    assert "y相同" in heading
    assert any("sudoku[i][x]" in line for line in loop)


def test_begun_at_cell_1_the_first_cell_stays_blank() -> None:
    assert grid_in(printed("first"))[0] == "0"


def test_no_solution_is_answered_with_a_lone_0() -> None:
    assert solutions("zero") == 0
    assert printed("zero") == ["0"]


def test_the_coin_prefers_later_cells() -> None:
    chosen = [int(times) for line in printed("coin") for times in line.split()]
    assert sum(chosen) == 2000
    assert sum(chosen[:40]) == 0  # a chance of less than 2 ** -41 each time
    assert 850 < chosen[80] < 1150  # about half of them, within seven standard deviations


def test_of_81_cells_20_leave_61() -> None:
    assert 81 - 20 == 61
    assert "20个数字" in text_of("fewest-candidates")[SLIPS["seventy-one"]["line"] - 1]


def test_scanf_reads_two_clues_and_solves_another_puzzle() -> None:
    puzzle = SLIPS["question"]["puzzle"]
    assert sum(given != "." for given in puzzle) == 30
    assert puzzle[:3] == "53."
    grid = grid_in(printed("question"))
    assert solves(grid, board("53" + "." * 79))


def test_a_test_by_the_column_lets_any_digit_through() -> None:
    puzzle, grid = SLIPS["column"]["puzzle"], grid_in(printed("column"))
    assert puzzle.index(".") == puzzle.rindex(".") == 72  # r9c1
    assert grid[72] == "1"
    assert solves(puzzle.replace(".", "3"), board(puzzle))


def test_the_text_has_no_print() -> None:
    assert not any(
        "void print" in line or "bool print" in line or "int print" in line for line in text_of("used-tables")
    )


def test_the_frame_does_not_close() -> None:
    lines = printed("frame")
    assert {len(line) for line in lines} == {20, 26}
    assert [len(line) for line in lines if "+" in line] == [20] * 4
    assert solves(grid_in(lines), board(SLIPS["frame"]["puzzle"]))


def test_the_header_has_neither_of_its_names() -> None:
    included = [line.split()[1] for line in text_of("first-solution") if line.startswith("#include")]
    assert included == ["<stdio>"]


def test_fifty_holes_leave_many_solutions() -> None:
    counts, told, puzzle = printed("holes")
    several = [each for each in counts.split() if each != "1"]
    assert len(counts.split()) == 20
    assert len(several) >= 18
    assert told == f"one solution: {20 - len(several)} of 20"
    assert puzzle.count(".") == 50
    assert count(board(puzzle), 2) == 2


def test_what_is_found_is_seldom_the_grid_that_was_dug() -> None:
    different = 0
    for _ in range(6):
        puzzle, *lines = printed("answer")
        assert puzzle.count(".") == 50
        rows = [line.split("   ") for line in lines]
        full, found = ("".join(row[at].replace(" ", "") for row in rows) for at in (0, 1))
        assert solves(full, board(puzzle))
        assert solves(found, board(puzzle))
        different += full != found
    assert different >= 3


def test_the_exchanges_reach_72_grids() -> None:
    assert printed("exchanges") == ["choices: 729", "full grids: 72"]
    assert len(full_grids()) == 72


def test_the_holes_repeat_the_lots_of_the_exchanges() -> None:
    exchanges, holes = printed("clock")
    first, second, third = exchanges.removeprefix("exchanges: ").split()
    assert holes.startswith(f"first holes: ({first}, {second}) ({third}, ")
    assert len([line for line in text_of("fill-shuffle-dig") if "srand(time(NULL))" in line]) % 2 == 0


def test_random_numbers_are_those_of_windows() -> None:
    """Check the first numbers after srand(1) against those of the C library of Windows."""
    names: dict[str, Any] = {}
    exec((ROOM / "clock.py").read_text(encoding="utf-8"), names)
    rand = names["srand"](1)
    assert [next(rand) for _ in range(5)] == [41, 18467, 6334, 26500, 19169]
