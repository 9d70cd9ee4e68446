"""Franken and mutant fish: a digit's places in some houses, the base, lie in as many others, the cover.

*Franken*: base in rows and boxes, cover in columns and boxes, or the other way round. *Mutant*: any houses. What two
base houses share is a fin as well, for it would fill both; what two cover houses share goes even from the base.

Sought from the victim: if it is true, it takes a cover house, and what it sees is gone from the base; so what is left
of the base houses must lie in one cover house less than they are. Only what is in no template of the digit can fall.
"""

from collections.abc import Iterator, Sequence
from functools import cache, partial

from sudoku_workshop.grid.geometry import Cell
from sudoku_workshop.grid.layout import Region
from sudoku_workshop.grid.masks import Mask, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Step
from sudoku_workshop.logic.techniques.coverings import Units, covered, units_of
from sudoku_workshop.logic.techniques.fish_steps import NAMES, Fish, fish_step, siamese, simplest_fish
from sudoku_workshop.logic.techniques.templates import in_templates

MOST_FINS, MOST_SHARED = 5, 2  # more than that nobody follows
SIZES = (1, 2, 3, 4)  # those of one house are locked candidates
BASIC, FRANKEN, MUTANT = range(3)
CALLED = {FRANKEN: "franken", MUTANT: "mutant"}


def find_wide_fish(
    position: Position, kind: int, size: int, finned: bool = False, every: bool = False
) -> Iterator[Step]:
    """Franken or mutant fish by the number of fins. Of each victim the smallest alone, and of the same size no mutant
    where a franken fish does; `every` one for HoDoKu's library."""
    found = (fish for fish in _of_kind(position, kind, size, every) if bool(fish.fins) == finned)
    name = f"{'finned-' if finned else ''}{CALLED[kind]}-{NAMES[size]}"
    return (fish_step(position, name, None, fish) for fish in simplest_fish(found, every))


def find_siamese_wide_fish(position: Position, kind: int, size: int, every: bool = False) -> Iterator[Step]:
    """Two finned fish with the same base."""
    found = siamese((fish for fish in _of_kind(position, kind, size, every) if fish.fins), every)
    name = f"siamese-finned-{CALLED[kind]}-{NAMES[size]}"
    return (fish_step(position, name, None, *twins) for twins in found)


def _of_kind(position: Position, kind: int, size: int, every: bool) -> list[Fish]:
    sizes = (size,) if every else SIZES
    found = position.of_digits(_of_digit, sizes) if position.is_small else ()
    return [fish for several in found for fish in several if len(fish.base) == size and kind_of(fish) == kind]


def _of_digit(position: Position, digit: int, sizes: tuple[int, ...]) -> tuple[Fish, ...]:
    """Of each victim the fish of the first of these sizes that has some; among several sizes of the simplest kind."""
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
    """The bases and covers by which a true victim leaves too few places."""
    units = units_of(position.geometry)
    left = plane & ~position.layout.peers[victim] & ~(1 << victim)
    bodies = {i: unit.cells & left for i, unit in enumerate(units) if unit.cells & plane}
    through = tuple(i for i in bodies if units[i].cells >> victim & 1)
    barred = (*through, *(i for i in range(len(units)) if not bodies.get(i)))
    for base, cover in covered(position.geometry, bodies, barred, size, size - 1):
        yield from ((base, tuple(sorted((*cover, unit)))) for unit in through if unit not in base)
    for own in through if size > 1 else ():
        others = tuple(unit for unit in through if unit != own)
        for base, cover in covered(position.geometry, bodies, barred, size - 1, size - 2):
            if not set(base) & set(through):
                yield tuple(sorted((*base, own))), tuple(sorted((*cover, *others)))


def _fish(position: Position, digit: int, base: Units, cover: Units) -> Fish | None:
    """The fish of these houses; None for too many fins, a cover house without a place of the base, or no victim."""
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
    """What it is: rows against columns, with boxes among them, or a mutant."""
    base, cover = ({region.house.kind for region in side} for side in (fish.base, fish.cover))
    for line, other in (("row", "column"), ("column", "row")):
        if base <= {line, "box"} and cover <= {other, "box"}:
            return FRANKEN if "box" in base | cover else BASIC
    return MUTANT
