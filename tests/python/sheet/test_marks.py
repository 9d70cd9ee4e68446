"""The marks of a step on paper: what they are must show without any grey."""

from itertools import combinations

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import parse
from sudoku_workshop.sheet import Shown
from sudoku_workshop.sheet.drawing import Area, Lines
from sudoku_workshop.sheet.grid import frame_in
from sudoku_workshop.sheet.marks import WIDE, marked_board

BLANK = parse("." * 81)
FRAME = frame_in(geometry("9"), 0, 0, 90)


def test_on_paper_every_role_has_a_form_and_not_a_grey_alone() -> None:
    roles = ("base", "cover", "fin", "color-a", "color-b", "found", "out")
    plain = {str(operation) for operation in marked_board(FRAME, Shown([], BLANK))}

    def form(role: str) -> set[str]:
        mark = {"role": role, "candidates": [[40, 5]]}
        return {str(operation) for operation in marked_board(FRAME, Shown([], BLANK, [mark]))} - plain

    forms = [form(role) for role in roles]
    assert all(forms)
    assert all(one != other for one, other in combinations(forms, 2))


def test_a_fish_outlines_base_and_cover_and_tints_the_cells_of_both() -> None:
    fish = [
        {"role": "base", "houses": [["row", 0], ["row", 4]]},
        {"role": "cover", "houses": [["column", 1], ["column", 8]]},
    ]
    drawing = list(marked_board(FRAME, Shown([], BLANK, fish)))
    crossings, *outlines = [operation for operation in drawing if isinstance(operation, Area)]
    assert sorted(crossings.rings) == sorted(FRAME.ring(cell) for cell in (1, 8, 37, 44))
    assert [outline.width for outline in outlines] == [WIDE, WIDE]
    dashed = [operation for operation in drawing if isinstance(operation, Lines) and operation.dash]
    assert [len(lines.segments) for lines in dashed] == [4, 4]
