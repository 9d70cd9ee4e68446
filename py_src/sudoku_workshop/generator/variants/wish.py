"""Wishes for variants, and the IDs that bring their puzzles back.

v2.killer+x.9.hard.none.any.2-4.all.k3f9.0
version, kinds, grid, grade, symmetry, clues, cage sizes, rules, seed, index in its batch

The grid may have rules of its own, such as regions that somebody drew. As in other IDs, "_" stands for "." in it.
"""

import re
from dataclasses import astuple, dataclass, fields, replace

from sudoku_workshop.generator.asked_clues import ANY, check_pattern, range_of
from sudoku_workshop.generator.patterns import cells_of, is_pattern
from sudoku_workshop.generator.recipe import AnyRecipe
from sudoku_workshop.generator.symmetry import SYMMETRIES
from sudoku_workshop.generator.variants.kinds import KINDS
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.grid.geometry import Geometry, geometry, is_geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.logic.rating import GRADES
from sudoku_workshop.logic.ruled.record import SCALE

VERSIONS = ("v1", "v2")  # of IDs, the newest last; `versions.py` says what differs
VERSION = VERSIONS[-1]
USUAL, MOST_ROWS = "9", 9
DOT, INSTEAD, AND = ".", "_", "+"
NO_CLUES, CLUES = "none", "some"
ALL, NEEDED = "all", "needed"
CAGES = re.compile(r"([2-9])-([2-9])")
USUAL_CAGES = (2, 4)
LEVELS = {grade: level for grade, highest in GRADES for level, top in SCALE.items() if top == highest and level}
CHOICES = {  # the names that each part of a wish may have; cages and grids have names of their own
    "grade": (ANY, *LEVELS),
    "symmetry": tuple(SYMMETRIES),
    "rules": (ALL, NEEDED),
}
AMOUNTS = (ANY, NO_CLUES, CLUES)  # the names for numbers of clues; there can also be a number, a range or a pattern
PROBLEMS = {"grade": "variant-grade", "rules": "variant-clues"}  # codes of errors by part


@dataclass(frozen=True)
class VariantWish:
    """The properties that a variant should have.

    `kinds` are the names of its kinds, joined by "+". `clues` is "none" if the rules alone must be enough, "some", a
    number, a range, or a pattern; by default, killers have none. `cages` are the fewest and most cells of a killer
    cage, such as 2-4. `rules` is "needed" if rules that are not needed are left out. Raises WishError if there is no
    such variant.
    """

    kinds: str
    size: str = USUAL
    grade: str = ANY
    symmetry: str = "none"
    clues: str = ANY
    cages: str = ANY
    rules: str = ALL

    def __post_init__(self) -> None:
        object.__setattr__(self, "kinds", AND.join(name for name in KINDS if name in self._named()))
        for part, names in CHOICES.items():
            if (found := getattr(self, part)) not in names:
                raise WishError(PROBLEMS.get(part, part), found, near=", ".join(names))
        self._check_size()
        self._check_clues()
        self.cage_sizes  # noqa: B018  # raises WishError

    def _named(self) -> list[str]:
        names = [name.strip() for name in self.kinds.split(AND)]
        if unknown := [name for name in names if name not in KINDS]:
            raise WishError("variant-kind", unknown[0], near=", ".join(KINDS))
        return names

    def _check_size(self) -> None:
        """Raise WishError unless there is such a grid, and the kinds can have it."""
        if not is_geometry(self.size) or geometry(self.size).unknown:
            raise WishError("size", self.size)
        grid, has_layout = geometry(self.size), any(KINDS[name].layout for name in self.names)
        if grid.n > MOST_ROWS or grid.is_overlapping or (has_layout and self.size != USUAL):
            raise WishError("variant-size", self.size)
        if any(KINDS[name].drawn for name in self.names) and not grid.is_irregular:
            raise WishError("variant-regions", self.size)

    def _check_clues(self) -> None:
        """Raise WishError unless the grid can have the number or the pattern of clues."""
        if self.clues in AMOUNTS:
            return
        cells = len(self.grid.used)
        try:
            fewest, most = (0, 0) if is_pattern(self.clues) else range_of(self.clues, cells)
        except WishError as error:
            raise WishError("variant-clues", self.clues) from error
        if not 0 <= fewest <= most <= cells:
            raise WishError("variant-clues", self.clues)
        check_pattern(self.grid, self.clues, self.symmetry)
        if not is_pattern(self.clues) and most == 0:
            object.__setattr__(self, "clues", NO_CLUES)

    @property
    def grid(self) -> Geometry:
        """The grid without the rules that are still to be placed."""
        return geometry(next((KINDS[name].layout for name in self.names if KINDS[name].layout), self.size))

    @property
    def range(self) -> tuple[int, int]:
        """The lowest and the highest number of clues that the puzzle may have."""
        if self.clues == NO_CLUES:
            return 0, 0
        return range_of(ANY if self.clues == CLUES else self.clues, self.grid.cells)

    @property
    def pattern(self) -> tuple[Cell, ...]:
        """The cells that have clues, or no cells if any cells may have them."""
        return cells_of(self.clues, self.grid.cells) if is_pattern(self.clues) else ()

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the kinds."""
        return tuple(self.kinds.split(AND))

    @property
    def cage_sizes(self) -> tuple[int, int]:
        """The fewest and the most cells of a cage."""
        if self.cages == ANY:
            return USUAL_CAGES
        found = CAGES.fullmatch(self.cages)
        if not found or found[1] > found[2]:
            raise WishError("variant-cages", self.cages)
        return int(found[1]), int(found[2])

    @property
    def is_clueless(self) -> bool:
        """Return whether the rules alone must leave one solution."""
        return self.clues == NO_CLUES or (self.clues == ANY and any(KINDS[name].clueless for name in self.names))

    @property
    def level(self) -> int | None:
        """The level of the wanted grade, or None for any grade."""
        return next((level for grade, level in LEVELS.items() if grade == self.grade), None)

    @property
    def is_judged(self) -> bool:
        """Return whether the puzzle's solution path is needed to find out whether it meets the wish."""
        return self.grade != ANY


@dataclass(frozen=True)
class VariantRecipe(AnyRecipe):
    """Everything that decides which variant is made: its wanted properties, a seed, an index, and its ID's version.

    >>> import sudoku_workshop as sudoku
    >>> made = sudoku.generate(rules="killer", size=4, seed="doc")
    >>> isinstance(made.recipe, sudoku.VariantRecipe), made.recipe.wish.kinds, made.recipe.id
    (True, 'killer', 'v2.killer.4.any.none.any.any.all.doc.0')
    """

    wish: VariantWish
    version: str = VERSION

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.version not in VERSIONS:
            raise WishError("id", self.version)

    @property
    def id(self) -> str:
        """The ID: a text from which this puzzle can be made again."""
        kinds, size, *rest = astuple(self.wish)
        return DOT.join([self.version, kinds, size.replace(DOT, INSTEAD), *rest, self.seed, str(self.index)])

    @property
    def ids(self) -> tuple[str, ...]:
        """The ID, and those that older versions gave to a puzzle of the same wish, seed and index."""
        return self.id, *(replace(self, version=old).id for old in VERSIONS if old != self.version)


def variant_recipe_of(text: str) -> VariantRecipe:
    """Return the recipe in the ID of a variant. Raises WishError if the text is not one."""
    version, *parts = text.strip().split(DOT)
    is_whole = len(parts) == len(fields(VariantWish)) + 2 and re.fullmatch(r"\d{1,9}", parts[-1])
    if version.lower() not in VERSIONS or not is_whole:
        raise WishError("id", text)
    kinds, size, *rest, seed, index = parts
    name = size.replace(INSTEAD, DOT)
    wish = VariantWish(kinds.lower(), name if is_geometry(name) else name.lower(), *(part.lower() for part in rest))
    return VariantRecipe(wish, seed.lower(), int(index), version.lower())
