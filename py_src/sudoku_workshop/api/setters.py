"""Requests of people who set puzzles with rules: which rules are in conflict, which are not needed, and what to change.

Long answers are given in portions, so that the page can show how far they are. The modules are imported with the first
request, because they are not in the page's snapshot.
"""

from collections.abc import Iterable
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_at, board_from, geometry_from, open_cells, rule_of
from sudoku_workshop.api.rules import drawing_of
from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.logic.rating import Grade
from sudoku_workshop.logic.reach import eased, reach
from sudoku_workshop.rules import parse_rule
from sudoku_workshop.rules.publishing import TextForm, rule_text
from sudoku_workshop.rules.rule import Rule
from sudoku_workshop.search import solve
from sudoku_workshop.search.conflicts import conflict
from sudoku_workshop.search.numbers import counted, numbered, numbers_tried
from sudoku_workshop.search.rule_answers import changeable, unneeded_among

if TYPE_CHECKING:
    from sudoku_workshop.generator.clues_at import ClueSearch


def _rule_list(geometry: str, off: list[str]) -> shapes.RuleList:
    """Return the rules of a geometry with their texts, those that are switched `off`, and the drawing of those."""
    grid = geometry_from(geometry)
    switched = [parse_rule(text, grid.frame) for text in off]
    return {
        "on": _listed(grid.rules, grid),
        "off": _listed(switched, grid),
        "drawing": drawing_of(grid, [shape for rule in switched for shape in rule.shapes(grid.frame)]),
    }


def _listed(rules: Iterable[Rule], grid: Geometry) -> list[shapes.ListedRule]:
    return [
        {
            "text": rule.text(grid.side),
            "rule": rule_of(rule, grid.side),
            "numbered": numbered(rule) is not None,
        }
        for rule in rules
    ]


def _conflict(state: shapes.BoardState) -> shapes.Conflict:
    """Return a small set of rules and clues of a puzzle that leave no solution together."""
    puzzle = board_from(state).puzzle
    found = conflict(puzzle)
    return {
        "known": found is not None,
        "rules": [rule.text(puzzle.geometry.side) for rule in found.rules] if found else [],
        "clues": [*found.clues] if found else [],
    }


def _unneeded_rules(state: shapes.BoardState, start: int | None, limit: int) -> shapes.UnneededRules:
    """Return which rules a puzzle with one solution does not need, each by itself.

    Only `limit` rules are tried, beginning with rule number `start`.
    """
    puzzle, start = board_from(state).puzzle, start or 0
    rules, stop, solution = changeable(puzzle), start + limit, solve(puzzle)
    found = unneeded_among(rules[start:stop], puzzle, solution) if solution else ()
    return {
        "items": [rule.text(puzzle.geometry.side) for rule in found],
        "next": stop if stop < len(rules) else None,
        "total": len(rules),
    }


def _numbers(state: shapes.BoardState, rule: str, start: int | None, limit: int) -> shapes.NumbersTried:
    """Return with how many solutions each number of a rule leaves a puzzle. The rule is given by its text.

    Only `limit` numbers are tried, beginning with the one at place `start`.
    """
    puzzle, start = board_from(state).puzzle, start or 0
    own = next(each for each in puzzle.geometry.rules if each.text(puzzle.geometry.side) == rule)
    tried, stop = numbers_tried(puzzle, own), start + limit
    items: list[shapes.NumberTried] = [
        {"number": each.number or 0, "text": each.text(puzzle.geometry.side), "count": count}
        for each, count in counted(puzzle, own, tried[start:stop])
    ]
    return {"items": items, "next": stop if stop < len(tried) else None, "total": len(tried)}


def _reach(state: shapes.BoardState, grade: Grade) -> shapes.LogicReach:
    """Return how far the techniques up to a grade lead in a puzzle."""
    found = reach(board_from(state).puzzle, grade)
    return {
        "values": text_of(found.board.values),
        "cells": open_cells(found.board),
        "left": len(_blank(found.board)),
        "steps": found.steps,
        "grade": found.grade,
    }


def _blank(board: Board) -> list[Cell]:
    """Return the blank cells. Overlapping grids also have places that are in no grid, which do not count."""
    return [cell for cell in sorted(board.geometry.used) if not board.values[cell]]


def _easing_clues(
    state: shapes.BoardState, there: shapes.Snapshot, grade: Grade, start: int | None, limit: int
) -> shapes.EasingClues:
    """Return clues that each make a puzzle with one solution solvable with the techniques up to a grade.

    `there` is how far these techniques lead without another clue. Only `limit` blank cells of it are tried, beginning
    with number `start`.
    """
    puzzle, start = board_from(state).puzzle, start or 0
    board, solution = board_at(puzzle, there), solve(puzzle)
    blank, stop = _blank(board), start + limit
    digits = solution.values if solution else ()
    tried = ((cell, digits[cell]) for cell in blank[start:stop]) if digits else ()
    items = [(cell, digit) for cell, digit in tried if not _blank(eased(board, cell, digit, grade).board)]
    return {"items": items, "next": stop if stop < len(blank) else None, "total": len(blank)}


def _clues_at(geometry: str, pattern: str, seed: str, upto: int) -> shapes.CluesAt:
    """Return clues in exactly the cells of a pattern that leave one solution with the rules of a geometry.

    The search stops after `upto` tries, including those of earlier calls. If it has found nothing by then, there are no
    clues in the reply, and if that was the last try, the request is refused.
    """
    from sudoku_workshop.generator.clues_at import TRIES  # only this request makes puzzles

    search = _clue_search(geometry, pattern, seed)
    if search.tries > upto:  # an earlier call went further
        _clue_search.cache_clear()
        search = _clue_search(geometry, pattern, seed)
    found = search.advanced(upto) if upto < TRIES else search.made()
    return {"givens": text_of(found.givens) if found else None, "tries": search.tries, "total": TRIES}


@lru_cache(maxsize=1)
def _clue_search(geometry: str, pattern: str, seed: str) -> "ClueSearch":
    """Return a search for clues. The last search is cached, so that the next call continues it.

    If another worker gets the next call, its search starts from the beginning and finds the same clues.
    """
    from sudoku_workshop.generator.clues_at import ClueSearch

    grid = geometry_from(geometry)
    grid.refuse_unknown()
    return ClueSearch(grid, pattern, seed)


def _rule_text(geometry: str, form: TextForm, language: str) -> shapes.Written:
    """Return the rules of a geometry as a text to publish: plain, in Markdown, or in BBCode."""
    from sudoku_workshop.messages import say  # only this request needs all sentences

    return {"text": rule_text(geometry_from(geometry).frame, partial(say, language), form)}


METHODS: Methods = {
    "rule-list": _rule_list,
    "conflict": _conflict,
    "unneeded-rules": _unneeded_rules,
    "numbers": _numbers,
    "reach": _reach,
    "easing-clues": _easing_clues,
    "clues-at": _clues_at,
    "rule-text": _rule_text,
}
