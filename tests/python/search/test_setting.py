"""Answers for setters against brute force and on published puzzles: conflicts, numbers of rules, reach of logic."""

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sudoku_workshop as sudoku
from sudoku_workshop.api import call
from sudoku_workshop.generator.clues_at import ClueSearch
from sudoku_workshop.generator.patterns import cells_of
from sudoku_workshop.generator.wish_error import WishError
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.logic.reach import HIGHEST, eased, reach
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.search import possible, solve
from sudoku_workshop.search.conflicts import conflict
from sudoku_workshop.search.numbers import counted, numbers_tried
from sudoku_workshop.search.rule_answers import changed as with_changed
from tests.support.samples import sample
from tests.support.small_rules import FAR, FOUR, changed, fitting, solved, spoiled

pytestmark = pytest.mark.law
EXAMPLES = sample(30, 1000)
PATTERN, TRIED = "p8420", 60  # three cells of a 4x4 grid, and the most tries to find clues there


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_conflict_leaves_no_solution_and_all_of_it_is_needed(seed: int) -> None:
    board = spoiled(Random(seed))
    if not board:
        return
    found = conflict(board)
    assert found
    rules, clues = [*found.rules], [*found.clues]
    assert not solved(rules, only(board, clues))
    for rule in rules:
        assert solved([other for other in rules if other != rule], only(board, clues))
    for cell in clues:
        assert solved(rules, only(board, [other for other in clues if other != cell]))


def only(board: Board, clues: list[int]) -> list[int]:
    return [digit if cell in clues else 0 for cell, digit in enumerate(board.givens)]


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_puzzle_with_a_solution_has_no_conflict_and_its_candidates_are_those_of_its_solutions(seed: int) -> None:
    rules, givens = fitting(Random(seed))
    board, right = board_of(with_rules(FOUR, rules), givens), solved(rules, givens)
    if right:
        assert conflict(board) is None
    assert [{*digits} for digits in possible(board)] == [{found[cell] for found in right} for cell in range(16)]


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_each_number_has_as_many_solutions_as_by_brute_force(seed: int) -> None:
    rules, givens = fitting(Random(seed))
    numbered = [rule for rule in with_rules(FOUR, rules).rules if rule.number is not None]
    if not numbered:
        return
    board, rule = board_of(with_rules(FOUR, rules), givens), numbered[0]
    others = [other for other in board.geometry.rules if other != rule]
    tried = {each.number: count for each, count in counted(board, rule, numbers_tried(board, rule))}
    right = {
        number: min(2, len(solved([*others, each], givens))) for number in range(FAR) if (each := changed(rule, number))
    }
    assert with_solutions(tried) == with_solutions(right)


def with_solutions(counts: Mapping[Any, int | None]) -> dict[Any, int]:
    return {number: count for number, count in counts.items() if count}


def killers(path: Path, size: int) -> Iterator[Board]:
    lines = map(json.loads, path.read_text().splitlines())
    return (
        sudoku.parse(json.dumps(line["fpuzzles"])).puzzle
        for line in lines
        if line["kind"] == "killer" and line["fpuzzles"]["size"] == size
    )


@pytest.fixture(scope="module")
def some(data: Callable[[str], Path]) -> list[Board]:
    """Return some published killers of 9 rows."""
    found = [*killers(data("variants.jsonl"), 9)]
    return Random("killers").sample(found, sample(2, 40))


def test_a_wrong_sum_of_a_published_killer_is_part_of_a_small_conflict(some: list[Board]) -> None:
    for board in some:
        rule = max((rule for rule in board.geometry.rules if rule.number), key=lambda rule: len(rule.cells))
        wrong = with_other_sum(board, rule.number or 0)
        found = wrong and conflict(wrong)
        assert wrong
        assert found
        assert found.clues == ()
        assert len(found.rules) <= len(board.geometry.rules) // 2


def with_other_sum(board: Board, number: int) -> Board | None:
    rule = next(rule for rule in board.geometry.rules if rule.number == number)
    for other in (number + 1, number - 1):
        try:
            return with_changed(board, rule, type(rule).of(rule.cells, other, board.geometry.frame))
        except RuleError:
            continue
    return None


def test_the_sum_of_a_cage_of_a_published_killer_is_found(some: list[Board]) -> None:
    for board in some:
        rule = next(rule for rule in board.rules if rule.kind == "killer")
        bare = sudoku.rules.cage(*rule.cells)
        others = [other for other in board.rules if other != rule]
        opened = sudoku.parse("." * 81).with_rules(*others, bare)
        assert sudoku.rule_numbers(opened, bare)[rule.number or 0] == 1


def test_logic_of_a_higher_grade_leads_further_and_never_wrong(some: list[Board]) -> None:
    for board in some:
        solution, before = solve(board), -1
        assert solution
        for grade in ("easy", "medium", "hard"):
            found = reach(board, grade)
            entered = [cell for cell, value in enumerate(found.board.values) if value]
            assert all(found.board.values[cell] == solution.values[cell] for cell in entered)
            assert len(entered) >= before
            before = len(entered)
            if found.grade:
                assert HIGHEST[found.grade] <= HIGHEST[grade]


def test_a_clue_that_eases_a_puzzle_makes_it_as_easy_as_wanted() -> None:
    hard = sudoku.parse(".........5.8..6..1.7..1.8....2.59.6......2.454..1....8821.67..3..7.....6...3.....")
    assert not reach(hard, "hard").board.is_solved
    row, column, digit = sudoku.easing_clues(hard, "hard")[0]
    eased_puzzle = sudoku.Board(hard.with_value(row, column, digit)).values
    assert sudoku.reach("".join(map(str, eased_puzzle)), "hard").solved
    assert eased(reach(hard, "hard").board, (row - 1) * 9 + column - 1, digit, "hard").board.is_solved


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("plain", "{usual}\n{cage}"),
        ("markdown", "**Rules**\n\n- {usual}\n- {cage}"),
        ("bbcode", "[b]Rules[/b]\n[list]\n[*]{usual}\n[*]{cage}\n[/list]"),
    ],
)
def test_the_rules_are_a_text_to_publish(form: str, text: str) -> None:
    usual = "Fill the grid so that every row, column and box contains each digit from 1 to 4 once."
    killer = sudoku.parse("." * 16, geometry="4+killer:3:r1c12+killer:7:r2c12")
    cage = "Digits do not repeat in a cage, and they add up to the number of the cage."
    assert sudoku.rule_text(killer, form) == text.format(usual=usual, cage=cage)  # type: ignore[arg-type]


def test_a_grid_without_boxes_says_so_and_signs_are_escaped() -> None:
    assert "box" not in sudoku.rule_text(sudoku.Board.empty(5))
    regions = sudoku.parse("." * 16, geometry="4+regions:1122112233443344")
    assert "outlined region" in sudoku.rule_text(regions)
    own = sudoku.rules.pairs(lambda a, b: a != b, ["r1c1", "r1c2"], sentence="A *star*.", size=4)
    assert r"A \*star\*." in sudoku.rule_text(sudoku.parse("." * 16).with_rules(own), "markdown")


def test_places_outside_all_grids_are_no_blank_cells_for_setters() -> None:
    """Check two overlapping grids: logic leaves nothing of one, and the only clue tried in the other is in a grid."""
    full = sudoku.Board.empty("twodoku")
    solved_board = solve(full)
    assert solved_board
    places = len(full.values) - len(full.geometry.used)
    every = [digit * (at != 0) for at, digit in enumerate(solved_board.values)]
    state = {"geometry": full.geometry.name, "givens": text_of(every), "values": text_of(every), "notes": None}
    reached = result("reach", state=state, grade="hard")
    assert (reached["left"], reached["values"].count(".")) == (0, places)
    there = {"values": text_of(every), "cells": {"0": [solved_board.values[0]]}}
    tried = result("easing-clues", state=state, there=there, grade="easy", limit=3, **{"from": None})
    assert tried == {"items": [[0, solved_board.values[0]]], "next": None, "total": 1}


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_clues_are_exactly_in_the_cells_of_a_pattern_and_leave_one_solution_of_the_rules(seed: int) -> None:
    rules, _ = fitting(Random(seed))
    puzzle, refused = found_at(with_rules(FOUR, rules), PATTERN, seed)
    assert (refused == "pattern-rules") == (not solved(rules, [0] * 16))
    if not puzzle:
        return
    assert [cell for cell, digit in enumerate(puzzle.givens) if digit] == [*cells_of(PATTERN, 16)]
    assert len(solved(rules, puzzle.givens)) == 1


def found_at(grid: Geometry, pattern: str, seed: int) -> tuple[Board | None, str]:
    """Return a puzzle with clues in the cells of a pattern, or the code of the reason why there is none."""
    try:
        return ClueSearch(grid, pattern, str(seed)).made(TRIED), ""
    except WishError as error:
        return None, error.code


def test_a_search_for_clues_is_continued_and_says_why_it_ends() -> None:
    asked = {"geometry": "4+killer:5:r4c12", "pattern": "p8421", "seed": "s"}
    most = result("clues-at", upto=1000, **asked)
    begun = result("clues-at", upto=most["tries"] - 1, **asked)
    assert (begun["givens"], begun["tries"]) == (None, most["tries"] - 1)
    assert result("clues-at", upto=1000, **asked) == most
    assert sudoku.count(sudoku.parse(most["givens"], geometry="4+killer:5:r4c12")) == 1
    for geometry, pattern, told in (
        ("4+killer:5:r4c12", "1" + "." * 15, "no puzzle was found .*cells: 1, tries: 1000"),
        ("4+killer:3:r1c12+killer:3:r2c12", "1111" + "." * 12, "the rules leave no solution"),
        ("4", "1111" + "." * 12, "rows 3 and 4 have no clues"),
        ("16", "1" * 256, "up to 9 rows"),
    ):
        with pytest.raises(sudoku.SudokuError, match=told):
            sudoku.clues_at(sudoku.Board.empty(geometry), pattern)


def result(method: str, **params: object) -> Any:
    """Return the answer to a request of the page."""
    return json.loads(call(json.dumps({"method": method, "params": params})))["ok"]
