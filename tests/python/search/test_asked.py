"""Laws of the rules that searches without a limit ask, against brute force."""

from collections.abc import Callable, Sequence
from itertools import combinations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.rules.equations import Equation
from sudoku_workshop.rules.sandwiches import Sandwich, XSum
from sudoku_workshop.rules.split_lines import SumOfPart, narrowed_to_cases
from sudoku_workshop.search import asked_groups, count_on, scores, solutions
from sudoku_workshop.search.asked_cases import AskedCases
from sudoku_workshop.search.asked_groups import AskedGroups
from sudoku_workshop.search.asked_sets import AskedSets
from sudoku_workshop.search.bounded import solutions_within
from sudoku_workshop.search.field_layout import layout_of
from sudoku_workshop.search.fillings import AskedFillings, fillings_of, fillings_with
from sudoku_workshop.search.questions import Question
from tests.python.search.test_sums import puzzle
from tests.support.samples import sample

pytestmark = pytest.mark.law

SEEDS = st.integers(0, 2**32)
SIX = geometry("6")
PEERS = [frozenset(seen) for seen in SIX.peers]
Digits = Sequence[int]  # from 0


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
    for having, mine in zip(fillings.having, domains, strict=True):
        found &= having[mine]
    assert found.bit_count() == len(right)
    if right:
        assert fillings.left(found, domains) == [
            sum(1 << digit for digit in {*each}) for each in zip(*right, strict=True)
        ]
        assert {*bits_of(fillings.common(found, (1 << n) - 1))} == set(range(n)).intersection(*right)


def check(question: Question, cells: Sequence[int], random: Random, fits: Callable[[Digits], bool]) -> None:
    """Check an answer about some cells with random candidates.

    Nothing is removed that some way to fill the cells has, and nothing is left if the digits of all cells are wrong.
    """
    layout = layout_of(SIX)
    domains = {cell: [digit for digit in range(6) if random.random() < 0.5] or [random.randrange(6)] for cell in cells}
    fields = sum(1 << layout.bit(cell, digit + 1) - 1 for cell in cells for digit in domains[cell])
    answer = question.answer(fields >> layout.cells_at, layout.remaining)
    ways = [way for way in product(*domains.values()) if apart(cells, way) and fits(way)]
    assert answer or not ways
    for way in ways:
        assert all(answer >> layout.bit(cell, digit + 1) - 1 & 1 for cell, digit in zip(cells, way, strict=True))
    outside = {cell: {*range(6)} for cell in range(SIX.cells) if cell not in cells}
    for cell, digits in outside.items():
        for digit in digits if answer else ():
            if not answer >> layout.bit(cell, digit + 1) - 1 & 1:
                assert all(
                    any(cell in PEERS[at] for at, own in zip(cells, way, strict=True) if own == digit) for way in ways
                )
    if all(len(digits) == 1 for digits in domains.values()):
        assert bool(answer) == bool(ways)
    assert question.answer(fields >> layout.cells_at, layout.remaining) == answer


def apart(cells: Sequence[int], way: Digits) -> bool:
    pairs = combinations(zip(cells, way, strict=True), 2)
    return not any(mine == theirs and other in PEERS[cell] for (cell, mine), (other, theirs) in pairs)


@settings(max_examples=sample(150, 2000))
@given(seed=SEEDS)
def test_cells_with_one_of_some_sets_keep_every_way(seed: int) -> None:
    random = Random(seed)
    size = random.randint(1, 5)
    cells = sorted(random.sample(random.choice(SIX.houses).cells, size))
    every = [sum(1 << digit for digit in digits) for digits in combinations(range(6), size)]
    sets = tuple(random.sample(every, random.randint(0, min(4, len(every)))))

    def fits(way: Digits) -> bool:
        return sum(1 << digit for digit in {*way}) in sets and len({*way}) == size

    for made in (
        AskedSets(tuple(cells), sets, SIX),
        AskedFillings(tuple(cells), lambda: fillings_with(sets, size, 6), SIX),
    ):
        check(made, cells, random, fits)


@settings(max_examples=sample(150, 2000))
@given(seed=SEEDS, kind=st.sampled_from((Sandwich, XSum)))
def test_sandwiches_and_x_sums_remove_what_their_cases_exclude(seed: int, kind: type[SumOfPart]) -> None:
    random, layout = Random(seed), layout_of(SIX)
    line = list(random.choice([house.cells for house in SIX.houses if house.kind in ("row", "column")]))
    rule = kind(tuple(line[:: random.choice((1, -1))]), random.choice([1, 3, 6, 7, 8, 10, 14]))
    question = AskedCases(rule, SIX)
    for _ in range(5):  # answers of earlier questions are remembered
        domains = [random.choice((63, 63, random.getrandbits(6) | 1 << random.randrange(6))) for _ in line]
        cells = sum(digits << cell * layout.width for cell, digits in zip(rule.cells, domains, strict=True))
        answer = question.answer(cells, layout.remaining) >> layout.cells_at & cells
        left = [answer >> cell * layout.width & 63 for cell in rule.cells]
        assert left == [*narrowed_to_cases(tuple(domains), rule.cases(6))]


@settings(max_examples=sample(150, 2000))
@given(seed=SEEDS, most=st.sampled_from((asked_groups.MOST_WAYS, 10)))
def test_a_sum_keeps_every_way(seed: int, most: int) -> None:
    random = Random(seed)
    cells = random.sample(range(SIX.cells), random.randint(1, 6))
    equation = Equation.of([(cell, random.choice((1, 1, 1, 1, -1, 2, 10))) for cell in cells], random.randint(-3, 36))

    def fits(way: Digits) -> bool:
        return sum(factor * (digit + 1) for factor, digit in zip(equation.factors, way, strict=True)) == equation.total

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asked_groups, "MOST_WAYS", most)
        asked_groups.table_of.cache_clear()
        asked_groups.reach_of.cache_clear()
        check(AskedGroups(equation, PEERS, SIX), equation.cells, random, fits)
    asked_groups.table_of.cache_clear()
    asked_groups.reach_of.cache_clear()
    if len(cells) < 5:
        check(AskedFillings(equation.cells, lambda: fillings_of(equation, PEERS, 6), SIX), equation.cells, random, fits)


@settings(max_examples=sample(60, 600))
@given(seed=SEEDS, quick=st.sampled_from((1, scores.QUICK)))
def test_searches_with_and_without_a_limit_find_all_solutions_once(seed: int, quick: int) -> None:
    board, right = puzzle(Random(seed))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scores, "QUICK", quick)
        patch.setattr(scores, "AGAIN", 3)
        assert sorted(found.values for found in solutions(board)) == sorted(map(tuple, right))
        number, last = count_on(board, 1)
        while last is not None:
            more, last = count_on(board, 1, last)
            number += more
        assert number == len(right)
        assert sorted(solutions_within(board, 300, 5000) or ()) == sorted(map(tuple, right))


def test_searches_with_a_limit_ask_as_they_always_did() -> None:
    layout = layout_of(geometry("9+killer:7:r1c12+killer:25:r2c1234+renban:r5c123"))
    kinds = {type(question).__name__ for question in layout.asked[0]}
    assert kinds == {"Asked"}
    assert {type(question).__name__ for question in layout.exact.asked[0]} == {"AskedFillings", "AskedSets"}
