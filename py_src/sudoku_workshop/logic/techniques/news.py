"""Of many ways to remove the same the simple ones: whoever looks at all steps wants each candidate once."""

from collections.abc import Iterable, Iterator
from typing import Protocol, TypeVar

from sudoku_workshop.grid.masks import Grid


class Removing(Protocol):
    """What removes something."""

    @property
    def gone(self) -> Grid: ...


Found = TypeVar("Found", bound=Removing)


def with_news(found: Iterable[Found]) -> Iterator[Found]:
    """Those that remove something that none before them does."""
    removed = 0
    for each in found:
        if each.gone & ~removed:
            removed |= each.gone
            yield each
