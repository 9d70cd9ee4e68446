"""This project's solver, for comparison: the search of `sudoku_workshop.search` itself, with its steps reported.

The whole grid is one integer. `propagate` finds all singles and locked candidates of the grid at once, and everything
that follows from them, so one try often fills dozens of cells, or fails. Only when nothing more follows, the candidates
of one group are tried. It is one of the groups with the fewest candidates.

`sudoku_workshop.search` makes the same tries in the same order, but does not report them, so it is faster.
"""

from random import Random

from sudoku_workshop.classroom.events import CONFLICT, NOWHERE, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.board import board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.grid.masks import Mask
from sudoku_workshop.search.branching import branches
from sudoku_workshop.search.field_layout import FieldLayout, Fields, bits_down, layout_of
from sudoku_workshop.search.fields import digits_in, fields_of, is_solved, propagate

NINE = geometry("9")


def steps(rows: Rows, _: Random) -> Steps:
    """Find all solutions, and report the search as events."""
    fields = fields_of(board_of(NINE, [digit for row in rows for digit in row]))
    return search(fields, fields, (NOWHERE, 0), layout_of(NINE))


def search(before: Fields, fields: Fields, tried: tuple[Cell, Digit], layout: FieldLayout) -> Steps:
    """Place all digits that follow from `fields`, report each as an event, and then try the candidates of one group.

    `fields` is the grid `before` after placing the digit that is `tried`.
    """
    fields = propagate(fields, layout)
    if not fields:
        yield CONFLICT, *tried
        return
    settled = cells_of((before ^ fields) & layout.guards, layout)
    for cell in settled:
        yield PLACE, cell, digits_in(fields, cell, layout)[0]
    if is_solved(fields, layout):
        yield SOLVED
    else:
        for below in reversed(branches(fields, layout)):
            (cell,) = cells_of((fields ^ below) & layout.guards, layout)
            (digit,) = digits_in(below, cell, layout)
            yield TRY, cell, digit
            yield search(fields, below, (cell, digit), layout)
            yield UNDO, cell, 0
    for cell in settled:
        if cell != tried[0]:
            yield PLACE, cell, 0


def cells_of(guards: Mask, layout: FieldLayout) -> list[Cell]:
    """Return the cells whose guard bits are in this mask. The guard bit of a cell is set until the cell is filled."""
    return [guard // layout.width - 1 for guard in bits_down(guards >> layout.cells_at)][::-1]
