"""Reasons why a puzzle is impossible: brute force decides whether they are right, and examples what they say."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sudoku_workshop as sudoku
from sudoku_workshop.grid.board import Board, board_of, candidates
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.messages import problem_words
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.search import count, solutions
from sudoku_workshop.search.reasons import reasons
from sudoku_workshop.verdict import judge
from tests.support.random_rules import random_rule
from tests.support.samples import sample

FOUR = geometry("4")
EVERY_GRID = [found.values for found in solutions(board_of(FOUR, [0] * 16))]


def puzzle(name: str, givens: str) -> Board:
    return board_of(
        geometry(name), [0 if digit == "." else int(digit) for digit in givens.ljust(geometry(name).cells, ".")]
    )


def first_reason(board: Board) -> str:
    return problem_words(next(iter(reasons(board))), board.geometry, "en")


@pytest.mark.law
@settings(max_examples=sample(75, 3000), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_only_puzzles_without_a_solution_have_a_reason(seed: int) -> None:
    random = Random(seed)
    kinds = [kind for kind in KINDS if kind != "regions"]
    made = [random_rule(random.choice(kinds), FOUR.frame, random) for _ in range(random.randint(1, 3))]
    digits = random.choice(EVERY_GRID)
    givens = [digit if random.random() < 0.3 else 0 for digit in digits]
    try:
        board = board_of(with_rules(FOUR, [rule for rule in made if rule]), givens)
    except RuleError:
        return
    if not any(duplicates(board)) and any(reasons(board)):
        assert count(board, 1) == 0


@pytest.mark.law
@settings(max_examples=sample(50, 1000), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_sum_that_no_digits_have_is_named_and_no_other(seed: int) -> None:
    random = Random(seed)
    cells = random.sample(range(16), random.randint(2, 4))
    kind = random.choice(("killer", "sum"))
    digits = random.choice(EVERY_GRID)
    givens = [digit if random.random() < 0.4 and cell not in cells else 0 for cell, digit in enumerate(digits)]
    try:
        grid = with_rules(FOUR, [KINDS[kind].of(cells, random.randint(2, 14), FOUR.frame)])
    except RuleError:
        return
    board, plain = board_of(grid, givens), board_of(with_rules(FOUR, []), givens)
    peers = grid.peers
    totals = {
        sum(found)
        for found in product(*(candidates(plain, cell) for cell in cells))
        if all(
            one != other or mine not in peers[theirs]
            for mine, one in zip(cells, found, strict=True)
            for theirs, other in zip(cells, found, strict=True)
            if mine != theirs
        )
    }
    named = [problem for problem in reasons(board) if problem.rule == kind]
    is_impossible = grid.rules[0].number not in totals
    assert bool(named) == is_impossible if kind == "killer" else bool(named) <= is_impossible
    for problem in named:
        if problem.code == "sum-too-small":
            assert (problem.total or 0) < (problem.bound or 0) <= min(totals)
        elif problem.code == "sum-too-large":
            assert (problem.total or 0) > (problem.bound or 0) >= max(totals)


@pytest.mark.parametrize(
    ("name", "givens", "words"),
    [
        (
            "9+killer:24:r1c123",
            "." * 9 + "9",
            "with the digits that are left, r1c1, r1c2, r1c3 add up to at most 21, not to 24 (killer cages)",
        ),
        (
            "4+killer:3:r1c12",
            "..12",
            "with the digits that are left, r1c1, r1c2 add up to at least 7, not to 3 (killer cages)",
        ),
        (
            "9+killer:10:r1c12",
            "...9274",
            "no 2 different digits that are left in r1c1, r1c2 add up to 10 (killer cages)",
        ),
        (
            "9+sum:10:r1c1,r5c9",
            ".2468".ljust(36, ".") + "13579",
            "no digits that are left in r1c1, r5c9 add up to 10 (sums of cells)",
        ),
        (
            "4+cage:r1c1,r2c3,r3c2",
            "..34......43",
            "these 3 cells need different digits, but have only 1 and 2 left: r1c1, r2c3, r3c2 (cages without a sum)",
        ),
        (
            "9+renban:r1c123",
            "...369",
            "the digits that are left in r1c1, r1c2, r1c3 cannot satisfy a rule (renban lines)",
        ),
        (
            "9",
            ".3..4..5." + ".8..6..79" + "..9.7...." + "6..8....." + "7..9....." + "......8.." + "......6..",
            "these 3 cells need different digits, but have only 1 and 2 left: r1c1, r1c4, r1c7 (row 1)",
        ),
    ],
)
def test_a_reason_names_the_rule_and_says_why(name: str, givens: str, words: str) -> None:
    assert first_reason(puzzle(name, givens)) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("9+killer:9:r1c1234", "these 4 cells see each other, so their sum is 10 to 30, not 9 (killer)"),
        ("9+sum:31:r1c1234", "these 4 cells see each other, so their sum is 10 to 30, not 31 (sum)"),
        ("9+sum:3:r1c12,r5c5", "the sum of the cells of this rule is 4 to 26, not 3 (sum)"),
        ("9+killer:10:r1c1", "the sum of the cells of this rule is 1 to 9, not 10 (killer)"),
    ],
)
def test_a_sum_out_of_range_is_refused_with_the_range(name: str, words: str) -> None:
    with pytest.raises(RuleError) as refused:
        geometry(name)
    assert str(refused.value) == words


def test_a_house_is_no_reason_if_a_cell_or_digit_is_and_a_board_with_duplicates_has_none() -> None:
    assert [*reasons(puzzle("9", "...345678" + "." * 9 + "9"))] == []
    assert [*reasons(puzzle("9+killer:24:r1c123", "11"))] == []


def test_the_verdict_and_the_library_name_the_rule() -> None:
    board = puzzle("9+killer:24:r1c123", "." * 9 + "9")
    verdict = judge(board, 2)
    assert verdict.code == "none"
    assert verdict.problems[-1].code == "sum-too-large"
    with pytest.raises(sudoku.NoSolution, match="add up to at most 21, not to 24"):
        sudoku.solve(board)
