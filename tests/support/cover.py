"""An exact cover solver to check puzzles against: nothing of ours imported, another method than the engine's.

Every cell, and every digit in every row, column and box, must be covered by exactly one placement.
"""

from collections.abc import Sequence

Placement = tuple[int, int, int]  # row, column, digit
Need = tuple[str, int, int]


def cover_count(digits: Sequence[int], width: int, height: int, limit: int = 2) -> int:
    """How many solutions a grid with boxes of width x height has, counted to `limit`; 0 where the givens clash."""
    n = width * height
    needs = {
        (row, column, digit): _needs(row, column, digit, width, height)
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
                return 0
            _cover(open_, needs, given)
    return _count(open_, needs, limit)


def _needs(row: int, column: int, digit: int, width: int, height: int) -> tuple[Need, ...]:
    box = row // height * height + column // width
    return ("cell", row, column), ("row", row, digit), ("column", column, digit), ("box", box, digit)


def _count(open_: dict[Need, set[Placement]], needs: dict[Placement, tuple[Need, ...]], limit: int) -> int:
    if not open_:
        return 1
    need = min(open_, key=lambda need: len(open_[need]))
    found = 0
    for placement in sorted(open_[need]):
        covered = _cover(open_, needs, placement)
        found += _count(open_, needs, limit - found)
        _uncover(open_, needs, placement, covered)
        if found >= limit:
            break
    return found


def _cover(
    open_: dict[Need, set[Placement]], needs: dict[Placement, tuple[Need, ...]], chosen: Placement
) -> list[set[Placement]]:
    """Take away what the placement meets, and all placements that would meet it too."""
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
    for need in reversed(needs[chosen]):
        open_[need] = covered.pop()
        for placement in open_[need]:
            for other in needs[placement]:
                if other != need:
                    open_[other].add(placement)
