"""Making one variant from its recipe: fill a grid, place rules, and remove clues while one solution remains.

A try is one full grid with its rules. The order in which clues are removed is drawn at random. Whether a clue is needed
is decided by a search with a limit: a clue without which the search takes too long stays. If a grade is wanted, clues
are put back until the puzzle is easy enough. A puzzle that is too easy without them is another try.
"""

from collections.abc import Callable

from sudoku_workshop.generator.digging import Dug
from sudoku_workshop.generator.making import Made
from sudoku_workshop.generator.variants.trying import Try
from sudoku_workshop.generator.variants.versions import VERSIONS
from sudoku_workshop.generator.variants.wish import LEVELS, VariantRecipe
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.logic.rating import Grade

QUICK = 300  # tries for a pattern of clues, which take less time
Gap = tuple[int, int]  # a puzzle's distances from the wish: levels, clues; both are 0 if it is met


def make_variant(recipe: VariantRecipe, effort: int | None = None, on_try: Callable[[], object] | None = None) -> Made:
    """Return the variant of a recipe. It is the same on every machine. `on_try` is called before each try.

    Without `effort`, as many tries are made as is usual for the version of the recipe's ID.
    """
    return VariantSearch(recipe, on_try).made(effort or usual_effort(recipe))


def usual_effort(recipe: VariantRecipe) -> int:
    """Return how many tries are usual for a recipe."""
    return QUICK if recipe.wish.pattern else VERSIONS[recipe.version].tries


class VariantSearch:
    """The search for the variant of one recipe. A caller can make a few tries at a time, to show progress."""

    def __init__(self, recipe: VariantRecipe, on_try: Callable[[], object] | None = None) -> None:
        self.recipe, self.tries, self._on_try = recipe, 0, on_try
        self._attempt = Try(recipe.wish, recipe.random, VERSIONS[recipe.version])
        self._nearest: Made | None = None
        self._gap: Gap = (len(LEVELS), 0)

    def made(self, effort: int) -> Made:
        """Continue the search up to `effort` tries in total, and return the variant that `make_variant` would return.

        Raises WishError if no such variant was found.
        """
        self.advanced(effort)
        if not self._nearest and (pattern := self.recipe.wish.pattern):
            raise WishError("pattern-never", str(len(pattern)), tries=str(self.tries))
        if not self._nearest:
            raise WishError("variant-never", self.recipe.wish.kinds)
        return self._nearest._replace(met=not any(self._gap), tries=self.tries)

    def advanced(self, effort: int) -> bool:
        """Continue the search up to `effort` tries in total, and return whether the variant is found."""
        while self.tries < effort and any(self._gap):
            self._try()
        return not any(self._gap)

    def _try(self) -> None:
        self.tries += 1
        if self._on_try:
            self._on_try()
        dug = self._attempt.dug()
        if not dug:
            return
        grade, wanted = None, self.recipe.wish.level
        if wanted:
            dug, grade = self._attempt.eased(dug)
        apart = abs(wanted - LEVELS.get(grade or "gentle", 0)) if wanted else 0
        gap = (apart, self._attempt.clues_away(dug.puzzle))
        if gap < self._gap:
            self._nearest, self._gap = self._made(dug, grade), gap

    def _made(self, dug: Dug, grade: Grade | None) -> Made:
        return Made(self.recipe, dug.puzzle, dug.full, dug.minimal, grade, None, False, 0)
