"""Arrows and little killers in the JSON of f-puzzles (see `forms`).

    "arrow": [{"cells": ["R1C1"], "lines": [["R1C1", "R1C2", "R1C3"]]}]
    "littlekillersum": [{"cell": "R0C4", "direction": "DL", "cells": ["R1C3", "R2C2", "R3C1"], "value": "12"}]

The cells of a circle are in reading order. Each line begins in the circle, and is an arrow of its own. A diagonal
begins at a cell beside the grid, or at the first cell inside.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from sudoku_workshop.notation.fpuzzles.cells import name_of, place_of

STEPS = {"DR": (1, 1), "DL": (1, -1), "UR": (-1, 1), "UL": (-1, -1)}


def arrows_in(entry: Mapping[str, Any]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """Yield the circle and the cells of each arrow. A line that does not leave the circle is not an arrow."""
    circle = entry["cells"]
    for line in entry["lines"]:
        if arrow := line[1:] if line and line[0] in circle else line:
            yield circle, arrow


def arrow_entry(circle: Sequence[str], arrow: Sequence[str]) -> Mapping[str, object]:
    """Return the entry of an arrow. Its line begins in the cell of the circle that is next to it, or in the last."""
    touching = [name for name in circle if _distance(name, arrow[0]) == 1]
    return {"cells": circle, "lines": [[*(touching or circle)[-1:], *arrow]]}


def diagonal_in(entry: Mapping[str, Any], n: int) -> Sequence[str]:
    """Return the cells of a diagonal. Raises KeyError or ValueError if the entry does not say where it is."""
    if cells := entry.get("cells"):
        return list(cells)
    row, column = place_of(entry["cell"])
    down, across = STEPS[entry["direction"]]
    places = [(row + down * far, column + across * far) for far in range(n + 2)]
    return [name_of(*place) for place in places if min(place) >= 1 and max(place) <= n]


def diagonal_entry(cells: Sequence[str]) -> Mapping[str, object]:
    """Return the entry of a diagonal, whose cell is beside the grid."""
    row, column = place_of(cells[0])
    step = (1 if row == 1 else -1, -1 if column == 1 else 1)  # of a corner, past which the diagonal leaves the grid
    if len(cells) > 1:
        second = place_of(cells[1])
        step = (second[0] - row, second[1] - column)
    direction = next(name for name, other in STEPS.items() if other == step)
    return {"cell": name_of(row - step[0], column - step[1]), "direction": direction, "cells": cells}


def is_diagonal(cells: Sequence[int], n: int) -> bool:
    """Return whether a line of cells is a whole diagonal of a grid of n rows, from one edge to another."""
    places = [divmod(cell, n) for cell in cells]
    steps = {(later[0] - place[0], later[1] - place[1]) for place, later in pairwise(places)}
    edges = {0, n - 1}
    if len(places) == 1:
        return {*places[0]} <= edges
    if len(steps) != 1 or not steps <= {*STEPS.values()}:
        return False
    (down, across) = steps.pop()
    before, after = (places[0][0] - down, places[0][1] - across), (places[-1][0] + down, places[-1][1] + across)
    return not any(min(place) >= 0 and max(place) < n for place in (before, after))


def _distance(one: str, other: str) -> int:
    (row, column), (other_row, other_column) = place_of(one), place_of(other)
    return max(abs(row - other_row), abs(column - other_column))
