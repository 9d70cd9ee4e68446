"""What the page may ask about making puzzles: one to order, the order behind an id, a disguise."""

from collections.abc import Callable
from dataclasses import asdict
from random import Random

from sudoku.board import board_of, digits_of, text_of
from sudoku.generator import EFFORT, TECHNIQUES, Made, Order, Wish, make, order_of, shuffle
from sudoku.rating import RATED
from sudoku.shapes import Json, board_from, puzzle_of


def _generate(wish: dict[str, str], seed: str, index: int, effort: int = EFFORT) -> Json:
    return _made_of(make(Order(Wish(**wish), seed, index), effort))


def _made_of(made: Made) -> Json:
    """A puzzle that was made, or the nearest one where it was not `met`; `grade` and `er` as far as known."""
    return {
        "geometry": made.puzzle.geometry.name,
        "puzzle": text_of(made.puzzle.givens),
        "solution": text_of(made.solution.givens),
        "id": made.order.id,
        "minimal": made.minimal,
        "grade": made.grade,
        "er": made.er if made.puzzle.geometry.name == RATED else None,
        "met": made.met,
        "tries": made.tries,
    }


def _order(id: str) -> Json:
    order = order_of(id)
    return {"wish": asdict(order.wish), "seed": order.seed, "index": order.index}


def _techniques() -> Json:
    return {"techniques": list(TECHNIQUES)}


def _shuffle(state: Json, solution: str, seed: str, index: int) -> Json:
    """A disguise of a puzzle, with its solution disguised in the same way."""
    puzzle = puzzle_of(board_from(state))
    full = board_of(puzzle.geometry, puzzle.givens, digits_of(puzzle.geometry, solution))
    moved = shuffle(full, Random(f"{seed}/{index}"))
    return {"puzzle": text_of(moved.givens), "solution": text_of(moved.values)}


METHODS: dict[str, Callable[..., Json]] = {
    "generate": _generate,
    "order": _order,
    "techniques": _techniques,
    "shuffle": _shuffle,
}
