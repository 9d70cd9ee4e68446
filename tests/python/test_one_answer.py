"""Tests that command line, library and page give the same answers about texts with more than clues."""

import json
from itertools import islice

import pytest

import sudoku_workshop as library
from sudoku_workshop.api import METHODS
from tests.support.running import Runner

CLUES = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def hodoku(cells: str, crossed: str = "") -> str:
    return f":0000:x:{cells}:{crossed}::"


def pairs(solution: str) -> str:
    """Return candidates that leave one solution: each cell has its digit and the next, the first only its digit."""
    digits = [{int(digit), int(digit) % 9 + 1} if cell else {int(digit)} for cell, digit in enumerate(solution)]
    return "".join(str(digit) if digit in held else "." for held in digits for digit in range(1, 10))


PAIRS = pairs(SOLUTION)
CASES = {
    "clues": (CLUES, "one", [], []),
    "candidates alone": (PAIRS, "one", [], []),
    "candidates alone, with two solutions": (PAIRS.replace("....5....", "....56...", 1), "several", [], []),
    "a cell without candidates": (
        hodoku("000456780000000000000000000400000000500000000600000000700000000900000000000000000", "112 212 312 912"),
        "none",
        [],
        [],
    ),
    "a wrong entry": (hodoku(CLUES[:2] + "+1" + CLUES[3:]), "one", [2], []),
    "an entry that repeats a clue": (hodoku(CLUES[:2] + "+5" + CLUES[3:]), "one", [2], []),
    "a wrong entry in a record": (
        json.dumps({"state": {"geometry": "9", "givens": CLUES, "values": CLUES[:2] + "1" + CLUES[3:]}}),
        "one",
        [2],
        [],
    ),
    "a right entry": (hodoku(CLUES[:2] + "+4" + CLUES[3:]), "one", [], []),
    "the right digit crossed out": (hodoku(CLUES, "413"), "one", [], [2]),
    "another digit crossed out": (hodoku(CLUES, "113 213"), "one", [], []),
    "several solutions, and an entry": (hodoku("+5" + "." * 80), "several", [], []),
    "none, and an entry": (hodoku("12345678." + "." * 17 + "9" + "+1" + "." * 53), "none", [], []),
}


@pytest.mark.parametrize(("text", "code", "wrong", "crossed"), CASES.values(), ids=CASES)
def test_all_three_give_the_same_verdict(
    sudoku: Runner, text: str, code: str, wrong: list[int], crossed: list[int]
) -> None:
    told = json.loads(sudoku("check", "--json", text=text).out)
    verdict = library.check(text)
    page = METHODS["verdict"](METHODS["read"](text)["puzzles"][0], 1000)
    assert [told["code"], told["wrong"], told["crossed"]] == [code, wrong, crossed]
    named = ([cell for cell in range(81) if (cell // 9 + 1, cell % 9 + 1) in cells] for cells in verdict[4:6])
    assert [verdict.code, *named] == [code, wrong, crossed]
    assert [page["code"], page["wrong"], page["crossed"]] == [code, wrong, crossed]
    assert told["count"] == verdict.count == page["count"]


@pytest.mark.parametrize(("text", "code"), [case[:2] for case in CASES.values()], ids=CASES)
def test_what_counts_solves_and_rates_agrees_with_the_verdict(sudoku: Runner, text: str, code: str) -> None:
    state = METHODS["read"](text)["puzzles"][0]
    found = {"none": 0, "one": 1, "several": 2}[code]
    assert library.count(text, limit=2) == found
    assert len(list(islice(library.solutions(text), 2))) == found
    assert METHODS["count"](state, None, 2)["count"] == found
    assert METHODS["solve"](state)["code"] == code
    assert json.loads(sudoku("count", "--limit", "2", "--json", text=text).out)["count"] == found
    solved = json.loads(sudoku("solve", "--json", text=text).out)["solutions"]
    assert (solved == [SOLUTION]) is (code == "one")
    assert (METHODS["rate"](state) is not None) is (code == "one")
    assert sudoku("rate", text=text).status == (0 if code == "one" else 1)


def test_ratings_are_of_the_clues_whatever_was_done_since(sudoku: Runner) -> None:
    rating = library.rate(CLUES)
    for name in ("a wrong entry", "a right entry", "the right digit crossed out", "another digit crossed out"):
        text = CASES[name][0]
        assert library.rate(text) == rating, name
        assert METHODS["rate"](METHODS["read"](text)["puzzles"][0])["er"] == rating.er, name
        assert json.loads(sudoku("rate", "--json", text=text).out)["er"] == rating.er, name


def test_a_wrong_entry_is_told_without_its_right_digit(sudoku: Runner) -> None:
    text, words = CASES["a wrong entry"][0], "r1c3 is wrong: the solution has another digit there"
    checked, solved, explained = (
        sudoku(command, "--lang", "en", text=text) for command in ("check", "solve", "explain")
    )
    assert (checked.status, checked.out) == (1, f"{CLUES}: {words}; one solution\n")
    assert (solved.status, solved.out, solved.err) == (0, f"{SOLUTION}\n", f"-: puzzle 1: {words}\n")
    assert (explained.status, explained.err) == (1, f"-: puzzle 1: {words}\n")
    with pytest.warns(library.SudokuWarning, match=words):
        assert library.write(library.solve(text)) == SOLUTION
    with pytest.raises(library.SudokuError, match=words):
        library.path(text)
    assert library.hint(text).code == "wrong-entries"


def test_a_right_digit_that_is_crossed_out_is_told(sudoku: Runner) -> None:
    text, words = CASES["the right digit crossed out"][0], "the correct digit is crossed out in r1c3"
    assert words in sudoku("check", "--lang", "en", text=text).out
    assert words in sudoku("solve", "--lang", "en", text=text).err
    with pytest.warns(library.SudokuWarning, match=words):
        library.solve(text)
    found = library.hint(text)
    assert (found.code, found.wrong) == ("wrong-notes", (library.Cell(row=1, column=3),))


def test_why_there_is_no_solution_is_told() -> None:
    with pytest.raises(library.NoSolution, match="no digit can go in r1c2"):
        library.solve(CASES["a cell without candidates"][0])


@pytest.mark.parametrize("command", ["check", "count", "rate", "list"])
def test_a_puzzle_given_by_candidates_is_printed_so_that_it_can_be_read_again(sudoku: Runner, command: str) -> None:
    assert PAIRS in sudoku(command, text=PAIRS).out
    printed = sudoku("solve", "--json", text=PAIRS).out
    assert json.loads(printed)["puzzle"] == PAIRS
    assert sudoku("solve", text=printed).out == f"{SOLUTION}\n"


def test_uniqueness_counts_on_no_candidate_that_the_puzzle_excludes() -> None:
    """Check that the path of a puzzle given by candidates leads to its solution."""
    way = library.path(PAIRS, order="ladder")
    assert way.solved
    assert library.write(way.boards[-1]) == SOLUTION
