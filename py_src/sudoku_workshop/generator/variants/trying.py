"""One try to make a variant: a full grid, rules that hold for it, and a puzzle with as few clues as possible."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate, chain, islice
from random import Random

from sudoku_workshop.generator.arranging import Walk, dug_of
from sudoku_workshop.generator.digging import Dug
from sudoku_workshop.generator.symmetry import Orbit, orbits
from sudoku_workshop.generator.variants.clueless import is_unique, with_fitting_cages
from sudoku_workshop.generator.variants.digging import dig_limited
from sudoku_workshop.generator.variants.filling import filled
from sudoku_workshop.generator.variants.judging import grade_within
from sudoku_workshop.generator.variants.kind import Canvas, Kind
from sudoku_workshop.generator.variants.kinds import KINDS
from sudoku_workshop.generator.variants.versions import Version
from sudoku_workshop.generator.variants.wish import LEVELS, NEEDED, VariantWish
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.rule import Rule

HARDEST = 7  # the highest level
STEPS = 100  # of the walk to digits in a pattern of clues
JUDGED = 20  # the puzzles with a pattern whose difficulty is compared with the wish
CLIMBS = 24  # how many clues are tried to make a puzzle harder that is too easy


class Try:
    """One try: the kinds, the wish, the version of the ID, and the random numbers of the search that it belongs to."""

    def __init__(self, wish: VariantWish, random: Random, version: Version) -> None:
        self.wish, self.random, self.version = wish, random, version
        self.kinds: list[Kind] = [KINDS[name] for name in wish.names]

    def dug(self) -> Dug | None:
        """Return a full grid with rules and the clues that are left, or None if no grid or no such puzzle was found."""
        shaped = self._shaped()
        digits = filled(shaped, self.random) if shaped else None
        if not shaped or not digits:
            return None
        canvas = Canvas(shaped.frame, digits, self.random, self.wish.cage_sizes)
        rules = [*chain.from_iterable(kind.place(canvas) for kind in self.kinds)]
        if self.wish.pattern:
            return self._arranged(with_rules(shaped, rules), digits)
        if self.wish.is_clueless:
            found = self._clueless(canvas, shaped, rules)
            return self._of(found, digits, ()) if found else None
        return self._dug_from(with_rules(shaped, rules), digits)

    def eased(self, dug: Dug) -> tuple[Dug, Grade | None]:
        """Return a puzzle with clues put back until it is easy enough for the wish, and its grade."""
        most = self.wish.level or HARDEST
        if self.wish.is_clueless or self.wish.pattern:
            return dug, grade_within(dug.puzzle, most)
        numbers = range(len(dug.gone), self._fewest_gone(dug) - 1, -1)
        fewest = bisect_left(numbers, True, key=lambda number: bool(grade_within(dug.eased(number).puzzle, most)))
        eased = dug.eased(max(numbers[-1], len(dug.gone) - fewest))
        grade = grade_within(eased.puzzle, most)
        if not self.version.refines or not grade:
            return eased, grade
        return self._climbed(eased, dug.gone[len(eased.gone) :], grade)

    def _climbed(self, eased: Dug, back: Sequence[Orbit], grade: Grade) -> tuple[Dug, Grade]:
        """Return the puzzle with fewer of the clues that were put back, up to the wanted grade, and its grade."""
        for orbit in self.random.sample(back, min(CLIMBS, len(back))) if self.wish.level else ():
            if grade == self.wish.grade:
                break
            harder = eased.without(orbit)
            if found := grade_within(harder.puzzle, self.wish.level or HARDEST):
                eased, grade = harder, found
        return eased, grade

    def clues_away(self, puzzle: Board) -> int:
        """Return by how many clues a puzzle has more or fewer than it may have."""
        (fewest, most), clues = self.wish.range, sum(map(bool, puzzle.givens))
        return max(fewest - clues, clues - most, 0)

    def _fewest_gone(self, dug: Dug) -> int:
        """Return how many orbits must be gone at least, so that there are not too many clues."""
        clues = [*accumulate(map(len, reversed(dug.gone)), initial=_clues(dug))]  # by how many orbits are put back
        return len(dug.gone) - max(0, bisect_right(clues, self.wish.range[1]) - 1)

    def _with_enough(self, dug: Dug) -> Dug:
        """Return a puzzle with clues put back until there are as many as wanted, but not too many."""
        fewest, gone = self.wish.range[0], len(dug.gone)
        while gone > self._fewest_gone(dug) and _clues(dug.eased(gone)) < fewest:
            gone -= 1
        return dug.eased(gone)

    def _arranged(self, found: Geometry, digits: Sequence[int]) -> Dug | None:
        """Return a puzzle with the wanted pattern of clues, or None. The digits may be others than these."""
        walk = Walk(board_of(found, digits), self.wish.pattern, self.random)
        puzzles = islice((dug_of(*puzzle) for puzzle in (walk.step() for _ in range(STEPS)) if puzzle), JUDGED)
        nearest = next(puzzles, None)
        apart = self._levels_away(nearest) if nearest else 0
        for other in puzzles if apart else ():
            if (away := self._levels_away(other)) < apart:
                nearest, apart = other, away
            if not apart:
                break
        return self._trimmed(nearest) if nearest else None

    def _levels_away(self, dug: Dug) -> int:
        """Return how far the difficulty of a puzzle is from the wanted one."""
        wanted = self.wish.level
        return abs(wanted - LEVELS.get(grade_within(dug.puzzle, wanted) or "gentle", 0)) if wanted else 0

    def _shaped(self) -> Geometry | None:
        """Return the grid with the rules that it must obey before it is filled, or None if they never hold together."""
        base = self.wish.grid
        try:
            shape = [*chain.from_iterable(kind.shape(base.frame, self.random) for kind in self.kinds)]
            return with_rules(base, shape)
        except RuleError:
            return None

    def _clueless(self, canvas: Canvas, base: Geometry, rules: Sequence[Rule]) -> Geometry | None:
        """Return the grid with rules that leave one solution without clues, or None."""
        if any(rule.kind == "killer" for rule in rules):
            return with_fitting_cages(canvas, base, rules, self.wish.level, self.version)
        found = with_rules(base, rules)
        return found if is_unique(found) else None

    def _dug_from(self, found: Geometry, digits: Sequence[int]) -> Dug:
        """Return the puzzle with the clues that are needed, and with all rules or only those that are needed."""
        groups = _orbits(found, self.wish.symmetry)
        self.random.shuffle(groups)
        return self._trimmed(self._with_enough(dig_limited(board_of(found, digits), groups)))

    def _trimmed(self, dug: Dug) -> Dug:
        """Return the puzzle without the rules that it does not need, if that is wanted."""
        kinds = {rule for kind in self.kinds if kind.trims for rule in kind.rules}
        if self.wish.rules != NEEDED or not kinds:
            return dug
        digits = dug.full.givens
        trimmed = self.version.trimmed(dug.puzzle, digits, kinds, self.random)
        return dug._replace(full=board_of(trimmed.geometry, digits))

    def _of(self, found: Geometry, digits: Sequence[int], kept: tuple[Orbit, ...]) -> Dug:
        return Dug(board_of(found, digits), tuple(_orbits(found, self.wish.symmetry)), kept, True)


def _clues(dug: Dug) -> int:
    return sum(map(len, dug.kept))


def _orbits(found: Geometry, symmetry: str) -> list[Orbit]:
    """Return the groups of cells that must all be clues or all be blank, without cells that are in no grid."""
    return [orbit for orbit in orbits(found, symmetry) if found.used.issuperset(orbit)]
