"""Templates, wide fish, almost locked sets and Sue de Coq compared with their definitions, written out with sets.

Source of the positions: the examples of these techniques, from puzzles of our own generator.
"""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, product
from typing import NamedTuple

import pytest

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import bits_of, mask_of
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.step import Houses
from sudoku_workshop.logic.techniques.almost_locked import AlmostLocked
from sudoku_workshop.logic.techniques.als_wings import find_als_xy_wing, find_als_xz
from sudoku_workshop.logic.techniques.franken import FRANKEN, MUTANT, find_wide_fish
from sudoku_workshop.logic.techniques.templates import in_templates
from tests.support.samples import sample

pytestmark = pytest.mark.law

GRID = geometry("9")
HOUSES = [frozenset(house.cells) for house in GRID.houses]
NAMES = ("als-xz", "als-xy-wing", "finned-franken-x-wing", "franken-swordfish", "sue-de-coq", "template-delete")
Places = frozenset[Cell]


def position_of(name: str) -> Position:
    found = example(name)
    assert found
    return Position(found[0])


POSITIONS = [pytest.param(name, id=name) for name in NAMES]


def sees(grid: Geometry, one: Cell, other: Cell) -> bool:
    return one != other and other in seen(grid)[one]


@cache
def seen(grid: Geometry) -> list[set[Cell]]:
    """Return, by cell, the cells that share a house with it."""
    return [
        {other for house in grid.houses if cell in house.cells for other in house.cells} for cell in range(grid.cells)
    ]


def removed(position: Position, gone: int) -> set[tuple[int, Cell]]:
    return {divmod(candidate, position.size) for candidate in bits_of(gone)}


# Templates


def templates(grid: Geometry, places: Places, row: int = 0, taken: tuple[Cell, ...] = ()) -> Iterator[tuple[Cell, ...]]:
    """Yield all ways to choose a cell in every row, no two of which see each other."""
    if row == grid.n:
        yield taken
        return
    for cell in range(row * grid.n, row * grid.n + grid.n):
        if cell in places and not any(sees(grid, cell, other) for other in taken):
            yield from templates(grid, places, row + 1, (*taken, cell))


@pytest.mark.parametrize("name", ["4", "6", "8", "9"])
def test_cells_in_templates_are_those_of_the_listed_templates(name: str) -> None:
    grid, rng, some = geometry(name), random.Random(name), 0
    position = Position(board_of(grid, [0] * grid.cells))
    for share in (0.35, 0.45, 0.55):
        places = frozenset(cell for cell in range(grid.cells) if rng.random() < share)
        held = {cell for template in templates(grid, places) for cell in template}
        assert in_templates(position, mask_of(places)) == mask_of(held)
        some += bool(held) and held != places
    assert some


# Fish


class Fins(NamedTuple):
    fins: set[Cell]
    gone: set[Cell]
    is_whole: bool  # every cover house has a cell of the base, and the base houses share at most two cells


def naive_fish(plane: Places, base: tuple[int, ...], cover: tuple[int, ...]) -> Fins:
    """Return the fins and eliminations of a fish by the definition.

    It removes candidates that see all fins and are in the cover but not in the base, or in two cover houses.
    """
    in_base = {cell: sum(cell in HOUSES[i] for i in base) for cell in plane}
    in_cover = {cell: sum(cell in HOUSES[i] for i in cover) for cell in plane}
    fins = {cell for cell in plane if in_base[cell] and (not in_cover[cell] or in_base[cell] > 1)}
    hit = {cell for cell in plane if in_cover[cell] > 1 or (in_cover[cell] and not in_base[cell])}
    busy = all(any(in_base[cell] for cell in HOUSES[i] & plane) for i in cover)
    shared = sum(count > 1 for count in in_base.values())
    return Fins(fins, {cell for cell in hit if all(sees(GRID, cell, fin) for fin in fins)}, busy and shared <= 2)


@pytest.mark.parametrize("name", ["franken-swordfish", *NAMES][: sample(1, 7)])
def test_all_wide_fish_of_two_houses_are_found(name: str) -> None:
    """Compare the eliminations with those of all fish by the definition, except rows against columns."""
    position = position_of(name)
    steps = [step for kind, finned in product((FRANKEN, MUTANT), (True, False))
             for step in find_wide_fish(position, kind, 2, finned, every=True)]  # fmt: skip
    ours: set[tuple[int, Cell]] = set()
    for step in steps:
        ours |= removed(position, step.eliminations)
    theirs: set[tuple[int, Cell]] = set()
    kinds = [house.kind for house in GRID.houses]
    for digit in range(9):
        plane = frozenset(bits_of(position.planes[digit]))
        open_houses = [i for i, house in enumerate(HOUSES) if house & plane]
        for base in combinations(open_houses, 2):
            for cover in combinations([i for i in open_houses if i not in base], 2):
                found = naive_fish(plane, base, cover)
                lines = {kinds[i] for i in base}, {kinds[i] for i in cover}
                basic = lines in (({"row"}, {"column"}), ({"column"}, {"row"}))
                if found.is_whole and len(found.fins) <= 5 and not basic:
                    theirs |= {(digit, cell) for cell in found.gone}
    assert ours == theirs


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_wide_fish_fits_the_definition(size: int) -> None:
    numbers, met = {house: i for i, house in enumerate(GRID.houses)}, 0
    for name, kind, finned in product(NAMES[:: sample(size - 1, 1)], (FRANKEN, MUTANT), (True, False)):
        position = position_of(name)
        for step in islice(find_wide_fish(position, kind, size, finned, every=True), sample(4, 20)):
            sides = [step.words["base"], step.words["cover"]]
            base, cover = (tuple(numbers[house] for house in side.houses) for side in sides if isinstance(side, Houses))
            digit = step.words["digit"]
            assert isinstance(digit, int)
            found = naive_fish(frozenset(bits_of(position.planes[digit - 1])), base, cover)
            assert removed(position, step.eliminations) == {(digit - 1, cell) for cell in found.gone}
            assert bool(found.fins) == finned
            met += 1
    assert met


# Almost locked sets

Als = tuple[Places, frozenset[int]]


def naive_sets(position: Position) -> set[Als]:
    found: set[Als] = set()
    for house in GRID.houses:
        cells = [cell for cell in house.cells if position.digits_of[cell]]
        for size in range(1, len(cells) + 1):
            for some in combinations(cells, size):
                digits = {digit for cell in some for digit in bits_of(position.digits_of[cell])}
                if len(digits) == size + 1:
                    found.add((frozenset(some), frozenset(digits)))
    return found


def places(position: Position, als: Als, digit: int) -> set[Cell]:
    return {cell for cell in als[0] if position.digits_of[cell] >> digit & 1}


def all_see(ones: set[Cell], others: set[Cell]) -> bool:
    return all(sees(GRID, one, other) for one in ones for other in others)


def commons(position: Position, one: Als, other: Als) -> set[int]:
    """Return the common digits of two sets that only one of them can contain."""
    return {
        digit for digit in one[1] & other[1] if all_see(places(position, one, digit), places(position, other, digit))
    }


def seen_by_both(position: Position, one: Als, other: Als, digits: frozenset[int] | set[int]) -> set[tuple[int, Cell]]:
    return {
        (digit, cell)
        for digit in digits
        for cell in bits_of(position.planes[digit])
        if all_see({cell}, places(position, one, digit) | places(position, other, digit))
    }


@pytest.mark.parametrize("name", ["als-xz", "als-xy-wing"])
def test_all_almost_locked_sets_are_found(name: str) -> None:
    position = position_of(name)
    ours = {(frozenset(bits_of(als.cells)), frozenset(bits_of(als.digits))) for als in AlmostLocked(position).sets}
    assert ours == naive_sets(position)


def test_als_xz_fits_the_definition() -> None:
    position = position_of("als-xz")
    theirs = set()
    for one, other in combinations(naive_sets(position), 2):
        shared = commons(position, one, other) if not one[0] & other[0] else set()
        if len(shared) == 1 and len(one[0]) + len(other[0]) > 2:
            theirs.add(frozenset(seen_by_both(position, one, other, (one[1] & other[1]) - shared)))
    ours = {frozenset(removed(position, step.eliminations)) for step in find_als_xz(position, every=True)}
    assert ours == theirs - {frozenset()}
    assert ours


def test_als_xy_wing_fits_the_definition() -> None:
    position = position_of("als-xy-wing")
    sets, theirs = sorted(naive_sets(position), key=lambda als: sorted(als[0])), set()
    links = {(one, other): shared for one, other in combinations(sets, 2)
             if not one[0] & other[0] and (shared := commons(position, one, other))}  # fmt: skip
    links |= {(other, one): shared for (one, other), shared in links.items()}
    beside: dict[Als, list[Als]] = {}
    for one, other in links:
        beside.setdefault(one, []).append(other)
    for middle, ends in beside.items():
        for one, other in combinations(ends, 2):
            shared = links[middle, one] | links[middle, other]
            if len(shared) > 1 and not one[0] & other[0] and len(one[0]) + len(middle[0]) + len(other[0]) > 3:
                theirs.add(frozenset(seen_by_both(position, one, other, (one[1] & other[1]) - shared)))
    ours = {frozenset(removed(position, step.eliminations)) for step in find_als_xy_wing(position, every=True)}
    assert ours == theirs - {frozenset()}
    assert ours


def test_larger_boards_have_no_such_patterns() -> None:
    """Large boards would have too many sets of cells to consider."""
    large: Board = board_of(geometry("12"), [0] * 144)
    assert AlmostLocked(Position(large)).sets == ()
    assert list(find_wide_fish(Position(large), FRANKEN, 3)) == []
