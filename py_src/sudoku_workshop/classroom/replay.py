"""The effect of events on a board, and the numbers of events."""

from dataclasses import dataclass, field

from sudoku_workshop.classroom.events import Event
from sudoku_workshop.classroom.givens import Rows
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell


@dataclass
class Counters:
    """The numbers of events so far.

    `depth` is the largest number of blank cells that were filled at the same time. `first` is the number of tries up to
    the first solution.
    """

    tries: int = 0
    conflicts: int = 0
    places: int = 0
    backtracks: int = 0
    solutions: int = 0
    depth: int = 0
    first: int | None = None


@dataclass
class Replay:
    """A board on which events are carried out. At the start it has only the clues."""

    values: list[Digit]
    depth: int = 0
    counters: Counters = field(default_factory=Counters)

    def take(self, event: Event) -> None:
        """Carry out one event on the board, and count it."""
        kind, cell, digit = event
        counters = self.counters
        match kind:
            case "try":
                counters.tries += 1
            case "conflict":
                counters.conflicts += 1
            case "place":
                counters.places += digit > 0
                self._write(cell, digit)
            case "undo":
                counters.backtracks += 1
                self._write(cell, 0)
            case "solution":
                counters.solutions += 1
                if counters.first is None:
                    counters.first = counters.tries

    def _write(self, cell: Cell, digit: Digit) -> None:
        self.depth += bool(digit) - bool(self.values[cell])
        self.values[cell] = digit
        self.counters.depth = max(self.counters.depth, self.depth)

    @property
    def rows(self) -> Rows:
        """The board as nine rows of digits."""
        return [self.values[start : start + 9] for start in range(0, 81, 9)]
