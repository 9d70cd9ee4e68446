"""Fish: all candidates of a digit in some rows (the base) are in equally many columns (the cover), or vice versa.

Each base row contains the digit once, and each time in a different cover column. Candidates in the rest of the cover
can therefore be removed.

- *Finned*: some candidates of the base, the fins, are outside the cover. Either a fin is true, or the fish works as if
  it had no fins. Only candidates that the fish would remove and that see all fins can therefore be removed.
- *Sashimi*: a finned fish in which some base line has, apart from fins, one candidate or none.

Source: HoDoKu's definitions; ratings from Sudoku Explainer.
"""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import combinations
from typing import NamedTuple

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import Kind
from sudoku_workshop.grid.layout import Region, layout
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.fish_steps import NAMES, Fish, fish_step, siamese_pairs
from sudoku_workshop.logic.techniques.technique import FINNED, FISH, SIAMESE, Technique
from sudoku_workshop.logic.techniques.unions import tight_unions

ER = {2: 3.2, 3: 3.8, 4: 5.2}
LINES: tuple[Kind, ...] = ("column", "row")
LineSet = tuple[int, ...]


class DigitLines(NamedTuple):
    """The candidates of one digit, either by row or by column.

    `lines` has, per row, the columns with a candidate of the digit or, per column, the rows.
    """

    digit: int
    lines: tuple[Mask, ...]
    base: tuple[Region, ...]
    cover: tuple[Region, ...]

    def fish(self, base: LineSet, cover: Mask, plane: Mask) -> Fish:
        """Return the fish with these base and cover lines. Its fins are the base's candidates outside the cover."""
        bases, covers = tuple(self.base[i] for i in base), tuple(self.cover[i] for i in bits_of(cover))
        places = plane & _cells(bases)
        return Fish(self.digit, bases, covers, places, places & ~_cells(covers))


def find_fish(position: Position, size: int, lines: int = 0) -> Iterator[Step]:
    """Yield fish without fins, for digits that are still missing in at least `lines` rows (or columns).

    Fish whose base is columns come before those whose base is rows. Within these two groups, they are sorted by the
    mask of their base lines, then by digit.
    """
    for kind in LINES:
        found = enumerate(position.of_digits(_useful_fish, kind, size, lines))
        for base, digit, cover in sorted((base, digit, cover) for digit, hits in found for base, cover in hits):
            plane = position.planes[digit]
            fish = _digit_lines(position, kind, digit).fish(tuple(bits_of(base)), cover, plane)
            gone = plane & _cells(fish.cover) & ~fish.places
            yield fish_step(position, NAMES[size], ER[size], fish._replace(gone=gone << digit * position.size))


def _useful_fish(position: Position, digit: int, kind: Kind, size: int, least: int) -> list[tuple[Mask, Mask]]:
    """Return the fish of a digit that remove something, each as two masks: base lines and cover lines."""
    lines = _lines(position, kind)[digit]
    if len(lines) - lines.count(0) < least:
        return []
    few = [(1 << i, line) for i, line in enumerate(lines) if line & line - 1 and line.bit_count() <= size]
    return [
        (base, cover)
        for base, cover in (tight_unions(few, size) if len(few) >= size else ())
        if any(line & cover and not base >> i & 1 for i, line in enumerate(lines))
    ]


def find_finned_fish(position: Position, size: int, sashimi: bool = False) -> Iterator[Step]:
    """Yield fish whose fins are all in one box. Only candidates in this box are removed."""
    name = f"{'sashimi' if sashimi else 'finned'}-{NAMES[size]}"
    for fish in position.once(_all_finned, size):
        if _is_sashimi(fish) == sashimi:
            yield fish_step(position, name, None, fish)


def find_siamese_fish(position: Position, size: int, sashimi: bool = False, every: bool = False) -> Iterator[Step]:
    """Yield pairs of finned fish with the same base (Siamese fish), each pair as one step.

    The step has the name of the pair's first fish.
    """
    name = f"siamese-{'sashimi' if sashimi else 'finned'}-{NAMES[size]}"
    for twins in siamese_pairs(position.once(_all_finned, size), every):
        if _is_sashimi(twins.first) == sashimi:
            yield fish_step(position, name, None, *twins)


def _digit_lines(position: Position, kind: Kind, digit: int) -> DigitLines:
    rows, columns = position.layout.rows, position.layout.columns
    base, cover = (rows, columns) if kind == "row" else (columns, rows)
    return DigitLines(digit, _lines(position, kind)[digit], base, cover)


def _lines(position: Position, kind: Kind) -> tuple[tuple[Mask, ...], ...]:
    return position.in_rows if kind == "row" else position.in_columns


def _all_finned(position: Position, size: int) -> tuple[Fish, ...]:
    """Return the finned fish that remove something."""
    found = []
    for kind in LINES:
        boxes = _boxes(position.geometry, kind)
        for digit in range(position.n):
            along = _digit_lines(position, kind, digit)
            for fish, box in _finned(position, along, boxes, size):
                gone = position.planes[digit] & _cells(fish.cover) & box.cells & ~_cells(fish.base)
                if gone:
                    found.append(fish._replace(gone=gone << digit * position.size))
    return tuple(found)


@lru_cache(maxsize=KEPT)
def _boxes(geometry: Geometry, kind: Kind) -> tuple[tuple[Region, Mask, Mask], ...]:
    """Return the boxes, each with the numbers of the base lines and of the cover lines that cross it."""
    found = layout(geometry)
    base, cover = (found.rows, found.columns) if kind == "row" else (found.columns, found.rows)
    return tuple((box, _across(base, box), _across(cover, box)) for box in found.boxes)


def _finned(
    position: Position, along: DigitLines, boxes: tuple[tuple[Region, Mask, Mask], ...], size: int
) -> Iterator[tuple[Fish, Region]]:
    """Yield, for each base and box, the finned fish whose fins are all in that box."""
    lines, plane = along.lines, position.planes[along.digit]
    several = [i for i, line in enumerate(lines) if line & line - 1]
    for base in combinations(several, size):
        union, number = _union(lines, base), mask_of(base)
        if union.bit_count() <= size:
            continue
        for box, crossing, inside in boxes:
            if not crossing & number or (union & ~inside).bit_count() > size:
                continue
            needed = 0
            for i in base:
                needed |= lines[i] & ~inside if crossing >> i & 1 else lines[i]
            spare = union & inside & ~needed
            if 0 <= size - needed.bit_count() < spare.bit_count():
                for more in combinations(bits_of(spare), size - needed.bit_count()):
                    yield along.fish(base, needed | mask_of(more), plane), box


def _across(lines: tuple[Region, ...], box: Region) -> Mask:
    """Return the numbers of the lines that cross a box."""
    return mask_of(i for i, line in enumerate(lines) if line.cells & box.cells)


def _is_sashimi(fish: Fish) -> bool:
    body = fish.places & ~fish.fins
    return any((line.cells & body).bit_count() < 2 for line in fish.base)


def _union(lines: tuple[Mask, ...], chosen: LineSet) -> Mask:
    union = 0
    for i in chosen:
        union |= lines[i]
    return union


def _cells(regions: tuple[Region, ...]) -> Mask:
    cells = 0
    for region in regions:
        cells |= region.cells
    return cells


RECORDS = (
    Technique("x-wing", "fish", ER[2], "0300", FISH, partial(find_fish, size=2), 130, 140),
    Technique("swordfish", "fish", ER[3], "0301", FISH, partial(find_fish, size=3), 270, 150),
    Technique("jellyfish", "fish", ER[4], "0302", FISH, partial(find_fish, size=4), 280, 160),
    Technique("finned-x-wing", "fish", None, "0310", FINNED, partial(find_finned_fish, size=2), 420, 370),
    Technique("finned-swordfish", "fish", None, "0311", FINNED, partial(find_finned_fish, size=3), 440, 390),
    Technique("finned-jellyfish", "fish", None, "0312", FINNED, partial(find_finned_fish, size=4), 460, 410),
    Technique(
        "sashimi-x-wing", "fish", None, "0320", FINNED, partial(find_finned_fish, size=2, sashimi=True), 430, 380
    ),
    Technique(
        "sashimi-swordfish", "fish", None, "0321", FINNED, partial(find_finned_fish, size=3, sashimi=True), 450, 400
    ),
    Technique(
        "sashimi-jellyfish", "fish", None, "0322", FINNED, partial(find_finned_fish, size=4, sashimi=True), 470, 420
    ),
    Technique("siamese-finned-swordfish", "fish", None, "03111", SIAMESE, partial(find_siamese_fish, size=3), 550),
    Technique("siamese-finned-jellyfish", "fish", None, "03121", SIAMESE, partial(find_siamese_fish, size=4), 570),
    Technique(
        "siamese-sashimi-swordfish",
        "fish",
        None,
        "03211",
        SIAMESE,
        partial(find_siamese_fish, size=3, sashimi=True),
        560,
    ),
    Technique(
        "siamese-sashimi-jellyfish",
        "fish",
        None,
        "03221",
        SIAMESE,
        partial(find_siamese_fish, size=4, sashimi=True),
        580,
    ),
)
