"""Cells that dots, marks and lines join: a few cells of which each is related to another one of them.

Each mark by itself may allow many digits, but a chain of white dots, or a cell that is larger than two others, has few
ways. A step compares at most 12 of them, as for a single rule (see `ways.py`).
Source: usual among solvers of kropki puzzles, as chains of dots.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from sudoku_workshop.grid.geometry import KEPT, Geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.ruled import relations
from sudoku_workshop.logic.ruled.named import names_of, rule_phrase
from sudoku_workshop.logic.ruled.record import Ruled
from sudoku_workshop.logic.ruled.ways import Subject, keep, steps_by_ways
from sudoku_workshop.logic.step import Phrase, Step
from sudoku_workshop.rules.rule import Rule

MOST_CELLS = 4
MOST_JOINED = 500  # groups of cells that are looked at
Joined = frozenset[Cell]


@lru_cache(maxsize=KEPT)
def joined(geometry: Geometry) -> tuple[Subject, ...]:
    """Return groups of two to four cells that rules about two cells each join, small groups first."""
    near: dict[Cell, dict[Cell, set[Rule]]] = {}
    for rule, one, other, _ in relations.relations(geometry).pairs:
        if rule.cells:  # not the rules about the whole grid
            for cell, beside in ((one, other), (other, one)):
                near.setdefault(cell, {}).setdefault(beside, set()).add(rule)
    found: dict[Joined, None] = {}
    wave = [frozenset((cell,)) for cell in near]
    for _ in range(MOST_CELLS - 1):
        grown = ({*cells, new} for cells in wave for cell in cells for new in near[cell].keys() - cells)
        wave = [*dict.fromkeys(frozenset(cells) for cells in grown)][:MOST_JOINED]
        found |= dict.fromkeys(wave)
    return tuple(_subject(cells, near, geometry) for cells in list(found)[:MOST_JOINED])


def _subject(joined_cells: Joined, near: Mapping[Cell, Mapping[Cell, set[Rule]]], geometry: Geometry) -> Subject:
    cells = tuple(sorted(joined_cells))
    rules = {rule for cell in cells for beside in cells for rule in near[cell].get(beside, ())}
    several = Phrase("named.joined", {"cells": names_of(cells, geometry)})
    return Subject(cells, keep, rule_phrase(rules.pop(), geometry) if len(rules) == 1 else several)


def joined_now(position: Position) -> list[tuple[Subject, list[tuple[int, ...]]]]:
    """Return the groups of joined cells with few ways, each with its ways."""
    blank = (each for each in joined(position.geometry) if any(not position.written >> cell & 1 for cell in each.cells))
    return [(each, ways) for each in blank if (ways := each.ways(position))]


def find_joined(position: Position) -> Iterator[Step]:
    """Yield groups of joined cells whose ways leave out one of their candidates, or exclude another one."""
    found = position.once(joined_now)
    for elsewhere in (False, True):
        yield from steps_by_ways(found, position, elsewhere)


RECORDS = (Ruled("rule-ways", 3, find_joined, "{cells}: {ways}", ("common-exclusion",)),)
