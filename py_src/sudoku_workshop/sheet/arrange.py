"""The number of grids on a page, and their places.

The places form equal rows and columns, in which the grids are as large as possible.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from math import ceil, inf
from typing import NamedTuple

OPTICAL = 0.4  # the share of the spare room that is above the grids: the optical centre is above the middle
FARTHEST = 2  # grids are at most this many times as far apart from row to row as from column to column
FULL = 0.75  # how small grids may become so that no place is empty, as a share of the largest possible side


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

        `width` and `height` make the places smaller than usual. The spare room is then divided before, between and
        after the places: evenly, except that no gap is much larger than the others (see FARTHEST). All places together
        are at the optical centre.
        """
        across, down = (width or self.width), (height or self.height)
        room = self.area.width - self.columns * (across + self.gap) + self.gap
        height = self.area.height - self.rows * (down + self.gap) + self.gap
        above, both = max(0.0, down - across), self.rows > 1 and self.columns > 1
        _, around = spread(height, self.rows)
        left, beside = spread(room, self.columns, FARTHEST * (self.gap + around) - self.gap if both else inf, 0.5)
        top, below = spread(height, self.rows, farthest(self.gap, beside, above) if both else inf)
        for index in range(self.count):
            row, column = divmod(index, self.columns)
            x = self.area.x + left + column * (across + self.gap + beside)
            yield Space(x, self.area.y + top + row * (down + self.gap + below), across, down)


def spread(spare: float, count: int, most: float = inf, share: float = OPTICAL) -> tuple[float, float]:
    """Return how much of the spare room to put before the first of `count` things, and between two of them.

    It is divided evenly, but at most `most` is put between two things. `share` is the part of the rest that is before
    the first thing.
    """
    between = min(spare / (count + 1), most)
    return (spare - (count - 1) * between) * share, between


def farthest(gap: float, beside: float, above: float) -> float:
    """Return the most that may be added to the gap between two rows, if `beside` is added between columns.

    `above` is the height of the captions, which are also between the grids.
    """
    return max(0.0, FARTHEST * (gap + beside) - above - gap)


def by_number(count: int, area: Space, demand: Demand, gap: float, full: bool = False) -> Places:
    """Return an arrangement of `count` or more places that allows the largest grids.

    If several arrangements allow equally large grids, return the one with the fewest empty places. If `full`, an
    arrangement without empty places is preferred, unless its grids are much smaller.
    """
    choices = [Places(area, columns, ceil(count / columns), gap) for columns in range(1, count + 1)]

    def side(places: Places) -> float:
        return round(demand.side(places.width, places.height), 3)

    best = max(choices, key=lambda places: (side(places), -places.count))
    whole = max((places for places in choices if places.count == count), key=side)
    return whole if full and side(whole) >= side(best) * FULL else best


def by_side(side: float, area: Space, demand: Demand, gap: float, count: int) -> Places:
    """Return the places for `count` grids of this side or, if not all of them fit into the area, for those that fit.

    There is at least one place.
    """
    columns = min(count, _many(area.width, side + demand.beside, gap))
    rows = min(ceil(count / columns), _many(area.height, side + demand.above + demand.below, gap))
    return Places(area, columns, rows, gap)


def _many(length: float, each: float, gap: float) -> int:
    return max(1, int((length + gap + 1e-6) / (each + gap)))


class Item(NamedTuple):
    """An item to be placed in rows on a page, such as a solution. `group` is the number of its group."""

    width: float
    height: float
    group: int


Placed = list[tuple[int, Space]]  # the items of a page: (index, place)


def in_rows(
    items: Sequence[Item], space: Space, gap: float, heading: float, together: bool = False
) -> Iterator[Placed]:
    """Yield the items of each page with their places, in rows that start at the left.

    Above each group of items, there is room for a heading with the height `heading`. A group starts a new row, unless
    the whole group fits beside a group that starts in the current row. With `together`, a group that fits on a page is
    never divided between two pages.
    """
    groups = [list(some) for _, some in groupby(items, _group_of)]
    if together and len(groups) > 1 and max(len(list(in_rows(some, space, gap, heading))) for some in groups) == 1:
        yield from _whole_groups(groups, space, gap, heading)
        return
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


def _whole_groups(groups: Sequence[Sequence[Item]], space: Space, gap: float, heading: float) -> Iterator[Placed]:
    """Yield pages on which no group is divided: as many groups on each page as fit."""
    here: list[Item] = []
    start = 0
    for group in groups:
        if here and len(list(in_rows([*here, *group], space, gap, heading))) > 1:
            [page] = in_rows(here, space, gap, heading)
            yield [(start + index, place) for index, place in page]
            start, here = start + len(here), []
        here += group
    [page] = in_rows(here, space, gap, heading)
    yield [(start + index, place) for index, place in page]


def evenly(pages: Iterable[Placed], space: Space, gap: float, above: float) -> Iterator[Placed]:
    """Yield the pages with their items spread out evenly, across each row and down the page.

    Rows whose items have the same widths get equal gaps, so that their items line up. The fullest of these rows
    determines how wide the gaps are. In the same way, the fullest page determines the gaps between rows on all pages.
    Rows stay close enough together (see FARTHEST): `gap` is already between the items, and `above` the height of their
    captions.
    """
    rows = [[list(row) for _, row in groupby(page, key=lambda item: item[1].y)] for page in pages]
    right, bottom = space.x + space.width, space.y + space.height
    across: dict[frozenset[float], float] = {}
    for row in (row for page in rows for row in page):
        share = _share(right - row[-1][1].x - row[-1][1].width, row)
        across[_sizes(row)] = min(share, across.get(_sizes(row), share))
    ends = [bottom - max(place.y + place.height for row in page for _, place in row) for page in rows]
    spare, count = min(zip(ends, map(len, rows), strict=True), key=lambda end: end[0] / (end[1] + 1), default=(0.0, 1))
    side_by_side = any(len(row) > 1 for page in rows for row in page)
    most = farthest(gap, min(across.values()), above) if side_by_side else inf
    top, down = spread(max(0.0, spare), count, most)
    for page in rows:
        yield [
            (index, place._replace(x=place.x + column * across[_sizes(row)], y=place.y + top + line * down))
            for line, row in enumerate(page)
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
