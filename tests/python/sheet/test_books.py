"""Books: numbers, pages of solutions, signatures, the shift of inner sheets, and the extra margin at the fold."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

import pytest

from sudoku_workshop.sheet import Options, Section, booklet
from sudoku_workshop.sheet.drawing import Lines, Moved, Operation, Page
from tests.support.paper import drawn, grids, marks, printed, puzzle
from tests.support.readers import MM

pytestmark = pytest.mark.law

PUZZLES = [puzzle("4", seed) for seed in range(9)]
SECTIONS = [Section("Easy", tuple(PUZZLES[:5])), Section("Hard", tuple(PUZZLES[5:]))]


@pytest.mark.parametrize(("numbers", "second"), [("section", [1, 2, 3, 4]), ("through", [6, 7, 8, 9])])
def test_numbers_begin_anew_or_go_on(numbers: str, second: list[int]) -> None:
    pages = printed(SECTIONS, per_page=12, numbers=numbers, show=("number",), symbols="letters").pages
    found = [[int(mark.text) for mark in marks(page) if mark.text.isdigit()] for page in pages]
    assert found == [[1, 2, 3, 4, 5], second, [1, 2, 3, 4, 5, *second]]


def test_each_puzzle_names_the_page_of_its_solution() -> None:
    sections = [Section("", tuple(puzzle(seed=seed) for seed in range(60)))]
    pages = printed(sections, pointers=True, per_page=6, numbers="through").pages
    solved: dict[int, int] = {}
    for page in pages[10:]:
        texts = [mark.text for mark in marks(page)]
        [number] = [int(text.split(" / ")[0]) for text in texts if " / " in text]
        small = min(mark.size for mark in marks(page) if mark.text.isdigit() and len(mark.text) == 2)
        solved |= {int(mark.text): number for mark in marks(page) if mark.text.isdigit() and mark.size <= small + 0.01}
    told = [re.fullmatch(r"Solution on page (\d+)", mark.text) for page in pages[:10] for mark in marks(page)]
    found = [int(match[1]) for match in told if match]
    assert len(set(found)) > 1
    assert found == [solved[number] for number in range(1, 61)]


def test_signatures_are_folded_one_by_one() -> None:
    options: dict[str, Any] = {"booklet": True, "per_page": 1, "solutions": "none", "signature": 8}
    sides = []
    for page in printed([puzzle("4", seed) for seed in range(20)], **options).pages:
        half = float(page.mediabox.width) / MM / 2
        found = {mark.x > half: int(mark.text.split(" / ")[0]) for mark in marks(page) if " / " in mark.text}
        sides.append((found.get(False, 0), found.get(True, 0)))
    assert sides == [
        (8, 1), (2, 7), (6, 3), (4, 5),
        (16, 9), (10, 15), (14, 11), (12, 13),
        (20, 17), (18, 19),
    ]  # fmt: skip


@pytest.mark.parametrize("count", range(10))
def test_an_opened_booklet_has_its_pages_in_order(count: int) -> None:
    options = Options(booklet=True)
    width, height = options.page
    opened = booklet.opened(options, [partial(Page, width, height, (), number=number) for number in range(count)])
    wide = [draw().width > draw().height for draw in opened]
    assert wide == [False, *[True] * (len(opened) - 2), False][: len(opened)]
    assert 2 * (len(opened) - 1) == -(-count // 4) * 4 or not count


def test_inner_sheets_are_moved_to_the_fold_and_pages_away_from_it() -> None:
    options: dict[str, Any] = {"booklet": True, "per_page": 1, "solutions": "none", "show": ()}
    plain, crept, wide = (
        [sorted(grid.x for grid in grids(page)) for page in printed(PUZZLES[:8], **options, **more).pages]
        for more in ({}, {"creep": 0.2}, {"gutter": 8})
    )
    moved = [[b - a for a, b in zip(*pair, strict=True)] for pair in zip(plain, crept, strict=True)]
    assert moved == [pytest.approx(shift, abs=0.01) for shift in ([0, 0], [0, 0], [0.2, -0.2], [0.2, -0.2])]
    apart = [right - left for left, right in wide]
    assert all(now > before + 7 for now, before in zip(apart, (right - left for left, right in plain), strict=True))


def test_small_papers() -> None:
    for name, size in (("A6", (105, 148)), ("B6", (125, 176))):
        [page] = drawn([puzzle()], paper=name, solutions="none", margin=8)
        assert (page.width, page.height) == size


def test_solutions_as_large_as_can_be_leave_room_for_the_headings_above_them() -> None:
    sections = [Section(name, (puzzle("16", seed),)) for seed, name in enumerate(("Easy", "Hard"))]
    page = printed(sections, size=(200, 90), margin=15, per_page=1, show=()).pages[-1]
    [footer] = [mark.y for mark in marks(page) if mark.text == "3 / 3"]
    assert [grid.side > 35 and grid.y + grid.side < footer - 3 for grid in grids(page)] == [True, True]


def flat(operations: Iterable[Operation]) -> Iterator[Operation]:
    for one in operations:
        yield from flat(one.operations) if isinstance(one, Moved) else (one,)


@pytest.mark.parametrize(("gutter", "lines"), [(0, 2), (20, 0)])
def test_dots_lead_from_a_heading_to_its_page_where_there_is_room_for_any(gutter: float, lines: int) -> None:
    options: dict[str, Any] = {"contents": True, "booklet": True, "size": (50, 50), "solutions": "none"}
    found = [one for sheet in drawn(SECTIONS, gutter=gutter, **options) for one in flat(sheet.operations)]
    dotted = [one.segments for one in found if isinstance(one, Lines) and one.dash]
    assert [left < right for ((left, _, right, _),) in dotted] == [True] * lines
