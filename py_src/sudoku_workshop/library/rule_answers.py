"""Answers about the rules of a puzzle: `mistyped_rules`, `unneeded_rules`."""

from typing import NamedTuple

from sudoku_workshop.library.choices import of_kind
from sudoku_workshop.library.solving import only_solution
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.rules.stated import StatedRule, stated_rule
from sudoku_workshop.search import rule_answers


class MistypedRule(NamedTuple):
    """A rule that may be mistyped. With the rule `instead`, the puzzle has exactly one solution.

    If `instead` is None, the puzzle has exactly one solution without the rule.
    """

    rule: StatedRule
    instead: StatedRule | None


def mistyped_rules(puzzle: Source) -> tuple[MistypedRule, ...]:
    """Return the rules of a puzzle without a solution that may be mistyped, the likeliest mistake first.

    With the number of `instead`, the puzzle has exactly one solution. If no other number of a rule helps, the result
    has the rules without which there is exactly one solution. A change about which the search takes too long is not in
    the result.

    >>> import sudoku_workshop as sudoku
    >>> cages = sudoku.rules.killer("r1c1", "r1c2", number=4), sudoku.rules.killer("r4c1", "r4c2", number=5)
    >>> wrong = sudoku.parse("...2 .... 2.4. 4...").with_rules(*cages)
    >>> [(mistake.rule.number, mistake.instead) for mistake in sudoku.mistyped_rules(wrong)]
    [(4, rules.killer('r1c1', 'r1c2', number=5)), (4, rules.killer('r1c1', 'r1c2', number=7))]
    """
    board = parse(puzzle).puzzle
    side = board.geometry.side
    return tuple(
        MistypedRule(stated_rule(rule, side), stated_rule(instead, side) if instead else None)
        for rule, instead, _ in rule_answers.mistyped_rules(board)
    )


def unneeded_rules(puzzle: Source, together: bool = False) -> tuple[StatedRule, ...]:
    """Return the rules that are not needed: without each of them, by itself, the solution is still the only one.

    With `together=True`, return rules that can all be left out at once. All others are needed then. Regions that
    replace the boxes are never in the result. Raises NoSolution or ManySolutions if there is not exactly one solution.

    >>> import sudoku_workshop as sudoku
    >>> cages = [sudoku.rules.killer(f"r{row}c1", f"r{row}c2", number=5) for row in (1, 3, 4)]
    >>> board = sudoku.parse("...2 .... 2.4. 4...").with_rules(*cages)
    >>> [rule.cells for rule in sudoku.unneeded_rules(board)]
    [('r3c1', 'r3c2'), ('r4c1', 'r4c2')]
    >>> [rule.cells for rule in sudoku.unneeded_rules(board, together=True)]
    [('r3c1', 'r3c2')]
    """
    of_kind("together", together, bool)
    board = parse(puzzle).puzzle
    ask = rule_answers.unneeded_together if together else rule_answers.unneeded_rules
    return tuple(stated_rule(rule, board.geometry.side) for rule in ask(board, only_solution(board)))
