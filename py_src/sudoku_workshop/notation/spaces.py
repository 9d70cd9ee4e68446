"""Grids whose blanks are spaces. The position in the line determines the cell, so every line must be complete.

| 5 3   |   7   |       |        |53 | 7 |   |        53  7....        5 3   |   7   |

Only the blanks at the end of a line may be missing, because people cannot see them.
"""

from collections.abc import Sequence

from sudoku_workshop.notation.cells import BAD, MARK, MARKS, CellRow, number
from sudoku_workshop.notation.passage import Passage
from sudoku_workshop.notation.shape import SIDES, Rows
from sudoku_workshop.notation.source import Line, Offset

Piece = Line  # the text between two bars


def passage(lines: Sequence[Line]) -> Passage | None:
    """Return the passage that these lines form if they are the rows of one grid whose cells are at regular positions.

    Return None if a line has a character where a cell cannot be.
    """
    n = len(lines)
    if n not in SIDES or any(mark in line.text for line in lines for mark in MARKS):
        return None
    for way in (pieces, open_pieces):
        rows = Rows(inside(row, line) for line in lines if (row := row_of(way(line), n)))
        found = Passage("spaces", [rows])
        if len(rows) == n and found.fitting:
            return found
    return None


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
