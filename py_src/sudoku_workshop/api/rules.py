"""Requests about the rules of variants."""

from collections.abc import Iterable

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, board_from, geometry_from, problem_of, rule_of
from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry_rules import with_only_rules, with_rules
from sudoku_workshop.grid.masks import bits_of
from sudoku_workshop.grid.problems import duplicates
from sudoku_workshop.rules import parse_rule
from sudoku_workshop.rules.shapes import Shape
from sudoku_workshop.search.rule_answers import changeable, changed_numbers, left_out, mended


def _rules(geometry: str) -> shapes.RulesOf:
    """Return what the rules of a geometry mean. If some of them are not supported, the others are only stated."""
    grid = geometry_from(geometry)
    stated = [rule_of(rule, grid.side) for rule in grid.rules]
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
            "drawing": drawing_of(grid),
        }
    frame, tables = grid.frame, dict[tuple[int, ...], int]()
    pairs = [(rule.kind, pair) for rule in frame.rules for pair in rule.pairs(frame)]
    only = [(rule.kind, *found) for rule in frame.rules for found in rule.only(frame)]
    return {
        "rules": stated,
        "houses": [(house.kind, house.index, [*house.cells], house.grid) for house in grid.more],
        "apart": [(rule.kind, [*cells]) for rule, cells in grid.meaning.apart],
        "only": [(kind, cell, [digit + 1 for digit in bits_of(digits)]) for kind, cell, digits in only],
        "pairs": [(kind, one, other, tables.setdefault(allowed, len(tables))) for kind, (one, other, allowed) in pairs],
        "sums": [
            (rule.kind, equation.total, [*equation.cells], [*equation.factors]) for rule, equation in grid.meaning.sums
        ],
        "tables": [[*allowed] for allowed in tables],
        "joint": [*dict.fromkeys(rule.kind for rule in grid.meaning.joint)],
        "alike": grid.treats_digits_alike,
        "drawing": drawing_of(grid),
    }


def drawing_of(grid: Geometry, shown: Iterable[Shape] | None = None) -> shapes.Drawing:
    """Return the shapes of all rules, or those that are `shown`, with the room that the rules take."""
    drawn: list[shapes.ShapeData] = [
        {
            "form": shape.form,
            "points": [(round(x, 3), round(y, 3)) for x, y in shape.points],
            "line": shape.line,
            "width": shape.width,
            "fill": shape.fill,
            "size": round(shape.size, 3),
            "text": shape.text,
            "dashed": shape.dashed,
            "over": shape.over,
        }
        for shape in (grid.shapes if shown is None else shown)
    ]
    rooms = [(cell, *room) for cell, room in grid.rooms.items()]
    return {"shapes": drawn, "margin": grid.margin, "rooms": rooms}


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


def _redraw(geometry: str, add: list[str], remove: list[str]) -> shapes.RedrawnRules:
    """Return the geometry with some rules added and others removed, given by their texts, and what its rules mean."""
    grid = geometry_from(geometry)
    kept = [rule for rule in grid.rules if rule.text(grid.side) not in remove]
    added = [parse_rule(text, grid.frame) for text in add]
    made = with_rules(with_only_rules(grid, kept), added)
    return {"geometry": made.name, "rules": _rules(made.name)}


def _broken_rules(state: shapes.BoardState) -> shapes.BrokenRules:
    """Return the problems of a board that are about its rules, and not about houses."""
    found = duplicates(board_from(state))
    return {"problems": [problem_of(problem) for problem in found if problem.code == "broken-rule"]}


METHODS: Methods = {
    "rules": _rules,
    "broken-rules": _broken_rules,
    "redraw": _redraw,
    "mistyped-rules": _mistyped_rules,
}
