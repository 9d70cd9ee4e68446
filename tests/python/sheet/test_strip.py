"""Solutions upside down below the puzzles: their smallest size, and the height of the strip."""

from functools import partial

import pytest

from sudoku_workshop.messages import say
from sudoku_workshop.sheet import Options, Type
from sudoku_workshop.sheet.setting import Setting
from sudoku_workshop.sheet.solution import ABOVE, GAP, STRIP_CELL, STRIP_LEAST, STRIP_MOST, strip
from tests.support.paper import grids, printed, puzzle

COUNTS = (1, 2, 4, 6, 8, 9, 12, 30, 60, 200)


def setting(paper: str, margin: float = 15) -> Setting:
    return Setting(Options(paper=paper, margin=margin), partial(say, "en"), Type("en"), {})


def side(made: Setting, count: int, n: int) -> float:
    """Return the side of each grid in the strip."""
    places = strip(made, count, n)
    return min(places.width, places.height - made.size(ABOVE))


@pytest.mark.parametrize("paper", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("n", [4, 9, 16, 25])
@pytest.mark.parametrize("count", COUNTS)
def test_a_strip_takes_a_third_of_the_page_at_most_and_as_few_rows_as_stay_legible(
    paper: str, n: int, count: int
) -> None:
    made = setting(paper)
    places, least = strip(made, count, n), n * STRIP_LEAST
    most = made.space.height * STRIP_MOST
    assert places.count >= count
    assert places.area.width <= made.space.width + 1e-6
    assert places.area.height <= most + 1e-6
    assert side(made, count, n) <= n * max(made.size(STRIP_CELL), STRIP_LEAST) + 1e-6
    fewer = [one_row_less for one_row_less in range(1, places.rows) if legible(made, count, one_row_less, least, most)]
    assert fewer == []


def legible(made: Setting, count: int, rows: int, least: float, most: float) -> bool:
    """Return whether this number of rows is possible: no smaller grid, and no higher strip, than allowed."""
    columns = -(-count // rows)
    gap, above = made.size(GAP), made.size(ABOVE)
    each = (made.space.width + gap) / columns - gap
    return each >= least and rows * (least + above + gap) - gap <= most


@pytest.mark.parametrize(("count", "n", "rows"), [(5, 9, 1), (6, 9, 2), (10, 9, 2), (3, 16, 1)])
def test_rows_are_added_where_grids_would_become_too_small(count: int, n: int, rows: int) -> None:
    assert strip(setting("A4"), count, n).rows == rows


def test_where_no_number_of_rows_is_legible_the_strip_is_as_high_as_it_may_be() -> None:
    """Check sixty 25x25 grids, which are smaller than legible, but within the strip."""
    made = setting("A4")
    assert 0 < side(made, 60, 25) < 25 * STRIP_LEAST


def test_below_as_many_puzzles_as_a_wished_cell_allows_stand_as_many_solutions() -> None:
    for page in printed([puzzle(seed=seed) for seed in range(12)], cell=6, solutions="below").pages:
        sides = [round(grid.side / 9) for grid in grids(page)]
        assert sides.count(6) == len(sides) / 2 > 4
