"""Requests about making puzzles: a puzzle for a wish, the recipe of an ID, the puzzle of the day, and a variant."""

from dataclasses import asdict
from functools import lru_cache
from random import Random
from typing import cast

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Json, Methods, board_from
from sudoku_workshop.generator import (
    EFFORT,
    GRADED,
    RARE,
    TECHNIQUES,
    Made,
    Recipe,
    Search,
    Wish,
    grades_with,
    id_of_day,
    recipe_of,
    shuffle,
)
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.logic.rating import RATED, rate

UNRATED: Json = {"grade": None, "er": None, "beyond": False}


def _generate(
    wish: shapes.SomeWish, seed: str, index: int, effort: int = EFFORT, upto: int | None = None, old: bool = False
) -> shapes.Made | shapes.Sought:
    """Make a puzzle that meets a wish (the properties that the puzzle should have).

    With `upto`, the search stops after this number of tries, including those of earlier calls. If it has found no
    puzzle by then, only the number of tries is returned. With `old`, very hard puzzles are made as for an old ID.
    """
    search = _search(Recipe(Wish(**wish), seed, index, old), effort)
    if not search.advanced(min(effort, upto or effort)) and search.tries < effort:
        return {"met": False, "tries": search.tries, "effort": effort}
    _search.cache_clear()
    return _made_of(search.made(effort))


@lru_cache(maxsize=1)
def _search(recipe: Recipe, _effort: int) -> Search:
    """Return the search for a recipe's puzzle. The last search is cached, so that the next call continues it.

    If another worker gets the next call, its search starts from the beginning and finds the same puzzle.
    """
    return Search(recipe)


def _made_of(made: Made) -> shapes.Made:
    """Return a newly made puzzle as the reply to the page, with its grade and ER.

    The puzzle is rated in full only if its grade and ER are not known yet: if it is only the closest match, or if it is
    Extreme or harder.
    """
    known = {"grade": made.grade, "er": made.er if made.puzzle.geometry.name == RATED else None, "beyond": False}
    enough = made.met and (made.grade or not made.recipe.wish.is_judged)
    return made_reply(made, known if enough else _rating_of(made.puzzle))


def made_reply(made: Made, rating: Json) -> shapes.Made:
    """Return a newly made puzzle and its rating as the reply to the page."""
    reply = {
        "geometry": made.puzzle.geometry.name,
        "puzzle": text_of(made.puzzle.givens),
        "solution": text_of(made.solution.givens),
        "id": made.recipe.id,
        "minimal": made.minimal,
        "met": made.met,
        "tries": made.tries,
    }
    return cast(shapes.Made, reply | rating)


def _rating_of(puzzle: Board) -> Json:
    """Return a puzzle's grade and ER, or null if they are not defined for its size.

    If `beyond` is true, the ER is only a lower bound.
    """
    rating = rate(puzzle) if puzzle.geometry.name in GRADED else None
    return {"grade": rating.grade, "er": rating.er, "beyond": rating.beyond} if rating else UNRATED


def _recipe(id: str) -> shapes.Recipe:
    """Return the recipe in a puzzle's ID: the properties that the puzzle should have, a seed, and an index."""
    recipe = recipe_of(id)
    found: shapes.Recipe = {"wish": asdict(recipe.wish), "seed": recipe.seed, "index": recipe.index}
    return {**found, "old": True} if recipe.old else found


def _day(day: str) -> shapes.DayId:
    """Return the ID of the daily puzzle for a date, which is given without hyphens, as in 20261122."""
    return {"id": id_of_day(day)}


def _techniques() -> shapes.Techniques:
    """Return the techniques for which the page can make puzzles, each with the possible grades of these puzzles."""
    offered = (name for name in TECHNIQUES if name not in RARE)
    return {"techniques": [{"name": name, "grades": list(grades_with(name))} for name in offered]}


def _shuffle(state: shapes.BoardState, solution: str, seed: str, index: int) -> shapes.Disguised:
    """Return a variant of a puzzle (with rows, columns and digits swapped), its solution, and its own grade and ER.

    Decision 0501 says why a variant is rated again.
    """
    puzzle = board_from(state).puzzle
    full = board_of(puzzle.geometry, puzzle.givens, digits_of(puzzle.geometry, solution), excluded=puzzle.excluded)
    moved = shuffle(full, Random(f"{seed}/{index}"))
    disguise = moved.puzzle
    reply = {"puzzle": text_of(moved.givens), "solution": text_of(moved.values)}
    return cast(shapes.Disguised, reply | _rating_of(disguise))


METHODS: Methods = {
    "generate": _generate,
    "recipe": _recipe,
    "day": _day,
    "techniques": _techniques,
    "shuffle": _shuffle,
}
