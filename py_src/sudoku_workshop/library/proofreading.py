"""Mistakes in clues: `mistyped_clues` of a typed puzzle, `proofread` of a recognised picture."""

from collections.abc import Sequence
from typing import NamedTuple

from sudoku_workshop import search
from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import SIZES
from sudoku_workshop.library.choices import one_of
from sudoku_workshop.library.names import Size
from sudoku_workshop.library.places import Cell, cells_named
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.search import proofread as pictures


class MistypedClue(NamedTuple):
    """A clue that may be mistyped. With the digit `instead`, the puzzle has exactly one solution.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.mistyped_clues("12.. .... 3..1 ..2.")[0]
    MistypedClue(row=1, column=2, digit=2, instead=4)
    """

    row: int
    column: int
    digit: Digit
    instead: Digit


class Proof(NamedTuple):
    """A proofread picture: the likeliest puzzle, and whether it has exactly one solution (`unique`).

    `changed` has the cells whose digit is not their likeliest one, and `doubtful` the cells for a person to check.
    """

    board: Board
    changed: tuple[Cell, ...]
    doubtful: tuple[Cell, ...]
    unique: bool


def mistyped_clues(puzzle: Source) -> tuple[MistypedClue, ...]:
    """Return the clues that may be mistyped in a puzzle without a solution, each with the digit that it may be.

    >>> import sudoku_workshop as sudoku
    >>> [slip.instead for slip in sudoku.mistyped_clues("12.. .... 3..1 ..2.")]
    [4, 3, 4]
    """
    board = parse(puzzle).puzzle
    if search.count(board, 1):
        return ()
    side = board.geometry.side
    return tuple(
        MistypedClue(cell // side + 1, cell % side + 1, digit, instead)
        for cell, digit, instead in search.mistyped(board)
    )


def proofread(cells: Sequence[Sequence[float]], size: Size = 9) -> Proof:
    """Return the likeliest puzzle with exactly one solution for cells that a program has recognised.

    Each cell, row by row, has the probabilities that it is blank, that it is 1, that it is 2 and so on.

    >>> import sudoku_workshop as sudoku
    >>> seen = [[digit == read for digit in range(5)] for read in (1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2)]
    >>> seen[1] = [0.4, 0.6, 0.0, 0.0, 0.0]
    >>> proof = sudoku.proofread(seen, size=4)
    >>> proof.board, proof.changed, proof.unique
    (Board('1.....3..4.....2'), (Cell(row=1, column=2),), True)
    """
    one_of("size", str(size), tuple(SIZES))
    grid = geometry(str(size))
    try:
        shares = [[float(share) for share in cell] for cell in cells]
    except (TypeError, ValueError) as error:
        raise SudokuError(f"cells {cells!r:.60}: expected probabilities") from error
    if len(shares) != grid.cells or any(len(cell) != grid.n + 1 for cell in shares):
        raise SudokuError(f"expected {grid.cells} cells, each with {grid.n + 1} probabilities")
    found = pictures.proofread(grid, shares)
    changed, doubtful = (cells_named(places, grid) for places in (found.changed, found.doubtful))
    return Proof(board_of(grid, found.digits), changed, doubtful, found.unique)
