"""The marks of a step on paper: they can be told apart without greys."""

from itertools import combinations
from math import dist

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.step_json import as_json
from sudoku_workshop.logic.techniques.records import TECHNIQUES
from sudoku_workshop.notation import parse
from sudoku_workshop.sheet import Shown
from sudoku_workshop.sheet.drawing import Area, Lines, Text
from sudoku_workshop.sheet.grid import DIGIT_SIZE, NOTE_READ, frame_in, note_size
from sudoku_workshop.sheet.link_paths import Printed, printed
from sudoku_workshop.sheet.links import chain
from sudoku_workshop.sheet.marks import WIDE, marked_board
from tests.support.samples import THOROUGH

BLANK = parse("." * 81)
FRAME = frame_in(geometry("9"), 0, 0, 90)
EMPTY = Printed(FRAME, frozenset(), {})


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
    assert [outline.width for outline in outlines] == [WIDE.of(FRAME.cell)] * 2
    dashed = [operation for operation in drawing if isinstance(operation, Lines) and operation.dash]
    assert [len(lines.segments) for lines in dashed] == [4, 4]


def test_the_outline_of_a_house_passes_beside_candidates() -> None:
    frame = FRAME._replace(note=NOTE_READ)
    drawing = marked_board(frame, Shown([], BLANK, [{"role": "cover", "houses": [["column", 1]]}]))
    [dashed] = [operation for operation in drawing if isinstance(operation, Lines) and operation.dash]
    outline = min(x for x, _, _, _ in dashed.segments) + dashed.width / 2
    assert outline < frame.place(1, 1)[0] - note_size(frame) * 0.28, "a digit is 0.56 of its font size wide"


def link(start: tuple[int, int], end: tuple[int, int], strong: bool) -> dict[str, object]:
    return {"from": list(start), "to": list(end), "strong": strong}


def test_a_chain_is_drawn_and_numbered_and_there_and_back_are_two_lines() -> None:
    there, back = link((0, 5), (4, 5), True), link((4, 5), (0, 5), False)
    inside, joined = link((40, 1), (40, 2), True), link((42, 2), (40, 2), True)
    drawing = list(chain(EMPTY, [there, back, inside, joined]))
    one, other, *_ = (operation for operation in drawing if isinstance(operation, Lines))
    assert (one.dash, bool(other.dash)) == (None, True)
    assert {round(y, 6) for _, y, _, _ in one.segments} == {round(FRAME.place(0, 5)[1], 6)}
    assert max(abs(y - FRAME.place(0, 5)[1]) for _, y, _, _ in other.segments) > FRAME.cell * 0.2
    assert [operation.text for operation in drawing if isinstance(operation, Text)] == ["1", "2", "3", "3"]


def test_a_link_passes_beside_digits_and_its_number_beside_candidates() -> None:
    on = Printed(FRAME, frozenset({4}), {40: [FRAME.place(40, digit) for digit in (4, 5)]})
    across, within = link((0, 5), (8, 5), True), link((40, 4), (40, 5), True)
    drawing = list(chain(on, [across, within]))
    line, *_ = (operation for operation in drawing if isinstance(operation, Lines))
    x, y = FRAME.centre(4)
    beside = [abs(v - y) for _, _, u, v in line.segments if abs(u - x) < FRAME.cell * DIGIT_SIZE / 4]
    assert beside
    assert min(beside) > FRAME.cell * DIGIT_SIZE * 0.37, "a digit is 0.74 of its font size high"
    _, number = (operation for operation in drawing if isinstance(operation, Text))
    middle = number.x, number.baseline - number.size * 0.36
    assert min(dist(middle, FRAME.place(40, digit)) for digit in (4, 5)) > number.size


def test_the_example_of_every_chain_can_be_drawn_within_its_board() -> None:
    """Check all chains. Nested ones, which take seconds to find, belong to the large sample."""
    chains = [slug for slug in TECHNIQUES if THOROUGH or not slug.startswith("nested")]
    known = [found for slug in chains if (found := example(slug)) and found[1].links]
    assert len(known) > 10
    for board, step in known:
        frame = frame_in(board.geometry, 0, 0, 60)
        links = as_json(step, board.geometry)["links"]
        assert isinstance(links, list)
        points = [
            point
            for drawn in chain(printed(frame, board), links)
            if isinstance(drawn, Lines)
            for point in drawn.segments
        ]
        assert len(points) >= len(links)
        assert 0 < min(map(min, points)) < max(map(max, points)) < 60.5
