"""Random full grids.

`_draw` fills an empty grid. It first fills boxes that share no line at random. Then, until the grid is full, it places
a random candidate of one of the groups with the fewest candidates. It does not use the group that the search would
choose, because any improvement of the search would then change the puzzles.

A draw that meets a contradiction is discarded completely. The probability of a grid is therefore one divided by the
product of the numbers of choices that led to the grid. This product is the grid's *weight*: a grid with twice the
weight is drawn half as often.

`full_grid` compensates for that. A later draw replaces an earlier one with a probability of (weight of the later /
weight of the earlier), at most 1. This is Metropolis-Hastings sampling with independent proposals, which converges to
all grids being equally likely. For 4x4 grids, it has practically converged. For 9x9 grids, there is time for only a few
draws, which reduce the bias. At the end a random variant of the grid is returned, so that on every size all variants of
a grid are exactly equally likely.
"""

from collections.abc import Iterator
from math import prod
from random import Random

from sudoku_workshop.generator.disguise import shuffle
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.search.branching import candidates_of, fewest
from sudoku_workshop.search.field_layout import FieldLayout, Fields, layout_of
from sudoku_workshop.search.fields import is_solved, place, propagate, values_of

DRAWN_CELLS = 162  # divided by the number of cells, the number of draws: 10 for 4x4, 2 for 9x9, 1 for large grids


def full_grid(geometry: Geometry, random: Random) -> Board:
    """Return a random full board, in which every cell is a clue."""
    fields, weight = _draw(geometry, random)
    for _ in range(DRAWN_CELLS // geometry.cells - 1):
        other, its_weight = _draw(geometry, random)
        if random.randrange(weight) < its_weight:
            fields, weight = other, its_weight
    return shuffle(board_of(geometry, values_of(fields, layout_of(geometry))), random)


def _draw(geometry: Geometry, random: Random) -> tuple[Fields, int]:
    """Draw a random full grid, and return it with its weight.

    The weight is the product of the numbers of candidates that each random choice was made from. A grid of larger
    weight is drawn less often, and `full_grid` makes up for that.
    """
    layout = layout_of(geometry)
    while True:
        fields, choices = _fill(_begun(geometry, random), layout, random)
        if fields:
            return fields, prod(choices)


def _begun(geometry: Geometry, random: Random) -> Fields:
    """Return a grid in which some boxes are filled at random, and all other cells are blank.

    These boxes share no house, so every filling of them is possible.
    """
    layout = layout_of(geometry)
    fields = layout.full
    for cells in _boxes_apart(geometry):
        for cell, digit in zip(cells, random.sample(range(1, geometry.n + 1), geometry.n), strict=True):
            fields = place(fields, layout.bit(cell, digit), layout)
    return fields


def _boxes_apart(geometry: Geometry) -> Iterator[tuple[Cell, ...]]:
    """Yield the boxes on the diagonal from the upper left, except those that share a house with an earlier box."""
    boxes = [house for house in geometry.houses if house.kind == "box"]
    across, seen = geometry.n // geometry.box[0], set[Cell]()
    for box in (boxes[i * across + i] for i in range(min(geometry.box))):
        if seen.isdisjoint(box.cells):
            yield box.cells
            seen.update(peer for cell in box.cells for peer in geometry.peers[cell])


def _fill(fields: Fields, layout: FieldLayout, random: Random) -> tuple[Fields, list[int]]:
    """Return the grid after filling its blank cells at random, or 0 if they cannot be filled.

    Also return how many candidates each random choice was made from.
    """
    choices = []
    fields = propagate(fields, layout)
    while fields and not is_solved(fields, layout):
        bits = candidates_of(fields, fewest(fields, layout).bit_length(), layout)
        choices.append(len(bits))
        fields = propagate(place(fields, random.choice(bits), layout), layout)
    return fields, choices
