"""Of many ways to remove the same the simple ones: whoever looks at all steps wants each candidate once."""

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, Protocol, TypeVar

from sudoku_workshop.grid.masks import Grid


class Removing(Protocol):
    """What removes something."""

    @property
    def gone(self) -> Grid: ...


Found = TypeVar("Found", bound=Removing)


def simplest(found: Iterable[Found], cost: Callable[[Found], Any], every: bool = False) -> list[Found]:
    """By cost, those that remove something that none before does; for HoDoKu's library `every` one that does not remove
    the same as another. Of equal cost the first."""
    best: dict[Grid, tuple[Any, Found]] = {}
    for each in found:
        if each.gone:
            price = cost(each)
            if each.gone not in best or price < best[each.gone][0]:
                best[each.gone] = price, each
    in_order = [each for _, each in sorted(best.values(), key=itemgetter(0))]
    return in_order if every else _with_news(in_order)


def _with_news(found: Iterable[Found]) -> list[Found]:
    removed, kept = 0, []
    for each in found:
        if each.gone & ~removed:
            removed |= each.gone
            kept.append(each)
    return kept
