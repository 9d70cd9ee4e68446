"""Position: a board as the techniques use it, with what many of them need computed once.

`open` holds the candidates of blank cells only; techniques do not need the written ones. Everything else is derived
from it when first needed. Cells, places and peers are masks within one plane; digits are 0-based here, a
set of digits is a mask with bit 0 for digit 1.
"""

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from typing import Any, TypeVar, TypeVarTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.layout import Region, layout
from sudoku_workshop.grid.masks import Grid, Mask, Masks, bits_of, fold, mask_of, masks
from sudoku_workshop.logic.step import Step, apply

Found = TypeVar("Found")
Asked = TypeVarTuple("Asked")
Done = dict[str, Any]  # the results of functions, by their keys
# By house and its candidates, by digit (as ~digit) and its places, by pair and the candidates of its cells.
Kept = dict[tuple[int, Grid], Done]


@cache
def _key(work: Callable[..., Any], asked: tuple[Any, ...]) -> str:
    """A function and its further arguments as one string: Python computes the hash of a string only once."""
    return repr((work, asked))


class Position:
    """A board, and what follows from its candidates. Never changed: the next position is `after(step)`.

    Most steps change few houses and digits. What depends on the candidates of one house or digit alone is kept, and the
    next position takes it over as long as these candidates stay the same.
    """

    def __init__(self, board: Board, written: Mask | None = None, kept: Kept | None = None) -> None:
        self.board = board
        self.geometry = board.geometry
        self.n = board.geometry.n
        self.size = board.geometry.cells
        self.masks: Masks = masks(board.geometry)
        self.layout = layout(board.geometry)
        self.written = mask_of(i for i, value in enumerate(board.values) if value) if written is None else written
        self._done: dict[tuple[Callable[..., Any], tuple[Any, ...]], Any] = {}
        self._kept: Kept = {} if kept is None else kept
        self.open: Grid = board.grid & ~(self.written * self.masks.cell)

    def once(self, work: Callable[["Position", *Asked], Found], *asked: *Asked) -> Found:
        """The result of a function of this position, computed once for all techniques."""
        key = (work, asked)
        if key not in self._done:
            self._done[key] = work(self, *asked)
        found: Found = self._done[key]
        return found

    def in_houses(self, work: Callable[["Position", Region, *Asked], Found], *asked: *Asked) -> tuple[Found, ...]:
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

    def of_digits(self, work: Callable[["Position", int, *Asked], Found], *asked: *Asked) -> tuple[Found, ...]:
        """A function of the places of a digit, for each digit; computed anew only where these change."""
        key, found = _key(work, asked), []
        for digit, plane in enumerate(self.planes):
            done = self._kept.setdefault((~digit, plane), {})
            if key not in done:
                done[key] = work(self, digit, *asked)
            found.append(done[key])
        return tuple(found)

    def of_pair(self, work: Callable[["Position", Mask], Found], pair: Mask) -> Found:
        """A function of the cells that may hold both digits of a pair; computed anew only when these change."""
        key, done = _key(work, ()), self._kept.setdefault((pair, self.candidates_in(self.with_all(pair))), {})
        if key not in done:
            done[key] = work(self, pair)
        found: Found = done[key]
        return found

    def after(self, step: Step) -> "Position":
        """The position that a step leads to."""
        written = self.written
        for candidate in bits_of(step.placements):
            written |= 1 << candidate % self.size
        return Position(apply(self.board, step), written, self._kept)

    @property
    def is_solved(self) -> bool:
        """Whether every cell is written."""
        return self.written == self.masks.plane

    @cached_property
    def planes(self) -> tuple[Mask, ...]:
        """Per digit, the blank cells that may hold it."""
        plane, size, grid = self.masks.plane, self.size, self.open
        return tuple(grid >> digit * size & plane for digit in range(self.n))

    @cached_property
    def digits_of(self) -> tuple[Mask, ...]:
        """Per cell, the digits that it may hold; none where one is written."""
        digits = [0] * self.size
        for digit, plane in enumerate(self.planes):
            bit = 1 << digit
            for cell in bits_of(plane):
                digits[cell] |= bit
        return tuple(digits)

    @cached_property
    def _sums(self) -> tuple[Mask, ...]:
        """Cells with at least 1, 2, 3, 4, 5 candidates."""
        one = two = three = four = five = 0
        for plane in self.planes:
            five |= four & plane
            four |= three & plane
            three |= two & plane
            two |= one & plane
            one |= plane
        return one, two, three, four, five

    @property
    def at_least_one(self) -> Mask:
        """The cells with a candidate or more."""
        return self._sums[0]

    @property
    def at_least_two(self) -> Mask:
        """The cells with two candidates or more."""
        return self._sums[1]

    @property
    def at_least_three(self) -> Mask:
        """The cells with three candidates or more."""
        return self._sums[2]

    @property
    def naked(self) -> Mask:
        """The cells with one candidate."""
        return self._sums[0] & ~self._sums[1]

    @property
    def bivalue(self) -> Mask:
        """The cells with two candidates."""
        return self._sums[1] & ~self._sums[2]

    @property
    def trivalue(self) -> Mask:
        """The cells with three candidates."""
        return self._sums[2] & ~self._sums[3]

    def at_most(self, count: int) -> Mask:
        """The cells with at least 2, and at most `count` (2 to 4) candidates."""
        return self._sums[1] & ~self._sums[count]

    @cached_property
    def places(self) -> tuple[tuple[Mask, ...], ...]:
        """Per region of `layout.all` and digit, the region's blank cells that may hold it."""
        return self.in_houses(_places)

    @cached_property
    def few_places(self) -> tuple[tuple[tuple[int, int, Mask], ...], ...]:
        """Per region of `layout.all`, the digits with two places in it, or a few more: how many, the digit, the places.

        As many as four, or as a box and a line can share.
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

    def singles(self, kind: str) -> Grid:
        """The candidates that are alone in their group of one kind: cell, row, column or box."""
        group = self.masks.kinds[kind]
        some, more = fold(self.open, group)
        return (some & ~more) * group.pattern & self.open

    def peers_of_all(self, cells: Mask) -> Mask:
        """The cells that see every one of `cells`."""
        peers = self.layout.peers
        seen = self.masks.plane
        for cell in bits_of(cells):
            seen &= peers[cell]
        return seen

    def peers_of_any(self, cells: Mask) -> Mask:
        """The cells that see one of `cells`, or more."""
        peers = self.layout.peers
        seen = 0
        for cell in bits_of(cells):
            seen |= peers[cell]
        return seen

    def at(self, cells: Mask, digits: Mask) -> Grid:
        """The candidates, among those that are still there, of these digits in these cells."""
        size, found = self.size, 0
        for digit in bits_of(digits):
            found |= cells << digit * size
        return found & self.open

    def candidates_in(self, cells: Mask) -> Grid:
        """All candidates of these cells."""
        return cells * self.masks.cell & self.open

    def with_all(self, digits: Mask) -> Mask:
        """The blank cells that may hold each of these digits."""
        cells = self.masks.plane
        for digit in bits_of(digits):
            cells &= self.planes[digit]
        return cells

    def digits_in(self, cells: Mask) -> Mask:
        """The digits that one or more of these cells may hold."""
        return mask_of(digit for digit, plane in enumerate(self.planes) if plane & cells)


def _places(position: Position, region: Region) -> tuple[Mask, ...]:
    return tuple([region.cells & plane for plane in position.planes])


def _few_places(position: Position, region: Region) -> tuple[tuple[int, int, Mask], ...]:
    inside, most = region.cells, max(4, *position.geometry.box)
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
