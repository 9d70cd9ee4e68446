"""Equivalent puzzles and the symmetry of clues: `canonical`, `automorphisms`, `symmetry`, `shuffle`, `is_minimal`."""

from random import Random
from typing import cast

from sudoku_workshop import generator, search
from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.minlex import Minlex, minlex_of
from sudoku_workshop.library.names import Symmetry
from sudoku_workshop.library.solving import only_solution
from sudoku_workshop.library.texts import Source, parse


def canonical(puzzle: Source) -> Board:
    """Return the canonical form (minlex): all equivalent puzzles have the same one.

    Two puzzles are equivalent if one becomes the other when rows, columns or digits are swapped, or the grid is turned.
    Raises SudokuError for a puzzle with rules, without clues, or larger than 9x9.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.canonical("1... ..3. .4.. ...2") == sudoku.canonical("..2. 4... ...1 .3..")
    True
    """
    board = parse(puzzle).puzzle
    return board_of(board.geometry, _minlex(board).form)


def automorphisms(puzzle: Source) -> int:
    """Return the number of ways to swap rows, columns and digits that change nothing, at least 1.

    Raises SudokuError as `canonical` does.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.automorphisms("1... ..3. .4.. ...2")
    8
    """
    return _minlex(parse(puzzle).puzzle).automorphisms


def symmetry(puzzle: Source) -> Symmetry:
    """Return the symmetry of the pattern of clues, "none" if there is none.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.symmetry("1... ..3. .4.. ...2")
    'antidiagonal'
    """
    board = parse(puzzle)
    return cast(Symmetry, generator.symmetry_of(board.geometry, board.givens))


def shuffle(puzzle: Source, seed: str | int | None = None) -> Board:
    """Return a random equivalent puzzle. The same seed gives the same one.

    >>> import sudoku_workshop as sudoku
    >>> other = sudoku.shuffle("1... ..3. .4.. ...2", seed=7)
    >>> sudoku.canonical(other) == sudoku.canonical("1... ..3. .4.. ...2")
    True
    """
    return generator.shuffle(parse(puzzle), Random(None if seed is None else str(seed)))


def is_minimal(puzzle: Source) -> bool:
    """Return whether every clue is needed: without any one of them, there would be several solutions.

    Raises NoSolution or ManySolutions if there is not exactly one solution.

    >>> import sudoku_workshop as sudoku
    >>> sudoku.is_minimal("1... ..3. .4.. ...2")
    True
    """
    board = parse(puzzle).puzzle
    only_solution(board)
    return search.is_minimal(board)


def _minlex(board: Board) -> Minlex:
    try:
        if board.geometry.rules or board.geometry.unknown:
            raise ValueError("the canonical form is for puzzles without further rules")
        return minlex_of(board)
    except ValueError as error:
        raise SudokuError(str(error)) from error
