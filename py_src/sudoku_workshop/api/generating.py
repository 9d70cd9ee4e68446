"""What the page may ask about making puzzles: one to a wish, the recipe behind an id, a disguise."""

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
from sudoku_workshop.grid.board import Board, board_of, digits_of, text_of
from sudoku_workshop.logic.rating import RATED, rate

UNRATED: Json = {"grade": None, "er": None, "beyond": False}


def _generate(
    wish: shapes.SomeWish, seed: str, index: int, effort: int = EFFORT, upto: int | None = None
) -> shapes.Made | shapes.Sought:
    """With `upto`, no more tries than that for now: without success only the number of tries is returned."""
    search = _search(Recipe(Wish(**wish), seed, index), effort)
    made = search.made(min(effort, upto or effort))
    if made.met or made.tries == effort:
        _search.cache_clear()
        return _made_of(made)
    return {"met": False, "tries": made.tries, "effort": effort}


@lru_cache(maxsize=1)
def _search(recipe: Recipe, _effort: int) -> Search:
    """The search of the last recipe goes on where it was; another worker begins anew, and finds the same."""
    return Search(recipe)


def _made_of(made: Made) -> shapes.Made:
    """A puzzle that was made, rated as far as known; in full where it was not `met`, or is Extreme or harder."""
    name = made.puzzle.geometry.name
    known = {"grade": made.grade, "er": made.er if name == RATED else None, "beyond": False}
    told = {
        "geometry": name,
        "puzzle": text_of(made.puzzle.givens),
        "solution": text_of(made.solution.givens),
        "id": made.recipe.id,
        "minimal": made.minimal,
        "met": made.met,
        "tries": made.tries,
    }
    enough = made.met and (made.grade or not made.recipe.wish.is_judged)
    return cast(shapes.Made, told | (known if enough else _rating_of(made.puzzle)))


def _rating_of(puzzle: Board) -> Json:
    """Grade and ER, as far as the size has them; `beyond`: ER is that at least."""
    rating = rate(puzzle) if puzzle.geometry.name in GRADED else None
    return {"grade": rating.grade, "er": rating.er, "beyond": rating.beyond} if rating else UNRATED


def _recipe(id: str) -> shapes.Recipe:
    recipe = recipe_of(id)
    return {"wish": asdict(recipe.wish), "seed": recipe.seed, "index": recipe.index}


def _day(day: str) -> shapes.DayId:
    return {"id": id_of_day(day)}


def _techniques() -> shapes.Techniques:
    """Those that the page offers, each with the grades that its puzzles can have."""
    offered = (name for name in TECHNIQUES if name not in RARE)
    return {"techniques": [{"name": name, "grades": list(grades_with(name))} for name in offered]}


def _shuffle(state: shapes.BoardState, solution: str, seed: str, index: int) -> shapes.Disguised:
    """A disguise of a puzzle, with its solution disguised in the same way, rated anew: see decision 0501."""
    puzzle = board_from(state).puzzle
    full = board_of(puzzle.geometry, puzzle.givens, digits_of(puzzle.geometry, solution), excluded=puzzle.excluded)
    moved = shuffle(full, Random(f"{seed}/{index}"))
    disguise = moved.puzzle
    told = {"puzzle": text_of(moved.givens), "solution": text_of(moved.values)}
    return cast(shapes.Disguised, told | _rating_of(disguise))


METHODS: Methods = {
    "generate": _generate,
    "recipe": _recipe,
    "day": _day,
    "techniques": _techniques,
    "shuffle": _shuffle,
}
