"""Requests of the book editor."""

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_from
from sudoku_workshop.book.examine import examine
from sudoku_workshop.generator import wish_from


def _examine(state: shapes.BoardState, wish: shapes.SomeWish | None = None, rated: bool = False) -> shapes.Examined:
    """Return the facts about a puzzle of a book, and the properties that its section asks for but the puzzle lacks.

    If `rated` is true, the facts include the puzzle's rating.
    """
    found = examine(board_from(state), None if wish is None else wish_from(wish), rated)
    rating = found.rating
    return {
        "solutions": found.solutions,
        "unmet": found.unmet,
        "techniques": found.techniques,
        "grade": rating.grade if rating else None,
        "er": rating.er if rating else None,
        "beyond": bool(rating and rating.beyond),
    }


METHODS: Methods = {
    "examine": _examine,
}
