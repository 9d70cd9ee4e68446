"""Check that drawings beside unsupported rules are shown, and that nothing follows from them."""

import json
from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import read
from sudoku_workshop.notation.prose.undeclared import CHANGED
from sudoku_workshop.rules.shape_text import LONGEST, shapes_in, text_of
from sudoku_workshop.rules.shapes import Shape, circle, line, text
from tests.python.notation.test_links import PARITY_FISH

LINE = "l.7.20..0..50,50,150,50"
ROWS: list[list[dict[str, Any]]] = [[{} for _ in range(9)] for _ in range(9)]


def fpuzzles(**fields: Any) -> str:
    return json.dumps({"size": 9, "grid": ROWS, "ruleset": "Do as the picture says."} | fields)


def pad(**fields: Any) -> str:
    boxes = [[[3 * (box // 3) + at // 3, 3 * (box % 3) + at % 3] for at in range(9)] for box in range(9)]
    return json.dumps({"cells": ROWS, "regions": boxes, "cages": [], "metadata": {"rules": "Look."}} | fields)


def maker(*elements: dict[str, Any]) -> str:
    boxes = [3 * (cell // 27) + cell % 9 // 3 for cell in range(81)]
    every = [{"type": 1, "regions": boxes}, *elements]
    cells: list[Any] = [{}] * 81
    return json.dumps(
        {"formatVersion": "1.6.0", "puzzle": {"cells": cells, "constraints": every, "comment": "Look at it."}}
    )


def forms(source: str) -> list[tuple[str, str | None, str | None, str]]:
    [board] = read(source).puzzles
    return [(shape.form, shape.line, shape.fill, shape.text) for shape in board.geometry.shapes]


POINTS = [[0.5, 0.5], [1.5, 1.5], [1.5, 4.2]]
CELLS = ["R1C1", "R2C2"]
CASES: dict[str, tuple[str, list[tuple[str, str | None, str | None, str]]]] = {
    "line of f-puzzles": (fpuzzles(line=[{"lines": [CELLS], "outlineC": "#67F067"}]), [("line", "green", None, "")]),
    "circle with a text": (
        fpuzzles(
            circle=[{"cells": CELLS[:1], "baseC": "#000", "outlineC": "#000", "width": 0.4, "height": 0.4, "value": 2}]
        ),
        [("circle", "ink", "black", ""), ("text", None, "white", "2")],
    ),
    "text on a border": (fpuzzles(text=[{"cells": ["R1C1", "R1C2"], "value": "<"}]), [("text", None, "ink", "<")]),
    "coloured cell": (fpuzzles(grid=[[{"c": "#A3E048"}, *ROWS[0][1:]], *ROWS[1:]]), [("area", None, "green", "")]),
    "cage of f-puzzles": (
        fpuzzles(cage=[{"cells": ["R1C1", "R1C2"], "value": "7"}]),
        [("line", "soft", None, ""), ("text", None, "ink", "7")],
    ),
    "lines of a rule with another name": (fpuzzles(zigzag=[{"lines": [CELLS]}]), [("line", "blue", None, "")]),
    "copy of a known rule": (
        fpuzzles(
            thermometer=[{"lines": [CELLS]}], line=[{"lines": [CELLS], "outlineC": "#ccc", "fromConstraint": "x"}]
        ),
        [("line", "grey", None, ""), ("circle", None, "grey", "")],
    ),
    "line of SudokuPad": (
        pad(lines=[{"wayPoints": POINTS, "color": "#F067F0", "thickness": 10}]),
        [("line", "pink", None, "")],
    ),
    "arrow of SudokuPad": (
        pad(arrows=[{"wayPoints": POINTS, "color": "#000", "thickness": 2}]),
        [("line", "ink", None, ""), ("line", "ink", None, "")],
    ),
    "symbol of SudokuPad": (
        pad(underlays=[{"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#34BBE6"}]),
        [("area", None, "blue", "")],
    ),
    "white square": (
        pad(
            underlays=[{"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#fff"}],
            lines=[{"wayPoints": POINTS}],
        ),
        [],
    ),
    "text beside the grid": (
        pad(overlays=[{"center": [-0.5, 0.5], "width": 1, "height": 1, "text": "12"}]),
        [("text", None, "ink", "12")],
    ),
    "cage of SudokuPad": (
        pad(cages=[{"cells": [[0, 0], [0, 1]], "value": "x"}]),
        [("line", "soft", None, ""), ("text", None, "ink", "x")],
    ),
    "drawings of SudokuMaker": (
        maker(
            {"type": 2000, "name": "A", "lines": [[{"x": 0, "y": 0}, {"x": 1, "y": 2}]], "style": {"color": "#ff6666"}},
            {"type": 2001, "cages": [{"cells": [0, 1], "value": "8"}]},
            {"type": 2002, "symbols": [{"position": {"x": 4.5, "y": 4.5}, "params": {"type": "text", "text": "S"}}]},
        ),
        [
            ("line", "red", None, ""),
            ("line", "soft", None, ""),
            ("text", None, "ink", "8"),
            ("text", None, "ink", "S"),
        ],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_drawings_become_shapes(case: str) -> None:
    source, expected = CASES[case]
    assert forms(source) == expected


def test_a_link_of_sudokupad_is_drawn_and_every_view_gets_it_with_the_name() -> None:
    [board] = read(PARITY_FISH).puzzles
    assert len(board.geometry.shapes) > 10
    assert geometry(board.geometry.name).shapes == board.geometry.shapes
    assert board.geometry.unknown == ("drawing",)


BROKEN: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "text for a number": lambda part: part | {"width": "wide", "thickness": None},
    "no place": lambda part: {
        name: value for name, value in part.items() if name not in ("center", "wayPoints", "cells")
    },
    "places that are none": lambda part: (
        part | {"center": ["a", None], "wayPoints": [7, [1], None], "cells": [[0, 99]]}
    ),
    "infinity": lambda part: part | {"center": [float("inf"), 1e300], "wayPoints": [[1e300, 1], [2, float("inf")]]},
    "nothing": lambda _: {},
}


@pytest.mark.parametrize("damage", BROKEN)
def test_damaged_drawings_are_left_out(damage: str) -> None:
    parts: dict[str, dict[str, Any]] = {
        "lines": {"wayPoints": POINTS, "color": "#F067F0", "thickness": 10},
        "overlays": {"center": [0.5, 0.5], "width": 1, "height": 1, "backgroundColor": "#34BBE6", "text": "7"},
        "cages": {"cells": [[0, 0], [0, 1]], "value": "x"},
    }
    [board] = read(pad(**{name: [BROKEN[damage](part)] for name, part in parts.items()})).puzzles
    assert board.geometry.unknown
    assert geometry(board.geometry.name) is board.geometry


def test_the_text_of_shapes_brings_them_back() -> None:
    shapes = [
        line([(0.5, 0.5), (1.5, 0.5)], "green"),
        circle((4.5, 4.5), 0.36, "blank", "ink"),
        text((-0.5, 0.5), "é < 3", 0.4),
    ]
    written = text_of(shapes, 9)
    assert [shape.text for shape in shapes_in(written, 9)] == ["", "", "é < 3"]
    assert shapes_in(written, 9) == tuple(shapes)
    assert text_of(shapes_in(LINE, 9), 9) == LINE


@pytest.mark.parametrize(
    "wrong",
    ["l", LINE + "~", LINE.replace("7", "77"), LINE.replace("50,50", "5000,50"), f"{LINE}~{LINE}", "to..0.0.25.!.1,1"],
)
def test_other_texts_are_no_drawings(wrong: str) -> None:
    with pytest.raises(SudokuError):
        geometry(f"9?drawing!{wrong}")
    with pytest.raises(SudokuError):
        geometry(f"9!{LINE}")


def test_a_drawing_has_a_limit() -> None:
    many: list[Shape] = [line([(x / 100, y / 100), (9, 9)], "green") for x in range(40) for y in range(40)]
    written = text_of(many, 9)
    assert 0 < len(shapes_in(written, 9)) < len(many)
    assert len(written) <= LONGEST


CHANGING = [
    "Schrödinger cells contain two digits.",
    "Normal sudoku rules do not apply.",
    "Digits may repeat in boxes.",
    "Divide the grid into nine regions, which must be discovered.",
    "The regions are to be determined.",
]
KEEPING = [
    "Normal sudoku rules apply.",
    "Digits may repeat in cages.",
    "Box borders divide blue lines into segments with the same sum.",
    "Digits do not repeat in a shaded region.",
]


def test_a_text_that_changes_rows_columns_or_boxes_is_named() -> None:
    assert all(map(CHANGED.search, CHANGING))
    assert not any(map(CHANGED.search, KEEPING))
    kinds = [read(fpuzzles(ruleset=words)).about[0].unknown for words in (CHANGING[0], "Look at the picture.")]
    assert [*chain(*kinds)] == ["ruleset", "houses", "ruleset"]
