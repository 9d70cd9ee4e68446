"""Generating puzzles: `generate`."""

from collections.abc import Mapping
from dataclasses import fields

from sudoku_workshop.error import SudokuError
from sudoku_workshop.generator import CHOICES, EFFORT, Made, Recipe, Wish, WishError, make, random_seed, recipe_of
from sudoku_workshop.library.choices import ENGLISH, all_of, listed, of_kind
from sudoku_workshop.messages import say


def generate(id: str | None = None, *, seed: str | int | None = None, index: int = 0, **wish: str | int | None) -> Made:
    """Return a new puzzle with its solution, and with an ID from which the same puzzle can be made again.

    `wish` is any of size, grade, symmetry, clues and technique. Without `seed`, every call makes a different puzzle.
    `index` chooses one of the puzzles for a wish and a seed. An ID replaces all other arguments. Raises SudokuError if
    the wish is impossible, or if no puzzle that meets the wish is found.

    >>> import sudoku_workshop as sudoku
    >>> made = sudoku.generate(grade="easy", symmetry="half-turn", seed="doc")
    >>> made.grade, sudoku.generate(made.recipe.id).puzzle == made.puzzle
    ('easy', True)
    """
    of_kind("id", id, str | None)
    of_kind("index", index, int)
    all_of("wish", wish, [field.name for field in fields(Wish)])
    if id is not None and (wish or seed is not None or index):
        raise SudokuError("an id says what to make, and stands alone")
    try:
        recipe = recipe_of(id) if id is not None else _recipe(wish, seed, index)
    except WishError as error:
        raise _refusal(error) from error
    made = make(recipe)
    if not made.met:
        raise SudokuError(f"nothing like {recipe.id} was found in {EFFORT} tries; wish for less, or for another seed")
    return made


def _recipe(wish: Mapping[str, str | int | None], seed: str | int | None, index: int) -> Recipe:
    if index < 0:
        raise SudokuError(f"index {index}: 0 or more needed")
    return Recipe(
        Wish(**{part: str(value) for part, value in wish.items()}),
        random_seed() if seed is None else str(seed).lower(),
        index,
    )


def _refusal(error: WishError) -> SudokuError:
    """Return the error for an impossible wish. If the wish has an unknown name, the error lists the allowed names."""
    words = say(ENGLISH, f"wish-error.{error.code}", found=error.found, **error.more)
    is_short = error.code in CHOICES and "near" not in error.more  # the error already lists similar names
    return SudokuError(f"{words}; there are {listed(CHOICES[error.code])}" if is_short else words)
