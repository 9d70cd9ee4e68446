"""Steps about one sum: its least and greatest value, and the combinations of digits that are left.

- *Bounds*: the other cells add up to at least or at most so much, which limits a cell.
- *Combinations*: the sets of digits with which a cage can have its sum, at most 12. A digit in none of them goes.

The same steps serve sums that follow from the rule of 45 (see `balance.py`).
Source: usual among solvers of killer sudoku.
"""

from collections.abc import Iterator
from functools import reduce
from operator import or_

from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.grid.names import digits_text
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled.named import lines, name_of
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.relations import candidates_of
from sudoku_workshop.logic.ruled.sums import View, all_sums, range_of, sets_left
from sudoku_workshop.logic.step import Claims, Mark, Number, Phrase, Step
from sudoku_workshop.rules.frame import Digits

MOST_SHOWN = 12  # ways that a step compares


def find_bounds(position: Position) -> Iterator[Step]:
    """Yield sums that limit a cell: its digit would make the sum too large or too small."""
    for view in all_sums(position):
        if found := bounds(view, position):
            yield sum_step("sum-bounds", view, position, *found)


def find_combinations(position: Position) -> Iterator[Step]:
    """Yield cages whose combinations leave out a candidate."""
    for view in all_sums(position):
        if found := combinations_left(view, position):
            yield sum_step("sum-combinations", view, position, *found)


def sum_step(technique: str, view: View, position: Position, gone: Grid, why: Phrase) -> Step:
    """Return a step about a sum."""
    cells = mask_of(view.equation.cells)
    marks = (Mark("base", position.candidates_in(cells) & ~gone, cells), Mark("out", gone))
    return Step(technique, None, 0, gone, marks, words={"rule": view.stated, "why": why})


def bounds(view: View, position: Position) -> tuple[Grid, Phrase] | None:
    """Return the candidates that are too large or too small, and why, or None if there are none."""
    own, n = view.own(position), position.n
    found: list[tuple[int, Digits]] = []
    told: list[Phrase] = []
    for at, (cell, factor, mine) in enumerate(zip(view.equation.cells, view.equation.factors, own, strict=True)):
        if position.written >> cell & 1:
            continue
        others = range_of(view, own, n, at)
        if others is None:
            return None
        low, high = view.equation.total - others.most, view.equation.total - others.least
        small = mask_of(digit for digit in bits_of(mine) if factor * (digit + 1) < low)
        large = mask_of(digit for digit in bits_of(mine) if factor * (digit + 1) > high)
        if small | large:
            found.append((cell, small | large))
            told += _why(view, position, at, (low, high), (small, large))
    return (candidates_of(found, position), lines(told)) if told else None


def _why(
    view: View, position: Position, at: int, limits: tuple[int, int], gone: tuple[Digits, Digits]
) -> Iterator[Phrase]:
    """Yield why some digits of a cell are too small or too large."""
    factors, total = view.equation.factors, view.equation.total
    cell = name_of(view.equation.cells[at], position.geometry)
    plain, alone = {*factors} == {1}, len(factors) == 1
    for digits, limit, side in zip(gone, limits, ("low", "high"), strict=True):
        if not digits:
            continue
        if plain and not alone:
            yield Phrase(f"bound.{side}", {"cell": cell, "sum": Number(total - limit), "limit": Number(limit)})
        elif factors[at] == 1:
            yield Phrase(f"bound.rest.{side}", {"cell": cell, "limit": Number(limit)})
        elif factors[at] == -1:
            yield Phrase(f"bound.rest.{'high' if side == 'low' else 'low'}", {"cell": cell, "limit": Number(-limit)})
        else:
            yield Phrase("bound.sum", {"cell": cell, "digits": digits_text(digits, ", ")})


def combinations_left(view: View, position: Position) -> tuple[Grid, Phrase] | None:
    """Return the candidates that are in no combination of a cage, and the combinations, or None."""
    own = view.own(position)
    if not view.is_cage or len(own) < 2:
        return None
    sets = sets_left(view, own, position.n)
    some = reduce(or_, sets, 0)
    gone = candidates_of([(cell, mine & ~some) for cell, mine in zip(view.equation.cells, own, strict=True)], position)
    if not gone or len(sets) > MOST_SHOWN:
        return None
    shown = Claims(tuple(digits_text(digits, "+") for digits in sets))
    return gone, Phrase("combinations.only" if len(sets) == 1 else "combinations.list", {"combinations": shown})


RECORDS = (
    Ruled("sum-bounds", 2, find_bounds, ""),
    Ruled("sum-combinations", 2, find_combinations, ""),
)
