"""Position: a board as the techniques use it. What many of them need is found once, and handed to the next position.

Most steps change few houses and digits. What depends on the candidates of one house, digit or pair alone is kept, and
the next position takes it over as long as these candidates stay the same. See decision 401.
"""

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any, TypeVar, TypeVarTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of
from sudoku_workshop.logic.candidates import Candidates
from sudoku_workshop.logic.step import Step, apply

Derived = TypeVar("Derived")
Asked = TypeVarTuple("Asked")
Done = dict[str, Any]  # the results of functions, by their keys
# By house and its candidates, by digit (as ~digit) and its places, by pair and the candidates of its cells.
Kept = dict[tuple[int, Grid], Done]


@cache
def _key(work: Callable[..., Any], asked: tuple[Any, ...]) -> str:
    """A function and its further arguments as one string: Python computes the hash of a string only once."""
    return repr((work, asked))


class Position(Candidates):
    """A board with its candidates, and what has been found in it. Never changed: the next position is `after(step)`."""

    def __init__(
        self,
        board: Board,
        written: Mask | None = None,
        kept: Kept | None = None,
        searched: dict[str, Grid] | None = None,
    ) -> None:
        super().__init__(board, written)
        self._done: dict[tuple[Callable[..., Any], tuple[Any, ...]], Any] = {}
        self._kept: Kept = {} if kept is None else kept
        self._searched: dict[str, Grid] = {} if searched is None else searched

    def once(self, work: Callable[["Position", *Asked], Derived], *asked: *Asked) -> Derived:
        """The result of a function of this position, computed once for all techniques."""
        key = (work, asked)
        if key not in self._done:
            self._done[key] = work(self, *asked)
        found: Derived = self._done[key]
        return found

    def in_houses(self, work: Callable[["Position", Region, *Asked], Derived], *asked: *Asked) -> tuple[Derived, ...]:
        """A function of the candidates of a region, for each of `layout.all`; computed anew only where these change."""
        key, inside = _key(work, asked), self._inside
        found: list[Any] = [done.get(key) for done in inside]
        for region, here in zip(self.layout.all, found, strict=True):
            if here is None:
                found[region.number] = inside[region.number][key] = work(self, region, *asked)
        return tuple(found)

    @cached_property
    def _inside(self) -> tuple[Done, ...]:
        """Per region of `layout.all`, the kept results for the candidates that it has now."""
        grid, kept = self.open, self._kept
        return tuple([kept.setdefault((region.number, grid & region.grid), {}) for region in self.layout.all])

    def of_digits(self, work: Callable[["Position", int, *Asked], Derived], *asked: *Asked) -> tuple[Derived, ...]:
        """A function of the places of a digit, for each digit; computed anew only where these change."""
        key, found = _key(work, asked), []
        for digit, plane in enumerate(self.planes):
            done = self._kept.setdefault((~digit, plane), {})
            if key not in done:
                done[key] = work(self, digit, *asked)
            found.append(done[key])
        return tuple(found)

    def of_pair(self, work: Callable[["Position", Mask], Derived], pair: Mask) -> Derived:
        """A function of the cells that may hold both digits of a pair; computed anew only when these change."""
        key, done = _key(work, ()), self._kept.setdefault((pair, self.candidates_in(self.with_all(pair))), {})
        if key not in done:
            done[key] = work(self, pair)
        found: Derived = done[key]
        return found

    def news_for(self, search: str) -> Mask:
        """The cells whose candidates are others than when this search last found nothing; all cells if it never did.

        For searches of which each finding looks at some cells alone: without news in these it is as before.
        """
        changed = self.open ^ self._searched[search] if search in self._searched else self.masks.full
        cells = 0
        while changed:
            cells |= changed & self.masks.plane
            changed >>= self.size
        return cells

    def has_nothing_for(self, search: str) -> None:
        """Keep that this search has found nothing here, and that it had looked everywhere."""
        self._searched[search] = self.open

    def after(self, step: Step) -> "Position":
        """The position that a step leads to."""
        written = self.written
        for candidate in bits_of(step.placements):
            written |= 1 << candidate % self.size
        return Position(apply(self.board, step), written, self._kept, self._searched)

    @cached_property
    def places(self) -> tuple[tuple[Mask, ...], ...]:
        """Per region of `layout.all` and digit, the region's blank cells that may hold it."""
        return self.in_houses(_places)

    @cached_property
    def few_places(self) -> tuple[tuple[tuple[int, int, Mask], ...], ...]:
        """Per region of `layout.all`, the digits with two places in it, or a few more: how many, the digit, the places.

        As many as four, or as two houses can share.
        """
        return self.in_houses(_few_places)

    @cached_property
    def strong(self) -> tuple[tuple[tuple[Region, Mask], ...], ...]:
        """Per digit, the houses that have just two places for it, with these places."""
        return tuple(tuple(self._pairs(digit)) for digit in range(self.n))

    def _pairs(self, digit: int) -> Iterator[tuple[Region, Mask]]:
        for region, places in zip(self.layout.all, self.places, strict=True):
            if places[digit].bit_count() == 2:
                yield region, places[digit]

    @cached_property
    def in_rows(self) -> tuple[tuple[Mask, ...], ...]:
        """Per digit and row, the columns where the row may take the digit."""
        return self.of_digits(_in_rows)

    @cached_property
    def in_columns(self) -> tuple[tuple[Mask, ...], ...]:
        """Per digit and column, the rows where the column may take the digit."""
        return self.of_digits(_in_columns)


def _places(position: Position, region: Region) -> tuple[Mask, ...]:
    return tuple([region.cells & plane for plane in position.planes])


def _few_places(position: Position, region: Region) -> tuple[tuple[int, int, Mask], ...]:
    inside, most = region.cells, max(4, position.layout.shared)
    counted = [((cells := inside & plane).bit_count(), digit, cells) for digit, plane in enumerate(position.planes)]
    return tuple([found for found in counted if 1 < found[0] <= most])


def _in_rows(position: Position, digit: int) -> tuple[Mask, ...]:
    n, line, plane = position.n, (1 << position.n) - 1, position.planes[digit]
    return tuple([plane >> n * row & line for row in range(n)])


def _in_columns(position: Position, digit: int) -> tuple[Mask, ...]:
    columns = [0] * position.n
    for row, found in enumerate(position.in_rows[digit]):
        for column in bits_of(found):
            columns[column] |= 1 << row
    return tuple(columns)
