"""The steps in which the readers of JSON records make a board."""

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import with_drawn, with_unknown
from sudoku_workshop.grid.houses import FLAT, SIZES
from sudoku_workshop.grid.masks import Mask, mask_of
from sudoku_workshop.notation.source import Record
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.shapes import Shape


def compact_json(value: object) -> str:
    """Return JSON without spaces and without escapes for letters."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def base_of(record: Record, size: str, may_be_flat: bool = True) -> Geometry:
    """Return the grid without rules. Raises NotationError if its size is not supported.

    Grids with 5 or 7 rows have no boxes. They may be refused.
    """
    if size not in SIZES and not (may_be_flat and size in FLAT):
        raise record.refusal("size-unknown", found=size, expected=", ".join(SIZES))
    return geometry(size)


def digit_of(record: Record, field: str, value: object, n: int) -> Digit:
    """Return the digit in a field of a cell, 0 if there is none. Raises NotationError for anything else."""
    digit = value or 0
    if type(digit) is not int or not 0 <= digit <= n:
        raise record.error(field, digit)
    return digit


def removed_beside(left: Mapping[Cell, Collection[int]], grid: Geometry) -> Mask:
    """Return the candidates that are ruled out in the cells of which those that are left are listed."""
    digits = range(1, grid.n + 1)
    return mask_of((digit - 1) * grid.cells + cell for cell in left for digit in digits if digit not in left[cell])


def with_shapes(grid: Geometry, unknown: Sequence[str], shapes: Callable[[], Iterable[Shape]]) -> Geometry:
    """Return a grid with the kinds of its unsupported rules and, if there are any, with what is only drawn."""
    made = with_unknown(grid, unknown)
    return with_drawn(made, shapes()) if made.unknown else made
