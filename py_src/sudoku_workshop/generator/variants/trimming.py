"""Leaving out rules that a puzzle does not need."""

from collections.abc import Collection, Sequence
from random import Random

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry_rules import with_only_rules
from sudoku_workshop.search.bounded import solutions_within

MOST = 300  # the grids that one search examines


def trimmed(puzzle: Board, solution: Sequence[Digit], kinds: Collection[str], random: Random) -> Board:
    """Return the puzzle without rules of these kinds that it does not need. One rule of each kind stays.

    A dot stays if the solution breaks another rule without it, such as "nonconsecutive".
    """
    rules = [rule for rule in puzzle.geometry.rules if rule.kind in kinds]
    for rule in random.sample(rules, len(rules)):
        others = [other for other in puzzle.geometry.rules if other != rule]
        if any(other.kind == rule.kind for other in others):
            without = board_of(with_only_rules(puzzle.geometry, others), puzzle.givens)
            if solutions_within(without, 2, MOST) == [tuple(solution)]:
                puzzle = without
    return puzzle
