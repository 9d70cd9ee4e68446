"""Our engine, for comparison: the search of `sudoku_workshop.search` itself, told as it goes.

The whole grid is one integer. `propagate` finds all singles and locked candidates of the grid at once, and what
follows from them, so one try often fills dozens of cells, or fails. Only where nothing follows any more are the
candidates of one group tried, a group with the fewest. (`sudoku_workshop.search` makes the same tries in the same order
and tells nobody, so it is faster than this.)
"""

from random import Random

from sudoku_workshop.classroom.events import CONFLICT, NOWHERE, PLACE, SOLVED, TRY, UNDO, Steps
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.board import Digit, Mask, board_of
from sudoku_workshop.grid.geometry import Cell, geometry
from sudoku_workshop.search.branching import branches
from sudoku_workshop.search.fields import digits_in, fields_of, is_solved, propagate
from sudoku_workshop.search.frame import Fields, Frame, bits_down, frame_of

NINE = geometry("9")


def steps(rows: Rows, _: Random) -> Steps:
    """All solutions."""
    fields = fields_of(board_of(NINE, [digit for row in rows for digit in row]))
    return search(fields, fields, (NOWHERE, 0), frame_of(NINE))


def search(before: Fields, fields: Fields, tried: tuple[Cell, Digit], frame: Frame) -> Steps:
    """Settle the fields, in which `tried` has been placed, tell what that fills, and go on below.

    `before` are the fields before the try.
    """
    fields = propagate(fields, frame)
    if not fields:
        yield CONFLICT, *tried
        return
    settled = cells_of((before ^ fields) & frame.guards, frame)
    for cell in settled:
        yield PLACE, cell, digits_in(fields, cell, frame)[0]
    if is_solved(fields, frame):
        yield SOLVED
    else:
        for below in reversed(branches(fields, frame)):
            (cell,) = cells_of((fields ^ below) & frame.guards, frame)
            (digit,) = digits_in(below, cell, frame)
            yield TRY, cell, digit
            yield search(fields, below, (cell, digit), frame)
            yield UNDO, cell, 0
    for cell in settled:
        if cell != tried[0]:
            yield PLACE, cell, 0


def cells_of(guards: Mask, frame: Frame) -> list[Cell]:
    """The cells that these guards belong to, ascending; those of other groups are left out."""
    return [guard // frame.width - 1 for guard in bits_down(guards >> frame.cells_at)][::-1]
