"""The minlex form: of all forms that a puzzle can be given, the one that is smallest as a text, blanks before digits.

The same puzzle is had by exchanging rows within a band, columns within a stack, bands, stacks, rows with columns (where
boxes are square) and by renaming the digits: 2 * 6**8 ways for a 9x9, and 9! names for each. They are not tried; the
form is found row by row. Of all rows that could come next, those that read smallest are kept, each with its state:
which rows stand above, and how far the order of the columns is decided (`minlex_row.py`).

Ways that lead to one state are counted with it: as many ways as lead to the smallest form, so many lead from the puzzle
to itself, its *automorphisms*.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import factorial, prod
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, Digit
from sudoku_workshop.grid.minlex_row import NOWHERE, Column, Columns, Row, RowReading
from sudoku_workshop.grid.problems import duplicates

LARGEST = 9  # rows: beyond, an empty corner can be turned in too many ways


class State(NamedTuple):
    """What has been decided about a grid of `rows` and `stacks`: the `places` of its columns; by digit, its home and
    how much more than its place the name is; what is `left` of the band that is being read; and the other `bands`.
    """

    rows: tuple[Row, ...]
    stacks: tuple[Columns, ...]
    places: tuple[int, ...]
    homes: tuple[Column, ...]
    more: tuple[int, ...]
    left: tuple[int, ...]
    bands: tuple[tuple[int, ...], ...]

    def next_rows(self) -> Iterator[tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]]]:
        """The rows that could come next, each with what is left then."""
        for band in (self.left,) if self.left else self.bands:
            others = tuple(each for each in self.bands if each is not band)
            for row in band:
                yield row, tuple(each for each in band if each != row), others


class Minlex(NamedTuple):
    """The smallest form, and the number of ways to exchange and turn that give the puzzle itself but for the names of
    the digits: 1 for nearly all, as not to change anything is one.
    """

    form: tuple[Digit, ...]
    automorphisms: int


def minlex(board: Board) -> tuple[Digit, ...]:
    """The smallest form of the givens. ValueError as for `minlex_of`."""
    return minlex_of(board).form


def minlex_of(board: Board) -> Minlex:
    """The smallest form of the givens, and the ways to it. ValueError for more than 9 rows, for houses besides rows,
    columns and boxes, which not every exchange leaves, for candidates that the puzzle excludes, and where a digit
    stands twice in a house.
    """
    if board.geometry.n > LARGEST or board.geometry.more or board.excluded or any(duplicates(board.puzzle)):
        raise ValueError("the minlex form is for plain puzzles of clues up to 9x9 without a digit twice in a house")
    states, form = Counter(_starts(board)), list[int]()  # turned, a grid may be as it was
    for _ in range(board.geometry.n):
        text, states = _smallest(states)
        form += text
    return Minlex(tuple(form), sum(ways * _orders(state) for state, ways in states.items()))


def _orders(state: State) -> int:
    """In how many ways the columns, and whole stacks, stand that no row tells apart."""
    width = len(state.stacks[0])
    alike = (divmod(columns, width) for columns in Counter(state.places).values())
    return prod(factorial(width) ** stacks * factorial(stacks) * factorial(columns) for stacks, columns in alike)


def _starts(board: Board) -> Iterator[State]:
    """Nothing decided; oblong boxes are not laid on their side."""
    n, (width, height) = board.geometry.n, board.geometry.box
    rows = tuple(board.givens[start : start + n] for start in range(0, n * n, n))
    columns = tuple(zip(*rows, strict=True))
    bands = tuple(tuple(range(start, start + height)) for start in range(0, n, height))
    stacks = tuple(tuple(range(start, start + width)) for start in range(0, n, width))
    for grid in (rows, columns) if width == height else (rows,):
        yield State(grid, stacks, (0,) * n, (NOWHERE,) * (n + 1), (0, *[2 * n] * n), (), bands)


def _smallest(states: Mapping[State, int]) -> tuple[list[int], Counter[State]]:
    """The smallest next row of them all, and the states after it, each with the number of ways to it."""
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
    """The ways to read a row, as far as none is known that is smaller."""
    readings = [RowReading(row, state.stacks, [], [*state.places], [*state.homes], [*state.more])]
    while readings:
        reading = readings.pop()
        readings += reading.each_first(reading.read(best))
        if len(reading.text) == len(row) and reading.text <= best:
            yield reading
