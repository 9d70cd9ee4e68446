"""A whole grid is one integer; everything that is done to it is done with a few masks and shifts.

Glossary, used everywhere in these words:
cell, digit      numbered from 0 inside a grid; digits are 1 to n in everything that a person or another module sees
house            row, column or box: n cells that hold every digit once
peer             a cell that shares a house with another
candidate        a digit that may still stand in a cell: bit `digit * cells + cell` of the grid
plane            the `cells` neighbouring bits of one digit
place            write a digit: its cell's other candidates and the same digit in its peers are eliminated
naked single     the only candidate of its cell       hidden single   the only place for its digit in a house

A cell is a "house of digits": n candidates of which one must stay, like the n places of a digit in a row. So the grid
has four *kinds* of groups (cell, row, column, box), each a set of n candidates that lie at regular strides:

    row      9 neighbours                x x x x x x x x x         1 apart, 9 times
    column   every 9th bit               x........x........x..     9 apart, 9 times
    box      3 neighbours, 3 times       xxx......xxx......xxx     1 apart 3 times, 9 apart 3 times
    cell     one bit in every plane      x....(81)....x....(81)    81 apart, 9 times

One shift lines up a bit of *every* group with that group's base (its lowest bit): in some fifty operations `fold` tells
of all 4 x 81 groups which hold a candidate, and which hold more than one. See docs/architecture.md.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import compress
from typing import NamedTuple

from sudoku_workshop.grid.framed import framed
from sudoku_workshop.grid.geometry import Cell, Geometry

Grid = int
Mask = int
Digit = int
Text = str

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
BLANK = "."
DIGITS = {symbol: digit for digit, symbol in enumerate(BLANK + SYMBOLS)}
NO_DIGIT = len(DIGITS)  # more than any n
DIGIT_OF = bytes(DIGITS.get(chr(code), NO_DIGIT) for code in range(256))  # for `bytes.translate`


@dataclass(frozen=True, slots=True, repr=False)
class Board:
    """A grid with what is written in it. `values` include the `givens` (n*n ints, 0 blank); `grid`: the candidates.

    `str(board)` is the grid as it looks, `board[1, 3]` the digit in row 1, column 3 (0: blank). A board never changes.

    `grid` holds each written digit, and no candidate that the values rule out. Whoever makes a board without
    `board_of` must keep to this: the search starts from the values and then removes only what `grid` lacks besides.

    >>> import sudoku_workshop as sudoku
    >>> board = sudoku.parse("12.. .... ...1 ....")
    >>> board
    Board('12.........1....')
    >>> board[3, 4], board[2, 1], board.givens[:4], board == sudoku.parse(str(board))
    (1, 0, (1, 2, 0, 0), True)
    """

    geometry: Geometry
    givens: tuple[Digit, ...]
    values: tuple[Digit, ...]
    grid: Grid

    @property
    def puzzle(self) -> "Board":
        """The board as it was before anybody wrote an entry or struck out a candidate."""
        return board_of(self.geometry, self.givens)

    def __getitem__(self, place: tuple[int, int]) -> Digit:
        """The digit at (row, column), both from 1, as in r1c3; 0 for a blank. IndexError outside the grid."""
        row, column = place
        n = self.geometry.n
        if not (1 <= row <= n and 1 <= column <= n):
            raise IndexError(f"r{row}c{column} is not on the board: rows and columns are 1 to {n}")
        return self.values[(row - 1) * n + column - 1]

    def __str__(self) -> str:
        return framed(self.values, self.geometry, BLANK)

    def __repr__(self) -> str:
        entries = f", values={text_of(self.values)!r}" if self.values != self.givens else ""
        return f"Board({text_of(self.givens)!r}{entries})"


class GroupKind(NamedTuple):
    """All groups of one kind: how to fold them onto their bases and how to spread a base over its group again."""

    kind: str
    steps: tuple[tuple[tuple[int, ...], Mask], ...]  # (shifts, mask of what is then a base), one after the other
    bases: Mask
    pattern: Mask


@dataclass(frozen=True, eq=False)
class Masks:
    """The masks of one geometry, derived from its houses."""

    full: Grid
    plane: Mask
    cell: Mask  # the candidates of cell 0
    peers: tuple[Mask, ...]  # per cell, within one plane
    groups: tuple[GroupKind, ...]
    kinds: dict[str, GroupKind]  # the same by kind
    size: int
    gone: list[Mask]  # per candidate, what is removed when it is written, itself too; 0: not yet computed


SMALL = tuple(tuple(bit for bit in range(9) if mask >> bit & 1) for mask in range(1 << 9))  # the bits of every mask


def mask_of(bits: Iterable[int]) -> Mask:
    """The integer with these bits set."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def bits_of(mask: Mask) -> Sequence[int]:
    """The bits of a mask, lowest first. Those of small masks, such as nine digits, are looked up."""
    if mask < len(SMALL):
        return SMALL[mask]
    found = []
    while mask:  # from the highest: one large integer less is made for each bit
        bit = mask.bit_length() - 1
        found.append(bit)
        mask ^= 1 << bit
    found.reverse()
    return found


@cache
def masks(geometry: Geometry) -> Masks:
    """The masks of a geometry; made once, when first asked for."""
    n, size = geometry.n, geometry.cells
    full = (1 << n * size) - 1
    planes = mask_of(range(0, n * size, size))
    groups = tuple(_groups(geometry, planes))
    return Masks(
        full=full,
        plane=(1 << size) - 1,
        cell=planes,
        peers=tuple(mask_of(peers) for peers in geometry.peers),
        groups=groups,
        kinds={group.kind: group for group in groups},
        size=size,
        gone=[0] * (n * size),
    )


def _groups(geometry: Geometry, planes: Mask) -> Iterable[GroupKind]:
    """The four kinds. A stride taken `count` times is one step of a fold; as n = width * height, each kind has two."""
    n, size, (width, height) = geometry.n, geometry.cells, geometry.box
    across, down = (1, width), (n, height)
    strides = {
        "cell": ((size, width), (size * width, height)),
        "row": (across, (width, n // width)),
        "column": (down, (n * height, n // height)),
        "box": (across, down),
    }
    for kind, steps in strides.items():
        left = mask_of(range(size)) * planes
        made = []
        for stride, count in steps:
            shifts = tuple(stride * i for i in range(1, count))
            left = _bases(left, stride, count)
            made.append((shifts, left))
        pattern = mask_of(a + b for a in _places(*steps[0]) for b in _places(*steps[1]))
        yield GroupKind(kind, tuple(made), left, pattern)


def _places(stride: int, count: int) -> range:
    return range(0, stride * count, stride)


def _bases(left: Mask, stride: int, count: int) -> Mask:
    """Those bits of `left` that are the first of their run of `count` bits, `stride` apart."""
    bases = 0
    while left:
        low = left & -left
        bases |= low
        left &= ~(low * mask_of(_places(stride, count)))
    return bases


def fold(grid: Grid, kind: GroupKind) -> tuple[Mask, Mask]:
    """(bases of the groups with a candidate, bases of those with more than one), for all groups of a kind at once."""
    some, more = grid, 0
    for shifts, bases in kind.steps:
        first, extra = some, more
        for shift in shifts:
            other = first >> shift
            more |= some & other | extra >> shift
            some |= other
        some &= bases
        more &= bases
    return some, more


def place(grid: Grid, candidate: int, m: Masks) -> Grid:
    """The grid with this candidate written: the rest of its cell and the same digit in its peers are removed."""
    gone = m.gone[candidate] or gone_by(candidate, m)
    return grid & ~gone | grid & 1 << candidate


def gone_by(candidate: int, m: Masks) -> Mask:
    """What is removed when this candidate is written: the same digit in its peers, and its whole cell."""
    if not m.gone[candidate]:
        digit, cell = divmod(candidate, m.size)
        m.gone[candidate] = m.peers[cell] << digit * m.size | m.cell << cell
    return m.gone[candidate]


def board_of(
    geometry: Geometry, givens: Iterable[Digit], values: Iterable[Digit] | None = None, removed: Mask = 0
) -> Board:
    """A board from its written digits (row by row, 0 = blank); `removed` are candidates that were struck out besides.

    Candidates are what row, column and box leave; a written digit's cell holds that digit only. ValueError where the
    numbers do not fit the geometry, or a value differs from its given. Duplicates are allowed; `problems` reports them.
    """
    givens = _fitting(geometry, givens)
    if values is None:
        values = givens
    else:
        values = _fitting(geometry, values)
        if any(given and given != value for given, value in zip(givens, values, strict=True)):
            raise ValueError("values must include the givens")
    return Board(geometry, givens, values, _candidates(geometry, values) & ~removed)


def _fitting(geometry: Geometry, digits: Iterable[Digit]) -> tuple[Digit, ...]:
    digits = tuple(digits)
    if len(digits) != geometry.cells or not frozenset(range(geometry.n + 1)).issuperset(digits):
        raise ValueError(f"{geometry.cells} digits from 0 to {geometry.n} needed")
    return digits


def _candidates(geometry: Geometry, values: tuple[Digit, ...]) -> Grid:
    m = masks(geometry)
    gone = written = 0
    for cell in compress(range(m.size), values):
        candidate = (values[cell] - 1) * m.size + cell
        gone |= m.gone[candidate] or gone_by(candidate, m)
        written |= 1 << candidate
    return m.full & ~gone | written


def candidates(board: Board, cell: Cell) -> tuple[Digit, ...]:
    """The digits that may still stand in a cell, ascending; a written digit alone."""
    return _digits_at_base(board.grid >> cell & masks(board.geometry).cell, board.geometry.cells)


@lru_cache(maxsize=1 << 12)  # a 9x9 has 512 of them, and a path tells each some hundred times
def _digits_at_base(held: Mask, size: int) -> tuple[Digit, ...]:
    return tuple(candidate // size + 1 for candidate in bits_of(held))


def grid_of(values: Iterable[Digit], geometry: Geometry) -> Grid:
    """The full grid of these digits (one in every cell): the inverse of `values_of`."""
    return mask_of((digit - 1) * geometry.cells + cell for cell, digit in enumerate(values))


def values_of(grid: Grid, geometry: Geometry) -> tuple[Digit, ...]:
    """The digits of a full grid (one candidate a cell), row by row."""
    values = [0] * geometry.cells
    for candidate in bits_of(grid):
        digit, cell = divmod(candidate, geometry.cells)
        values[cell] = digit + 1
    return tuple(values)


def text_of(digits: Iterable[Digit]) -> Text:
    """The canonical form: one character a cell, `.` for a blank, A for 10 and so on."""
    return "".join((BLANK + SYMBOLS)[digit] for digit in digits)


def digits_of(geometry: Geometry, text: Text) -> tuple[Digit, ...]:
    """The inverse of `text_of`: canonical text only, ValueError for anything else. People's text is for `notation`."""
    digits = text.encode("ascii", "replace").translate(DIGIT_OF)
    if len(digits) != geometry.cells or max(digits) > geometry.n:
        raise ValueError(f"{geometry.cells} characters of {BLANK}{SYMBOLS[: geometry.n]} needed")
    return tuple(digits)
