"""Facts about the puzzles of a list: difficulty, symmetry, minlex form, and which puzzles are the same."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sudoku_workshop.generator import symmetry_of
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.minlex import minlex_of
from sudoku_workshop.logic.rating import Rating, rate

Facts = dict[str, Any]  # by column; a fact that a puzzle does not have is None
Parts = Mapping[tuple[str, ...], Callable[[Board], Facts]]  # functions by the columns that they compute


def _pattern(board: Board) -> Facts:
    return {"clues": sum(map(bool, board.givens)), "symmetry": symmetry_of(board.geometry, board.givens)}


def _form(board: Board) -> Facts:
    """Return the minlex form and the number of automorphisms, or None for both (see `minlex_of`).

    Puzzles with unsupported rules have no minlex form, because two different puzzles may have the same clues.
    """
    if board.geometry.unknown:
        return {"automorphisms": None, "minlex": None}
    try:
        form, automorphisms = minlex_of(board)
    except ValueError:
        return {"automorphisms": None, "minlex": None}
    return {"automorphisms": automorphisms, "minlex": text_of(form)}


def _rating(board: Board) -> Facts:
    """Return the facts about a puzzle's difficulty.

    All are None if there is not exactly one solution, or if the puzzle has unsupported rules.
    """
    rating = None if board.geometry.unknown else rate(board)
    return rating._asdict() if rating else dict.fromkeys(Rating._fields)


PARTS: Parts = {  # slow ones last
    ("clues", "symmetry"): _pattern,
    ("automorphisms", "minlex"): _form,
    Rating._fields: _rating,
}
FOUND = tuple(column for columns in PARTS for column in columns)


def facts_of(board: Board, columns: Iterable[str] = FOUND, parts: Parts = PARTS) -> Facts:
    """Return the facts about a puzzle for these columns of a table.

    Facts for other columns are included if they are computed together with these.
    """
    wanted = set(columns)
    found = (part(board) for names, part in parts.items() if wanted & set(names))
    return {column: value for facts in found for column, value in facts.items()}


def repeats(rows: Sequence[Mapping[str, Any]]) -> list[int | None]:
    """Return, for each row, the number (from 1) of the first row with the same puzzle. Variants count as the same.

    The number is None for that first row itself, and for puzzles without a minlex form.
    """
    first: dict[str, int] = {}
    found = [row["minlex"] and first.setdefault(row["minlex"], number) for number, row in enumerate(rows, 1)]
    return [same if same != number else None for number, same in enumerate(found, 1)]
