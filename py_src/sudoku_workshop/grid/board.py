"""The board: a grid of candidates with its digits, functions that make a board, and its digits as text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress

from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.framed import draw_grid
from sudoku_workshop.grid.geometry import Geometry, with_rules
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, cell_mask, mask_of, masks, removed_by
from sudoku_workshop.rules import StatedRule, parse_rule, stated_rule

Digit = int
GridText = str

SYMBOLS = "123456789ABCDEFGHIJKLMNOP"
BLANK = "."
DIGITS = {symbol: digit for digit, symbol in enumerate(BLANK + SYMBOLS)}
NO_DIGIT = len(DIGITS)  # more than the largest digit of any grid
DIGIT_OF = bytes(DIGITS.get(chr(code), NO_DIGIT) for code in range(256))  # for `bytes.translate`


@dataclass(frozen=True, slots=True, repr=False)
class Board:
    """An immutable grid with its digits and candidates.

    `givens` and `values` have one int for each cell, 0 for a blank. `values` include the givens. `grid` has the
    candidates. `excluded` are candidates that the puzzle rules out in addition to its givens, because the givens alone
    have several solutions. `str(board)` draws the grid, and `board[1, 3]` is the digit in row 1, column 3 (0 for a
    blank).

    Invariant: `grid` has every digit on the board as a candidate of its cell, and no candidate that these digits rule
    out. Code that makes a board without `board_of` must ensure this. The search starts from the values, and then
    removes the other candidates that are missing from `grid`.

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
    excluded: Mask = 0

    @property
    def puzzle(self) -> "Board":
        """Return the board as it was before a person entered digits or crossed out candidates."""
        return board_of(self.geometry, self.givens, excluded=self.excluded)

    @property
    def crossed(self) -> Mask:
        """Return the candidates that are crossed out although no digit on the board rules them out."""
        return _candidates(self.geometry, self.values) & ~self.grid

    @property
    def rules(self) -> tuple[StatedRule, ...]:
        """Return the rules of the puzzle besides rows, columns and boxes."""
        return tuple(stated_rule(rule, self.geometry.side) for rule in self.geometry.rules)

    def with_rules(self, *rules: StatedRule) -> "Board":
        """Return the board with these rules added, which functions of `sudoku.rules` make. Regions replace others.

        Raises RuleError if a rule does not fit the grid, or if the rules can never hold together.
        """
        for rule in rules:
            if not isinstance(rule, StatedRule):
                raise SudokuError(f"rule {rule!r:.60}: expected a rule, such as sudoku.rules.knight()")
        geometry = with_rules(self.geometry, [parse_rule(rule.text, self.geometry.frame) for rule in rules])
        return board_of(geometry, self.givens, self.values, self.crossed & ~self.excluded, self.excluded)

    def __getitem__(self, place: tuple[int, int]) -> Digit:
        """Return the digit at (row, column), 0 for a blank.

        Rows and columns count from 1, as in r1c3. Raises IndexError outside the grid.
        """
        row, column = place
        side = self.geometry.side
        if not (1 <= row <= side and 1 <= column <= side):
            raise IndexError(f"r{row}c{column} is not on the board: rows and columns are 1 to {side}")
        return self.values[(row - 1) * side + column - 1]

    def __str__(self) -> str:
        kinds = _kinds(self.geometry)
        return draw_grid(self.values, self.geometry, BLANK) + (f"\nrules: {kinds}" if kinds else "")

    def __repr__(self) -> str:
        entries = f", values={text_of(self.values)!r}" if self.values != self.givens else ""
        excluded = f", excluded={self.excluded.bit_count()} candidates" if self.excluded else ""
        rules = f", rules={kinds!r}" if (kinds := _kinds(self.geometry)) else ""
        return f"Board({text_of(self.givens)!r}{entries}{excluded}{rules})"

    def _repr_svg_(self) -> str:
        """Return the board as an SVG picture. Jupyter notebooks call this method to show a board.

        Raises NotImplementedError for overlapping grids, which notebooks then show as text. The drawing code is
        imported here, because no other method of the board needs it.
        """
        import sudoku_workshop

        if self.geometry.is_overlapping:
            raise NotImplementedError
        return sudoku_workshop.svg(self)

    def _repr_html_(self) -> str:
        import sudoku_workshop

        if self.geometry.is_overlapping:
            raise NotImplementedError
        return sudoku_workshop.html(self)


def _kinds(geometry: Geometry) -> str:
    """Return the kinds of a puzzle's rules, each once, as text."""
    return ", ".join(dict.fromkeys(rule.kind for rule in geometry.rules))


def board_of(
    geometry: Geometry,
    givens: Iterable[Digit],
    values: Iterable[Digit] | None = None,
    removed: Mask = 0,
    excluded: Mask = 0,
) -> Board:
    """Return a board with these digits, given row by row, with 0 for a blank.

    The candidates are those that the digits leave in the houses. Candidates that a person crossed out (`removed`) and
    those that the puzzle itself rules out (`excluded`) are left out. The only candidate of a filled cell is its digit.
    Duplicates are allowed; `problems` reports them. Raises ValueError if the digits do not fit the geometry, or if a
    value differs from the given in its cell.
    """
    givens = _fitting(geometry, givens)
    if values is None:
        values = givens
    else:
        values = _fitting(geometry, values)
        if any(given and given != value for given, value in zip(givens, values, strict=True)):
            raise ValueError("values must include the givens")
    entries = grid_of(_entries(givens, values), geometry) if excluded else 0
    return Board(geometry, givens, values, _candidates(geometry, values) & ~(removed | excluded & ~entries), excluded)


def _entries(givens: tuple[Digit, ...], values: tuple[Digit, ...]) -> Iterable[Digit]:
    return (0 if given else value for given, value in zip(givens, values, strict=True))


def with_geometry(board: Board, geometry: Geometry) -> Board:
    """Return the board in another geometry, with the same digits and crossed-out candidates.

    Raises ValueError if the geometries differ in size.
    """
    return board_of(geometry, board.givens, board.values, board.crossed)


def _fitting(geometry: Geometry, digits: Iterable[Digit]) -> tuple[Digit, ...]:
    digits = tuple(digits)
    if len(digits) != geometry.cells or not frozenset(range(geometry.n + 1)).issuperset(digits):
        raise ValueError(f"{geometry.cells} digits from 0 to {geometry.n} needed")
    if geometry.is_overlapping and not fits(geometry, digits):
        raise ValueError("some digits are in cells that are in no grid")
    return digits


def fits(geometry: Geometry, digits: Sequence[Digit]) -> bool:
    """Return whether no digit is too large for the grid, or in a cell that is in no grid."""
    return max(digits) <= geometry.n and geometry.used.issuperset(compress(range(len(digits)), digits))


def _candidates(geometry: Geometry, values: tuple[Digit, ...]) -> Grid:
    if geometry.unknown:  # only the other candidates of a filled cell are certainly ruled out
        size = geometry.cells
        removed = mask_of(cell + digit * size for cell in compress(range(size), values) for digit in range(geometry.n))
        written = mask_of((values[cell] - 1) * size + cell for cell in compress(range(size), values))
        return (1 << geometry.n * size) - 1 & ~removed | written
    m = masks(geometry)
    removed = written = 0
    for cell in compress(range(m.size), values):
        candidate = (values[cell] - 1) * m.size + cell
        removed |= m.removed[candidate] or removed_by(candidate, m)
        written |= 1 << candidate
    return m.full & ~removed | written


def candidates(board: Board, cell: Cell) -> tuple[Digit, ...]:
    """Return the candidates of a cell in ascending order, or only the digit if the cell is filled."""
    return _digits_at_base(board.grid >> cell & cell_mask(board.geometry.n, board.geometry.cells), board.geometry.cells)


@lru_cache(maxsize=1 << 12)  # a 9x9 has 512 sets of digits, and a solution path uses each a few hundred times
def _digits_at_base(held: Mask, size: int) -> tuple[Digit, ...]:
    return tuple(candidate // size + 1 for candidate in bits_of(held))


def grid_of(values: Iterable[Digit], geometry: Geometry) -> Grid:
    """Return a grid in which each cell has only its digit in `values` as a candidate, or none if the digit is 0.

    For a full grid, this is the inverse of `values_of`.
    """
    return mask_of((digit - 1) * geometry.cells + cell for cell, digit in enumerate(values) if digit)


def values_of(grid: Grid, geometry: Geometry) -> tuple[Digit, ...]:
    """Return the digits of a full grid (one candidate per cell), row by row."""
    values = [0] * geometry.cells
    for candidate in bits_of(grid):
        digit, cell = divmod(candidate, geometry.cells)
        values[cell] = digit + 1
    return tuple(values)


def text_of(digits: Iterable[Digit]) -> GridText:
    """Return digits as text with one character per cell: `.` for a blank, A for 10 and so on."""
    return "".join((BLANK + SYMBOLS)[digit] for digit in digits)


def digits_of(geometry: Geometry, text: GridText) -> tuple[Digit, ...]:
    """Return the digits of a text in the format that `text_of` writes.

    Raises ValueError for any other text; `notation` can read more formats.
    """
    digits = text.encode("ascii", "replace").translate(DIGIT_OF)
    if len(digits) != geometry.cells or max(digits) > geometry.n:
        raise ValueError(f"expected {geometry.cells} characters of {BLANK}{SYMBOLS[: geometry.n]}")
    return tuple(digits)
