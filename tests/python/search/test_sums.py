"""Sums in the search against brute force: combinations, equations, and all solutions of small puzzles."""

from collections.abc import Sequence
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.frame import Frame
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search import count, is_minimal, mistyped, possible, solutions
from sudoku_workshop.search.combinations import ways
from sudoku_workshop.search.sum_range import range_of
from sudoku_workshop.search.sums import Groups
from tests.support.random_rules import holds, random_rule
from tests.support.samples import sample

pytestmark = pytest.mark.law

SEEDS = st.integers(0, 2**32)
FOUR = geometry("4")
SUMS = ("killer", "sum", "weighted-sum", "equal-sums", "arrow", "little-killer")
EVERY_GRID = [found.values for found in solutions(board_of(FOUR, [0] * 16))]


@settings(max_examples=sample(30, 600))
@given(seed=SEEDS)
def test_combinations_have_every_digit_of_every_assignment(seed: int) -> None:
    random = Random(seed)
    n = random.randint(3, 6)
    domains = tuple(random.getrandbits(n) | 1 << random.randrange(n) for _ in range(random.randint(1, n)))
    found = ways(domains, 0, 100, n)
    for digits in permutations(range(1, n + 1), len(domains)):
        if all(mine >> digit - 1 & 1 for mine, digit in zip(domains, digits, strict=True)):
            way = found[sum(digits)]
            assert all(mine >> digit - 1 & 1 for mine, digit in zip(way.domains, digits, strict=True))
            assert not way.common & ~sum(1 << digit - 1 for digit in digits)


@settings(max_examples=sample(30, 600))
@given(seed=SEEDS)
def test_the_range_of_a_sum_has_the_sum_of_every_assignment(seed: int) -> None:
    random = Random(seed)
    n = random.randint(3, 6)
    domains = tuple(random.getrandbits(n) | 1 << random.randrange(n) for _ in range(random.randint(1, n)))
    digits = [[bit + 1 for bit in bits_of(mine)] for mine in domains]
    sums = {sum(each) for each in product(*digits) if len({*each}) == len(each)}
    found = range_of(domains, n)
    assert not sums or (found and found[0] <= min(sums) and max(sums) <= found[1])
    assert range_of(((1 << n) - 1,) * len(domains), n) == (
        sum(range(1, len(domains) + 1)),
        sum(range(n - len(domains) + 1, n + 1)),
    )


@settings(max_examples=sample(50, 1000))
@given(seed=SEEDS)
def test_an_equation_keeps_exactly_what_some_assignment_has(seed: int) -> None:
    random = Random(seed)
    n, size = 4, random.randint(1, 5)
    factors = [random.choice((1, 1, 1, -1, 2, 10)) for _ in range(size)]
    equation = Equation.of(list(enumerate(factors)), random.randint(-3, 30))
    peers = [{other for other in range(size) if other != cell and random.random() < 0.6} for cell in range(size)]
    peers = [{other for other in range(size) if other in peers[cell] or cell in peers[other]} for cell in range(size)]
    domains = tuple(random.getrandbits(n) | 1 << random.randrange(n) for _ in range(size))
    groups = Groups(equation, peers, n)
    found = groups.narrow(domains)
    right = [
        digits
        for digits in product(*([digit + 1 for digit in bits_of(mine)] for mine in domains))
        if sum(digit * factor for digit, factor in zip(digits, factors, strict=True)) == equation.total
        and all(len({digits[at] for at in group}) == len(group) for group in groups.groups)
    ]
    assert right == [] if found is None else all(found[0])
    if right and found:
        for place, digits in enumerate(found[0]):
            assert {digit[place] for digit in right} <= {bit + 1 for bit in bits_of(digits & domains[place])}
        for group, common in found[1]:
            assert all(bit + 1 in {digits[at] for at in group} for bit in bits_of(common) for digits in right)
    if found and all(mine.bit_count() == 1 for mine in domains):
        assert right


def puzzle(random: Random) -> tuple[Board, list[Sequence[int]]]:
    """Return a 4x4 with sums and perhaps some clues, and all its solutions by brute force."""
    while True:
        digits = random.choice(EVERY_GRID)
        fitted = random.choice((digits, digits, ()))
        rules = [random_rule(random.choice(SUMS), FOUR.frame, random, fitted) for _ in range(random.randint(1, 5))]
        made = [rule for rule in rules if rule]
        givens = [digit if random.random() < 0.15 else 0 for digit in digits]
        try:
            board = board_of(with_rules(FOUR, made), givens)
        except RuleError:
            continue
        return board, [found for found in EVERY_GRID if obeys(found, made, givens)]


def obeys(digits: Sequence[int], rules: Sequence[Rule], givens: Sequence[int]) -> bool:
    fits = all(given in (0, digit) for given, digit in zip(givens, digits, strict=True))
    return fits and all(holds(rule, rules, digits, FOUR) for rule in rules)


@settings(max_examples=sample(30, 1000))
@given(seed=SEEDS)
def test_all_solutions_are_found(seed: int) -> None:
    board, right = puzzle(Random(seed))
    assert sorted(found.values for found in solutions(board)) == sorted(map(tuple, right))
    assert possible(board) == (
        tuple(tuple(sorted({*each})) for each in zip(*right, strict=True)) if right else ((),) * 16
    )


def test_a_mistyped_clue_and_clues_that_are_not_needed_are_found_beside_sums() -> None:
    frame = Frame(4)
    rules = [KINDS["killer"].of([0, 1, 4], 7, frame), KINDS["sum"].of([10, 15, 3], 5, frame)]
    grid = with_rules(FOUR, rules)
    right = [digits for digits in EVERY_GRID if obeys(digits, rules, [0] * 16)]
    givens = [*right[0][:6], *[0] * 10]
    board = board_of(grid, givens)
    assert count(board, 2) == sum(obeys(digits, rules, givens) for digits in right)
    assert not is_minimal(board)
    wrong = board_of(grid, [givens[0], givens[1] % 4 + 1, *givens[2:]])
    for mistake in mistyped(wrong):
        mended = [*wrong.givens]
        mended[mistake.cell] = mistake.instead
        assert sum(obeys(digits, rules, mended) for digits in right) == 1
