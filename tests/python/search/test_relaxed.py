"""Check layouts without a rule, which share the tables of the layout with all rules."""

from itertools import islice

import pytest

from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.geometry_rules import with_only_rules
from sudoku_workshop.search.field_layout import FieldLayout, layout_of
from sudoku_workshop.search.fields import place, values_of
from sudoku_workshop.search.scores import solved_grids

MOST = 40  # solutions that are compared
RULES = {
    "signs": "4+greater:r1c2,r1c1+greater:r2c3,r1c3+greater:r3c1,r3c2",
    "a thermometer and dots": "4+black:r1c12+thermometer:r3c1,r2c1,r2c2+white:r23c4",
    "sums": "4+killer:6:r1c12,r2c1+little-killer:7:r1c3,r2c2,r3c1+sandwich:5:r2c1234",
    "two rules on the same cells": "4+greater:r1c2,r1c1+white:r1c12+xv:5:r1c12",
}


@pytest.mark.parametrize("name", RULES.values(), ids=RULES)
def test_a_relaxed_layout_has_the_solutions_of_the_remaining_rules(name: str) -> None:
    grid = geometry(name)
    wide = FieldLayout(grid, wide=True)
    assert solutions(wide) == solutions(layout_of(grid))
    for rule in grid.rules:
        others = [other for other in grid.rules if other != rule]
        fewer = with_only_rules(grid, others)
        relaxed = wide.relaxed(fewer)
        assert solutions(relaxed) == solutions(layout_of(fewer))
        none = with_only_rules(grid, others[1:])
        assert solutions(relaxed.relaxed(none)) == solutions(layout_of(none))
    assert solutions(wide) == solutions(layout_of(grid))  # the tables of the whole layout are as before


def solutions(layout: FieldLayout) -> set[tuple[int, ...]]:
    """Return the solutions with a few clues, so that there are not too many to list all of them."""
    fields = place(place(layout.full, layout.bit(3, 3), layout), layout.bit(9, 3), layout)
    found = [values_of(each, layout) for each in islice(solved_grids([fields], layout), MOST)]
    assert len(found) < MOST
    return {*found}
