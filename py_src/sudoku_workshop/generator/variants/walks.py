"""Random lines through a full grid: each cell touches the one before, and no two lines meet or cross."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from sudoku_workshop.generator.variants.kind import Canvas
from sudoku_workshop.rules.frame import Cells, Digit

Fits = Callable[[Sequence[Digit], Digit], bool]  # whether a digit may follow these digits of the line
STARTS = 12  # how many starts are tried for each line that is wanted


def lines(canvas: Canvas, number: int, lengths: tuple[int, int], fits: Fits) -> Iterator[Cells]:
    """Yield up to `number` lines whose digits fit, and take their cells."""
    found = 0
    for _ in range(number * STARTS):
        if found == number:
            return
        line = walk(canvas, canvas.random.randint(*lengths), fits)
        if len(line) >= lengths[0]:
            found += 1
            take(canvas, line)
            yield tuple(line)


def walk(canvas: Canvas, length: int, fits: Fits) -> list[int]:
    """Return a line of up to `length` cells from a random start."""
    free = [cell for cell in range(len(canvas.digits)) if canvas.digits[cell] and cell not in canvas.taken]
    line = [canvas.random.choice(free)] if free else []
    while line and len(line) < length:
        digits = [canvas.digits[cell] for cell in line]
        onward = [cell for cell in steps_from(canvas, line) if fits(digits, canvas.digits[cell])]
        if not onward:
            break
        line.append(canvas.random.choice(onward))
    return line


def steps_from(canvas: Canvas, line: Sequence[int]) -> list[int]:
    """Return the free cells that touch the last cell of a line and lead to no crossing."""
    side = canvas.frame.side
    row, column = divmod(line[-1], side)
    near = [
        (row + down) * side + column + across
        for down in (-1, 0, 1)
        for across in (-1, 0, 1)
        if 0 <= row + down < side and 0 <= column + across < side
    ]
    own = {corner(one, other, side) for one, other in pairwise(line)} - {None}
    blocked = own | canvas.corners
    return [
        cell
        for cell in near
        if canvas.digits[cell] and cell not in line and cell not in canvas.taken
        if corner(line[-1], cell, side) not in blocked
    ]


def corner(one: int, other: int, side: int) -> tuple[int, int] | None:
    """Return the corner that a step crosses, or None if the step is not diagonal."""
    (row, column), (to_row, to_column) = divmod(one, side), divmod(other, side)
    return (max(row, to_row), max(column, to_column)) if row != to_row and column != to_column else None


def take(canvas: Canvas, line: Sequence[int]) -> None:
    """Take the cells and corners of a line, so that no other line uses them."""
    canvas.taken.update(line)
    found = (corner(one, other, canvas.frame.side) for one, other in pairwise(line))
    canvas.corners.update(filter(None, found))
