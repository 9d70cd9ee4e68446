"""Lists of cells: each digit is written with its place, and the text around the numbers repeats.

    r1c1=5 r1c2=3          A1=5, A2=3            1 1 5            (1,1,5),(1,2,3)         115 123
    initial(1,1,5).        board[0][0] = 5;      {"row": 0, "col": 0, "value": 5}         {"0": 5, "4": 7}
    Range("A1") = 5        x_1_1_5 = 1           <text x="5" y="5">5</text>               \\node at (0.5, 8.5) {5};
    r1c15 r1c23

Only the numbers and the text between them count. If that text repeats after a few numbers, the numbers are a table.
Each of its columns is the row, the column, the digit, or the same number everywhere. Names in the text tell which one
it is. Without names, the number that changes less often is the row.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.notation.listed_boards import (
    FEWEST_IN_DISORDER,
    Listed,
    board_of_cells,
    boards_of_cells,
    digit_of,
    number_of,
    sign_of,
)
from sudoku_workshop.notation.listed_columns import Column, columns_of, is_row_major
from sudoku_workshop.notation.listed_tables import MOST_NUMBERS, NUMBER, tables
from sudoku_workshop.notation.shape import SIDE_OF, SIDES
from sudoku_workshop.notation.source import Source, Whole

LONGEST, PROBE = 50_000, 3_000  # in characters: a longer text is not a list of cells; a list shows in its first part
LONGEST_NUMBER = 30  # in characters: all candidates of a cell in the largest grid, and not a number of thousands
POINT = re.compile(r"\\(?:node|put|rput|uput|draw)|translate\(")
UPWARD = re.compile(r"\\(?:node|put|rput|uput|draw)")  # in these drawings, y counts upwards
SPARSE = re.compile(r"^[ \t]*\(\d+, ?\d+\)(?:[ ]{2,}|\t)", re.MULTILINE)  # a printed matrix: row, column


def take_listed(source: Source) -> Iterator[Whole]:
    """Yield the puzzle in a text that is a list of cells, and remove the list from the text."""
    text = source.marked
    begun = [*NUMBER.finditer(text, 0, PROBE)] if len(text) <= LONGEST else []
    is_begun = any(tables(text[:PROBE], begun, len(text) > PROBE))
    numbers = [*NUMBER.finditer(text)] if is_begun else []
    if len(numbers) > MOST_NUMBERS or any(len(number[0]) > LONGEST_NUMBER for number in numbers):
        return
    for start, end, size in tables(text, numbers):
        board, other = _read(columns_of(text, numbers[start:end], size), text)
        if board:
            yield Whole("cells", numbers[start].start(), numbers[end - 1].end(), board, tells="size", other=other)
            source.take([(0, len(text))])
            return


def _read(columns: Sequence[Column], text: str) -> tuple[Board | None, Board | None]:
    """Return the board that these columns describe, or None, and perhaps a second reading."""
    named = {column.name: column for column in columns if column.name}
    rest = [column for column in columns if column.name not in ("row", "column")]
    if len(columns) == 1:
        return _flat(columns[0]), None
    if len(columns) == 2 and not {"row", "column"} & {*named}:
        return _indexed(*columns), None
    if len(columns) != 3:
        return None, None
    if {"row", "column"} <= {*named} and len(rest) == 1:
        cells = _cells(named["row"], named["column"], rest[0])
        return board_of_cells(cells, bool(UPWARD.search(text))), None
    first, second, digits = columns
    if POINT.search(text):  # a point is written as column, row
        return board_of_cells(_cells(second, first, digits), bool(UPWARD.search(text))), None
    if SPARSE.search(text):
        return board_of_cells(_cells(first, second, digits)), None
    if first.name == "digit" or (not digits.name and is_row_major(second, digits) and not is_row_major(first, second)):
        first, second, digits = second, digits, first
    return boards_of_cells(_cells(first, second, digits))


def _flat(column: Column) -> Board | None:
    """Return the board with all cells in order, or None. Without names in the text, this is not a list."""
    n, digits = SIDE_OF.get(len(column.texts), 0), [digit_of(text) for text in column.texts]
    if not n or column.name != "digit" or max(digits) > n:
        return None
    return board_of(geometry(str(n)), digits)


def _indexed(places: Column, digits: Column) -> Board | None:
    """Return the board with digits at these places, which count up from 0, or None."""
    numbers, found = [number_of(text) for text in places.texts], [digit_of(text) for text in digits.texts]
    n = next((side for side in SIDES if side * side > max(numbers) and side >= max(found)), 0)
    counts = all(one < other for one, other in pairwise(numbers))
    if numbers == [*range(1, len(numbers) + 1)] and len(numbers) in SIDE_OF:
        n, numbers = SIDE_OF[len(numbers)], [number - 1 for number in numbers]
    if not n or not counts or len(found) < FEWEST_IN_DISORDER or numbers[0] != 0 or max(numbers) < n * (n - 1):
        return None
    board = dict(zip(map(int, numbers), found, strict=True))
    return board_of(geometry(str(n)), [board.get(at, 0) for at in range(n * n)])


def _cells(first: Column, second: Column, digits: Column) -> list[Listed]:
    numbers = ([number_of(text) for text in column.texts] for column in (first, second))
    return [Listed(*each) for each in zip(*numbers, [sign_of(text) for text in digits.texts], strict=True)]
