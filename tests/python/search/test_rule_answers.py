"""Answers about single rules against brute force: mistyped numbers, rules to leave out, and rules not needed."""

from collections.abc import Iterable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.rules import KINDS
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.search import rule_answers, solutions
from sudoku_workshop.search.bounded import solutions_within
from sudoku_workshop.search.field_layout import layout_of
from sudoku_workshop.search.rule_answers import (
    LEFT_OUT,
    RuleMistake,
    mended,
    mistyped_rules,
    unneeded_rules,
    unneeded_together,
)
from tests.support.samples import sample
from tests.support.small_rules import FAR, FOUR, changed, fitting, solved, spoiled


def told(mistakes: Iterable[RuleMistake]) -> list[tuple[str, str | None]]:
    return sorted((each.rule.text(4), each.instead.text(4) if each.instead else None) for each in mistakes)


@pytest.mark.law
@settings(max_examples=sample(30, 1000), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_exactly_the_changes_that_lead_to_one_solution_are_found(seed: int) -> None:
    board = spoiled(Random(seed))
    if not board:
        return
    rules, right = board.geometry.rules, []
    for rule in rules:
        others = [other for other in rules if other != rule]
        for number in range(FAR) if rule.number is not None else ():
            instead = changed(rule, number)
            if instead and len(solved([*others, instead], board.givens)) == 1:
                right.append((rule.text(4), instead.text(4)))
    if right:
        assert told(mistyped_rules(board)) == sorted(right)
        return
    lone = [rule for rule in rules if len(solved([each for each in rules if each != rule], board.givens)) == 1]
    assert told(mistyped_rules(board)) == sorted((rule.text(4), None) for rule in lone)


@pytest.mark.law
@settings(max_examples=sample(30, 1000), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_exactly_the_rules_that_are_not_needed_are_found(seed: int) -> None:
    rules, givens = fitting(Random(seed))
    right = solved(rules, givens)
    if len(right) != 1 or not rules:
        return
    board = board_of(with_rules(FOUR, rules), givens)
    solution = next(solutions(board))
    lone = [rule for rule in rules if solved([each for each in rules if each != rule], givens) == right]
    assert [*unneeded_rules(board, solution)] == lone
    enough = [rule for rule in rules if rule not in unneeded_together(board, solution)]
    assert solved(enough, givens) == right
    for rule in enough:
        assert solved([each for each in enough if each != rule], givens) != right


def puzzle(*texts: str, givens: str = "." * 16) -> Board:
    digits = [0 if each == "." else int(each) for each in givens]
    return board_of(geometry("+".join(["4", *texts])), digits)


def test_the_likeliest_change_comes_first() -> None:
    frame = geometry("9").frame
    rule = KINDS["sum"].of([0, 1], 12, frame)
    without = board_of(geometry("9"), [0] * 81)
    numbers = [other.number for other in rule_answers.others_of(rule, without)]
    assert numbers[:2] == [11, 13]
    assert numbers[2:5] == [10, 14, 15]  # one digit differs, the nearest number first
    rule = KINDS["killer"].of([0, 1, 2], 21, frame)
    assert [other.number for other in rule_answers.others_of(rule, without)][:3] == [20, 22, 12]


def test_a_rule_is_left_out_only_if_no_number_helps() -> None:
    full = "213434121243...."
    [mistake] = mistyped_rules(puzzle("thermometer:r1c12", givens=full))
    assert (mistake.rule.kind, mistake.instead, mistake.rank) == ("thermometer", None, LEFT_OUT)
    [mistake] = mistyped_rules(puzzle("white:2:r1c12", givens=full))
    assert (mistake.instead or mistake.rule).number == 1
    assert mended(puzzle(givens=full), mistake) == puzzle("white:1:r1c12", givens=full)


def test_nothing_is_said_about_a_puzzle_with_a_solution() -> None:
    assert mistyped_rules(puzzle("killer:3:r1c12")) == ()


def test_regions_are_never_left_out() -> None:
    board = puzzle("regions:1122112233443344", "killer:3:r1c12", givens="1234341221434321")
    assert not any(isinstance(rule, Regions) for rule in rule_answers.changeable(board))
    assert unneeded_rules(board, board) == tuple(rule for rule in board.geometry.rules if rule.kind == "killer")


def test_a_search_stops_and_nothing_is_said_then() -> None:
    empty = board_of(geometry("9+knight"), [0] * 81)
    assert solutions_within(empty, 2, most=1) is None
    assert len(solutions_within(empty, 2) or ()) == 2


@pytest.mark.parametrize("rule", ["killer:3:r1c12", "even:r1c1"])
def test_a_long_search_has_the_rules_of_its_puzzle_after_one_without_rules(rule: str) -> None:
    assert layout_of(FOUR).thorough.geometry is FOUR
    grid = geometry(f"4+{rule}")
    assert layout_of(grid).thorough.geometry is grid
