"""Generating puzzles: `generate`."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Literal, get_args, overload

from sudoku_workshop.error import SudokuError
from sudoku_workshop.generator import CHOICES, EFFORT, Made, Recipe, Wish, WishError, make, random_seed, recipe_of
from sudoku_workshop.library.choices import ENGLISH, listed, of_kind
from sudoku_workshop.library.names import Size, Symmetry, Technique
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.messages import say

ClueWord = Literal["fewer", "usual", "more"]
USUAL = {part.name: part.default for part in fields(Wish)} | {"size": 9}


@overload
def generate(id: str) -> Made: ...
@overload
def generate(
    *,
    size: Size = 9,
    grade: Grade | None = None,
    symmetry: Symmetry = "none",
    clues: int | tuple[int, int] | ClueWord | None = None,
    technique: Technique | None = None,
    er: tuple[float, float] | None = None,
    seed: str | int | None = None,
    index: int = 0,
) -> Made: ...
def generate(
    id: str | None = None,
    *,
    size: int | str = 9,
    grade: str | None = None,
    symmetry: str = "none",
    clues: int | str | tuple[int, int] | None = None,
    technique: str | None = None,
    er: tuple[float, float] | None = None,
    seed: str | int | None = None,
    index: int = 0,
) -> Made:
    """Return a new puzzle with its solution, and with an ID from which the same puzzle can be made again.

    `clues` is the number of clues, the lowest and the highest number, or a word: "usual" is what newspapers print for
    the grade. `er` is the range of the rating, in place of a grade. `technique` is the hardest technique needed.
    Without `seed`, every call makes a different puzzle. `index` chooses one of the puzzles for a wish and a seed. An ID
    replaces all other arguments. Raises SudokuError if the wish is impossible, or if no puzzle that meets the wish is
    found.

    >>> import sudoku_workshop as sudoku
    >>> made = sudoku.generate(grade="easy", symmetry="half-turn", seed="doc")
    >>> made.grade, sudoku.generate(made.recipe.id).puzzle == made.puzzle
    ('easy', True)
    """
    of_kind("id", id, str | None)
    of_kind("index", index, int)
    of_kind("er", er, tuple[float, float] | None)
    if er and grade is not None:
        raise SudokuError("er and grade say the same thing; choose one of them")
    wish = {"size": size, "grade": _er_range(er) if er else grade, "symmetry": symmetry, "technique": technique}
    wish["clues"] = "-".join(map(str, clues)) if isinstance(clues, tuple) else clues
    asked = {part: value for part, value in wish.items() if value is not None and value != USUAL[part]}
    if id is not None and (asked or seed is not None or index):
        raise SudokuError("an id says what to make, and stands alone")
    if id in get_args(Grade):
        raise SudokuError(f"{id} is not a puzzle ID; for a puzzle of this difficulty, use grade={id!r}")
    try:
        recipe = recipe_of(id) if id is not None else _recipe(asked, seed, index)
    except WishError as error:
        raise _refusal(error) from error
    made = make(recipe)
    if not made.met:
        raise SudokuError(f"nothing like {recipe.id} was found in {EFFORT} tries; wish for less, or for another seed")
    return made


def _er_range(er: tuple[float, float]) -> str:
    return f"er{er[0]:.1f}-{er[1]:.1f}"


def _recipe(wish: Mapping[str, object], seed: str | int | None, index: int) -> Recipe:
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
