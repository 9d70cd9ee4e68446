"""Exact answers without explanations: solve, count, list all solutions, what is possible, what is minimal.

Depth first, with grids (as `Fields`) on a list as stack, so a 25x25 never meets the recursion limit. A grid is
immutable: nothing is undone. The order of the solutions is fixed by the grid alone, so one can go on after any of them.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, Digit, board_of, grid_of
from sudoku_workshop.grid.geometry import Cell
from sudoku_workshop.search.branching import branches
from sudoku_workshop.search.field_layout import FieldLayout, Fields, layout_of
from sudoku_workshop.search.fields import digits_in, fields_of, is_solved, place, propagate, remove, values_of


class Mistake(NamedTuple):
    """With `instead` in `cell`, where the puzzle has `digit`, there would be exactly one solution."""

    cell: Cell
    digit: Digit
    instead: Digit


def solve(board: Board) -> Board | None:
    """The board with its first solution written in, None where there is none. Is it the only one: `count(board, 2)`."""
    return next(solutions(board), None)


def count(board: Board, limit: int | None = None) -> int:
    """How many solutions there are, counting no further than `limit` (None: to the end, which may take for ever)."""
    return _count(fields_of(board), layout_of(board.geometry), limit)


def count_on(board: Board, limit: int, after: Iterable[Digit] | None = None) -> tuple[int, tuple[Digit, ...] | None]:
    """Count `limit` solutions and stop: (how many, the last one to go on `after`; None where all have been seen)."""
    layout = layout_of(board.geometry)
    number, last = 0, 0
    for number, last in enumerate(islice(_walk(_start(board, after), layout), limit), 1):  # noqa: B007
        pass
    return number, values_of(last, layout) if number == limit else None


def solutions(board: Board, after: Iterable[Digit] | None = None) -> Iterator[Board]:
    """All solutions in a fixed order, found as they are asked for; `after` a known one, those that follow it.

    ValueError where `after` is no solution of this board.
    """
    layout = layout_of(board.geometry)
    for found in _walk(_start(board, after), layout):
        values = values_of(found, layout)
        yield Board(board.geometry, board.givens, values, grid_of(values, board.geometry), board.excluded)


def possible(board: Board) -> tuple[tuple[Digit, ...], ...]:
    """For every cell the digits that occur in it in some solution, ascending; all empty where there is no solution."""
    layout = layout_of(board.geometry)
    fields = propagate(fields_of(board), layout)
    seen = first(fields, layout)
    while seen and (unseen := fields & ~seen & layout.cells):
        bit = unseen.bit_length()
        if found := first(place(fields, bit, layout), layout):
            seen |= found
        else:
            fields = propagate(remove(fields, bit, layout), layout)
    return tuple(digits_in(seen, cell, layout) for cell in range(board.geometry.cells))


def is_minimal(board: Board) -> bool:
    """Whether the puzzle has one solution and no given can be taken away without losing that."""
    return count(board, 2) == 1 and all(_is_needed(board, cell) for cell, given in enumerate(board.givens) if given)


def mistyped(board: Board, cells: Iterable[Cell] | None = None) -> Iterator[Mistake]:
    """Single changes of a given that make exactly one solution of a puzzle that has none: what was probably mistyped.

    `cells` are the givens to doubt, by default all.
    """
    layout = layout_of(board.geometry)
    for cell in range(board.geometry.cells) if cells is None else cells:
        if digit := board.givens[cell]:
            other = _otherwise(board, cell)
            for instead in digits_in(other, cell, layout):
                if _count(place(other, layout.bit(cell, instead), layout), layout, 2) == 1:
                    yield Mistake(cell, digit, instead)


def _count(fields: Fields, layout: FieldLayout, limit: int | None) -> int:
    return sum(1 for _ in islice(_walk([fields], layout), limit))


def first(fields: Fields, layout: FieldLayout) -> Fields:
    """The first solution below these fields, solved; 0 where there is none."""
    return next(_walk([fields], layout), 0)


def _walk(stack: list[Fields], layout: FieldLayout) -> Iterator[Fields]:
    """The solved grids below those on the stack, the top one's first."""
    while stack:
        fields = propagate(stack.pop(), layout)
        if fields and is_solved(fields, layout):
            yield fields
        elif fields:
            stack.extend(branches(fields, layout))


def _start(board: Board, after: Iterable[Digit] | None) -> list[Fields]:
    """The stack at the start, or as it was when `after` was found: go down to it again and keep the later branches."""
    fields = fields_of(board)
    if after is None:
        return [fields]
    layout = layout_of(board.geometry)
    known = fields_of(board_of(board.geometry, after))
    stack: list[Fields] = []
    fields = propagate(fields, layout)
    while fields and not is_solved(fields, layout):
        below = branches(fields, layout)
        here = next((i for i, grid in enumerate(below) if known & grid == known), -1)
        if here < 0:
            break
        stack.extend(below[:here])
        fields = propagate(below[here], layout)
    if not fields or fields != known:
        raise ValueError("not a solution of this board")
    return stack


def _otherwise(board: Board, cell: Cell) -> Fields:
    """The puzzle without the given in `cell`, and with another digit there."""
    layout = layout_of(board.geometry)
    givens = list(board.givens)
    givens[cell] = 0
    without = board_of(board.geometry, givens, excluded=board.excluded)
    return remove(fields_of(without), layout.bit(cell, board.givens[cell]), layout)


def _is_needed(board: Board, cell: Cell) -> bool:
    """Whether without the given in `cell` there is a solution with another digit there."""
    return first(_otherwise(board, cell), layout_of(board.geometry)) != 0
