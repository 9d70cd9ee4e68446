"""`narrow` of every kind against brute force over plain definitions, and rules as text."""

from collections.abc import Iterator, Mapping
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.rules import KINDS, parse_rule
from sudoku_workshop.rules.frame import Domains
from sudoku_workshop.rules.rule import Rule
from tests.support.plain_rules import Check, Place, Plain, Puzzle, checks, passes, places
from tests.support.random_rules import plain, random_rule
from tests.support.samples import sample

pytestmark = pytest.mark.law

SEEDS = st.integers(0, 2**32)
SIZES = ("4", "4", "6", "6+boxes:2x3", "5")
MOST = 5000  # assignments that are all tried


def rule_of(kind: str, random: Random) -> tuple[Rule, Geometry]:
    """Return a random rule, and the grid of its puzzle, in which some rules of its family may exempt cells."""
    while True:
        grid = geometry(random.choice(SIZES))
        rule = random_rule(kind, grid.frame, random)
        if rule:
            others = [random_rule(random.choice((kind, "white", "black", "xv")), grid.frame, random) for _ in range(3)]
            kept = [other for other in others if other and other.kind != "regions"]
            return rule, Geometry(grid.name, grid.n, grid.box, (rule, *kept))


def demands(rule: Rule, grid: Geometry) -> list[Check]:
    puzzle = Puzzle(grid.n, grid.box, tuple(plain(each, grid.n) for each in grid.rules))
    return [*checks(plain(rule, grid.n), puzzle)]


def obeyed(rule: Rule, grid: Geometry, digits: Mapping[Place, int]) -> bool:
    return all(passes(check, digits) for check in demands(rule, grid))


def settled(rule: Rule, domains: Domains, grid: Geometry) -> Domains | None:
    """Return the domains after `narrow`, called until nothing changes."""
    before: Domains = ()
    left: Domains | None = domains
    while left is not None and [*left] != [*before]:
        before = left
        left = rule.narrow(before, grid.frame)
    return left


def filled(rule: Rule, grid: Geometry, random: Random) -> dict[Place, int] | None:
    """Return random digits that obey a rule, found by trying digits cell by cell, or None if that takes too long."""
    tests = demands(rule, grid)
    order = all_places(grid)
    random.shuffle(order)
    order.sort(key=lambda cell: not any(cell in check.cells for check in tests))
    tries = iter(range(2000))

    def fill(digits: dict[Place, int]) -> dict[Place, int] | None:
        if len(digits) == len(order):
            return digits
        cell = order[len(digits)]
        near = [check for check in tests if cell in check.cells]
        for digit in random.sample(range(1, grid.n + 1), grid.n):
            if next(tries, None) is None:
                return None
            more = digits | {cell: digit}
            if all(passes(check, more) for check in near) and (found := fill(more)):
                return found
        return None

    return fill({})


def all_places(grid: Geometry) -> list[Place]:
    return places(Puzzle(grid.n, grid.box))


def as_domains(digits: Mapping[Place, int]) -> list[int]:
    return [1 << digits[cell] - 1 for cell in sorted(digits)]


@settings(max_examples=sample(6, 100))
@given(seed=SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_decided_cells_are_judged_exactly(kind: str, seed: int) -> None:
    random = Random(seed)
    rule, grid = rule_of(kind, random)
    digits = filled(rule, grid, random) or {
        cell: random.randint(1, grid.n) for cell in places(Puzzle(grid.n, grid.box))
    }
    for _ in range(8):
        narrowed = settled(rule, as_domains(digits), grid)
        assert (narrowed is not None) == obeyed(rule, grid, digits)
        assert narrowed is None or [*narrowed] == as_domains(digits)
        digits = digits | {random.choice([*digits]): random.randint(1, grid.n)}


@settings(max_examples=sample(6, 100))
@given(seed=SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_no_digit_of_an_assignment_that_obeys_the_rule_is_removed(kind: str, seed: int) -> None:
    random = Random(seed)
    rule, grid = rule_of(kind, random)
    digits = filled(rule, grid, random)
    if digits is None:
        return
    right = as_domains(digits)
    domains = [only | random.getrandbits(grid.n) & random.getrandbits(grid.n) for only in right]
    narrowed = settled(rule, domains, grid)
    assert narrowed is not None
    assert all(left & only and not left & ~before for left, only, before in zip(narrowed, right, domains, strict=True))


@settings(max_examples=sample(6, 100))
@given(seed=SEEDS)
@pytest.mark.parametrize("kind", [kind for kind, found in KINDS.items() if found.fewest])
def test_every_assignment_that_obeys_the_rule_is_left(kind: str, seed: int) -> None:
    random = Random(seed)
    rule, grid = rule_of(kind, random)
    domains = [random.choice((grid.frame.all, random.getrandbits(grid.n) | 1)) for _ in range(grid.cells)]
    found = [*assignments(rule, grid, domains)]
    narrowed = settled(rule, domains, grid)
    if found:
        assert narrowed is not None
        union = {cell: {digits[cell] for digits in found} for cell in found[0]}
        for (row, column), digits in union.items():
            assert digits <= {bit + 1 for bit in bits_of(narrowed[(row - 1) * grid.n + column - 1])}


def assignments(rule: Rule, grid: Geometry, domains: Domains) -> Iterator[dict[Place, int]]:
    """Yield the digits of all cells of the rule that obey it, or nothing if there are too many to try."""
    tests = demands(rule, grid)
    cells = sorted({cell for check in tests for cell in check.cells})
    choices = [[bit + 1 for bit in bits_of(domains[(row - 1) * grid.n + column - 1])] for row, column in cells]
    number = 1
    for choice in choices:
        number *= len(choice)
    if number <= MOST:
        for digits in product(*choices):
            known = dict(zip(cells, digits, strict=True))
            if all(passes(check, known) for check in tests):
                yield known


@settings(max_examples=sample(15, 300))
@given(seed=SEEDS)
@pytest.mark.parametrize("kind", KINDS)
def test_a_rule_is_read_back_from_its_text(kind: str, seed: int) -> None:
    random = Random(seed)
    grid = geometry(random.choice(("4", "6", "9", "12", "16")))
    rule = random_rule(kind, grid.frame, random)
    if rule:
        assert parse_rule(rule.text(grid.n), grid.frame) == rule
        assert isinstance(plain(rule, grid.n), Plain)
