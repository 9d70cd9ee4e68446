"""Grids whose blanks are spaces. The position in the line determines the cell.

| 5 3   |   7   |       |        |53 | 7 |   |        53  7....        5 3   |   7   |

First the columns are found: below a heading that counts them, between bars, or from the cells themselves. Then every
cell must be in a column. Only the blanks at the end of a line may be missing, because people cannot see them.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.notation.borders import is_drawn
from sudoku_workshop.notation.cells import BAD, MARK, MARKS, CellRow, number
from sudoku_workshop.notation.labels import count_columns
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import SIDES, Rows
from sudoku_workshop.notation.source import Line, Offset

CELL, SIGN = re.compile(r"[^\s|!:]+"), re.compile(r"[^\s|!:]")
BAR = re.compile(r"[|!:]")
LARGEST_DIGIT = 9


class Columns(NamedTuple):
    """The columns of a grid: the offset after the last character of each cell in a line.

    `cell` is the pattern of a cell. If `sure`, the columns are known without the cells, so that a cell may have a wrong
    character.
    """

    ends: Sequence[Offset]
    cell: re.Pattern[str]
    sure: bool = False


def passage(lines: Sequence[Line]) -> Passage | None:
    """Return the passage that these lines form if they are the rows of one grid whose cells are at regular positions.

    Return None if a line has a character where a cell cannot be.
    """
    return _grid(lines) or _headed(lines) or _grid([line for line in lines if not is_drawn(line.text)])


def _headed(lines: Sequence[Line]) -> Passage | None:
    """Return the passage below a heading that counts the columns, or None. Every row begins with a label."""
    names = [*CELL.finditer(lines[0].text)] if lines else []
    if len(names) not in SIDES or len(lines) != len(names) + 1 or not count_columns([name[0] for name in names]):
        return None
    labels = [CELL.search(line.text) for line in lines[1:]]
    signs = "".join(label[0] for label in labels if label)
    if signs not in "0123456789" + SYMBOLS[9:] or any(not label or label.end() >= names[0].end() for label in labels):
        return None
    rows = (_row(line, Columns([name.end() for name in names], CELL), skipped=1) for line in lines[1:])
    return _passage(rows)


def _grid(lines: Sequence[Line]) -> Passage | None:
    texts, n = [line.text for line in lines], len(lines)
    if n not in SIDES or any(mark in text for text in texts for mark in MARKS):
        return None
    ways = (columns for find in (_between_bars, _of_cells) if (columns := find(texts, n)))
    found = (_passage(_row(line, columns) for line in lines) for columns in ways)
    return next((passage for passage in found if passage and passage.fitting), None)


def _passage(rows: Iterator[CellRow | None]) -> Passage | None:
    found = list[CellRow]()
    for row in rows:
        if not row:
            return None
        found.append(row)
    return Passage("spaces", [Rows(found)])


def _row(line: Line, columns: Columns, skipped: int = 0) -> CellRow | None:
    """Return the cells of a line that are in these columns, or None if a cell is not in a column."""
    cells = {cell.end(): number(cell[0]) for cell in [*columns.cell.finditer(line.text)][skipped:]}
    wrong = {None} if columns.sure else {None, BAD}
    if not {*cells} <= {*columns.ends} or wrong & {*cells.values()}:
        return None
    values = [(cells[end] or BAD) if end in cells else MARK for end in columns.ends]
    return CellRow(values, [min(end - 1, len(line.text)) for end in columns.ends], line.start)


def _between_bars(texts: Sequence[str], n: int) -> Columns | None:
    """Return the columns between bars that are at the same places of all lines, or of lines without bars, or None.

    The cells between two bars are next to each other or have one space between them. There may be spaces around all of
    them. If there are no bars at the ends of the lines, the first and the last part are as wide as the others.
    """
    bars = [at for at, sign in enumerate(texts[0]) if sign == "|"]
    if any(text.count("|") != len(bars) or any(text[at : at + 1] != "|" for at in bars) for text in texts):
        return None
    if not bars and len({*map(len, texts)}) > 1 and not _are_trimmed(texts, n):
        return None
    for edges in _edges(texts, bars) if bars else [[-1, max(map(len, texts))]]:
        parts = len(edges) - 1
        found = _pitch(edges[1] - edges[0] - 1, n // parts) if n % parts == 0 else None
        if found and len({end - start for start, end in pairwise(edges)}) == 1:
            return Columns([start + 2 + at for start in edges[:-1] for at in found], SIGN, sure=True)
    return None


def _edges(texts: Sequence[str], bars: Sequence[Offset]) -> Iterator[Sequence[Offset]]:
    """Yield the edges of the parts of lines: the bars, and also the ends where there are cells, or both ends."""
    is_apart = all(text[: bars[0]].endswith(" ") for text in texts)
    width = bars[1] - bars[0] if len(bars) > 1 else bars[0] + 1 + is_apart
    before, after = [bars[0] - width], [bars[-1] + width]
    if len(bars) > 1:
        has_left, has_right = (
            any(text[: bars[0]].strip() for text in texts),
            any(text[bars[-1] + 1 :].strip() for text in texts),
        )
        yield [*(before if has_left else []), *bars, *(after if has_right else [])]
    yield [*before, *bars, *after]


def _are_trimmed(texts: Sequence[str], n: int) -> bool:
    """Return whether lines of n characters have lost the blanks at their ends: several are short, and have blanks."""
    short = [text for text in texts if len(text) < n]
    has_blanks = any(" " in text for text in short) and not any(text.endswith(" ") for text in texts)
    return has_blanks and len(short) > 1 and max(map(len, texts)) == n


def _pitch(width: int, cells: int) -> range | None:
    """Return the positions of the cells in a part that is `width` characters wide, or None if they do not fit."""
    starts = {cells: (0, 1), 2 * cells - 1: (0, 2), 2 * cells + 1: (1, 2), 3 * cells: (1, 3)}
    first, step = starts.get(width, (0, 0))
    return range(first, width, step) if step else None


def _of_cells(texts: Sequence[str], n: int) -> Columns | None:
    """Return the columns in which there are cells, or all at the same distance as these, or None."""
    found = [cell for text in texts for cell in CELL.finditer(text)]
    ends = sorted({cell.end() for cell in found})
    longest = max((len(cell[0]) for cell in found), default=LARGEST_DIGIT)
    if longest > 1 + (n > LARGEST_DIGIT) or not 2 <= len(ends) <= n or any(cell[0] == "0" for cell in found):
        return None
    bars = {tuple(bar.start() for bar in BAR.finditer(text)) for text in texts}
    if len(bars) > 1 or len(found) > n * (n - 1):  # in a grid that is almost full, a cell may be lost
        return None
    if len(ends) != n:
        step = min(high - low for low, high in pairwise(ends))
        first = ends[0] if ends[-1] - ends[0] == step * (n - 1) else 1 if ends[0] % step == 1 % step else 0
        ends = [first + step * number for number in range(n)]
    return Columns(ends, CELL)
