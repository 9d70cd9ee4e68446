"""The number of grids on a page, and their places.

The places form equal rows and columns, in which the grids are as large as possible.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple


class Space(NamedTuple):
    """A rectangle on a page, in which something is to be drawn: its upper left corner, its width and its height."""

    x: float
    y: float
    width: float
    height: float


class Demand(NamedTuple):
    """The space that a puzzle needs around its square grid: above it (for a caption), below it and beside it."""

    above: float = 0
    below: float = 0
    beside: float = 0

    def side(self, width: float, height: float) -> float:
        """Return the side of the largest square grid that fits into a place of this size.

        The space that is needed around the grid must fit, too.
        """
        return min(width - self.beside, height - self.above - self.below)


class Places(NamedTuple):
    """Places of equal size, in rows and columns that fill an area, with gaps between them."""

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

        `width` and `height` make the places smaller than usual. The spare room is then divided evenly before, between
        and after the places.
        """
        across, down = (width or self.width), (height or self.height)
        beside = (self.area.width - self.columns * across - (self.columns - 1) * self.gap) / (self.columns + 1)
        around = (self.area.height - self.rows * down - (self.rows - 1) * self.gap) / (self.rows + 1)
        for index in range(self.count):
            row, column = divmod(index, self.columns)
            x = self.area.x + beside + column * (across + self.gap + beside)
            yield Space(x, self.area.y + around + row * (down + self.gap + around), across, down)


def by_number(count: int, area: Space, demand: Demand, gap: float) -> Places:
    """Return an arrangement of `count` or more places that allows the largest grids.

    If several arrangements allow equally large grids, return the one with the fewest empty places.
    """
    choices = [Places(area, columns, ceil(count / columns), gap) for columns in range(1, count + 1)]
    return max(choices, key=lambda p: (round(demand.side(p.width, p.height), 3), -p.count))


def by_side(side: float, area: Space, demand: Demand, gap: float) -> Places:
    """Return the places for as many grids of this side as fit into the area, but at least for one."""
    columns = _many(area.width, side + demand.beside, gap)
    return Places(area, columns, _many(area.height, side + demand.above + demand.below, gap), gap)


def _many(length: float, each: float, gap: float) -> int:
    return max(1, int((length + gap + 1e-6) / (each + gap)))


class Item(NamedTuple):
    """An item to be placed in rows on a page, such as a solution. `group` is the number of its group."""

    width: float
    height: float
    group: int


Placed = list[tuple[int, Space]]  # the items of a page: (index, place)


def in_rows(items: Sequence[Item], space: Space, gap: float, heading: float) -> Iterator[Placed]:
    """Yield the items of each page with their places, in rows that start at the left.

    Above each group of items, there is room for a heading with the height `heading`. A group starts a new row, unless
    the whole group fits beside a group that starts in the current row.
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
    """Yield the pages with their items spread out evenly, across each row and down the page.

    Rows whose items have the same widths get equal gaps, so that their items line up. The fullest of these rows
    determines how wide the gaps are. In the same way, the fullest page determines the gaps between rows on all pages.
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
    """Return the set of the widths of a row's items. Rows with equal sets are spread out alike."""
    return frozenset(round(place.width, 3) for _, place in row)


def _share(left: float, things: Sequence[object]) -> float:
    """Return the width of each gap if the spare room `left` is divided evenly before, between and after the things."""
    return max(0.0, left) / (len(things) + 1)


def _group_of(item: Item) -> int:
    return item.group
