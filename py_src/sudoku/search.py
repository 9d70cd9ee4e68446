"""Exact answers without explanations: solve, count, list all solutions, what is possible, what is minimal.

Depth first over grids on a stack of our own, so a 25x25 never meets the recursion limit. A grid is a value: nothing is
undone. The order of the solutions is fixed by the grid alone, so one can go on after any of them.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from sudoku.board import (
    Board,
    Digit,
    Grid,
    Masks,
    bits_of,
    board_of,
    is_solved,
    masks,
    place,
    propagate,
    values_of,
)
from sudoku.geometry import Cell


class Mistake(NamedTuple):
    """With `instead` in `cell`, where the puzzle has `digit`, there would be exactly one solution."""

    cell: Cell
    digit: Digit
    instead: Digit


def solve(board: Board) -> Board | None:
    """The board with its first solution written in, None where there is none. Is it the only one: `count(board, 2)`."""
    return next(solutions(board), None)


def count(board: Board, limit: int | None = None) -> int:
    """How many solutions there are, counting no further than `limit` (None: to the end, which may never come)."""
    return sum(1 for _ in islice(_search(board.grid, masks(board.geometry)), limit))


def count_on(board: Board, limit: int, after: Iterable[Digit] | None = None) -> tuple[int, tuple[Digit, ...] | None]:
    """Count `limit` solutions and stop: (how many, the last one to go on `after`; None where all have been seen)."""
    number, last = 0, 0
    for number, last in enumerate(islice(_walk(_start(board, after), masks(board.geometry)), limit), 1):  # noqa: B007
        pass
    return number, values_of(last, board.geometry) if number == limit else None


def solutions(board: Board, after: Iterable[Digit] | None = None) -> Iterator[Board]:
    """All solutions in a fixed order, found as they are asked for; `after` a known one, those that follow it.

    ValueError where `after` is no solution of this board.
    """
    for grid in _walk(_start(board, after), masks(board.geometry)):
        yield board._replace(values=values_of(grid, board.geometry), grid=grid)


def possible(board: Board) -> tuple[tuple[Digit, ...], ...]:
    """For every cell the digits that occur in it in some solution, ascending; all empty where there is no solution."""
    m = masks(board.geometry)
    seen, open_ = 0, propagate(board.grid, m)
    while unseen := open_ & ~seen:
        candidate = unseen.bit_length() - 1
        found = next(_search(place(open_, candidate, m), m), 0)
        seen |= found
        open_ &= ~(0 if found else 1 << candidate)
    return tuple(_digits(seen, cell, m) for cell in range(m.size))


def is_minimal(board: Board) -> bool:
    """Whether the puzzle has one solution and no given can be taken away without losing that."""
    return count(board, 2) == 1 and all(_is_needed(board, cell) for cell, given in enumerate(board.givens) if given)


def mistyped(board: Board, cells: Iterable[Cell] | None = None) -> Iterator[Mistake]:
    """Single changes of a given that make exactly one solution of a puzzle that has none: what was probably mistyped.

    `cells` are the givens to doubt, by default all.
    """
    m = masks(board.geometry)
    for cell in range(m.size) if cells is None else cells:
        if digit := board.givens[cell]:
            grid = _without(board, cell).grid & ~(1 << (digit - 1) * m.size + cell)
            for instead in _digits(grid, cell, m):
                changed = place(grid, (instead - 1) * m.size + cell, m)
                if len(list(islice(_search(changed, m), 2))) == 1:
                    yield Mistake(cell, digit, instead)


def _search(grid: Grid, m: Masks) -> Iterator[Grid]:
    return _walk([grid], m)


def _walk(stack: list[Grid], m: Masks) -> Iterator[Grid]:
    """The full grids below those on the stack, the top one's first."""
    while stack:
        grid = propagate(stack.pop(), m)
        if grid and is_solved(grid, m):
            yield grid
        elif grid:
            stack.extend(place(grid, candidate, m) for candidate in reversed(_branches(grid, m)))


def _branches(grid: Grid, m: Masks) -> list[int]:
    """The candidates of the cell to try: one with two that sees most others with two; else one with fewest."""
    one = two = three = 0
    for shift in range(0, m.cell.bit_length(), m.size):
        plane = grid >> shift & m.plane
        three |= two & plane
        two |= one & plane
        one |= plane
    if pairs := two & ~three:
        cell = max(bits_of(pairs), key=lambda cell: (pairs & m.peers[cell]).bit_count())
    else:
        cell = min(bits_of(two), key=lambda cell: (grid >> cell & m.cell).bit_count())
    return [candidate + cell for candidate in bits_of(grid >> cell & m.cell)]


def _start(board: Board, after: Iterable[Digit] | None) -> list[Grid]:
    """The stack at the start, or as it was when `after` was found: go down to it again and keep the later branches."""
    if after is None:
        return [board.grid]
    m = masks(board.geometry)
    known = board_of(board.geometry, after).grid
    stack: list[Grid] = []
    grid = propagate(board.grid, m)
    while grid and not is_solved(grid, m):
        branches = _branches(grid, m)
        here = next((i for i, candidate in enumerate(branches) if known >> candidate & 1), -1)
        stack.extend(place(grid, candidate, m) for candidate in reversed(branches[here + 1 :]))
        grid = propagate(place(grid, branches[here], m), m)
    if grid != known:
        raise ValueError("not a solution of this board")
    return stack


def _digits(grid: Grid, cell: Cell, m: Masks) -> tuple[Digit, ...]:
    return tuple(candidate // m.size + 1 for candidate in bits_of(grid >> cell & m.cell))


def _without(board: Board, cell: Cell) -> Board:
    givens = list(board.givens)
    givens[cell] = 0
    return board_of(board.geometry, givens)


def _is_needed(board: Board, cell: Cell) -> bool:
    """Whether without the given in `cell` there is a solution with another digit there."""
    m = masks(board.geometry)
    other = _without(board, cell).grid & ~(1 << (board.givens[cell] - 1) * m.size + cell)
    return next(_search(other, m), None) is not None
