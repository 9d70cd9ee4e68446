"""The board: a grid of candidates with its digits, and functions that make a board."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, overload

from sudoku_workshop.grid.board_moves import BoardMoves
from sudoku_workshop.grid.board_source import described
from sudoku_workshop.grid.candidate_text import candidates_text
from sudoku_workshop.grid.digit_grids import digits_at_base, fields_of
from sudoku_workshop.grid.digit_text import Digit, text_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry import geometry as geometry_of
from sudoku_workshop.grid.houses import SIZES, Cell
from sudoku_workshop.grid.masks import Grid, Mask, cell_mask
from sudoku_workshop.grid.puzzle_forms import Rows, Source, Table
from sudoku_workshop.rules import StatedRule, stated_rule


@dataclass(frozen=True, slots=True, repr=False, init=False)
class Board(BoardMoves):
    """An immutable grid with its digits and candidates.

    `givens` and `values` have one int for each cell, 0 for a blank. `values` include the givens. `grid` has the
    candidates. `excluded` are candidates that the puzzle rules out in addition to its givens, because the givens alone
    have several solutions. `str(board)` draws the grid, `eval(repr(board))` is the same board, and `board[1, 3]` is the
    digit in row 1, column 3 (0 for a blank). A board is made from a puzzle in any form that `parse` takes. `values` are
    its clues and entries, in any of these forms, too. `crossed` are candidates that a person crossed out, and
    `excluded` those that the puzzle excludes, both as text such as "r1c2<>3". `geometry` names the rules, as for
    `parse`.

    Two boards are equal if their rules, clues, entries and candidates are all the same. `same_grid` compares only the
    digits.

    Invariant: `grid` has every digit on the board as a candidate of its cell, and no candidate that these digits rule
    out. Code that makes a board without `board_of` must ensure this. The search starts from the values, and then
    removes the other candidates that are missing from `grid`.

    >>> import sudoku_workshop as sudoku
    >>> board = sudoku.Board("12.. .... ...1 ....")
    >>> board
    Board('12.........1....')
    >>> board[3, 4], board[2, 1], board.givens[:4], board == sudoku.parse(str(board))
    (1, 0, (1, 2, 0, 0), True)
    >>> played = board.with_value(1, 3, 3).without_candidate(4, 4, 2)
    >>> played, played.candidates(4, 4)
    (Board('12.........1....', values='123........1....', crossed='r4c4<>2'), (3, 4))
    """

    geometry: Geometry
    givens: tuple[Digit, ...]
    values: tuple[Digit, ...]
    grid: Grid
    excluded: Mask

    @overload
    def __init__(
        self, puzzle: Source, /, *, values: Source = "", crossed: str = "", excluded: str = "", geometry: str = ""
    ) -> None: ...
    @overload
    def __init__(
        self,
        geometry: Geometry,
        givens: tuple[Digit, ...],
        values: tuple[Digit, ...],
        grid: Grid,
        excluded: Mask = 0,
        /,
    ) -> None: ...
    def __init__(self, puzzle: Any = None, /, *fields: Any, **texts: Any) -> None:
        if "givens" in texts:  # dataclasses.replace names all fields
            puzzle, *fields = (texts[name] for name in Board.__slots__)  # type: ignore[assignment]
        found = (puzzle, *fields, 0)[:5] if isinstance(puzzle, Geometry) else described(puzzle, *fields, **texts)
        for name, value in zip(Board.__slots__, found, strict=True):
            object.__setattr__(self, name, value)  # a board is changed only here

    @classmethod
    def from_rows(cls, rows: Rows, rules: Iterable[StatedRule] = ()) -> "Board":
        """Return the puzzle with these rows of numbers or characters. 0, None, NaN, "." and "" are blank cells.

        >>> import sudoku_workshop as sudoku
        >>> sudoku.Board.from_rows([[1, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]])
        Board('12.........1....')
        """
        return cls(rows).with_rules(*rules)

    @classmethod
    def from_array(cls, array: Table, rules: Iterable[StatedRule] = ()) -> "Board":
        """Return the puzzle in an array or a DataFrame of numbers. 0 and NaN are blank cells."""
        return cls(array).with_rules(*rules)

    @classmethod
    def from_cells(
        cls, cells: Mapping[tuple[int, int], Digit], size: int = 9, rules: Iterable[StatedRule] = ()
    ) -> "Board":
        """Return the puzzle of this size with these clues, by row and column.

        >>> import sudoku_workshop as sudoku
        >>> sudoku.Board.from_cells({(1, 1): 1, (1, 2): 2, (3, 4): 1}, size=4)
        Board('12.........1....')
        """
        empty = cls.empty(size, rules)
        digits = list(empty.givens)
        for (row, column), digit in cells.items():
            digits[empty.cell(row, column)] = empty.checked(digit)
        return board_of(empty.geometry, digits)

    @classmethod
    def empty(cls, size: int | str = 9, rules: Iterable[StatedRule] = ()) -> "Board":
        """Return an empty grid of this size, with rules that functions of `sudoku.rules` make.

        >>> import sudoku_workshop as sudoku
        >>> sudoku.Board.empty(4, rules=[sudoku.rules.king()])
        Board('................', geometry='4+king')
        """
        grid = geometry_of(str(size))
        return board_of(grid, [0] * grid.cells).with_rules(*rules)

    @property
    def puzzle(self) -> "Board":
        """Return the board as it was before a person entered digits or crossed out candidates."""
        is_puzzle = self.values == self.givens and not self.crossed & ~self.excluded
        return self if is_puzzle else board_of(self.geometry, self.givens, excluded=self.excluded)

    @property
    def rules(self) -> tuple[StatedRule, ...]:
        """Return the rules of the puzzle besides rows, columns and boxes."""
        return tuple(stated_rule(rule, self.geometry.side) for rule in self.geometry.rules)

    @property
    def is_solved(self) -> bool:
        """Return whether every cell has a digit and no rule is broken.

        >>> import sudoku_workshop as sudoku
        >>> sudoku.solve("1... ..3. .4.. ...2").is_solved
        True
        """
        return all(self.values[cell] for cell in self.geometry.used) and self.is_valid

    @property
    def is_valid(self) -> bool:
        """Return whether the digits on the board break no rule. `check` tells whether there is a solution.

        >>> import sudoku_workshop as sudoku
        >>> sudoku.Board("12.. .... ...1 ....").is_valid, sudoku.Board("11.. .... ...1 ....").is_valid
        (True, False)
        """
        from sudoku_workshop.grid.problems import duplicates  # imported late, because it imports this module

        return not any(duplicates(self))

    def __repr__(self) -> str:
        own = {
            "values": text_of(self.values) if self.values != self.givens else "",
            "crossed": candidates_text(self.crossed & ~self.excluded, self.geometry, "<>"),
            "excluded": candidates_text(self.excluded, self.geometry, "<>"),
            "geometry": self.geometry.name if self.geometry.name not in SIZES else "",
        }
        texts = "".join(f", {name}={text!r}" for name, text in own.items() if text)
        return f"Board({text_of(self.givens)!r}{texts})"


def board_of(
    geometry: Geometry,
    givens: Iterable[Digit],
    values: Iterable[Digit] | None = None,
    removed: Mask = 0,
    excluded: Mask = 0,
) -> Board:
    """Return a board with these digits. `fields_of` explains the arguments."""
    return Board(*fields_of(geometry, givens, values, removed, excluded))


def with_geometry(board: Board, geometry: Geometry) -> Board:
    """Return the board in another geometry, with the same digits and crossed-out candidates.

    Raises ValueError if the geometries differ in size.
    """
    return board_of(geometry, board.givens, board.values, board.crossed)


def candidates(board: Board, cell: Cell) -> tuple[Digit, ...]:
    """Return the candidates of a cell in ascending order, or only the digit if the cell is filled."""
    return digits_at_base(board.grid >> cell & cell_mask(board.geometry.n, board.geometry.cells), board.geometry.cells)
