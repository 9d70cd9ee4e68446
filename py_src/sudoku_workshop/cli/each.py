"""The loop of all commands that answer puzzle by puzzle: read the puzzles, find the answers, print them in order.

If finding answers is mere computation, it is done on all cores or on a cluster. Starting processes takes longer than
answering many files, so this process works alone for the first moment. If the user sets a number of workers, they start
immediately.
"""

from argparse import ArgumentParser, Namespace
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing
from functools import partial
from typing import TypeVar

from sudoku_workshop.cli.command import FINE, Asked, add_json, add_language, board_in
from sudoku_workshop.cli.crews import Crew, add_workers, crew
from sudoku_workshop.cli.inputs import Input
from sudoku_workshop.cli.progress import Counter
from sudoku_workshop.cli.reading import Needs, add_files
from sudoku_workshop.grid.board import Board
from sudoku_workshop.spread import at_first, spread

MANY = 1 << 30  # the number of puzzles in an input that is still being read
MOMENT = 0.2  # in seconds; about the time that a slow start of processes takes
Answer = TypeVar("Answer")
Work = Callable[[Board], Answer]
Tell = Callable[[Asked, Answer, Namespace], int]  # a function that prints an answer and returns the exit status
Unread = Callable[[Namespace], None]  # a function that prints the line for an unreadable puzzle


def add_spread(parser: ArgumentParser) -> None:
    """Add the options of all commands that print an answer for each puzzle and share the work among several workers."""
    add_files(parser)
    parser.add_argument("--rules", action="store_true")
    add_json(parser)
    add_language(parser)
    add_workers(parser)


def answer_each(
    work: Work[Answer],
    tell: Tell[Answer],
    options: Namespace,
    unread: Unread | None = None,
    needs: Needs = "solutions",
) -> int:
    """Print the answer for each puzzle in turn, and return the highest exit status.

    The parameter `needs` is explained in `Input`. The other parameters are those of `spread_out`.
    """
    found = Input(options, needs)
    return max(spread_out(work, tell, found, options, unread), found.status)


def spread_out(
    work: Work[Answer],
    tell: Tell[Answer],
    found: Iterable[Asked],
    options: Namespace,
    unread: Unread | None = None,
) -> int:
    """Find the answers for puzzles with several workers, print them in order, and return the highest exit status.

    `work` finds the answer for a board. `tell` prints it, and returns the exit status. `found` are the puzzles, or the
    input that is still being read. `unread` prints the line for a puzzle that could not be read.
    """
    status, asked = FINE, found if isinstance(found, Input) else _Known(found)
    pending = deque[Asked]()  # puzzles that have been handed out and not answered yet
    with (
        crew(options, asked.total or MANY) as crew_,
        closing(_answers(work, asked, pending, crew_, options)) as answers,
        Counter("cli.progress", lambda: asked.total, options) as counter,
    ):
        first = 0  # the place of the first pending puzzle
        for place, answer in answers:
            while first <= place:  # after Ctrl+C, the answers of some puzzles are missing
                one = pending.popleft()
                first += 1
            with counter.line(place + 1):
                if answer is not None:
                    status = max(status, tell(one, answer[0], options))
                elif unread:
                    unread(options)
    return status


Placed = tuple[int, tuple[Answer] | None]  # a puzzle's index and answer; after Ctrl+C, earlier puzzles may be missing


class _Known(Iterator[Asked]):
    """Puzzles that have all been read. It has the same attributes as `Input`."""

    def __init__(self, found: Iterable[Asked]) -> None:
        self._found = [*found]
        self.total: int | None = len(self._found)
        self._left = iter(self._found)

    def __next__(self) -> Asked:
        return next(self._left)

    def is_ready(self) -> bool:
        return True


def _answers(
    work: Work[Answer], found: Input | _Known, pending: deque[Asked], crew_: Crew, options: Namespace
) -> Generator[Placed[Answer], None, None]:
    def sources() -> Iterator[Board | str | None]:
        for one in found:
            pending.append(one)
            yield one.source

    placed, things = partial(_placed, work), enumerate(sources())
    if not (options.workers or options.dask):
        yield from at_first(placed, things, MOMENT)
    yield from spread(placed, things, *crew_, found.is_ready)


def _placed(work: Work[Answer], thing: tuple[int, Board | str | None]) -> Placed[Answer]:
    """Return the index of a puzzle and its answer, or the index and None if the puzzle could not be read."""
    place, source = thing
    return place, None if source is None else (work(board_in(source)),)
