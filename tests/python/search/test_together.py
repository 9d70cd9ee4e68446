"""Tests of rules that relate every two of their cells, against all ways to fill them."""

from collections.abc import Callable
from itertools import combinations, product
from random import Random

import pytest

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.search import count
from sudoku_workshop.search.together import narrow_related, related_cells

N = 6
RELATIONS: dict[str, Callable[[int, int], bool]] = {
    "far": lambda one, other: abs(one - other) >= 2,
    "near": lambda one, other: abs(one - other) <= 2,
    "rising": lambda one, other: one < other,
    "apart": lambda one, other: one != other,
    "odd": lambda one, other: (one * 2 + other) % 3 > 0,
}


@pytest.mark.parametrize("relation", RELATIONS)
def test_candidates_and_common_digits_are_those_of_all_ways(relation: str) -> None:
    holds, random = RELATIONS[relation], Random(5)
    allowed = tuple(sum(1 << other for other in range(N) if holds(one, other)) for one in range(N))
    none = 0
    for _ in range(60):
        domains = [random.randrange(1, 1 << N) for _ in range(random.choice((3, 4)))]
        each = ([digit for digit in range(N) if digits >> digit & 1] for digits in domains)
        ways = [way for way in product(*each) if all(holds(*pair) for pair in combinations(way, 2))]
        found = narrow_related(allowed, domains)
        if not ways:
            none += 1
            assert found is None
            continue
        assert found
        assert found[0] == [sum(1 << digit for digit in {*digits}) for digits in zip(*ways, strict=True)]
        common = {*range(N)}.intersection(*ways)
        assert found[1] == ([((*range(len(domains)),), sum(1 << digit for digit in common))] if common else [])
    assert none < 60


def test_rules_that_relate_all_their_cells_are_found() -> None:
    pairs = "9+custom:aJ8H_xf8H_xf8H_B:-:r1c1,r2c2,r3c3"
    assert [cells for cells, _ in related_cells(geometry(pairs))] == [(0, 10, 20)]
    assert [cells for cells, _ in related_cells(geometry("9+nabner:r1c123"))] == [(0, 1, 2)]
    for name in (
        "9+whisper:5:r1c123",
        "9+nabner:r1c12",
        "9+custom:pJ8H_xf8H_xf8H_B:-:r1c123",
        "16+nabner:r1c1,r1c2,r1c3",
    ):
        assert [*related_cells(geometry(name))] == [], name


def test_three_cells_that_differ_by_five_have_no_solution() -> None:
    """Check what no two of the cells show: of three digits, two differ by less than 5."""
    table = "aJ" + "gH4AGgAIAD4AP"
    assert count(Board.empty(f"9+custom:{table}:-:r1c12"), 1) == 1
    assert count(Board.empty(f"9+custom:{table}:-:r1c1,r4c4,r7c7"), 1) == 0
