"""What a puzzle should be like, and its id: a text that gives the same puzzle again, on every machine.

g2.9.hard.half-turn.24-28.xy-wing.k3f9.0
version, geometry, grade, symmetry, clues, technique, seed, index in its batch

In the grade's place may stand a band of ER, both ends included (er2.8-3.2); after the geometry, rules that are added to
its own (9+knight): no such rule is known yet.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from itertools import pairwise
from math import inf
from random import Random, SystemRandom

from sudoku_workshop.generator.standard import BEYOND, CLIMBED, ONE_WISH, SPANS, TECHNIQUES, VERSION, Span
from sudoku_workshop.generator.symmetry import SYMMETRIES
from sudoku_workshop.generator.technique import GRADES, grades_with
from sudoku_workshop.grid.errors import SudokuError
from sudoku_workshop.grid.geometry import FLAT, GEOMETRIES, OFFERED, geometry
from sudoku_workshop.logic.rating import GRADES as HIGHEST
from sudoku_workshop.logic.rating import RATED

ANY = "any"
GRADED = tuple(name for name in GEOMETRIES if name not in FLAT and geometry(name).n <= geometry(RATED).n)
SEED = re.compile(r"[a-z0-9]{1,40}")
LEGIBLE = "23456789abcdefghjkmnpqrstuvwxyz"  # none is mistaken for another on paper: ids are typed by hand
SEED_LENGTH = 8
CLUES = re.compile(r"(\d{1,3})(?:-(\d{1,3}))?")
BAND = re.compile(r"er(\d{1,2}\.\d)-(\d{1,2}\.\d)")
ID = re.compile(r"([^.]+)\.(er[\d.]+-[\d.]+|[^.]+)\.([^.]+)\.([^.]+)\.([^.]+)\.([^.]+)\.(\d{1,9})")
EASIEST: Span = (0.0, HIGHEST[0][1])
BANDS: dict[str, Span] = {
    ANY: (0.0, inf),
    GRADES[0]: EASIEST,
    **{grade: (round(below + 0.1, 1), highest) for (_, below), (grade, highest) in pairwise(HIGHEST)},
    "extreme": (7.5, inf),  # in ids: what is harder had no name of its own when they were given
}  # the ER that a grade stands for


class WishError(SudokuError):
    """No such wish. `code` says what is wrong with it, `found` is the part that is; `more` may help."""

    def __init__(self, code: str, found: str, **more: str) -> None:
        super().__init__(f"{code}: {found!r}")
        self.code = code
        self.found = found
        self.more = more


def _part(default: str, help: str, names: Iterable[str] = (), metavar: str = "NAME") -> str:
    """A part of a wish: its words on the command line, the names that there are, what stands for its value there."""
    made: str = field(default=default, metadata={"help": help, "names": tuple(names), "metavar": metavar})
    return made


@dataclass(frozen=True)
class Wish:
    """What a puzzle should be like. WishError for what nobody can make: an unknown name, a grade for a large grid.

    A part is said here alone: the command line and the page have theirs from these lines.
    """

    size: str = _part("9", f"rows and columns (9): {', '.join(OFFERED)}", OFFERED, "N")
    grade: str = _part(ANY, f"how hard: {', '.join(GRADES)}, or ER as er2.8-3.2", (ANY, *GRADES), "GRADE")
    symmetry: str = _part("none", f"the pattern of the clues (none): {', '.join(SYMMETRIES)}", SYMMETRIES)
    clues: str = _part(ANY, "how many clues, or from how many to how many", metavar="N[-M]")
    technique: str = _part(ANY, "the hardest one that solving takes; the names are below", (ANY, *TECHNIQUES))

    def __post_init__(self) -> None:
        for part, names in CHOICES.items():
            if part != "grade" and (found := getattr(self, part)) not in names:  # a grade may be a band, too
                raise _unknown(part, found)
        fewest, most = self.range
        if not 0 <= fewest <= most <= geometry(self.size).cells:
            raise WishError("clues", self.clues)
        if self.is_judged and self.size not in (GRADED if self.grade in BANDS else (RATED,)):
            raise WishError("not-graded" if self.grade in BANDS else "not-rated", self.size)
        self._agrees()

    def _agrees(self) -> None:
        """Refuse a technique and a grade, or band, that no puzzle has together."""
        (lowest, highest), (low, high) = self.band, SPANS.get(self.technique, (0.0, inf))
        if low > highest or lowest > high:
            raise WishError("grade-technique", self.technique, grades=", ".join(grades_with(self.technique)))

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
    def band(self) -> Span:
        """The lowest and the highest ER."""
        if self.grade in BANDS:
            return BANDS[self.grade]
        found = BAND.fullmatch(self.grade)
        if not found or not 1 <= float(found[1]) <= float(found[2]) < BEYOND:
            raise WishError("grade", self.grade)
        return float(found[1]), float(found[2])

    @property
    def is_judged(self) -> bool:
        """Whether a puzzle must be solved step by step to know whether it meets the wish."""
        return (self.grade, self.technique) != (ANY, ANY)

    @property
    def is_climbed(self) -> bool:
        """Whether so hard a puzzle is asked for that it is sought near other hard ones."""
        return self.band[0] >= CLIMBED and self.technique == ANY


CHOICES = {part.name: part.metadata["names"] for part in fields(Wish) if part.metadata["names"]}


def _unknown(part: str, found: str) -> WishError:
    """The error for an unknown name, or one that has another name in wishes."""
    size, *rules = found.split("+")
    if part == "size" and size in OFFERED and all(rules):
        return WishError("rules", ", ".join(rules))
    if part == "technique" and found in ONE_WISH:
        return WishError("one-wish", found, wish=ONE_WISH[found])
    return WishError(part, found)


@dataclass(frozen=True)
class Recipe:
    """A wish, a seed and a number in a batch: they alone decide which puzzle is made."""

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
        """A fresh random generator seeded with the id: another wish has another one."""
        return Random(self.id)


def random_seed() -> str:
    """A seed for those who want another puzzle every time."""
    return "".join(SystemRandom().choices(LEGIBLE, k=SEED_LENGTH))


def recipe_of(text: str) -> Recipe:
    """The recipe that an id stands for, in whatever case it was typed. WishError for anything else."""
    version, _, rest = text.strip().lower().partition(".")
    found = ID.fullmatch(rest)
    if re.fullmatch(r"g\d+", version) and version != VERSION:
        raise WishError("version-old" if int(version[1:]) < int(VERSION[1:]) else "version", version)
    if version != VERSION or not found:
        raise WishError("id", text)
    *wish, seed, index = found.groups()
    return Recipe(Wish(*wish), seed, int(index))
