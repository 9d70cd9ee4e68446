"""The numbers of a rule, such as the sum of a cage, with which a puzzle has exactly one solution."""

from collections.abc import Iterable, Iterator
from itertools import chain

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.rules.areas import Cage
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.rules.sums import Killer
from sudoku_workshop.search.bounded import solutions_within
from sudoku_workshop.search.rule_answers import changed, others_of


def numbered(rule: Rule) -> Rule | None:
    """Return a rule with a number: the rule itself, or for a cage without a sum one with a sum. Otherwise, None."""
    if type(rule) is Cage:
        return Killer(rule.cells, 0)
    return rule if rule.number is not None else None


def numbers_tried(board: Board, rule: Rule) -> tuple[Rule, ...]:
    """Return the rule with each number that it can have beside the others, in ascending order."""
    with_number, without = numbered(rule), changed(board, rule)
    if not with_number or not without:
        return ()
    own = [rule] if rule.number is not None else []
    return tuple(sorted(chain(own, others_of(with_number, without)), key=lambda each: each.number or 0))


def counted(board: Board, rule: Rule, instead: Iterable[Rule]) -> Iterator[tuple[Rule, int | None]]:
    """Yield rules to take the place of a rule, each with the number of solutions then: 0, 1, or 2 for more.

    The number is None if the search takes too long.
    """
    for each in instead:
        puzzle = changed(board, rule, each)
        if puzzle is None or any(duplicates(puzzle)):
            yield each, 0
        else:
            found = solutions_within(puzzle, 2)
            yield each, None if found is None else len(found)
