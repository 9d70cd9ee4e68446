"""Answers about single rules: which of them may be mistyped, and which are not needed.

No answer is given about a rule for which a search would examine too many grids (see `bounded.py`).
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry_rules import with_only_rules
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.jigsaw import Regions
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.bounded import solutions_within
from sudoku_workshop.search.field_layout import layout_of
from sudoku_workshop.search.fields import digits_in, fields_of, propagate

NEXT, TYPED, OTHER, LEFT_OUT = range(4)  # how likely a mistake is, the likeliest first


class RuleMistake(NamedTuple):
    """A rule that may be mistyped. With `instead`, or without the rule if that is None, there is exactly one solution.

    The rules differ only in their number. The lower the `rank`, the likelier is the mistake: 0 for the next number and
    for swapped digits, 1 for one wrong digit, 2 for other numbers, 3 if the rule has to be left out.
    """

    rule: Rule
    instead: Rule | None
    rank: int


def mistyped_rules(board: Board) -> tuple[RuleMistake, ...]:
    """Return the changes of a single rule by which a puzzle without a solution becomes one with exactly one solution.

    The likeliest changes come first. A rule is left out only if no change of a number helps.
    """
    if solutions_within(board, 1) != []:
        return ()
    rules = changeable(board)
    found = list(changed_numbers(board, rules)) or list(left_out(board, rules))
    return tuple(sorted(found, key=lambda mistake: mistake.rank))


def changeable(board: Board) -> tuple[Rule, ...]:
    """Return the rules that a puzzle can do without. Regions are not among them, because they replace the boxes."""
    return tuple(rule for rule in board.geometry.rules if not isinstance(rule, Regions))


def changed_numbers(board: Board, rules: Iterable[Rule]) -> Iterator[RuleMistake]:
    """Yield the changes of the number of one of these rules that lead to exactly one solution."""
    for rule in rules:
        if rule.number is None:
            continue
        without = changed(board, rule)
        if without and solutions_within(without, 1) != []:
            for instead in others_of(rule, without):
                if _is_unique(changed(board, rule, instead)):
                    yield RuleMistake(rule, instead, _rank(rule.number, instead.number or 0))


def left_out(board: Board, rules: Iterable[Rule]) -> Iterator[RuleMistake]:
    """Yield those of these rules without which there is exactly one solution."""
    return (RuleMistake(rule, None, LEFT_OUT) for rule in rules if _is_unique(changed(board, rule)))


def unneeded_rules(board: Board, solution: Board) -> tuple[Rule, ...]:
    """Return the rules without each of which, by itself, the only solution is still the only one."""
    return unneeded_among(changeable(board), board, solution)


def unneeded_among(rules: Iterable[Rule], board: Board, solution: Board) -> tuple[Rule, ...]:
    """Return those of some rules without each of which, by itself, the only solution is still the only one."""
    return tuple(rule for rule in rules if _has_only(solution, changed(board, rule)))


def unneeded_together(board: Board, solution: Board) -> tuple[Rule, ...]:
    """Return rules without all of which the only solution is still the only one. The others are all needed then."""
    left, before = board, None
    while left != before:
        before = left
        for rule in changeable(left):
            without = changed(left, rule)
            if without and _has_only(solution, without):
                left = without
    return tuple(rule for rule in board.geometry.rules if rule not in left.geometry.rules)


def mended(board: Board, mistake: RuleMistake) -> Board | None:
    """Return the puzzle with a mistake corrected."""
    return changed(board, mistake.rule, mistake.instead)


def changed(board: Board, rule: Rule, instead: Rule | None = None) -> Board | None:
    """Return the puzzle without a rule, or with another one instead. Return None if the rules can never hold then."""
    others = [other for other in board.geometry.rules if other != rule]
    try:
        geometry = with_only_rules(board.geometry, [*others, instead] if instead else others)
    except RuleError:
        return None
    return board_of(geometry, board.givens, excluded=board.excluded)


def others_of(rule: Rule, without: Board) -> Iterator[Rule]:
    """Yield the rules with another number that can hold, likeliest first. `without` is the puzzle without the rule."""
    geometry, number = without.geometry, rule.number or 0
    layout = layout_of(geometry)
    fields = propagate(fields_of(without), layout)
    domains = [
        sum(1 << digit - 1 for digit in digits_in(fields, cell, layout))
        if cell in geometry.used
        else geometry.frame.all
        for cell in range(geometry.cells)
    ]
    greatest = geometry.n * max(len(rule.cells), (geometry.n + 1) // 2)
    numbers = (other for other in range(greatest + 1) if other != number)
    for other in sorted(numbers, key=lambda other: (_rank(number, other), abs(other - number))):
        try:
            instead = type(rule).of_groups(rule.groups or [rule.cells], other, geometry.frame, rule.listed)
        except RuleError:
            continue
        if instead.narrow(domains, geometry.frame) is not None:
            yield instead


def _rank(number: int, instead: int) -> int:
    """Return how likely it is that a person typed one number instead of another: the lower, the likelier."""
    one, other = str(number), str(instead)
    if abs(number - instead) == 1 or one == other[::-1]:
        return NEXT
    differing = sum(mine != theirs for mine, theirs in zip(one, other, strict=False))
    return TYPED if len(one) == len(other) and differing == 1 else OTHER


def _is_unique(board: Board | None) -> bool:
    return board is not None and not any(duplicates(board)) and len(solutions_within(board, 2) or ()) == 1


def _has_only(solution: Board, board: Board | None) -> bool:
    """Return whether a puzzle has this solution and no other."""
    return board is not None and solutions_within(board, 2) == [solution.values]
