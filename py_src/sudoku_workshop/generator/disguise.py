"""Variants of a puzzle, made by exchanging parts of its grid in ways that do not change how the puzzle is solved.

Digits are exchanged with each other. So are bands, rows within a band, stacks, and columns within a stack. If the boxes
are square, rows are also exchanged with columns. In a geometry with extra houses, only digits are exchanged. The grid
is then also turned or mirrored, as far as the extra houses allow.
"""

from collections.abc import Sequence
from random import Random

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.canonical import turns
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of


def shuffle(board: Board, random: Random) -> Board:
    """Return a random variant of a board. Every variant has the same probability.

    Entries and excluded candidates move with their cells. Candidates that a person crossed out are not kept. Raises
    UnexplainedRules if the puzzle has rules that the exchanges could break.
    """
    geometry, n = board.geometry, board.geometry.n
    geometry.refuse_unexplained()
    rows, columns = _lines(n, geometry.box[1], random), _lines(n, geometry.box[0], random)
    digits = (0, *random.sample(range(1, n + 1), n))
    origin: Sequence[Cell] = [row * n + column for row in rows for column in columns]
    if geometry.more:
        origin = random.choice(turns(geometry))
    elif geometry.box[0] == geometry.box[1] and random.random() < 0.5:
        origin = [origin[column * n + row] for row in range(n) for column in range(n)]
    moved = _moved(board.givens, origin, digits), _moved(board.values, origin, digits)
    return board_of(geometry, *moved, excluded=_moved_mask(board.excluded, origin, digits))


def _lines(n: int, together: int, random: Random) -> list[int]:
    """Return the rows or columns in a new random order, in which each group of `together` lines stays adjacent.

    A group is the rows of a band, or the columns of a stack.
    """
    groups = random.sample(range(n // together), n // together)
    return [group * together + line for group in groups for line in random.sample(range(together), together)]


def _moved(written: tuple[Digit, ...], origin: Sequence[Cell], digits: tuple[Digit, ...]) -> list[Digit]:
    return [digits[written[cell]] for cell in origin]


def _moved_mask(candidates: Mask, origin: Sequence[Cell], digits: tuple[Digit, ...]) -> Mask:
    size, to = len(origin), {old: new for new, old in enumerate(origin)}
    places = (divmod(candidate, size) for candidate in bits_of(candidates))
    return mask_of((digits[digit + 1] - 1) * size + to[cell] for digit, cell in places)
