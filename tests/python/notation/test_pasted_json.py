"""JSON of SudokuPad and f-puzzles that is pasted without a link, and entries of rules that cannot be used."""

import json
from typing import Any

import pytest

from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import NotationError, read
from tests.python.notation.test_notation import PUZZLE, ROWS

PAD = {
    "id": "x",
    "cellSize": 50,
    "metadata": {"title": "A title", "author": "Ann", "rules": "Normal sudoku rules apply."},
    "cells": [[{} if digit == "." else {"value": int(digit)} for digit in row] for row in ROWS],
    "regions": [[[box // 3 * 3 + at // 3, box % 3 * 3 + at % 3] for at in range(9)] for box in range(9)],
    "cages": [{"cells": [[0, 2], [0, 3]], "sum": 10, "value": 10, "unique": True}],
}


@pytest.mark.parametrize("indent", [None, 2])
def test_sudokupads_json_is_read_without_a_link(indent: int | None) -> None:
    found = read(json.dumps(PAD, indent=indent))
    [board], [about] = found.puzzles, found.about
    assert (text_of(board.givens), board.geometry.name) == (PUZZLE, "9+killer:10:r1c34")
    assert (about.title, about.author, about.unknown, found.warnings) == ("A title", "Ann", (), ())


def rules(**fields: Any) -> str:
    """Return the geometry of a puzzle of f-puzzles with these fields."""
    return read(json.dumps({"size": 9, "grid": [[{}] * 9] * 9, **fields})).puzzles[0].geometry.name


PAIR = ["R1C1", "R1C2"]
UNUSABLE: dict[str, dict[str, Any]] = {
    "a little killer that leads out of the grid": {
        "littlekillersum": [{"cell": "R0C1", "direction": "UL", "value": "9"}]
    },
    "an arrow without a circle": {"arrow": [{"cells": [], "lines": [PAIR]}]},
    "a dot with one cell": {"ratio": [{"cells": ["R1C1"], "value": ""}]},
    "an X with one cell": {"xv": [{"cells": ["R1C1"], "value": "X"}]},
    "a dot with the number 0": {"difference": [{"cells": PAIR, "value": 0}]},
    "a cage that names a cell twice": {"killercage": [{"cells": [*PAIR, "R1C1"], "value": "9"}]},
    "a clone of one half": {"clone": [{"cells": ["R1C1"], "cloneCells": []}]},
}


@pytest.mark.parametrize("fields", UNUSABLE.values(), ids=UNUSABLE.keys())
def test_an_entry_that_cannot_be_used_is_named(fields: dict[str, Any]) -> None:
    [name] = fields
    with pytest.raises(NotationError) as caught:
        rules(**fields)
    assert caught.value.details.get("field", name) == name


@pytest.mark.parametrize("value", [False, "false", "False", "no", 0, "0", None, ""])
def test_a_rule_that_is_switched_off_is_none(value: object) -> None:
    assert rules(antiknight=value, foglight=value) == "9"
    assert rules(antiknight="true") == "9+knight"
