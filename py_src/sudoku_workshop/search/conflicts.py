"""A small set of rules and clues in conflict: together, they leave no solution, and each of them is needed for that."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.geometry_rules import with_only_rules
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.rules.error import RuleError
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search.bounded import solutions_within
from sudoku_workshop.search.rule_answers import changeable

MOST = 300  # the grids that one search examines
Part = TypeVar("Part")


class Conflict(NamedTuple):
    """Rules, and the cells of clues, that together leave no solution. Rows, columns and boxes always hold as well."""

    rules: tuple[Rule, ...]
    clues: tuple[Cell, ...]


def conflict(board: Board) -> Conflict | None:
    """Return rules and clues of a puzzle that leave no solution together.

    Return None if there is a solution, or if a search takes too long. No part of the result can be left out, as
    far as searches of a limited length show. It has clues only if the rules alone leave a solution.
    Regions that replace the boxes always hold.
    """
    rules, clues = changeable(board), tuple(cell for cell, digit in enumerate(board.givens) if digit)
    if not _is_impossible(board, rules, clues):
        return None
    if _is_impossible(board, rules, ()):
        clues = ()
    found = _fewest(rules, lambda some: _is_impossible(board, some, clues))
    return Conflict(found, _fewest(clues, lambda some: _is_impossible(board, found, some)))


def _fewest(parts: Sequence[Part], is_enough: Callable[[Sequence[Part]], bool]) -> tuple[Part, ...]:
    """Return parts that are enough, in their order, and none of which can be left out.

    The search is made from either end, because which parts are found depends on their order.
    """
    found = _needed(parts, is_enough)
    other = _needed(parts[::-1], is_enough)[::-1]
    return min(found, other, key=len)


def _needed(parts: Sequence[Part], is_enough: Callable[[Sequence[Part]], bool]) -> tuple[Part, ...]:
    """Return parts that are enough. Each of them is the last of the first parts without which it is not enough."""
    found: list[Part] = []
    left = parts
    while not is_enough(found):
        low, high = 0, len(left) - 1  # the first number of parts that is enough is above `low` and at most `high` + 1
        while low < high:
            middle = (low + high) // 2
            if is_enough([*found, *left[: middle + 1]]):
                high = middle
            else:
                low = middle + 1
        found.append(left[low])
        left = left[:low]
    return tuple(part for part in parts if part in found)


def _is_impossible(board: Board, rules: Sequence[Rule], clues: Sequence[Cell]) -> bool:
    """Return whether it is certain that these rules and clues of a puzzle leave no solution."""
    fixed = [rule for rule in board.geometry.rules if rule not in changeable(board)]
    kept = {*clues}
    givens = [digit if cell in kept else 0 for cell, digit in enumerate(board.givens)]
    try:
        geometry = with_only_rules(board.geometry, [*fixed, *rules])
    except RuleError:
        return True
    tried = board_of(geometry, givens, excluded=board.excluded)
    return any(duplicates(tried)) or solutions_within(tried, 1, MOST) == []
