"""Franken and mutant fish: all candidates of a digit in some houses (the base) are in equally many others (the cover).

- *Franken*: the base consists of rows and boxes and the cover of columns and boxes, or vice versa.
- *Mutant*: base and cover consist of any rows, columns and boxes.

A candidate in two base houses is a fin too, because it would fill both houses. A candidate in two cover houses can be
removed even if it is in the base.

The search starts from the candidate to remove, the victim. If the victim is true, it occupies a cover house, and the
base candidates that it sees are false. The remaining base candidates must then lie in one cover house fewer than there
are base houses. A fish can only remove candidates that are in no template of the digit.

Source: HoDoKu's definitions.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.coverings import Units, find_coverings, units_of
from sudoku_workshop.logic.techniques.fish_steps import NAMES, Fish, fish_step, siamese_pairs, simplest_fish
from sudoku_workshop.logic.techniques.technique import FINNED, FISH, SIAMESE, Technique
from sudoku_workshop.logic.techniques.templates import in_templates

MOST_FINS, MOST_SHARED = 5, 2  # limits: people cannot follow fish with more
SIZES = (1, 2, 3, 4)  # fish of size 1 are locked candidates
BASIC, FRANKEN, MUTANT = range(3)
CALLED = {FRANKEN: "franken", MUTANT: "mutant"}


def find_wide_fish(
    position: Position, kind: int, size: int, finned: bool = False, every: bool = False
) -> Iterator[Step]:
    """Yield Franken or mutant fish of this size, sorted by the number of fins.

    For each candidate to remove, only the smallest fish are searched for. If a Franken fish removes it, no mutant fish
    of the same size is searched for. With `every`, all fish of this size are searched for, for comparison with HoDoKu's
    library.
    """
    found = (fish for fish in _of_kind(position, kind, size, every) if bool(fish.fins) == finned)
    name = f"{'finned-' if finned else ''}{CALLED[kind]}-{NAMES[size]}"
    return (fish_step(position, name, None, fish) for fish in simplest_fish(found, every))


def find_siamese_wide_fish(position: Position, kind: int, size: int, every: bool = False) -> Iterator[Step]:
    """Yield pairs of finned Franken or mutant fish with the same base, each pair as one step."""
    found = siamese_pairs((fish for fish in _of_kind(position, kind, size, every) if fish.fins), every)
    name = f"siamese-finned-{CALLED[kind]}-{NAMES[size]}"
    return (fish_step(position, name, None, *twins) for twins in found)


def _of_kind(position: Position, kind: int, size: int, every: bool) -> list[Fish]:
    sizes = (size,) if every else SIZES
    found = position.of_digits(_of_digit, sizes) if position.is_small else ()
    return [fish for several in found for fish in several if len(fish.base) == size and kind_of(fish) == kind]


def _of_digit(position: Position, digit: int, sizes: tuple[int, ...]) -> tuple[Fish, ...]:
    """Return the simplest fish of a digit, of these sizes, that remove something.

    For each candidate that fish can remove, only fish of the smallest possible size are returned. If several sizes are
    given, they must also be of the simplest kind: basic fish or, if there are none, Franken fish or, at last, mutant
    fish.
    """
    plane = position.planes[digit]
    written = mask_of(cell for cell, value in enumerate(position.board.values) if value == digit + 1)
    known = cache(partial(_fish, position, digit))
    found: dict[tuple[Units, Units], Fish] = {}
    for victim in bits_of(plane & ~in_templates(position, plane | written)):
        for size in sizes:
            aimed = {houses: fish for houses in _aimed(position, plane, victim, size) if (fish := known(*houses))}
            if aimed:
                least = min(map(kind_of, aimed.values())) if len(sizes) > 1 else MUTANT
                found.update((houses, fish) for houses, fish in aimed.items() if kind_of(fish) <= least)
                break
    return tuple(found.values())


def _aimed(position: Position, plane: Mask, victim: Cell, size: int) -> Iterator[tuple[Units, Units]]:
    """Yield pairs of base and cover houses that may remove the candidate `victim`.

    If the victim were true, there would not be enough cover houses left for the digits of the base houses.
    """
    units = units_of(position.geometry)
    left = plane & ~position.layout.peers[victim] & ~(1 << victim)
    bodies = {i: unit.cells & left for i, unit in enumerate(units) if unit.cells & plane}
    through = tuple(i for i in bodies if units[i].cells >> victim & 1)
    barred = (*through, *(i for i in range(len(units)) if not bodies.get(i)))
    for base, cover in find_coverings(position.geometry, bodies, barred, size, size - 1):
        yield from ((base, tuple(sorted((*cover, unit)))) for unit in through if unit not in base)
    for own in through if size > 1 else ():
        others = tuple(unit for unit in through if unit != own)
        for base, cover in find_coverings(position.geometry, bodies, barred, size - 1, size - 2):
            if not set(base) & set(through):
                yield tuple(sorted((*base, own))), tuple(sorted((*cover, *others)))


def _fish(position: Position, digit: int, base: Units, cover: Units) -> Fish | None:
    """Return the fish with this base and cover, or None if it is too complex or useless.

    A fish is not used if it has too many fins, if a cover house has no candidate of the base, or if it removes nothing.
    """
    units, plane = units_of(position.geometry), position.planes[digit]
    places, shared = _once_and_twice(units, base, plane)
    covered, doubly = _once_and_twice(units, cover, plane)
    fins = places & ~covered | shared
    idle = any(not units[unit].cells & places for unit in cover)
    if idle or fins.bit_count() > MOST_FINS or shared.bit_count() > MOST_SHARED:
        return None
    gone = (covered & ~places | doubly) & (position.peers_of_all(fins) if fins else -1)
    base_units, cover_units = (tuple(units[unit] for unit in side) for side in (base, cover))
    return Fish(digit, base_units, cover_units, places, fins, gone << digit * position.size) if gone else None


def _once_and_twice(units: Sequence[Region], chosen: Units, plane: Mask) -> tuple[Mask, Mask]:
    once = twice = 0
    for unit in chosen:
        here = units[unit].cells & plane
        once, twice = once | here, twice | once & here
    return once, twice


def kind_of(fish: Fish) -> int:
    """Return the kind of a fish: basic, Franken or mutant.

    A basic fish has only rows in the base and only columns in the cover, or the reverse. A Franken fish also has boxes.
    All other fish are mutant.
    """
    base, cover = ({region.house.kind for region in side} for side in (fish.base, fish.cover))
    for line, other in (("row", "column"), ("column", "row")):
        if base <= {line, "box"} and cover <= {other, "box"}:
            return FRANKEN if "box" in base | cover else BASIC
    return MUTANT


franken, mutant = (partial(find_wide_fish, kind=kind) for kind in (FRANKEN, MUTANT))
siamese = find_siamese_wide_fish
RECORDS = (
    Technique("franken-swordfish", "fish", None, "0331", FISH, partial(franken, size=3), 750, 620),
    Technique("franken-jellyfish", "fish", None, "0332", FISH, partial(franken, size=4), 780, 650),
    Technique("finned-franken-x-wing", "fish", None, "0340", FINNED, partial(franken, size=2, finned=True), 740, 610),
    Technique(
        "finned-franken-swordfish", "fish", None, "0341", FINNED, partial(franken, size=3, finned=True), 760, 630
    ),
    Technique(
        "finned-franken-jellyfish", "fish", None, "0342", FINNED, partial(franken, size=4, finned=True), 790, 660
    ),
    Technique("finned-mutant-swordfish", "fish", None, "0361", FINNED, partial(mutant, size=3, finned=True), 810, 680),
    Technique("finned-mutant-jellyfish", "fish", None, "0362", FINNED, partial(mutant, size=4, finned=True), 820, 690),
    Technique(
        "siamese-finned-franken-swordfish",
        "fish",
        None,
        "03411",
        SIAMESE,
        partial(siamese, kind=FRANKEN, size=3),
        770,
        640,
    ),
    Technique(
        "siamese-finned-franken-jellyfish",
        "fish",
        None,
        "03421",
        SIAMESE,
        partial(siamese, kind=FRANKEN, size=4),
        800,
        670,
    ),
    Technique(
        "siamese-finned-mutant-jellyfish",
        "fish",
        None,
        "03621",
        SIAMESE,
        partial(siamese, kind=MUTANT, size=4),
        830,
        700,
    ),
)
