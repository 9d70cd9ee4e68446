"""Gurth's symmetrical placement: a puzzle that stays the same when turned, with some digits exchanged.

Suppose that the clues of a puzzle are moved by a symmetry of the grid, and that renaming the digits then gives the same
clues. The same changes lead from any solution to a solution. If there is exactly one solution, it stays the same, too.

So a cell is a digit exactly if the cell to which it is moved is the new name of this digit. A candidate is therefore
false if the candidate to which it is moved is not there, or if both cannot be true together: where the cell is moved
to itself or to a cell that it sees, the digit must not keep, or must keep, its name.

The symmetries are the turns and the two reflections at a diagonal, and the shifts of whole bands or stacks, or of the
lines within each of them. (A reflection at the middle row leaves no digit a new name, so no puzzle has it.)

Source: Gurth's Symmetrical Placement, by Gurth Bruins (forum.enjoysudoku.com, "Symmetrical Givens").
"""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product

from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Claims, Digits, Mark, Step, Word
from sudoku_workshop.logic.techniques.guarded import is_classic, refuted_by
from sudoku_workshop.logic.techniques.technique import Technique

Moved = tuple[int, ...]  # for each cell (or digit), the one to which it is moved
NAMES = ("half_turn", "quarter_turn", "diagonal", "shift")
FEWEST_CLUES = 12  # with fewer clues, all may be moved to themselves by chance


@cache
def _symmetries() -> tuple[tuple[str, Moved], ...]:
    """Return the symmetries of the grid, each with its name and the cell to which each cell is moved."""
    turns: list[tuple[str, Callable[[int, int], tuple[int, int]]]] = [
        ("half_turn", lambda r, c: (8 - r, 8 - c)),
        ("diagonal", lambda r, c: (c, r)),
        ("diagonal", lambda r, c: (8 - c, 8 - r)),
        ("quarter_turn", lambda r, c: (c, 8 - r)),
    ]
    found = [(name, _moved(move)) for name, move in turns]
    for band, row, stack, column in product(range(3), repeat=4):
        if band or row or stack or column:
            found.append(("shift", _moved(partial(_shifted, band, row, stack, column))))
    return tuple(found)


def _moved(move: Callable[[int, int], tuple[int, int]]) -> Moved:
    return tuple(row * 9 + column for row, column in (move(cell // 9, cell % 9) for cell in range(81)))


def _shifted(band: int, row: int, stack: int, column: int, r: int, c: int) -> tuple[int, int]:
    """Return the row and column to which a cell is moved if bands, stacks and the lines in them are shifted."""
    return _shift(r, band, row), _shift(c, stack, column)


def _shift(line: int, band: int, within: int) -> int:
    return (line // 3 + band) % 3 * 3 + (line + within) % 3


def find_symmetrical_placement(position: Position) -> Iterator[Step]:
    """Yield a step for each symmetry of the clues that removes candidates."""
    givens = position.board.givens if is_classic(position) else ()
    if sum(map(bool, givens)) < FEWEST_CLUES:
        return
    for name, moved in _symmetries():
        renamed = _renamed(givens, moved)
        gone = _gone(position, moved, renamed) if renamed else 0
        if renamed and gone:
            yield _step(position, name, moved, renamed, gone)


def _renamed(givens: tuple[int, ...], moved: Moved) -> Moved:
    """Return the digit to which each digit (from 0) is renamed if the clues keep this symmetry, otherwise ().

    At most one digit has no clue, and its new name is the one that is left.
    """
    new: dict[int, int] = {}
    for cell, digit in enumerate(givens):
        if digit:
            other = givens[moved[cell]]
            if not other or new.setdefault(digit - 1, other - 1) != other - 1:
                return ()
    old, free = [d for d in range(9) if d not in new], [d for d in range(9) if d not in new.values()]
    if len(old) != len(free) or len(old) > 1:
        return ()
    new |= dict(zip(old, free, strict=True))
    return tuple(new[digit] for digit in range(9))


def _gone(position: Position, moved: Moved, renamed: Moved) -> Grid:
    """Return the candidates that cannot be true together with the candidates to which they are moved."""
    size, gone, changed = position.size, 0, True
    there = position.open | mask_of(
        (value - 1) * size + cell for cell, value in enumerate(position.board.values) if value
    )
    while changed:
        changed = False
        for candidate in bits_of(position.open & ~gone):
            digit, cell = divmod(candidate, size)
            image = renamed[digit] * size + moved[cell]
            if not there & ~gone & 1 << image or refuted_by(position, candidate) & 1 << image:
                gone, changed = gone | 1 << candidate, True
    return gone


def _step(position: Position, name: str, moved: Moved, renamed: Moved, gone: Grid) -> Step:
    fixed = mask_of(cell for cell, other in enumerate(moved) if cell == other)
    own = mask_of(digit for digit, other in enumerate(renamed) if digit == other)
    pairs = tuple(f"{digit + 1}→{other + 1}" for digit, other in enumerate(renamed) if digit != other)
    cells = mask_of(candidate % position.size for candidate in bits_of(gone))
    marks = (
        Mark("base", position.candidates_in(fixed) & ~gone, fixed & ~position.written),
        Mark("out", gone),
    )
    words: dict[str, Word] = {
        "pairs": Claims(pairs),
        **{f"pairs_{each}": Claims(pairs if each == name else ()) for each in NAMES},
        "own": Digits(own),
        "fixed": Cells(fixed & ~position.written & cells),
        "cells": Cells(cells),
    }
    return Step("symmetrical-placement", None, 0, gone, marks, words=words)


RECORDS = (Technique("symmetrical-placement", "uniqueness", None, "", "{pairs}", find_symmetrical_placement, 375, 746),)
