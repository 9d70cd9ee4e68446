"""The messages of a run.

They are sent in batches and within limits, because a program may print and try without end.
"""

import json
from collections.abc import Callable
from dataclasses import asdict
from io import TextIOBase
from typing import Any, NamedTuple

from sudoku_workshop.classroom.events import EventKind
from sudoku_workshop.classroom.replay import Replay
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell

Send = Callable[[str], object]

MOST_PRINTED = 200_000  # in characters
MOST_EVENTS = 500_000  # the same limit as in the classroom; later events are only counted
BATCH = 2_000  # the number of events in a batch


class Outcome(NamedTuple):
    """How a run ended: a code with arguments, whether the program says that the puzzle is solved, and the grid."""

    code: str
    args: dict[str, Any]
    solved: bool
    values: list[Digit]


class Console(TextIOBase):
    """The file that `print` writes to while a person's program runs. Printed text is added to the report."""

    def __init__(self, report: "Report") -> None:
        self._report = report

    def writable(self) -> bool:
        """Return True, because the console can be written to."""
        return True

    def write(self, text: str) -> int:
        """Add printed text to the report, and return the number of its characters, as files do."""
        self._report.print(str(text))
        return len(text)


class Report:
    """A reporter that collects what a person's program does and prints, and sends it as messages in batches.

    `replay` has the board as the events have left it. `line` is the line of the program at the last event.
    """

    def __init__(self, send: Send, givens: list[Digit]) -> None:
        self._send = send
        self._items: list[tuple[EventKind, Cell, Digit, int]] = []
        self._texts: list[str] = []
        self._printed = 0
        self._events = 0
        self._sent = 0  # number of events at the last flush
        self.givens = givens
        self.replay = Replay(givens.copy())
        self.console = Console(self)
        self.line = 0
        self.spoilt: tuple[Cell, int] | None = None  # the first clue that was overwritten, and the line that did it

    def event(self, kind: EventKind, cell: Cell, digit: Digit, line: int) -> None:
        """Carry out an event on the board, and collect it. An undo is reported with the digit that it removes."""
        values = self.replay.values
        shown = values[cell] if kind == "undo" else digit
        self.replay.take((kind, cell, digit))
        self.line = line
        self._events += 1
        if self._events <= MOST_EVENTS:
            self._items.append((kind, cell, shown, line))
            if len(self._items) >= BATCH:
                self.flush()
        if kind in ("place", "undo") and self.givens[cell] and not self.spoilt and values[cell] != self.givens[cell]:
            self.spoilt = cell, line

    def print(self, text: str) -> None:
        """Collect printed text for the next message. After the limit, text is dropped."""
        room = MOST_PRINTED - self._printed
        if room > 0:
            self._texts.append(text[:room])
            self._printed += len(text)
            if self._printed >= MOST_PRINTED:
                self.flush()

    def flush(self) -> None:
        """Send the events and the printed text that have been collected."""
        if self._texts:
            texts, self._texts = self._texts, []
            self.say(type="print", text="".join(texts), cut=self._printed > MOST_PRINTED)
        if self._items or self._events != self._sent:
            items, self._items = self._items, []
            self._sent = self._events
            self.say(type="events", items=items, counters=asdict(self.replay.counters), cut=self._events > MOST_EVENTS)

    def end(self, outcome: Outcome) -> None:
        """Send a message about how the run ended."""
        self.flush()
        result = {"code": outcome.code, "args": outcome.args}
        grid = "".join(str(digit) if digit else "." for digit in outcome.values)
        counters = asdict(self.replay.counters)
        self.say(type="end", result=result, counters=counters, solved=outcome.solved, grid=grid)

    def fail(self, error: dict[str, Any], trace: list[dict[str, Any]]) -> None:
        """Send a message about an error and the calls that led to it."""
        self.flush()
        self.say(type="error", error=error, trace=trace)

    def say(self, **message: Any) -> None:
        """Send one message with these keys and values, as JSON."""
        self._send(json.dumps(message))
