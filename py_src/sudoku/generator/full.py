"""Full grids at random.

`_draw` fills an empty grid: boxes that share no line are filled at random, then a cell with fewest candidates gets one
of them, until the grid is full. A draw that meets a contradiction is thrown away whole, so a grid's chance is one
divided by the numbers of choices on the way to it: its *weight*, by which we know exactly how much too rare it is.
`full_grid` evens that out: of two draws the later replaces the earlier with the chance (its weight / the other's
weight), at most 1. That is the Metropolis-Hastings walk with independent proposals, which comes ever nearer to all
grids being equally likely. On 4x4 it is as good as there; on 9x9 the few draws that time allows lessen the unevenness.
A final disguise makes all grids that are disguises of each other exactly equally likely, on every size.
"""

from collections.abc import Iterator
from math import prod
from random import Random

from sudoku.board import Board, Grid, Masks, bits_of, board_of, is_solved, masks, place, propagate, values_of
from sudoku.generator.disguise import shuffle
from sudoku.geometry import Cell, Geometry

DRAWN_CELLS = 162  # as many draws as fit into that many cells: 10 for 4x4, 2 for 9x9, 1 for the large


def full_grid(geometry: Geometry, random: Random) -> Board:
    """A full board, every cell a given."""
    grid, weight = _draw(geometry, random)
    for _ in range(DRAWN_CELLS // geometry.cells - 1):
        other, its_weight = _draw(geometry, random)
        if random.randrange(weight) < its_weight:
            grid, weight = other, its_weight
    return shuffle(board_of(geometry, values_of(grid, geometry)), random)


def _draw(geometry: Geometry, random: Random) -> tuple[Grid, int]:
    """A full grid and its weight."""
    while True:
        grid, choices = _fill(_begun(geometry, random), masks(geometry), random)
        if grid:
            return grid, prod(choices)


def _begun(geometry: Geometry, random: Random) -> Grid:
    """The grid with its diagonal boxes filled: they share no row or column, so every filling is possible."""
    digits = [0] * geometry.cells
    for cells in _diagonal_boxes(geometry):
        for cell, digit in zip(cells, random.sample(range(1, geometry.n + 1), geometry.n), strict=True):
            digits[cell] = digit
    return board_of(geometry, digits).grid


def _diagonal_boxes(geometry: Geometry) -> Iterator[tuple[Cell, ...]]:
    boxes = [house.cells for house in geometry.houses if house.kind == "box"]
    across = geometry.n // geometry.box[0]
    return (boxes[i * across + i] for i in range(min(geometry.box)))


def _fill(grid: Grid, m: Masks, random: Random) -> tuple[Grid, list[int]]:
    """The grid filled to its end, 0 where that failed; and how many candidates there were at each choice."""
    choices = []
    grid = propagate(grid, m)
    while grid and not is_solved(grid, m):
        candidates = tightest(grid, m)
        choices.append(len(candidates))
        grid = propagate(place(grid, random.choice(candidates), m), m)
    return grid, choices


def tightest(grid: Grid, m: Masks) -> list[int]:
    """The candidates of the first cell that has fewest, two at least."""
    one = two = three = 0
    for shift in range(0, m.cell.bit_length(), m.size):
        plane = grid >> shift & m.plane
        three |= two & plane
        two |= one & plane
        one |= plane
    cells = bits_of(two & ~three or two)
    cell = min(cells, key=lambda cell: (grid >> cell & m.cell).bit_count())
    return [candidate + cell for candidate in bits_of(grid >> cell & m.cell)]
