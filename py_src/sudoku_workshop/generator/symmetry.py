"""Symmetries of the clues: groups of cells that must all be clues or all be blank."""

from collections.abc import Callable, Iterator, Sequence

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import Cell

Orbit = tuple[Cell, ...]
Move = Callable[[int, int, int], tuple[int, int]]  # (row, column, number of the last line) -> new row and column


def _half_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, last - column


def _quarter_turn(row: int, column: int, last: int) -> tuple[int, int]:
    return column, last - row


def _left_right(row: int, column: int, last: int) -> tuple[int, int]:
    return row, last - column


def _top_bottom(row: int, column: int, last: int) -> tuple[int, int]:
    return last - row, column


def _diagonal(row: int, column: int, _: int) -> tuple[int, int]:
    return column, row


def _antidiagonal(row: int, column: int, last: int) -> tuple[int, int]:
    return last - column, last - row


SYMMETRIES: dict[str, tuple[Move, ...]] = {  # by symmetry, the moves that leave the pattern of clues unchanged
    "none": (),
    "half-turn": (_half_turn,),
    "quarter-turn": (_quarter_turn,),
    "left-right": (_left_right,),
    "top-bottom": (_top_bottom,),
    "diagonal": (_diagonal,),
    "antidiagonal": (_antidiagonal,),
    "full": (_quarter_turn, _left_right),
}


def orbits(geometry: Geometry, symmetry: str) -> list[Orbit]:
    """Return the groups of cells that must all be clues or all be blank, ordered by their first cells.

    Raises KeyError if there is no such symmetry.
    """
    seen: set[Cell] = set()
    found = []
    for cell in range(geometry.cells):
        if cell not in seen:
            found.append(tuple(sorted(_orbit(cell, geometry.side, SYMMETRIES[symmetry]))))
            seen.update(found[-1])
    return found


def has_symmetry(geometry: Geometry, clues: Sequence[int], symmetry: str) -> bool:
    """Return whether a pattern of clues, in which 0 is a blank, has a symmetry."""
    n, moves = geometry.side, SYMMETRIES[symmetry]
    return all(bool(clues[cell]) == bool(clues[to]) for cell in range(n * n) for to in _moved(cell, n, moves))


def symmetry_of(geometry: Geometry, clues: Sequence[int]) -> str:
    """Return the symmetry of a pattern of clues, in which 0 is a blank.

    If the pattern has several symmetries, return the one that comes last in `SYMMETRIES`.
    """
    return next(name for name in reversed(SYMMETRIES) if has_symmetry(geometry, clues, name))


def _orbit(cell: Cell, n: int, moves: tuple[Move, ...]) -> set[Cell]:
    reached, waiting = {cell}, [cell]
    while waiting:
        for other in _moved(waiting.pop(), n, moves):
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def _moved(cell: Cell, n: int, moves: tuple[Move, ...]) -> Iterator[Cell]:
    for move in moves:
        row, column = move(*divmod(cell, n), n - 1)
        yield row * n + column
