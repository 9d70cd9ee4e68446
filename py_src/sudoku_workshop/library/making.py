"""Generating puzzles: `generate`."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Literal, cast, get_args, overload

from sudoku_workshop.error import SudokuError
from sudoku_workshop.generator import CHOICES, Made, Recipe, Wish, WishError, make_from, random_seed, recipe_from
from sudoku_workshop.generator.asked_clues import pattern_named
from sudoku_workshop.library.choices import ENGLISH, listed, of_kind
from sudoku_workshop.library.names import MadeKind, Size, Symmetry, Technique
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.messages import say

if TYPE_CHECKING:
    from sudoku_workshop.generator.variants import VariantRecipe

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
    pattern: str | None = None,
    technique: Technique | None = None,
    er: tuple[float, float] | None = None,
    seed: str | int | None = None,
    index: int = 0,
) -> Made: ...
@overload
def generate(
    *,
    rules: MadeKind | Sequence[MadeKind],
    size: int | str = 9,
    grade: Grade | None = None,
    symmetry: Symmetry = "none",
    clues: int | tuple[int, int] | Literal["none", "some"] | None = None,
    pattern: str | None = None,
    cages: tuple[int, int] | None = None,
    only_needed: bool = False,
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
    pattern: str | None = None,
    technique: str | None = None,
    er: tuple[float, float] | None = None,
    rules: str | Sequence[str] | None = None,
    cages: tuple[int, int] | None = None,
    only_needed: bool = False,
    seed: str | int | None = None,
    index: int = 0,
) -> Made:
    """Return a new puzzle with its solution, and with an ID from which the same puzzle can be made again.

    `clues` is the number of clues, the lowest and the highest number, or a word: "usual" is what newspapers print for
    the grade. `er` is the range of the rating, in place of a grade. `technique` is the hardest technique needed.
    Without `seed`, every call makes a different puzzle. `index` chooses one of the puzzles for a wish and a seed. An ID
    replaces all other arguments. Raises SudokuError if the wish is impossible, or if no puzzle that meets the wish is
    found.

    `pattern` says which cells have clues, row by row. "." is a blank, and any other sign is a clue, so the text of a
    puzzle can be used. For grids with 9 rows, it may be a name, such as "heart".

    `rules` are one or several kinds of variants. `clues` may then also be "none" or "some", and `cages` are the fewest
    and the most cells of a killer cage. With `only_needed`, rules that the puzzle does not need are left out. With
    "jigsaw-drawn", the size is the name of a geometry with regions that you drew.

    >>> import sudoku_workshop as sudoku
    >>> made = sudoku.generate(grade="easy", symmetry="half-turn", seed="doc")
    >>> made.grade, sudoku.generate(made.recipe.id).puzzle == made.puzzle
    ('easy', True)
    >>> sudoku.generate(rules=["killer", "x"], size=6, seed="doc").puzzle.geometry.kinds_of_rules
    ('diagonal-down', 'diagonal-up', 'killer')
    """
    of_kind("id", id, str | None)
    of_kind("index", index, int)
    of_kind("er", er, tuple[float, float] | None)
    of_kind("pattern", pattern, str | None)
    if pattern is not None and clues is not None:
        raise SudokuError("pattern and clues both say which clues there are; choose one of them")
    if er and grade is not None:
        raise SudokuError("er and grade say the same thing; choose one of them")
    wish = {"size": size, "grade": _er_range(er) if er else grade, "symmetry": symmetry, "technique": technique}
    wish["clues"] = "-".join(map(str, clues)) if isinstance(clues, tuple) else clues
    others = {name: value for name, value in (("cages", cages), ("only_needed", only_needed)) if value}
    asked = {part: value for part, value in wish.items() if value is not None and value != USUAL[part]}
    if id is not None and (asked or others or pattern is not None or rules is not None or seed is not None or index):
        raise SudokuError("an id says what to make, and stands alone")
    if id in get_args(Grade):
        raise SudokuError(f"{id} is not a puzzle ID; for a puzzle of this difficulty, use grade={id!r}")
    try:
        if pattern is not None:
            asked["clues"] = pattern_named(pattern, str(size))
        recipe = recipe_from(id) if id is not None else _recipe(asked, seed, index, rules, others)
    except WishError as error:
        raise refusal_of(error) from error
    try:
        made = make_from(recipe)
    except WishError as error:
        raise refusal_of(error) from error
    if not made.met:
        tries = made.tries
        raise SudokuError(f"nothing like {recipe.id} was found in {tries} tries; wish for less, or for another seed")
    return made


def _er_range(er: tuple[float, float]) -> str:
    return f"er{er[0]:.1f}-{er[1]:.1f}"


def _recipe(
    wish: Mapping[str, object],
    seed: str | int | None,
    index: int,
    rules: str | Sequence[str] | None,
    others: Mapping[str, object],
) -> "Recipe | VariantRecipe":
    if index < 0:
        raise SudokuError(f"index {index}: 0 or more needed")
    sown = random_seed() if seed is None else str(seed).lower()
    if rules is not None:
        return _variant_recipe(rules, {**wish, **others}, sown, index)
    if others:
        raise SudokuError(f"{', '.join(others)}: only for puzzles with rules")
    return Recipe(Wish(**{part: str(value) for part, value in wish.items()}), sown, index)


def _variant_recipe(rules: str | Sequence[str], wish: Mapping[str, object], seed: str, index: int) -> "VariantRecipe":
    from sudoku_workshop.generator.variants import VariantRecipe, VariantWish  # only these puzzles need it

    if "technique" in wish:
        raise SudokuError("technique: only for puzzles without rules")
    named = [rules] if isinstance(rules, str) else rules
    of_kind("rules", named, tuple[str, ...])
    found = {part: str(value) for part, value in wish.items() if part not in ("cages", "only_needed")}
    if sizes := wish.get("cages"):
        of_kind("cages", sizes, tuple[int, int])
        found["cages"] = "-".join(map(str, cast(tuple[int, int], sizes)))
    found |= {"rules": "needed"} if wish.get("only_needed") else {}
    return VariantRecipe(VariantWish("+".join(named), **found), seed, index)


def refusal_of(error: WishError) -> SudokuError:
    """Return the error for an impossible wish. If the wish has an unknown name, the error lists the allowed names."""
    words = say(ENGLISH, f"wish-error.{error.code}", found=error.found, **error.more)
    is_short = error.code in CHOICES and "near" not in error.more  # the error already lists similar names
    return SudokuError(f"{words}; there are {listed(CHOICES[error.code])}" if is_short else words)
