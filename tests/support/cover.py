"""An exact cover solver to check puzzles against. It imports nothing of ours and uses another method than the solver.

Every cell, and every digit in every row, column and box, and on both diagonals where these count, must be covered by
exactly one placement.
"""

from collections.abc import Iterator, Sequence
from itertools import islice

Placement = tuple[int, int, int]  # row, column, digit
Need = tuple[str, int, int]


def cover_count(digits: Sequence[int], width: int, height: int, limit: int = 2, diagonals: bool = False) -> int:
    """Return the number of solutions of a grid with boxes of width x height, at most `limit`; 0 if the clues clash."""
    return len(list(islice(cover_solutions(digits, width, height, diagonals), limit)))


def cover_solutions(digits: Sequence[int], width: int, height: int, diagonals: bool = False) -> Iterator[list[int]]:
    """Yield the solutions, row by row."""
    n = width * height
    needs = {
        (row, column, digit): _needs(row, column, digit, width, height, diagonals)
        for row in range(n)
        for column in range(n)
        for digit in range(1, n + 1)
    }
    open_: dict[Need, set[Placement]] = {}
    for placement, met in needs.items():
        for need in met:
            open_.setdefault(need, set()).add(placement)
    for cell, digit in enumerate(digits):
        if digit:
            given = (*divmod(cell, n), digit)
            if any(given not in open_.get(need, ()) for need in needs[given]):
                return
            _cover(open_, needs, given)
    for placements in _found(open_, needs):
        written = {row * n + column: digit for row, column, digit in placements}
        yield [digit or written[cell] for cell, digit in enumerate(digits)]


def _needs(row: int, column: int, digit: int, width: int, height: int, diagonals: bool) -> tuple[Need, ...]:
    """Return everything that a placement covers."""
    box, last = row // height * height + column // width, width * height - 1
    falling = [("falling", 0, digit)] if diagonals and row == column else []
    rising = [("rising", 0, digit)] if diagonals and row == last - column else []
    usual = [("cell", row, column), ("row", row, digit), ("column", column, digit), ("box", box, digit)]
    return (*usual, *falling, *rising)


def _found(
    open_: dict[Need, set[Placement]], needs: dict[Placement, tuple[Need, ...]]
) -> Iterator[tuple[Placement, ...]]:
    """Yield the sets of placements that cover all open needs."""
    if not open_:
        yield ()
        return
    need = min(open_, key=lambda need: len(open_[need]))
    for placement in sorted(open_[need]):
        covered = _cover(open_, needs, placement)
        yield from ((placement, *more) for more in _found(open_, needs))
        _uncover(open_, needs, placement, covered)


def _cover(
    open_: dict[Need, set[Placement]], needs: dict[Placement, tuple[Need, ...]], chosen: Placement
) -> list[set[Placement]]:
    """Remove the needs that the placement covers, and all placements that would cover them, too."""
    covered = []
    for need in needs[chosen]:
        for placement in open_[need]:
            for other in needs[placement]:
                if other != need:
                    open_[other].discard(placement)
        covered.append(open_.pop(need))
    return covered


def _uncover(
    open_: dict[Need, set[Placement]],
    needs: dict[Placement, tuple[Need, ...]],
    chosen: Placement,
    covered: list[set[Placement]],
) -> None:
    """Undo `_cover`."""
    for need in reversed(needs[chosen]):
        open_[need] = covered.pop()
        for placement in open_[need]:
            for other in needs[placement]:
                if other != need:
                    open_[other].add(placement)
