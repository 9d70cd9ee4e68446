"""Kinds with clues outside the grid: little killers and sandwiches."""

from collections.abc import Iterator

from sudoku_workshop.generator.variants.kind import UP_TO_HARD, Canvas, Kind
from sudoku_workshop.rules.cells import Cell
from sudoku_workshop.rules.rule import Rule

DIAGONALS = 10  # little killer clues in a 9x9
SHORTEST, LONGEST = 3, 5  # cells; longer diagonals say little and take long


def _little_killers(canvas: Canvas) -> Iterator[Rule]:
    """Yield clues about random diagonals, one for each diagonal."""
    found = [line for line in _diagonals(canvas.frame.side) if SHORTEST <= len(line) <= LONGEST]
    for line in canvas.random.sample(found, min(len(found), canvas.count(DIAGONALS))):
        yield canvas.rule("little-killer", line if canvas.random.random() < 0.5 else line[::-1], canvas.total(line))


def _diagonals(side: int) -> Iterator[tuple[Cell, ...]]:
    """Yield every diagonal, in both directions of the grid."""
    for place in range(1 - side, side):
        rows = [row for row in range(side) if 0 <= row + place < side]
        yield tuple(row * side + row + place for row in rows)
        yield tuple(row * side + side - 1 - row - place for row in rows)


def _sandwiches(canvas: Canvas) -> Iterator[Rule]:
    """Yield the sum of every row and column."""
    side = canvas.frame.side
    for at in range(side):
        for line in (tuple(range(at * side, at * side + side)), tuple(range(at, side * side, side))):
            digits = [canvas.digits[cell] for cell in line]
            first, last = sorted((digits.index(1), digits.index(canvas.frame.n)))
            yield canvas.rule("sandwich", line, sum(digits[first + 1 : last]))


RECORDS = (
    Kind("little-killer", ("little-killer",), place=_little_killers, trims=True, quick=UP_TO_HARD),
    Kind("sandwich", ("sandwich",), place=_sandwiches, trims=True, quick=UP_TO_HARD),
)
