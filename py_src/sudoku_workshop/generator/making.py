"""Making one puzzle from its recipe: dig, compare with the wish, and try again.

The search for a puzzle ends after a number of tries, not after a certain time.

Suppose that a puzzle needs the wanted technique, but perhaps also something harder. The next tries are then puzzles
near it, in the same full grid: they have one more clue, or some different clues. Such puzzles meet the wish far more
often than puzzles in other grids.

If a very hard puzzle is wanted, the next tries are puzzles near the hardest recent one, so that the difficulty climbs.
"""

from bisect import bisect
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from sudoku_workshop.generator.arranging import Walk, dug_of
from sudoku_workshop.generator.asked_clues import ANY
from sudoku_workshop.generator.climbing import EASY, STUCK, is_easy, resistance
from sudoku_workshop.generator.digging import Clues, Dug, dig, varied
from sudoku_workshop.generator.full import full_grid
from sudoku_workshop.generator.recipe import Recipe
from sudoku_workshop.generator.standard import Span
from sudoku_workshop.generator.symmetry import Orbit, orbits
from sudoku_workshop.generator.technique import Standing, er_within, standing
from sudoku_workshop.generator.wish import BANDS, EASIEST, Wish
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.logic.rating import Grade, Rating, grade_of
from sudoku_workshop.search import is_minimal

if TYPE_CHECKING:
    from sudoku_workshop.generator.variants.wish import VariantRecipe

EFFORT = 2000
CLOSE = 40  # the number of tries near a puzzle that almost meets the wish
PATIENCE = 20  # the number of tries near the hardest recent puzzle
FOOT = 6.6  # the lowest ER at which a climb of g2 starts
CLUE = 40  # in a climb of g4, a clue too many or too few weighs as much as this number of candidates
BELOW_EXTREME = BANDS["diabolical"][1]  # an ER above this is not computed exactly: all such puzzles are Extreme

Gap = tuple[int, float, int]  # a puzzle's distances from the wish: technique, ER, clues; all are 0 if it is met


class Made(NamedTuple):
    """A puzzle with one solution, made for a wish (the properties that it should have).

    If `met` is false, it is the one nearest to the wish in `tries` tries. `minimal` is true if no single clue can be
    removed. Few symmetric puzzles are minimal, because their clues are removed several at a time. `minimal` is also
    false if it would take too long to find out.

    `grade` and `er` are None if the wish does not depend on them. They are also None if the puzzle turned out to be
    harder than the wish, or Extreme or harder, because such puzzles are not rated exactly. `rating` is the full rating
    if it was requested.
    """

    recipe: "Recipe | VariantRecipe"
    puzzle: Board
    solution: Board
    minimal: bool
    grade: Grade | None
    er: float | None
    met: bool
    tries: int
    rating: Rating | None = None


def make(recipe: Recipe, effort: int = EFFORT, on_try: Callable[[], object] | None = None) -> Made:
    """Return the puzzle of a recipe (wanted properties, seed and index). It is the same on every machine.

    If no puzzle has all the wanted properties within `effort` tries, return the one that is nearest to them. `on_try`
    is called before each try.
    """
    return Search(recipe, on_try).made(effort)


class Search:
    """The search for the puzzle of one recipe (wanted properties, seed and index).

    A caller can make a few tries at a time, to show progress.
    """

    def __init__(self, recipe: Recipe, on_try: Callable[[], object] | None = None) -> None:
        self.recipe, self.tries, self._on_try = recipe, 0, on_try
        self._random = recipe.random
        self._nearest: Made | None = None
        self._gap: Gap = (len(Standing), inf, 0)
        lowest = recipe.wish.band[0]
        self._foot: Gap = (Standing.YES, inf if recipe.is_climb else lowest - FOOT, geometry(recipe.wish.size).cells)
        self._bound = lowest - EASY if recipe.wish.technique == ANY and not recipe.wish.is_climbed else 0.0
        self._height: Gap = self._foot  # how far the hardest recent puzzle is from the wish
        self._close: Dug | None = None  # the puzzle that the next tries stay near
        self._clues: Clues | None = None  # those of the latest full grid, which is also that of `_close`
        self._left = 0  # the number of tries near that puzzle that are still to be made
        self._back: list[Orbit] = []  # the orbits to put back into that puzzle, one for each try
        self._walk: Walk | None = None  # the walk to digits in a pattern of clues

    def made(self, effort: int) -> Made:
        """Continue the search up to `effort` tries in total, and return the puzzle that `make` would return.

        Earlier tries of this search count too, and are not repeated. Raises WishError if there is no puzzle with the
        wanted pattern of clues among them.
        """
        self.advanced(effort)
        if not self._nearest and self._walk:
            raise WishError("pattern-never", str(len(self.recipe.wish.pattern)), tries=str(self.tries))
        if not self._nearest:
            raise ValueError("one try at least is needed")
        return self._nearest._replace(met=not any(self._gap), tries=self.tries)

    def advanced(self, effort: int) -> bool:
        """Continue the search up to `effort` tries in total, and return whether the puzzle is found."""
        while self.tries < effort and any(self._gap):
            self._try()
        return not any(self._gap)

    def _try(self) -> None:
        self.tries += 1
        if self._on_try:
            self._on_try()
        if self.recipe.wish.pattern:
            self._arrange()
            return
        dug = self._dug()
        if self.recipe.is_climb:
            made, gap = self._climb_on(dug)
        elif self._is_too_easy(dug):
            return
        else:
            made, gap = _judged(self.recipe, dug)
            if self.recipe.wish.is_climbed:
                self._climb(dug, gap)
            else:
                self._follow(dug, gap)
        if not self._nearest or gap < self._gap:
            self._nearest, self._gap = made._replace(minimal=made.minimal and _is_minimal(made)), gap

    def _arrange(self) -> None:
        """Look for other digits in the pattern. A puzzle that is further from the wish than the last one is left."""
        if not self._walk or self._walk.is_stuck:
            full = full_grid(geometry(self.recipe.wish.size), self._random)
            self._walk = Walk(full, self.recipe.wish.pattern, self._random)
            self._height = (len(Standing), inf, 0)
        before = [*self._walk.digits]
        found = self._walk.step()
        if not found:
            return
        made, gap = _judged(self.recipe, dug_of(*found))
        if gap > self._height:
            self._walk.digits = before
        else:
            self._height = gap
        if not self._nearest or gap < self._gap:
            self._nearest, self._gap = made._replace(minimal=is_minimal(made.puzzle)), gap

    def _dug(self) -> Dug:
        wish = self.recipe.wish
        if self._close and self._back:
            return self._close.with_back(self._back.pop())
        if self._close:
            return varied(self._close, self._random, wish.range[0], self._clues)
        full = full_grid(geometry(wish.size), self._random)
        groups = orbits(full.geometry, wish.symmetry)
        self._random.shuffle(groups)
        self._clues = Clues(full)
        dug = dig(full, groups, wish.range[0], self._clues)
        return _eased(dug) if wish.band[1] <= EASIEST[1] else dug

    def _follow(self, dug: Dug, gap: Gap) -> None:
        """Decide near which puzzle the next tries search, after a try has made `dug`.

        `gap` is the distance of the new puzzle from the wanted properties. If the puzzle needs the wanted technique,
        perhaps with something harder, a limited number of tries stay near it.
        """
        if self._back:
            return
        if gap[0] < Standing.NO and self.recipe.wish.technique != ANY:
            self._back = [] if self._close else list(dug.gone)
            self._left = self._left or CLOSE
            self._close = dug
        self._left -= 1
        if self._left <= 0:
            self._close, self._left = None, 0

    def _is_too_easy(self, dug: Dug) -> bool:
        """Return whether a puzzle is so easy that it cannot be nearer to the wish than the nearest one so far."""
        nearer = self._nearest and self._gap < (Standing.YES, self._bound, 0)
        return bool(nearer and is_easy(dug.puzzle))

    def _climb_on(self, dug: Dug) -> tuple[Made, Gap]:
        """Continue a climb, and return the puzzle with its distance from the wish.

        The puzzle is rated only if it resists simple steps and has the wanted number of clues. Otherwise it is farther
        from the wish than any puzzle that was rated, the farther the less it resists.
        """
        wish, puzzle = self.recipe.wish, dug.puzzle
        away, resisted = _clues_away(wish, puzzle), resistance(puzzle, wish.band[0])
        self._climb(dug, (Standing.YES, 2 * STUCK - resisted + CLUE * away, 0))
        if resisted >= STUCK and not away:
            return _judged(self.recipe, dug)
        made = Made(self.recipe, puzzle, dug.full, dug.minimal, None, None, False, 0)
        return made, (Standing.YES, float(max(STUCK - resisted, 1)), away)

    def _climb(self, dug: Dug, gap: Gap) -> None:
        """Decide where the next try starts: near the puzzle that is nearest to the wish so far.

        After too many tries without progress, start again with a new grid.
        """
        if gap <= self._height:
            self._left = PATIENCE if gap < self._height else self._left
            self._close, self._height = dug, gap
        self._left -= 1
        if self._left <= 0:
            self._close, self._left, self._height = None, 0, self._foot


def _eased(dug: Dug) -> Dug:
    """Return the puzzle with clues put back until it is easy. Hardly any minimal puzzle would be easy enough."""

    def is_hard(number: int) -> bool:
        return er_within(dug.eased(number).puzzle, EASIEST[1]) is None

    return dug.eased(max(0, bisect(range(len(dug.gone) + 1), False, key=is_hard) - 1))


def _is_minimal(made: Made) -> bool:
    """Return whether no single clue can be removed.

    It is known that no group of symmetric clues can be removed together.
    """
    return made.recipe.wish.symmetry == "none" or is_minimal(made.puzzle)


def _judged(recipe: Recipe, dug: Dug) -> tuple[Made, Gap]:
    """Return a puzzle with the facts known about it, and its distance from the wanted properties.

    If the puzzle does not need the wanted technique, its other properties are not examined.
    """
    wish, puzzle = recipe.wish, dug.puzzle
    lacks = Standing.YES if wish.technique == ANY else standing(puzzle, wish.technique)
    grade, er, apart = graded(recipe.band, puzzle) if wish.is_judged and not lacks else (None, None, 0.0)
    made = Made(recipe, puzzle, dug.full, dug.minimal, grade, er, False, 0)
    return made, (lacks, apart, _clues_away(wish, puzzle))


def graded(band: Span, puzzle: Board) -> tuple[Grade | None, float | None, float]:
    """Return the grade and ER of a puzzle, and the distance of its ER from a band: the lowest and the highest ER.

    Grade and ER are None if the puzzle is harder than the band allows. The distance is then infinite, unless the band
    has no upper limit.
    """
    lowest, highest = band
    er = er_within(puzzle, BELOW_EXTREME if highest == inf else highest)
    if er is None:
        return None, None, 0.0 if highest == inf else inf
    return grade_of(er), er, max(0.0, lowest - er)


def _clues_away(wish: Wish, puzzle: Board) -> int:
    fewest, most = wish.range
    clues = sum(map(bool, puzzle.givens))
    return max(fewest - clues, clues - most, 0)
