"""Making grids from rows of cells: the sizes and arrangements that fit, and the errors if none fits."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import chain, groupby, pairwise

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import BOXES, SIZES
from sudoku_workshop.notation.cells import BAD, CellRow
from sudoku_workshop.notation.digits import TypedGrid, are_groups, has_conflict
from sudoku_workshop.notation.error import NotationError
from sudoku_workshop.notation.source import Offset, Source
from sudoku_workshop.notation.variants.overlapping import overlapping

SIDES = tuple(int(name) for name in SIZES)
SIDE_OF = {geometry(name).cells: int(name) for name in SIZES}  # number of cells of a grid -> n
LONGEST_ROW = max(SIDES)
SMALLEST_GRID = min(SIDE_OF)  # cells


class Rows(tuple[CellRow, ...]):
    """Rows that belong together, and their widths.

    `width` is the common width of all rows, or 0 if their widths differ.
    """

    def __init__(self, _: Iterable[CellRow] = ()) -> None:
        self.widths = [len(row.values) for row in self]
        self.width = self.widths[0] if len(set(self.widths)) == 1 else 0

    @cached_property
    def usual_width(self) -> int:
        """Return the most frequent width, or 0 if there are no rows."""
        counts = Counter([] if self.width else self.widths)
        return max(counts, key=counts.__getitem__, default=self.width)


def fit(rows: Rows) -> list[TypedGrid]:
    """Return the grids that these rows form in a known arrangement, or an empty list if any row is left over."""
    if sum(rows.widths) < SMALLEST_GRID:
        return []
    found = square(rows) or side_by_side(rows) or boxes_apart(rows) or one_a_row(rows) or flat(rows) or stacked(rows)
    found = found or labelled(rows)
    return found or overlapping(rows)


def join_rows(rows: Sequence[CellRow], n: int) -> TypedGrid:
    """Return one grid with n rows that has all the cells of these rows."""
    return TypedGrid(n, list(chain(*(row.values for row in rows))), list(chain(*(row.at for row in rows))))


def cut_row(row: CellRow, start: int, end: int) -> CellRow:
    return CellRow(row.values[start:end], row.within[start:end], row.start)


def square(rows: Rows) -> list[TypedGrid]:
    """Return the grid in a list if there are n rows of n cells, perhaps after labels, otherwise an empty list."""
    if found := framed_by_labels(rows):
        return found
    return [join_rows(rows, rows.width)] if rows.width == len(rows) in SIDES else []


def side_by_side(rows: Rows) -> list[TypedGrid]:
    """Return the two or three grids that are side by side, in n rows of 2n or 3n cells, otherwise an empty list."""
    n = len(rows)
    if n not in SIDES or rows.width not in (2 * n, 3 * n):
        return []
    return [join_rows([cut_row(row, start, start + n) for row in rows], n) for start in range(0, rows.width, n)]


def one_a_row(rows: Rows) -> list[TypedGrid]:
    """Return the grids if every row is a whole grid, or a grid and its solution.

    A row of 16 cells may be a 4x4 grid, or a row of a 16x16 grid. It is a 4x4 grid only if no digit is over 4.
    """
    width = rows.width
    if width in SIDE_OF and (width > LONGEST_ROW or all(_is_small(row, SIDE_OF[width]) for row in rows)):
        return [TypedGrid(SIDE_OF[width], row.values, row.at) for row in rows]
    if width % 2 == 0 and width // 2 in SIDE_OF:
        half = width // 2
        parts = [cut_row(row, start, start + half) for row in rows for start in (0, half)]
        return [TypedGrid(SIDE_OF[half], row.values, row.at) for row in parts]
    return []


def _is_small(row: CellRow, n: int) -> bool:
    """Return whether a row has only digits of a grid with n rows, or groups of them."""
    return max(row.values) <= n or are_groups(TypedGrid(n, row.values, []))


def boxes_apart(rows: Rows) -> list[TypedGrid]:
    """Return the grid if its boxes are written one below another, otherwise an empty list.

    The rows must have conflicts if they are read in order, and none if they are read as boxes.
    """
    for name, (width, height) in BOXES.items():
        n = int(name)
        if rows.width not in (1, width, n * n) or rows.width * len(rows) != n * n:
            continue
        whole = join_rows(rows, n)
        if rows.width == width or _are_nested(whole.at, n, width):
            order = [in_box(at, n, width, height) for at in range(n * n)]
            turned = TypedGrid(n, [whole.values[at] for at in order], [whole.at[at] for at in order])
            return [turned] if has_conflict(n, whole.values) and not has_conflict(n, turned.values) else []
    return []


def _are_nested(cells: Sequence[Offset], n: int, width: int) -> bool:
    """Return whether boxes of n cells, and in them rows of `width` cells, are farther apart than their cells."""
    inside, between_rows, between_boxes = list[int](), list[int](), list[int]()
    for at, (left, right) in enumerate(pairwise(cells), 1):
        (inside if at % width else between_rows if at % n else between_boxes).append(right - left)
    return max(inside) < min(between_rows) and max(between_rows) < min(between_boxes)


def in_box(cell: int, n: int, width: int, height: int) -> int:
    """Return the number that a cell has if the cells are counted box by box."""
    row, column = divmod(cell, n)
    box = row // height * height + column // width
    return box * n + row % height * width + column % width


def flat(rows: Rows) -> list[TypedGrid]:
    """Return the grid if the rows together have exactly the cells of one grid.

    If all rows have the width of a larger grid, return an empty list. They are probably some rows of that grid.
    """
    n = SIDE_OF.get(sum(rows.widths))
    return [join_rows(rows, n)] if n and rows.width not in SIDES and not _is_mistyped(rows) else []


def _is_mistyped(rows: Rows) -> bool:
    """Return whether most rows have the same width, but others have not, although they are not parts of such rows.

    Only the last row may be shorter, because a long line is divided like this.
    """
    usual, body = rows.usual_width, rows.widths[:-1]
    if usual < min(SIDES) or 2 * body.count(usual) <= len(body):
        return False
    odd = [sum(run) for is_usual, run in groupby(body, usual.__eq__) if not is_usual]
    return any(cells % usual for cells in odd)


def stacked(rows: Rows) -> list[TypedGrid]:
    """Return the grids if the rows are square grids, one below another with nothing between them."""
    n = rows.width
    if n not in SIDES or len(rows) % n:
        return []
    return [join_rows(rows[start : start + n], n) for start in range(0, len(rows), n)]


def framed_by_labels(rows: Rows) -> list[TypedGrid]:
    """Return the grid if it has labels at the top and at the left, so that rows of 9 cells look like rows of 10."""
    n = len(rows) - 1
    if n not in SIDES or n > rows.usual_width or len(rows[0].values) not in (n, n + 1):
        return []
    top = rows[0].values[-n:]
    body = rows[1:]
    if not counts_up(top) or not counts_up([row.values[0] for row in body]):
        return []
    inner = Rows(cut_row(row, 1, len(row.values)) for row in body)
    return [join_rows(inner, n)] if inner.width == n else []


def labelled(rows: Rows) -> list[TypedGrid]:
    """Return the grid if it has numbers or letters as labels at the top, at the left, or both."""
    if not 1 < len(rows) <= LONGEST_ROW + 2:  # these are too many rows for a grid with labels; there may be thousands
        return []
    top, body = (rows[0], Rows(rows[1:])) if counts_up(rows[0].values) else (None, rows)
    if not top and counts_up(rows[-1].values) and len(rows[-1].values) in (len(rows) - 1, len(rows)):
        top, body = rows[-1], Rows(rows[:-1])
    if top and counts_up(body[-1].values) and len(body[-1].values) == len(top.values):
        body = Rows(body[:-1])
    if body.width == len(body) + 2 and all(counts_up([row.values[side] for row in body]) for side in (0, -1)):
        body = Rows(cut_row(row, 1, len(row.values) - 1) for row in body)
    if body.width == len(body) + 1 and counts_up([row.values[0] for row in body]):
        body = Rows(cut_row(row, 1, len(row.values)) for row in body)
    elif body.width == len(body) + 1 and all(map(has_last_apart, body)) and counts_up([row.values[-1] for row in body]):
        body = Rows(cut_row(row, 0, len(body)) for row in body)
    if top and len(top.values) not in (len(body), len(body) + 1):
        return []
    return square(body)


def has_last_apart(row: CellRow) -> bool:
    """Return whether the last cell of a row is farther away than the others are, as a label at the right is."""
    return row.within[-1] - row.within[-2] > row.within[1] - row.within[0]


def counts_up(values: Sequence[int]) -> bool:
    """Return whether these values count up, as labels do: 0 1 2, 1 2 3 or A B C."""
    first = values[0] if values else BAD
    return first in (0, 1, 10) and list(values) == list(range(first, first + len(values)))


def headings(rows: Rows) -> tuple[int, int]:
    """Return how many rows at the beginning are headings, and how many at the end.

    Headings are less than half as long as a row: sizes, numbers of puzzles, or texts such as "A 12".
    """
    short = [2 * width < rows.usual_width for width in rows.widths]
    first = short.index(False) if False in short else 0
    last = short[::-1].index(False) if False in short else 0
    return first, last


def misfit(source: Source, rows: Rows) -> NotationError:
    """Return the error that says why these rows are not a grid: a bad character, or a wrong number of cells or rows."""
    width, count = rows.usual_width, len(rows)
    n = width if width in SIDES else count if count in SIDES and width <= 2 * count else 0
    for row in rows:
        if BAD in row.values:
            return source.error("bad-character", row.place(row.values.index(BAD)), last=SYMBOLS[(n or 9) - 1])
    if not n:
        return wrong_total(source, rows)
    for index, row in enumerate(rows, 1):
        if len(row.values) == n - 1 and (gap := gap_in(row, rows, n)):
            last = row.place(gap - 1)
            after = source.plain[last]
            return source.error("row-missing", last + 1, row=index, found=n - 1, expected=n, cell=gap, after=after)
        if len(row.values) != n:
            return source.error("row-length", end_offset([row], n), row=index, found=len(row.values), expected=n)
    return source.error("row-count", end_offset(rows, sum(rows.widths)), found=count, expected=n)


def gap_in(row: CellRow, rows: Rows, n: int) -> int:
    """Return the number of cells before the gap in a row that lacks one cell, or 0 if the place of the gap is unknown.

    The cells of all complete rows must be in the same columns of the text, and not next to each other.
    """
    places = {tuple(each.within) for each in rows if len(each.values) == n}
    usual = next(iter(places), ())
    if len(places) != 1 or usual[-1] - usual[0] == n - 1:
        return 0
    moved = (at for at, (place, expected) in enumerate(zip(row.within, usual, strict=False)) if place != expected)
    return next(moved, n - 1)


def wrong_total(source: Source, rows: Rows) -> NotationError:
    """Return the error for a number of cells that no grid has. The error names the nearest size."""
    found = sum(rows.widths)
    expected = nearest(found)
    return source.error("cell-count", end_offset(rows, expected), found=found, expected=expected)


def nearest(cells: int) -> int:
    """Return the number nearest to `cells` among the numbers of cells that grids can have."""
    return min(SIDE_OF, key=lambda size: abs(size - cells))


def distance(cells: int) -> int:
    """Return the difference between `cells` and the nearest number of cells that a grid can have."""
    return abs(nearest(cells) - cells)


def end_offset(rows: Sequence[CellRow], expected: int) -> int:
    """Return the offset of the first cell after the `expected` ones.

    If there are fewer cells, return the offset after the last cell.
    """
    for row in rows:
        if len(row.values) > expected:
            return row.place(expected)
        expected -= len(row.values)
    return rows[-1].place(-1) + 1
