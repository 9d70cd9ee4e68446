"""From rows of cells to grids: which sizes fit, and what to say when none does."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain

from sudoku_workshop.grid.board import SYMBOLS
from sudoku_workshop.grid.geometry import SIZES, geometry
from sudoku_workshop.notation.cells import BAD, CellRow
from sudoku_workshop.notation.digits import TypedGrid
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Source

SIDES = tuple(int(name) for name in SIZES)
SIDE_OF = {geometry(name).cells: int(name) for name in SIZES}  # cells of a grid -> n
LONGEST_ROW = max(SIDES)
SMALLEST_GRID = min(SIDE_OF)  # cells


class Rows(tuple[CellRow, ...]):
    """Rows that belong together, and how wide they are; `width` is that of every row, 0 where they differ."""

    def __init__(self, _: Iterable[CellRow] = ()) -> None:
        self.widths = [len(row.values) for row in self]
        self.width = self.widths[0] if len(set(self.widths)) == 1 else 0

    @cached_property
    def usual_width(self) -> int:
        """The one that most rows have; 0 without rows."""
        counts = Counter([] if self.width else self.widths)
        return max(counts, key=counts.__getitem__, default=self.width)


def fit(rows: Rows) -> list[TypedGrid]:
    """The grids that these rows are, in whatever arrangement; none where they are no whole number of grids."""
    if sum(rows.widths) < SMALLEST_GRID:
        return []
    return square(rows) or beside(rows) or one_a_row(rows) or flat(rows) or stacked(rows) or labelled(rows)


def joined(rows: Sequence[CellRow], n: int) -> TypedGrid:
    """One grid of all the cells."""
    return TypedGrid(n, list(chain(*(row.values for row in rows))), list(chain(*(row.at for row in rows))))


def part(row: CellRow, start: int, end: int) -> CellRow:
    return CellRow(row.values[start:end], row.within[start:end], row.start)


def square(rows: Rows) -> list[TypedGrid]:
    """n rows of n cells."""
    return [joined(rows, rows.width)] if rows.width == len(rows) in SIDES else []


def beside(rows: Rows) -> list[TypedGrid]:
    """Two grids side by side: n rows of 2n cells."""
    n = len(rows)
    if n not in SIDES or rows.width != 2 * n:
        return []
    return [joined([part(row, start, start + n) for row in rows], n) for start in (0, n)]


def one_a_row(rows: Rows) -> list[TypedGrid]:
    """Every row a whole grid, or a grid and its solution. Sixteen cells may be a row of a 16x16: see the digits."""
    width = rows.width
    if width in SIDE_OF and (width > LONGEST_ROW or max(max(row.values) for row in rows) <= SIDE_OF[width]):
        return [TypedGrid(SIDE_OF[width], row.values, row.at) for row in rows]
    if width % 2 == 0 and width // 2 in SIDE_OF:
        half = width // 2
        parts = [part(row, start, start + half) for row in rows for start in (0, half)]
        return [TypedGrid(SIDE_OF[half], row.values, row.at) for row in parts]
    return []


def flat(rows: Rows) -> list[TypedGrid]:
    """A grid's cells split in any way. Equal rows as long as a grid's row are rather some rows of a larger grid."""
    n = SIDE_OF.get(sum(rows.widths))
    return [joined(rows, n)] if n and rows.width not in SIDES else []


def stacked(rows: Rows) -> list[TypedGrid]:
    """Several grids of this width, one below the other, with nothing between them."""
    n = rows.width
    if n not in SIDES or len(rows) % n:
        return []
    return [joined(rows[start : start + n], n) for start in range(0, len(rows), n)]


def labelled(rows: Rows) -> list[TypedGrid]:
    """A grid with numbers or letters on its top, its left side, or both."""
    if len(rows) > LONGEST_ROW + 1:  # more than any grid's and the labels; there may be thousands
        return []
    top, body = (rows[0], Rows(rows[1:])) if len(rows) - 1 in SIDES and counts_up(rows[0].values) else (None, rows)
    if body.width == len(body) + 1 and counts_up([row.values[0] for row in body]):
        body = Rows(part(row, 1, len(row.values)) for row in body)
    if top and len(top.values) not in (len(body), len(body) + 1):
        return []
    return square(body)


def counts_up(values: Sequence[int]) -> bool:
    """Whether these are labels: 0 1 2, 1 2 3 or A B C."""
    first = values[0] if values else BAD
    return first in (0, 1, 10) and list(values) == list(range(first, first + len(values)))


def headings(rows: Rows) -> tuple[int, int]:
    """How many rows at the start and at the end are far too short to be rows: sizes, numbers of puzzles, "A 12"."""
    short = [2 * width < rows.usual_width for width in rows.widths]
    first = short.index(False) if False in short else 0
    last = short[::-1].index(False) if False in short else 0
    return first, last


def misfit(source: Source, rows: Rows) -> NotationError:
    """Why these rows are no grid: a character that is no cell, else a row, else the number of rows or cells."""
    width, count = rows.usual_width, len(rows)
    n = width if width in SIDES else count if count in SIDES and width <= 2 * count else 0
    for row in rows:
        if BAD in row.values:
            return source.error("bad-character", row.place(row.values.index(BAD)), last=SYMBOLS[(n or 9) - 1])
    if not n:
        return wrong_total(source, rows)
    for index, row in enumerate(rows, 1):
        if len(row.values) != n:
            return source.error("row-length", stop([row], n), row=index, found=len(row.values), expected=n)
    return source.error("row-count", stop(rows, sum(rows.widths)), found=count, expected=n)


def wrong_total(source: Source, rows: Rows) -> NotationError:
    """A number of cells that no grid has; the nearest size is named."""
    found = sum(rows.widths)
    expected = nearest(found)
    return source.error("cell-count", stop(rows, expected), found=found, expected=expected)


def nearest(cells: int) -> int:
    """Return the number of cells of a grid that comes nearest to this number."""
    return min(SIDE_OF, key=lambda size: abs(size - cells))


def off(cells: int) -> int:
    """Return how far that is."""
    return abs(nearest(cells) - cells)


def stop(rows: Sequence[CellRow], expected: int) -> int:
    """Where the first cell too many stands, else just behind the last one."""
    for row in rows:
        if len(row.values) > expected:
            return row.place(expected)
        expected -= len(row.values)
    return rows[-1].place(-1) + 1
