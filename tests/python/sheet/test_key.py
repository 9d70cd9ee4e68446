"""The solutions at the end: on as few pages as necessary, as large as possible, and evenly spaced."""

from functools import partial
from itertools import product

import pytest

from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Options, Section, Type
from sudoku_workshop.sheet.drawing import Figure, Lines, Page, Text
from sudoku_workshop.sheet.furniture import inside
from sudoku_workshop.sheet.setting import Setting
from sudoku_workshop.sheet.solution import ABOVE, CELL, GAP
from tests.support.paper import Grid, drawn, puzzle

PUZZLES = [puzzle(seed=seed) for seed in range(12)]
NEAR = 0.2  # millimetres


def reached(setting: Setting, count: int, pages: int) -> float:
    """Return the largest side of `count` solutions on `pages` pages, over all numbers of rows and columns."""
    _, space = inside(setting, "Solutions", False)
    gap, above = setting.size(GAP), setting.size(ABOVE)
    shapes = [(across, down) for across, down in product(range(1, 13), repeat=2) if across * down * pages >= count]
    return max(min((space.width + gap) / across, (space.height + gap) / down - above) - gap for across, down in shapes)


def key_of(sections: list[Section], options: Options) -> list[list[Grid]]:
    """Return the grids on the pages of solutions."""
    return [
        list(map(grid_of, figures(page))) for page in drawn(sections, **vars(options)) if "Solutions" in words(page)
    ]


def words(page: Page) -> list[str]:
    return [one.text for one in page.operations if isinstance(one, Text)]


def figures(page: Page) -> list[Figure]:
    return [one for one in page.operations if isinstance(one, Figure)]


def grid_of(figure: Figure) -> Grid:
    """Return the position of a grid from its outer lines, which are drawn last."""
    *_, frame = (one for one in figure.operations if isinstance(one, Lines))
    (left, top, right, _), *_ = frame.segments
    return Grid(left, top, right - left)


def gaps(starts: list[float], side: float, begin: float, end: float) -> list[float]:
    """Return the gaps before, between and after things of this side that start there."""
    places = sorted(dict.fromkeys(round(start, 1) for start in starts))
    stops = [begin, *(place + side for place in places)]
    return [start - stop for stop, start in zip(stops, [*places, end], strict=True)]


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("paper", ["A6", "A5", "A4", "Letter"])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6, 9, 12])
def test_solutions_are_as_large_as_their_pages_let_them_be(count: int, paper: str, landscape: bool) -> None:
    options = Options(paper=paper, landscape=landscape, per_page=12, show=())
    setting = Setting(options, partial(say, "en"), Type("en"), {})
    pages = key_of([Section("", tuple(PUZZLES[:count]))], options)
    frame = setting.frame(PUZZLES[0].board.geometry, 0, 0, reached(setting, count, len(pages)))
    assert sum(map(len, pages)) == count
    assert all(abs(grid.side - frame.side) < NEAR for page in pages for grid in page)
    needed = next(number for number in range(1, 13) if reached(setting, count, number) >= 9 * setting.size(CELL))
    assert len(pages) == needed


@pytest.mark.parametrize("landscape", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4, 6, 9, 12])
def test_solutions_are_at_the_optical_centre_and_rows_are_close_together(count: int, landscape: bool) -> None:
    options = Options(landscape=landscape, per_page=12, show=())
    setting = Setting(options, partial(say, "en"), Type("en"), {})
    [page] = key_of([Section("", tuple(PUZZLES[:count]))], options)
    _, space = inside(setting, "Solutions", False)
    gap, above, side = setting.size(GAP), setting.size(ABOVE), page[0].side
    across = gaps([grid.x for grid in page], side, space.x - gap, space.x + space.width + gap)
    down = gaps([grid.y - above for grid in page], side + above, space.y - gap, space.y + space.height + gap)
    assert max(across) - min(across) < 1, across
    before, *between, after = down
    assert abs((before - gap) * 3 - (after - gap) * 2) < 1, "two thirds as much room above as below"
    assert len(across) == 2 or all(each + above <= 2 * across[1] + 0.1 for each in between)


def test_the_last_page_is_like_the_others() -> None:
    first, last = key_of([Section("", tuple(puzzle(seed=seed) for seed in range(21)))], Options(per_page=12, show=()))
    assert last == first[: len(last)]
    assert len(last) < len(first)


def test_sections_of_different_sizes_have_cells_of_one_size_and_headings_above_them() -> None:
    sections = [Section(name, tuple(puzzle(name, seed) for seed in range(3))) for name in ("9", "4", "16")]
    options = Options(per_page=12, show=())
    [page] = key_of(sections, options)
    cells = [grid.side / n for grid, n in zip(page, (9, 9, 9, 4, 4, 4, 16, 16, 16), strict=True)]
    assert max(cells) - min(cells) < 0.15
    assert min(cells) > CELL, "they have grown"


@pytest.mark.parametrize("landscape", [False, True])
def test_a_key_of_several_sizes_leans_to_no_side(landscape: bool) -> None:
    """Check that rows of large solutions and rows of small ones are both centred."""
    options = Options(landscape=landscape, per_page=12, show=())
    setting = Setting(options, partial(say, "en"), Type("en"), {})
    _, space = inside(setting, "Solutions", False)
    small = tuple(puzzle("4", seed=seed) for seed in range(12))
    sections = [Section("Large", tuple(PUZZLES[:5])), Section("Small", small)]
    leaning: dict[float, float] = {}
    for page in key_of(sections, options):
        for side in {round(grid.side, 1) for grid in page}:
            same = [grid for grid in page if round(grid.side, 1) == side]
            left = min(grid.x for grid in same) - space.x
            right = space.x + space.width - max(grid.x + grid.side for grid in same)
            leaning[side] = min(leaning.get(side, 99.0), abs(left - right))
    assert len(leaning) == 2
    assert max(leaning.values()) < 2


def test_exercises_without_answers_have_no_page_of_them() -> None:
    [exercise] = [one._replace(position=one.board) for one in PUZZLES[:1]]
    assert len(drawn([exercise])) == 1


@pytest.mark.parametrize("paper", ["A4", "A6"])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("title", ["", "The morning class of room twelve"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_names_every_handout_with_its_number(paper: str, large: bool, title: str, language: str) -> None:
    options = {"handout": 1, "paper": paper, "large": large, "margin": 10}
    pages = drawn([Section(title, tuple(puzzle("4", seed) for seed in range(12)))], language, **options)
    heads = [one.text for page in pages[12:] for one in page.operations if isinstance(one, Text) and one.role == "H3"]
    handouts = [say(language, "sheet.handout", number=number) for number in range(1, 13)]
    assert [head.partition(" · ")[0] for head in heads] == handouts
