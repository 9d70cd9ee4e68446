"""The cages of a killer in the old formats, which have a cage for each cell and a sum for each cage."""

from collections.abc import Mapping, Sequence
from typing import Any

from sudoku_workshop.grid.geometry import Geometry
from sudoku_workshop.grid.geometry_rules import with_rules
from sudoku_workshop.notation.variants.regions import cells_by_name
from sudoku_workshop.notation.variants.rule_words import Words, rules_of
from sudoku_workshop.rules.rule import Rule

Cage = int | None  # the name of a cage; None for a cell in no cage
Sums = Mapping[Any, int]


def with_cages(grid: Geometry, cages: Sequence[Cage], sums: Sums) -> Geometry:
    """Return the grid with these cages, of which each cell has one or None. A sum of 0 means that a cage has no sum.

    Raises RuleError if a cage cannot be used.
    """
    words: list[Words] = []
    for cage, cells in cells_by_name(cages).items():
        total = sums.get(cage, 0)
        words.append(("killer", str(total), tuple(cells)) if total else ("cage", tuple(cells)))
    return with_rules(grid, rules_of(words, grid.frame).rules)


def with_single_cells_given(cages: Sequence[Cage], sums: Sums, n: int) -> tuple[list[Cage], list[int]]:
    """Return the cages of several cells, and the clues. A cage of one cell is a clue, or nothing if it has no sum."""
    single = {
        cage: cells[0] for cage, cells in cells_by_name(cages).items() if len(cells) == 1 and sums.get(cage, 0) <= n
    }
    clues = [0] * len(cages)
    for cage, cell in single.items():
        clues[cell] = sums.get(cage, 0)
    return [None if cage in single else cage for cage in cages], clues


def cages_in(rules: Sequence[Rule], cells: int) -> tuple[list[int], dict[int, int]] | None:
    """Return the first cell of the cage of each cell, and the sums, or None unless each cell is in one killer cage."""
    cages, sums = [-1] * cells, dict[int, int]()
    for rule in (rule for rule in rules if rule.kind == "killer"):
        if any(cages[cell] >= 0 for cell in rule.cells):
            return None
        sums[rule.cells[0]] = rule.number or 0
        for cell in rule.cells:
            cages[cell] = rule.cells[0]
    return None if -1 in cages else (cages, sums)
