"""A choice of findings for a list of all steps: the simplest ones that together remove all that can be removed."""

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, Protocol, TypeVar

from sudoku_workshop.grid.masks import Grid


class Removing(Protocol):
    """A result of a technique that removes candidates: the mask `gone`."""

    @property
    def gone(self) -> Grid: ...


Found = TypeVar("Found", bound=Removing)


def simplest(found: Iterable[Found], cost: Callable[[Found], Any], every: bool = False) -> list[Found]:
    """Return the findings that remove a candidate that no cheaper finding removes, cheapest first.

    If several findings remove the same candidates, only the cheapest is returned. If they cost the same, it is the
    first one. With `every`, a finding is also returned if several cheaper ones together remove its candidates. HoDoKu's
    library is tested with this option.
    """
    best: dict[Grid, tuple[Any, Found]] = {}
    for each in found:
        if each.gone:
            price = cost(each)
            if each.gone not in best or price < best[each.gone][0]:
                best[each.gone] = price, each
    in_order = [each for _, each in sorted(best.values(), key=itemgetter(0))]
    return in_order if every else _removing_more(in_order)


def _removing_more(found: Iterable[Found]) -> list[Found]:
    removed, kept = 0, []
    for each in found:
        if each.gone & ~removed:
            removed |= each.gone
            kept.append(each)
    return kept
