"""The typography of printed pages, measured on their drawings and PDFs as an editor would measure it."""

from itertools import pairwise
from typing import Any

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation import parse
from sudoku_workshop.printed_path import path_pictures
from sudoku_workshop.sheet import Puzzle, Section
from sudoku_workshop.sheet.drawing import Area, Figure, Lines, Moved, Operation, Page, Text
from sudoku_workshop.sheet.grid import DIGIT_SIZE, PALE, SHADE
from sudoku_workshop.sheet.options import PER_PAGE
from sudoku_workshop.sheet.setting import POINT
from sudoku_workshop.sheet.styles import STYLES
from tests.python.book.test_worksheets import worksheet
from tests.support.paper import PUZZLE, Grid, drawn, grids, printed, puzzle

PUZZLES = [puzzle(seed=seed, name=f"Name {seed}", grade="Medium", er=2.3) for seed in range(12)]
PAPERS = ("A4", "Letter", "A5")


def page_of(count: int, paper: str, **options: Any) -> Page:
    """Return the page of `count` puzzles, with a title."""
    [page, *_] = drawn(PUZZLES[:count], paper=paper, per_page=count, title="Title", **options)
    return page


def texts(operations: tuple[Operation, ...]) -> list[Text]:
    """Return the words around grids: labels, and titles if they are not in a group."""
    return [one for one in operations if isinstance(one, Text) and one.role != "Artifact"]


def grids_of(operations: tuple[Operation, ...]) -> list[Grid]:
    """Return the places of the grids with their outer lines, which are drawn last."""
    frames = []
    for figure in (one for one in operations if isinstance(one, Figure)):
        *_, frame = (one for one in figure.operations if isinstance(one, Lines))
        (left, top, right, _), *_ = frame.segments
        frames.append(Grid(left - frame.width / 2, top - frame.width / 2, right - left + frame.width))
    return frames


@pytest.mark.parametrize("style", ["plain", "newspaper", "clear"])
@pytest.mark.parametrize("per_page", PER_PAGE)
def test_lines_of_boxes_are_broad_and_three_times_as_broad_as_those_of_cells(style: str, per_page: int) -> None:
    pages = drawn(PUZZLES[:per_page], per_page=per_page, style=style, solutions="below")
    groups = [pages[0].operations, *(one.operations for one in pages[0].operations if isinstance(one, Moved))]
    figures = [one for group in groups for one in group if isinstance(one, Figure)]
    assert len(figures) == 2 * per_page
    for figure in figures:
        cell, box, frame = (one.width for one in figure.operations if isinstance(one, Lines))
        assert frame >= box >= max(0.45, 3 * cell - 1e-6)


@pytest.mark.parametrize("style", STYLES)
def test_no_line_takes_more_than_a_quarter_of_a_tiny_cell(style: str) -> None:
    kinds = STYLES[style]
    assert max(kind.of(1.0) for kind in (kinds.frame, kinds.box, kinds.cell)) < 0.25


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", [4, 6, 8, 9, 12])
def test_rows_are_at_most_twice_as_far_apart_as_columns_and_no_place_is_empty(count: int, paper: str) -> None:
    found = grids_of(page_of(count, paper).operations)
    xs, ys = (
        sorted({round(place, 3) for place in places}) for places in zip(*(grid[:2] for grid in found), strict=True)
    )
    assert len(xs) * len(ys) == count
    side = found[0].side
    beside, below = ({round(b - a - side, 2) for a, b in pairwise(places)} for places in (xs, ys))
    assert max(below) <= 2 * min(beside) + 0.01


@pytest.mark.parametrize("options", [{"landscape": True}, {"cell": 9}, {"paper": "A5"}, {"margin": 40}])
def test_a_single_grid_is_at_the_optical_centre_with_its_title_above_its_edge(options: dict[str, Any]) -> None:
    [page] = drawn(PUZZLES[:1], title="Title", per_page=1, solutions="none", **options)
    [grid] = grids_of(page.operations)
    title, first, *_ = texts(page.operations)
    assert abs(title.x - grid.x) < 0.01
    assert first.x == title.x
    assert abs(2 * grid.x + grid.side - page.width) < 0.01
    [alone] = drawn(PUZZLES[:1], per_page=1, solutions="none", show=(), footer=False, **options)
    [bare] = grids_of(alone.operations)
    margin = float(options.get("margin", 15))
    above, after = bare.y - margin, alone.height - margin - bare.y - bare.side
    assert abs(above * 3 - after * 2) < 0.1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", PER_PAGE)
def test_labels_are_legible_and_clearly_smaller_than_digits(count: int, paper: str) -> None:
    pages = drawn(PUZZLES[:count], paper=paper, per_page=count, show=("number", "name", "grade", "er", "id"))
    for page in pages:
        digit = grids_of(page.operations)[0].side / 9 * DIGIT_SIZE
        labels = [one.size for one in texts(page.operations) if one.role == "P"]
        assert labels
        assert all(6 * POINT - 1e-6 <= size <= max(0.65 * digit, 6 * POINT) + 1e-6 for size in labels)


@pytest.mark.parametrize(("paper", "most"), [("A4", 9), ("Letter", 9), ("A5", 4)])
def test_solutions_upside_down_are_legible_and_labelled_as_the_puzzles(paper: str, most: int) -> None:
    for count in (each for each in PER_PAGE if each <= most):
        page = page_of(count, paper, solutions="below", show=("number", "name"))
        [below] = (one for one in page.operations if isinstance(one, Moved))
        digits = [one for figure in below.operations if isinstance(figure, Figure) for one in texts(figure.operations)]
        assert min(digit.size for digit in digits) >= 6 * POINT
        labels = [one.text for one in texts(below.operations)]
        assert labels == [one.text for one in texts(page.operations) if one.role == "P"]
        assert labels[0] == "1 · Name 0"


@pytest.mark.parametrize("tint", [False, True])
def test_diagonals_that_are_houses_are_tinted_behind_their_lines(tint: bool) -> None:
    crossed = Puzzle(board_of(geometry("9x"), [0] * 81))
    [page] = drawn([crossed], per_page=1, solutions="none", tint=tint)
    [figure] = (one for one in page.operations if isinstance(one, Figure))
    first = figure.operations[0]
    assert isinstance(first, Area)
    assert first.ink == (PALE if tint else SHADE)
    assert len(first.rings) == 17


@pytest.mark.parametrize("paper", ["A5", "A4"])
def test_pictures_of_a_solution_path_fill_the_page(paper: str) -> None:
    solved = parse(PUZZLE)
    path = Puzzle(solved, steps=tuple(path_pictures(solved, "en")))
    _, first, *_ = drawn([path], paper=paper, solutions="none", footer=False)
    found = grids_of(first.operations)
    assert max(grid.y + grid.side for grid in found) > 0.95 * (first.height - 15)


@pytest.mark.parametrize(
    ("size", "per_page"), [((210, 297), 4), ((215.9, 279.4), 4), ((152.4, 228.6), 2), ((148, 210), 2), ((105, 148), 1)]
)
def test_candidates_of_lessons_exercises_answers_and_paths_have_at_least_six_points(
    size: tuple[float, float], per_page: int
) -> None:
    board = parse(PUZZLE)
    path = Section("", (Puzzle(board, steps=tuple(path_pictures(board, "en"))[:2]),))
    for page in drawn([*worksheet("x-wing"), path], size=size, per_page=per_page, name_line=True, solutions="none"):
        figures = [one for one in page.operations if isinstance(one, Figure)]
        assert all(text.size >= 6 * POINT for figure in figures for text in texts(figure.operations)), page.number


@pytest.mark.parametrize("each", [1, 2, 3, 4, 5, 6])
def test_the_key_of_a_class_set_never_divides_the_solutions_of_a_sheet(each: int) -> None:
    some = tuple(PUZZLES[index % 12] for index in range(each * 28))
    pages = printed([Section("", some)], handout=each, per_page=4 if each < 5 else 6, show=("number",)).pages
    solved = [len(grids(page)) for page in pages[28:]]
    assert sum(solved) == 28 * each
    assert all(count % each == 0 for count in solved), solved


@pytest.mark.parametrize("width", [30.0, 30.1, 48.7, 60.5])
def test_a_puzzle_for_a_newspaper_is_as_wide_as_its_column_to_a_tenth_of_a_millimetre(width: float) -> None:
    [page] = printed(
        PUZZLES[:1], size=(width, width), margin=0, footer=False, show=(), solutions="none", per_page=1
    ).pages
    assert abs(float(page.mediabox.width) * POINT - width) < 0.01
    [grid] = grids(page)
    assert width - 0.8 < grid.side < width
