"""The boxes that a text shows with bars between columns, with lines or blank lines between rows, or with wider gaps.

    4 2 | . . | . .        a bar after every second column and a line after every third row:
    . . | . . | . .        boxes 2 wide and 3 high
    . . | . 3 | 5 .
    ----+-----+----

Marks in one direction are enough. Marks between all columns or all rows do not show boxes, unless some are heavier than
others.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry_rules import geometry_with_boxes
from sudoku_workshop.grid.houses import BOXES
from sudoku_workshop.notation.cells import MARKS
from sudoku_workshop.notation.source import LOOKALIKES, PLAIN, Offset, Source, Tells

BARS = "|!:" + LOOKALIKES["|"]
NO_MARK = re.compile(f"[^{re.escape(BARS)},;/]+")
BESIDE_STROKES = re.compile(r"[\s\w|!:+.'`>]+")
CELLS = dict.fromkeys(map(ord, SYMBOLS + SYMBOLS.lower() + "0" + MARKS), "0")  # to translate all cells to one character
LONGEST_CELL, LONGEST_LINE = 2, 200  # in characters; the rest of a longer line is ignored
ROWS_PER_MISTAKE = 3  # in this number of rows, one bar too many or too few is allowed
NONE, UNEVEN = 0, -1

Row = Sequence[Offset]  # the offsets of the row's cells


class Marks(NamedTuple):
    """The marks that divide a grid into boxes: the number of columns or rows from one mark to the next (`every`).

    It is NONE if no marks divide the grid, and UNEVEN if the marks are at different distances. `drawn` is true if the
    marks are characters, and false if they are gaps.
    """

    every: int = NONE
    drawn: bool = False


def drawn_geometry(source: Source, n: int, cells: Sequence[Offset], even: bool = True) -> Geometry | None:
    """Return the geometry whose boxes are drawn around these cells, or None if no boxes are drawn.

    If `even` is true, cells are at equal distances, except that wider gaps separate boxes. If it is false, gaps between
    columns have no meaning. Raises NotationError if the bars or lines do not divide the grid into equal boxes.
    """
    rows = [cells[start : start + n] for start in range(0, len(cells), n)]
    lines = _lines(source, rows)
    if not lines:
        return None
    across, down = _between_columns(source, rows, even), _between_rows(source, lines)
    if across.every == down.every == NONE or _is_spacing(across, down, BOXES[str(n)]):
        return None
    width, height = across.every or n // down.every, down.every or n // across.every
    if UNEVEN in (across.every, down.every) or width * height != n:
        raise source.error("drawn-boxes", cells[0], expected=n)
    return geometry_with_boxes((width, height))


def tells_of(drawn: Geometry | None) -> Tells:
    """Return what a text says about its geometry: the boxes if they are drawn, otherwise only the size."""
    return "boxes" if drawn else "size"


def _lines(source: Source, rows: Sequence[Row]) -> list[int]:
    """Return the line number of each row, or an empty list if some line has more than one row."""
    if isinstance(rows[0], range):  # the whole grid is in one line
        return []
    firsts, lasts = ([source.line_of(row[end]) for row in rows] for end in (0, -1))
    return firsts if firsts == lasts and len({*firsts}) == len(rows) else []


def _between_columns(source: Source, rows: Sequence[Row], even: bool) -> Marks:
    """Return the marks between columns that may divide the grid into boxes.

    They are bars if there are any, otherwise commas and the like, otherwise wider gaps.
    """
    texts = [source.typed[row[0] : row[-1] + LONGEST_CELL].translate(CELLS) for row in rows]
    parts = [_parts(text, tuple(at - row[0] for at in row)) for text, row in zip(texts, rows, strict=True)]
    marks = [each.marks for each in parts]
    if not any(map(any, marks)):
        gaps = ([each.starts for each in parts], [each.ends for each in parts]) if even else ()
        return next(filter(None, map(_blanks, gaps)), Marks())
    if not set(BARS).isdisjoint("".join(map("".join, marks))):
        return _strokes(marks)
    return _blanks(marks) or Marks()


class Parts(NamedTuple):
    """The marks between the cells of a row, and the distances between neighbouring cells.

    `starts` are the distances between the first characters of the cells, `ends` those between their last characters.
    Each distance is written as a text with that number of blanks.
    """

    marks: list[str]
    starts: list[str]
    ends: list[str]


@lru_cache(1 << 8)
def _parts(text: str, cells: tuple[Offset, ...]) -> Parts:
    """Return the marks and distances in a row. The results are cached, because most rows of a text are alike."""
    limits = [*cells[1:], len(text)]
    ends = [limit - len(text[at:limit].lstrip("0")) for at, limit in zip(cells, limits, strict=True)]
    marks = [NO_MARK.sub("", text[left + 1 : right + 1]) for left, right in pairwise(cells)]
    return Parts(marks, *([" " * (right - left) for left, right in pairwise(places)] for places in (cells, ends)))


def _between_rows(source: Source, lines: Sequence[int]) -> Marks:
    """Return the marks between rows that may divide the grid into boxes: drawn lines or, without them, blank lines.

    If the only drawn line is below the first row, the line is ignored, because the first row is then a heading.
    """
    gaps = [[*source.typed_lines(above + 1, below)] for above, below in pairwise(lines)]
    strokes = [next(filter(None, (_stroke(line[:LONGEST_LINE]) for line in gap)), "") for gap in gaps]
    if not any(strokes):
        return _blanks([[" " * len(gap) for gap in gaps]]) or Marks()
    return _strokes([strokes]) if any(strokes[1:]) else Marks()


@lru_cache(1 << 8)
def _stroke(line: str) -> str:
    """Return the character that a line is drawn with, such as `-` or `━`, or an empty text for a blank line."""
    kinds = Counter(mark for mark in line if not BESIDE_STROKES.fullmatch(mark.translate(PLAIN)))
    return max(kinds, key=kinds.__getitem__, default="")


def _blanks(rows: Sequence[Sequence[str]]) -> Marks | None:
    """Return the distance from one of the widest gaps in a row to the next, or None if the rows have different gaps.

    Each of the `rows` has the gaps between its cells.
    """
    if any(row != rows[0] for row in rows):
        return None
    return Marks(max(_period(rows[0]), NONE))


def _strokes(rows: Sequence[Sequence[str]]) -> Marks:
    """Return the distance from one of the drawn marks that divide boxes to the next.

    Each of the `rows` has the marks between its cells. If rows have different marks at the same place, the most
    frequent mark counts.
    """
    usual = [Counter(column).most_common(1)[0] for column in zip(*rows, strict=True)]
    mistakes = sum(len(rows) - count for _, count in usual)
    return Marks(
        _period([kind for kind, _ in usual]) if mistakes * ROWS_PER_MISTAKE <= len(rows) else UNEVEN, drawn=True
    )


def _period(kinds: Sequence[str]) -> int:
    """Return the number of cells from one border of boxes to the next, or NONE if all marks are equal, or UNEVEN.

    `kinds` are the marks between neighbouring columns, or between neighbouring rows. The longest mark is the border if
    it comes at regular distances, and nowhere else.
    """
    if len({*kinds}) == 1:
        return NONE
    n, heaviest = len(kinds) + 1, max(map(len, kinds))
    for kind in {each for each in kinds if len(each) == heaviest}:
        step = kinds.index(kind) + 1
        if step > 1 and [at for at, each in enumerate(kinds, 1) if each == kind] == [*range(step, n, step)]:
            return step if n % step == 0 else UNEVEN
    return UNEVEN


def _is_spacing(across: Marks, down: Marks, usual: tuple[int, int]) -> bool:
    """Return whether gaps only make a grid easier to read, as in `12345678 9ABCDEFG`, and do not divide it into boxes.

    This is the case if there are gaps in one direction only, and only between the usual boxes.
    """
    if across.drawn or down.drawn or (across.every and down.every):
        return False
    return across.every % usual[0] == 0 and down.every % usual[1] == 0
