"""Cells of Interactive-Sudoku-Solver, `R1C1` to `RgCg`, and its rows, columns and diagonals.

Numbers above 9 are letters. An outside clue is named by its row or column (`C8`), and a little killer by its first cell
(`R1C1`).
"""

import re
from collections.abc import Iterable, Iterator

from sudoku_workshop.notation.variants.places import line_from
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.frame import Cells

NUMBERS = "123456789abcdefg"
CELL = re.compile(rf"[Rr]([{NUMBERS}])[Cc]([{NUMBERS}])", re.IGNORECASE)
LARGEST = len(NUMBERS)  # rows of the largest grid


def cells_in(names: Iterable[str], n: int) -> Cells:
    """Return the cells with these names.

    Raises ValueError if there are none, or for a name of something else, such as a variable.
    """
    found = tuple(_cell(name, n) for name in names)
    if not found:
        raise ValueError("there are no cells")
    return found


def _cell(name: str, n: int) -> Cell:
    match = CELL.fullmatch(name)
    if not match:
        raise ValueError(f"{name} is not a cell")
    row, column = (NUMBERS.index(number.lower()) for number in match.groups())
    if max(row, column) >= n:
        raise ValueError(f"{name} is not in the grid")
    return row * n + column


def names_of(cells: Iterable[Cell], n: int) -> list[str]:
    """Return the names of cells."""
    return [f"R{NUMBERS[cell // n]}C{NUMBERS[cell % n]}" for cell in cells]


def line_in(name: str, n: int) -> Cells:
    """Return the cells of a row or column such as `C8`, from the left or from the top. Raises ValueError."""
    at = int(name[1:]) - 1
    if not 0 <= at < n or name[0] not in "RC":
        raise ValueError(f"{name} is not a row or column")
    return tuple(range(at * n, at * n + n) if name[0] == "R" else range(at, n * n, n))


def lines(n: int) -> Iterator[tuple[str, Cells]]:
    """Yield all rows and columns with their names."""
    yield from ((name, line_in(name, n)) for letter in "RC" for name in (f"{letter}{at + 1}" for at in range(n)))


def diagonals(n: int) -> dict[str, Cells]:
    """Return the diagonals by their first cells. They go down to the right from the left, and so on clockwise."""
    last = n - 1
    starts = [
        *((row, 0, 1, 1) for row in range(last)),
        *((row, last, -1, -1) for row in range(1, last)),
        *((0, column, 1, -1) for column in range(1, n)),
        *((last, column, -1, 1) for column in range(1, last)),
    ]
    found = [line_from(n, *start) for start in starts]
    return {names_of(cells[:1], n)[0]: cells for cells in found}
