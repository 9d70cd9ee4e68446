"""Exotic patterns in published positions, and the two rules that rest on counting, tried out in full.

Sources: Imam bayildi, Golden Nugget, Loki and Easter Monster from forum.enjoysudoku.com, and a symmetrical puzzle of
Gurth Bruins' kind.
"""

from functools import reduce
from itertools import product
from operator import or_

import pytest

from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.digit_grids import digits_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import Mask, bits_of
from sudoku_workshop.grid.names import candidates_text
from sudoku_workshop.logic.examples import example
from sudoku_workshop.logic.path import find
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.deadly import extended_rectangles, polygons
from sudoku_workshop.logic.techniques.multi_fish import multi_fish
from sudoku_workshop.logic.techniques.tridagon import CORNERS, ORDERS
from tests.support.samples import sample
from tools.neighbours import GURTH, IMAM, LOKI, MONSTER, NUGGET

GRID = geometry("9")
PUBLISHED = {
    "junior-exocet": [(IMAM, "r9c6<>3, r7c8<>9"), (NUGGET, "r7c9<>3")],
    "tridagon": [(LOKI, "r12c8,r7c89,r8c1<>1, r8c8<>3, r8c8<>5, r8c8<>7")],
    "sk-loop": [
        (
            MONSTER,
            "r7c3<>1, r3c1<>2, r2c5,r5c8<>3, r5c2,r8c5<>4, r8c4<>5, r9c1<>6, r1c3<>7, r2c56,r5c2<>8, r5c8<>9",
        )
    ],
    "multi-fish": [
        (
            MONSTER,
            "r3c5,r5c37,r7c35<>1, r3c15,r5c17,r7c5<>2, r8c4<>5, r1c5,r5c19,r9c15<>6, r1c3<>7, r2c6<>8",
        )
    ],
    "symmetrical-placement": [
        (
            GURTH,
            "r2c2,r3c3,r5c5,r8c8<>1, r4c56,r56c4<>2, r8c8,r9c9<>3, r1c3,r3c1,r4c56,r56c4,r7c9,r9c7<>4, r8c8,r9c9<>5, "
            "r1c1,r2c2,r6c6<>6, r1c1,r2c2,r6c6<>7, r1c23,r23c1<>8, r2c2,r3c3,r5c5,r8c8<>9",
        )
    ],
}


@pytest.mark.parametrize(
    ("technique", "puzzle", "removed"), [(slug, *row) for slug, rows in PUBLISHED.items() for row in rows]
)
def test_the_published_candidates_are_removed(technique: str, puzzle: str, removed: str) -> None:
    first = next(find(technique, board_of(GRID, digits_of(GRID, puzzle))))
    assert candidates_text(first.eliminations, GRID, "<>") == removed


def fillings(cells: list[int], count: int, taken: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """Return all ways to fill these cells with this number of digits, so that no two equal digits see each other."""
    if len(taken) == len(cells):
        return [taken]
    seen = {digit for cell, digit in zip(cells, taken, strict=False) if sees(cell, cells[len(taken)])}
    return [all_ for digit in range(count) if digit not in seen for all_ in fillings(cells, count, (*taken, digit))]


def sees(one: int, other: int) -> bool:
    return any(one in house.cells and other in house.cells for house in GRID.houses)


def test_twelve_cells_of_odd_slope_cannot_be_filled_with_three_digits() -> None:
    """Check every choice of slopes in four boxes: three digits fit exactly if an even number of them is odd."""
    boxes = CORNERS[0]
    for orders in product(ORDERS, repeat=4) if sample(0, 1) else product(ORDERS[:2], ORDERS[:2], ORDERS, ORDERS[::3]):
        cells = [
            (box // 3 * 3 + row) * 9 + box % 3 * 3 + column
            for box, (order, _) in zip(boxes, orders, strict=True)
            for row, column in enumerate(order)
        ]
        assert bool(fillings(cells, 3)) == (sum(is_odd for _, is_odd in orders) % 2 == 0)


def outlines(cells: list[int], filling: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    """Return which digits each house has in these cells."""
    return frozenset(
        (number, digit)
        for number, house in enumerate(GRID.houses)
        for cell, digit in zip(cells, filling, strict=True)
        if cell in house.cells
    )


@pytest.mark.parametrize(
    ("areas", "count"),
    [(extended_rectangles(), 3), (polygons(7), 3), (polygons(8), 4)],
    ids=["extended rectangle", "seven cells", "eight cells"],
)
def test_every_filling_of_a_deadly_pattern_has_another_one(areas: tuple[Mask, ...], count: int) -> None:
    """Check that the houses have the same digits in at least two fillings, so that nothing outside tells them apart."""
    for area in areas[:: max(1, len(areas) // sample(6, 60))]:
        cells = list(bits_of(area))
        found = [outlines(cells, filling) for filling in fillings(cells, count)]
        assert found
        assert min(map(found.count, found)) > 1


def test_a_multi_fish_has_as_many_covers_as_places() -> None:
    """Count by the definition, and check that each candidate of a base digit in the lines is covered exactly once."""
    position = Position(board_of(GRID, digits_of(GRID, MONSTER)))
    found = list(multi_fish(position))
    assert found
    for each in found:
        area = reduce(or_, [line.cells for line in each.lines])
        base = list(bits_of(each.base))
        places = [(digit, line) for digit in base for line in each.lines if position.planes[digit] & line.cells]
        assert len(places) == each.places == each.cells.bit_count() + len(each.across)
        for digit in base:
            for cell in bits_of(position.planes[digit] & area):
                across = [line for held, line in each.across if held == digit and line.cells >> cell & 1]
                assert len(across) + (each.cells >> cell & 1) == 1


def test_bowmans_bingo_finds_what_naked_singles_alone_refute() -> None:
    """Compare with a plain way to do it: fill cells with one candidate, until a cell has none."""
    found = example("bowmans-bingo")
    assert found
    board = found[0]
    refuted = [candidate for candidate in bits_of(Position(board).open) if is_refuted(board, candidate)]
    assert sorted(bits_of(step.eliminations)[0] for step in find("bowmans-bingo", board)) == refuted
    assert refuted


def is_refuted(board: Board, candidate: int) -> bool:
    """Return whether naked singles lead from a candidate to a cell without candidates."""
    held = {cell: set(candidates(board, cell)) for cell, value in enumerate(board.values) if not value}
    held[candidate % 81] = {candidate // 81 + 1}
    done: set[int] = set()
    while new := {cell for cell, digits in held.items() if len(digits) == 1} - done:
        for cell in new:
            for other in held:
                if other != cell and sees(cell, other):
                    held[other] = held[other] - held[cell]
        done |= new
    return not all(held.values())


def test_the_shapes_are_all_different() -> None:
    assert len({*polygons(8)}) == len(polygons(8)) == 9 * 9 * 36
    assert len({*extended_rectangles()}) == 2 * 3 * 3 * 27
