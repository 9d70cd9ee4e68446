"""The minlex form: the smallest text among all puzzles that are equivalent to a puzzle. Blanks are smaller than digits.

Equivalent puzzles result from swapping bands, rows within a band, stacks, or columns within a stack. They also result
from renaming digits and, if boxes are square, from exchanging rows with columns. For a 9x9 there are 2 * 6**8 ways to
swap, each with 9! names. Instead of trying all of these, `minlex_of` finds the form row by row. It continues with every
choice of the next row that gives the smallest text. The state of a choice says which rows have been used, and how far
they fix the order of the columns (`minlex_row.py`).

The number of ways to each state is counted. The number of ways to the smallest form is the number of *automorphisms*:
the ways to swap and rename that leave the puzzle unchanged.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from math import factorial, prod
from typing import NamedTuple

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.minlex_row import NOWHERE, Column, Columns, Row, RowReading
from sudoku_workshop.grid.problems import duplicates

LARGEST = 9  # the most rows; in larger grids, blank lines can be ordered in too many ways


class State(NamedTuple):
    """The decisions so far in the search for the minlex form of a grid with these `rows` and `stacks`.

    The module `minlex_row` explains the words place, home and name. `places` has the place of each column. `homes` has
    the home of each digit, and `more` the difference between the digit's name and its home's place. `left` are the
    unused rows of the current band, and `bands` are the bands of which no row has been used.
    """

    rows: tuple[Row, ...]
    stacks: tuple[Columns, ...]
    places: tuple[int, ...]
    homes: tuple[Column, ...]
    more: tuple[int, ...]
    left: tuple[int, ...]
    bands: tuple[tuple[int, ...], ...]

    def next_rows(self) -> Iterator[tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]]]:
        """Yield each row that can be chosen as the next row of the minlex form.

        Each comes with the unused rows of its band, and with the bands of which no row has been used.
        """
        for band in (self.left,) if self.left else self.bands:
            others = tuple(each for each in self.bands if each is not band)
            for row in band:
                yield row, tuple(each for each in band if each != row), others


class Minlex(NamedTuple):
    """The smallest form of a puzzle, and the number of automorphisms: ways to rearrange it that change nothing.

    Changing nothing counts as an automorphism. Nearly all puzzles have only this automorphism.
    """

    form: tuple[Digit, ...]
    automorphisms: int


def minlex(board: Board) -> tuple[Digit, ...]:
    """Return the smallest givens of all equivalent puzzles. Raises ValueError in the same cases as `minlex_of`."""
    return minlex_of(board).form


def minlex_of(board: Board) -> Minlex:
    """Return the smallest form of the givens, and the number of automorphisms.

    Raises ValueError if there are more than 9 rows, extra houses (which not every swap preserves), candidates that the
    puzzle excludes, or duplicates in a house.
    """
    if board.geometry.n > LARGEST or board.geometry.kinds_of_rules or board.excluded or any(duplicates(board.puzzle)):
        raise ValueError("the minlex form is for classic puzzles with clues, up to 9x9, without duplicates")
    states, form = Counter(_starts(board)), list[int]()  # a Counter, because a symmetric grid gives one state twice
    for _ in range(board.geometry.n):
        text, states = _smallest(states)
        form += text
    return Minlex(tuple(form), sum(ways * _orders(state) for state, ways in states.items()))


def _orders(state: State) -> int:
    """Return in how many ways the columns and stacks of a finished form can be ordered without changing any row."""
    width = len(state.stacks[0])
    alike = (divmod(columns, width) for columns in Counter(state.places).values())
    return prod(factorial(width) ** stacks * factorial(stacks) * factorial(columns) for stacks, columns in alike)


def _starts(board: Board) -> Iterator[State]:
    """Yield the states from which the search for the minlex form starts, with no row and no column chosen yet.

    If boxes are square, there is a second one, in which rows and columns are exchanged.
    """
    n, (width, height) = board.geometry.n, board.geometry.box
    rows = tuple(board.givens[start : start + n] for start in range(0, n * n, n))
    columns = tuple(zip(*rows, strict=True))
    bands = tuple(tuple(range(start, start + height)) for start in range(0, n, height))
    stacks = tuple(tuple(range(start, start + width)) for start in range(0, n, width))
    for grid in (rows, columns) if width == height else (rows,):
        yield State(grid, stacks, (0,) * n, (NOWHERE,) * (n + 1), (0, *[2 * n] * n), (), bands)


def _smallest(states: Mapping[State, int]) -> tuple[list[int], Counter[State]]:
    """Return the smallest row that can come next in any of the states, and the states after choosing it.

    Each state comes with the number of ways to reach it.
    """
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
    """Yield the ways to order the columns of a row such that its text is not larger than `best`.

    The caller may change `best` meanwhile.
    """
    readings = [RowReading(row, state.stacks, [], [*state.places], [*state.homes], [*state.more])]
    while readings:
        reading = readings.pop()
        readings += reading.each_first(reading.read(best))
        if len(reading.text) == len(row) and reading.text <= best:
            yield reading
