"""How many grids go on a page, and where: rows and columns of equal places, chosen to make the grids largest."""

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
    """What a grid needs besides its square: something below it (caption and so on), or beside it."""

    above: float = 0
    below: float = 0
    beside: float = 0

    def side(self, width: float, height: float) -> float:
        """The side of the square that remains in a place."""
        return min(width - self.beside, height - self.above - self.below)


class Places(NamedTuple):
    """Rows and columns of places in an area, with gaps between them."""

    area: Space
    columns: int
    rows: int
    gap: float

    @property
    def count(self) -> int:  # type: ignore[override]  # a tuple's method of that name is not missed
        return self.columns * self.rows

    @property
    def width(self) -> float:
        return (self.area.width - (self.columns - 1) * self.gap) / self.columns

    @property
    def height(self) -> float:
        return (self.area.height - (self.rows - 1) * self.gap) / self.rows

    def spaces(self, width: float | None = None, height: float | None = None) -> Iterator[Space]:
        """The places; where things are smaller, what is left over lies evenly before, between and behind them."""
        across, down = (width or self.width), (height or self.height)
        beside = (self.area.width - self.columns * across - (self.columns - 1) * self.gap) / (self.columns + 1)
        around = (self.area.height - self.rows * down - (self.rows - 1) * self.gap) / (self.rows + 1)
        for index in range(self.count):
            row, column = divmod(index, self.columns)
            x = self.area.x + beside + column * (across + self.gap + beside)
            yield Space(x, self.area.y + around + row * (down + self.gap + around), across, down)


def by_number(count: int, area: Space, demand: Demand, gap: float) -> Places:
    """The arrangement of `count` places with the largest grids; of equals, the one that leaves fewest places empty."""
    choices = [Places(area, columns, ceil(count / columns), gap) for columns in range(1, count + 1)]
    return max(choices, key=lambda p: (round(demand.side(p.width, p.height), 3), -p.count))


def by_side(side: float, area: Space, demand: Demand, gap: float) -> Places:
    """As many places as hold grids of this side; one, if there is room for less."""
    columns = _many(area.width, side + demand.beside, gap)
    return Places(area, columns, _many(area.height, side + demand.above + demand.below, gap), gap)


def _many(length: float, each: float, gap: float) -> int:
    return max(1, int((length + gap + 1e-6) / (each + gap)))


class Item(NamedTuple):
    """Something of a given size that stands with others in rows, of the group with this number."""

    width: float
    height: float
    group: int


Placed = list[tuple[int, Space]]  # the items of a page: index and place


def in_rows(items: Sequence[Item], space: Space, gap: float, heading: float) -> Iterator[Placed]:
    """The items in their places, page by page: in rows from the left, each group under a heading.

    A group begins a row, unless all of it has room beside another one that begins there.
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
    """Pages of rows with what the fullest row of items so large leaves before, between and behind them, and so with the
    rows."""
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
    """How wide its items are: one of other sizes has a middle of its own."""
    return frozenset(round(place.width, 3) for _, place in row)


def _share(left: float, things: Sequence[object]) -> float:
    """What lies before, between and behind things, of what is left over."""
    return max(0.0, left) / (len(things) + 1)


def _group_of(item: Item) -> int:
    return item.group
