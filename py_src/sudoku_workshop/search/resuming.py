"""Searches that can go on after a solution, for puzzles whose rules relate cells.

Their search keeps scores (see `scores.py`), so a solution alone does not say how to go on after it. The searches that
were stopped last are kept. Any other search starts again from the beginning, and leaves out what it found before.
"""

from collections import OrderedDict
from collections.abc import Iterator

from sudoku_workshop.search.field_layout import FieldLayout, Fields
from sudoku_workshop.search.scores import solved_grids

KEPT = 4

_stopped: OrderedDict[tuple[FieldLayout, Fields, Fields], Iterator[Fields]] = OrderedDict()


def solved_after(fields: Fields, known: Fields, layout: FieldLayout) -> Iterator[Fields]:
    """Yield the solutions of a packed grid that follow the solution `known`, or all solutions if `known` is 0."""
    search = _stopped.pop((layout, fields, known), None) or _found_again(fields, known, layout)
    for found in search:
        try:
            yield found
        except GeneratorExit:  # the caller wants no more now; after any other exception, the search cannot go on
            _keep(layout, fields, found & layout.cells, search)
            raise


def _found_again(fields: Fields, known: Fields, layout: FieldLayout) -> Iterator[Fields]:
    """Return a search from the beginning that has found the solution `known` last."""
    search = solved_grids([fields], layout)
    if known:
        next(found for found in search if found & layout.cells == known)
    return search


def _keep(layout: FieldLayout, fields: Fields, last: Fields, search: Iterator[Fields]) -> None:
    _stopped[layout, fields, last] = search
    if len(_stopped) > KEPT:
        _stopped.popitem(last=False)
