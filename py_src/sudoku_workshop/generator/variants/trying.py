"""One try to make a variant: a full grid, rules that hold for it, and a puzzle with as few clues as possible."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import chain
from random import Random

from sudoku_workshop.generator.digging import Dug
from sudoku_workshop.generator.symmetry import Orbit, orbits
from sudoku_workshop.generator.variants.clueless import is_unique, with_smaller_cages
from sudoku_workshop.generator.variants.digging import dig_limited
from sudoku_workshop.generator.variants.filling import filled
from sudoku_workshop.generator.variants.judging import grade_within
from sudoku_workshop.generator.variants.kind import Canvas, Kind
from sudoku_workshop.generator.variants.kinds import KINDS
from sudoku_workshop.generator.variants.trimming import trimmed
from sudoku_workshop.generator.variants.wish import NEEDED, VariantWish
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.rule import Rule

HARDEST = 7  # the highest level


class Try:
    """One try: the kinds, the wish, and the random numbers of the search that it belongs to."""

    def __init__(self, wish: VariantWish, random: Random) -> None:
        self.wish, self.random = wish, random
        self.kinds: list[Kind] = [KINDS[name] for name in wish.names]

    def dug(self) -> Dug | None:
        """Return a full grid with rules and the clues that are left, or None if no grid or no such puzzle was found."""
        shaped = self._shaped()
        digits = filled(shaped, self.random) if shaped else None
        if not shaped or not digits:
            return None
        canvas = Canvas(shaped.frame, digits, self.random, self.wish.cage_sizes)
        rules = [*chain.from_iterable(kind.place(canvas) for kind in self.kinds)]
        if self.wish.is_clueless:
            found = self._clueless(canvas, shaped, rules)
            return self._of(found, digits, ()) if found else None
        return self._dug_from(with_rules(shaped, rules), digits)

    def eased(self, dug: Dug) -> tuple[Dug, Grade | None]:
        """Return a puzzle with clues put back until it is easy enough for the wish, and its grade."""
        most = self.wish.level or HARDEST
        if self.wish.is_clueless:
            return dug, grade_within(dug.puzzle, most)
        numbers = range(len(dug.gone), -1, -1)
        fewest = bisect_left(numbers, True, key=lambda number: bool(grade_within(dug.eased(number).puzzle, most)))
        eased = dug.eased(max(0, len(dug.gone) - fewest))
        return eased, grade_within(eased.puzzle, most)

    def _shaped(self) -> Geometry | None:
        """Return the grid with the rules that it must obey before it is filled, or None if they never hold together."""
        layout = next((kind.layout for kind in self.kinds if kind.layout), self.wish.size)
        base = geometry(layout)
        try:
            shape = [*chain.from_iterable(kind.shape(base.frame, self.random) for kind in self.kinds)]
            return with_rules(base, shape)
        except RuleError:
            return None

    def _clueless(self, canvas: Canvas, base: Geometry, rules: Sequence[Rule]) -> Geometry | None:
        """Return the grid with rules that leave one solution without clues, or None."""
        if any(rule.kind == "killer" for rule in rules):
            return with_smaller_cages(canvas, base, rules, self._is_easy)
        found = with_rules(base, rules)
        return found if is_unique(found) else None

    def _is_easy(self, puzzle: Board) -> bool:
        level = self.wish.level
        return level is None or grade_within(puzzle, level) is not None

    def _dug_from(self, found: Geometry, digits: Sequence[int]) -> Dug:
        """Return the puzzle with the clues that are needed, and with all rules or only those that are needed."""
        groups = _orbits(found, self.wish.symmetry)
        self.random.shuffle(groups)
        dug = dig_limited(board_of(found, digits), groups)
        kinds = {rule for kind in self.kinds if kind.trims for rule in kind.rules}
        if self.wish.rules != NEEDED or not kinds:
            return dug
        return dug._replace(full=board_of(trimmed(dug.puzzle, digits, kinds, self.random).geometry, digits))

    def _of(self, found: Geometry, digits: Sequence[int], kept: tuple[Orbit, ...]) -> Dug:
        return Dug(board_of(found, digits), tuple(_orbits(found, self.wish.symmetry)), kept, True)


def _orbits(found: Geometry, symmetry: str) -> list[Orbit]:
    """Return the groups of cells that must all be clues or all be blank, without cells that are in no grid."""
    return [orbit for orbit in orbits(found, symmetry) if found.used.issuperset(orbit)]
