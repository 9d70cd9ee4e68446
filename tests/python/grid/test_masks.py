"""Tests of the masks of a geometry against simple counting."""

import random

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import Grid, alone, masks


@pytest.mark.parametrize("name", ["4", "9", "9x", "12"])
def test_what_is_alone_in_a_group_is_a_single(name: str) -> None:
    shape = geometry(name)
    m, dice = masks(shape), random.Random(name)
    for _ in range(20):
        grid = sum(1 << bit for bit in range(shape.n * shape.cells) if dice.random() < 0.2)
        assert alone(grid, m.groups) == in_cells(grid, shape.n, shape.cells) | in_houses(grid, name)


def in_cells(grid: Grid, n: int, cells: int) -> Grid:
    found = 0
    for cell in range(cells):
        there = [digit * cells + cell for digit in range(n) if grid >> digit * cells + cell & 1]
        found |= 1 << there[0] if len(there) == 1 else 0
    return found


def in_houses(grid: Grid, name: str) -> Grid:
    shape, found = geometry(name), 0
    for digit in range(shape.n):
        for house in shape.houses:
            places = [digit * shape.cells + cell for cell in house.cells]
            there = [place for place in places if grid >> place & 1]
            found |= 1 << there[0] if len(there) == 1 else 0
    return found
