"""The files of Simple Sudoku: up to three grids in frames of stars, with the givens, the entries and the candidates.

*-----------*
|.2.|3..|...|    and so on
"""

from collections.abc import Iterator, Sequence

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.notation.source import Source, Whole

FRAME = "*---"


def merge(source: Source, found: Sequence[Whole]) -> list[Whole]:
    """Return the boards of a text in order.

    Simple Sudoku writes the givens, the entries and the candidates of one board as separate grids. Such grids are
    merged.
    """
    return list(_merge(found)) if FRAME in source.marked else list(found)


def _merge(found: Sequence[Whole]) -> Iterator[Whole]:
    at = 0
    while at < len(found):
        first, *more = found[at : at + 3]
        whole = _one_board(first, *more) or _one_board(first, *more[:1])
        yield whole[0] if whole else first
        at += whole[1] if whole else 1


def _one_board(givens: Whole, placed: Whole | None = None, marked: Whole | None = None) -> tuple[Whole, int] | None:
    """Return the board that two or three grids form together, and how many grids belong to it.

    The grids have the givens, the entries and the candidates, in this order. Return None if they do not form one board.
    """
    if not placed or givens.format != "framed" or placed.format != "framed" or _differ(givens.board, placed.board):
        return None
    values = _combine(givens.board.givens, placed.board.givens)
    if not marked:
        whole = board_of(givens.board.geometry, givens.board.givens, values)
        return (_as_whole(givens, placed, whole), 2) if values == placed.board.givens else None
    if marked.format != "candidates" or marked.board.geometry is not givens.board.geometry:
        return None
    plain = board_of(marked.board.geometry, givens.board.givens, values)
    if _combine(values, marked.board.values) != marked.board.values:
        return None
    whole = board_of(plain.geometry, plain.givens, values, plain.grid & ~marked.board.grid)
    return _as_whole(givens, marked, whole), 3


def _differ(one: Board, other: Board) -> bool:
    """Return whether the boards have different geometries, or different digits in some cell."""
    return one.geometry is not other.geometry or any(a and b and a != b for a, b in _pairs(one.givens, other.givens))


def _combine(one: Sequence[Digit], other: Sequence[Digit]) -> tuple[Digit, ...]:
    return tuple(a or b for a, b in _pairs(one, other))


def _pairs(one: Sequence[Digit], other: Sequence[Digit]) -> Iterator[tuple[Digit, Digit]]:
    return zip(one, other, strict=True)


def _as_whole(first: Whole, last: Whole, board: Board) -> Whole:
    return Whole("simplesudoku", first.at, last.end, board)
