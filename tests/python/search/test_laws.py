"""Laws of the search on many grids, against a simple exhaustive solver and against itself."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.grid.problems import problems
from sudoku_workshop.rules.areas import Area
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.search import count, is_minimal, possible, solutions, solve
from tests.support.plain import plain_count
from tests.support.samples import sample

pytestmark = pytest.mark.law

LIMIT = 30
SMALL = ("4", "6", "8")  # two of them have oblong boxes


def scattered(name: str, most: int) -> st.SearchStrategy[tuple[Geometry, list[int]]]:
    """Return boards with up to `most` random digits, perhaps with conflicts."""
    grid = geometry(name)
    digits = st.dictionaries(st.integers(0, grid.cells - 1), st.integers(1, grid.n), max_size=most)
    return digits.map(lambda found: (grid, [found.get(cell, 0) for cell in range(grid.cells)]))


def damaged(name: str) -> st.SearchStrategy[tuple[Geometry, list[int]]]:
    """Return solved grids with some cells blanked, and up to two with a random digit."""
    grid = geometry(name)
    solved = solve(board_of(grid, [0] * grid.cells))
    assert solved is not None
    fill = st.lists(
        st.sampled_from(("keep", "keep", "keep", "blank", "blank")), min_size=grid.cells, max_size=grid.cells
    )
    slips = st.dictionaries(st.integers(0, grid.cells - 1), st.integers(1, grid.n), max_size=2)
    return st.builds(
        lambda kept, slip: (
            grid,
            [slip.get(cell, digit if kept[cell] == "keep" else 0) for cell, digit in enumerate(solved.values)],
        ),
        fill,
        slips,
    )


@settings(max_examples=sample(60, 500))
@given(st.one_of(*(scattered(name, 10) for name in SMALL), *(damaged(name) for name in (*SMALL, "9", "10"))))
def test_count_agrees_with_a_plain_exhaustive_solver(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    expected = plain_count(digits, *grid.box, LIMIT)
    assume(expected is not None)
    assert count(board_of(grid, digits), LIMIT) == expected


@settings(max_examples=sample(40, 300))
@given(st.one_of(scattered("4", 7), damaged("4"), damaged("6"), damaged("9")))
def test_solutions_are_different_full_and_keep_the_givens(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    board = board_of(grid, digits)
    found = [solution.values for solution, _ in zip(solutions(board), range(LIMIT), strict=False)]
    assert len(set(found)) == len(found)
    for values in found:
        assert problems(board_of(grid, values)) == ()
        assert 0 not in values
        assert all(given in (0, value) for given, value in zip(digits, values, strict=True))


@settings(max_examples=sample(40, 300))
@given(st.one_of(scattered("4", 6), damaged("4"), damaged("6")))
def test_possible_is_the_union_of_all_solutions(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    board = board_of(grid, digits)
    everything = [solution.values for solution, _ in zip(solutions(board), range(2000), strict=False)]
    if len(everything) < 2000:
        union = [set(column) for column in zip(*everything, strict=True)] or [set()] * grid.cells
        assert [set(found) for found in possible(board)] == union


@settings(max_examples=sample(25, 200))
@given(damaged("4"))
def test_minimal_means_that_every_clue_is_needed(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    fewer = [
        [0 if other == cell else digit for other, digit in enumerate(digits)] for cell in range(16) if digits[cell]
    ]
    needed = all(plain_count(less, *grid.box, 2) == 2 for less in fewer)
    assert is_minimal(board_of(grid, digits)) == (plain_count(digits, *grid.box, 2) == 1 and needed)


@settings(max_examples=sample(40, 300))
@given(st.one_of(*(scattered(name, 8) for name in SMALL)))
def test_problems_only_ever_tell_the_truth(made: tuple[Geometry, list[int]]) -> None:
    grid, digits = made
    codes = {problem.code for problem in problems(board_of(grid, digits))}
    number = plain_count(digits, *grid.box, 2)
    assume(number is not None)
    if codes & {"duplicate", "empty-cell", "no-place"}:
        assert number == 0
    if "too-few-digits" in codes:
        assert number != 1


REGIONS = {  # of a 4x4: the cells of each region
    "boxes and diagonals": ["0145", "2367", "89CD", "ABEF", "05AF", "369C"],
    "boxes and a window": ["0145", "2367", "89CD", "ABEF", "569A"],
    "crooked regions": ["0458", "1236", "7ABF", "9CDE"],
    "regions that are rows": ["0123", "4567", "89AB", "CDEF"],
    "regions that are no boxes only downwards": ["0145", "236A", "7BEF", "89CD"],
}


@pytest.mark.parametrize("regions", REGIONS.values(), ids=REGIONS)
def test_other_regions_and_more_houses_are_another_list_of_houses(regions: list[str]) -> None:
    """Check that the search needs only the list of houses, against a simple search that only tests for conflicts."""
    places = {int(cell, 16): str(index) for index, cells in enumerate(regions[:4]) for cell in cells}
    areas = [Area(tuple(sorted(int(cell, 16) for cell in cells))) for cells in regions[4:]]
    signs = [places[cell] for cell in range(16)]
    grid = with_rules(geometry("4"), [Regions.by_sign(signs, geometry("4").frame), *areas])
    assert count(board_of(grid, [0] * 16)) == ways(grid, [])
    assert count(board_of(grid, [1] + [0] * 15)) == ways(grid, [1])


def ways(grid: Geometry, digits: list[int]) -> int:
    """Return the number of ways to complete a grid that begins with these digits."""
    cell = len(digits) - 1
    if any(digits[peer] == digits[cell] for peer in grid.peers[cell] if peer < cell) and digits:
        return 0
    return 1 if cell == 15 else sum(ways(grid, [*digits, digit]) for digit in range(1, 5))
