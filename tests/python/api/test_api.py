"""The requests of the page: every method, its shapes, and replies for errors."""

import json
from typing import Any

import pytest

from sudoku_workshop.api import call, rating
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.minlex import minlex
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.notation import WRITTEN
from tests.python.grid.test_minlex import nine

PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"
SEVERAL = "8.........95.......76.........926487...413592...578163...694..5...732.4....8512.."
HARD = "6..3.2....1.....5..........7.26............843.........8.15........8.2........7.."
NESTED = "98.7..63.7..6..5......8..746......5..375....6..9..63..3..9..2....2..7........2.1."  # ER 10.5
SMALL = "1......2.3....4."
EMPTY = "." * 81


def state(givens: str, values: str | None = None, name: str = "9") -> dict[str, Any]:
    return {"geometry": name, "givens": givens, "values": values or givens, "notes": None}


def ask(method: str, **params: Any) -> Any:
    reply = json.loads(call(json.dumps({"method": method, "params": params})))
    assert list(reply) == ["ok"], reply
    return reply["ok"]


def pages(method: str, puzzle: str, limit: int) -> list[Any]:
    found, start = [], None
    while True:
        page = ask(method, state=state(puzzle), **{"from": start}, limit=limit)
        found.append(page)
        start = page["next"]
        if start is None:
            return found


def test_a_text_becomes_states() -> None:
    reading = ask("read", text=f"{PUZZLE}\n{SEVERAL}\n")
    assert reading["puzzles"] == [state(PUZZLE), state(SEVERAL)]
    assert reading["warnings"] == reading["ignored"] == []


def test_an_unreadable_text_is_an_error_with_its_place() -> None:
    reply = json.loads(call(json.dumps({"method": "read", "params": {"text": PUZZLE[:-1]}})))
    assert set(reply) == {"error"}
    assert set(reply["error"]) == {"code", "line", "column", "character", "args"}
    assert reply["error"]["line"] == 1


ROWS = ", ".join(["[{}, {}, {}, {}]"] * 4)
CAGES = '{"size": 4, "title": "A", "author": "B", "grid": [ROWS], "chaosconstruction": [{}], "line": [{}]}'.replace(
    "ROWS", ROWS
)
ANSWERS: dict[str, dict[str, Any]] = {
    "verdict": {"limit": 2}, "solve": {}, "check": {}, "possible": {}, "rate": {}, "hint": {}, "path": {},
    "count": {"from": None, "limit": 2}, "solutions": {"from": None, "limit": 2}, "steps": {"from": None, "limit": 9},
}  # fmt: skip


def test_a_puzzle_with_other_rules_keeps_their_names_and_gets_no_answer() -> None:
    reading = ask("read", text=CAGES)
    [puzzle] = reading["puzzles"]
    assert {name: puzzle[name] for name in ("geometry", "givens")} == {
        "geometry": "4?chaosconstruction",
        "givens": "." * 16,
    }
    assert json.loads(puzzle["original"]) == json.loads(CAGES)
    assert reading["format"] == "fpuzzles"
    assert reading["about"] == [
        {"title": "A", "author": "B", "rules": "", "unknown": ["chaosconstruction"], "left_out": ["line"], "other": {}}
    ]
    for method, more in ANSWERS.items():
        reply = json.loads(call(json.dumps({"method": method, "params": {"state": puzzle, **more}})))
        assert reply["error"]["code"] == "unknown-rules", method


@pytest.mark.parametrize("form", ["json", "fpuzzles", "fpuzzles-link", "sudokupad-link"])
def test_a_puzzle_with_unknown_rules_is_written_with_all_of_its_source(form: str) -> None:
    [puzzle] = ask("read", text=CAGES)["puzzles"]
    digits = "1" + "." * 15
    text = ask("write", state=puzzle | {"givens": digits, "values": digits}, format=form)["text"]
    [again] = ask("read", text=text)["puzzles"]
    assert (again["geometry"], again["givens"]) == ("4?chaosconstruction", digits)
    assert json.loads(again["original"])["chaosconstruction"] == json.loads(CAGES)["chaosconstruction"]


def test_a_form_that_cannot_hold_unknown_rules_is_refused() -> None:
    [puzzle] = ask("read", text=CAGES)["puzzles"]
    for form in sorted({*WRITTEN} - {"json", "fpuzzles", "fpuzzles-link", "sudokupad-link"}):
        reply = json.loads(call(json.dumps({"method": "write", "params": {"state": puzzle, "format": form}})))
        assert reply["error"]["args"] == {"rules": ["chaosconstruction"]}, form


def test_a_text_too_large_for_the_page_is_refused_at_once() -> None:
    reply = json.loads(call(json.dumps({"method": "read", "params": {"text": "." * 10_000_001}})))
    assert (reply["error"]["code"], reply["error"]["args"]) == ("too-large", {"limit": 10})


def test_a_state_is_written_and_read_back() -> None:
    for form in ("line", "lines", "grid"):
        text = ask("write", state=state(PUZZLE), format=form)["text"]
        assert ask("read", text=text)["puzzles"] == [state(PUZZLE)]


def test_what_candidates_are_struck_out_comes_as_notes_and_goes_back() -> None:
    line = f":0000:x:{PUZZLE}:612 832:::"
    board = ask("read", text=line)["puzzles"][0]
    assert (board["values"], board["notes"]["1"]) == (PUZZLE, [8, 9])
    assert ask("write", state=board, format="hodoku")["text"] == f":0000:x:{PUZZLE}:612 832:::"
    drawn = ask("write", state=board, format="candidates")["text"]
    assert ask("read", text=drawn)["puzzles"] == [board]


def test_candidates_are_told_for_blank_cells_only() -> None:
    cells = ask("hint", state=state(PUZZLE))["cells"]
    assert cells["1"] == [6, 8, 9]
    assert "0" not in cells


def test_the_verdict_has_every_field_of_its_shape() -> None:
    verdict = ask("verdict", state=state(PUZZLE), limit=2)
    rating = dict.fromkeys(("er", "ep", "ed", "grade", "technique", "beyond"))
    assert verdict == {"code": "one", "count": 1, "exact": True, "problems": [], "wrong": [], "crossed": []} | rating


def test_the_verdict_tells_the_entries_duplicates_too() -> None:
    verdict = ask("verdict", state=state(PUZZLE, "44" + PUZZLE[2:]), limit=2)
    assert verdict["code"] == "one"
    assert verdict["problems"][0] == {"code": "duplicate", "digit": 4, "house": ["row", 0], "cells": [0, 1]}


def test_solve() -> None:
    assert ask("solve", state=state(PUZZLE)) == {"code": "one", "solution": SOLUTION}
    assert ask("solve", state=state("6" + PUZZLE[1:])) == {"code": "none", "solution": None}
    assert ask("solve", state=state("11" + EMPTY[2:])) == {"code": "problems", "solution": None}
    assert ask("solve", state=state(SEVERAL))["code"] == "several"


def test_solve_judges_the_givens_not_the_entries() -> None:
    wrong = PUZZLE[:1] + "6" + PUZZLE[2:]
    assert ask("solve", state=state(PUZZLE, wrong))["solution"] == SOLUTION


def test_solutions_and_counts_in_pages_are_the_same_solutions() -> None:
    listed = [text for page in pages("solutions", SEVERAL, 3) for text in page["items"]]
    assert len(set(listed)) == len(listed) == sum(page["count"] for page in pages("count", SEVERAL, 5))
    assert listed[0] == ask("solve", state=state(SEVERAL))["solution"]


def test_possible_and_check() -> None:
    cells = ask("possible", state=state(PUZZLE))["cells"]
    assert "".join(str(cells[str(cell)][0]) for cell in range(81)) == SOLUTION
    right, wrong = SOLUTION[:2] + PUZZLE[2:], PUZZLE[:1] + "6" + PUZZLE[2:]
    assert ask("check", state=state(PUZZLE, right)) == {"wrong": [], "solvable": True, "published": False}
    assert ask("check", state=state(PUZZLE, wrong)) == {"wrong": [1], "solvable": False, "published": False}


def test_entries_that_are_possible_each_but_not_together() -> None:
    """Check two entries that are each part of some solution, but not of the same one."""
    possible = ask("possible", state=state(SEVERAL))["cells"]
    blanks = [cell for cell in range(81) if SEVERAL[cell] == "." and len(possible[str(cell)]) > 1]
    for first in blanks:
        for second in blanks:
            entries = list(SEVERAL)
            entries[first], entries[second] = str(possible[str(first)][0]), str(possible[str(second)][-1])
            told = ask("check", state=state(SEVERAL, "".join(entries)))
            assert told["wrong"] == []
            if not told["solvable"]:
                return
    raise AssertionError("no such pair: take another puzzle")


def test_mistyped_in_pages() -> None:
    broken, found, start, asked = "6" + PUZZLE[1:], [], None, 0
    while asked == 0 or start is not None:
        page = ask("mistyped", state=state(broken), **{"from": start}, limit=10)
        found += page["items"]
        start, asked = page["next"], asked + 1
    assert {"cell": 0, "digit": 6, "instead": 4} in found
    assert page["total"] == sum(map(str.isdigit, broken))
    assert asked == -(-page["total"] // 10)
    assert [slip["cell"] for slip in found] == sorted(slip["cell"] for slip in found)
    assert len({tuple(slip.values()) for slip in found}) == len(found), "each clue is doubted on one page"


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("9+nothing", {"code": "rule-kind", "args": {"rule": "nothing"}}),
        ("9+white:r1c1,r5c5", {"code": "rule-neighbours", "args": {"rule": "white"}}),
        ("9+regions:1", {"code": "rule-text", "args": {"rule": "regions", "found": 1}}),
        ("nothing", {"code": "bad-record", "args": {"field": "geometry", "found": "nothing"}}),
    ],
)
def test_a_wrong_geometry_is_an_error_that_a_person_can_read(name: str, error: dict[str, Any]) -> None:
    board = {"geometry": name, "givens": PUZZLE, "values": PUZZLE, "notes": None}
    for method, params in (("solve", {"state": board}), ("rules", {"geometry": name})):
        found = json.loads(call(json.dumps({"method": method, "params": params})))["error"]
        assert found == {"line": 0, "column": 0, "character": ""} | error


def test_a_bug_is_told_as_a_bug() -> None:
    for request in ('{"method": "no such", "params": {}}', "no JSON", '{"method": "solve", "params": {"state": {}}}'):
        reply = json.loads(call(request))
        assert list(reply) == ["bug"]
        assert "Traceback" in reply["bug"]


def test_rate() -> None:
    rated = ask("rate", state=state(PUZZLE))
    assert set(rated) == {"er", "ep", "ed", "grade", "technique", "beyond", "next", "nested"}
    assert rated["next"] is None
    assert ask("rate", state=state(SEVERAL)) is None
    assert ask("rate", state=state(SEVERAL), **{"from": None}, seconds=0) is None


@pytest.mark.parametrize(("name", "text"), [("9", PUZZLE), ("9", HARD), ("4", SMALL)])
@pytest.mark.parametrize("seconds", [0, 0.01, 0.1])
@pytest.mark.parametrize("unique", [True, False])
def test_a_rating_in_parts_is_the_same_rating(name: str, text: str, seconds: float, unique: bool) -> None:
    puzzle, start = state(text, name=name), None
    while True:
        part = ask("rate", state=puzzle, unique=unique, **{"from": start}, seconds=seconds)
        if part["next"] is None:
            break
        start = part["next"]
        assert part["beyond"]
    assert part == ask("rate", state=puzzle, unique=unique)


def test_a_rating_goes_on_with_the_position_that_it_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that the next part finds what the last one has computed, until another puzzle is rated."""
    made: list[Board] = []

    def position(board: Board) -> Position:
        made.append(board)
        return Position(board)

    monkeypatch.setattr(rating, "Position", position)
    start = ask("rate", state=state(HARD), seconds=0)["next"]
    start = ask("rate", state=state(HARD), **{"from": start}, seconds=0)["next"]
    assert made == []
    ask("rate", state=state(SMALL, name="4"))
    ask("rate", state=state(HARD), **{"from": start}, seconds=0)
    assert [text_of(board.values) for board in made] == [start["values"]]


@pytest.mark.law
def test_a_rating_whose_nets_are_shared_out_is_the_same_rating() -> None:
    puzzle, shared = state(NESTED), 0
    part: dict[str, Any] = {"next": None, "nested": False}
    while not shared or part["next"]:
        asked: dict[str, Any] = {"state": puzzle, "from": part["next"]}
        shares: list[object] = []
        if part["nested"]:
            shares = [ask("nets", **asked, part=number, of=3) for number in range(3)]
            assert len({json.dumps(share) for share in shares}) == 3
        shared += len(shares)
        part = ask("rate", **asked, seconds=60, spread=True, shares=shares)
    assert shared > 0
    assert part == ask("rate", state=puzzle)


def test_nets_are_refused_where_none_are_needed() -> None:
    start = ask("rate", state=state(HARD), seconds=0)["next"]
    params = {"state": state(HARD), "from": start, "part": 0, "of": 2}
    assert "needs no nets" in json.loads(call(json.dumps({"method": "nets", "params": params})))["bug"]


def test_a_hint_knows_what_is_crossed_out_and_nothing_of_corners() -> None:
    """Check r1c2, which may be 6, 8 or 9. With two of these crossed out it is a naked single.

    If the digit of the solution is crossed out, the hint says so.
    """
    told = ask("hint", state=state(PUZZLE) | {"crossed": {"1": [6, 8]}, "corners": {"1": [5], "2": [1]}})
    assert told["code"] == "step"
    assert told["cells"]["1"] == [9]
    noted = ask("hint", state=state(PUZZLE) | {"notes": {"1": [6, 9]}, "crossed": {"1": [6]}})
    assert noted["cells"]["1"] == [9]
    for crossed in ([9], list(range(1, 10))):
        wrong = ask("hint", state=state(PUZZLE) | {"crossed": {"1": crossed}})
        assert (wrong["code"], wrong["wrong"]) == ("wrong-notes", [1])


def test_a_hint_tells_of_stale_notes_but_not_of_crossed_out_ones() -> None:
    stale = ask("hint", state=state(PUZZLE) | {"notes": {"2": [4, 6]}})
    assert (stale["code"], stale["wrong"], stale["step"]) == ("stale-notes", [2], None)
    told = ask("hint", state=state(PUZZLE) | {"notes": {"2": [4, 6]}, "crossed": {"1": [8], "2": [4]}})
    assert told["code"] == "step"


def test_a_hint_uses_the_notes() -> None:
    told = ask("hint", state=state(PUZZLE) | {"notes": {"1": [9]}})
    assert told["code"] == "step"
    assert told["cells"]["1"] == [9]
    assert told["step"]["words"]["in"]
    wrong = ask("hint", state=state(PUZZLE) | {"notes": {"1": [8]}})
    assert (wrong["code"], wrong["wrong"], wrong["right"]) == ("wrong-notes", [1], SOLUTION)


def test_steps_in_pages_are_all_steps() -> None:
    everything = ask("steps", state=state(PUZZLE), **{"from": None}, limit=1000)
    assert everything["next"] is None
    first = ask("steps", state=state(PUZZLE), **{"from": None}, limit=7)
    second = ask("steps", state=state(PUZZLE), **{"from": first["next"]}, limit=7)
    assert first["items"] + second["items"] == everything["items"][:14]


def test_the_path_ends_at_the_solution() -> None:
    path = ask("path", state=state(PUZZLE), order="ladder")
    assert path["solved"]
    assert len(path["boards"]) == len(path["steps"]) + 1
    assert path["boards"][0]["values"] == PUZZLE
    assert path["boards"][-1] == {"values": SOLUTION, "cells": {}}


def test_a_path_in_parts_goes_on_from_where_it_stopped() -> None:
    whole = ask("path", state=state(PUZZLE), order="ladder")
    steps, start = [], None
    while True:
        part = ask("path", state=state(PUZZLE), order="ladder", seconds=0, **{"from": start})
        steps += part["steps"]
        start = part["next"]
        if not start:
            break
        assert start["technique"] in TECHNIQUES
    assert (steps, part["solved"], part["boards"][-1]) == (whole["steps"], True, whole["boards"][-1])


def test_traits_of_many_puzzles_at_once() -> None:
    large = state("." * 256, name="16")
    plain, ruled, sixteen = ask("traits", states=[state(PUZZLE), state(PUZZLE, name="9?chaosconstruction"), large])
    form = text_of(minlex(nine(PUZZLE)))
    assert plain == {"symmetry": "quarter-turn", "automorphisms": 1, "minlex": form}
    assert ruled == {
        "symmetry": "quarter-turn",
        "automorphisms": None,
        "minlex": None,
    }  # the same clues can be two different puzzles
    assert sixteen == {"symmetry": "full", "automorphisms": None, "minlex": None}


def test_the_rules_of_a_geometry_say_what_digits_may_go_together() -> None:
    found = ask("rules", geometry="4+regions:1122112233443344+even:r1c1+white:r1c12+king+sum:6:r23c1")
    assert [rule["kind"] for rule in found["rules"]] == ["regions", "king", "sum", "even", "white"]
    assert found["sums"] == [["sum", 6, [4, 8], [1, 1]]]
    assert found["joint"] == []
    assert ask("rules", geometry="9+renban:r1c123")["joint"] == ["renban"]
    assert found["houses"][0] == ["region", 0, [0, 1, 4, 5], 0]
    assert ["king", [0, 5]] in found["apart"]
    assert found["only"] == [["even", 0, [2, 4]]]
    assert found["pairs"] == [["white", 0, 1, 0]]
    assert found["tables"] == [[0b0010, 0b0101, 0b1010, 0b0100]]


def test_a_rule_that_cannot_be_used_is_an_error_with_its_name() -> None:
    line = "r1c123456789,r2c9"
    reply = json.loads(call(json.dumps({"method": "rules", "params": {"geometry": f"9+thermometer:{line}"}})))
    assert reply["error"]["code"] == "rule-too-long"
    assert reply["error"]["args"] == {"rule": "thermometer", "found": 10, "most": 9}
