"""Climbing to very hard puzzles: the way of IDs that begin with g4.

A climb starts with a puzzle in a random full grid. Each try puts some clues back and removes others. It becomes the new
start if it resists at least as long as the old one. A climb ends after a number of tries without progress.

How long a puzzle resists is found in a few milliseconds. All candidates that forcing chains refute are removed at the
same time, then all singles and locked candidates are followed, and so on. Only a puzzle that is not solved in this way
is rated. See decision 5402.
"""

from functools import reduce
from operator import and_

from sudoku_workshop.grid.board import Board
from sudoku_workshop.grid.masks import Grid, bits_of, mask_of
from sudoku_workshop.logic.position import Position
from sudoku_workshop.logic.techniques.closures import closures
from sudoku_workshop.logic.techniques.groups import groups
from sudoku_workshop.logic.techniques.implications import Implications
from sudoku_workshop.search.field_layout import Fields, layout_of
from sudoku_workshop.search.fields import digits_in, fields_of, is_solved, propagate, remove

STUCK = 1 << 20  # more than the candidates of all rounds together
EASY = 2.8  # the highest rating of singles and locked candidates
HARDEST = 9.0  # from this ER on, it counts how many candidates are left where simple steps end
MULTIPLE = 8.5  # from this ER on, multiple forcing chains count as simple too


def resistance(puzzle: Board, lowest: float) -> int:
    """Return how long a puzzle with one solution resists: 0 if singles and locked candidates solve it.

    Otherwise it is the number of candidates before each round, added up. If no round solves the puzzle, it is
    `STUCK` or more. Rounds have forcing chains. If an ER of at least `lowest` is wanted that needs more, they also have
    multiple forcing chains.
    """
    layout, resisted = layout_of(puzzle.geometry), 0
    fields = propagate(fields_of(puzzle), layout)
    while not is_solved(fields, layout):
        position = _position(puzzle, fields)
        gone = _refuted(position) or (_refuted_by_groups(position) if lowest >= MULTIPLE else 0)
        if not gone:
            return STUCK + (position.open.bit_count() if lowest >= HARDEST else 0)
        resisted += position.open.bit_count()
        for candidate in bits_of(gone):
            digit, cell = divmod(candidate, position.size)
            fields = remove(fields, layout.bit(cell, digit + 1), layout)
        fields = propagate(fields, layout)
    return resisted


def is_easy(puzzle: Board) -> bool:
    """Return whether singles and locked candidates solve the puzzle. Its ER is then at most `EASY`."""
    layout = layout_of(puzzle.geometry)
    fields = propagate(fields_of(puzzle), layout)
    return bool(fields) and is_solved(fields, layout)


def _position(puzzle: Board, fields: Fields) -> Position:
    """Return the position in which a puzzle has only these candidates."""
    layout, size = layout_of(puzzle.geometry), puzzle.geometry.cells
    digits = [digits_in(fields, cell, layout) for cell in range(size)]
    values = tuple([found[0] if len(found) == 1 else 0 for found in digits])
    grid = mask_of((digit - 1) * size + cell for cell, found in enumerate(digits) for digit in found)
    return Position(Board(puzzle.geometry, puzzle.givens, values, grid, puzzle.excluded))


def _refuted(position: Position) -> Grid:
    """Return all candidates that forcing chains refute: if any candidate is false, one end of a chain is true."""
    links, gone = position.once(Implications), 0
    weak = links.weak
    for start, ends in links.waves.all_if_false().items():
        seen, further = 0, ends >> start  # each pair of ends only once, because chains work in both directions
        while further:
            end = further.bit_length() - 1
            seen |= weak[start + end]
            further ^= 1 << end
        gone |= seen & weak[start]
    return gone & position.open


def _refuted_by_groups(position: Position) -> Grid:
    """Return all candidates that are refuted whichever candidate of a cell, or of a digit in a house, is true."""
    count, gone = position.n * position.size, 0
    falses = {start: claims >> count for start, claims in position.once(closures).items()}
    for group in groups(position.geometry).grids:
        starts = bits_of(group & position.open)
        if len(starts) > 1:
            gone |= reduce(and_, [falses[start] for start in starts])
    return gone & position.open
