"""The look of pages: lines in proportion to cells, evenly shared space, titles once, and large print that is large."""

from functools import partial
from typing import Any

import pytest

from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Document, Options, Section, Type, warnings
from sudoku_workshop.sheet.grid import NOTES_SHARE
from tests.support.paper import grids, marks, printed, puzzle, read_grid, resources, strokes

POINTS = 72 / 25.4
HIGH = 0.74  # height of a digit, in font sizes


def test_the_plain_styles_lines_at_seventeen_millimetres() -> None:
    [page] = printed([puzzle()], cell=17, solutions="none").pages
    widths = sorted({round(stroke.width, 2) for stroke in strokes(page)})
    assert widths == pytest.approx([0.15, 0.765, 1.02], abs=0.01)


DIGITS = {"plain": "latin", "newspaper": "serif", "clear": "clear"}


@pytest.mark.parametrize("style", DIGITS)
@pytest.mark.parametrize("cell", [5, 10, 20])
def test_in_every_style_a_frame_is_wider_than_a_cells_line_and_digits_are_as_high(style: str, cell: int) -> None:
    [page] = printed([puzzle()], cell=cell, solutions="none", margin=5, style=style).pages
    thin, *_, frame = sorted({stroke.width for stroke in strokes(page)})
    assert 0.15 <= thin < frame / 2
    fonts: Any = resources(page)["/Font"]
    assert f"/{DIGITS[style]}-bold" in fonts
    [grid] = grids(page)
    assert read_grid(marks(page), grid, 9)[1] < 0.1 * cell


def test_the_title_is_large_once_then_a_running_head() -> None:
    puzzles = [puzzle(seed=seed) for seed in range(9)]
    pages = printed(
        [Section("One", tuple(puzzles)), Section("Two", tuple(puzzles[:2]))], title="Title", subtitle="Sub"
    ).pages
    found = [[mark for mark in marks(page) if mark.text in ("Title", "Sub")] for page in pages]
    assert [[mark.text for mark in some] for some in found] == [["Title", "Sub"], *[["Title"]] * (len(pages) - 1)]
    assert found[0][0].size > 2 * found[1][0].size
    sides = {round(grid.side, 2) for page in pages[:3] for grid in grids(page)}
    assert len(sides) == 1, "all of a section are as large"
    handouts = printed(puzzles[:4], title="Title", handout=2, per_page=1, solutions="none").pages
    sizes = [mark.size for page in handouts for mark in marks(page) if mark.text == "Title"]
    assert (sizes[0], sizes[1]) == (sizes[2], sizes[3])
    assert sizes[0] > sizes[1]


@pytest.mark.parametrize("solutions", ["end", "page", "below"])
def test_large_print_has_no_letter_below_eighteen_points(solutions: str) -> None:
    puzzles = [puzzle(seed=seed, grade="Hard", name="A name") for seed in range(7)]
    options: dict[str, Any] = {
        "show": ("number", "name", "grade"),
        "title": "Large",
        "subtitle": "Print",
        "name_line": True,
    }
    pages = printed(puzzles, large=True, per_page=2, solutions=solutions, **options).pages
    sizes = [mark.size * POINTS for page in pages for mark in marks(page)]
    assert min(sizes) >= 18 - 0.01
    assert sum(len(grids(page)) for page in pages) == 14


@pytest.mark.parametrize("solutions", ["end", "page", "below"])
@pytest.mark.parametrize("paper", ["A4", "A5"])
@pytest.mark.parametrize("booklet", [False, True])
def test_where_large_print_has_no_room_for_its_digits_that_is_told(solutions: str, paper: str, booklet: bool) -> None:
    """Compare the warnings with the digits of puzzles and solutions in the PDF."""
    for size, number in (("9", 1), ("9", 2), ("9", 4), ("9", 12), ("16", 1), ("16", 2)):
        puzzles = [puzzle(size, seed=seed) for seed in range(number)]
        options: dict[str, Any] = {"large": True, "per_page": number, "solutions": solutions, "paper": paper}
        pages = printed(puzzles, booklet=booklet, **options).pages
        least = min(mark.size * POINTS for page in pages for mark in marks(page))
        chosen = Options(booklet=booklet, **options)
        told = warnings(Document([Section("", tuple(puzzles))], chosen, partial(say, "en"), Type()))
        codes = [warning.code for warning in told]
        assert ("large" in codes) == (least < 18 - 0.01), (size, number, least)


def test_notes_of_large_print_are_as_large_as_their_cells_let_them_be() -> None:
    """Check that three notes in a row do not touch."""
    sizes = {}
    for large in (False, True):
        page, *_ = printed([puzzle()], notes="all", large=large, per_page=1, solutions="none", show=()).pages
        [grid] = grids(page)
        cell, small = grid.side / 9, min(mark.size for mark in marks(page) if mark.text in "123456789")
        sizes[large] = small / cell
    assert sizes[True] == pytest.approx(sizes[False] * 1.05 / 0.8, abs=0.01)
    assert sizes[True] * HIGH < NOTES_SHARE / 3
