"""The events of a run, page by page. Each event comes with everything that a viewer sees."""

import inspect
from functools import cache
from typing import NamedTuple

from sudoku_workshop.classroom import Algorithm
from sudoku_workshop.classroom.attempt import Attempt
from sudoku_workshop.classroom.events import NOWHERE, Event, EventKind
from sudoku_workshop.classroom.replay import Counters
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.geometry import geometry
from sudoku_workshop.grid.houses import Cell


class Seen(NamedTuple):
    """An event with its context.

    For an undo, `digit` is the digit that is removed, or 0 if the cell had none. For a conflict, `other` is the cell
    that has the same digit. It is -1 if there is no such cell. `depth` is the number of blank cells that are filled
    after the event. `line` is the line of the algorithm's source that reported the event.
    """

    kind: EventKind
    cell: Cell
    digit: Digit
    other: Cell
    depth: int
    line: int


class EventPage(NamedTuple):
    """Some events, the number of the event that follows them (None after the last), and the counters at that point."""

    items: list[Seen]
    next: int | None
    counters: Counters


def page(attempt: Attempt, start: int, limit: int) -> EventPage:
    """Return the events `start` to `start + limit - 1`.

    Every call runs the algorithm from the beginning. Skipping an event takes less than a microsecond, so a page with a
    large `start` does not take long.
    """
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
    """Carry out an event on the board, and return it with its context: other cell, depth, and program line."""
    kind, cell, digit = event
    values = attempt.replay.values
    other = _holder(values, cell, digit) if kind == "conflict" and digit else NOWHERE
    digit = values[cell] if kind == "undo" else digit
    attempt.replay.take(event)
    return Seen(kind, cell, digit, other, attempt.replay.depth, attempt.run.line)


def _holder(values: list[Digit], cell: Cell, digit: Digit) -> Cell:
    """Return the first other cell in the row, the column or the box of `cell` that contains `digit`, or -1."""
    houses = geometry("9").houses_of[cell]
    found = (other for house in houses for other in house.cells if other != cell and values[other] == digit)
    return next(found, NOWHERE)


@cache
def source(algorithm: Algorithm) -> str:
    """Return the source of an algorithm. `Seen.line` is a line of this text, counted from 1.

    The result is cached, because the page's Python cannot read the package's files later.
    """
    return inspect.getsource(algorithm.module)
