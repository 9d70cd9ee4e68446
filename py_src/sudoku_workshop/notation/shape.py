"""From rows of cells to grids: which sizes fit, and what to say when none does."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

from sudoku_workshop.grid.board import SYMBOLS
from sudoku_workshop.grid.geometry import SIZES, geometry
from sudoku_workshop.notation.cells import BAD, CellRow
from sudoku_workshop.notation.digits import TypedGrid
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Source

Rows = Sequence[CellRow]

SIDES = tuple(int(name) for name in SIZES)
SIDE_OF = {geometry(name).cells: int(name) for name in SIZES}  # cells of a grid -> n
LONGEST_ROW = max(SIDES)
SMALLEST_GRID = min(SIDE_OF)  # cells


def fit(rows: Rows) -> list[TypedGrid]:
    """The grids that these rows are, in whatever arrangement; none where they are no whole number of grids."""
    if sum([len(row.values) for row in rows]) < SMALLEST_GRID:
        return []
    width = width_of(rows)
    return (
        square(rows, width)
        or beside(rows, width)
        or one_a_row(rows, width)
        or flat(rows, width)
        or stacked(rows, width)
        or labelled(rows)
    )


def width_of(rows: Rows) -> int:
    """The number of cells of every row, 0 where they differ."""
    widths = {len(row.values) for row in rows}
    return widths.pop() if len(widths) == 1 else 0


def joined(rows: Rows, n: int) -> TypedGrid:
    """One grid of all the cells."""
    return TypedGrid(n, list(chain(*(row.values for row in rows))), list(chain(*(row.at for row in rows))))


def part(row: CellRow, start: int, end: int) -> CellRow:
    return CellRow(row.values[start:end], row.at[start:end])


def square(rows: Rows, width: int) -> list[TypedGrid]:
    """n rows of n cells."""
    return [joined(rows, width)] if width == len(rows) and width in SIDES else []


def beside(rows: Rows, width: int) -> list[TypedGrid]:
    """Two grids side by side: n rows of 2n cells."""
    n = len(rows)
    if n not in SIDES or width != 2 * n:
        return []
    return [joined([part(row, start, start + n) for row in rows], n) for start in (0, n)]


def one_a_row(rows: Rows, width: int) -> list[TypedGrid]:
    """Every row a whole grid, or a grid and its solution. Sixteen cells may be a row of a 16x16: see the digits."""
    if width in SIDE_OF and (width > LONGEST_ROW or max(max(row.values) for row in rows) <= SIDE_OF[width]):
        return [TypedGrid(SIDE_OF[width], row.values, row.at) for row in rows]
    if width % 2 == 0 and width // 2 in SIDE_OF:
        half = width // 2
        return [TypedGrid(SIDE_OF[half], *part(row, start, start + half)) for row in rows for start in (0, half)]
    return []


def flat(rows: Rows, width: int) -> list[TypedGrid]:
    """A grid's cells split in any way. Equal rows as long as a grid's row are rather some rows of a larger grid."""
    n = SIDE_OF.get(sum(len(row.values) for row in rows))
    return [joined(rows, n)] if n and width not in SIDES else []


def stacked(rows: Rows, n: int) -> list[TypedGrid]:
    """Several grids of this width, one below the other, with nothing between them."""
    if n not in SIDES or len(rows) % n:
        return []
    return [joined(rows[start : start + n], n) for start in range(0, len(rows), n)]


def labelled(rows: Rows) -> list[TypedGrid]:
    """A grid with numbers or letters on its top, its left side, or both."""
    if len(rows) > LONGEST_ROW + 1:  # more than any grid's and the labels; there may be thousands
        return []
    top, body = (rows[0], rows[1:]) if counts_up(rows[0].values) and len(rows) - 1 in SIDES else (None, rows)
    if width_of(body) == len(body) + 1 and counts_up([row.values[0] for row in body]):
        body = [part(row, 1, len(row.values)) for row in body]
    if top and len(top.values) not in (len(body), len(body) + 1):
        return []
    return square(body, width_of(body))


def counts_up(values: Sequence[int]) -> bool:
    """Whether these are labels: 0 1 2, 1 2 3 or A B C."""
    return bool(values) and list(values) in [list(range(first, first + len(values))) for first in (0, 1, 10)]


def usual_width(rows: Rows) -> int:
    """The width that most rows have; 0 without rows."""
    return width_of(rows) or (Counter([len(row.values) for row in rows]).most_common(1)[0][0] if rows else 0)


def headings(rows: Rows) -> tuple[int, int]:
    """How many rows at the start and at the end are far too short to be rows: sizes, numbers of puzzles, "A 12"."""
    width = usual_width(rows)
    short = [2 * len(row.values) < width for row in rows]
    first = short.index(False) if False in short else 0
    last = short[::-1].index(False) if False in short else 0
    return first, last


def misfit(source: Source, rows: Rows) -> NotationError:
    """Why these rows are no grid: a character that is no cell, else a row, else the number of rows or cells."""
    width, count = usual_width(rows), len(rows)
    n = width if width in SIDES else count if count in SIDES and width <= 2 * count else 0
    for row in rows:
        if BAD in row.values:
            return source.error("bad-character", row.at[row.values.index(BAD)], last=SYMBOLS[(n or 9) - 1])
    if not n:
        return wrong_total(source, rows)
    for index, row in enumerate(rows, 1):
        if len(row.values) != n:
            return source.error("row-length", stop(row, n), row=index, found=len(row.values), expected=n)
    return source.error("row-count", stop(rows[-1], len(rows[-1].values)), found=count, expected=n)


def wrong_total(source: Source, rows: Rows) -> NotationError:
    """A number of cells that no grid has; the nearest size is named."""
    cells = CellRow(*joined(rows, 0)[1:])
    found = len(cells.values)
    expected = min(SIDE_OF, key=lambda size: abs(size - found))
    return source.error("cell-count", stop(cells, expected), found=found, expected=expected)


def stop(row: CellRow, expected: int) -> int:
    """Where the first cell too many stands, else just behind the last one."""
    return row.at[expected] if len(row.at) > expected else row.at[-1] + 1
