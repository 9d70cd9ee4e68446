"""Tests of rules in the JSON of f-puzzles and in records: each kind, unusual entries, and shared data."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import FORMATS, WRITTEN, NotationError, missing_part, parse, read, write
from sudoku_workshop.notation.formats import needed_parts
from sudoku_workshop.notation.fpuzzles.forms import EXPRESSED
from sudoku_workshop.notation.prose.plain_rules import are_plain
from sudoku_workshop.rules import KINDS
from sudoku_workshop.search import solve
from tests.support.iss import NotKnown, read_iss
from tests.support.rule_data import SLOW, some_of_each
from tests.support.samples import sample

RULES = {  # the rules of a grid, with each kind at least once
    "regions": ["6+regions:112222111122333444333444555666555666", "6+regions:112233112233......445566445566......"],
    "diagonal-down": ["9+diagonal-down", "9x"],
    "diagonal-up": ["4+diagonal-up"],
    "windoku": ["9+windoku", "4+windoku", "9+windoku+area:r1c1,r2c2"],
    "disjoint": ["9+disjoint", "6+boxes:2x3+disjoint"],
    "knight": ["9+knight"],
    "king": ["16+king"],
    "nonconsecutive": ["9+nonconsecutive+white:1:r1c12"],
    "area": ["9+area:r1c1,r2c2,r3c3"],
    "cage": ["9+cage:r1c12,r2c2+cage:r5c5"],
    "killer": ["9+cage:r2c1+killer:15:r1c123"],
    "sum": ["9+sum:15:r1c1,r2c2"],
    "weighted-sum": ["9+weighted-sum:-3:2_-1:r1c1:r1c23"],
    "equal-sums": ["9+equal-sums:r1c12:r3c3"],
    "arrow": ["9+arrow:r5c5:r6c6,r7c8", "9+arrow:r1c12:r23c3,r3c4"],
    "little-killer": ["9+little-killer:8:r1c3,r2c2,r3c1+little-killer:1:r9c9", "4+little-killer:9:r4c2,r3c3,r2c4"],
    "even": ["9+even:r1c159+odd:r2c2"],
    "odd": ["4+odd:r1c1"],
    "minimum": ["9+minimum:r1c1+minimum:r1c2"],
    "maximum": ["9+maximum:r5c5"],
    "white": ["9+white:1:r1c12+white:3:r12c5"],
    "black": ["9+black:2:r1c12+black:3:r12c5"],
    "all-black": ["9+black:2:r1c12+all-black"],
    "xv": ["9+xv:10:r1c12+xv:5:r3c12+xv:0:r5c12"],
    "all-xv": ["9+xv:10:r1c12+all-xv:10+all-xv:5"],
    "greater": ["9+greater:r1c21"],
    "thermometer": ["9+thermometer:r1c123+thermometer:r12c1", "16+thermometer:r1c10,r1c11"],
    "slow-thermometer": ["9+slow-thermometer:r1c123"],
    "whisper": ["9+whisper:5:r1c123+whisper:4:r3c123", "6+whisper:3:r1c123"],
    "palindrome": ["9+palindrome:r1c1,r2c2,r34c5"],
    "clone": ["9+clone:r1c12,r4c45"],
    "nabner": ["9+nabner:r1c123"],
    "entropic": ["9+entropic:3:r1c123"],
    "modular": ["9+modular:3:r1c123"],
    "parity": ["9+parity:2:r1c123"],
    "renban": ["9+renban:r1c123"],
    "between": ["9+between:r1c1,r2c2,r3c3"],
    "lockout": ["9+lockout:4:r1c123"],
    "sequence": ["9+sequence:r1c123"],
    "double-arrow": ["9+double-arrow:r1c1234"],
    "zipper": ["9+zipper:r1c12345"],
    "region-sum": ["9+region-sum:r1c2345"],
    "sum-line": ["9+sum-line:10:r1c1234"],
    "sandwich": ["9+sandwich:0:r1c123456789+sandwich:35:r123456789c2", "4+sandwich:3:r4321c4"],
    "x-sum": ["9+x-sum:15:r1c987654321", "10+x-sum:15:r1c1,r1c2,r1c3,r1c4,r1c5,r1c6,r1c7,r1c8,r1c9,r1c10"],
    "skyscraper": ["9+skyscraper:3:r123456789c9"],
    "numbered-room": ["9+numbered-room:7:r1c123456789"],
    "row-indexer": ["9+row-indexer:r1c3,r2c5"],
    "column-indexer": ["9+column-indexer:r1c3,r2c5"],
    "box-indexer": ["9+box-indexer:r1c3,r2c5"],
    "contains": ["9+contains:3_4_4:r1c12,r2c12"],
    "contains-exactly": ["9+contains-exactly:1_1_2:r1c12,r2c2"],
    "look-and-say": ["9+look-and-say:12_3:r1c12,r2c2"],
    "rellik": ["9+rellik:10:r1c12,r2c2"],
    "same-values": ["9+same-values:r1c12:r2c34:r3c56"],
    "counting": ["9+counting:r1c1,r2c4,r3c7"],
    "custom": [
        "9+custom:pJgH4AGgAIAD4AP:-:r1c12",
        "9+custom:lJ1ACBCBCBCBCBBCBCBCBCB:-T2Rk:r1c12",
        "9+custom:gJ1ACDCDCDCDCAAEAEAEAEAAEAEAEAEAEBAAAAAAAAA:-:r1c12",
        "9+custom:aJgH4AGgAIAD4AP:-:r1c12",
    ],
}
BOARDS = [(kind, name) for kind, names in RULES.items() for name in names]
OF_FPUZZLES = ("fpuzzles", "fpuzzles-link", "sudokupad-link")


def begun(name: str) -> Board:
    """Return a board of this geometry with a given and an entry."""
    grid = geometry(name)
    givens = [1, *[0] * (grid.cells - 1)]
    return board_of(grid, givens, [*givens[:-1], 2])


def fpuzzles(n: int = 9, **fields: Any) -> str:
    return json.dumps({"size": n, "grid": [[{}] * n] * n, **fields})


def name_of(**fields: Any) -> str:
    """Return the geometry of an empty 9x9 with these fields."""
    return parse(fpuzzles(**fields)).geometry.name


def test_each_kind_is_tried() -> None:
    assert [*RULES] == [*KINDS]
    for kind, name in BOARDS:
        assert kind in {rule.kind for rule in geometry(name).rules}
        assert geometry(name).name == name


@pytest.mark.parametrize(("kind", "name"), BOARDS)
def test_fpuzzles_holds_each_kind_or_refuses_it_by_name(kind: str, name: str) -> None:
    for form in OF_FPUZZLES:
        if kind in EXPRESSED:
            assert parse(write(begun(name), form)) == begun(name)
        else:
            assert missing_part(form, geometry(name)) == kind
            with pytest.raises(ValueError, match=f"{form} cannot express this rule: {kind}; there are json"):
                write(begun(name), form)


@pytest.mark.parametrize("name", [name for _, name in BOARDS])
def test_a_record_holds_each_kind_and_other_formats_refuse_it(name: str) -> None:
    assert parse(write(begun(name), "json")) == begun(name)
    assert parse(json.dumps({"puzzle": text_of(begun(name).givens), "geometry": name})) == begun(name).puzzle
    [*parts] = needed_parts(geometry(name))
    for form in {*WRITTEN} - {"json", *OF_FPUZZLES}:
        if {*parts} - {*FORMATS[form].tells}:
            with pytest.raises(ValueError, match=f"{form} cannot express .*; there are json"):
                write(begun(name), form)


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("9+all-xv:5", "all-xv"),
        ("9+modular:2:r1c123", "modular"),
        ("9+lockout:3:r1c123", "lockout"),
        ("9+contains:3:r1c12", "contains"),
        ("9+diagonal-up+king", None),
    ],
)
def test_what_fpuzzles_cannot_say_of_a_kind_is_refused(name: str, part: str | None) -> None:
    assert missing_part("fpuzzles", geometry(name)) == part


LINE = ["R1C1", "R1C2", "R1C3"]
CORNER = ["R5C5", "R5C6", "R6C5", "R6C6"]
ENTRIES: list[tuple[dict[str, Any], str]] = [
    ({"thermometer": [{"lines": [LINE, ["R1C1", "R2C1"], ["R5C5"], []]}]}, "thermometer:r1c123+thermometer:r12c1"),
    ({"thermometer": [{"lines": [["r1c1", "r1c2"]]}]}, "thermometer:r1c12"),
    ({"whispers": [{"lines": [LINE]}]}, "whisper:5:r1c123"),
    ({"whispers": [{"lines": [LINE], "value": "3"}]}, "whisper:3:r1c123"),
    ({"germanwhispers": [{"lines": [LINE]}]}, "whisper:5:r1c123"),
    ({"dutchwhispers": [{"lines": [LINE], "value": ""}]}, "whisper:4:r1c123"),
    ({"difference": [{"cells": LINE[:2], "value": " "}]}, "white:1:r1c12"),
    ({"difference": [{"cells": LINE[:2], "value": 4}]}, "white:4:r1c12"),
    ({"xv": [{"cells": LINE[:2], "value": "x"}, {"cells": LINE[1:]}]}, "xv:10:r1c12+xv:0:r1c23"),
    ({"negative": ["ratio", "xv"]}, "all-black+all-xv:10+all-xv:5"),
    ({"killercage": [{"cells": LINE}]}, "cage:r1c123"),
    ({"killercage": [{"cells": LINE, "value": ""}]}, "cage:r1c123"),
    ({"killercage": [{"cells": LINE, "value": "0"}]}, "cage:r1c123"),
    ({"killercage": [{"cells": LINE, "value": "a"}]}, "cage:r1c123"),
    ({"killercage": [{"cells": LINE, "value": 9}, {"cells": LINE[:2]}]}, "cage:r1c12+killer:9:r1c123"),
    (
        {"arrow": [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2"], ["R1C1", "R2C2"]]}]},
        "arrow:r1c1:r1c2+arrow:r1c1:r2c2",
    ),
    ({"arrow": [{"cells": LINE[:2], "lines": [["R1C2", "R1C3", "R2C3"], ["R1C1"]]}]}, "arrow:r1c12:r12c3"),
    ({"littlekillersum": [{"cell": "R0C4", "direction": "DL", "value": "12"}]}, "little-killer:12:r1c3,r2c2,r3c1"),
    ({"littlekillersum": [{"cell": "R1C3", "direction": "DL", "value": "12"}]}, "little-killer:12:r1c3,r2c2,r3c1"),
    ({"littlekillersum": [{"cell": "R0C4", "direction": "DL", "value": "0"}], "antiking": True}, "king"),
    ({"extraregion": [{"cells": LINE}, {"cells": LINE[:1]}]}, "area:r1c123"),
    ({"even": [{"cell": "R9C9"}, {"cell": "R1C1"}]}, "even:r1c1,r9c9"),
    ({"palindrome": [{"lines": [LINE], "fromConstraint": "Other"}], "antiking": True}, "king"),
    ({"palindrome": [{"lines": [LINE], "isNewConstraint": True}], "antiking": True}, "king"),
    ({"cage": [{"cells": [], "value": "antiknight: true"}]}, "knight"),
    ({"betweenline": [{"lines": [LINE, ["R5C5", "R5C6", "R5C7"]]}]}, "between:r1c123"),
    ({"sandwichsum": [{"cell": "R0C2", "value": 0}, {"cell": "R1C0", "value": ""}]}, "sandwich:0:r123456789c2"),
    ({"xsum": [{"cell": "R2C10", "value": "10"}, {"cell": "R3C0"}]}, "x-sum:10:r2c987654321"),
    ({"skyscraper": [{"cell": "R10C3", "value": "3"}]}, "skyscraper:3:r987654321c3"),
    ({"quadruple": [{"cells": CORNER, "values": ["7", 7]}, {"cells": CORNER}]}, "contains:7_7:r5c56,r6c56"),
    ({"zipperline": [{"lines": [["R1C1", "R1C2"], LINE]}]}, "zipper:r1c123"),
    ({"line": [{"lines": [LINE]}], "ruleset": "A king moves here.", "antiking": True}, "king"),
]


@pytest.mark.parametrize(("fields", "rules"), ENTRIES)
def test_unusual_entries_are_read(fields: dict[str, Any], rules: str) -> None:
    assert name_of(**fields) == f"9+{rules}"


def test_text_and_drawings_beside_a_rule_are_told() -> None:
    found = read(fpuzzles(antiking=True, ruleset="Anti-king rules.", line=[{"lines": [LINE]}]))
    assert (found.about[0].rules, found.about[0].left_out, found.about[0].unknown) == (
        "Anti-king rules.",
        ("line",),
        (),
    )
    assert [warning.code for warning in found.warnings] == ["left-out"]


KROPKI = {"difference": [{"cells": LINE[:2]}], "ratio": [{"cells": LINE[1:]}]}
THERMOMETER = {"thermometer": [{"lines": [LINE]}]}
CAGE = {"killercage": [{"cells": LINE}]}
KILLER = {"killercage": [{"cells": LINE, "value": 15}]}
EVEN = {"even": [{"cell": "R1C1"}]}
ARROW = {"arrow": [{"cells": LINE[:1], "lines": [LINE]}]}
X = {"xv": [{"cells": LINE[:2], "value": "X"}]}
WHISPER = {"whispers": [{"lines": [LINE]}]}
STATED: list[tuple[dict[str, Any], str]] = [  # texts as authors write them
    (
        {"antiknight": True},
        "Normal sudoku rules apply.\nAnti-knight: cells a knight\u2019s move apart can't repeat a digit.",
    ),
    (THERMOMETER, "Normal sudoku rules apply. Along thermometers, digits must strictly increase from the bulb end."),
    (THERMOMETER, "Thermos: digits increase from the bulb (e.g. 2, 5, 7)."),
    (KROPKI, "Standard Kropki (no negative constraint): Digits separated by a white dot are consecutive."),
    (KROPKI, "white = consecutive\nblack = 1:2 ratio\nNot all possible dots are given."),
    (X, "Cells separated\n- by an X sum to 10\n- by a V sum to 5"),
    (X | {"negative": ["xv"]}, "All possible Xs and Vs are given."),
    (KROPKI | {"negative": ["ratio"], "nonconsecutive": True}, "All dots are given."),
    (CAGE, "Digits may not repeat in cages."),
    (CAGE, "Cages contain non-repeating digits."),
    (ARROW, "Digits may repeat along an arrow."),
    ({"diagonal+": True, "diagonal-": True}, "Both diagonals contain each digit once."),
    (KROPKI | {"negative": ["ratio"], "nonconsecutive": True}, "The negative constraint applies to dots."),
    (WHISPER, "Along the green line, adjacent digits must differ by at least five."),
    (
        WHISPER,
        "German whispers: digits on the green line differ by 5 or more and may repeat.",
    ),
    (
        {"palindrome": [{"lines": [["R1C1", "R2C2", "R4C4"]]}]},
        "Grey lines are palindromes, i.e. they read the same forwards and backwards.",
    ),
    ({"nonconsecutive": True}, "Orthogonally adjacent cells cannot contain consecutive digits."),
    ({"diagonal+": True}, "Digits cannot repeat along the marked diagonal."),
    (EVEN, "Cells with a grey square must contain even digits."),
    (EVEN, "Squares contain a digit that is even."),
    (KILLER, "Cages contain digits that add up to the total."),
    (KILLER, "Not all cages are shown."),
]


@pytest.mark.parametrize(("fields", "text"), STATED)
def test_a_text_that_states_the_rules_of_the_fields_adds_none(fields: dict[str, Any], text: str) -> None:
    assert read(fpuzzles(**fields, ruleset=text)).about[0].unknown == ()
    drawn = [{"cells": ["R9C9"], "value": text}]
    assert read(fpuzzles(**fields, text=drawn)).about[0].unknown == ()


MORE: list[tuple[dict[str, Any], str]] = [
    (THERMOMETER, "Digits along thermometers increase. Identical digits cannot be a knight's move apart."),
    (THERMOMETER, "On slow thermometers, digits increase or stay the same."),
    (THERMOMETER, "Digits on lines connecting thermometers must be between those bulb numbers."),
    (KROPKI, "All dots are given."),
    (KROPKI, "The negative constraint applies to dots."),
    (KROPKI, "Every adjacent consecutive pair is joined with a white dot."),
    (KROPKI, "Where digits are consecutive, there is always a white dot."),
    (KROPKI, "Cells with consecutive digits, and only those, have a white dot."),
    (KROPKI, "White dots join consecutive digits. Adjacent cells may not be consecutive."),
    (KROPKI, "Cells without a white dot are not consecutive."),
    (KROPKI, "Digits beside a white dot have a difference of 3."),
    (CAGE, "Digits may repeat in cages."),
    (CAGE, "Digits may also repeat in cages."),
    (CAGE, "Cages may contain repeated digits."),
    (CAGE, "Cages can have repeats."),
    (CAGE, "Each cage contains a 9."),
    (CAGE, "Cages that share a side do not share digits."),
    (CAGE, "Digits in cages do not repeat. All cages have the same sum."),
    (WHISPER, "Dutch whispers: adjacent digits on the orange line differ by at least 4."),
    (X, "All Xs are given."),
    (X, "Only Xs add up to 10."),
    (ARROW, "No digit can repeat along an arrow."),
    (ARROW, "Each digit can appear only once along an arrow."),
    ({"littlekillersum": [{"cell": "R0C1", "direction": "DR", "value": 45}]}, "Diagonals contain each digit once."),
    ({"diagonal+": True}, "Digits cannot repeat along both diagonals."),
    ({"diagonal+": True}, "Digits cannot repeat along either of the marked diagonals."),
    (KILLER, "Every cage contains the digit one."),
    (KILLER, "No cages add up to 15."),
    (KILLER, "Digits in cages are not necessarily all single."),
    (WHISPER, "Lines contain every digit."),
    (EVEN, "Each box contains exactly one even cell."),
    (EVEN, "Squares contain the number of squares in the row."),
    ({"antiknight": True}, "Fog of war"),
    ({"antiknight": True}, "Keine Ziffer darf sich im Springerzug wiederholen."),
    ({"antiknight": True}, "15"),
]


@pytest.mark.parametrize(("fields", "text"), MORE)
def test_a_text_that_states_another_rule_is_not_supported(fields: dict[str, Any], text: str) -> None:
    found = read(fpuzzles(**fields, ruleset=text))
    assert found.about[0].unknown == ("ruleset",)
    assert json.loads(found.about[0].original)["ruleset"] == text
    drawn = [{"cells": ["R9C9"], "value": text}]
    assert read(fpuzzles(**fields, text=drawn)).about[0].unknown == ("drawing",)


def test_a_text_about_both_marks_states_more_than_a_rule_about_one() -> None:
    grid = geometry("9+all-xv:10+xv:10:r1c12")
    assert [are_plain(text, grid.rules, grid.frame) for text in ("All Xs are given.", "All Xs and Vs are given.")] == [
        True,
        False,
    ]


def test_information_in_cages_is_no_rule() -> None:
    cages = [{"cells": ["R1C1"], "value": text} for text in ("title: A title", "rules: Some: text", "Author: Bob")]
    assert read(fpuzzles(antiking=True, cage=cages)).about[0][:3] == ("A title", "Bob", "Some: text")
    assert read(fpuzzles(cage=[{"cells": ["R1C1"], "value": "DR5"}])).about[0].unknown == ("cage",)


@pytest.mark.parametrize(
    ("fields", "unknown", "known"),
    [
        (
            {"killercage": [{"cells": LINE, "value": "?"}, {"cells": LINE, "value": "9.5"}]},
            "killercage",
            "+cage:r1c123",
        ),
        ({"killercage": [{"cells": LINE, "value": 9.5}]}, "killercage", ""),
        ({"difference": [{"cells": LINE[:2], "value": "?"}]}, "difference", ""),
        ({"xv": [{"cells": LINE[:2], "value": "VI"}]}, "xv", ""),
        ({"whatever": 7}, "whatever", ""),
        ({"negative": ["foglight"], "antiknight": True}, "foglight", "+knight"),
        ({"fogofwar": LINE, "nabner": [{"lines": [LINE]}]}, "fogofwar", "+nabner:r1c123"),
    ],
)
def test_what_is_not_supported_is_named_beside_the_rules_that_are(
    fields: dict[str, Any], unknown: str, known: str
) -> None:
    found = read(fpuzzles(**fields))
    name = found.puzzles[0].geometry.name.partition("!")[0]  # without what is drawn
    assert (name, found.about[0].unknown) == (f"9{known}?{unknown}", (unknown,))
    assert json.loads(found.about[0].original) == json.loads(fpuzzles(**fields))


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"thermometer": [{"lines": [[f"R{at}C1" for at in range(1, 10)] + ["R9C2"]]}]}, "rule-too-long"),
        ({"thermometer": [{"lines": [["R1C1", "R1C2", "R1C1"]]}]}, "rule-twice"),
        ({"difference": [{"cells": ["R1C1", "R1C3"]}]}, "rule-neighbours"),
        ({"whispers": [{"lines": [LINE], "value": "9"}]}, "rule-number"),
        ({"clone": [{"cells": ["R1C1"], "cloneCells": ["R1C2"]}]}, "rule-never"),
    ],
)
def test_a_rule_that_cannot_be_is_refused_with_the_reason(fields: dict[str, Any], code: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse(fpuzzles(**fields))
    assert raised.value.code == code
    assert raised.value.details["rule"] in KINDS


@pytest.mark.parametrize(
    ("fields", "field", "found"),
    [
        ({"thermometer": [{"lines": [["R0C1", "R1C1"]]}]}, "thermometer", '{"lines":[["R0C1","R1C1"]]}'),
        ({"thermometer": [{}], "whatever": 7}, "thermometer", "{}"),
        ({"even": 7}, "even", "7"),
        ({"even": [{"cell": "R1C1"}, {"cell": 7}]}, "even", '{"cell":7}'),
        ({"littlekillersum": [{"cell": "R0C4", "value": "9"}]}, "littlekillersum", '{"cell":"R0C4","value":"9"}'),
        ({"arrow": [{"cells": ["R1C1"]}]}, "arrow", '{"cells":["R1C1"]}'),
        ({"arrow": [{"cells": [], "lines": [LINE]}]}, "arrow", '{"cells":[],"lines":[["R1C1",'),
        ({"difference": [{"cells": LINE[:1]}]}, "difference", '{"cells":["R1C1"]}'),
        (
            {"littlekillersum": [{"cell": "R0C4", "direction": "UL", "value": 9}]},
            "littlekillersum",
            '{"cell":"R0C4","direction":"UL"',
        ),
    ],
)
def test_an_invalid_entry_of_a_known_field_is_named(fields: dict[str, Any], field: str, found: str) -> None:
    with pytest.raises(NotationError) as raised:
        parse(fpuzzles(**fields))
    assert (raised.value.code, raised.value.details["field"]) == ("bad-record", field)
    assert raised.value.details["found"].replace(" ", "").startswith(found)


def test_a_switch_that_is_off_is_no_rule() -> None:
    grid = parse(fpuzzles(antiknight="false", antiking="true", disjointgroups=False)).geometry
    assert [rule.kind for rule in grid.rules] == ["king"]


def test_a_rule_of_a_record_that_cannot_be_is_refused_with_the_reason() -> None:
    for name, code in (("9+xv:7:r1c12", "rule-number"), ("9+magic", "rule-kind"), ("9+knight:x", "rule-text")):
        with pytest.raises(NotationError) as raised:
            parse(json.dumps({"state": {"givens": "." * 81, "geometry": name}}))
        assert raised.value.code == code


def test_cells_in_no_region() -> None:
    facts = json.loads(fpuzzles())
    facts["grid"] = [[{"region": None} if row == column else {} for column in range(9)] for row in range(9)]
    board = parse(json.dumps(facts))
    assert board.geometry.name.startswith("9+regions:.11222333")
    assert parse(write(board, "fpuzzles")) == board
    facts["grid"] = [[{"region": None}] * 9] * 9
    assert read(json.dumps(facts)).about[0].unknown == ("region",)


@pytest.mark.law
def test_the_shared_variants_have_their_solutions(data: Callable[[str], Path]) -> None:
    lines = [json.loads(line) for line in data("variants.jsonl").read_text("utf-8").splitlines()]
    supported, few = Counter[str](), sample(16, 1)
    for number, line in enumerate(lines):
        found = read(json.dumps(line["fpuzzles"]))
        [board], [about] = found.puzzles, found.about
        cells = [cell for row in line["fpuzzles"]["grid"] for cell in row]
        assert board.givens == tuple(cell.get("value", 0) for cell in cells)
        assert json.loads(about.original or "null") == (line["fpuzzles"] if about.unknown else None)
        if "link" in line:
            assert read(line["link"]).puzzles == found.puzzles
        if about.unknown:
            continue
        supported[line["kind"]] += 1
        assert parse(write(board, "fpuzzles")) == board
        if number % few == 0 and line["name"] not in SLOW:
            solution = solve(board)
            assert solution
            assert text_of(solution.values) == line["solution"]
    assert (len(lines), supported) == (
        540,
        {"killer": 250, "jigsaw": 200, "even-odd": 64, "mixed": 16, "f-puzzles": 10},
    )


@pytest.mark.law
def test_the_shared_rules_mean_the_same_in_both_of_their_forms(data: Callable[[str], Path]) -> None:
    step = sample(12, 1)
    lines = map(json.loads, data("rules.jsonl").read_text("utf-8").splitlines())
    compared = 0
    for line in some_of_each([line for line in lines if "fpuzzles" in line], step):
        found = read(json.dumps(line["fpuzzles"]))
        if found.about[0].unknown:
            continue
        try:
            other = read_iss(line["iss"])
        except NotKnown:
            continue
        [board], compared = found.puzzles, compared + 1
        grid, same = board.geometry, other.geometry
        assert {house.cells for house in grid.houses} == {house.cells for house in same.houses}
        if "same-values" not in same.kinds_of_rules:  # ISS has these for clones, and they relate no pairs of cells
            assert (grid.peers, grid.meaning.allowed) == (same.peers, same.meaning.allowed)
        assert not board.puzzle.grid & ~other.puzzle.grid  # "even" narrows other rules; candidates of ISS do not
    assert compared == {1: 711, 12: 167}[step]


@pytest.mark.law
def test_shared_rules_are_read_as_they_are_written(data: Callable[[str], Path]) -> None:
    """Check f-puzzles and Solo. Four extra regions that are the windows of a windoku are read as a windoku."""
    written = 0
    lines = map(json.loads, data("rules.jsonl").read_text("utf-8").splitlines()[::7])
    for [board] in (read(line["iss"]).puzzles for line in lines if line["n"] == line["cols"] == line["values"][1]):
        for form in ("fpuzzles", "solo"):
            if not missing_part(form, board.geometry):
                written += 1
                again = parse(write(board, form))
                assert again.givens == board.givens
                assert again.geometry == board.geometry or "windoku" in again.geometry.kinds_of_rules
    assert written > 100
