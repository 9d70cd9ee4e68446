"""Wishes, which describe puzzles to be made. Those for puzzles with rules are in `generator.variants`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from itertools import pairwise
from math import inf

from sudoku_workshop.generator.asked_clues import ANY, check_pattern, range_of
from sudoku_workshop.generator.clue_numbers import WORDS, clues_of
from sudoku_workshop.generator.names import HARDEST, nearest, technique_named
from sudoku_workshop.generator.patterns import cells_of, exchangeable_lines, is_pattern
from sudoku_workshop.generator.standard import (
    BEYOND,
    CLIMBED,
    HARD,
    LADDER,
    ONE_WISH,
    SPANS,
    TECHNIQUES,
    VERSION,
    VERY_HARD,
    Span,
)
from sudoku_workshop.generator.symmetry import SYMMETRIES
from sudoku_workshop.generator.technique import GRADES, grades_with
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.grid.geometry import geometry, is_geometry
from sudoku_workshop.grid.geometry_name import GEOMETRIES, OFFERED
from sudoku_workshop.grid.houses import FLAT, Cell
from sudoku_workshop.logic.rating import GRADES as HIGHEST
from sudoku_workshop.logic.rating import RATED, grade_of
from sudoku_workshop.logic.techniques.records import TECHNIQUES as RECORDS

EXTREME = "extreme"
GRADED = tuple(name for name in GEOMETRIES if name not in FLAT and geometry(name).n <= geometry(RATED).n)
BAND = re.compile(r"er(\d{1,2}\.\d)-(\d{1,2}\.\d)")
EASIEST: Span = (0.0, HIGHEST[0][1])
BANDS: dict[str, Span] = {
    ANY: (0.0, inf),
    GRADES[0]: EASIEST,
    **{grade: (round(below + 0.1, 1), highest) for (_, below), (grade, highest) in pairwise(HIGHEST)},
    EXTREME: (7.5, inf),  # before g4, Extreme includes the harder grades, which had no names when g2 was fixed
}  # the ER range of each grade


def _part(default: str, names: Iterable[str] = (), metavar: str = "NAME") -> str:
    """Return a field of `Wish`, with the data of its command-line option: allowed names and placeholder."""
    made: str = field(default=default, metadata={"names": tuple(names), "metavar": metavar})
    return made


@dataclass(frozen=True)
class Wish:
    """The properties that a puzzle should have.

    Raises WishError if such a puzzle cannot be made, for example because a name is unknown, or because a grade is given
    for a large grid. Each property is defined only here. The command line and the page read its allowed names from its
    field.
    """

    size: str = _part("9", OFFERED, "N")
    grade: str = _part(ANY, (ANY, *GRADES), "GRADE")
    symmetry: str = _part("none", SYMMETRIES)
    clues: str = _part(ANY, metavar="N[-M]|WORD")  # or a pattern
    technique: str = _part(ANY, (ANY, *TECHNIQUES))

    def __post_init__(self) -> None:
        object.__setattr__(self, "technique", technique_named(self.technique))  # a wish is changed only here
        for part, names in CHOICES.items():
            if part != "grade" and (found := getattr(self, part)) not in names:  # the grade may be an ER range instead
                raise _unknown(part, found)
        if self.clues in WORDS:
            object.__setattr__(self, "clues", self._clues)
        check_pattern(geometry(self.size), self.clues, self.symmetry)
        fewest, most = self.range
        if not 0 <= fewest <= most <= geometry(self.size).cells:
            raise WishError("clues", self.clues)
        if most < (least := _fewest_clues(self.size)):
            raise WishError("few-clues", self.clues, least=str(least))
        if lines := exchangeable_lines(geometry(self.size), self.pattern) if self.pattern else None:
            raise WishError(f"pattern-{lines[0]}s", self.clues, first=str(lines[1]), second=str(lines[2]))
        if self.is_judged and self.size not in (GRADED if self.grade in BANDS else (RATED,)):
            raise WishError("not-graded" if self.grade in BANDS else "not-rated", self.size)
        self._agrees()

    def _agrees(self) -> None:
        """Raise WishError if no puzzle that needs the wanted technique has the wanted grade or range of ER."""
        (lowest, highest), (low, high) = self.band, SPANS.get(self.technique, (0.0, inf))
        if low > highest or lowest > high:
            raise WishError("grade-technique", self.technique, grades=", ".join(grades_with(self.technique)))

    @property
    def _clues(self) -> str:
        """Return the range that a word such as "usual" stands for. It depends on the grade, or on the lowest ER."""
        if self.size not in GRADED:
            raise WishError("clues-graded", self.clues)
        return clues_of(self.clues, None if self.grade == ANY else grade_of(self.band[0]), geometry(self.size).cells)

    @property
    def range(self) -> tuple[int, int]:
        """The lowest and the highest number of clues that the puzzle may have."""
        return range_of(self.clues, geometry(self.size).cells)

    @property
    def pattern(self) -> tuple[Cell, ...]:
        """The cells that have clues, or no cells if any cells may have them."""
        return cells_of(self.clues, geometry(self.size).cells) if is_pattern(self.clues) else ()

    @property
    def band(self) -> Span:
        """The lowest and the highest ER that the puzzle may have."""
        if self.grade in BANDS:
            return BANDS[self.grade]
        found = BAND.fullmatch(self.grade)
        if not found or not 1 <= float(found[1]) <= float(found[2]) < BEYOND:
            raise WishError("grade", self.grade)
        return float(found[1]), float(found[2])

    @property
    def is_judged(self) -> bool:
        """Return whether a puzzle's solution path is needed to find out whether the puzzle meets the wish."""
        return (self.grade, self.technique) != (ANY, ANY)

    @property
    def is_climbed(self) -> bool:
        """Return whether the wanted puzzle is so hard that g2 stays near the hardest puzzles found."""
        return self.band[0] >= CLIMBED and self.technique == ANY

    @property
    def version(self) -> str:
        """The version of new IDs for such puzzles."""
        very_hard = self.size == RATED and self.technique == ANY and self.band[0] >= VERY_HARD
        return HARD if very_hard and not self.pattern else VERSION


CHOICES = {part.name: part.metadata["names"] for part in fields(Wish) if part.metadata["names"]}


def _unknown(part: str, found: str) -> WishError:
    """Return the error for a name that cannot be used as the property `part` of a wanted puzzle.

    The name is unknown or not supported, or its technique counts as the same as another, whose name must be used.
    """
    if part == "size" and is_geometry(found) and (kinds := geometry(found).kinds_of_rules):
        return WishError("rules", ", ".join(kinds))
    if part == "technique":
        return _unknown_technique(found)
    return WishError(part, found)


def _unknown_technique(found: str) -> WishError:
    if found in ONE_WISH:
        return WishError("one-wish", found, wish=ONE_WISH[found])
    if found in RECORDS and found not in LADDER:
        return WishError("unmade", found, near=", ".join(HARDEST))
    return WishError("technique", found, near=", ".join(nearest(found)))


def _fewest_clues(size: str) -> int:
    """Return a lower bound for the number of clues in a puzzle of this size with one solution.

    All digits but one must occur in the clues, because two digits that do not occur could be exchanged.
    """
    return max(geometry(size).fewest_clues, geometry(size).n - 1)
