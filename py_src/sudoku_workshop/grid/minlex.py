"""The minlex form: the smallest text among all puzzles that are equivalent to a puzzle, with blanks before digits.

Equivalent puzzles result from swapping rows within a band, columns within a stack, bands, stacks, rows with columns (if
boxes are square) and from renaming digits. For a 9x9 there are 2 * 6**8 ways to swap, each with 9! names. Instead of
trying them all, `minlex_of` finds the form row by row. It continues with every choice of the next row that reads
smallest. The state of a choice says which rows are above, and how far it fixes the order of the columns
(`minlex_row.py`).

The number of ways to each state is counted. The number of ways to the smallest form is the number of *automorphisms*:
the ways to swap and rename that leave the puzzle unchanged.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import factorial, prod
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, Digit
from sudoku_workshop.grid.minlex_row import NOWHERE, Column, Columns, Row, RowReading
from sudoku_workshop.grid.problems import duplicates

LARGEST = 9  # the most rows; in larger grids, an empty corner can be turned in too many ways


class State(NamedTuple):
    """The decisions so far about a grid of `rows` and `stacks`.

    `places` has the place of each column. By digit, `homes` has its home, and `more` the difference between its name
    and the place of its home (see `minlex_row.py`). `left` are the remaining rows of the current band, and `bands` the
    bands that are not begun.
    """

    rows: tuple[Row, ...]
    stacks: tuple[Columns, ...]
    places: tuple[int, ...]
    homes: tuple[Column, ...]
    more: tuple[int, ...]
    left: tuple[int, ...]
    bands: tuple[tuple[int, ...], ...]

    def next_rows(self) -> Iterator[tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]]]:
        """Yield each possible next row, with the rows then left in its band, and the bands left."""
        for band in (self.left,) if self.left else self.bands:
            others = tuple(each for each in self.bands if each is not band)
            for row in band:
                yield row, tuple(each for each in band if each != row), others


class Minlex(NamedTuple):
    """The smallest form, and the number of automorphisms.

    Changing nothing counts as an automorphism, and nearly all puzzles have only that one.
    """

    form: tuple[Digit, ...]
    automorphisms: int


def minlex(board: Board) -> tuple[Digit, ...]:
    """Return the smallest form of the givens. Raises ValueError like `minlex_of`."""
    return minlex_of(board).form


def minlex_of(board: Board) -> Minlex:
    """Return the smallest form of the givens, and the number of automorphisms.

    Raises ValueError for more than 9 rows, extra houses (which not every swap preserves), candidates that the puzzle
    excludes, and duplicates in a house.
    """
    if board.geometry.n > LARGEST or board.geometry.more or board.excluded or any(duplicates(board.puzzle)):
        raise ValueError("the minlex form is for classic puzzles with clues, up to 9x9, without duplicates")
    states, form = Counter(_starts(board)), list[int]()  # a Counter, because a symmetric grid gives one state twice
    for _ in range(board.geometry.n):
        text, states = _smallest(states)
        form += text
    return Minlex(tuple(form), sum(ways * _orders(state) for state, ways in states.items()))


def _orders(state: State) -> int:
    """Return the number of orders of the columns, and of whole stacks, that no row distinguishes."""
    width = len(state.stacks[0])
    alike = (divmod(columns, width) for columns in Counter(state.places).values())
    return prod(factorial(width) ** stacks * factorial(stacks) * factorial(columns) for stacks, columns in alike)


def _starts(board: Board) -> Iterator[State]:
    """Yield the first states, with nothing decided. Only a grid with square boxes is also read by columns."""
    n, (width, height) = board.geometry.n, board.geometry.box
    rows = tuple(board.givens[start : start + n] for start in range(0, n * n, n))
    columns = tuple(zip(*rows, strict=True))
    bands = tuple(tuple(range(start, start + height)) for start in range(0, n, height))
    stacks = tuple(tuple(range(start, start + width)) for start in range(0, n, width))
    for grid in (rows, columns) if width == height else (rows,):
        yield State(grid, stacks, (0,) * n, (NOWHERE,) * (n + 1), (0, *[2 * n] * n), (), bands)


def _smallest(states: Mapping[State, int]) -> tuple[list[int], Counter[State]]:
    """Return the smallest next row of all states, and the states after it, each with the number of ways to it."""
    best: list[int] = [LARGEST + 1]
    after = Counter[State]()
    for state, ways in states.items():
        for row, left, bands in state.next_rows():
            for reading in _readings(state, state.rows[row], best):
                if reading.text != best:
                    best[:] = reading.text
                    after.clear()
                places, homes, more = map(tuple, reading[3:])
                after[State(state.rows, state.stacks, places, homes, more, left, bands)] += ways
    return best, after


def _readings(state: State, row: Row, best: list[int]) -> Iterator[RowReading]:
    """Yield the ways to read a row whose text is no larger than `best`, which the caller lowers meanwhile."""
    readings = [RowReading(row, state.stacks, [], [*state.places], [*state.homes], [*state.more])]
    while readings:
        reading = readings.pop()
        readings += reading.each_first(reading.read(best))
        if len(reading.text) == len(row) and reading.text <= best:
            yield reading
