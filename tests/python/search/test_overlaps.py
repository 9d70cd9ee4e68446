"""Laws of overlapping houses: in every full grid, both parts of a pair have the same digits."""

from random import Random

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.search import solutions
from sudoku_workshop.search.overlaps import Overlap, overlaps

GRIDS = {
    "regions": "6+regions:112233112233112233445566445566445566",
    "odd regions": "9+regions:111112223441212323411222333444555663774555633744555666777888996787898966788899999",
    "windows": "9+windoku",
    "diagonals": "9+diagonal-down+diagonal-up",
}


def filled(grid: Geometry, seed: int) -> tuple[int, ...]:
    """Return a full grid."""
    random = Random(seed)
    first = random.sample(range(1, grid.n + 1), grid.n)
    return next(solutions(board_of(grid, [*first, *[0] * (grid.cells - grid.n)]))).values


@pytest.mark.parametrize("name", GRIDS)
@pytest.mark.parametrize("seed", range(2))
def test_both_parts_have_the_same_digits(name: str, seed: int) -> None:
    grid = geometry(GRIDS[name])
    digits, pairs = filled(grid, seed), [*overlaps(grid)]
    assert pairs
    for one, other in pairs:
        assert sorted(digits[cell] for cell in one) == sorted(digits[cell] for cell in other)
        domains = tuple(1 << digits[cell] - 1 for cell in one + other)
        assert Overlap((one, other)).removed(domains) == []


def test_a_digit_that_the_other_part_cannot_have_is_removed() -> None:
    overlap = Overlap(((0, 1), (5, 6)))
    assert overlap.removed((0b111, 0b011, 0b1010, 0b0011)) == [(0b11, 0b100), (0b1100000, 0b1000)]


def test_the_usual_houses_have_no_pairs() -> None:
    assert not [*overlaps(geometry("9"))]
