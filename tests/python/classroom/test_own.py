"""Tests of a person's own program: its contracts, its events, the messages about it, and its limits."""

import inspect
import json
import signal
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.classroom import ALGORITHMS, own
from sudoku_workshop.classroom.attempt import solving
from sudoku_workshop.classroom.own import lacks_modules, report, run
from sudoku_workshop.classroom.own.report import BATCH, MOST_EVENTS, MOST_PRINTED, Report
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry

PUZZLE = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
SOLUTION = "496528713875143692132967854314289576729654381568731429687492135943815267251376948"
EASY = SOLUTION[:60] + "." * 10 + SOLUTION[70:]  # ten blanks

SOLVER = """
def solve(grid):
    for r in range(9):
        for c in range(9):
            if grid[r][c] == 0:
                for d in range(1, 10):
                    if fits(grid, r, c, d):
                        grid[r][c] = d
                        if solve(grid):
                            return True
                        grid[r][c] = 0
                return False
    return True

def fits(grid, r, c, d):
    for i in range(9):
        if d in (grid[r][i], grid[i][c], grid[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3]):
            return False
    return True
"""
STEPS = """
def steps(puzzle):
    yield Try(69, 4)
    puzzle[7][6] = 4
    yield Place(69, 4)
    yield Conflict(69, 4)
    yield Undo(69)
"""


def told(code: str, puzzle: str = EASY, **asked: Any) -> list[dict[str, Any]]:
    messages: list[dict[str, Any]] = []
    run(json.dumps({"code": code, "puzzle": puzzle, **asked}), lambda text: messages.append(json.loads(text)))
    return messages


def events(messages: list[dict[str, Any]]) -> list[list[Any]]:
    return [item for message in messages if message["type"] == "events" for item in message["items"]]


def error(code: str, puzzle: str = EASY) -> dict[str, Any]:
    last = told(code, puzzle)[-1]
    assert last["type"] == "error"
    found: dict[str, Any] = last["error"]
    return found


@pytest.mark.parametrize("slug", ALGORITHMS)
def test_every_algorithm_of_the_classroom_runs_as_it_stands(slug: str) -> None:
    algorithm = ALGORITHMS[slug]
    messages = told(inspect.getsource(algorithm.module))
    assert messages[0] == {"type": "started", "kind": "steps", "lists": messages[0]["lists"]}
    board = board_of(geometry("9"), [int(digit) if digit.isdigit() else 0 for digit in EASY])
    attempt = solving(algorithm, board, "")
    expected = [(kind, cell, attempt.run.line) for kind, cell, _ in attempt.run]
    assert [(kind, cell, line) for kind, cell, _, line in events(messages)] == expected
    assert (messages[-1]["type"], messages[-1]["solved"], messages[-1]["grid"]) == ("end", True, SOLUTION)


def test_the_names_are_there_and_events_have_their_lines() -> None:
    messages = told(STEPS)
    assert events(messages) == [
        ["try", 69, 4, 3],
        ["place", 69, 4, 5],
        ["conflict", 69, 4, 6],
        ["undo", 69, 4, 7],
    ]
    assert messages[-1]["result"] == {"code": "none", "args": {}}
    assert messages[-1]["counters"]["tries"] == 1


def test_a_call_of_itself_may_be_yielded_or_yielded_from() -> None:
    head = "def steps(puzzle, depth=0):\n    yield Try(60, 1)\n    if depth < 3:\n"
    for how in ("yield", "yield from"):
        messages = told(f"{head}        {how} steps(puzzle, depth + 1)\n")
        assert messages[-1]["counters"]["tries"] == 4


def test_a_solver_that_tells_nothing_is_watched_while_it_writes() -> None:
    messages = told(SOLVER)
    assert messages[0] == {"type": "started", "kind": "solve", "lists": ["grid"]}
    shown = list(EASY)
    for kind, cell, digit, line in events(messages):
        assert (kind, line) in (("place", 8), ("undo", 11))
        assert shown[cell] == ("." if kind == "place" else str(digit))
        shown[cell] = str(digit) if kind == "place" else "."
    assert "".join(shown) == SOLUTION
    last = messages[-1]
    assert (last["result"]["code"], last["solved"], last["grid"]) == ("solved", True, SOLUTION)
    assert last["counters"]["places"] - last["counters"]["backtracks"] == EASY.count(".")


def test_another_list_is_watched_if_it_is_chosen() -> None:
    copying = "def solve(grid):\n    board = [row[:] for row in grid]\n    board[6][6] = 1\n    board[6][6] = 0\n"
    assert told(copying)[0]["lists"] == ["grid", "board"]
    assert events(told(copying)) == []
    assert events(told(copying, watch="board")) == [["place", 60, 1, 3], ["undo", 60, 1, 4]]


def test_a_programs_own_first_lines_are_not_watched() -> None:
    early = "board = [[0] * 9 for _ in range(9)]\nboard[6][6] = 1\n"
    late = "def solve(grid):\n    board[6][6] = 2\n    board[8][8] = 1\n"
    messages = told(early + late, watch="board")
    assert [message["type"] for message in messages[:2]] == ["started", "events"]
    assert {line for *_, line in events(messages)} == {4, 5}


def test_what_has_no_name_is_no_list_to_choose() -> None:
    nameless = "def rows():\n    return [[0]]\n\ndef solve(grid):\n    return rows()[0][0] or grid[0][0]\n"
    assert told(nameless)[0]["lists"] == ["grid"]


def test_a_list_is_watched_under_its_other_names_and_where_an_object_holds_it() -> None:
    alias = "def solve(grid):\n    row = grid[6]\n    row[6] = 1\n    row.reverse()\n"
    assert events(told(alias))[0] == ["place", 60, 1, 3]
    held = "class Solver:\n    def __init__(self, rows):\n        self.rows = [[*row] for row in rows]\n"
    held += "    def go(self):\n        self.rows[6][6] = 1\n\ndef solve(grid):\n    Solver(grid).go()\n"
    assert told(held)[0]["lists"] == ["grid", "self.rows"]
    assert events(told(held, watch="self.rows")) == [["place", 60, 1, 5]]


def test_a_list_that_is_bent_out_of_shape_is_watched_as_far_as_it_is_a_grid() -> None:
    bent = "def solve(grid):\n    grid.append([1] * 9)\n    grid[9][0] = 5\n    grid[0] = None\n    grid[6][6] = 1\n"
    bent += "    grid.clear()\n    grid.append(3)\n"
    messages = told(bent)
    assert events(messages) == [["place", 60, 1, 5]]
    assert messages[-1]["result"]["code"] == "none"


def test_what_is_returned_counts_where_the_argument_stays_as_it_was() -> None:
    rows = [[int(digit) for digit in SOLUTION[start : start + 9]] for start in range(0, 81, 9)]
    for answer in (rows, [SOLUTION[start : start + 9] for start in range(0, 81, 9)]):
        last = told(f"def solve(grid):\n    return {answer!r}\n")[-1]
        assert (last["solved"], last["grid"]) == (True, SOLUTION)


def test_a_solution_that_is_not_said_is_seen() -> None:
    fill = (
        f"def steps(puzzle):\n    for cell, digit in enumerate({SOLUTION!r}):\n        yield Place(cell, int(digit))\n"
    )
    last = told(fill)[-1]
    assert (last["result"]["code"], last["solved"]) == ("unsaid", True)


def test_a_dataclass_finds_the_module_that_it_is_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that `dataclass` finds the program's module by name, which it needs for types written as text."""
    monkeypatch.delitem(sys.modules, "own", raising=False)
    code = "from dataclasses import dataclass\n@dataclass\nclass Cell:\n    at: 'int' = 0\n"
    assert told(code + SOLVER)[-1]["solved"]


ERRORS: dict[str, tuple[str, int | None, dict[str, Any]]] = {
    "x = [1, 2\nprint(x)": ("syntax", 1, {}),
    "def solve(grid):\nreturn 1": ("indentation", 2, {}),
    "def solve(grid):\n    return gird": ("name", 2, {"what": "gird"}),
    "def solve(grid):\n    x += 1": ("unbound", 2, {"what": ""}),
    "def solve(grid):\n    grid[9][0] = 1": ("index", 2, {}),
    "def solve(grid):\n    {}['a']": ("key", 2, {"what": "'a'"}),
    "def solve(grid):\n    len(3)": ("type", 2, {}),
    "def solve(grid):\n    1 / 0": ("zero", 2, {}),
    "def solve(grid):\n    return solve(grid)": ("recursion", 2, {}),
    "def steps(puzzle):\n    yield steps(puzzle)": ("recursion", 2, {}),
    "def solve(grid):\n    raise MemoryError": ("memory", 2, {}),
    "def solve(grid):\n    grid.add(1)": ("attribute", 2, {"what": "add"}),
    "def solve(grid):\n    int('x')": ("value", 2, {}),
    "def solve(grid):\n    assert not grid": ("assertion", 2, {}),
    "import nowhere\ndef solve(grid):\n    pass": ("import", 1, {"what": "nowhere"}),
    "def solve(grid):\n    open('nowhere')": ("file", 2, {}),
    "def solve(grid):\n    exit(1)": ("exit", 2, {}),
    "def solve(grid):\n    raise Exception('own')": ("exception", 2, {}),
    "def solve(grid):\n    input()": ("input", 2, {}),
    "print('hello')": ("contract", None, {}),
    "def solve():\n    pass": ("arguments", 1, {}),
    "def solve(grid, more):\n    pass": ("arguments", 1, {}),
    "def steps(puzzle):\n    return 1": ("no-steps", 1, {}),
    "def steps(puzzle):\n    yield Try(81, 1)": ("yield", 2, {"value": "('try', 81, 1)"}),
    "def steps(puzzle):\n    yield Place(60, 10)": ("yield", 2, {"value": "('place', 60, 10)"}),
    "def steps(puzzle):\n    yield 5": ("yield", 2, {"value": "5"}),
    "def steps(puzzle):\n    yield Place(0, 5)\n    yield Solution()": (
        "given", 2, {"cells": [0], "given": 4, "digit": 5},
    ),
    "def steps(puzzle):\n    yield Solution()": ("blank", 2, {"cells": [60], "count": 10}),
    "def solve(grid):\n    return True": ("blank", 1, {"cells": [60], "count": 10}),
    "def solve(grid):\n    for c in range(60, 70):\n        grid[c // 9][c % 9] = 1": (
        "twice", 3, {"cells": [60, 61], "digit": 1},
    ),
}  # fmt: skip


@pytest.mark.parametrize("code", ERRORS)
def test_an_error_is_told_by_a_code_with_its_line(code: str) -> None:
    found = error(code)
    name, line, args = ERRORS[code]
    assert (found["code"], found["line"]) == (name, line)
    assert found["args"].keys() == args.keys()
    if name != "unbound":  # only Python 3.12 and later give the name
        assert found["args"] == args


def test_pythons_own_words_and_the_calls_are_told_too() -> None:
    message = told("def solve(grid):\n    return half(grid)\n\ndef half(grid):\n    return grid[0] / 2\n")[-1]
    assert message["error"]["name"] == "TypeError"
    assert message["error"]["text"].startswith("unsupported operand")
    assert message["trace"] == [
        {"line": 2, "name": "solve", "text": "return half(grid)"},
        {"line": 5, "name": "half", "text": "return grid[0] / 2"},
    ]
    waiting = "def steps(puzzle):\n    yield deeper()\n\ndef deeper():\n    yield Try(60, 1)\n    1 / 0\n"
    assert [(call["line"], call["name"]) for call in told(waiting)[-1]["trace"]] == [(2, "steps"), (6, "deeper")]
    others = "from sudoku_workshop.classroom.first_solution import steps as theirs\n"
    others += "def steps(puzzle):\n    yield theirs([[1] * 9, None], None)\n"
    assert [(call["line"], call["name"]) for call in told(others)[-1]["trace"]] == [(3, "steps")]
    assert error("x = (1\n")["column"] == 5


def test_what_is_printed_comes_before_what_follows_and_is_cut() -> None:
    messages = told("print('one', 2)\ndef solve(grid):\n    print('three')\n")
    assert "".join(message["text"] for message in messages if message["type"] == "print") == "one 2\nthree\n"
    assert [message["type"] for message in messages][-1] == "end"
    asking = told("import sys\ndef solve(grid):\n    print(sys.stdout.writable(), sys.stdout.write('four'))\n")
    assert "".join(message["text"] for message in asking if message["type"] == "print") == "fourTrue 4\n"
    flood = told(f"def solve(grid):\n    for _ in range(300):\n        print('x' * {MOST_PRINTED // 100})\n")
    printed = [message for message in flood if message["type"] == "print"]
    assert sum(len(message["text"]) for message in printed) == MOST_PRINTED
    assert printed[-1]["cut"]


def test_events_are_told_in_batches_and_only_counted_beyond_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    bound = 10 * BATCH
    assert bound < MOST_EVENTS
    monkeypatch.setattr(report, "MOST_EVENTS", bound)
    many = bound + 3 * BATCH
    messages = told(f"def steps(puzzle):\n    for _ in range({many}):\n        yield Try(60, 1)\n")
    batches = [message for message in messages if message["type"] == "events"]
    assert max(len(batch["items"]) for batch in batches) == BATCH
    assert len(events(messages)) == bound
    assert [batch["cut"] for batch in batches] == [False] * (bound // BATCH) + [True]
    assert messages[-1]["counters"]["tries"] == many


@pytest.fixture
def ringing(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[dict[str, Any]]]:
    """Return a function that runs a program which raises alarms itself, each a moment after the one before.

    An alarm of the system would end all tests if it came before the handler is set.
    """
    moments = count(0, MOMENT)
    monkeypatch.setattr(own, "monotonic", lambda: next(moments))

    def ran(code: str) -> list[dict[str, Any]]:
        messages: list[dict[str, Any]] = []
        asked = json.dumps({"code": f"{code}\n{BELL}\n", "puzzle": EASY, "seconds": 6 * MOMENT})
        run(asked, lambda text: messages.append(json.loads(text)), MOMENT)
        return messages

    return ran


RING = "raise_signal(SIGALRM)"
MOMENT = 1 / 16  # seconds; a power of two, so that sums are exact
BELL = "from signal import SIGALRM, raise_signal"


def test_a_program_that_never_ends_is_ended_with_its_line_and_tells_what_it_did(
    ringing: Callable[[str], list[dict[str, Any]]],
) -> None:
    """Check the timeout of a program with a bare except, which must not stop the alarms."""
    loop = f"    while True:\n        try: {RING}\n        except Exception: pass\n"
    messages = ringing(f"def solve(grid):\n    print('before')\n    grid[6][6] = 1\n{loop}")
    assert [message["type"] for message in messages] == ["started", "print", "events", "error"]
    found = messages[-1]["error"]
    assert (found["code"], found["args"]) == ("time", {"seconds": 6 * MOMENT})
    assert 3 <= found["line"] <= 7


def test_an_alarm_that_rings_again_while_the_program_is_left_takes_no_line_away(
    ringing: Callable[[str], list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Check an alarm during the handling of another, as on a very busy machine."""

    def late(number: int, handler: Any) -> Any:
        if signal.getsignal(number) is not before:
            signal.raise_signal(number)
        return signal.signal(number, handler)

    before = signal.getsignal(signal.SIGALRM)
    monkeypatch.setattr(own, "signal", late)
    messages = ringing(f"def solve(grid):\n    while True:\n        {RING}\n")
    assert signal.getsignal(signal.SIGALRM) is before
    assert (messages[-1]["error"]["code"], messages[-1]["error"]["line"]) == ("time", 3)


def test_an_algorithm_that_catches_its_end_is_ended_between_its_events(
    ringing: Callable[[str], list[dict[str, Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Report, "event", lambda *_: signal.raise_signal(signal.SIGALRM))
    caught = f"        try: {RING}\n        except BaseException: pass\n"
    messages = ringing(f"def steps(puzzle):\n    for _ in range(20):\n{caught}        yield Try(60, 1)\n")
    assert (messages[-1]["error"]["code"], messages[-1]["error"]["line"]) == ("time", 5)


@pytest.mark.parametrize("begin", ["def solve(grid):", "if True:"])
def test_a_program_that_catches_its_end_is_ended_again(
    begin: str, ringing: Callable[[str], list[dict[str, Any]]]
) -> None:
    """Check the timeout of a program that catches it, in a function and at the top level of the module."""
    caught = f"        try: {RING}\n        except BaseException: caught += 1\n"
    loop = f"    for _ in range(20):\n{caught}        if caught > 2: {RING}\n"
    messages = ringing(f"{BELL}\n{begin}\n    caught = 0\n{loop}")
    assert (messages[-1]["error"]["code"], messages[-1]["error"]["line"]) == ("time", 7)


@pytest.mark.parametrize(("alarms", "ends"), [(6, True), (7, False)])
def test_a_program_that_takes_no_more_than_its_time_is_left_alone(
    ringing: Callable[[str], list[dict[str, Any]]], alarms: int, ends: bool
) -> None:
    """Check the limit: exactly the allowed time has passed at the sixth alarm, and more at the seventh."""
    messages = ringing(f"def solve(grid):\n    for _ in range({alarms}):\n        {RING}\n")
    assert (messages[-1]["type"] == "end") is ends


@pytest.mark.parametrize(("between", "told"), [("pass", ["one\ntwo\n"]), (RING, ["one\n", "two\n"])])
def test_at_every_alarm_it_is_told_what_was_printed_so_far(
    ringing: Callable[[str], list[dict[str, Any]]], between: str, told: list[str]
) -> None:
    messages = ringing(f"def solve(grid):\n    print('one')\n    {between}\n    print('two')\n")
    assert [message["text"] for message in messages if message["type"] == "print"] == told


def test_alarms_are_heard_only_while_a_program_runs(ringing: Callable[[str], list[dict[str, Any]]]) -> None:
    before = signal.getsignal(signal.SIGALRM)
    ringing(f"def solve(grid):\n    {RING}\n")
    assert signal.getsignal(signal.SIGALRM) is before


def test_modules_that_are_not_there_yet_are_known_before() -> None:
    def lacks(code: str) -> bool:
        return lacks_modules(json.dumps({"code": code}))

    assert not lacks("import random\nfrom sudoku_workshop.classroom.events import TRY")
    assert lacks("def solve(grid):\n    import nowhere")
    assert lacks("import json.nowhere")
    assert lacks("import nowhere.deeper")
    assert not lacks("import (")


def test_the_page_on_the_contract_shows_a_program_that_keeps_it() -> None:
    page = (Path(__file__).parents[3] / "docs" / "own-code.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    last = told(code)[-1]
    assert (last["type"], last["result"]["code"], last["grid"]) == ("end", "solved", SOLUTION)
