"""Leaving out rules that a puzzle does not need."""

from collections.abc import Collection, Sequence
from random import Random

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry_rules import with_only_rules
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.bounded import solutions_within
from sudoku_workshop.search.field_layout import FieldLayout
from sudoku_workshop.search.fields import place, remove
from sudoku_workshop.search.scores import StoppedError, solved_grids

MOST = 150  # the grids that one search examines
ONE_BY_ONE = 300  # the same in the first version of IDs


def trimmed(puzzle: Board, solution: Sequence[Digit], kinds: Collection[str], random: Random) -> Board:
    """Return the puzzle without rules of these kinds that it does not need. One rule of each kind stays.

    A dot stays if the solution breaks another rule without it, such as "nonconsecutive". A rule also stays if the
    search without it takes too long.
    """
    layout = FieldLayout(puzzle.geometry, wide=True)
    rules = [rule for rule in puzzle.geometry.rules if rule.kind in kinds]
    for rule in random.sample(rules, len(rules)):
        if without := _without(puzzle, rule):
            relaxed = _relaxed(layout, without)
            if not _is_needed(rule, without, solution, relaxed):
                puzzle, layout = without, relaxed
    return puzzle


def _without(puzzle: Board, rule: Rule) -> Board | None:
    """Return the puzzle without a rule, or None if the rule is the last of its kind or the others need it."""
    others = [other for other in puzzle.geometry.rules if other != rule]
    if not any(other.kind == rule.kind for other in others):
        return None
    try:
        return board_of(with_only_rules(puzzle.geometry, others), puzzle.givens)
    except RuleError:
        return None


def _relaxed(layout: FieldLayout, without: Board) -> FieldLayout:
    """Return the layout for a puzzle that has one rule less. Tables are shared if it has the same houses."""
    has_same_houses = without.geometry.houses == layout.geometry.houses
    return layout.relaxed(without.geometry) if has_same_houses else FieldLayout(without.geometry, wide=True)


def _is_needed(rule: Rule, without: Board, solution: Sequence[Digit], layout: FieldLayout) -> bool:
    """Return whether a puzzle without a rule has other solutions, or cannot have its own, as far as is known.

    A solution that has the same digits in the cells of the rule obeys the rule, so it is not another one.
    """
    fields = layout.full
    for cell, digit in enumerate(without.givens):
        fields = place(fields, layout.bit(cell, digit), layout) if digit else fields
    for cell in dict.fromkeys(rule.cells):
        bit = layout.bit(cell, solution[cell])
        try:
            if next(solved_grids([remove(fields, bit, layout)], layout, MOST), 0):
                return True
        except StoppedError:
            return True
        fields = place(fields, bit, layout)
    return any(duplicates(board_of(without.geometry, solution)))


def trimmed_one_by_one(puzzle: Board, solution: Sequence[Digit], kinds: Collection[str], random: Random) -> Board:
    """Return the puzzle without rules that it does not need, as in the first version of IDs.

    It makes all tables again for each rule, and looks for any other solution.
    """
    rules = [rule for rule in puzzle.geometry.rules if rule.kind in kinds]
    for rule in random.sample(rules, len(rules)):
        without = _without(puzzle, rule)
        if without and solutions_within(without, 2, ONE_BY_ONE) == [tuple(solution)]:
            puzzle = without
    return puzzle
