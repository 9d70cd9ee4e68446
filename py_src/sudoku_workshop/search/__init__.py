"""Exact answers without explanations: solve, count or list solutions, find possible digits, test minimality.

The search is depth first. It keeps the grids that are still to be searched (as `Fields`) in a list, not on the call
stack, so a 25x25 grid cannot reach Python's recursion limit. Grids are immutable, so nothing has to be undone. The
solutions of a board are always found in the same order, so a caller can continue after any solution.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import grid_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.search.alike import least
from sudoku_workshop.search.branching import QUICK, branches
from sudoku_workshop.search.field_layout import FieldLayout, Fields, layout_of
from sudoku_workshop.search.fields import digits_in, fields_of, is_solved, place, propagate, remove, values_of
from sudoku_workshop.search.resuming import solved_after
from sudoku_workshop.search.scores import solved_grids


class Mistake(NamedTuple):
    """A clue that may be mistyped. If its `cell` had the digit `instead`, there would be exactly one solution."""

    cell: Cell
    digit: Digit
    instead: Digit


def solve(board: Board) -> Board | None:
    """Return the board with its first solution filled in, or None if it has no solution.

    There may be other solutions: `count(board, 2)` returns 2 in that case.
    """
    return next(solutions(board), None)


def count(board: Board, limit: int | None = None) -> int:
    """Return the number of solutions, or `limit` if there are more.

    Without a limit, counting may take practically forever.
    """
    fields, layout = fields_of(board), layout_of(board.geometry)
    if limit and layout.n > QUICK and least(board) >= limit:
        return limit if first(fields, layout) else 0
    return _count(fields, layout, limit)


def count_on(board: Board, limit: int, after: Iterable[Digit] | None = None) -> tuple[int, tuple[Digit, ...] | None]:
    """Count up to `limit` solutions, starting with the one that follows `after`.

    Returns the number, and the last solution found, which can be passed as `after` in the next call. If no solution is
    left to count, None is returned instead of that solution. Raises ValueError if `after` is not a solution of this
    board.
    """
    layout = layout_of(board.geometry)
    number, last = 0, 0
    for number, last in enumerate(islice(_following(board, after), limit), 1):  # noqa: B007
        pass
    return number, values_of(last, layout) if number == limit else None


def solutions(board: Board, after: Iterable[Digit] | None = None) -> Iterator[Board]:
    """Yield all solutions in a fixed order, or only those that follow the solution `after`.

    Each solution is searched for when the caller asks for it. Raises ValueError if `after` is not a solution of this
    board.
    """
    layout = layout_of(board.geometry)
    for found in _following(board, after):
        yield solved(board, values_of(found, layout))


def solved(board: Board, values: tuple[Digit, ...]) -> Board:
    """Return a board with the digits of a solution."""
    return Board(board.geometry, board.givens, values, grid_of(values, board.geometry), board.excluded)


def possible(board: Board) -> tuple[tuple[Digit, ...], ...]:
    """Return, for every cell, the digits that the cell has in at least one solution, in ascending order.

    If there is no solution, every cell's tuple is empty.
    """
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
    """Return whether the puzzle has exactly one solution, and would have several if any of its clues were removed."""
    return count(board, 2) == 1 and all(_is_needed(board, cell) for cell, given in enumerate(board.givens) if given)


def mistyped(board: Board, cells: Iterable[Cell] | None = None) -> Iterator[Mistake]:
    """Yield the changes of a single clue by which a puzzle without a solution becomes one with exactly one solution.

    `cells` are the cells of the clues to try. By default, all clues are tried.
    """
    layout = layout_of(board.geometry)
    for cell in range(board.geometry.cells) if cells is None else cells:
        if digit := board.givens[cell]:
            other = _with_another_digit(board, cell)
            for instead in digits_in(other, cell, layout):
                if _count(place(other, layout.bit(cell, instead), layout), layout, 2) == 1:
                    yield Mistake(cell, digit, instead)


def _count(fields: Fields, layout: FieldLayout, limit: int | None) -> int:
    return sum(1 for _ in islice(_solved_grids([fields], layout), limit))


def first(fields: Fields, layout: FieldLayout) -> Fields:
    """Return the first solution of a grid, or 0 if there is none.

    The grid and the solution are packed into one integer each (see `fields.py`).
    """
    return next(_solved_grids([fields], layout), 0)


def _solved_grids(stack: list[Fields], layout: FieldLayout) -> Iterator[Fields]:
    """Yield the solutions of all grids on the stack, starting with those of the topmost grid."""
    if layout.is_related:
        yield from solved_grids(stack, layout)
        return
    while stack:
        fields = propagate(stack.pop(), layout)
        if fields and is_solved(fields, layout):
            yield fields
        elif fields:
            stack.extend(branches(fields, layout))


def _following(board: Board, after: Iterable[Digit] | None) -> Iterator[Fields]:
    """Return the solutions of a board that follow `after`, or all. Raises ValueError if `after` is not a solution."""
    layout, fields, known = layout_of(board.geometry), fields_of(board), 0
    if after is not None:
        known = propagate(fields_of(board_of(board.geometry, after)), layout)
        if not known or not is_solved(known, layout) or known & layout.cells & ~fields:
            raise ValueError("not a solution of this board")
    if layout.is_related:
        return solved_after(fields, known & layout.cells, layout)
    return _solved_grids(_later(fields, known, layout) if known else [fields], layout)


def _later(fields: Fields, known: Fields, layout: FieldLayout) -> list[Fields]:
    """Return the grids that a search would examine after a solution.

    It goes down to that solution again and collects the branches that come later.
    """
    stack: list[Fields] = []
    fields, digits = propagate(fields, layout), known & layout.cells
    while not is_solved(fields, layout):
        below = branches(fields, layout)
        here = next(i for i, grid in enumerate(below) if digits & grid == digits)
        stack.extend(below[:here])
        fields = propagate(below[here], layout)
    return stack


def _with_another_digit(board: Board, cell: Cell) -> Fields:
    """Return a packed grid in which the clue in `cell` is removed, and this cell must have another digit."""
    layout = layout_of(board.geometry)
    givens = list(board.givens)
    givens[cell] = 0
    without = board_of(board.geometry, givens, excluded=board.excluded)
    return remove(fields_of(without), layout.bit(cell, board.givens[cell]), layout)


def _is_needed(board: Board, cell: Cell) -> bool:
    """Return whether the clue in `cell` is needed: without it, some solution has another digit in that cell."""
    return first(_with_another_digit(board, cell), layout_of(board.geometry)) != 0
