"""Kraken fish: finned fish that remove a candidate that does not see all fins. Chains lead from the fins to it.

- *Type 1*: the removed candidate, the victim, is in the cover. Either a fin is true, or the fish works as if it had no
  fins. The victim is false in both cases.
- *Type 2*: the victim may be anywhere. A cover house is chosen. Either a fin is true, or one of the base candidates in
  this house is true. Chains from all of these show that the victim is false.

The search starts from the victim. If the victim is true, chains of any kind make candidates of the base false. The
remaining base candidates must lie in one cover house fewer than there are base houses. The last cover house is one of
the victim's houses, or any house that contains all other base candidates except one or two fins.

Source: HoDoKu's definitions.
"""

from collections.abc import Iterator
from functools import cache, lru_cache, partial, reduce
from operator import or_
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import Kind
from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Candidate, Step
from sudoku_workshop.logic.techniques.closures import closures
from sudoku_workshop.logic.techniques.coverings import Units, find_coverings, units_of
from sudoku_workshop.logic.techniques.fish_steps import NAMES, Fish
from sudoku_workshop.logic.techniques.kraken_steps import Kraken, kraken_step
from sudoku_workshop.logic.techniques.simplest import simplest
from sudoku_workshop.logic.techniques.technique import KRAKEN, Technique
from sudoku_workshop.logic.techniques.templates import has_template

MOST_FINS = 2  # people cannot follow fish with more
Places = tuple[int, Mask, Mask]  # a digit, its remaining cells, and the houses of the victim if it has this digit
Bodies = tuple[tuple[Units, Units], ...]  # base houses, and the cover houses that contain their remaining cells


class Side(NamedTuple):
    """A way to choose houses: those that may be in the base and in the cover, as masks of the houses' numbers."""

    base: Mask
    cover: Mask


def find_kraken_fish(position: Position, kind: int) -> Iterator[Step]:
    """Yield Kraken fish of type 1 or 2, sorted by the number of chains, then by size.

    Each removes a candidate that no earlier one removes.
    """
    found = position.once(_all_krakens) if position.is_small else ()
    of_kind = (each for each in found if each.kind == kind)
    return (kraken_step(position, each) for each in simplest(of_kind, lambda each: each.rank))


def _all_krakens(position: Position) -> tuple[Kraken, ...]:
    """Return the Kraken fish for all candidates that they can remove.

    Candidates that a single chain refutes are left to simpler techniques.
    """
    known, count, found = _Known(position), position.n * position.size, list[Kraken]()
    for victim, claims in position.once(closures).items():
        falses = claims >> count
        if not claims & falses:
            found += known.krakens(victim, falses)
    return tuple(found)


class _Known:
    """A search for Kraken fish. It caches base and cover houses, by the cells that are left for a digit."""

    def __init__(self, position: Position) -> None:
        self.position, self.units, self.sides = position, units_of(position.geometry), _sides(position.geometry)
        self._found: dict[Places, Bodies] = {}
        self._fits = cache(self._has_template)

    def krakens(self, victim: Candidate, falses: Grid) -> Iterator[Kraken]:
        """Yield all Kraken fish that remove the candidate `victim`.

        `falses` are the candidates that are false if the victim is true.
        """
        own, cell = divmod(victim, self.position.size)
        for digit, plane in enumerate(self.position.planes):
            gone = falses >> digit * self.position.size & plane
            if gone & gone - 1 and not self._fits(digit, plane & ~gone):
                through = self._through(cell) if digit == own else 0
                left = plane & ~gone & ~(1 << cell if through else 0)
                for base, cover in self._bodies(digit, left, through):
                    yield from self._with_last(victim, digit, (base, cover), through)

    def _has_template(self, digit: int, left: Mask) -> bool:
        """Return whether the digit can still be placed in all houses, using only the cells `left` and filled cells.

        If it can, no fish removes anything.
        """
        written = mask_of(cell for cell, value in enumerate(self.position.board.values) if value == digit + 1)
        return has_template(self.position, left | written)

    def _through(self, cell: int) -> Mask:
        return mask_of(i for i, unit in enumerate(self.units) if unit.cells >> cell & 1)

    def _bodies(self, *places: *Places) -> Bodies:
        """Return the possible choices of base and cover houses, of the smallest size for which there are any.

        The last house of the cover is still to be chosen. The result is empty if some house has no cell left for the
        digit, because a simpler technique shows that.
        """
        if places not in self._found:
            sizes = (tuple(self._of_size(size, *places)) for size in NAMES)
            self._found[places] = () if self._empties(*places) else next(filter(None, sizes), ())
        return self._found[places]

    def _empties(self, digit: int, left: Mask, through: Mask) -> bool:
        plane, others = self.position.planes[digit], enumerate(self.units)
        return any(unit.cells & plane and not unit.cells & left and not through >> i & 1 for i, unit in others)

    def _of_size(self, size: int, digit: int, left: Mask, through: Mask) -> Iterator[tuple[Units, Units]]:
        """Yield choices of `size` base houses, and of the cover houses except the last one.

        The cover houses contain all cells of the base that are `left` for the digit. No two of the base houses have a
        possible cell of the digit in common.
        """
        holding = mask_of(i for i, unit in enumerate(self.units) if unit.cells & left) & ~through
        for side in self.sides:
            bodies = {i: self.units[i].cells & left for i in bits_of(side.base & holding)}
            barred = bits_of((1 << len(self.units)) - 1 & ~(side.cover & holding))
            for base, cover in find_coverings(self.position.geometry, bodies, barred, size, size - 1):
                if self._places(digit, base).bit_count() == sum(self._places(digit, (i,)).bit_count() for i in base):
                    yield base, cover

    def _places(self, digit: int, chosen: Units) -> Mask:
        return self.position.planes[digit] & reduce(or_, [self.units[i].cells for i in chosen])

    def _with_last(self, victim: Candidate, digit: int, houses: tuple[Units, Units], through: Mask) -> Iterator[Kraken]:
        """Yield the Kraken fish with these houses, one for each house that can be the last one of the cover."""
        base, cover = houses
        places, plane = self._places(digit, base), self.position.planes[digit]
        rest = places & ~self._places(digit, cover)
        for last in bits_of(self._last_covers(base, cover)):
            here, fins = rest & self.units[last].cells, rest & ~self.units[last].cells
            if here and 0 < fins.bit_count() <= MOST_FINS:
                fish = Fish(digit, self._named(base), self._named(tuple(sorted((*cover, last)))), places, fins)
                if not through >> last & 1:
                    if self.units[last].cells & plane & ~places:
                        yield Kraken(fish, victim, self.units[last], fins | here)
                elif fins & ~self.position.layout.peers[victim % self.position.size]:
                    yield Kraken(fish, victim, None, fins)

    def _last_covers(self, base: Units, cover: Units) -> Mask:
        """Return the houses that can be chosen as the last cover house.

        Together, base and cover must be of the allowed kinds, and no house may be used twice.
        """
        bases, covers = mask_of(base), mask_of(cover)
        sides = [side.cover for side in self.sides if not bases & ~side.base and not covers & ~side.cover]
        return reduce(or_, sides) & ~bases & ~covers

    def _named(self, chosen: Units) -> tuple[Region, ...]:
        return tuple(self.units[i] for i in chosen)


@lru_cache(maxsize=KEPT)
def _sides(geometry: Geometry) -> tuple[Side, Side]:
    """Return the two ways to choose houses: rows and boxes as base with columns and boxes as cover, and the reverse."""
    rows, columns = (_of_kinds(geometry, (kind, "box")) for kind in ("row", "column"))
    return Side(rows, columns), Side(columns, rows)


def _of_kinds(geometry: Geometry, kinds: tuple[Kind, ...]) -> Mask:
    return mask_of(i for i, unit in enumerate(units_of(geometry)) if unit.house.kind in kinds)


RECORDS = (
    Technique("kraken-fish-1", "fish", None, "0371", KRAKEN, partial(find_kraken_fish, kind=1), 840, 710),
    Technique("kraken-fish-2", "fish", None, "0372", KRAKEN, partial(find_kraken_fish, kind=2), 850, 720),
)
