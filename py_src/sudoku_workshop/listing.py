"""What a list tells about its puzzles: how hard they are, their symmetry, their smallest form; which are the same."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from sudoku_workshop.generator import symmetry_of
from sudoku_workshop.grid.board import Board, text_of
from sudoku_workshop.grid.minlex import minlex_of
from sudoku_workshop.logic.rating import Rating, rate

Facts = dict[str, Any]  # by column; None for what a puzzle does not have


def _pattern(board: Board) -> Facts:
    return {"clues": sum(map(bool, board.givens)), "symmetry": symmetry_of(board.geometry, board.givens)}


def _form(board: Board) -> Facts:
    """None for what has no such form: see `minlex_of`. With unknown rules the same clues may be two puzzles."""
    if board.geometry.unknown:
        return {"automorphisms": None, "minlex": None}
    try:
        form, automorphisms = minlex_of(board)
    except ValueError:
        return {"automorphisms": None, "minlex": None}
    return {"automorphisms": automorphisms, "minlex": text_of(form)}


def _rating(board: Board) -> Facts:
    """None for what has not exactly one solution."""
    rating = rate(board)
    return rating._asdict() if rating else dict.fromkeys(Rating._fields)


PARTS: dict[tuple[str, ...], Callable[[Board], Facts]] = {  # what is found out together; the slow ones last
    ("clues", "symmetry"): _pattern,
    ("automorphisms", "minlex"): _form,
    Rating._fields: _rating,
}
FOUND = tuple(column for columns in PARTS for column in columns)


def facts_of(board: Board, columns: Iterable[str] = FOUND) -> Facts:
    """What these columns say of a puzzle; with each all others that are found out together with it."""
    wanted = set(columns)
    found = (part(board) for own, part in PARTS.items() if wanted & set(own))
    return {column: value for facts in found for column, value in facts.items()}


def repeats(rows: Sequence[Mapping[str, Any]]) -> list[int | None]:
    """For each the number, from 1, of the first that is the same puzzle but for names and turning; None for the first
    itself, and for what has no smallest form.
    """
    first: dict[str, int] = {}
    found = [row["minlex"] and first.setdefault(row["minlex"], number) for number, row in enumerate(rows, 1)]
    return [same if same != number else None for number, same in enumerate(found, 1)]
