"""A board as the techniques use it, with cached results that the positions after it can reuse.

Most steps change few houses and digits. Some results depend only on the candidates of one house, of one digit, or of
one pair of digits. Such a result is cached under these candidates, and later positions reuse it until the candidates
change. See decision 401.
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
Done = dict[str, Any]  # results of functions, by `_key`
# A key is one of three pairs: a house and its candidates, ~digit and the digit's cells, or a pair of digits and the
# candidates of the cells that have both.
Kept = dict[tuple[int, Grid], Done]


@cache
def _key(work: Callable[..., Any], asked: tuple[Any, ...]) -> str:
    """Return the key under which a function's result is cached: a text made from the function and its arguments.

    The position is not among these arguments. A text is used because Python computes its hash only once.
    """
    return repr((work, asked))


class Position(Candidates):
    """A board with its candidates and everything computed from them.

    It never changes: `after(step)` returns a new position.
    """

    def __init__(
        self,
        board: Board,
        written: Mask | None = None,
        kept: Kept | None = None,
        searched: dict[str, Grid] | None = None,
        carried: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(board, written)
        self._done: dict[tuple[Callable[..., Any], tuple[Any, ...]], Any] = {}
        self._kept: Kept = {} if kept is None else kept
        self._searched: dict[str, Grid] = {} if searched is None else searched
        self.carried: dict[str, Any] = {} if carried is None else carried  # what techniques pass to later positions

    def once(self, work: Callable[["Position", *Asked], Derived], *asked: *Asked) -> Derived:
        """Return the result of this function for this position. It is computed only once and then cached."""
        key = (work, asked)
        if key not in self._done:
            self._done[key] = work(self, *asked)
        found: Derived = self._done[key]
        return found

    def in_houses(self, work: Callable[["Position", Region, *Asked], Derived], *asked: *Asked) -> tuple[Derived, ...]:
        """Return the results of a function, one for each region of `layout.all`.

        The result for a region may depend only on the region's candidates. The function is called again only for
        regions whose candidates have changed.
        """
        key, inside = _key(work, asked), self._inside
        found: list[Any] = [done.get(key) for done in inside]
        for region, here in zip(self.layout.all, found, strict=True):
            if here is None:
                found[region.number] = inside[region.number][key] = work(self, region, *asked)
        return tuple(found)

    @cached_property
    def _inside(self) -> tuple[Done, ...]:
        """Return, for each region of `layout.all`, the cached results that hold for the region's present candidates."""
        grid, kept = self.open, self._kept
        return tuple([kept.setdefault((region.number, grid & region.grid), {}) for region in self.layout.all])

    def of_digits(self, work: Callable[["Position", int, *Asked], Derived], *asked: *Asked) -> tuple[Derived, ...]:
        """Return the results of a function, one for each digit.

        The result for a digit may depend only on the digit's candidates. The function is called again only for digits
        whose candidates have changed.
        """
        key, found = _key(work, asked), []
        for digit, plane in enumerate(self.planes):
            done = self._kept.setdefault((~digit, plane), {})
            if key not in done:
                done[key] = work(self, digit, *asked)
            found.append(done[key])
        return tuple(found)

    def of_pair(self, work: Callable[["Position", Mask], Derived], pair: Mask) -> Derived:
        """Return the result of a function for a pair of digits. It is called again only if the result may have changed.

        The result may depend only on the cells that have both digits as candidates, and on the candidates of these
        cells.
        """
        key, done = _key(work, ()), self._kept.setdefault((pair, self.candidates_in(self.with_all(pair))), {})
        if key not in done:
            done[key] = work(self, pair)
        found: Derived = done[key]
        return found

    def changed_cells(self, search: str) -> Mask:
        """Return the cells whose candidates have changed since this search last found nothing.

        Return all cells if the search has never come to its end without a result. Use this only for a search in which
        each result depends on a few cells: if none of these cells has changed, there is still no such result.
        """
        changed = self.open ^ self._searched[search] if search in self._searched else self.masks.full
        cells = 0
        while changed:
            cells |= changed & self.masks.plane
            changed >>= self.size
        return cells

    def record_no_result(self, search: str) -> None:
        """Record that this search has looked everywhere in this position and found nothing."""
        self._searched[search] = self.open

    def after(self, step: Step) -> "Position":
        """Return the position after a step."""
        written = self.written
        for candidate in bits_of(step.placements):
            written |= 1 << candidate % self.size
        return Position(apply(self.board, step), written, self._kept, self._searched, self.carried)

    @cached_property
    def places(self) -> tuple[tuple[Mask, ...], ...]:
        """Return, per region of `layout.all` and digit, the cells of the region that have the digit as a candidate."""
        return self.in_houses(_places)

    @cached_property
    def few_places(self) -> tuple[tuple[tuple[int, int, Mask], ...], ...]:
        """Return, per region of `layout.all`, the digits that have few possible cells in the region.

        Each digit is given as a tuple: the number of its possible cells, the digit, and the cells. "Few" means from two
        to four cells, or up to the number of cells that two houses can share, if that number is higher.
        """
        return self.in_houses(_few_places)

    @cached_property
    def strong(self) -> tuple[tuple[tuple[Region, Mask], ...], ...]:
        """Return, per digit, the houses that have exactly two possible cells for it, each with the two cells."""
        return tuple(tuple(self._pairs(digit)) for digit in range(self.n))

    def _pairs(self, digit: int) -> Iterator[tuple[Region, Mask]]:
        for region, places in zip(self.layout.all, self.places, strict=True):
            if places[digit].bit_count() == 2:
                yield region, places[digit]

    @cached_property
    def in_rows(self) -> tuple[tuple[Mask, ...], ...]:
        """Return, per digit and row, the columns of the row's cells that have the digit as a candidate."""
        return self.of_digits(_in_rows)

    @cached_property
    def in_columns(self) -> tuple[tuple[Mask, ...], ...]:
        """Return, per digit and column, the rows of the column's cells that have the digit as a candidate."""
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
