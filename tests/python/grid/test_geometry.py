"""Tests of the houses, peers and boxes of every size against simple counts."""

import gc
import pickle

import pytest

from sudoku_workshop.grid import geometry as geometry_module
from sudoku_workshop.grid.board import board_of, candidates
from sudoku_workshop.grid.errors import UnknownRules
from sudoku_workshop.grid.geometry import KEPT, geometry, is_geometry
from sudoku_workshop.grid.geometry_rules import box_shapes, geometry_with_boxes, with_rules, with_unknown, with_wanted
from sudoku_workshop.grid.houses import BOXES, OTHER_BOXES, SIZES
from sudoku_workshop.grid.problems import problems
from sudoku_workshop.rules import RuleError
from sudoku_workshop.rules.dots import WhiteDot
from sudoku_workshop.rules.moves import AntiKnight
from sudoku_workshop.search import count, solve
from sudoku_workshop.search.field_layout import layout_of

CLASSIC_PEERS_OF_R5C5 = {36, 37, 38, 39, 41, 42, 43, 44, 4, 13, 22, 31, 49, 58, 67, 76, 30, 32, 48, 50}


def test_the_classic_grid() -> None:
    nine = geometry("9")
    assert [house.kind for house in nine.houses] == ["row"] * 9 + ["column"] * 9 + ["box"] * 9
    assert nine.houses[0].cells == tuple(range(9))
    assert nine.houses[10].cells == tuple(range(1, 81, 9))
    assert nine.houses[22].cells == (30, 31, 32, 39, 40, 41, 48, 49, 50)
    assert set(nine.peers[40]) == CLASSIC_PEERS_OF_R5C5


@pytest.mark.parametrize(
    ("name", "corner"),
    [
        ("6", {0, 1, 2, 6, 7, 8}),
        ("8", {0, 1, 2, 3, 8, 9, 10, 11}),
        ("6+boxes:2x3", {0, 1, 6, 7, 12, 13}),
    ],
)
def test_boxes_are_width_by_height(name: str, corner: set[int]) -> None:
    boxes = [house for house in geometry(name).houses if house.kind == "box"]
    assert set(boxes[0].cells) == corner


@pytest.mark.parametrize("name", [*SIZES, *OTHER_BOXES])
def test_each_kind_of_house_covers_every_cell_once(name: str) -> None:
    grid = geometry(name)
    assert grid.n == int(name.partition("+")[0])
    for kind in ("row", "column", "box"):
        houses = [house for house in grid.houses if house.kind == kind]
        assert [house.index for house in houses] == list(range(grid.n))
        assert sorted(cell for house in houses for cell in house.cells) == list(range(grid.cells))


@pytest.mark.parametrize("name", [*SIZES, *OTHER_BOXES])
def test_every_cell_has_the_same_number_of_peers(name: str) -> None:
    width, height = (BOXES | OTHER_BOXES)[name]
    grid = geometry(name)
    expected = 2 * (grid.n - 1) + (width - 1) * (height - 1)
    assert {len(peers) for peers in grid.peers} == {expected}
    assert all(cell in grid.peers[peer] for cell in range(grid.cells) for peer in grid.peers[cell])


def test_every_shape_of_box_has_its_grid() -> None:
    assert box_shapes(12) == ((4, 3), (2, 6), (3, 4), (6, 2))
    assert [grid and grid.name for grid in map(geometry_with_boxes, box_shapes(12))] == [
        "12",
        "12+boxes:2x6",
        "12+boxes:3x4",
        "12+boxes:6x2",
    ]
    assert geometry_with_boxes((3, 1)) is None


def test_a_geometry_is_one_object_even_after_pickling() -> None:
    assert pickle.loads(pickle.dumps(geometry("16"))) is geometry("16")


def test_an_unknown_name_says_what_there_is() -> None:
    with pytest.raises(ValueError, match=r"no geometry '3'; there are 4, 6, 8, 9"):
        geometry("3")


def test_unknown_rules_are_part_of_the_name_and_nothing_is_said_of_houses() -> None:
    killer = with_unknown(geometry("9"), ["chaosconstruction", "a rule, odd"])
    assert (killer.name, killer.unknown) == ("9?a-rule--odd,chaosconstruction", ("a-rule--odd", "chaosconstruction"))
    assert geometry(killer.name) is killer
    assert with_unknown(geometry("9"), []) is geometry("9")
    for asked in ("houses", "peers", "kinds", "more", "houses_of"):
        with pytest.raises(UnknownRules, match="chaosconstruction"):
            getattr(killer, asked)
    assert [name for name in ("9?", "9?a,", "3?a", "9?a b", "x9?a") if is_geometry(name)] == []


def test_a_board_with_unknown_rules_keeps_every_candidate() -> None:
    board = board_of(geometry("4?chaosconstruction"), [1, *[0] * 15])
    assert [candidates(board, cell) for cell in (0, 1, 4)] == [(1,), (1, 2, 3, 4), (1, 2, 3, 4)]
    for ask in (problems, count, solve):
        with pytest.raises(UnknownRules):
            ask(board)


def test_equal_rules_have_equal_names() -> None:
    one = geometry("9+white:r1c2,r1c1+knight+diagonal-up+white:1:r1c12+diagonal-down")
    assert one.name == "9x+knight+white:1:r1c12"
    assert one is geometry("9x+knight+white:1:r1c12")
    assert one is with_rules(geometry("9x"), [AntiKnight(), WhiteDot((0, 1), 1)])


def test_geometries_with_rules_are_forgotten_when_nobody_uses_them() -> None:
    names = [f"9+even:r{row}c{column}" for row in range(1, 10) for column in range(1, 10)]
    for name in names:
        layout_of(geometry(name))
    gc.collect()
    assert sum(name in geometry_module._in_use for name in names) <= KEPT
    assert layout_of.cache_info().currsize <= KEPT


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("9+nothing", "rule-kind"),
        ("9+knight:r1c1", "rule-cells"),
        (f"9+white:{'9' * 5000}:r1c12", "rule-text"),
        (f"9+whisper:r{'12' * 9}c{'12' * 9}", "rule-text"),
        ("9+even", "rule-cells"),
        ("9+thermometer:r1c0", "rule-text"),
        ("9+thermometer:r1c123456789,r2c9", "rule-too-long"),
        ("9+thermometer:r1c12,r2c2,r1c1", "rule-twice"),
        ("9+white:r1c1,r3c3", "rule-neighbours"),
        ("9+whisper:9:r1c12", "rule-number"),
        ("9+clone:r1c123", "rule-halves"),
        ("5+windoku", "rule-boxes"),
        ("9+clone:r1c12", "rule-never"),
        ("9+thermometer:r1c123+thermometer:r1c3,r2c3,r1c1", "rules-never"),
        ("9+regions:123", "rule-text"),
    ],
)
def test_a_rule_that_cannot_be_used_is_refused_with_the_reason(name: str, code: str) -> None:
    with pytest.raises(RuleError) as refused:
        geometry(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("9+knight+even:r1c1+odd:r1c1+even:r5c5", ["even", "odd"]),
        ("9+king+white:1:r1c12+palindrome:r3c3,r4c4", ["king", "palindrome"]),
        ("9+thermometer:r1c123+thermometer:r1c3,r2c3,r1c1", ["thermometer"]),
        ("9+knight+clone:r1c12", None),
    ],
)
def test_rules_that_exclude_each_other_are_both_named(name: str, kinds: list[str] | None) -> None:
    with pytest.raises(RuleError) as refused:
        geometry(name)
    assert refused.value.details.get("rules") == kinds


@pytest.mark.parametrize(
    ("name", "canonical"),
    [
        ("9+even:r2c2+odd:r3c3+even:r1c1", "9+even:r1c1,r2c2+odd:r3c3"),
        ("9+whisper:5:r1c321", "9+whisper:5:r1c123"),
        ("9+palindrome:r45c5,r1c1", "9+palindrome:r1c1,r54c5"),
        ("9+nabner:r1c321+parity:2:r2c321", "9+nabner:r1c123+parity:2:r2c123"),
        ("9+clone:r4c45,r1c12", "9+clone:r1c12,r4c45"),
        ("9+same-values:r4c45:r1c12", "9+same-values:r1c12:r4c45"),
        ("9+equal-sums:r4c45:r1c12", "9+equal-sums:r1c12:r4c45"),
        ("9+arrow:r4c4:r1c12", "9+arrow:r4c4:r1c12"),
        ("9+thermometer:r1c321", "9+thermometer:r1c321"),
        ("9+slow-thermometer:r1c321", "9+slow-thermometer:r1c321"),
    ],
)
def test_equal_meanings_have_one_name(name: str, canonical: str) -> None:
    assert geometry(name).name == canonical


def test_rules_of_a_puzzle_stay_when_others_are_wanted() -> None:
    def name(own: str, wanted: str) -> str:
        return with_wanted(geometry(own), geometry(wanted)).name

    assert name("9+thermometer:r1c12", "9+knight") == "9+knight+thermometer:r1c12"
    assert name("9x", "9+knight") == name("9+knight", "9x") == "9x+knight"
    assert name("6+boxes:2x3+knight", "6+king") == "6+boxes:2x3+knight+king"
    assert name("6+knight", "6+boxes:2x3+king") == "6+boxes:2x3+knight+king"
    assert name("9?arrow", "9+knight") == "9+knight?arrow"
    assert name("9+knight", "9") == "9"
