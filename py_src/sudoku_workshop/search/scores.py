"""The search for puzzles whose rules relate cells, such as thermometers: cells that led to contradictions come first.

Such puzzles often have few clues or none, so the first choices decide how long the search takes. A cell has a score,
which grows with each of its digits that turned out to be impossible at once. The cell with the highest score per
candidate is tried next, as in Interactive-Sudoku-Solver; the idea comes from Boussemart, Hemery, Lecoutre and Sais,
Boosting systematic search by weighting constraints, 2004. Scores fade, so that recent contradictions count more.
"""

from bisect import insort
from collections.abc import Iterable, Iterator, Sequence

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.search.branching import candidates_of, fewest, first_group
from sudoku_workshop.search.field_layout import Bit, FieldLayout, Fields
from sudoku_workshop.search.fields import is_solved, place, propagate

LASTING = 1000  # after so many grids, the scores fade
FADED = 0.7  # the part of the scores that is left then
QUICK = 30  # after so many grids, equations that follow from others are asked, too: most puzzles are solved before
NO_CELL = -1


class StoppedError(Exception):
    """A search has examined as many grids as it may."""


def solved_grids(grids: Iterable[Fields], layout: FieldLayout, most: int = 0) -> Iterator[Fields]:
    """Yield the solutions of these grids, starting with those of the last one. The order is always the same.

    Raises StoppedError after `most` grids, unless that is 0.
    """
    scores, order = [1.0] * layout.geometry.cells, [*range(layout.geometry.cells)]
    stack = [(fields, NO_CELL, 0) for fields in grids]
    searched = 0

    def rank(cell: Cell) -> float:
        return -scores[cell]

    while stack:
        fields, cell, known = stack.pop()
        fields = propagate(fields, layout, known=known)
        if fields and is_solved(fields, layout):
            yield fields
        elif fields:
            stack += _branches(fields, layout, scores, order)
            searched += 1
            if searched == QUICK:
                layout, stack = layout.thorough, [(grid, tried, 0) for grid, tried, _ in stack]
            if searched == most:
                raise StoppedError
            if searched % LASTING == 0:
                scores[:] = [score * FADED for score in scores]
        elif cell != NO_CELL:
            scores[cell] += 1
            order.remove(cell)
            insort(order, cell, key=rank)


def _branches(
    fields: Fields, layout: FieldLayout, scores: Sequence[float], order: Iterable[Cell]
) -> list[tuple[Fields, Cell, Fields]]:
    """Return the grids to search next, each with the cell in which a digit was placed, and the grid before that.

    If the best cell has more than two candidates, a digit with two possible cells in a house is tried instead.
    """
    bits = candidates_of(fields, _best_cell(fields, layout, scores, order), layout)
    if len(bits) > 2:
        others = candidates_of(fields, first_group(fewest(fields, layout), layout), layout)
        bits = others if len(others) == 2 else bits
    return [(place(fields, bit, layout), layout.candidate(bit) % layout.geometry.cells, fields) for bit in bits]


def _best_cell(fields: Fields, layout: FieldLayout, scores: Sequence[float], order: Iterable[Cell]) -> Bit:
    """Return the guard of the blank cell that has the highest score per candidate.

    `order` has the cells from the highest score. As a blank cell has at least two candidates, the rest need not be
    examined if half of their score is not enough.
    """
    best, most, width, every = 0, 0.0, layout.width, (1 << layout.n) - 1
    cells, guard = fields >> layout.cells_at, 1 << layout.n
    for cell in order:
        score = scores[cell]
        if score <= 2 * most:
            break
        field = cells >> cell * width
        if field & guard and (worth := score / (field & every).bit_count()) > most:
            best, most = cell, worth
    return layout.cells_at + best * width + layout.width
