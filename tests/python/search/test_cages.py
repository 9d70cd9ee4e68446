"""Laws of very long searches: sums in the fields, and the fillings of few cells, against brute force."""

from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.search import count_on, joint, scores, solutions
from sudoku_workshop.search.cages import cage_groups
from sudoku_workshop.search.field_layout import FieldLayout, Fields, layout_of
from sudoku_workshop.search.fields import moved, place, propagate
from sudoku_workshop.search.fillings import fillings_of
from tests.python.search.test_sums import puzzle
from tests.support.samples import sample

pytestmark = pytest.mark.law

SEEDS = st.integers(0, 2**32)


@pytest.fixture(autouse=True)
def _very_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every search with a few grids be a very long one, however few cages there are."""
    monkeypatch.setattr(joint, "MANY", 1)
    monkeypatch.setattr(scores, "QUICK", 1)
    monkeypatch.setattr(scores, "LONG", 2)
    monkeypatch.setattr(scores, "AGAIN", 3)


@settings(max_examples=sample(60, 600))
@given(seed=SEEDS)
def test_fillings_are_exactly_the_assignments(seed: int) -> None:
    random = Random(seed)
    n, size = random.randint(3, 5), random.randint(1, 4)
    equation = Equation.of([(at, random.choice((1, 1, 1, -1, 2))) for at in range(size)], random.randint(-3, 16))
    apart = [pair for pair in combinations(range(size), 2) if random.random() < 0.6]
    peers = [{other for pair in apart if cell in pair for other in pair} - {cell} for cell in range(size)]
    domains = [random.getrandbits(n) | 1 << random.randrange(n) for _ in range(size)]
    right = [
        digits
        for digits in product(*([*bits_of(mine)] for mine in domains))
        if sum((digit + 1) * factor for digit, factor in zip(digits, equation.factors, strict=True)) == equation.total
        and all(digits[one] != digits[other] for one, other in apart)
    ]
    fillings = fillings_of(equation, peers, n)
    found = -1
    for having, mine in zip(fillings.having if fillings else (), domains, strict=bool(fillings)):
        found &= having[mine]
    assert bool(right) == bool(fillings and found)
    if right and fillings:
        assert found.bit_count() == len(right)
        assert fillings.left(found, domains) == [
            sum(1 << digit for digit in {*each}) for each in zip(*right, strict=True)
        ]
        assert {*bits_of(fillings.common(found, (1 << n) - 1))} == set(range(n)).intersection(*right)


@pytest.mark.parametrize(("size", "total", "n"), [(2, 5, 4), (3, 6, 4), (3, 9, 6), (4, 12, 6), (5, 25, 9)])
def test_groups_of_a_sum_leave_exactly_its_sets(size: int, total: int, n: int) -> None:
    cells = 2 * size
    groups = [*cage_groups([(tuple(range(size)), total)], n * cells, n, cells)]
    assert max(map(len, groups)) <= n
    for digits in combinations(range(n), size):
        order = next(permutations(digits))
        left = {digit * cells + cell for cell, digit in enumerate(order)}
        gone = {digit * cells + cell for cell in range(size) for digit in range(n)} - left
        assert _fits(groups, left, gone) == (sum(digits) + size == total), digits


def _fits(groups: list[tuple[int, ...]], right: set[int], wrong: set[int]) -> bool:
    """Return whether each group can have exactly one right member. All follow from single members."""
    while True:
        single = {left[0] for group in groups if len(left := [one for one in group if one not in wrong]) == 1}
        placed = right | single
        excluded = wrong | {one for group in groups if placed.intersection(group) for one in group} - placed
        if placed == right and excluded == wrong:
            return all(len(right.intersection(group)) == 1 for group in groups)
        if placed & excluded or any(len(placed.intersection(group)) > 1 for group in groups):
            return False
        right, wrong = placed, excluded


@settings(max_examples=sample(40, 600))
@given(seed=SEEDS)
def test_very_long_searches_find_all_solutions_once(seed: int) -> None:
    board, right = puzzle(Random(seed))
    assert sorted(found.values for found in solutions(board)) == sorted(map(tuple, right))
    number, last = count_on(board, 1)
    while last is not None:
        more, last = count_on(board, 1, last)
        number += more
    assert number == len(right)


def test_a_very_long_search_has_the_sums_in_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    board = board_of(geometry("4+killer:7:r1c12+killer:5:r23c3"), [0] * 16)
    layout, used = layout_of(board.geometry), set[int]()
    assert len(layout.caged.groups) > len(layout.groups)

    def propagated(fields: Fields, layout: FieldLayout, known: Fields) -> Fields:
        used.add(len(layout.groups))
        return propagate(fields, layout, known=known)

    monkeypatch.setattr(scores, "propagate", propagated)
    assert len([*solutions(board)]) > scores.LONG
    assert used == {len(layout.groups), len(layout.caged.groups)}


def test_a_few_cages_are_not_in_the_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joint, "MANY", 2)
    layout = layout_of(geometry("4+killer:6:r2c34"))
    assert layout.caged is layout
    several = layout_of(geometry("4+killer:6:r1c12+killer:5:r2c12"))
    assert several.caged is not several


def test_a_grid_is_the_same_in_another_layout() -> None:
    layout = layout_of(geometry("9+killer:25:r1c12345+killer:20:r1c6789"))
    fields = place(propagate(layout.full, layout), layout.bit(0, 1), layout)
    there = moved(fields, layout, layout.caged)
    assert moved(there, layout.caged, layout) & layout.cells == fields & layout.cells
    for right, digits in ((True, "145782369"), (False, "145792368")):
        row = there
        for cell, digit in enumerate(digits):
            row = place(row, layout.caged.bit(cell, int(digit)), layout.caged)
        assert bool(propagate(row, layout.caged)) == right
