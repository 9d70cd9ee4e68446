"""Requests about the rules of variants."""

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_from, geometry_from
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.search.rule_answers import changeable, changed_numbers, left_out, mended


def _rules(geometry: str) -> shapes.RulesOf:
    """Return what the rules of a geometry mean. If some of them are not supported, the others are only stated."""
    grid = geometry_from(geometry)
    stated: list[shapes.RuleData] = [
        {
            "kind": rule.kind,
            "number": rule.number,
            "listed": [*rule.listed],
            "cells": [*rule.cells],
            "places": rule.places(grid.side),
        }
        for rule in grid.rules
    ]
    if grid.unknown:
        return {
            "rules": stated,
            "houses": [],
            "apart": [],
            "only": [],
            "pairs": [],
            "sums": [],
            "tables": [],
            "joint": [],
            "alike": False,
        }
    frame, tables = grid.frame, dict[tuple[int, ...], int]()
    pairs = [(rule.kind, pair) for rule in frame.rules for pair in rule.pairs(frame)]
    only = [(rule.kind, *found) for rule in frame.rules for found in rule.only(frame)]
    return {
        "rules": stated,
        "houses": [(house.kind, house.index, [*house.cells]) for house in grid.more],
        "apart": [(rule.kind, [*cells]) for rule, cells in grid.meaning.apart],
        "only": [(kind, cell, [digit + 1 for digit in bits_of(digits)]) for kind, cell, digits in only],
        "pairs": [(kind, one, other, tables.setdefault(allowed, len(tables))) for kind, (one, other, allowed) in pairs],
        "sums": [
            (rule.kind, equation.total, [*equation.cells], [*equation.factors]) for rule, equation in grid.meaning.sums
        ],
        "tables": [[*allowed] for allowed in tables],
        "joint": [*dict.fromkeys(rule.kind for rule in grid.meaning.joint)],
        "alike": grid.treats_digits_alike,
    }


def _mistyped_rules(state: shapes.BoardState, numbers: bool, start: int | None, limit: int) -> shapes.RuleSlips:
    """Return which rules of a puzzle without a solution may be mistyped.

    With `numbers`, other numbers are tried, otherwise rules are left out. Only `limit` rules are tried, beginning with
    rule number `start`.
    """
    puzzle, start = board_from(state).puzzle, start or 0
    rules, stop = changeable(puzzle), start + limit
    found = (changed_numbers if numbers else left_out)(puzzle, rules[start:stop])
    changed = ((mistake, mended(puzzle, mistake)) for mistake in found)
    items: list[shapes.RuleSlip] = [
        {
            "kind": rule.kind,
            "cells": [*rule.cells],
            "number": rule.number,
            "instead": instead.number if instead else None,
            "geometry": (board or puzzle).geometry.name,
            "rank": rank,
        }
        for (rule, instead, rank), board in changed
    ]
    return {"items": items, "next": stop if stop < len(rules) else None, "total": len(rules)}


METHODS: Methods = {
    "rules": _rules,
    "mistyped-rules": _mistyped_rules,
}
