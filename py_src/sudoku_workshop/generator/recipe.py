"""Recipes, and IDs: texts that make the same puzzle again everywhere (see `identity`)."""

import re
from dataclasses import astuple, dataclass, replace
from random import Random, SystemRandom

from sudoku_workshop.generator.identity import identity_in, identity_text, version_in
from sudoku_workshop.generator.standard import HARD, NEXT, VERSION, Span
from sudoku_workshop.generator.wish import EXTREME, Wish
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.logic.rating import GRADES as HIGHEST

SEED = re.compile(r"[a-z0-9]{1,40}")
LEGIBLE = "23456789abcdefghjkmnpqrstuvwxyz"  # no two of these look alike on paper, because people type IDs
SEED_LENGTH = 8


@dataclass(frozen=True)
class AnyRecipe:
    """The part that recipes for all kinds of puzzles share: a seed, an index in a batch, and random numbers."""

    wish: object
    seed: str
    index: int = 0

    def __post_init__(self) -> None:
        if not SEED.fullmatch(self.seed):
            raise WishError("seed", self.seed)

    @property
    def id(self) -> str:
        """The ID: a text from which this puzzle can be made again."""
        raise NotImplementedError

    @property
    def ids(self) -> tuple[str, ...]:
        """The ID, and those that older versions gave to a puzzle of the same wish, seed and index."""
        return (self.id,)

    @property
    def random(self) -> Random:
        """A new random generator. It is seeded with the ID, so that every recipe has its own random numbers."""
        return Random(self.id)


@dataclass(frozen=True)
class Recipe(AnyRecipe):
    """Everything that decides which puzzle is made: its wanted properties (`wish`), a seed, and an index in a batch.

    `old` is true for very hard puzzles whose ID begins with g2 or g3.
    """

    wish: Wish
    old: bool = False

    @property
    def is_climb(self) -> bool:
        """Return whether the puzzle is searched for as in g4."""
        return self.wish.version == HARD and not self.old

    @property
    def band(self) -> Span:
        """The lowest and the highest ER that the puzzle may have. From g4 on, Extreme ends where Nightmare begins."""
        lowest, highest = self.wish.band
        ends = self.is_climb and self.wish.grade == EXTREME
        return lowest, dict[str, float](HIGHEST)[EXTREME] if ends else highest

    @property
    def id(self) -> str:
        """The ID: a text from which this puzzle can be made again."""
        version = HARD if self.is_climb else VERSION
        return identity_text(astuple(self.wish), self.seed, self.index, version)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ID, and those that older versions gave to a puzzle of the same wish, seed and index."""
        return self.id, replace(self, old=True).id


def random_seed() -> str:
    """Return a random seed, for a new puzzle every time."""
    return "".join(SystemRandom().choices(LEGIBLE, k=SEED_LENGTH))


def recipe_of(text: str) -> Recipe:
    """Return the recipe in an ID: the wanted properties, the seed and the index. Upper and lower case are the same.

    Raises WishError if the text is not an ID.
    """
    version, found = version_in(text), identity_in(text)
    known = (VERSION, NEXT, HARD)
    if re.fullmatch(r"g\d{1,9}", version) and version not in known:
        raise WishError("version-old" if int(version[1:]) < int(VERSION[1:]) else "version", version)
    if version not in known or not found:
        raise WishError("id", text)
    wish = Wish(*found.wish)
    return Recipe(wish, found.seed, found.place, old=version != HARD and wish.version == HARD)
