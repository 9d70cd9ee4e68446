"""Every kind of rule is drawn, inside the board or its margin, and no shape hides a digit or a note."""

from itertools import pairwise

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.rules import KINDS, parse_rule
from sudoku_workshop.rules.picture import EDGE, margin_of, rooms_of, shapes_of
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.shapes import Shape
from tests.conftest import ROOT

WHOLE = {"disjoint", "knight", "king", "nonconsecutive", "all-black", "all-xv"}  # about the whole grid, only in words
DIGIT = (0.33, 0.28, 0.67, 0.72)  # the place of a digit in its cell


FRAME = geometry("9").frame


def examples() -> dict[str, Rule]:
    """Return the example of each kind that the page about rules has."""
    rows = (line.split("|") for line in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").splitlines())
    texts = {row[1].strip(" `"): row[4].strip(" `") for row in rows if len(row) > 6 and row[1].startswith(" `")}
    return {kind: parse_rule(texts[kind], FRAME) for kind in KINDS if kind != "regions"}


def drawn(*rules: Rule) -> list[Shape]:
    return shapes_of(FRAME._replace(rules=rules))


def parsed(*texts: str) -> list[Shape]:
    return drawn(*(parse_rule(text, FRAME) for text in texts))


EXAMPLES = examples()
PICTURES = [drawn(rule) for rule in EXAMPLES.values()]
CROWDED = ("killer:15:r1c12", "killer:45:r1c345,r234c3", "white:3:r1c12", "xv:10:r12c2", "contains:3_4_7:r1c12,r2c12")
ALL = [*PICTURES, parsed(*CROWDED)]


def crossing(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_drawn_unless_it_is_about_the_whole_grid(kind: str) -> None:
    assert (kind in WHOLE) == (not KINDS[kind]().is_drawn)
    if kind in EXAMPLES:
        assert bool(drawn(EXAMPLES[kind])) == (kind not in WHOLE)


@pytest.mark.parametrize("shapes", ALL)
def test_shapes_are_inside_the_board_or_its_margin(shapes: list[Shape]) -> None:
    margin = margin_of(shapes, 9)
    for left, top, right, bottom in (shape.box for shape in shapes):
        assert min(left, top) >= -margin - EDGE
        assert max(right, bottom) <= 9 + margin + EDGE


@pytest.mark.parametrize("shapes", ALL)
def test_what_is_above_the_grid_covers_no_digit_and_no_note(shapes: list[Shape]) -> None:
    rooms = rooms_of(shapes, 9)
    for cell in range(81):
        x, y = cell % 9, cell // 9
        top, right, bottom, left = rooms.get(cell, (EDGE,) * 4)
        notes = (x + left, y + top, x + 1 - right, y + 1 - bottom)
        for shape in (shape for shape in shapes if shape.over):
            box = tuple(round(bound, 2) for bound in shape.box)
            assert not crossing(box, (x + DIGIT[0], y + DIGIT[1], x + DIGIT[2], y + DIGIT[3])), shape
            assert not crossing(box, tuple(round(bound, 2) for bound in notes)), shape


def test_a_cage_is_open_where_its_sum_is() -> None:
    shapes = parsed("killer:15:r1c12")
    [text] = [shape for shape in shapes if shape.form == "text"]
    [outline] = [shape for shape in shapes if shape.form == "line"]
    for (x, y), (u, v) in pairwise(outline.points):
        assert not crossing((min(x, u), min(y, v), max(x, u), max(y, v)), text.box)


def test_clues_at_one_place_stand_behind_each_other() -> None:
    line = "r123456789c1"
    texts = [
        shape for shape in parsed(f"sandwich:15:{line}", f"x-sum:20:{line}", "little-killer:9:r1c2,r2c3") if shape.text
    ]
    assert len(texts) == 3
    for place, one in enumerate(texts):
        assert not any(crossing(one.box, other.box) for other in texts[:place])


def test_a_corner_circle_takes_room_from_all_four_cells() -> None:
    assert {*rooms_of(parsed("contains:3_4:r1c12,r2c12"), 9)} == {0, 1, 9, 10}
