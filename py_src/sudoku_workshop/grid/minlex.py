"""The minlex form: of all forms that a puzzle can be given, the one that is smallest as a text, blanks before digits.

The same puzzle is had by exchanging rows within a band, columns within a stack, bands, stacks, rows with columns (where
boxes are square) and by renaming the digits: 2 * 6**8 ways for a 9x9, and 9! names for each. They are not tried; the
form is found row by row. A *state* is what has been decided: which rows stand above, which columns stand where, which
digits have names. Columns that are alike so far stay one group, in any order. Of all rows that could come next, those
that read smallest are kept, each with its state. A row is read group by group: blanks first, then the digits that have
names, in their order, then the others, which take the next names; only these have to be tried in every order.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, Digit
from sudoku_workshop.grid.problems import duplicates

Row = Sequence[Digit]
Group = tuple[int, ...]
LARGEST = 9  # rows: beyond, an empty corner can be turned in too many ways


class State(NamedTuple):
    """What has been decided about a grid of `rows`: `names` by digit, 0 for none yet; what is `left` of the band that
    is being read; and the other `bands`.
    """

    rows: tuple[Row, ...]
    groups: tuple[Group, ...]
    names: tuple[int, ...]
    left: tuple[int, ...]
    bands: tuple[tuple[int, ...], ...]

    def next_rows(self) -> Iterator[tuple[int, tuple[int, ...], tuple[tuple[int, ...], ...]]]:
        """The rows that could come next, each with what is left then."""
        for band in (self.left,) if self.left else self.bands:
            others = self.bands if self.left else tuple(each for each in self.bands if each is not band)
            for row in band:
                yield row, tuple(each for each in band if each != row), others


class Reading(NamedTuple):
    """How a row reads in a state: its text; then columns and names, with `ties` of (place, columns), still to be tried
    in every order.
    """

    text: list[int]
    groups: list[Group]
    names: list[int]
    ties: list[tuple[int, Group]]


def minlex(board: Board) -> tuple[Digit, ...]:
    """The smallest form of the givens. ValueError for more than 9 rows, and where a digit stands twice in a house."""
    if board.geometry.n > LARGEST or any(duplicates(board.puzzle)):
        raise ValueError("the minlex form is for puzzles up to 9x9 without a digit twice in a house")
    states, form = list(_starts(board)), list[int]()
    for _ in range(board.geometry.n):
        text, states = _smallest(states)
        form += text
    return tuple(form)


def _starts(board: Board) -> Iterator[State]:
    """Nothing decided but the order of the stacks; oblong boxes are not laid on their side."""
    n, (width, height) = board.geometry.n, board.geometry.box
    rows = tuple(board.givens[start : start + n] for start in range(0, n * n, n))
    columns = tuple(zip(*rows, strict=True))
    bands = tuple(tuple(range(start, start + height)) for start in range(0, n, height))
    stacks = [tuple(range(start, start + width)) for start in range(0, n, width)]
    for grid in (rows, columns) if width == height else (rows,):
        for order in permutations(stacks):
            yield State(grid, order, (0,) * (n + 1), (), bands)


def _smallest(states: Iterable[State]) -> tuple[list[int], list[State]]:
    """The smallest next row of them all, and the states after it."""
    best: list[int] = []
    after: dict[State, None] = {}
    for state in states:
        for row, left, bands in state.next_rows():
            reading = _read(state.groups, state.names, state.rows[row])
            if not best or reading.text < best:
                best, after = reading.text, {}
            if reading.text == best:
                for groups, names in _tried(reading, state.rows[row]):
                    after[State(state.rows, groups, names, left, bands)] = None
    return best, list(after)


def _read(groups: Iterable[Group], names: Sequence[int], row: Row) -> Reading:
    reading = Reading([], [], list(names), [])
    fresh = max(names) + 1
    for group in groups:
        fresh = _read_group(reading, group, row, fresh)
    return reading


def _read_group(reading: Reading, group: Group, row: Row, fresh: int) -> int:
    """Adds the columns of one group; the next name."""
    text, groups, names, ties = reading
    blanks = tuple([column for column in group if not row[column]])
    if blanks:
        groups.append(blanks)
        text += [0] * len(blanks)
        if len(blanks) == len(group):
            return fresh
    known = sorted([(names[row[column]], column) for column in group if names[row[column]]])
    for name, column in known:
        text.append(name)
        groups.append((column,))
    new = tuple([column for column in group if row[column] and not names[row[column]]])
    if len(new) == 1:
        names[row[new[0]]] = fresh
    elif new:
        ties.append((len(groups), new))
    text += range(fresh, fresh + len(new))
    groups += [(column,) for column in new]
    return fresh + len(new)


def _tried(reading: Reading, row: Row) -> Iterator[tuple[tuple[Group, ...], tuple[int, ...]]]:
    """The columns and names after a row, once for each order of those that were new together."""
    if not reading.ties:
        yield tuple(reading.groups), tuple(reading.names)
        return
    columns_before = [sum(map(len, reading.groups[:at])) for at, _ in reading.ties]
    for orders in product(*(permutations(columns) for _, columns in reading.ties)):
        groups, names = reading.groups[:], reading.names[:]
        for (at, _), before, order in zip(reading.ties, columns_before, orders, strict=True):
            for place, column in enumerate(order):
                groups[at + place] = (column,)
                names[row[column]] = reading.text[before + place]
        yield tuple(groups), tuple(names)
