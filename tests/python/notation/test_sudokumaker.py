"""Tests of SudokuMaker's links and JSON: each type of elements, the person's work, and what is not supported."""

import json
from typing import Any

import pytest

from sudoku_workshop.grid.board import candidates
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.notation import NotationError, Reading, parse, read
from sudoku_workshop.notation.links.lzstring import pack
from sudoku_workshop.notation.sudokumaker.forms import FORMS
from sudoku_workshop.notation.sudokumaker.rules import rules_in
from sudoku_workshop.notation.variants.rule_words import Words

LINK = "https://sudokumaker.app/?puzzle="
BOXES = [row // 3 * 3 + column // 3 for row in range(9) for column in range(9)]
REGIONS = {"type": 1, "regions": BOXES}
ROW, COLUMN = tuple(range(9)), tuple(range(0, 81, 9))


def facts(*elements: dict[str, Any], **more: Any) -> dict[str, Any]:
    cells: list[Any] = [{} for _ in range(81)]
    puzzle = {
        "name": "A",
        "author": "B",
        "comment": "",
        "cells": cells,
        "constraints": [{"type": 0}, REGIONS, *elements],
    }
    return {"formatVersion": "1.6.0", "puzzle": {**puzzle, **more}}


def link(found: dict[str, Any]) -> str:
    return LINK + pack(json.dumps(found)).replace("/", "-").replace("=", "$")


def made(*elements: dict[str, Any], **more: Any) -> Reading:
    return read(json.dumps(facts(*elements, **more)))


def name_of(*elements: dict[str, Any], **more: Any) -> str:
    return made(*elements, **more).puzzles[0].geometry.name


def diagonal(outside: int, direction: int) -> dict[str, Any]:
    return {"type": 500, "clues": [{"value": 9, "outerCell": outside, "diagonal": direction}]}


ELEMENTS: list[tuple[dict[str, Any], list[Words]]] = [
    ({"type": 0}, []),
    ({"type": 10}, [("diagonal-down",)]),
    ({"type": 11}, [("diagonal-up",)]),
    ({"type": 12}, [("king",)]),
    ({"type": 13}, [("knight",)]),
    ({"type": 14}, [("disjoint",)]),
    ({"type": 15}, [("nonconsecutive",)]),
    ({"type": 100, "cells": [0, 1]}, [("even", (0, 1))]),
    ({"type": 101, "cells": [0]}, [("odd", (0,))]),
    ({"type": 102, "cells": [0, 40]}, [("maximum", (0,)), ("maximum", (40,))]),
    ({"type": 103, "cells": [0]}, [("minimum", (0,))]),
    ({"type": 200, "clues": [{"value": 1, "edge": 19}]}, [("white", "1", (9, 10))]),
    ({"type": 201, "clues": [{"value": 2, "edge": 28}]}, [("black", "2", (10, 19))]),
    ({"type": 202, "clues": [{"value": 10, "edge": 19}]}, [("xv", "10", (9, 10))]),
    ({"type": 300, "thermometers": [[1, 0]], "slow": False}, [("thermometer", (1, 0))]),
    ({"type": 300, "thermometers": [[1, 0], [5]], "slow": True}, [("slow-thermometer", (1, 0))]),
    ({"type": 301, "cages": [{"cells": [0, 1], "value": 9}]}, [("killer", "9", (0, 1))]),
    ({"type": 301, "cages": [{"cells": [0, 1], "value": 0}, {"cells": [5]}]}, [("cage", (0, 1)), ("cage", (5,))]),
    ({"type": 302, "groups": [[0, 30], [1, 31]]}, [("clone", (0, 1, 30, 31))]),
    ({"type": 303, "clues": [{"corner": 11, "digits": [1, 1]}]}, [("contains", "1_1", (0, 1, 9, 10))]),
    ({"type": 303, "clues": [{"corner": 0, "digits": [5]}]}, [("contains", "5", (0,))]),
    ({"type": 304, "cages": [{"cells": [0, 1], "value": "1522"}]}, [("look-and-say", "15_22", (0, 1))]),
    ({"type": 305, "cells": [0, 40]}, [("area", (0, 40))]),
    ({"type": 306, "cells": [0, 40]}, [("counting", (0, 40))]),
    ({"type": 400, "lines": [[1, 0], []]}, [("renban", (1, 0))]),
    ({"type": 401, "lines": [[1, 0]], "minDifference": 4}, [("whisper", "4", (1, 0))]),
    ({"type": 402, "lines": [[1, 0]]}, [("palindrome", (1, 0))]),
    ({"type": 403, "lines": [[0, 1, 2]]}, [("between", (0, 1, 2))]),
    ({"type": 404, "lines": [[2, 3]], "singleRegionTotals": False}, [("region-sum", (2, 3))]),
    ({"type": 405, "lines": [[0, 1, 2]]}, [("sequence", (0, 1, 2))]),
    ({"type": 406, "lines": [[0, 1]], "groups": [14, 112, 896]}, [("entropic", "3", (0, 1))]),
    ({"type": 406, "lines": [[0, 1]], "groups": [584, 146, 292]}, [("modular", "3", (0, 1))]),
    ({"type": 406, "lines": [[0, 1]], "groups": [340, 682]}, [("parity", "2", (0, 1))]),
    ({"type": 407, "lines": [[0, 1, 2]]}, [("lockout", "4", (0, 1, 2))]),
    (
        {"type": 408, "bulbsWithArrows": [{"bulbCells": [1, 0], "arrows": [[1, 2, 3], [0, 9], [0]]}]},
        [("arrow", (0, 1), (2, 3)), ("arrow", (0, 1), (9,))],
    ),
    ({"type": 409, "lines": [[0, 1, 2]]}, [("double-arrow", (0, 1, 2))]),
    (diagonal(4, 1), [("little-killer", "9", (2, 10, 18))]),
    (diagonal(55, -1), [("little-killer", "9", (45, 55, 65, 75))]),
    (diagonal(120, -1), [("little-killer", "9", tuple(range(80, -1, -10)))]),
    ({"type": 501, "clues": [{"value": 0, "outerCell": 1}]}, [("sandwich", "0", COLUMN)]),
    ({"type": 502, "clues": [{"value": 9, "outerCell": 111}, {"outerCell": 2}]}, [("x-sum", "9", COLUMN[::-1])]),
    ({"type": 503, "clues": [{"value": 9, "outerCell": 11}]}, [("skyscraper", "9", ROW)]),
    ({"type": 504, "clues": [{"value": 9, "outerCell": 21}]}, [("numbered-room", "9", ROW[::-1])]),
    ({"type": 600, "cells": [0]}, [("row-indexer", (0,))]),
    ({"type": 601, "cells": [0]}, [("column-indexer", (0,))]),
]  # fmt: skip


@pytest.mark.parametrize(("element", "words"), ELEMENTS)
def test_each_type(element: dict[str, Any], words: list[Words]) -> None:
    found = rules_in([REGIONS, element], 9, has_usual_boxes=True)
    assert (found.words, found.unknown, found.left_out) == (words, [], [])


def test_each_type_is_tried() -> None:
    assert {element["type"] for element, _ in ELEMENTS} == {*FORMS}


@pytest.mark.parametrize(
    ("element", "unknown"),
    [
        ({"type": 16, "groups": [14, 112, 896]}, "GlobalEntropy"),
        ({"type": 202, "clues": [{"value": 10, "edge": 0}]}, "xv"),
        ({"type": 200, "clues": [{"value": 1.5, "edge": 19}]}, "white"),
        ({"type": 301, "cages": [{"cells": [81], "value": 9}]}, "killer"),
        ({"type": 301, "cages": [{"cells": [0, 1], "value": -9}]}, "killer"),
        ({"type": 304, "cages": [{"cells": [0], "value": "a"}]}, "look-and-say"),
        ({"type": 400}, "renban"),
        ({"type": 400, "lines": 7}, "renban"),
        ({"type": 404, "lines": [[2, 3]], "singleRegionTotals": True}, "region-sum"),
        ({"type": 406, "lines": [[0, 1]], "groups": [30, 992]}, "group-lines"),
        ({"type": 408, "bulbsWithArrows": [{"bulbCells": [0], "arrows": [[1, 2]]}]}, "arrow"),
        (diagonal(12, 1), "little-killer"),
        (diagonal(0, 1), "little-killer"),
        ({"type": 501, "clues": [{"value": 9, "outerCell": 0}]}, "sandwich"),
        ({"type": 1000, "definition": {"name": "Zipper", "backend": {"code": "run()"}}}, "Zipper"),
        ({"type": 1000}, "code"),
        ({"type": 2000, "name": "Doubler"}, "Doubler"),
        ({"type": 2001, "cages": [{"cells": [0], "value": "25"}]}, "drawing"),
        ({"type": 77}, "type-77"),
        ({}, "type--1"),
    ],
)
def test_what_has_no_kind_is_named(element: dict[str, Any], unknown: str) -> None:
    assert rules_in([REGIONS, element], 9, has_usual_boxes=True).unknown == [unknown]
    found = made(element, {"type": 13})
    assert unknown in found.about[0].unknown
    assert json.loads(found.about[0].original) == facts(element, {"type": 13})


def test_look_and_say_cages_need_digits_of_one_figure() -> None:
    element = {"type": 304, "cages": [{"cells": [0], "value": "12"}]}
    assert rules_in([REGIONS, element], 10, has_usual_boxes=True).unknown == ["look-and-say"]


def test_disabled_elements_have_no_effect() -> None:
    assert name_of({"type": 13, "disabled": True}, {"type": 12}, {"type": 1000, "disabled": True}) == "9+king"


WHITE = {"type": 200, "clues": [{"value": 1, "edge": 19}], "negative": [1], "overrideNegativeRatios": True}
BLACK = {"type": 201, "clues": [{"value": 2, "edge": 28}], "negative": [2], "overrideNegativeDifferences": True}
DOTS = "white:1:r2c12"


@pytest.mark.parametrize(
    ("elements", "rules"),
    [
        ([WHITE], f"+nonconsecutive+{DOTS}"),
        ([WHITE, BLACK], f"+nonconsecutive+{DOTS}+black:2:r23c2+all-black"),
        ([BLACK | {"clues": []}], "+all-black"),
        ([{"type": 202, "clues": [], "negative": [5]}], "+all-xv:5"),
        ([{"type": 202, "clues": [], "negative": [10, 5]}], "+all-xv:10+all-xv:5"),
        ([WHITE | {"negative": [2]}], f"+{DOTS}?nonconsecutive"),
        ([WHITE | {"negative": "x"}], f"+{DOTS}?nonconsecutive"),
        ([WHITE, WHITE | {"negative": []}], f"+{DOTS}?nonconsecutive"),
        ([BLACK | {"negative": [2, 3]}], "+black:2:r23c2?all-black"),
        ([WHITE, BLACK | {"overrideNegativeDifferences": False}], f"+{DOTS}+black:2:r23c2+all-black?nonconsecutive"),
        ([WHITE | {"negative": []}, {"type": 15}], f"+{DOTS}?nonconsecutive"),
    ],
)
def test_that_all_marks_are_given(elements: list[dict[str, Any]], rules: str) -> None:
    assert name_of(*elements) == f"9{rules}"


def grid_of(*elements: dict[str, Any], **more: Any) -> str:
    """Return the geometry of a 4x4 with only these elements."""
    found = facts(size=4, cells=[{}] * 16, **more)
    found["puzzle"]["constraints"] = [*elements]
    return read(json.dumps(found)).puzzles[0].geometry.name


SMALL = {"type": 1, "regions": [row // 2 * 2 + column // 2 for row in range(4) for column in range(4)]}


@pytest.mark.parametrize(
    ("elements", "more", "name"),
    [
        ([SMALL], {}, "4"),
        ([], {}, "4+regions:1111222233334444"),
        ([SMALL | {"disabled": True}], {}, "4+regions:1111222233334444"),
        ([{"type": 1, "regions": [0, 1, 1, 1, 0, 0, 1, 2, 0, 3, 2, 2, 3, 3, 3, 2]}], {}, "4+regions:1222112314334443"),
        ([{"type": 1, "regions": [0, *[-1] * 11, 2, 2, 2, 2]}], {}, "4+regions:1...........2222"),
        ([{"type": 1, "regions": [-1] * 16}], {}, "4+regions:1111222233334444"),
        ([{"type": 1, "regions": [0]}], {}, "4+regions:1111222233334444?region"),
        ([SMALL, SMALL], {}, "4?region"),
        ([SMALL], {"type": "custom"}, "4?norowcol"),
        ([SMALL, {"type": 2003}], {"type": "custom"}, "4"),
        ([SMALL, {"type": 2003, "areas": [{"x": 0}]}], {"type": "custom"}, "4?norowcol"),
        ([SMALL, {"type": 2003, "disabled": True}], {"type": "custom"}, "4?norowcol"),
        ([{"type": 14}], {}, "4+regions:1111222233334444?disjoint"),
        ([{"type": 404, "lines": [[0, 4]]}], {}, "4+regions:1111222233334444?region-sum"),
        ([SMALL, {"type": 407, "lines": [[0, 1, 2]]}, {"type": 77}], {}, None),
    ],
)
def test_grids(elements: list[dict[str, Any]], more: dict[str, Any], name: str | None) -> None:
    assert name in (grid_of(*elements, **more), None)


def test_the_work_of_a_person_is_not_given() -> None:
    cells: list[Any] = [{"given": True, "value": 5}, {"value": 3}, {"candidates": 14}, None, {"candidates": [1, 2]}]
    cells += [{"cornerPencilMarks": 2, "colors": 1}, *[{}] * 75]
    found = made(cells=cells)
    [board], [about] = found.puzzles, found.about
    assert (text_of(board.givens), text_of(board.values)) == ("5" + "." * 80, "53" + "." * 79)
    assert [candidates(board, cell) for cell in (2, 4)] == [(1, 2), (1, 2)]
    assert (about[:2], about.left_out) == (("A", "B"), ("cornerPencilMarks", "c"))


def test_drawings_fog_and_words() -> None:
    drawn, fog = {"type": 2002, "symbols": []}, {"type": 4000}
    assert made(drawn, fog, {"type": 13}).about[0][3:5] == ((), ("drawing", "foglight"))
    assert made(drawn).about[0][3:5] == (("drawing",), ())
    assert made(comment="Cells on the line increase.").about[0].unknown == ("ruleset",)
    knight = "Identical digits cannot be a knight's move apart."
    assert made({"type": 13}, comment=knight).about[0][2:4] == (knight, ())
    assert made({"type": 13}, comment="Cells on the line increase.").about[0].unknown == ("ruleset",)


def test_links_and_json() -> None:
    found = facts({"type": 13})
    board = parse(json.dumps(found))
    text = link(found)
    for spelt in (text, f"<{text}>", text.rstrip("$"), text.replace("+", "%2B"), text.replace("?", "?x=1&")):
        assert parse(spelt) == board
    assert read(text).format == "sudokumaker"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"size": 11}, "size-unknown"),
        ({"width": 6, "height": 9}, "size-unknown"),
        ({"minDigit": 0}, "digits-unknown"),
        ({"maxDigit": 8}, "digits-unknown"),
        ({"size": "9"}, "bad-record"),
        ({"cells": []}, "bad-record"),
        ({"cells": [7] * 81}, "bad-record"),
        ({"cells": [{"value": 10}] * 81}, "bad-record"),
        ({"cells": [{"candidates": "1"}] * 81}, "bad-record"),
        ({"constraints": [7]}, "bad-record"),
        ({"constraints": [{"type": 300, "thermometers": [[0, 1, 0]]}]}, "rule-twice"),
    ],
)
def test_what_is_refused_with_the_reason(more: dict[str, Any], code: str) -> None:
    for text in (json.dumps(facts(**more)), link(facts(**more))):
        with pytest.raises(NotationError) as raised:
            read(text)
        assert raised.value.code == code


def test_a_damaged_link_is_refused() -> None:
    with pytest.raises(NotationError, match="SudokuMaker"):
        read(link(facts())[:200])
