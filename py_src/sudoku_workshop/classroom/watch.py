"""The events of a run, page by page, with all that a person sees of them."""

import inspect
from functools import cache
from typing import NamedTuple

from sudoku_workshop.classroom import Algorithm
from sudoku_workshop.classroom.attempt import Attempt
from sudoku_workshop.classroom.events import NOWHERE, Event, EventKind
from sudoku_workshop.classroom.replay import Counters
from sudoku_workshop.grid.board import Digit
from sudoku_workshop.grid.geometry import Cell, geometry


class Seen(NamedTuple):
    """An event; of an undo, the digit that is taken away (0: none stood there). `other`: the cell that it conflicts
    with, or -1. `depth`: how many blanks are filled now. `line`: where in the algorithm's source this happens."""

    kind: EventKind
    cell: Cell
    digit: Digit
    other: Cell
    depth: int
    line: int


class EventPage(NamedTuple):
    """Some events, the number of the next one (None: that was the last) and the counters up to there."""

    items: list[Seen]
    next: int | None
    counters: Counters


def page(attempt: Attempt, start: int, limit: int) -> EventPage:
    """Events `start` to `start + limit - 1`. The run begins anew for every page: a skipped event costs under a
    microsecond, so whoever asks for pages that grow with `start` pays little for it."""
    replay, run = attempt.replay, attempt.run
    items: list[Seen] = []
    for number, event in enumerate(run):
        if number == start + limit:
            return EventPage(items, number, replay.counters)
        if number >= start:
            items.append(_seen(event, attempt))
        else:
            replay.take(event)
    return EventPage(items, None, replay.counters)


def _seen(event: Event, attempt: Attempt) -> Seen:
    """Carry out an event and describe it."""
    kind, cell, digit = event
    values = attempt.replay.values
    other = _holder(values, cell, digit) if kind == "conflict" and digit else NOWHERE
    digit = values[cell] if kind == "undo" else digit
    attempt.replay.take(event)
    return Seen(kind, cell, digit, other, attempt.replay.depth, attempt.run.line)


def _holder(values: list[Digit], cell: Cell, digit: Digit) -> Cell:
    """The first other cell of the row, then the column, then the box of `cell` that holds `digit` already."""
    houses = geometry("9").houses_of[cell]
    found = (other for house in houses for other in house.cells if other != cell and values[other] == digit)
    return next(found, NOWHERE)


@cache
def source(algorithm: Algorithm) -> str:
    """The source of an algorithm; `Seen.line` counts its lines from 1. Kept: it outlives the package's files."""
    return inspect.getsource(algorithm.module)
