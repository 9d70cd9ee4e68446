"""Steps of fish, and of Siamese fish: two finned fish with the same base, shown as one step.

Both fish of a Siamese pair are valid, so all eliminations of both can be made.
"""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Grid, Mask
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Cells, Houses, Mark, Step, Word, one_or_several
from sudoku_workshop.logic.techniques.simplest import simplest

NAMES = {2: "x-wing", 3: "swordfish", 4: "jellyfish"}


class Fish(NamedTuple):
    """A fish: a digit, its base houses and its cover houses. `places` are the digit's possible cells in the base.

    There are as many cover houses as base houses. The fins are the cells of `places` that are outside the cover, or
    that are in two base houses. `gone` are the candidates that the fish removes, or 0 if they have not been worked out.
    """

    digit: int
    base: tuple[Region, ...]
    cover: tuple[Region, ...]
    places: Mask
    fins: Mask
    gone: Grid = 0


class Twins(NamedTuple):
    """A Siamese fish: two fish with the same base that remove different candidates."""

    first: Fish
    second: Fish

    @property
    def gone(self) -> Grid:
        """Return the candidates that at least one of the two fish removes."""
        return self.first.gone | self.second.gone


def simplest_fish(found: Iterable[Fish], every: bool = False) -> list[Fish]:
    """Return the fish that are enough to remove all candidates that any of the given fish removes.

    The fish with the fewest fins come first (see `simplest`).
    """
    return simplest(found, lambda fish: fish.fins.bit_count(), every)


def siamese_pairs(found: Iterable[Fish], every: bool = False) -> list[Twins]:
    """Return pairs of fish with the same base that remove different candidates, fewest fins first (see `simplest`).

    The fish of a pair differ in the first candidate that they remove.
    """
    return simplest(_twins(found), lambda twins: sum(fish.fins.bit_count() for fish in twins), every)


def _twins(found: Iterable[Fish]) -> Iterator[Twins]:
    """Yield the pairs of fish with the same base. Of each pair, the fish with the earlier cover houses comes first."""
    alike: dict[tuple[int, tuple[int, ...]], list[Fish]] = {}
    for fish in found:
        alike.setdefault((fish.digit, _numbers(fish.base)), []).append(fish)
    for several in alike.values():
        for first, second in combinations(sorted(several, key=lambda fish: _numbers(fish.cover)), 2):
            if first.gone & -first.gone != second.gone & -second.gone:
                yield Twins(first, second)


def _numbers(regions: tuple[Region, ...]) -> tuple[int, ...]:
    return tuple(region.number for region in regions)


def fish_step(position: Position, name: str, er: float | None, *halves: Fish) -> Step:
    """Return the step that shows this fish, or these two if it is a Siamese fish."""
    first, shift, fins, gone = halves[0], halves[0].digit * position.size, 0, 0
    base = tuple(region.house for region in first.base)
    words: dict[str, Word] = {"digit": first.digit + 1, "base": Houses(base)}
    covers = []
    for number, fish in zip(("", "2"), halves, strict=False):
        cover = tuple(region.house for region in fish.cover)
        covers += [house for house in cover if house not in covers]
        words["cover" + number] = Houses(cover)
        if fish.fins:
            words |= {"fins" + number: Cells(fish.fins), **one_or_several("fin" + number, fish.fins)}
        fins, gone = fins | fish.fins, gone | fish.gone
    marks = [
        Mark("base", (first.places & ~fins) << shift, houses=base),
        Mark("cover", houses=tuple(covers)),
        Mark("out", gone),
    ]
    if fins:
        marks.append(Mark("fin", fins << shift))
    return Step(name, er, 0, gone, tuple(marks), words=words)
