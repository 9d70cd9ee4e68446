"""The search for puzzles whose rules relate cells, such as thermometers: cells that led to contradictions come first.

Such puzzles often have few clues or none, so the first choices decide how long the search takes. A cell has a score,
which grows with each of its digits that turned out to be impossible at once. The cell with the highest score per
candidate is tried next, as in Interactive-Sudoku-Solver; the idea comes from Boussemart, Hemery, Lecoutre and Sais,
Boosting systematic search by weighting constraints, 2004. A digit that fails far more often than others makes its cells
more urgent, too. Scores fade, so that recent contradictions count more.

Searches without a limit ask rules in another way than others (see `joint.py`).

The first choices are made while nothing is known. So a long search without a solution starts again with the scores that
it has learned: first after a few grids, then after more and more.
"""

from collections.abc import Iterable, Iterator

from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.search.branching import candidates_of, fewest, first_group
from sudoku_workshop.search.conflict_scores import Scores
from sudoku_workshop.search.field_layout import Bit, FieldLayout, Fields, bits_down
from sudoku_workshop.search.fields import is_solved, place, propagate, remove

QUICK = 30  # after so many grids, equations that follow from others are asked, too: most puzzles are solved before
AGAIN = 200  # after so many grids, a search without a solution starts again
LONGER = 3  # how many times as many grids are searched before it starts again the next time
NO_BIT = 0

Grid = tuple[Fields, Bit, Fields]  # a grid, the candidate that was placed in it, and the grid before that


class StoppedError(Exception):
    """A search has examined as many grids as it may."""


def solved_grids(grids: Iterable[Fields], layout: FieldLayout, most: int = 0) -> Iterator[Fields]:
    """Yield the solutions of these grids, starting with those of the last one. The order is always the same.

    Raises StoppedError after `most` grids, unless that is 0.
    """
    layout = layout if most else layout.exact
    start: list[Grid] = [(fields, NO_BIT, 0) for fields in grids]
    scores, stack = Scores(layout), start[:]
    searched, again, is_solvable = 0, AGAIN, False
    while stack:
        fields, bit, known = stack.pop()
        fields = propagate(fields, layout, known=known)
        if fields and is_solved(fields, layout):
            is_solvable = True
            yield fields
        elif fields:
            stack += _branches(fields, layout, scores, searched >= AGAIN)
            searched += 1
            if searched == QUICK:
                layout, stack = layout.thorough, [(grid, tried, 0) for grid, tried, _ in stack]
            if searched == most:
                raise StoppedError
            if searched == again:
                again *= LONGER
                stack = stack if is_solvable else start[:]
            scores.grow_older(searched)
        elif bit != NO_BIT:
            scores.blame(*reversed(divmod(layout.candidate(bit), layout.geometry.cells)))


def _branches(fields: Fields, layout: FieldLayout, scores: Scores, is_long: bool) -> list[Grid]:
    """Return the grids to search next, each with the candidate that was placed, and the grid before that.

    If the best cell has more than two candidates, a digit with two possible cells in a house is tried instead. In a
    long search, one of these cells must have a score that is good enough. If there is no such digit, the first
    candidate is placed or removed, because another cell may be better after that.
    """
    cell, worth = scores.best(fields >> layout.cells_at)
    bits = candidates_of(fields, layout.cells_at + (cell + 1) * layout.width, layout)
    if len(bits) > 2:
        few = fewest(fields, layout)
        if is_long:
            bits = _best_two(few, fields, layout, scores, worth) or bits
        elif len(others := candidates_of(fields, first_group(few, layout), layout)) == 2:
            bits = others
    if len(bits) > 2:
        return [(remove(fields, bits[-1], layout), NO_BIT, fields), (place(fields, bits[-1], layout), bits[-1], fields)]
    return [(place(fields, bit, layout), bit, fields) for bit in bits]


def _best_two(few: int, fields: Fields, layout: FieldLayout, scores: Scores, worth: float) -> list[Bit]:
    """Return the two candidates of the group with the best score, if that is at least `worth`. The better is last."""
    size, found = layout.geometry.cells, list[Bit]()

    def score(bit: Bit) -> float:
        cell: Cell = layout.candidate(bit) % size
        return scores.cells[cell]

    for guard in bits_down(few):
        bits = candidates_of(fields, guard, layout)
        if len(bits) > 2:  # then all groups in `few` have more
            break
        best = max(map(score, bits)) / 2
        if best >= worth:
            worth, found = best, bits
    return sorted(found, key=score)
