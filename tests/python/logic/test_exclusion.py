"""Aligned triplet exclusion considers each set of three cells once. Most of its time goes into choosing them."""

from itertools import combinations

import pytest

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.logic.path import finders, path, take_steps
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.exclusion import NAMES, _excluders, _sets, find_aligned_exclusion

GRID = geometry("9")
HARD = ".3..176...9..3..5....654.31.1..4....96...15..2.4...7....9.7.1.......5..6.4...9..."
LATE = "4.......71.7...9.8.52...34.....7......52.97...4.8.5.2..7.1.6.3...1.5.8.....4.2..."  # a vain search comes first
BOARDS = path(board_of(GRID, digits_of(GRID, HARD))).boards[::9]


@pytest.mark.parametrize("place", range(len(BOARDS)))
def test_every_three_cells_with_two_excluders_in_common_come_once(place: int) -> None:
    position = Position(BOARDS[place])
    excluders = _excluders(position, 3)
    met = [(frozenset(cells), common) for cells, common in _sets(position, excluders, -1)]
    assert len({cells for cells, _ in met}) == len(met)
    for cells, common in met:
        shared = [excluders[cell] for cell in cells]
        assert common == shared[0] & shared[1] & shared[2]
        assert common & common - 1
    assert {cells for cells, _ in met} <= set(map(frozenset, combinations(bits_of(position.at_least_two), 3)))


def test_there_are_cases() -> None:
    assert any(list(_sets(Position(board), _excluders(Position(board), 3), -1)) for board in BOARDS)


def test_nothing_is_missed_after_a_vain_search() -> None:
    """Compare positions of a path, which remember vain searches, with fresh positions, which do not."""
    vain = found = 0
    for position, _ in take_steps(board_of(GRID, digits_of(GRID, LATE)), finders("ladder")):
        vain += position.changed_cells(NAMES[3]) != position.masks.plane
        steps = list(find_aligned_exclusion(Position(position.board), 3)) if not position.naked else []
        found += bool(steps and vain)
        assert not steps or list(find_aligned_exclusion(position, 3)) == steps
    assert found
