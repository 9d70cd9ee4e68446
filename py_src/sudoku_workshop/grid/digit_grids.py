"""Digits as grids of candidates, and back: of a full grid, of a text, and what digits leave in the houses."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import compress

from sudoku_workshop.grid.digit_text import BLANK, DIGIT_OF, SYMBOLS, Digit, GridText
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of, masks, removed_by

Fields = tuple[Geometry, tuple[Digit, ...], tuple[Digit, ...], Grid, Mask]  # those of a Board, in their order


def fields_of(
    geometry: Geometry,
    givens: Iterable[Digit],
    values: Iterable[Digit] | None = None,
    removed: Mask = 0,
    excluded: Mask = 0,
) -> Fields:
    """Return the fields of a board with these digits, given row by row, with 0 for a blank.

    The candidates are those that the digits leave in the houses. Candidates that a person crossed out (`removed`) and
    those that the puzzle itself rules out (`excluded`) are left out. The only candidate of a filled cell is its digit.
    Duplicates are allowed; `problems` reports them. Raises ValueError if the digits do not fit the geometry, or if a
    value differs from the given in its cell.
    """
    givens = _fitting(geometry, givens)
    if values is None:
        values = givens
    else:
        values = _fitting(geometry, values)
        if any(given and given != value for given, value in zip(givens, values, strict=True)):
            raise ValueError("values must include the givens")
    entries = grid_of(_entries(givens, values), geometry) if excluded else 0
    return geometry, givens, values, candidate_grid(geometry, values) & ~(removed | excluded & ~entries), excluded


def _entries(givens: tuple[Digit, ...], values: tuple[Digit, ...]) -> Iterable[Digit]:
    return (0 if given else value for given, value in zip(givens, values, strict=True))


def _fitting(geometry: Geometry, digits: Iterable[Digit]) -> tuple[Digit, ...]:
    digits = tuple(digits)
    if len(digits) != geometry.cells or not frozenset(range(geometry.n + 1)).issuperset(digits):
        raise ValueError(f"{geometry.cells} digits from 0 to {geometry.n} needed")
    if geometry.is_overlapping and not fits(geometry, digits):
        raise ValueError("some digits are in cells that are in no grid")
    return digits


def fits(geometry: Geometry, digits: Sequence[Digit]) -> bool:
    """Return whether no digit is too large for the grid, or in a cell that is in no grid."""
    return max(digits) <= geometry.n and geometry.used.issuperset(compress(range(len(digits)), digits))


@lru_cache(maxsize=1 << 6)  # because a board, its puzzle and its crossed-out candidates need the same grid
def candidate_grid(geometry: Geometry, values: tuple[Digit, ...]) -> Grid:
    """Return the candidates that these digits leave in the houses. A filled cell has only its digit."""
    if geometry.unknown:  # only the other candidates of a filled cell are certainly ruled out
        size = geometry.cells
        removed = mask_of(cell + digit * size for cell in compress(range(size), values) for digit in range(geometry.n))
        written = mask_of((values[cell] - 1) * size + cell for cell in compress(range(size), values))
        return (1 << geometry.n * size) - 1 & ~removed | written
    m = masks(geometry)
    removed = written = 0
    for cell in compress(range(m.size), values):
        candidate = (values[cell] - 1) * m.size + cell
        removed |= m.removed[candidate] or removed_by(candidate, m)
        written |= 1 << candidate
    return m.full & ~removed | written


@lru_cache(maxsize=1 << 12)  # a 9x9 has 512 sets of digits, and a solution path uses each a few hundred times
def digits_at_base(held: Mask, size: int) -> tuple[Digit, ...]:
    return tuple(candidate // size + 1 for candidate in bits_of(held))


def grid_of(values: Iterable[Digit], geometry: Geometry) -> Grid:
    """Return a grid in which each cell has only its digit in `values` as a candidate, or none if the digit is 0.

    For a full grid, this is the inverse of `values_of`.
    """
    digits = bytes(values)[::-1]  # the highest bit comes first in the text of a number
    return int(b"".join(map(digits.translate, _planes(geometry.n))), 2)


@cache
def _planes(n: int) -> tuple[bytes, ...]:
    """Return, for each digit from n to 1, a table for `bytes.translate` that makes "1" of it and "0" of all others."""
    return tuple(b"0" * digit + b"1" + b"0" * (255 - digit) for digit in range(n, 0, -1))


def values_of(grid: Grid, geometry: Geometry) -> tuple[Digit, ...]:
    """Return the digits of a full grid (one candidate per cell), row by row."""
    values = [0] * geometry.cells
    for candidate in bits_of(grid):
        digit, cell = divmod(candidate, geometry.cells)
        values[cell] = digit + 1
    return tuple(values)


def digits_of(geometry: Geometry, text: GridText) -> tuple[Digit, ...]:
    """Return the digits of a text in the format that `text_of` writes.

    Raises ValueError for any other text; `notation` can read more formats.
    """
    digits = text.encode("ascii", "replace").translate(DIGIT_OF)
    if len(digits) != geometry.cells or max(digits) > geometry.n:
        raise ValueError(f"expected {geometry.cells} characters of {BLANK}{SYMBOLS[: geometry.n]}")
    return tuple(digits)
