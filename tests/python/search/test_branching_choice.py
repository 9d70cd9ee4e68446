"""Tests of the group chosen for a branch, against simple counting, and of the order of the solutions."""

from collections.abc import Iterator
from itertools import islice
from zlib import crc32

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import text_of
from sudoku_workshop.grid.geometry import Geometry, geometry
from sudoku_workshop.search import branching, solutions, solve
from sudoku_workshop.search.branching import branches, candidates_of, fewest
from sudoku_workshop.search.field_layout import Bit, FieldLayout, Fields, bits_down, layout_of
from sudoku_workshop.search.fields import fields_of, is_solved, place, propagate
from tests.python.search.test_fields import sparse
from tests.support.samples import sample

pytestmark = pytest.mark.law

BOARDS = st.one_of(*map(sparse, ("4", "6", "9", "10", "12")))


def opened(made: tuple[Geometry, list[int]]) -> tuple[Fields, FieldLayout]:
    """Return the fields after all placements that follow, if they are not solved then."""
    layout = layout_of(made[0])
    fields = propagate(fields_of(board_of(*made)), layout)
    assume(fields and not is_solved(fields, layout))
    return fields, layout


def sizes(fields: Fields, layout: FieldLayout) -> dict[Bit, int]:
    """Return the number of candidates of each open group, by its guard."""
    found = {}
    for group in range(len(layout.groups)):
        field = fields >> group * layout.width & (1 << layout.width) - 1
        if field >> layout.n:
            found[group * layout.width + layout.n + 1] = (field & (1 << layout.n) - 1).bit_count()
    return found


@settings(max_examples=sample(12, 60))
@given(BOARDS)
def test_the_fewest_are_all_groups_with_as_few_candidates_as_any(made: tuple[Geometry, list[int]]) -> None:
    fields, layout = opened(made)
    counted = sizes(fields, layout)
    least = min(counted.values())
    assert least >= 2
    assert {*bits_down(fewest(fields, layout))} == {guard for guard, size in counted.items() if size == least}
    assert all(len(candidates_of(fields, guard, layout)) == size for guard, size in counted.items())


def cells_in(few: int, layout: FieldLayout) -> Iterator[int]:
    """Yield the cells among these groups, last one first."""
    return ((guard - layout.cells_at) // layout.width - 1 for guard in bits_down(few) if guard > layout.cells_at)


@settings(max_examples=sample(12, 60))
@given(st.one_of(*map(sparse, ("4", "6", "9"))))
def test_a_quick_choice_is_the_cell_that_sees_most_others_the_last_of_equals(made: tuple[Geometry, list[int]]) -> None:
    fields, layout = opened(made)
    few = fewest(fields, layout)
    cells = list(cells_in(few, layout))
    if cells:
        chosen = max(cells, key=lambda cell: len({*cells} & {*made[0].peers[cell]}))
        guard = layout.cells_at + (chosen + 1) * layout.width
    else:
        guard = few.bit_length()
    assert branches(fields, layout) == [place(fields, bit, layout) for bit in candidates_of(fields, guard, layout)]


def followed(fields: Fields, guard: Bit, layout: FieldLayout) -> list[Fields]:
    """Return the fields after placing each candidate of a group and the singles that follow, without contradictions."""
    return [
        after
        for bit in candidates_of(fields, guard, layout)
        if (after := propagate(place(fields, bit, layout), layout, locked=False))
    ]


@settings(max_examples=sample(6, 30))
@given(st.one_of(*map(sparse, ("10", "12"))))
def test_a_choice_that_looks_ahead_is_the_one_that_clears_most(made: tuple[Geometry, list[int]]) -> None:
    """Check the group chosen if groups have two candidates each.

    It is the one with the largest product of removed candidates, and the first of several.
    """
    fields, layout = opened(made)
    guards = list(bits_down(fewest(fields, layout)))
    sample = guards[:: max(1, len(guards) // branching.SAMPLE)]
    assume(all(len(followed(fields, guard, layout)) == size for guard, size in sizes(fields, layout).items()))
    chosen, most = branches(fields, layout), -1
    assume(len(candidates_of(fields, guards[0], layout)) == 2)
    best = list[Fields]()
    before = fields.bit_count()
    for guard in sample:
        product, after = 1, followed(fields, guard, layout)
        for each in after:
            product *= before - each.bit_count()
        if product > most:
            best, most = after, product
        fields &= after[0] | after[-1] | layout.guards
    assert chosen == [each & fields for each in best]


@settings(max_examples=sample(10, 30))
@given(st.one_of(*map(sparse, ("6", "9", "12"))))
def test_looking_ahead_keeps_every_solution_in_one_grid(made: tuple[Geometry, list[int]]) -> None:
    fields, layout = opened(made)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(branching, "QUICK", 1)
        found = branches(fields, layout)
    for solution in islice(solutions(board_of(*made)), 20):
        placed = propagate(fields_of(board_of(made[0], solution.values)), layout) & layout.cells
        assert sum(placed & grid == placed for grid in found) == 1


ORDER = {  # (size, step from one cell with a digit to the next): checksum
    ("4", 5): 652528317,
    ("6", 4): 1387035484,
    ("9", 4): 3216868658,
    ("9", 5): 3883374952,
    ("9", 7): 4236738078,
    ("10", 3): 4236413276,
    ("10", 4): 1473589304,
    ("12", 3): 2071128782,
    ("12", 4): 3734652345,
    ("16", 3): 900647940,
    ("16", 4): 1063163555,
}


@pytest.mark.parametrize(("name", "kept"), ORDER)
def test_the_order_of_the_solutions_stays(name: str, kept: int) -> None:
    """Check that the order is unchanged.

    A page of solutions starts after the last one shown, so another order would repeat some and leave out others.
    """
    assert checksum(name, kept) == ORDER[name, kept]


def checksum(name: str, kept: int) -> int:
    """Return a checksum of the first 12 solutions of a grid in which only every `kept`-th cell has its digit."""
    grid = geometry(name)
    solved = solve(board_of(grid, [0] * grid.cells))
    assert solved is not None
    board = board_of(grid, [digit if cell % kept == 0 else 0 for cell, digit in enumerate(solved.values)])
    return crc32("".join(text_of(found.values) for found in islice(solutions(board), 12)).encode())
