"""Full grids at random.

`_draw` fills an empty grid: boxes that share no line are filled at random, then one candidate of a group with fewest
is placed, until the grid is full. (Not of the group that a search would try: a better search would make other puzzles.)
A draw that meets a contradiction is thrown away whole, so a grid's probability is one divided by the product of the
numbers of choices on the way to it. This product is its *weight*: how much too rarely it is drawn.
`full_grid` evens that out: of two draws the later replaces the earlier with the probability (its weight / the
other's weight), at most 1. That is Metropolis-Hastings sampling with independent proposals, which converges to all
grids being equally likely. On 4x4 it has all but converged; on 9x9 the few draws that time allows reduce the bias.
A final disguise makes all grids that are disguises of each other exactly equally likely, on every size.
"""

from collections.abc import Iterator
from math import prod
from random import Random

from sudoku_workshop.generator.disguise import shuffle
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Cell, Geometry
from sudoku_workshop.search.branching import candidates_of, fewest
from sudoku_workshop.search.field_layout import FieldLayout, Fields, layout_of
from sudoku_workshop.search.fields import is_solved, place, propagate, values_of

DRAWN_CELLS = 162  # as many draws as fit into that many cells: 10 for 4x4, 2 for 9x9, 1 for the large


def full_grid(geometry: Geometry, random: Random) -> Board:
    """A full board, every cell a given."""
    fields, weight = _draw(geometry, random)
    for _ in range(DRAWN_CELLS // geometry.cells - 1):
        other, its_weight = _draw(geometry, random)
        if random.randrange(weight) < its_weight:
            fields, weight = other, its_weight
    return shuffle(board_of(geometry, values_of(fields, layout_of(geometry))), random)


def _draw(geometry: Geometry, random: Random) -> tuple[Fields, int]:
    """A full grid and its weight."""
    layout = layout_of(geometry)
    while True:
        fields, choices = _fill(_begun(geometry, random), layout, random)
        if fields:
            return fields, prod(choices)


def _begun(geometry: Geometry, random: Random) -> Fields:
    """The grid with boxes filled that share no house, so every filling is possible."""
    layout = layout_of(geometry)
    fields = layout.full
    for cells in _boxes_apart(geometry):
        for cell, digit in zip(cells, random.sample(range(1, geometry.n + 1), geometry.n), strict=True):
            fields = place(fields, layout.bit(cell, digit), layout)
    return fields


def _boxes_apart(geometry: Geometry) -> Iterator[tuple[Cell, ...]]:
    """Those on the way from the first box down to the right, as far as no house reaches into two of them."""
    boxes = [house for house in geometry.houses if house.kind == "box"]
    across, seen = geometry.n // geometry.box[0], set[Cell]()
    for box in (boxes[i * across + i] for i in range(min(geometry.box))):
        if seen.isdisjoint(box.cells):
            yield box.cells
            seen.update(peer for cell in box.cells for peer in geometry.peers[cell])


def _fill(fields: Fields, layout: FieldLayout, random: Random) -> tuple[Fields, list[int]]:
    """The grid filled to its end, 0 where that failed; and how many candidates there were at each choice."""
    choices = []
    fields = propagate(fields, layout)
    while fields and not is_solved(fields, layout):
        bits = candidates_of(fields, fewest(fields, layout).bit_length(), layout)
        choices.append(len(bits))
        fields = propagate(place(fields, random.choice(bits), layout), layout)
    return fields, choices
