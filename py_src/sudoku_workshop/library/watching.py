"""Watching the classroom's algorithms at work, event by event: `watch`. `slider.py` shows a run in a notebook."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple, overload

from sudoku_workshop.classroom import ALGORITHMS
from sudoku_workshop.classroom.attempt import refusal, solving
from sudoku_workshop.classroom.events import PLACE, UNDO, EventKind
from sudoku_workshop.classroom.replay import Counters
from sudoku_workshop.classroom.watch import EventPage, Seen, page
from sudoku_workshop.error import SudokuError
from sudoku_workshop.grid.board import Board, board_of
from sudoku_workshop.grid.digit_text import Digit
from sudoku_workshop.grid.houses import Cell
from sudoku_workshop.languages import LANGUAGES
from sudoku_workshop.library.choices import ENGLISH, of_kind, one_of
from sudoku_workshop.library.names import Algorithm, Language
from sudoku_workshop.library.slider import slider
from sudoku_workshop.library.texts import Source, parse
from sudoku_workshop.messages import cell_name, say

LONGEST = 1000  # the default number of events: about 60 kB of HTML

Values = tuple[Digit, ...]


class Moment(NamedTuple):
    """An event, the sentence for it, and the board after it.

    `cell` counts from 0, and is -1 if the event has no cell. `line` is the line of the algorithm's source.
    """

    kind: EventKind
    cell: Cell
    digit: Digit
    words: str
    line: int
    board: Board


class Watched(Sequence[Moment]):
    """A run of an algorithm, as a sequence of its events with their boards. A notebook shows it with a slider.

    `complete` says whether the run ended within the wanted number of events. `counters` count the events by kind.
    """

    def __init__(self, algorithm: str, puzzle: Board, seen: EventPage, language: str) -> None:
        self.algorithm, self.puzzle, self.language = algorithm, puzzle, language
        self.complete, self.counters = seen.next is None, seen.counters
        self._events = seen.items
        self._values = list(accumulate(seen.items, _after, initial=puzzle.values))[1:]

    def __len__(self) -> int:
        return len(self._events)

    @overload
    def __getitem__(self, at: int) -> Moment: ...
    @overload
    def __getitem__(self, at: slice) -> list[Moment]: ...
    def __getitem__(self, at: int | slice) -> Moment | list[Moment]:
        if isinstance(at, slice):
            return [self[index] for index in range(*at.indices(len(self)))]
        seen, values = self._events[at], self._values[at]
        board = board_of(self.puzzle.geometry, self.puzzle.givens, values)
        return Moment(seen.kind, seen.cell, seen.digit, _words(seen, board, self.language), seen.line, board)

    def __repr__(self) -> str:
        return f"<{self.algorithm} on {self.puzzle!r}: {len(self)} events{'' if self.complete else ' and more'}>"

    def _repr_html_(self) -> str:
        return slider(
            say(self.language, f"class.{self.algorithm}.name"),
            self.puzzle,
            [(moment.kind, moment.cell, moment.digit, moment.words) for moment in self],
            self._last(),
            _end(self.complete, self.counters, len(self), self.language),
            self.language,
        )

    def _last(self) -> Board:
        """Return the last solution of the run or, if there is none, the last board.

        The last board of a search for all solutions would not show a solution, because the search removes every digit
        in the end.
        """
        solved = (moment.board for moment in reversed(self) if moment.kind == "solution")
        return next(solved, self[-1].board if self else self.puzzle)


def watch(
    algorithm: Algorithm, puzzle: Source, events: int = LONGEST, seed: str | int = "", language: Language = ENGLISH
) -> Watched:
    """Run an algorithm of the classroom on a 9x9 puzzle, and return its first `events` events with their boards.

    The algorithms are "every-solution", "fewest-candidates", "used-tables", "first-solution", "fill-shuffle-dig",
    "exact-cover" and "engine". `seed` is for "fewest-candidates", which makes random choices. Raises SudokuError if the
    clues contradict each other.

    >>> import sudoku_workshop as sudoku
    >>> puzzle = "4..52.7.3.....3...1....7....14.....67...5...15.....42....4....5...8.....2.1.76..8"
    >>> run = sudoku.watch("exact-cover", puzzle)
    >>> len(run), run[0].words, run[-1].words, run.counters.tries
    (277, 'r5c6: trying 4.', 'r5c6: 4 removed.', 91)
    >>> any(moment.board == sudoku.solve(puzzle) for moment in run)
    True
    """
    one_of("algorithm", algorithm, ALGORITHMS)
    one_of("language", language, LANGUAGES)
    of_kind("events", events, int)
    if events < 1:
        raise SudokuError(f"events {events}: 1 or more needed")
    chosen, board = ALGORITHMS[algorithm], parse(puzzle).puzzle
    if board.geometry.name != "9":
        raise SudokuError("the algorithms are written for 9x9")
    if refused := refusal(chosen, board):
        raise SudokuError(say(ENGLISH, f"class.refused.{refused.fault}"))
    return Watched(algorithm, board, page(solving(chosen, board, str(seed)), 0, events), language)


def _after(values: Values, seen: Seen) -> Values:
    """Return the values of the board after this event."""
    if seen.kind not in (PLACE, UNDO):
        return values
    digit = seen.digit if seen.kind == PLACE else 0
    return (*values[: seen.cell], digit, *values[seen.cell + 1 :])


def _words(seen: Seen, board: Board, language: str) -> str:
    """Return the sentence that the page shows for an event."""
    cell, other = (cell_name(max(at, 0), board.geometry) for at in (seen.cell, seen.other))
    return say(language, f"class.now.{_form(seen)}", digit=seen.digit, cell=cell, other=other)


def _form(seen: Seen) -> str:
    """Return the key of the sentence for an event."""
    match seen:
        case Seen("conflict", cell) if cell < 0:
            return "nowhere"
        case Seen("conflict", digit=0):
            return "no-digit"
        case Seen("conflict", other=other) if other < 0:
            return "dead-end"
        case Seen("place", digit=0):
            return "blank"
        case Seen("undo", digit=0):
            return "back"
    return seen.kind


def _end(complete: bool, counters: Counters, known: int, language: str) -> str:
    """Return a sentence that says how the run ended, or that only its beginning is known."""
    if not complete:
        return say(language, "class.position.more", position=known, known=known)
    count = counters.solutions
    if not count:
        return say(language, "class.now.none")
    return say(language, f"class.now.end.{'one' if count == 1 else 'other'}", count=count)
