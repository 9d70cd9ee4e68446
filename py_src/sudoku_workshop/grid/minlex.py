"""The minlex form: of all forms that a puzzle can be given, the one that is smallest as a text, blanks before digits.

The same puzzle is had by exchanging rows within a band, columns within a stack, bands, stacks, rows with columns (where
boxes are square) and by renaming the digits: 2 * 6**8 ways for a 9x9, and 9! names for each. They are not tried; the
form is found row by row. A *state* is what has been decided: which rows stand above, which columns stand where, which
digits have names. Columns that are alike so far stay one group, in any order. Of all rows that could come next, those
that read smallest are kept, each with its state. A row is read group by group: blanks first, then the digits that have
names, in their order, then the others, which take the next names; only these have to be tried in every order.

Ways that lead to one state are counted with it: as many ways as lead to the smallest form, so many lead from the puzzle
to itself, its *automorphisms*.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, product
from math import factorial, prod
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


class RowReading(NamedTuple):
    """How a row reads in a state: its text; then columns and names, with `ties` of (place, columns), still to be tried
    in every order.
    """

    text: list[int]
    groups: list[Group]
    names: list[int]
    ties: list[tuple[int, Group]]


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
    columns and boxes, which not every exchange leaves, and where a digit stands twice in a house.
    """
    if board.geometry.n > LARGEST or board.geometry.more or any(duplicates(board.puzzle)):
        raise ValueError("the minlex form is for plain puzzles up to 9x9 without a digit twice in a house")
    states, form = Counter(_starts(board)), list[int]()  # turned, a grid may be as it was
    for _ in range(board.geometry.n):
        text, states = _smallest(states)
        form += text
    return Minlex(tuple(form), sum(ways * _orders(state) for state, ways in states.items()))


def _orders(state: State) -> int:
    """In how many ways the columns stand that no row tells apart: they are blank."""
    return prod(factorial(len(group)) for group in state.groups)


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


def _smallest(states: Mapping[State, int]) -> tuple[list[int], Counter[State]]:
    """The smallest next row of them all, and the states after it, each with the number of ways to it."""
    best: list[int] = []
    after = Counter[State]()
    for state, ways in states.items():
        for row, left, bands in state.next_rows():
            reading = _read(state.groups, state.names, state.rows[row])
            if not best or reading.text < best:
                best, after = reading.text, Counter()
            if reading.text == best:
                for groups, names in _tried(reading, state.rows[row]):
                    after[State(state.rows, groups, names, left, bands)] += ways
    return best, after


def _read(groups: Sequence[Group], names: Sequence[int], row: Row) -> RowReading:
    reading = RowReading([], [], list(names), [])
    fresh = max(names) + 1
    for group in groups:
        fresh = _read_group(reading, group, row, fresh)
    return reading


def _read_group(reading: RowReading, group: Group, row: Row, fresh: int) -> int:
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


def _tried(reading: RowReading, row: Row) -> Iterator[tuple[tuple[Group, ...], tuple[int, ...]]]:
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
