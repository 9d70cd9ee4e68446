"""Grids whose blanks are spaces. The position in the line determines the cell, so every line must be complete.

| 5 3   |   7   |       |        |53 | 7 |   |        53  7....        5 3   |   7   |

Only the blanks at the end of a line may be missing, because people cannot see them.
"""

import re
from collections.abc import Sequence
from itertools import pairwise

from sudoku_workshop.grid.digit_text import SYMBOLS
from sudoku_workshop.notation.borders import is_drawn
from sudoku_workshop.notation.cells import BAD, MARK, MARKS, CellRow, number
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import SIDES, Rows
from sudoku_workshop.notation.source import Line, Offset

CELL = re.compile(r"[^\s|!:]+")
BAR = re.compile(r"[|!:]")
LARGEST_DIGIT = 9
Piece = Line  # the text between two bars


def passage(lines: Sequence[Line]) -> Passage | None:
    """Return the passage that these lines form if they are the rows of one grid whose cells are at regular positions.

    Return None if a line has a character where a cell cannot be.
    """
    return _grid(lines) or _headed(lines) or _grid([line for line in lines if not is_drawn(line.text)])


def _headed(lines: Sequence[Line]) -> Passage | None:
    """Return the passage below a heading that counts the columns, or None. Every row begins with a label."""
    names = [*CELL.finditer(lines[0].text)] if lines else []
    n, ends = len(names), [name.end() for name in names]
    counted = [name[0] for name in names] in ([*map(str, range(n))], [*map(str, range(1, n + 1))])
    if n not in SIDES or len(lines) != n + 1 or not counted:
        return None
    rows, labels = [], ""
    for line in lines[1:]:
        found = [*CELL.finditer(line.text)]
        values = {cell.end(): number(cell[0]) for cell in found[1:]}
        if not found or found[0].end() >= ends[0] or not {*values} <= {*ends} or {None, BAD} & {*values.values()}:
            return None
        labels += found[0][0]
        places = [line.start + min(end - 1, len(line.text)) for end in ends]
        rows.append(CellRow([values.get(end) or MARK for end in ends], places))
    return Passage("spaces", [Rows(rows)]) if labels in "0123456789" + SYMBOLS[9:] else None


def _grid(lines: Sequence[Line]) -> Passage | None:
    n = len(lines)
    if n not in SIDES or any(mark in line.text for line in lines for mark in MARKS):
        return None
    if _are_trimmed([line.text for line in lines], n):
        lines = [Line(line.start, line.text.ljust(n)) for line in lines]
    for way in (pieces, open_pieces):
        rows = Rows(inside(row, line) for line in lines if (row := row_of(way(line), n)))
        found = Passage("spaces", [rows])
        if len(rows) == n and found.fitting:
            return found
    return by_columns(lines, n)


def _are_trimmed(texts: Sequence[str], n: int) -> bool:
    """Return whether lines of n characters have lost the blanks at their ends: several are short, and have blanks."""
    short = [text for text in texts if len(text) < n]
    return (
        len(short) > 1
        and max(map(len, texts)) == n
        and not any(text.endswith(" ") for text in texts)
        and (any(" " in text for text in short))
    )


def by_columns(lines: Sequence[Line], n: int) -> Passage | None:
    """Return the passage whose cells are in n columns, or None. There is at most one cell at each place."""
    found = [[*CELL.finditer(line.text)] for line in lines]
    ends = sorted({cell.end() for row in found for cell in row})
    longest = max((len(cell[0]) for row in found for cell in row), default=9)
    has_other_blanks = any(cell[0] == "0" for row in found for cell in row)
    if longest > 1 + (n > LARGEST_DIGIT) or len(ends) < 2 or has_other_blanks or len(ends) > n:
        return None
    bars = {tuple(bar.start() for bar in BAR.finditer(line.text)) for line in lines}
    if len(bars) > 1 or sum(map(len, found)) > n * (n - 1):  # in a grid that is almost full, a cell may be lost
        return None
    if len(ends) != n:
        step = min(high - low for low, high in pairwise(ends))
        first = ends[0] if ends[-1] - ends[0] == step * (n - 1) else 1 if ends[0] % step == 1 % step else 0
        ends = [first + step * number for number in range(n)]
    column = {end: number for number, end in enumerate(ends)}
    if any(cell.end() not in column for row in found for cell in row):
        return None
    rows = []
    for line, cells in zip(lines, found, strict=True):
        values = [MARK] * n
        places = [line.start + min(end - 1, len(line.text)) for end in ends]
        for cell in cells:
            value = number(cell[0])
            if value is None or value == BAD:
                return None
            values[column[cell.end()]], places[column[cell.end()]] = value, line.start + cell.start()
        rows.append(CellRow(values, places))
    passage = Passage("spaces", [Rows(rows)])
    return passage if passage.fitting else None


def inside(row: CellRow, line: Line) -> CellRow:
    """Return the row with all offsets inside its line. An offset after the end of the line is replaced by the end."""
    end = line.start + len(line.text)
    return row._replace(within=[min(at, end) for at in row.within])


def pieces(line: Line) -> list[Piece]:
    """Return the pieces between the bars of a line, or the whole line if it has no bars."""
    if "|" not in line.text:
        return [line]
    inner = line.text.strip(" ")
    return [piece for piece in split(line.start + line.text.find(inner), inner) if piece.text]


def split(start: Offset, text: str) -> list[Piece]:
    made = []
    for each in text.split("|"):
        made.append(Piece(start, each))
        start += len(each) + 1
    return made


def open_pieces(line: Line) -> list[Piece]:
    """Return the pieces between the bars of a line that has no bars at its ends.

    If the bars have a space on each side, a space is also added at both ends of the line.
    """
    first, *others = split(line.start, line.text.rstrip(" "))
    width = len(others[0].text) if len(others) > 1 else len(first.text) + first.text.endswith(" ")
    beside = len(first.text) + 1 == width
    made = [Piece(first.start - beside, " " * beside + first.text), *others]
    return [*made[:-1], Piece(made[-1].start, made[-1].text.ljust(width))]


def row_of(parts: list[Piece], n: int) -> CellRow | None:
    """Return the cells of a row from its pieces, or None if some character is not at a regular position."""
    places = pitch(len(parts[0].text), n // len(parts)) if parts and n % len(parts) == 0 else None
    if not places or len({len(piece.text) for piece in parts}) > 1:
        return None
    values = []
    for piece in parts:
        if any(character != " " and at not in places for at, character in enumerate(piece.text)):
            return None
        values += [MARK if piece.text[at] == " " else number(piece.text[at]) or BAD for at in places]
    return CellRow(values, [piece.start + at for piece in parts for at in places])


def pitch(width: int, cells: int) -> range | None:
    """Return the positions of the cells in a piece that is `width` characters wide, or None if they do not fit.

    The cells are next to each other or have one space between them, and there may be spaces around all of them.
    """
    starts = {cells: (0, 1), 2 * cells - 1: (0, 2), 2 * cells + 1: (1, 2), 3 * cells: (1, 3)}
    first, step = starts.get(width, (0, 0))
    return range(first, width, step) if step else None
