"""Clues next to the grid in the JSON of f-puzzles. R0C4 looks down column 4, and R4C10 of a 9x9 left along row 4."""

from collections.abc import Sequence

from sudoku_workshop.notation.fpuzzles.cells import name_of, place_of


def line_seen_from(name: str, n: int) -> list[str]:
    """Return the row or column that a cell next to the grid looks along. Raises ValueError for another cell."""
    row, column = place_of(name)
    numbers = range(1, n + 1)
    if row in (0, n + 1) and column in numbers:
        return [name_of(number, column) for number in numbers[:: 1 if row == 0 else -1]]
    if column in (0, n + 1) and row in numbers:
        return [name_of(row, number) for number in numbers[:: 1 if column == 0 else -1]]
    raise ValueError(f"{name} is not next to the grid")


def cell_before(line: Sequence[str]) -> str:
    """Return the cell next to the grid that looks along a row or column."""
    (row, column), (next_row, next_column) = map(place_of, line[:2])
    return name_of(2 * row - next_row, 2 * column - next_column)


def are_at_corner(cells: Sequence[int], n: int) -> bool:
    """Return whether these are the four cells around a corner of cells."""
    first = cells[0]
    return (first + 1) % n > 0 and [*cells] == [first, first + 1, first + n, first + n + 1]
