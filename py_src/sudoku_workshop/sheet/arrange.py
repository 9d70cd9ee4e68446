"""The number of grids on a page and their places.

Rows and columns are equal, and the grids are as large as possible.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple


class Space(NamedTuple):
    """A part of a page that is to be filled."""

    x: float
    y: float
    width: float
    height: float


class Demand(NamedTuple):
    """The room that a grid needs besides its square: above it, below it (a caption, for example) and beside it."""

    above: float = 0
    below: float = 0
    beside: float = 0

    def side(self, width: float, height: float) -> float:
        """Return the side of the largest square for the grid in a place of this size."""
        return min(width - self.beside, height - self.above - self.below)


class Places(NamedTuple):
    """Equal places in rows and columns of an area, with gaps between them."""

    area: Space
    columns: int
    rows: int
    gap: float

    @property
    def count(self) -> int:  # type: ignore[override]  # hides a tuple's method, which is not needed here
        return self.columns * self.rows

    @property
    def width(self) -> float:
        return (self.area.width - (self.columns - 1) * self.gap) / self.columns

    @property
    def height(self) -> float:
        return (self.area.height - (self.rows - 1) * self.gap) / self.rows

    def spaces(self, width: float | None = None, height: float | None = None) -> Iterator[Space]:
        """Yield the places, row by row.

        `width` and `height` make the places smaller than usual. The room that this leaves is divided evenly before,
        between and after them.
        """
        across, down = (width or self.width), (height or self.height)
        beside = (self.area.width - self.columns * across - (self.columns - 1) * self.gap) / (self.columns + 1)
        around = (self.area.height - self.rows * down - (self.rows - 1) * self.gap) / (self.rows + 1)
        for index in range(self.count):
            row, column = divmod(index, self.columns)
            x = self.area.x + beside + column * (across + self.gap + beside)
            yield Space(x, self.area.y + around + row * (down + self.gap + around), across, down)


def by_number(count: int, area: Space, demand: Demand, gap: float) -> Places:
    """Return the arrangement of at least `count` places that allows the largest grids.

    Of several arrangements with equal grids, it is the one that leaves the fewest places empty.
    """
    choices = [Places(area, columns, ceil(count / columns), gap) for columns in range(1, count + 1)]
    return max(choices, key=lambda p: (round(demand.side(p.width, p.height), 3), -p.count))


def by_side(side: float, area: Space, demand: Demand, gap: float) -> Places:
    """Return the largest number of places that can each hold a grid of this side, but at least one place."""
    columns = _many(area.width, side + demand.beside, gap)
    return Places(area, columns, _many(area.height, side + demand.above + demand.below, gap), gap)


def _many(length: float, each: float, gap: float) -> int:
    return max(1, int((length + gap + 1e-6) / (each + gap)))


class Item(NamedTuple):
    """An item of a given size that is placed in rows with others. `group` is the number of the item's group."""

    width: float
    height: float
    group: int


Placed = list[tuple[int, Space]]  # the items of a page: (index, place)


def in_rows(items: Sequence[Item], space: Space, gap: float, heading: float) -> Iterator[Placed]:
    """Yield the items of each page with their places, in rows that start at the left.

    Each group has a heading above it.

    A group starts a new row, unless the whole group fits beside a group that starts in the current row.
    """
    spans = {group: sum(item.width + gap for item in some) - gap for group, some in groupby(items, _group_of)}
    right, bottom = space.x + space.width + 1e-6, space.y + space.height
    page: Placed = []
    x, y, row, group, headed = space.x, space.y, 0.0, None, False
    for index, item in enumerate(items):
        new = item.group != group
        room = right - x
        if not headed or spans[item.group] > room if new else item.width > room:
            x, y, row, headed = space.x, y + (row + gap if row else 0) + (heading if new else 0), 0.0, new
        if page and y + item.height > bottom:
            yield page
            page, x, y, row, headed = [], space.x, space.y + heading, 0.0, True
        page.append((index, Space(x, y, item.width, item.height)))
        x, row, group = x + item.width + gap, max(row, item.height), item.group
    if page:
        yield page


def evenly(pages: Iterable[Placed], space: Space) -> Iterator[Placed]:
    """Yield the pages after spreading out their items evenly, across the rows and down the page.

    Rows whose items have the same sizes get the same gaps, so that they line up. The gaps are those that fit into the
    fullest of these rows. Likewise, all pages get the gaps between rows that fit on the fullest page.
    """
    rows = [[list(row) for _, row in groupby(page, key=lambda item: item[1].y)] for page in pages]
    right, bottom = space.x + space.width, space.y + space.height
    across: dict[frozenset[float], float] = {}
    for row in (row for page in rows for row in page):
        share = _share(right - row[-1][1].x - row[-1][1].width, row)
        across[_sizes(row)] = min(share, across.get(_sizes(row), share))
    ends = (bottom - max(place.y + place.height for row in page for _, place in row) for page in rows)
    down = min((_share(left, page) for left, page in zip(ends, rows, strict=True)), default=0)
    for page in rows:
        yield [
            (index, place._replace(x=place.x + column * across[_sizes(row)], y=place.y + line * down))
            for line, row in enumerate(page, 1)
            for column, (index, place) in enumerate(row, 1)
        ]


def _sizes(row: Placed) -> frozenset[float]:
    """Return the widths of a row's items. Rows with the same widths are spread out alike."""
    return frozenset(round(place.width, 3) for _, place in row)


def _share(left: float, things: Sequence[object]) -> float:
    """Return the size of the gaps before, between and after things if the spare room `left` is divided evenly."""
    return max(0.0, left) / (len(things) + 1)


def _group_of(item: Item) -> int:
    return item.group
