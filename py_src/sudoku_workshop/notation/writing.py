"""Boards as text. Everything that is written here reads back to the same values.

`POSITIONS` are the formats that keep candidates too: HoDoKu's line (9x9 only), which marks entries,
and the candidate grid.
"""

from collections.abc import Callable, Iterator, Sequence

from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.notation.candidates import write_candidates
from sudoku_workshop.notation.hodoku import write_hodoku


def line(board: Board) -> str:
    """The canonical Text: n*n characters."""
    return text_of(board.values)


def plain(board: Board) -> str:
    """n lines of n characters."""
    return "\n".join(text_of(row) for row in rows(board))


def grid(board: Board) -> str:
    """The board as it looks: what `str(board)` is."""
    return str(board)


def rows(board: Board) -> Iterator[Sequence[int]]:
    """The written digits row by row."""
    n = board.geometry.n
    return (board.values[start : start + n] for start in range(0, n * n, n))


FORMATS: dict[str, Callable[[Board], str]] = {"line": line, "lines": plain, "grid": grid}
POSITIONS: dict[str, Callable[[Board], str]] = {"candidates": write_candidates, "hodoku": write_hodoku}


def write(board: Board, format: str) -> str:
    """A board in one of FORMATS or POSITIONS. KeyError for another format, ValueError for another size than it has."""
    return (FORMATS | POSITIONS)[format](board)
