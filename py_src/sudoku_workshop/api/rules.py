"""Requests about the rules of variants."""

from sudoku_workshop.api import shapes
from sudoku_workshop.api.forms import Methods, geometry_from
from sudoku_workshop.grid.masks import bits_of


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
        return {"rules": stated, "houses": [], "apart": [], "only": [], "pairs": [], "sums": [], "tables": []}
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
    }


METHODS: Methods = {
    "rules": _rules,
}
