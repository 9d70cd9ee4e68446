"""Overlapping grids on paper: each grid has its frame, and nothing is drawn outside the grids."""

from functools import partial
from itertools import chain, product

import pytest

import sudoku_workshop as sudoku
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Options, Puzzle, Section, Type, check, pages
from sudoku_workshop.sheet.document import Document
from sudoku_workshop.sheet.drawing import Area, Figure, Lines, Operation, Text
from sudoku_workshop.sheet.grid import empty_notes, frame_in, lines
from sudoku_workshop.sheet.plain import aloud, braille

SAY = partial(say, "en")
TWINS = geometry("4@r1c1,r3c3")
TWIN_ROWS = ["1...", "..3.", "....2.", "......", "  ....", "  .4.."]


def twins() -> Board:
    digits = [int(sign) if sign.isdigit() else 0 for row in TWIN_ROWS for sign in row.ljust(6)]
    return board_of(TWINS, digits)


def operations(board: Board, **options: object) -> tuple[Operation, ...]:
    document = Document([Section("", (Puzzle(board),))], Options(**options), SAY, Type("en"))  # type: ignore[arg-type]
    check(document)
    drawn = pages(document)[0]().operations
    return tuple(each for one in drawn for each in (one.operations if isinstance(one, Figure) else (one,)))


def test_each_grid_has_lines_and_the_cells_outside_have_none() -> None:
    frame = frame_in(TWINS, 0, 0, 60)
    outside = [frame.centre(cell) for cell in range(36) if cell not in TWINS.used]
    drawn = [each.segments for each in lines(frame) if isinstance(each, Lines)]
    for (x, y), (left, top, right, bottom) in product(outside, chain(*drawn)):
        assert abs(x - left) > frame.cell / 3 or not top <= y <= bottom
        assert abs(y - top) > frame.cell / 3 or not left <= x <= right
    assert len(drawn[-1]) == 8


def test_places_for_notes_are_in_the_grids_only() -> None:
    frame = frame_in(TWINS, 0, 0, 60)
    places = empty_notes(frame, twins())
    assert isinstance(places, Lines)
    blanks = [cell for cell in TWINS.used if not twins().values[cell]]
    assert len(places.segments) == 2 * len(blanks)


@pytest.mark.parametrize("options", [{}, {"per_page": 12}, {"large": True}, {"paper": "A6"}, {"notes": "empty"}])
def test_a_samurai_fits_a_page_with_its_rule(options: dict[str, object]) -> None:
    drawn = operations(board_of(geometry("samurai"), [5, *[0] * 440]), **options)
    words = " ".join(each.text for each in drawn if isinstance(each, Text))
    assert "The grids overlap, and each of them obeys the rules of Sudoku." in words
    assert words.split().count("5") == 1


def test_a_code_opens_them_in_the_page() -> None:
    drawn = operations(board_of(geometry("samurai"), [5, *[0] * 440]), qr="https://example.org/")
    assert SAY("sheet.scan").split()[0] in " ".join(each.text for each in drawn if isinstance(each, Text))
    assert any(isinstance(each, Area) for each in drawn)


def test_pictures_have_every_digit_once() -> None:
    assert sudoku.svg(twins()).count("<text ") == 4
    assert twins()._repr_html_().startswith("<img ")


def test_cells_outside_are_blank_for_fingers_and_told_to_ears() -> None:
    sections = [Section("", (Puzzle(twins()),))]
    rows = aloud(sections, "", SAY).split("\n")
    assert "Row 1: 1, blank, blank, blank, no cell, no cell" in rows
    assert any(line == "   -- --" for line in braille(sections, "", SAY, "en").splitlines())
