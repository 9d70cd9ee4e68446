"""A person's own rule is run once over all digits and becomes a table, or the reason why not is told with its line."""

import json
from typing import Any

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop import rules
from sudoku_workshop.classroom.own import run

WHISPER = "def allows(a, b):\n    return abs(a - b) >= 5\n"
SQUARE = "def allows(digits):\n    return int(sum(digits) ** 0.5) ** 2 == sum(digits)\n"
RISING = """start = 0

def step(state, digit):
    return digit if digit > state else None

def accepts(state):
    return True
"""
RULE = {"size": 9, "fewest": 3, "most": 3, "every": False}


def told(code: str, **rule: Any) -> dict[str, Any]:
    """Return the last message about a rule."""
    said: list[dict[str, Any]] = []
    run(json.dumps({"code": code, "rule": RULE | rule}), lambda text: said.append(json.loads(text)))
    return said[-1]


def test_each_form_is_the_table_that_the_library_makes() -> None:
    def table(rule: rules.StatedRule) -> str:
        return rule.table.partition(":")[0]

    class Rising:
        start = 0

        def step(self, state: int, digit: int) -> int | None:
            return digit if digit > state else None

        def accepts(self, _: int) -> bool:
            return True

    cells = ["r1c1", "r1c2", "r1c3"]
    pairs = table(rules.pairs(lambda a, b: abs(a - b) >= 5, cells))
    group = rules.group(lambda digits: int(sum(digits) ** 0.5) ** 2 == sum(digits), cells)
    assert told(WHISPER) == {"type": "table", "table": pairs, "form": "pairs", "allowed": 20, "total": 81, "states": 0}
    assert told(WHISPER, every=True)["table"] == "a" + pairs[1:]
    assert (told(SQUARE)["table"], told(SQUARE)["total"]) == (table(group), 729)
    assert told(RISING)["table"] == table(rules.line(Rising, cells))


def test_a_group_may_have_several_numbers_of_cells() -> None:
    table = told(SQUARE, fewest=2, most=3)["table"]
    for cells, sums in ((["r1c1", "r1c2"], {4, 9, 16}), (["r1c1", "r1c2", "r1c3"], {4, 9, 16, 25})):
        board = sudoku.Board.empty(9, rules=[rules.custom(*cells, table=f"{table}:-")])
        found = next(sudoku.solutions(board))
        assert sum(found[1, column + 1] for column in range(len(cells))) in sums
    with pytest.raises(sudoku.RuleError, match="never"):
        sudoku.Board.empty(9, rules=[rules.custom("r1c1", "r1c2", "r1c3", "r1c4", table=f"{table}:-")])


@pytest.mark.parametrize(
    ("code", "rule", "error", "line", "args"),
    [
        ("def allows(a, b)\n    return 1", {}, "syntax", 1, {}),
        ("def allows(a, b):\n    return a / (b - 2)", {}, "zero", 2, {"given": "1, 2"}),
        ("def allows(digits):\n    return digits[3]", {}, "index", 2, {"given": "(1, 1, 1)"}),
        ("x = 1", {}, "rule-contract", None, {}),
        ("\ndef allows(a, b, c):\n    return 1", {}, "rule-arguments", 2, {}),
        ("def step(a, b):\n    return 1", {}, "rule-part", None, {"what": "start"}),
        ("def allows(a, b):\n    return False", {}, "rule-never", None, {}),
        (
            "start = 0\ndef step(s, d):\n    return [d]\ndef accepts(s):\n    return 1",
            {},
            "rule-state",
            2,
            {"value": "[1]"},
        ),
        (
            "start = 0\ndef step(s, d):\n    return s + d\ndef accepts(s):\n    return 1",
            {},
            "rule-states",
            None,
            {"most": 20000},
        ),
        (
            "start = 0\ndef step(s, d):\n    return min(s + d, 2000)\ndef accepts(s):\n    return s == 1999",
            *({}, "rule-table", None, {"count": 2000, "most": 1000}),
        ),
        (SQUARE, {"most": 7}, "rule-combinations", None, {"cells": 7, "count": 5380749, "most": 600000}),
        (
            "import random\ndef allows(digits):\n    return random.random() < 0.5",
            {"most": 5},
            "rule-group-table",
            None,
            {},
        ),
    ],
)
def test_errors_have_their_line_and_the_limit(
    code: str, rule: dict[str, int], error: str, line: int | None, args: dict[str, Any]
) -> None:
    message = told(code, **rule)
    assert message["type"] == "error"
    found = message["error"]
    assert (found["code"], found["line"]) == (error, line)
    assert args.items() <= found["args"].items()
