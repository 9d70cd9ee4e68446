"""What is asked for, and its id: a text by which the same puzzle comes back, on every machine.

g1.9.hard.half-turn.24-28.xy-wing.k3f9.0
version, geometry, grade, symmetry, clues, technique, seed, index in its batch
"""

import re
from dataclasses import dataclass
from random import Random
from typing import get_args

from sudoku.generator.symmetry import SYMMETRIES
from sudoku.generator.technique import TECHNIQUES
from sudoku.geometry import SIZES, geometry
from sudoku.rating import RATED, Grade

VERSION = "g1"  # changes with every change after which some id gives another puzzle
ANY = "any"
GRADES: tuple[Grade, ...] = get_args(Grade)
GRADED = SIZES[: SIZES.index(RATED) + 1]
SEED = re.compile(r"[a-z0-9]{1,40}")
CLUES = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?")
INDEX = re.compile(r"\d{1,9}")


class WishError(ValueError):
    """No such wish. `code` says what is wrong with it, `found` is the part that is."""

    def __init__(self, code: str, found: str) -> None:
        super().__init__(f"{code}: {found!r}")
        self.code = code
        self.found = found


@dataclass(frozen=True)
class Wish:
    """What a puzzle should be like. WishError for what nobody can make: an unknown name, a grade for a large grid."""

    size: str = "9"
    grade: str = ANY
    symmetry: str = "none"
    clues: str = ANY
    technique: str = ANY

    def __post_init__(self) -> None:
        known = (
            ("size", SIZES),
            ("grade", (ANY, *GRADES)),
            ("symmetry", tuple(SYMMETRIES)),
            ("technique", (ANY, *TECHNIQUES)),
        )
        for part, names in known:
            if (found := getattr(self, part)) not in names:
                raise WishError(part, found)
        fewest, most = self.range
        if not 0 <= fewest <= most <= geometry(self.size).cells:
            raise WishError("clues", self.clues)
        if self.is_judged and self.size not in GRADED:
            raise WishError("not-graded", self.size)

    @property
    def range(self) -> tuple[int, int]:
        """The fewest and the most clues."""
        if self.clues == ANY:
            return 0, geometry(self.size).cells
        found = CLUES.fullmatch(self.clues)
        if not found:
            raise WishError("clues", self.clues)
        return int(found[1]), int(found[2] or found[1])

    @property
    def is_judged(self) -> bool:
        """Whether puzzles must be solved as a person does to know whether they are what is asked for."""
        return (self.grade, self.technique) != (ANY, ANY)


@dataclass(frozen=True)
class Order:
    """One puzzle of a batch: it alone decides what is made."""

    wish: Wish
    seed: str
    index: int = 0

    def __post_init__(self) -> None:
        if not SEED.fullmatch(self.seed):
            raise WishError("seed", self.seed)

    @property
    def id(self) -> str:
        """The text that gives this puzzle back."""
        wish = self.wish
        parts = (VERSION, wish.size, wish.grade, wish.symmetry, wish.clues, wish.technique, self.seed, self.index)
        return ".".join(map(str, parts))

    @property
    def random(self) -> Random:
        """The chances of this puzzle, from their beginning."""
        return Random(f"{self.seed}/{self.index}")


def order_of(text: str) -> Order:
    """The order that an id stands for, in whatever case it was typed. WishError for anything else."""
    version, *parts = text.strip().lower().split(".")
    if version != VERSION and re.fullmatch(r"g\d+", version):
        raise WishError("version", version)
    if version != VERSION or len(parts) != 7 or not INDEX.fullmatch(parts[-1]):
        raise WishError("id", text)
    *wish, seed, index = parts
    return Order(Wish(*wish), seed, int(index))
